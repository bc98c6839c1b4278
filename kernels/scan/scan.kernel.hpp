// The inclusive or exclusive prefix sum of one array by one threadgroup, carried in V (float or uint32_t).
//
// Each SIMD group takes one contiguous part, in proportion to its threads. With several SIMD groups a first
// phase adds up the parts; what lies before a part is then the sum of the earlier totals. The second phase
// scans 32 elements at a time, of which inactive ones are 0.
#pragma once

#include "kernels/array_parts.kernel.hpp"
#include "kernels/kernel_entry.hpp"
#include "kernels/scan/running_scan.kernel.hpp"
#include "kernels/streaming.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Scans x into y (may be x; past the caches if asked for), adds `before` to all, and returns that and the
/// sum of all, uniform. (What is asked for ahead: vector_prefix_sum of 1e8 halves on two cores of a Granite
/// Rapids 32 -> 20 ms, of floats 33 -> 32.)
template <class V, scan kind, class T, class U>
PEWTER_INLINE V scan_array(threadgroup& tg, const T* x, U* y, std::size_t n, V before = V(0),
                           bool past_caches = false) {
  const std::uint32_t threads = tg.thread_count(), simdgroups = tg.simdgroups_per_threadgroup();
  V* totals = tg.memory<V>(lane_count);  // (simdgroups)
  if (simdgroups > 1) {
    tg.for_each_simdgroup([&](simdgroup& sg) {
      if (sg.index() + 1 == simdgroups) return;  // nothing comes after the last part
      const part_of_array part = part_of_simdgroup(sg, threads, n);
      lanes<V> sums[2] = {V(0), V(0)};
      sg.alone().vectorized_loop(part.count, [&](std::size_t i, auto active, auto k) {
        sums[k % 2] += load(x + part.first + i, active);
      });
      totals[sg.index()] = simd_sum(sums[0] + sums[1]);
    });
  }
  if (past_caches) tg.announce_streaming();
  V* all = tg.memory<V>(1);
  tg.for_each_simdgroup([&](simdgroup& sg) {
    const part_of_array part = part_of_simdgroup(sg, threads, n);
    V carry = before;
    if (sg.index() != 0) carry += simd_sum(load(totals, first_lanes(sg.index())));
    running_scan<kind, V> sums(carry);
    if (past_caches)
      sg.alone().vectorized_loop(part.count, [&](std::size_t i, auto active, auto) PEWTER_INLINE_LAMBDA {
        fetch_ahead(x + part.first + i);
        put<stores::streaming>(y + part.first + i, sums.next(load(x + part.first + i, active)), active);
      });
    else
      sg.alone().vectorized_loop(part.count, [&](std::size_t i, auto active, auto) PEWTER_INLINE_LAMBDA {
        put<stores::ordinary>(y + part.first + i, sums.next(load(x + part.first + i, active)), active);
      });
    if (sg.index() + 1 == simdgroups) all[0] = sums.total();
  });
  return all[0];
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
