// Small vocabulary types that every layer shares: sizes in three dimensions, element types, patterns.
#pragma once

#include <cstddef>
#include <cstdint>

#include "pewter/native/target.hpp"

namespace pewter {

/// Extents or a position in up to three dimensions, x fastest (Metal's `MTLSize`, `uint3`).
struct uint3 {
  std::uint32_t x = 1, y = 1, z = 1;

  /// The same extents.
  PEWTER_INLINE constexpr bool operator==(const uint3& o) const { return x == o.x && y == o.y && z == o.z; }
  /// x * y * z in 64 bits. Cannot overflow for validated geometry.
  PEWTER_INLINE constexpr std::uint64_t volume() const { return std::uint64_t{x} * y * z; }
};

/// A position in two dimensions: x is the column, y the row (Metal's `ulong2` matrix origin).
struct uint2 {
  std::uint64_t x = 0, y = 0;
};

/// How a value is stored in device memory. Arithmetic is in float for all of them.
enum class element_type : std::uint8_t { float32, float16, bfloat16 };
inline constexpr int element_type_count = 3;

/// How threads are mapped to data.
enum class pattern : std::uint8_t {
  automatic,    ///< the library chooses from the shape
  direct,       ///< one thread an element
  stride_loop,  ///< thread t takes elements t, t + T, t + 2T, ... of its threadgroup's range
  vectorized,   ///< each thread takes four elements at a time; a SIMD group takes 128 in a row
  tiled,        ///< a 2D tile of the output a threadgroup, operands staged in threadgroup memory; of row
                ///< kernels, a thread a row, a SIMD group's 32 rows reduced together
};
inline constexpr int pattern_count = 5;

/// Bytes of an element.
PEWTER_INLINE constexpr std::size_t size_of(element_type type) {
  return type == element_type::float32 ? 4 : 2;
}
/// "float", "half" or "bfloat".
PEWTER_INLINE constexpr const char* name_of(element_type type) {
  return type == element_type::float32 ? "float" : type == element_type::float16 ? "half" : "bfloat";
}
/// The enumerator's name.
PEWTER_INLINE constexpr const char* name_of(pattern p) {
  constexpr const char* names[pattern_count] = {"automatic", "direct", "stride_loop", "vectorized", "tiled"};
  return names[static_cast<int>(p)];
}

}  // namespace pewter
