// The prefix sums of each row, one threadgroup a row.
#pragma once

#include "kernels/scan/array_scan.kernel.hpp"
#include "kernels/scan/kept_scan.kernel.hpp"
#include "kernels/scan/row_scan.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

template <scan kind, class Way, class T>
struct scan_of_row {
  using arguments = detail::row_scan_arguments;
  template <int kept, int width = 1>
  static void body(threadgroup& tg, const arguments& a) {
    const std::size_t first = tg.threadgroup_position_in_grid().x * a.cols;
    const T* x = static_cast<const T*>(a.x) + first;  // (cols)
    T* y = static_cast<T*>(a.y) + first;              // (cols)
    if constexpr (kept != 0)
      scan_kept_array<kind, kept, width>(tg, x, y, a.cols);
    else
      Way::template run<kind>(tg, x, y, a.cols, 0.0f, a.memory);
  }
};
template <scan kind, class T>
inline constexpr kernel_function entry_by_steps = entry<scan_of_row<kind, by_steps, T>::template body<0>>;
template <scan kind, class T>
inline constexpr kernel_function entry_by_parts = entry_of_rows<scan_of_row<kind, by_parts, T>>;

template <scan kind>
constexpr kernel_table table_of_row_scan() {
  return kernel_table{}
      .with(pattern::stride_loop, entry_by_steps<kind, float>, entry_by_steps<kind, stored_half>,
            entry_by_steps<kind, stored_bfloat>)
      .with(pattern::vectorized, entry_by_parts<kind, float>, entry_by_parts<kind, stored_half>,
            entry_by_parts<kind, stored_bfloat>);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
