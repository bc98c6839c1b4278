// How keys and values of attention are stored.
#pragma once

#include "pewter/types.hpp"

namespace pewter {

/// The type of a cache's keys or values: numbers, or GGUF's blocks of 32.
enum class cache_type : std::uint8_t { float32, float16, bfloat16, q8_0, q4_0 };

/// What element_types.inc says of it.
PEWTER_INLINE constexpr element_traits traits_of(cache_type type) {
  if (type == cache_type::q8_0) return traits_of(block_type::q8_0);
  if (type == cache_type::q4_0) return traits_of(block_type::q4_0);
  return traits_of(static_cast<element_type>(type));
}

}  // namespace pewter
