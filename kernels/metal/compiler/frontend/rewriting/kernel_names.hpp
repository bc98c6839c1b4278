// The names of a source's kernels in its library. Why: kernels/metal/compiler/frontend/language.md#names.
#pragma once

#include <map>
#include <string>

#include "kernels/metal/compiler/frontend/text/source_tokens.hpp"

namespace pewter::metal {

struct library_name {
  std::string name;
  bool is_given = false;  ///< by [[host_name]], or by namespaces: another one than the function's
  bool is_defined = false;
};

/// Names by the token `kernel`, or the one that opens the attributes with [[kernel]], of each kernel that is
/// no template; explicit specialisations of templates by their [[host_name]].
/// Kernels of one name in several namespaces are named with these: a::f, b::f.
/// @throws pewter::error two kernels, or named instantiations of templates, have one name
std::map<std::size_t, library_name> kernel_names(const source_tokens&);

}  // namespace pewter::metal
