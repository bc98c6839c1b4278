// Products of small tiles in float, C (+)= A B: A element by element, B and C by registers, sums in registers
// over all of K.
#pragma once

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

// With 32 registers an iteration is 24 multiply-adds and 10 loads, with 16 it is 12 and 8. The sums cover a
// latency of 4 on two ports.
constexpr int product_rows = 6;
#if defined(__AVX512F__) || defined(__aarch64__)
constexpr int product_registers = 4;
#else
constexpr int product_registers = 2;
#endif

/// Element (r, k) is from[r * row + k * col].
struct product_a {
  const float* from;
  std::size_t row, col;
};
/// Row k is from + k * row, of B; row r, of C.
struct product_b {
  const float* from;
  std::size_t row;
};
struct product_c {
  float* to;
  std::size_t row;
};

/// c[r] = factors[r] c[r] + sum over k of a[r][k] b[k], or without factors the sum alone.
template <int rows, int registers>
[[gnu::flatten, gnu::noinline]] void multiply_registers(const product_a& a, const product_b& b, std::size_t k,
                                                        const product_c& c, const float* factors) {
  using vec = native::vec<float>;
  constexpr int width = native::width<float>;
  vec sum[rows][registers];
  native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
    native::each<registers>([&](auto j) PEWTER_INLINE_LAMBDA {
      sum[r][j] = factors == nullptr ? vec(0.0f)
                                     : native::load(c.to + std::size_t{r.value} * c.row + j.value * width) *
                                           vec(factors[r.value]);
    });
  });
  std::size_t below[rows];
  native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA { below[r] = std::size_t{r.value} * a.row; });
  const float *a_col = a.from, *b_row = b.from;
  const std::size_t a_step = a.col, b_step = b.row;
#pragma GCC unroll 1
  for (std::size_t left = k; left != 0; --left) {
    vec of_b[registers];
    native::each<registers>([&](auto j)
                                PEWTER_INLINE_LAMBDA { of_b[j] = native::load(b_row + j.value * width); });
    native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
      const vec of_a(a_col[below[r]]);
      native::each<registers>(
          [&](auto j) PEWTER_INLINE_LAMBDA { sum[r][j] = native::fma(of_a, of_b[j], sum[r][j]); });
    });
    a_col += a_step;
    b_row += b_step;
  }
  native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
    native::each<registers>([&](auto j) PEWTER_INLINE_LAMBDA {
      native::store(c.to + std::size_t{r.value} * c.row + j.value * width, sum[r][j]);
    });
  });
}

/// The same for as many rows and registers as are left, at most product_rows and product_registers.
template <int rows = product_rows, int registers = product_registers>
PEWTER_INLINE void multiply_some(std::size_t rows_left, std::size_t registers_left, const product_a& a,
                                 const product_b& b, std::size_t k, const product_c& c,
                                 const float* factors) {
  if constexpr (rows > 1) {
    if (rows_left < rows)
      return multiply_some<rows - 1, registers>(rows_left, registers_left, a, b, k, c, factors);
  }
  if constexpr (registers > 1) {
    if (registers_left < registers)
      return multiply_some<rows, registers - 1>(rows_left, registers_left, a, b, k, c, factors);
  }
  multiply_registers<rows, registers>(a, b, k, c, factors);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
