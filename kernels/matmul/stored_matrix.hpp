// Matrices as callers of gemm store them: rows with padding, batches with a stride.
#pragma once

#include <cstddef>
#include <limits>

#include "kernels/matmul/strides.hpp"
#include "kernels/runtime/arguments.hpp"
#include "pewter/kernels.hpp"

namespace pewter::detail {

/// A batch of matrices as they are stored.
struct stored_matrix {
  std::size_t rows, cols, elements_per_row, batch_stride;

  /// The distance from the first element to behind the last one.
  std::size_t span(std::size_t batches) const {
    if (rows == 0 || cols == 0 || batches == 0) return 0;
    return (batches - 1) * batch_stride + (rows - 1) * elements_per_row + cols;
  }
  strides of(bool transposed) const {
    return transposed ? strides{1, elements_per_row, batch_stride}
                      : strides{elements_per_row, 1, batch_stride};
  }
};

/// @param name "a", for the texts of errors
template <class T>
stored_matrix check_stored(const char* function, const char* name, std::size_t rows, std::size_t cols,
                           std::size_t elements_per_row, std::size_t batches, std::size_t batch_stride) {
  if (elements_per_row == 0) elements_per_row = cols;
  if (elements_per_row < cols)
    raise("%s: elements_per_row_%s = %zu, must be 0 or at least %zu", function, name, elements_per_row, cols);
  const std::size_t one = check_elements(function, sizeof(T), rows, elements_per_row);
  if (batch_stride == gemm_options<T>::tight) batch_stride = one;
  constexpr std::size_t limit = std::numeric_limits<std::ptrdiff_t>::max() / sizeof(T);
  if (batch_stride > limit)  // what follows would overflow
    raise("%s: batch_stride_%s = %zu, must be at most %zu", function, name, batch_stride, limit);
  check_elements(function, sizeof(T), batches, batch_stride + one);
  return {rows, cols, elements_per_row, batch_stride};
}

/// Throws if matrices of C have elements in common. They lie one after the other, or side by side in shared
/// rows, as the heads of (tokens, heads, dim) do.
inline void check_apart(const char* function, const stored_matrix& c, std::size_t batches) {
  if (batches < 2 || c.rows == 0 || c.cols == 0) return;
  const std::size_t behind = c.span(1), beside = (c.elements_per_row - c.cols) / (batches - 1);
  if (c.batch_stride >= behind || (c.cols <= c.batch_stride && c.batch_stride <= beside)) return;
  if (c.cols > beside)
    raise("%s: batch_stride_c = %zu, must be at least %zu", function, c.batch_stride, behind);
  raise("%s: batch_stride_c = %zu, must be %zu to %zu or at least %zu", function, c.batch_stride, c.cols,
        beside, behind);
}

}  // namespace pewter::detail
