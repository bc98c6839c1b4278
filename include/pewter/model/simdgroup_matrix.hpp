// simdgroup_matrix<T, 8, 8>: an 8x8 matrix that the threads of one SIMD group hold together (Metal Shading
// Language Specification, "SIMD-group matrices"). T is float, half or bfloat; elements are kept as float
// and rounded to T wherever a value enters a matrix of T. Products accumulate in float.
//
// The plain form, with Metal's semantics: one matrix row is one vector of eight floats.
#pragma once

#include "pewter/lanes/vectors.hpp"
#include "pewter/model/simdgroup_functions.hpp"
#include "pewter/types.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

namespace native {

using matrix_row = chunk<float, 8>;

/// The value that a float has after being stored as T.
template <class T>
PEWTER_INLINE float rounded_to(float value) {
  return static_cast<float>(static_cast<T>(value));
}

}  // namespace native

template <class T, int columns, int rows>
struct simdgroup_matrix {
  static_assert(columns == 8 && rows == 8, "Metal has 8x8 SIMD-group matrices only");

  alignas(32) float element[8][8];  ///< [row][column]

  simdgroup_matrix() = default;
  /// A diagonal matrix with `value` on the diagonal.
  PEWTER_INLINE explicit simdgroup_matrix(float value) {
    for (int r = 0; r < 8; ++r)
      for (int c = 0; c < 8; ++c) element[r][c] = r == c ? native::rounded_to<T>(value) : 0.0f;
  }

  PEWTER_INLINE explicit simdgroup_matrix(T value) requires(!native::is_float<T>)
      : simdgroup_matrix(static_cast<float>(value)) {}

  /// Row and first column of lane l's elements: quadrants of 4x4 within the matrix, two columns a lane.
  PEWTER_INLINE static constexpr int row_of(int lane) { return (lane / 4 & 4) + lane / 2 % 4; }
  PEWTER_INLINE static constexpr int column_of(int lane) { return (lane / 4 & 2) * 2 + lane % 2 * 2; }

  /// The two neighbouring columns that each lane holds.
  PEWTER_INLINE lanes2<float> thread_elements() const {
    float first[lane_count], second[lane_count];
    for (int l = 0; l < lane_count; ++l) {
      first[l] = element[row_of(l)][column_of(l)];
      second[l] = element[row_of(l)][column_of(l) + 1];
    }
    return {lanes<float>::from_array(first), lanes<float>::from_array(second)};
  }
  PEWTER_INLINE void set_thread_elements(const lanes2<float>& elements) {
    float first[lane_count], second[lane_count];
    elements.x.to_array(first);
    elements.y.to_array(second);
    for (int l = 0; l < lane_count; ++l) {
      element[row_of(l)][column_of(l)] = native::rounded_to<T>(first[l]);
      element[row_of(l)][column_of(l) + 1] = native::rounded_to<T>(second[l]);
    }
  }
};

using simdgroup_float8x8 = simdgroup_matrix<float, 8, 8>;
using simdgroup_half8x8 = simdgroup_matrix<half, 8, 8>;
using simdgroup_bfloat8x8 = simdgroup_matrix<bfloat, 8, 8>;

/// Every element is `value`.
template <class T, int columns, int rows>
PEWTER_INLINE simdgroup_matrix<T, columns, rows> make_filled_simdgroup_matrix(float value) {
  simdgroup_matrix<T, columns, rows> m;
  for (int r = 0; r < 8; ++r)
    for (int c = 0; c < 8; ++c) m.element[r][c] = native::rounded_to<T>(value);
  return m;
}

template <class T, int columns, int rows>
requires(!native::is_float<T>)
    PEWTER_INLINE simdgroup_matrix<T, columns, rows> make_filled_simdgroup_matrix(T value) {
  return make_filled_simdgroup_matrix<T, columns, rows>(static_cast<float>(value));
}

/// m = the 8x8 block at `origin` (x: column, y: row) of a row-major matrix in device or threadgroup memory;
/// transposed, m[r][c] is the block's [c][r].
template <class T>
PEWTER_INLINE void simdgroup_load(simdgroup_matrix<T, 8, 8>& m, const T* source,
                                  std::size_t elements_per_row = 8, uint2 origin = {},
                                  bool transpose = false) {
  const T* block = source + origin.y * elements_per_row + origin.x;
  for (std::size_t r = 0; r < 8; ++r)
    for (std::size_t c = 0; c < 8; ++c) {
      const float value = static_cast<float>(block[r * elements_per_row + c]);
      (transpose ? m.element[c][r] : m.element[r][c]) = value;
    }
}
template <class T>
PEWTER_INLINE void simdgroup_store(const simdgroup_matrix<T, 8, 8>& m, T* destination,
                                   std::size_t elements_per_row = 8, uint2 origin = {},
                                   bool transpose = false) {
  T* block = destination + origin.y * elements_per_row + origin.x;
  for (std::size_t r = 0; r < 8; ++r)
    for (std::size_t c = 0; c < 8; ++c)
      block[r * elements_per_row + c] = T(transpose ? m.element[c][r] : m.element[r][c]);
}

/// d = a b + c. d may be any of the operands.
template <class D, class A, class B, class C>
PEWTER_INLINE void simdgroup_multiply_accumulate(simdgroup_matrix<D, 8, 8>& d,
                                                 const simdgroup_matrix<A, 8, 8>& a,
                                                 const simdgroup_matrix<B, 8, 8>& b,
                                                 const simdgroup_matrix<C, 8, 8>& c) {
  native::matrix_row b_row[8], sum[8];
  __builtin_memcpy(b_row, b.element, sizeof b_row);
  __builtin_memcpy(sum, c.element, sizeof sum);
  native::each<8>([&](auto r) PEWTER_INLINE_LAMBDA {
    native::each<8>([&](auto k)
                        PEWTER_INLINE_LAMBDA { native::add_product(sum[r], a.element[r][k], b_row[k]); });
  });
  __builtin_memcpy(d.element, sum, sizeof sum);
  if constexpr (!native::is_float<D>)
    for (auto& row : d.element)
      for (float& value : row) value = native::rounded_to<D>(value);
}

/// d = a b.
template <class D, class A, class B>
PEWTER_INLINE void simdgroup_multiply(simdgroup_matrix<D, 8, 8>& d, const simdgroup_matrix<A, 8, 8>& a,
                                      const simdgroup_matrix<B, 8, 8>& b) {
  simdgroup_multiply_accumulate(d, a, b, make_filled_simdgroup_matrix<float, 8, 8>(0.0f));
}

template <class T>
PEWTER_INLINE simdgroup_matrix<T, 8, 8> operator*(const simdgroup_matrix<T, 8, 8>& a,
                                                  const simdgroup_matrix<T, 8, 8>& b) {
  simdgroup_matrix<T, 8, 8> d;
  simdgroup_multiply(d, a, b);
  return d;
}

PEWTER_END_TARGET_NAMESPACE
