// Sources of applications have vertex and fragment functions in addition to their kernels.
#pragma once

#include <string>
#include <vector>

#include "kernels/metal/compiler/frontend/text/source_tokens.hpp"
#include "kernels/metal/left_out.hpp"

namespace pewter::metal {

struct compute_source {
  std::string text;  ///< with spaces in place of what is left out: lines and columns stay; empty: all stays
  std::vector<left_out_function> left_out;
};

/// Preprocessed source without its vertex, fragment, mesh, object and intersection functions.
compute_source without_render_functions(const source_tokens& preprocessed);

}  // namespace pewter::metal
