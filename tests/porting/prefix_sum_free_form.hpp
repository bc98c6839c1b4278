// y[i] = sum of x before i within the threadgroup's elements, one a thread: SIMD groups scan theirs, the
// first one scans their sums.
#pragma once

#include "pewter/pewter.hpp"

inline auto prefix_sum_free_form(const std::uint32_t* x, std::uint32_t* y) {
  using namespace pewter;
  using numbers = lanes<std::uint32_t>;
  return free_form([=](simdgroup& sg) {
    const std::size_t first =
        std::size_t{sg.threadgroup_position_in_grid().x} * sg.threads_per_threadgroup().x +
        sg.index() * std::size_t{32};
    const lane_mask present = first_lanes(sg.simdgroups_per_threadgroup());
    std::uint32_t* const sums = sg.memory<std::uint32_t>(32);
    const numbers own = load(x + first, sg);
    const numbers before = simd_prefix_exclusive_sum(own, sg.active());
    sums[sg.index()] = simd_sum(own, sg);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (sg.index() == 0) {
      const numbers all = load(sums, present);
      store(sums, simd_prefix_exclusive_sum(all, present), present);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    store(y + first, before + sums[sg.index()], sg);
  });
}
