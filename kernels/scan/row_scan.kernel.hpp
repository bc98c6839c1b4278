// The prefix sums of each row, one threadgroup a row.
#pragma once

#include "kernels/scan/array_scan.kernel.hpp"
#include "kernels/scan/row_scan.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

template <scan kind, class Way, class T>
void scan_row(threadgroup& tg, const detail::row_scan_arguments& a) {
  const std::size_t first = tg.threadgroup_position_in_grid().x * a.cols;
  T* y = static_cast<T*>(a.y) + first;  // (cols)
  Way::template run<kind>(tg, static_cast<const T*>(a.x) + first, y, a.cols, 0.0f, a.memory);
}

template <scan kind>
constexpr kernel_table table_of_row_scan() {
  return kernel_table{}
      .with(pattern::stride_loop, entry<scan_row<kind, by_steps, float>>,
            entry<scan_row<kind, by_steps, half>>, entry<scan_row<kind, by_steps, bfloat>>)
      .with(pattern::vectorized, entry<scan_row<kind, by_parts, float>>,
            entry<scan_row<kind, by_parts, half>>, entry<scan_row<kind, by_parts, bfloat>>);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
