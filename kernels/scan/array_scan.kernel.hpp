// y[i] = x[0] + ... + x[i], or to x[i - 1], of an array by one threadgroup, in the way of each pattern.
//
// stride_loop is Metal's way: the threadgroup takes as many elements as it has threads, scans them in two
// stages (within each SIMD group, then what the SIMD groups before it hold), and carries the sum on to the
// next ones: two barriers a step. vectorized gives each SIMD group one contiguous part of the array, which
// needs two barriers in all and reads it twice. For one SIMD group both are the same, without a second stage.
#pragma once

#include "kernels/scan/scan.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Reads a register: an index known only at run time would take the lanes through memory.
PEWTER_INLINE float last_lane(const lanes<float>& x) {
  return native::element(x.v[lanes<float>::registers - 1], lanes<float>::register_width - 1);
}

/// The exclusive sums of an inclusive scan of 32.
PEWTER_INLINE lanes<float> sums_below(const lanes<float>& inclusive) {
  return native::shift_in(inclusive, native::vec<float>(0.0f));
}

struct by_steps {
  /// x, y (n), y may be x; what lies before is added to all. Ordinary stores.
  template <class T>
  PEWTER_INLINE static void run(threadgroup& tg, const T* x, T* y, std::size_t n, scan_start<float> start,
                                const memory_policy&) {
    if (tg.simdgroups_per_threadgroup() == 1) {  // whose steps need no second stage
      scan_array<float>(tg, x, y, n, start);
      return;
    }
    const lane_mask present = first_lanes(tg.simdgroups_per_threadgroup());
    const auto scanned = tg.per_simdgroup_state<lanes<float>>();
    float* totals = tg.memory<float>(lane_count);
    float carry = start.before;
    for (std::size_t step = 0; step < n; step += tg.thread_count()) {
      const auto place = [&](const simdgroup& sg)
                             PEWTER_INLINE_LAMBDA { return step + std::size_t{sg.index()} * lane_count; };
      const auto inside = [&](const simdgroup& sg) PEWTER_INLINE_LAMBDA {
        const std::size_t left = place(sg) < n ? n - place(sg) : 0;
        return sg.active() & first_lanes(left < lane_count ? static_cast<std::uint32_t>(left) : 32u);
      };
      tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
        lanes<float> mine = 0.0f;
        if (any(inside(sg))) mine = simd_prefix_inclusive_sum(load(x + place(sg), inside(sg)));
        scanned[sg] = mine;
        totals[sg.index()] = last_lane(mine);
      });
      // Read before the next barrier: the next step overwrites the totals.
      const lanes<float> sums = load(totals, present);
      const float earlier_steps = carry;
      carry += simd_sum(sums);
      tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
        if (!any(inside(sg))) return;
        const float earlier = sum_of_earlier(sg, sums);
        const lanes<float> mine = start.exclusive ? sums_below(scanned[sg]) : scanned[sg];
        store(y + place(sg), mine + (earlier + earlier_steps), inside(sg));
      });
    }
  }
};

struct by_parts {
  template <class T>
  PEWTER_INLINE static void run(threadgroup& tg, const T* x, T* y, std::size_t n, scan_start<float> start,
                                const memory_policy& memory) {
    scan_array<float>(tg, x, y, n, start, memory);
  }
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE
