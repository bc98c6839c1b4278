// The prefix sums of each row, inclusive or exclusive, one threadgroup a row.
#include "kernels/scan/array_scan.kernel.hpp"
#include "kernels/scan/kept_scan.kernel.hpp"
#include "kernels/scan/row_scan.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

template <class Way, class T>
struct scan_of_row {
  using arguments = detail::row_scan_arguments;
  template <int kept, int width = 1>
  static void body(threadgroup& tg, const arguments& a) {
    const std::size_t first = tg.threadgroup_position_in_grid().x * a.cols;
    const T* x = static_cast<const T*>(a.x) + first;  // (cols)
    T* y = static_cast<T*>(a.y) + first;              // (cols)
    if constexpr (kept != 0)
      scan_kept_array<kept, width>(tg, x, y, a.cols, a.exclusive);
    else
      Way::run(tg, x, y, a.cols, scan_start<float>{0.0f, a.exclusive}, a.memory);
  }
};
template <class T>
inline constexpr kernel_function entry_by_steps = entry<scan_of_row<by_steps, T>::template body<0>>;
template <class T>
inline constexpr kernel_function entry_by_parts = entry_of_rows<scan_of_row<by_parts, T>>;

}  // namespace

extern const kernel_table row_prefix_sum_table;
constexpr kernel_table row_prefix_sum_table =
    kernel_table{}
        .with(pattern::stride_loop, entry_by_steps<float>, entry_by_steps<called_half>,
              entry_by_steps<called_bfloat>)
        .with(pattern::vectorized, entry_by_parts<float>, entry_by_parts<called_half>,
              entry_by_parts<called_bfloat>);
PEWTER_END_TARGET_NAMESPACE
