// Function constants: a variable with [[function_constant(n)]] is initialised by __pw_fc<n>, which has a
// specialisation if the constant has a value. import/parameters/unset_constants.cpp treats the others.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace pewter::metal {

/// The declarations of __pw_fc: what each text begins with.
std::string declaration_of_constants();

/// These, and specialisations for constants that have values.
/// @param values by index or name, as the source would have them: "true", "16", "float3(1, 2, 3)"
/// @param indices by name, of the source's constants
/// @param unknown gets the names among them that the source does not have
std::string text_of_constants(const std::map<std::string, std::string>& values,
                              const std::map<std::string, std::string>& indices,
                              std::vector<std::string>& unknown);

}  // namespace pewter::metal
