// Metal's mem_flags.
#pragma once

#include <cstdint>

#include "pewter/native/target.hpp"

namespace pewter {

/// Which memory a barrier orders. Here every barrier orders all of it; checked mode goes by the flags.
enum class mem_flags : std::uint8_t { mem_none = 0, mem_device = 1, mem_threadgroup = 2, mem_texture = 4 };
PEWTER_INLINE constexpr mem_flags operator|(mem_flags a, mem_flags b) {
  return static_cast<mem_flags>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}

}  // namespace pewter
