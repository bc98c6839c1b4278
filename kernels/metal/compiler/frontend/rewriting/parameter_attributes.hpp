// Attributes of a kernel's parameters, [[buffer(0)]] and [[thread_position_in_grid]], as annotations that
// clang keeps.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "kernels/metal/compiler/frontend/text/source_tokens.hpp"

namespace pewter::metal {

/// Whether an attribute binds a parameter or makes it a position.
bool is_of_parameter(std::string_view name);

bool is_position(std::string_view name);

/// Variables of the program that are a thread's position: the first tokens of their declarations.
std::set<std::size_t> program_positions(const source_tokens&);

/// The annotation for the attribute of tokens [begin, end), which is_of_parameter, in the list that opens at
/// `open`: annotate("pewter:buffer", index, whether it is in the constant address space, whether it is
/// there). It stands behind the name or the lengths of an array.
std::string parameter_annotation(const source_tokens&, std::size_t begin, std::size_t end, std::size_t open);

}  // namespace pewter::metal
