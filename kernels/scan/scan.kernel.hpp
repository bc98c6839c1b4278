// The inclusive or exclusive prefix sum of one array by one threadgroup, carried in V (float or uint32_t).
//
// Each SIMD group takes one contiguous part, in proportion to its threads. With several SIMD groups a first
// phase adds up the parts; what lies before a part is then the sum of the earlier totals. The second phase
// scans 32 elements at a time. Its only chain from step to step is one scalar addition, because a step's
// total is the last lane of its own scan: inactive lanes are loaded as 0.
#pragma once

#include "kernels/array_parts.kernel.hpp"
#include "kernels/kernel_entry.hpp"
#include "kernels/streaming.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

template <class V>
PEWTER_INLINE V last_lane(const lanes<V>& x) {
  return native::raw(x.v[lanes<V>::registers - 1])[lanes<V>::register_width - 1];
}

/// A step's scan keeps the adders busy and the multipliers idle: those add what lies before it (Zen 4: 5.7
/// -> 5.0 ns for 32 floats).
PEWTER_INLINE lanes<float> with_earlier(const lanes<float>& scanned, const lanes<float>& earlier) {
  lanes<float> sum;
  native::each<lanes<float>::registers>(
      [&](auto k) { sum.v[k] = native::add_by_multiplier(scanned.v[k], earlier.v[k]); });
  return sum;
}
PEWTER_INLINE lanes<std::uint32_t> with_earlier(const lanes<std::uint32_t>& scanned,
                                                const lanes<std::uint32_t>& earlier) {
  return scanned + earlier;
}

enum class scan { inclusive, exclusive };

/// Of a step's inclusive scan.
template <scan kind, class V>
PEWTER_INLINE lanes<V> as_kind(const lanes<V>& inclusive) {
  if constexpr (kind == scan::inclusive)
    return inclusive;
  else
    return native::shift_in(inclusive, V(0));
}

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
    const auto step = [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
      const lanes<V> scanned = simd_prefix_inclusive_sum(load(x + part.first + i, active));
      const lanes<V> earlier(carry);
      carry += last_lane(scanned);
      return with_earlier(as_kind<kind>(scanned), earlier);
    };
    if (past_caches)
      sg.alone().vectorized_loop(part.count, [&](std::size_t i, auto active, auto) {
        fetch_ahead(x + part.first + i);
        put<stores::streaming>(y + part.first + i, step(i, active), active);
      });
    else
      sg.alone().vectorized_loop(part.count, [&](std::size_t i, auto active, auto) {
        put<stores::ordinary>(y + part.first + i, step(i, active), active);
      });
    if (sg.index() + 1 == simdgroups) all[0] = carry;
  });
  return all[0];
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
