// Features of Metal that compute kernels on a CPU do not have here, found by their names.
#pragma once

#include <string>
#include <vector>

#include "kernels/metal/compiler/frontend/text/source_tokens.hpp"

namespace pewter::metal {

/// "file:line: feature" for each use in the user's source, in its order.
std::vector<std::string> find_unsupported(const source_tokens&);

}  // namespace pewter::metal
