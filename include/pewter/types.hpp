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

/// How a number is stored that kernels compute on. Arithmetic is in float for all of them.
enum class element_type : std::uint8_t {
#define PEWTER_ELEMENT_TYPE(enumerator, ...) enumerator,
#include "pewter/detail/element_types.inc"
};
/// How quantised numbers are stored, a block of them at a time.
enum class block_type : std::uint8_t {
#define PEWTER_GGUF_TYPE(name, ...) name,
#define PEWTER_AFFINE_TYPE(name, ...) name,
#include "pewter/detail/element_types.inc"
};

/// What a row of element_types.inc says of a type.
struct element_traits {
  const char* name;
  std::uint16_t elements;   ///< of a block; 1: numbers are stored one by one
  std::uint16_t bytes;      ///< of a block
  std::uint8_t alignment;   ///< in files; kernels take blocks at any address
  std::uint8_t bits;        ///< of a code of an affine type; 0: blocks hold their scales
  std::int8_t gguf_number;  ///< GGUF's own number of the type; -1: not of GGUF
};
inline constexpr int element_type_count = 0
#define PEWTER_ELEMENT_TYPE(...) +1
#include "pewter/detail/element_types.inc"
    ;
inline constexpr int block_type_count = 0
#define PEWTER_GGUF_TYPE(...) +1
#define PEWTER_AFFINE_TYPE(...) +1
#include "pewter/detail/element_types.inc"
    ;

/// The type's row of the table. The table is the function's own, so that objects of two targets share none.
PEWTER_INLINE constexpr element_traits traits_of(element_type type) {
  constexpr element_traits rows[] = {
#define PEWTER_ELEMENT_TYPE(enumerator, type, bytes) {#type, 1, bytes, bytes, 0, -1},
#include "pewter/detail/element_types.inc"
  };
  return rows[static_cast<int>(type)];
}
/// The same of a block type.
PEWTER_INLINE constexpr element_traits traits_of(block_type type) {
  constexpr element_traits rows[] = {
#define PEWTER_GGUF_TYPE(name, number, elements, bytes, alignment) \
  {#name, elements, bytes, alignment, 0, number},
#define PEWTER_AFFINE_TYPE(name, bits, group) {#name, group, (group) * (bits) / 8, 4, bits, -1},
#include "pewter/detail/element_types.inc"
  };
  return rows[static_cast<int>(type)];
}
/// Whether scales and biases are arrays of their own, as MLX has them.
PEWTER_INLINE constexpr bool is_affine(block_type type) { return traits_of(type).bits != 0; }

/// How threads are mapped to data.
enum class pattern : std::uint8_t {
  automatic,    ///< the library chooses from the shape
  direct,       ///< one thread an element
  stride_loop,  ///< thread t takes elements t, t + T, t + 2T, ... of its threadgroup's range
  vectorized,   ///< each thread takes four elements at a time; a SIMD group takes 128 in a row
  tiled,        ///< a 2D tile of the output a threadgroup, operands staged in threadgroup memory; in row
                ///< kernels, a thread a row, a SIMD group's 32 rows reduced together
};
inline constexpr int pattern_count = 5;

/// Bytes of an element.
PEWTER_INLINE constexpr std::size_t size_of(element_type type) { return traits_of(type).bytes; }
/// "float", "half" or "bfloat".
PEWTER_INLINE constexpr const char* name_of(element_type type) { return traits_of(type).name; }
/// "q4_0", "affine4_64": the enumerator's name.
PEWTER_INLINE constexpr const char* name_of(block_type type) { return traits_of(type).name; }
/// The enumerator's name.
PEWTER_INLINE constexpr const char* name_of(pattern p) {
  constexpr const char* names[pattern_count] = {"automatic", "direct", "stride_loop", "vectorized", "tiled"};
  return names[static_cast<int>(p)];
}

}  // namespace pewter
