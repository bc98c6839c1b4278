// How long a compilation may take and how much memory it may have: a source of others is data.
#pragma once

#include <string>

#include "kernels/metal/support/process.hpp"

namespace pewter::metal {

/// The defaults' reason: kernels/metal/compiler/driver/compilation.md#limits.
inline constexpr double default_compile_seconds = 600;
/// With less not even the compiler's libraries can be loaded.
inline constexpr std::uint64_t least_compile_memory = std::uint64_t{64} << 20;

/// What was set, else what the environment says, else the defaults.
/// @throws error for a variable that is no number, or not above 0
process_limits compile_limits();

/// The error of a compilation that was ended by one of its limits: the limit's name and value.
std::string text_of_exceeded(const process_result&, const process_limits&);

}  // namespace pewter::metal
