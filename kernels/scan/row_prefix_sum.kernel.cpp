// y[r][i] = x[r][0] + ... + x[r][i], one threadgroup a row.
//
// stride_loop is Metal's way: the threadgroup takes as many elements as it has threads, scans them in two
// stages (within each SIMD group, then what the SIMD groups before it hold), and carries the sum on to the
// next ones: two barriers a step. vectorized gives each SIMD group one contiguous part of the row, which
// needs two barriers a row and reads the row twice, or once if there is only one SIMD group.
#include "kernels/scan/row_prefix_sum.hpp"

#include "kernels/scan/scan.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::row_prefix_sum_arguments;

template <class T>
void by_steps(threadgroup& tg, const row_prefix_sum_arguments& a) {
  const std::size_t r = tg.threadgroup_position_in_grid().x;
  const T* x = static_cast<const T*>(a.x) + r * a.cols;  // (cols)
  T* y = static_cast<T*>(a.y) + r * a.cols;              // (cols)
  const lane_mask present = first_lanes(tg.simdgroups_per_threadgroup());
  const auto scanned = tg.per_simdgroup_state<lanes<float>>();
  float* totals = tg.memory<float>(lane_count);
  float carry = 0;
  for (std::size_t step = 0; step < a.cols; step += tg.thread_count()) {
    const auto place = [&](const simdgroup& sg) { return step + std::size_t{sg.index()} * lane_count; };
    const auto inside = [&](const simdgroup& sg) {
      const std::size_t left = place(sg) < a.cols ? a.cols - place(sg) : 0;
      return sg.active() & first_lanes(left < lane_count ? static_cast<std::uint32_t>(left) : 32u);
    };
    tg.for_each_simdgroup([&](simdgroup& sg) {
      lanes<float> mine = 0.0f;
      if (any(inside(sg))) mine = simd_prefix_inclusive_sum(load(x + place(sg), inside(sg)));
      scanned[sg] = mine;
      totals[sg.index()] = last_lane(mine);
    });
    // Read before the next barrier: the next step overwrites the totals.
    const lanes<float> sums = load(totals, present);
    const float before = carry;
    carry += simd_sum(sums);
    tg.for_each_simdgroup([&](simdgroup& sg) {
      if (!any(inside(sg))) return;
      const float earlier = simd_sum(sums, first_lanes(sg.index()));
      store(y + place(sg), scanned[sg] + (earlier + before), inside(sg));
    });
  }
}

template <class T>
void by_parts(threadgroup& tg, const row_prefix_sum_arguments& a) {
  const std::size_t first = tg.threadgroup_position_in_grid().x * a.cols;
  scan_array<float, true>(tg, static_cast<const T*>(a.x) + first, static_cast<T*>(a.y) + first, a.cols);
}

}  // namespace

extern const kernel_table row_prefix_sum_table;
constexpr kernel_table row_prefix_sum_table =
    kernel_table{}
        .with(pattern::stride_loop, entry<by_steps<float>>, entry<by_steps<half>>, entry<by_steps<bfloat>>)
        .with(pattern::vectorized, entry<by_parts<float>>, entry<by_parts<half>>, entry<by_parts<bfloat>>);
PEWTER_END_TARGET_NAMESPACE
