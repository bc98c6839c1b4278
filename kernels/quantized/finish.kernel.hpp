// Sums become elements of y: activation(sum + bias) + residual.
#pragma once

#include "kernels/common/kernel_entry.hpp"
#include "kernels/elementwise/activate.kernel.hpp"
#include "kernels/quantized/quantized.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::quantized_matmul_arguments;
using detail::quantized_rows;

/// Sums of columns [col, col + 32), as far as they are active, of the row at a place.
template <class T, class Active>
PEWTER_INLINE void finish_sums(const quantized_matmul_arguments& a, std::size_t matrix, std::size_t place,
                               std::size_t col, const float* from, Active active) {
  const std::size_t row = a.place != nullptr ? a.place[place].row_of_y : place, at = row * a.n + col;
  lanes<float> sums = load(from, active);
  if (a.bias != nullptr) sums += load(static_cast<const T*>(a.bias) + matrix * a.n + col, active);
  if (a.how != activation::none) sums = activate(a.how, sums);
  if (a.residual != nullptr) sums += load(static_cast<const T*>(a.residual) + at, active);
  store(static_cast<T*>(a.y) + at, sums, active);
}

/// Sums of rows that are `apart` from each other.
struct sums_of_rows {
  const float* sums;
  std::size_t apart;
};

/// Columns [col, col + cols), at most 32, of the rows from a place on.
template <class T>
[[gnu::flatten, gnu::noinline]] void finish_rows(const quantized_matmul_arguments& a, std::size_t matrix,
                                                 std::size_t place, std::size_t rows, std::size_t col,
                                                 std::size_t cols, sums_of_rows from) {
  const lane_mask inside = first_lanes(static_cast<std::uint32_t>(cols));
  for (std::size_t r = 0; r < rows; ++r, from.sums += from.apart) {
    if (cols == lane_count)
      finish_sums<T>(a, matrix, place + r, col, from.sums, all_lanes{});
    else
      finish_sums<T>(a, matrix, place + r, col, from.sums, inside);
  }
}

PEWTER_INLINE std::size_t least_of_columns(std::size_t count) {
  return count < std::size_t{lane_count} ? count : std::size_t{lane_count};
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
