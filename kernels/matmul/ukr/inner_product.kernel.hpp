// The inner-product micro-kernel, for few rows of C and a transposed op(B): dot products along K, each
// element of B read once.
#pragma once

#include "kernels/matmul/tile.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Sums of one register fill the registers together with their operands: 4 rows by 3 columns of 16 registers,
/// 4 by 6 or 6 by 4 of AVX-512's 32. Few loads of A then serve many columns: rows of A of some thousand
/// elements come from L2 again for each. Four columns are streams enough for hardware prefetchers.
/// Why: kernels/matmul/skinny.md#inner-products.
constexpr int dots_rows = detail::inner_product_mr(native::width<float>);
template <int rows>
constexpr int dots_cols = detail::inner_product_nr(rows, native::width<float>);

/// How elements of A (float) and B are loaded and multiplied: `width` iterations over k a register.
template <class T>
struct float_dot {
  using a_element = float;
  using b_element = T;
  using part = native::vec<float>;
  static constexpr std::size_t width = native::width<float>;

  PEWTER_INLINE static part load_part(const float* p) { return native::load(p); }
  template <class H>
  PEWTER_INLINE static part load_part(const H* p) {
    return native::to_float(native::load_chunk<native::half_bits>(p), p);
  }
  template <class E>
  PEWTER_INLINE static part load_part(const E* p, lane_mask rest) {
    return load(p, rest).v[0];
  }
  PEWTER_INLINE static part multiply_add(const part& a, const part& b, const part& sum) {
    return native::fma(a, b, sum);
  }
};

/// to[r * to_row + c] = A[r] . B[c] for `rows` rows of A and `cols` of B.
template <int rows, int cols, class Dot>
[[gnu::flatten, gnu::noinline]] void dots(const typename Dot::a_element* a, std::size_t a_row,
                                          const typename Dot::b_element* b, std::size_t b_row, std::size_t k,
                                          float* to, std::size_t to_row) {
  using part = typename Dot::part;
  native::vec<float> sum[rows * cols];
  native::each<rows * cols>([&](auto i) { sum[i] = native::vec<float>(0.0f); });
  const auto step = [&](std::size_t i, auto... rest) {
    part b_part[cols];
    native::each<cols>(
        [&](auto c) { b_part[c] = Dot::load_part(b + std::size_t{c.value} * b_row + i, rest...); });
    if constexpr (dots_cols<rows> < 4)
      native::each<cols>([&](auto c) {  // the next columns; an address that need not be B's
        constexpr int into_l2 = 2;
        const auto at =
            reinterpret_cast<std::uintptr_t>(b) + ((cols + std::size_t{c.value}) * b_row + i) * sizeof(*b);
        __builtin_prefetch(reinterpret_cast<const void*>(at), 0, into_l2);
      });
    native::each<rows>([&](auto r) {
      const part a_part = Dot::load_part(a + std::size_t{r.value} * a_row + i, rest...);
      native::each<cols>(
          [&](auto c) { sum[r * cols + c] = Dot::multiply_add(a_part, b_part[c.value], sum[r * cols + c]); });
    });
  };
  std::size_t i = 0;
  for (; i + Dot::width <= k; i += Dot::width) step(i);
  if (i < k) step(i, first_lanes(static_cast<std::uint32_t>(k - i)));
  native::each<rows>([&](auto r) {
    native::each<cols>([&](auto c) {
      lanes<float> one_register(0.0f);
      one_register.v[0] = sum[r * cols + c];
      to[std::size_t{r.value} * to_row + std::size_t{c.value}] = simd_sum(one_register);
    });
  });
}

/// The same for `rows_present`, at most `rows`, and for all columns of a micro-tile of these or of more rows,
/// or for two, or for one.
template <class Dot, int rows = dots_rows>
PEWTER_INLINE void dots_of(std::size_t rows_present, std::size_t cols_present,
                           const typename Dot::a_element* a, std::size_t a_row,
                           const typename Dot::b_element* b, std::size_t b_row, std::size_t k, float* to,
                           std::size_t to_row) {
  if constexpr (rows > 1) {
    if (rows_present < rows)
      return dots_of<Dot, rows - 1>(rows_present, cols_present, a, a_row, b, b_row, k, to, to_row);
  }
  if (cols_present == 1) return dots<rows, 1, Dot>(a, a_row, b, b_row, k, to, to_row);
  if (cols_present == 2) return dots<rows, 2, Dot>(a, a_row, b, b_row, k, to, to_row);
  if (cols_present == std::size_t{dots_cols<dots_rows>})
    return dots<rows, dots_cols<dots_rows>, Dot>(a, a_row, b, b_row, k, to, to_row);
  dots<rows, dots_cols<rows>, Dot>(a, a_row, b, b_row, k, to, to_row);
}

/// A SIMD group's block of C from rows of A and of B, `a_row` and `b_row` elements apart.
template <class Dot, std::size_t block_cols>
void inner_product_block(const block_coordinates& at, const typename Dot::a_element* a, std::size_t a_row,
                         const typename Dot::b_element* b, std::size_t b_row, std::size_t k,
                         accumulator_view sums) {
  const std::size_t columns = at.cols < block_cols ? at.cols : block_cols;
  float values[block_rows * block_cols] = {};
  constexpr std::uint32_t vector = native::width<float>;
  const std::size_t rows = detail::inner_product_rows(at.rows, vector),
                    cols = detail::inner_product_nr(rows, vector);
  for (std::size_t c = 0, some = 0; c < columns; c += some) {
    some = least_of(columns - c, cols);
    if (some > 2 && some < cols) {  // some of the last columns once more, or two by two
      some = columns < cols ? 2 : cols;
      if (columns >= cols) c = columns - cols;
    }
    for (std::size_t r = 0; r < at.rows; r += rows)  // the rows of B then lie in a cache for all of A's
      dots_of<Dot>(least_of(at.rows - r, rows), some, a + r * a_row, a_row, b + c * b_row, b_row, k,
                   values + r * block_cols + c, block_cols);
  }
  for (std::size_t r = 0; r < at.rows; ++r)
    __builtin_memcpy(sums.below(r).first, values + r * block_cols, block_cols * sizeof(float));
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
