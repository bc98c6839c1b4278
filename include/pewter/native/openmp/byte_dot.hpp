// The OpenMP layer's dot products of bytes.
#pragma once

#include "pewter/native/openmp/bytes.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

/// Sums of 32 products by fours, and the same as floats.
struct quads {
  std::int32_t v[8];
};
struct quad_floats {
  float v[8];
};

PEWTER_INLINE quads zero_quads() { return {}; }

/// sums + w x; w is from 0 to 127, or, if `is_signed`, from -128 to 127, x from -127 to 127.
template <bool is_signed>
PEWTER_INLINE quads add_products(const quads& sums, const byte_vec* w, const byte_vec* x) {
  std::int8_t of_w[lane_count], of_x[lane_count];
  __builtin_memcpy(of_w, w, sizeof of_w);
  __builtin_memcpy(of_x, x, sizeof of_x);
  quads r = sums;
  simd_loop<8>([&](int k) PEWTER_INLINE_LAMBDA {
    for (int j = 4 * k; j < 4 * k + 4; ++j) r.v[k] += of_w[j] * of_x[j];
  });
  return r;
}
/// sums + scale * a, one scale for all products or one for each 16.
template <int scales>
PEWTER_INLINE void add_scaled(quad_floats& sums, const quads& a, const float* scale) {
  simd_loop<8>([&](int k) PEWTER_INLINE_LAMBDA {
    sums.v[k] += static_cast<float>(a.v[k]) * scale[scales == 1 ? 0 : k / 4];
  });
}
PEWTER_INLINE float sum_of(const quad_floats& a) {
  float sum = 0;
  for (int k = 0; k < 4; ++k) sum += a.v[k] + a.v[k + 4];
  return sum;
}
/// The sums of the first 16 products and of the others.
PEWTER_INLINE void sums_of_halves(const quads& a, std::int32_t* of_halves) {
  of_halves[0] = a.v[0] + a.v[1] + a.v[2] + a.v[3];
  of_halves[1] = a.v[4] + a.v[5] + a.v[6] + a.v[7];
}

// ---- columns: 32 lanes with four bytes each, which meet the same four of a row ----

inline constexpr bool has_unsigned_columns = false;

/// sums += the products of columns and a row's four bytes, which are from -127 to 127.
template <bool is_signed>
PEWTER_INLINE void add_column_products(vec<std::int32_t>* sums, const vec<std::uint32_t>* columns,
                                       std::int32_t row) {
  std::int8_t of_columns[4 * lane_count], of_row[4];
  std::int32_t values[lane_count];
  __builtin_memcpy(of_columns, columns, sizeof of_columns);
  __builtin_memcpy(of_row, &row, sizeof of_row);
  __builtin_memcpy(values, sums, sizeof values);
  simd_loop<lane_count>([&](int k) PEWTER_INLINE_LAMBDA {
    for (int j = 0; j < 4; ++j) values[k] += of_columns[4 * k + j] * of_row[j];
  });
  __builtin_memcpy(sums, values, sizeof values);
}
/// table[byte % 16] of each byte of the columns.
PEWTER_INLINE void look_up_columns(const std::uint8_t* table, vec<std::uint32_t>* columns) {
  std::uint8_t at[4 * lane_count];
  __builtin_memcpy(at, columns, sizeof at);
  for (std::uint8_t& byte : at) byte = table[byte & 15];
  __builtin_memcpy(columns, at, sizeof at);
}

// ---- eight numbers ----

/// to = factor * each of eight signed bytes.
PEWTER_INLINE void scale_eight(std::uint64_t bytes, float factor, float* to) {
  for (int k = 0; k < 8; ++k) to[k] = factor * static_cast<float>(static_cast<std::int8_t>(bytes >> (8 * k)));
}
/// to = a b, with b[0], b[0], b[1], b[1], ... where `of_pairs`.
template <bool of_pairs>
PEWTER_INLINE void multiply_eight(const float* a, const float* b, float* to) {
  for (int k = 0; k < 8; ++k) to[k] = a[k] * b[of_pairs ? k / 2 : k];
}
/// sums += a b
PEWTER_INLINE void add_eight_products(float* sums, const float* a, const float* b) {
  for (int k = 0; k < 8; ++k) sums[k] += a[k] * b[k];
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
