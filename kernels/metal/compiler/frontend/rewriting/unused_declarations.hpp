// A kernel uses little of a large source: what it cannot use is left out before clang reads it.
// Why: kernels/metal/compiler/driver/compilation.md#on-demand.
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace pewter::metal {

/// The text without functions, types, aliases and variables of namespaces whose names stand nowhere in what
/// is kept; each line where it was. Kernels that are wanted, and what tables may hold, are kept, and so is
/// all whose form is not plain.
/// @param rewritten without Metal's own headers
/// @param words_of_headers which may use a name of the source, too
std::string without_unused(std::string_view rewritten, const std::set<std::string>& words_of_headers);

}  // namespace pewter::metal
