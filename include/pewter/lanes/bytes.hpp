// What quantised formats are unpacked by: a run of 32 bytes from packed codes, and sums of products of bytes.
// On a CPU a run is a lanes<std::uint8_t>; on a GPU four threads have it (native/gpu/run_bytes.hpp).
#pragma once

#include "pewter/lanes/lanes.hpp"
#include "pewter/lanes/memory.hpp"
#if defined(PEWTER_GPU)
#include "pewter/native/gpu/run_bytes.hpp"
#elif defined(PEWTER_LANES_OPENMP)
#include "pewter/native/openmp/byte_dot.hpp"
#else
#include "pewter/native/xsimd/byte_tile.hpp"
#endif

#if !defined(PEWTER_GPU)
PEWTER_BEGIN_TARGET_NAMESPACE

using byte_lanes = lanes<std::uint8_t>;

namespace native {
/// Little-endian numbers at any address.
PEWTER_INLINE std::uint16_t two_bytes_at(const std::uint8_t* p) {
  return static_cast<std::uint16_t>(p[0] | p[1] << 8);
}
PEWTER_INLINE std::uint32_t four_bytes_at(const std::uint8_t* p) {
  std::uint32_t bytes = 0;
  __builtin_memcpy(&bytes, p, sizeof bytes);
  return bytes;
}
PEWTER_INLINE std::uint64_t eight_bytes_at(const std::uint8_t* p) {
  std::uint64_t bytes = 0;
  __builtin_memcpy(&bytes, p, sizeof bytes);
  return bytes;
}
/// The second and the third quarter change places.
struct by_sixteens {
  static constexpr int source(int i) { return i / 8 == 1 ? i + 8 : i / 8 == 2 ? i - 8 : i; }
};
}  // namespace native

/// Every byte shifted right by n, zeros moving in.
PEWTER_INLINE byte_lanes shift_bytes_right(const byte_lanes& a, int n) {
  byte_lanes r;
  native::each<byte_lanes::registers>(
      [&](auto k) PEWTER_INLINE_LAMBDA { r.v[k] = native::shift_bytes_right(a.v[k], n); });
  return r;
}
/// Every byte shifted left by n.
PEWTER_INLINE byte_lanes shift_bytes_left(const byte_lanes& a, int n) {
  byte_lanes r;
  native::each<byte_lanes::registers>(
      [&](auto k) PEWTER_INLINE_LAMBDA { r.v[k] = native::shift_bytes_left(a.v[k], n); });
  return r;
}
/// a as it is: a product that is rounded before something is added to it, on every target.
PEWTER_INLINE lanes<float> rounded(const lanes<float>& a) {
  lanes<float> r;
  native::each<lanes<float>::registers>([&](auto k)
                                            PEWTER_INLINE_LAMBDA { r.v[k] = native::rounded(a.v[k]); });
  return r;
}
/// 16 bytes: their lower halves in lanes 0 to 15, their upper ones in lanes 16 to 31.
PEWTER_INLINE byte_lanes lower_then_upper_nibbles(const std::uint8_t* p) {
  byte_lanes r;
  native::lower_then_upper_nibbles(p, r.v);
  return r;
}
/// 16 bytes: of each eight the lower halves, then the upper ones.
PEWTER_INLINE byte_lanes nibbles_by_sixteens(const std::uint8_t* p) {
  const byte_lanes nibbles = lower_then_upper_nibbles(p);
  byte_lanes in_order;
  native::permute<native::by_sixteens, std::uint8_t>(nibbles.v, in_order.v);
  return in_order;
}
/// `value` where a bit of 32 is one, else zero.
PEWTER_INLINE byte_lanes bytes_where(std::uint32_t bits, std::uint8_t value) {
  return select(lane_mask(bits), byte_lanes(value), byte_lanes(0));
}
/// 32 codes of some bits each, in a row from the lowest bit on.
template <int bits>
PEWTER_INLINE byte_lanes packed_codes(const std::uint8_t* p) {
  if constexpr (bits == 8) {
    return byte_lanes::from_array(p);
  } else {
    byte_lanes r;
    native::packed_codes<bits>(p, r.v);
    return r;
  }
}
/// table[index % 16] of each lane.
PEWTER_INLINE byte_lanes table_of_16(const std::uint8_t* table, const byte_lanes& index) {
  byte_lanes r;
  native::table_of_16(table, index.v, r.v);
  return r;
}
/// The same of a table that is known when this is compiled.
template <const std::uint8_t (&table)[16]>
PEWTER_INLINE byte_lanes table_of_16(const byte_lanes& index) {
  return table_of_16(table, index);
}

/// Four bytes of each of 32 columns, the first the lowest.
using column_lanes = lanes<std::uint32_t>;

/// sums += the products of columns and the four bytes at `row`, which are signed and not -128. Columns' bytes
/// are unsigned, below 128 unless native::has_unsigned_columns, or, if `is_signed`, signed.
template <bool is_signed>
PEWTER_INLINE void add_column_products(lanes<std::int32_t>& sums, const column_lanes& columns,
                                       const std::int8_t* row) {
  std::int32_t four;
  __builtin_memcpy(&four, row, sizeof four);
  native::add_column_products<is_signed>(sums.v, columns.v, four);
}
/// table[byte % 16] of each byte.
PEWTER_INLINE column_lanes look_up_columns(const std::uint8_t* table, column_lanes columns) {
  native::look_up_columns(table, columns.v);
  return columns;
}

PEWTER_END_TARGET_NAMESPACE
#endif
