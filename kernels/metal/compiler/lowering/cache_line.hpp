#pragma once

#include <cstdint>

namespace pewter::metal {

/// What a processor reads from memory at once, in bytes.
inline constexpr std::int64_t line_bytes = 64;

}  // namespace pewter::metal
