// Function constants: a variable with [[function_constant(n)]] is initialised by __pw_fc<n>, of which a
// constant with a value has a specialisation. import/unset_constants.cpp has what becomes of the others.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace pewter::metal {

/// The declarations of __pw_fc, and one of its specialisations.
std::string declaration_of_constants();
/// @param value as the source would have it: "true", "16", "float3(1, 2, 3)"
std::string definition_of_constant(const std::string& index, const std::string& value);

}  // namespace pewter::metal
