// Threadgroup-wide reductions and scans, in two stages: within each SIMD group, then over the SIMD groups'
// results. f(simdgroup&) gives each SIMD group's lanes; inactive lanes are ignored. Results are uniform.
// Each collective is one phase: its barrier is included.
#pragma once

#include "pewter/threadgroup.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

namespace native {

/// Stage one stores reduce_active(lanes, mask) a SIMD group; stage two reduces those, on every worker.
template <class F, class Reduce>
PEWTER_INLINE auto threadgroup_reduce(threadgroup& tg, F&& f, Reduce reduce_active) {
  using T = decltype(reduce_active(f(*static_cast<simdgroup*>(nullptr)), lane_mask{}));
  T* partials = tg.collective_values<T>();
  tg.for_each_simdgroup([&](simdgroup& sg) {
    const auto x = f(sg);
    partials[sg.index()] = sg.is_full() ? reduce_active(x, all_lanes{}) : reduce_active(x, sg.active());
  });
  const std::uint32_t n = tg.simdgroups_per_threadgroup();
  if (n == 1) return partials[0];
  const lane_mask present = first_lanes(n);
  return reduce_active(load(partials, present), present);
}

}  // namespace native

template <class F>
PEWTER_INLINE auto threadgroup_sum(threadgroup& tg, F&& f) {
  return native::threadgroup_reduce(tg, f, [](const auto& x, auto active) { return simd_sum(x, active); });
}
/// Of floats the largest that is not NaN; NaN if all are.
template <class F>
PEWTER_INLINE auto threadgroup_max(threadgroup& tg, F&& f) {
  return native::threadgroup_reduce(tg, f, [](const auto& x, auto active) { return simd_max(x, active); });
}
template <class F>
PEWTER_INLINE auto threadgroup_min(threadgroup& tg, F&& f) {
  return native::threadgroup_reduce(tg, f, [](const auto& x, auto active) { return simd_min(x, active); });
}

/// The value that thread `index` of the threadgroup has in its lane.
template <class F>
PEWTER_INLINE auto threadgroup_broadcast(threadgroup& tg, std::uint32_t index, F&& f) {
  using T = decltype(simd_broadcast(f(*static_cast<simdgroup*>(nullptr)), 0u));
  if (index >= tg.thread_count())
    detail::raise("threadgroup_broadcast: index = %u, must be below the threadgroup's %u threads", index,
                  tg.thread_count());
  T* value = tg.collective_values<T>();
  tg.for_each_simdgroup([&](simdgroup& sg) {
    if (sg.index() == index / lane_count) value[0] = simd_broadcast(f(sg), index % lane_count);
  });
  return value[0];
}

namespace native {

/// Turns totals[0 ... n) into what lies before each SIMD group, and returns the sum of all.
template <class T>
PEWTER_INLINE T scan_totals(T* totals, std::uint32_t n) {
  const lane_mask present = first_lanes(n);
  const lanes<T> x = load(totals, present);
  store(totals, simd_prefix_exclusive_sum(x), present);
  return simd_sum(x);
}

}  // namespace native

/// values[sg] becomes the inclusive prefix sum over the threadgroup's threads in order of their index.
/// Returns the sum of all, uniform.
template <class T>
PEWTER_INLINE T threadgroup_prefix_inclusive_sum(threadgroup& tg, per_simdgroup<lanes<T>> values) {
  T* totals = tg.collective_values<T>();
  tg.for_each_simdgroup([&](simdgroup& sg) {
    const lanes<T> x = select(sg.active(), values[sg], T(0));
    values[sg] = simd_prefix_inclusive_sum(x);
    totals[sg.index()] = simd_sum(x);
  });
  T* sum = tg.collective_values<T>();
  tg.first_simdgroup(
      [&](simdgroup&) { sum[0] = native::scan_totals(totals, tg.simdgroups_per_threadgroup()); });
  tg.for_each_simdgroup([&](simdgroup& sg) { values[sg] += totals[sg.index()]; });
  return sum[0];
}

/// As above without each thread's own value: the first thread gets 0.
template <class T>
PEWTER_INLINE T threadgroup_prefix_exclusive_sum(threadgroup& tg, per_simdgroup<lanes<T>> values) {
  T* totals = tg.collective_values<T>();
  tg.for_each_simdgroup([&](simdgroup& sg) {
    const lanes<T> x = select(sg.active(), values[sg], T(0));
    values[sg] = simd_prefix_exclusive_sum(x);
    totals[sg.index()] = simd_sum(x);
  });
  T* sum = tg.collective_values<T>();
  tg.first_simdgroup(
      [&](simdgroup&) { sum[0] = native::scan_totals(totals, tg.simdgroups_per_threadgroup()); });
  tg.for_each_simdgroup([&](simdgroup& sg) { values[sg] += totals[sg.index()]; });
  return sum[0];
}

PEWTER_END_TARGET_NAMESPACE
