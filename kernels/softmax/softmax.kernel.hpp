// y = exp(x - max) / sum of exp(x - max) over a row, one threadgroup a row, grid (rows, 1, batches).
#pragma once

#include "kernels/softmax/phases.kernel.hpp"
#include "kernels/softmax/softmax.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::softmax_arguments;

template <class Walk, class T>
void softmax_of_row(threadgroup& tg, const softmax_arguments& a) {
  const uint3 at = tg.threadgroup_position_in_grid();
  const std::size_t offset = (at.z * a.rows + at.x) * a.cols;
  const T* x = static_cast<const T*>(a.x) + offset;  // (cols)
  T* y = static_cast<T*>(a.y) + offset;              // (cols)
  softmax_of_values<Walk>(tg, a.cols, values_of(x), y, stores_of_softmax(a.past_caches, x, y, a.cols));
}

/// The table of both kernels.
constexpr kernel_table table_of_softmax() {
  return kernel_table{}
      .with(pattern::stride_loop, entry<softmax_of_row<stride_walk, float>>,
            entry<softmax_of_row<stride_walk, half>>, entry<softmax_of_row<stride_walk, bfloat>>)
      .with(pattern::vectorized, entry<softmax_of_row<vectorized_walk, float>>,
            entry<softmax_of_row<vectorized_walk, half>>, entry<softmax_of_row<vectorized_walk, bfloat>>);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
