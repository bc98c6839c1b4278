// The host side of softmax and its relatives.
//
// softmax and batched_softmax: error relative to |y|, in eps. Numerator: x - max is off by eps/2 of itself,
// |x - max| / 2 as a relative error of exp, 8 for |x - max| <= 16 (the tests' normal values with outliers of
// 8 sigma); exp 1.5. Sum: its terms' errors weighted with the terms, t e^-t / 2 < 0.2 each, and 1.5; the
// summation. Then the reciprocal and the product, 0.5 each: 8 + 1.5 + 1.7 + 1 < 13 and the summation.
#pragma once

#include "kernels/common/rows.hpp"
#include "kernels/softmax/softmax.hpp"
#include "kernels/softmax/softmax_rows.hpp"

namespace pewter::detail {

template <class T>
void run_softmax(const launched_kernel& kernel, const T* x, T* y, batched_shape shape,
                 const launch& options) {
  const auto& [function, about, tables] = kernel;
  const std::size_t n = check_elements(function, sizeof(T), shape.batches, shape.rows, shape.cols);
  check_pointer(function, "x", x, n);
  check_pointer(function, "y", y, n);
  check_same_or_disjoint(function, "x", x, n * sizeof(T), "y", y, n * sizeof(T));
  // Beyond caches rows are stored non-temporally, which tiles are not.
  constexpr std::size_t usual_caches = std::size_t{32} << 20;
  const row_launch how{.tiles = 2 * n * sizeof(T) <= usual_caches, .on_device = row_values::kept};
  announce_shape(about.dimensions.size() == 3 ? problem_shape{{shape.batches, shape.rows, shape.cols}}
                                              : problem_shape{{shape.rows, shape.cols}});
  const memory_policy policy = policy_of_results(about, traversal::rows, y, n, y == x, options);
  run_rows<T>(kernel, softmax_arguments{x, y, shape.rows, shape.cols, policy}, shape, options,
              pattern::automatic, how);
}

/// The largest entropy of `cols` weights, natural logarithm.
inline double entropy_of(std::size_t cols) {
  return std::log(static_cast<double>(std::max(cols, std::size_t{1})));
}

/// What a sum of exponentials by one pass adds, in eps: a factor each block of a long row, and one at the
/// end. A factor is an exponential, 1.5, and a product, 0.5.
inline double rescaling_error(std::size_t cols) {
  return cols <= one_pass_block ? 0 : 2 * static_cast<double>(cols / one_pass_block + 1);
}

/// What rows in a GPU's registers add, in eps: a thread's sum becomes relative to the SIMD group's largest
/// element, and then to the row's, by an exponential, 1.5, and a product, 0.5; so does what it multiplies by.
inline constexpr double error_of_own_sums = 4, error_of_own_factor = 2;
/// What a GPU's exponentials of few bits (native/exp.hpp) add to the sum of a row of up to 2^17 elements, in
/// eps: 0.5, and 0.55 of each |x - max|, whose mean by weights is at most the logarithm of their number.
inline constexpr double error_of_few_bits = 7;

/// Of rows of `cols` elements.
inline double softmax_error(std::size_t cols) { return summation_error(cols) + 13; }
/// Maximum, subtraction, exp counted as one, addition, product.
inline constexpr double softmax_flops_per_element = 5;

}  // namespace pewter::detail
