// Threadgroup-wide reductions and scans, in two stages. f(simdgroup&) gives each SIMD group's lanes; inactive
// lanes are ignored. Results are uniform. Each collective is one phase: its barrier is included.
#pragma once

#include "pewter/model/threadgroup.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

namespace native {

#if !defined(PEWTER_GPU)
/// Combines the SIMD groups' values lane by lane, then reduces over lanes once: combine(values, values) is
/// two instructions, a reduction a chain of shuffles. Every worker does so, in the same order. f must give
/// inactive lanes a neutral value.
template <class F, class Combine, class Reduce>
PEWTER_INLINE auto threadgroup_reduce(threadgroup& tg, F&& f, Combine combine, Reduce reduce) {
  using values = decltype(f(*static_cast<simdgroup*>(nullptr)));
  using T = decltype(reduce(values()));
  const bool alone = tg.simdgroups_per_threadgroup() == 1;
  values* partials = tg.collective_values<values>();
  T* result = reinterpret_cast<T*>(partials);
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    const values x = f(sg);
    if (alone)
      *result = reduce(x);
    else
      partials[sg.index()] = x;
  });
  if (alone) return *result;
  values all = partials[0];
  for (std::uint32_t i = 1; i < tg.simdgroups_per_threadgroup(); ++i) all = combine(all, partials[i]);
  return reduce(all);
}
#endif

/// f with another value in inactive lanes.
template <class F, class T>
PEWTER_INLINE auto with_inactive(F& f, T value) {
  return [&f, value](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    const lanes<T> x = f(sg);
    return sg.is_full() ? x : select(sg.active(), x, value);
  };
}

/// The element type of the lanes that f gives; declared only, for decltype.
template <class F>
auto element_of(F& f) -> decltype(simd_broadcast(f(*static_cast<simdgroup*>(nullptr)), 0u));

}  // namespace native

template <class F>
PEWTER_INLINE auto threadgroup_sum(threadgroup& tg, F&& f) {
  using T = decltype(native::element_of(f));
  return native::threadgroup_reduce(
      tg, native::with_inactive(f, T(0)), [](const auto& a, const auto& b) { return a + b; },
      [](const auto& x) {
        return simd_sum(
            x, all_lanes {} PEWTER_UNCHECKED);
      });
}
/// The largest value; a float NaN is ignored unless all are NaN. threadgroup_min alike.
template <class F>
PEWTER_INLINE auto threadgroup_max(threadgroup& tg, F&& f) {
  using T = decltype(native::element_of(f));
  return native::threadgroup_reduce(
      tg, native::with_inactive(f, native::quiet_nan_or_lowest<T>),
      [](const auto& a, const auto& b) { return max(a, b); },
      [](const auto& x) {
        return simd_max(
            x, all_lanes {} PEWTER_UNCHECKED);
      });
}
template <class F>
PEWTER_INLINE auto threadgroup_min(threadgroup& tg, F&& f) {
  using T = decltype(native::element_of(f));
  return native::threadgroup_reduce(
      tg, native::with_inactive(f, native::quiet_nan_or_max<T>),
      [](const auto& a, const auto& b) { return min(a, b); },
      [](const auto& x) {
        return simd_min(
            x, all_lanes {} PEWTER_UNCHECKED);
      });
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

/// Turns totals[0 ... n) into what is before each SIMD group, and returns the sum of all.
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
PEWTER_INLINE T threadgroup_prefix_inclusive_sum(threadgroup& tg, const per_simdgroup<lanes<T>>& values) {
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

/// values[sg] becomes the exclusive prefix sum: without each thread's own value, 0 for the first thread.
template <class T>
PEWTER_INLINE T threadgroup_prefix_exclusive_sum(threadgroup& tg, const per_simdgroup<lanes<T>>& values) {
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
