// Threadgroup-wide reductions in free-form kernels: each SIMD group gives its active lanes, and all get the
// same uniform result, bit for bit that of the collectives of phases (collectives.hpp). Each is one barrier
// of the threadgroup; SIMD groups that have returned take no part.
#pragma once

#include "pewter/model/free_form.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

namespace native {

/// The values of the SIMD groups that took part in collective `number`, combined in their order.
template <class Values, class Combine>
PEWTER_INLINE Values combined_of(const detail::free_form_place& own, const Values* partials,
                                 std::uint32_t number, Combine combine) {
  Values all = partials[own.simdgroup];
  bool is_first = true;
  for (std::uint32_t i = 0; i < own.threadgroup.simdgroups; ++i) {
    if (__atomic_load_n(&own.threadgroup.shared->collectives_of[i], __ATOMIC_RELAXED) < number) continue;
    all = is_first ? partials[i] : combine(all, partials[i]);
    is_first = false;
  }
  return all;
}

/// Collectives alternate between two places, so that one barrier a collective does. One host thread combines
/// once for all; several do so for each SIMD group, at the same time.
template <class Values, class Combine, class Reduce>
PEWTER_INLINE auto threadgroup_reduce(const simdgroup& sg, const char* name, const Values& x, Combine combine,
                                      Reduce reduce, call_site site) {
  using T = decltype(reduce(x));
  static_assert(sizeof(T) <= 8 && sizeof(Values) * 32 <= detail::free_form_threadgroup::collective_bytes);
  detail::free_form_place& own = sg.free_form(name);
  if (own.threadgroup.simdgroups == 1 || own.has_returned) return reduce(x);
  detail::free_form_shared& shared = *own.threadgroup.shared;
  const std::uint32_t number = ++own.collectives, place = number & 1;
  auto* const partials =
      reinterpret_cast<Values*>(own.threadgroup.collective + place * own.threadgroup.collective_bytes);
  partials[own.simdgroup] = x;
  __atomic_store_n(&shared.has_collectives, std::uint8_t{1}, __ATOMIC_RELAXED);
  __atomic_store_n(&shared.collectives_of[own.simdgroup], number, __ATOMIC_RELAXED);
  PEWTER_CHECKED(const detail::checked_barrier scope(0, own.threadgroup.simdgroups);)
  if (!detail::barrier_by_turns(site, name)) detail::named_barrier(0, own.threadgroup.simdgroups, site, name);
  if (own.threadgroup.workers > 1) return reduce(combined_of(own, partials, number, combine));
  T result;
  if (shared.combined[place] == number) {
    __builtin_memcpy(&result, shared.results[place], sizeof result);
  } else {
    result = reduce(combined_of(own, partials, number, combine));
    shared.combined[place] = number;
    __builtin_memcpy(shared.results[place], &result, sizeof result);
  }
  return result;
}

}  // namespace native

template <class T>
PEWTER_INLINE T threadgroup_sum(const simdgroup& sg, const lanes<T>& x,
                                call_site site = {__builtin_FILE(), __builtin_LINE()}) {
  return native::threadgroup_reduce(
      sg, "threadgroup_sum", sg.is_full() ? x : select(sg, x, T(0)),
      [](const auto& a, const auto& b) PEWTER_INLINE_LAMBDA { return a + b; },
      [](const auto& all) PEWTER_INLINE_LAMBDA {
        return simd_sum(
            all, all_lanes {} PEWTER_UNCHECKED);
      },
      site);
}
/// The largest value; a float NaN is ignored unless all are NaN.
template <class T>
PEWTER_INLINE T threadgroup_max(const simdgroup& sg, const lanes<T>& x,
                                call_site site = {__builtin_FILE(), __builtin_LINE()}) {
  return native::threadgroup_reduce(
      sg, "threadgroup_max", sg.is_full() ? x : select(sg, x, native::quiet_nan_or_lowest<T>),
      [](const auto& a, const auto& b) PEWTER_INLINE_LAMBDA { return max(a, b); },
      [](const auto& all) PEWTER_INLINE_LAMBDA {
        return simd_max(
            all, all_lanes {} PEWTER_UNCHECKED);
      },
      site);
}
template <class T>
PEWTER_INLINE T threadgroup_min(const simdgroup& sg, const lanes<T>& x,
                                call_site site = {__builtin_FILE(), __builtin_LINE()}) {
  return native::threadgroup_reduce(
      sg, "threadgroup_min", sg.is_full() ? x : select(sg, x, native::quiet_nan_or_max<T>),
      [](const auto& a, const auto& b) PEWTER_INLINE_LAMBDA { return min(a, b); },
      [](const auto& all) PEWTER_INLINE_LAMBDA {
        return simd_min(
            all, all_lanes {} PEWTER_UNCHECKED);
      },
      site);
}

PEWTER_END_TARGET_NAMESPACE
