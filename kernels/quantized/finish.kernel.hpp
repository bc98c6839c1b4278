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
PEWTER_INLINE void finish_sums(const quantized_matmul_arguments& a, const quantized_rows& rows,
                               std::size_t place, std::size_t col, lanes<float> sums, Active active) {
  const std::size_t row = a.place != nullptr ? a.place[place].row_of_y : place, at = row * a.n + col;
  if (a.bias != nullptr) sums += load(static_cast<const T*>(a.bias) + rows.matrix * a.n + col, active);
  if (a.how != activation::none) sums = activate(a.how, sums);
  if (a.residual != nullptr) sums += load(static_cast<const T*>(a.residual) + at, active);
  store(static_cast<T*>(a.y) + at, sums, active);
}

/// The same of up to `cols` columns.
template <class T>
PEWTER_INLINE void finish_some(const quantized_matmul_arguments& a, const quantized_rows& rows,
                               std::size_t place, std::size_t col, const float* sums, std::size_t cols) {
  if (cols >= lane_count) return finish_sums<T>(a, rows, place, col, load(sums), all_lanes{});
  const lane_mask inside = first_lanes(static_cast<std::uint32_t>(cols));
  finish_sums<T>(a, rows, place, col, load(sums, inside), inside);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
