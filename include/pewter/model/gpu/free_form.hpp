// free_form.hpp for a GPU: SIMD groups are the warps of a block, which run at the same time, so that nothing
// has to take turns. The threadgroup's barrier is the hardware's, which does not wait for threads that have
// ended: a SIMD group that returns ends. Where all SIMD groups wait, those that do so in another barrier or
// for an mbarrier end the launch after the host's limit (PEWTER_DEVICE_TIMEOUT).
#pragma once

#include "pewter/model/mem_flags.hpp"
#include "pewter/model/threadgroup.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

PEWTER_INLINE void clear_shared(std::uint32_t threads, const wait_limit& limit) {
  constexpr std::uint32_t words = offsetof(free_form_shared, wait_nanoseconds) / sizeof(std::uint32_t);
  free_form_shared& shared = shared_in_block();
  auto* const all = reinterpret_cast<std::uint32_t*>(&shared);
  for (std::uint32_t i = thread_of_block(); i < words; i += threads) all[i] = 0;
  if (thread_of_block() == 0) {
    shared.wait_nanoseconds = limit.nanoseconds;
    shared.overran = limit.overran;
  }
  wait_for_block();
}

PEWTER_INLINE void leave_block(std::uint32_t simdgroup) {
  wait_for_simdgroup();
  if (own_lane() == 0) {
    fence_in_block();
    __atomic_fetch_or(&shared_in_block().returned, 1u << simdgroup, __ATOMIC_RELAXED);
  }
}

/// The barrier's place among those of groups of SIMD groups.
PEWTER_INLINE std::uint32_t find_group(free_form_shared& shared, std::uint32_t first, std::uint32_t count) {
  const std::uint32_t key = first << 8 | count;
  for (std::uint32_t i = 0; i < free_form_shared::group_limit; ++i) {
    std::uint32_t found = 0;
    if (replace(shared.groups[i], found, key) || found == key) return i;
  }
  detail::raise("simdgroup::sync: more than %u groups of a threadgroup", free_form_shared::group_limit);
}

/// Returns once SIMD groups [first, first + count) wait too, or have returned. Any of those that wait lets
/// all of them pass.
PEWTER_INLINE void wait_for_group(std::uint32_t first, std::uint32_t count, std::uint32_t own) {
  wait_for_simdgroup();
  if (own_lane() == 0) {
    fence_in_block();
    free_form_shared& shared = shared_in_block();
    const std::uint32_t at = find_group(shared, first, count), members = first_lanes(count).bits << first;
    const std::uint32_t passed = seen(shared.passed[at]);
    __atomic_fetch_or(&shared.waiting[at], 1u << own, __ATOMIC_RELAXED);
    bounded_wait wait;
    while (seen(shared.passed[at]) == passed) {
      wait.look_again(shared);
      std::uint32_t waiting = seen(shared.waiting[at]);
      if (((waiting | seen(shared.returned)) & members) != members) continue;
      fence_in_block();
      if (!replace(shared.waiting[at], waiting, 0u)) continue;
      fence_in_block();
      __atomic_fetch_add(&shared.passed[at], 1u, __ATOMIC_RELAXED);
    }
    fence_in_block();
  }
  wait_for_simdgroup();
}

}  // namespace native

// ---- simdgroup's ----

PEWTER_INLINE void simdgroup::sync(call_site) const {
  const native::free_form_place& own = free_form("simdgroup::sync");
  const std::uint32_t simdgroups = simdgroups_per_group();
  if (simdgroups == 1)
    native::wait_for_simdgroup();
  else if (simdgroups == simdgroups_per_threadgroup())
    native::wait_for_block();
  else
    native::wait_for_group(begin_ / lane_count, simdgroups, own.simdgroup);
}

/// Beyond 32 KB in all the kernel ends with a trap.
template <class T>
PEWTER_INLINE T* simdgroup::memory(std::size_t n, call_site) const {
  native::free_form_place& own = free_form("simdgroup::memory");
  return native::allocated_in_block<T>(own.memory_top, n);
}

PEWTER_INLINE void simdgroup::leave_barriers() const {
  native::leave_block(free_form_->simdgroup);
  native::end_thread();
}

// ---- kernels, barriers and collectives ----

template <class Body>
class free_form_kernel {
 public:
  PEWTER_INLINE explicit free_form_kernel(Body body) : body_(body) {}

  PEWTER_INLINE void operator()(threadgroup& tg) const {
    const std::uint32_t index = native::thread_of_block() / lane_count;
    native::clear_shared(tg.dispatch_simdgroups_per_threadgroup() * lane_count, tg.limit_of_waits());
    if (index >= tg.simdgroups_per_threadgroup()) return;
    native::free_form_place place{index};
    simdgroup sg(tg.place(), index, tg.thread_count(), place);
    body_(sg);
    native::leave_block(index);
  }

 private:
  Body body_;
};
template <class Body>
PEWTER_INLINE free_form_kernel<Body> free_form(Body body, const char* = nullptr) {
  return free_form_kernel<Body>(body);
}

PEWTER_INLINE void threadgroup_barrier(mem_flags = mem_flags::mem_threadgroup, call_site = {}) {
  native::wait_for_block();
}
PEWTER_INLINE void simdgroup_barrier(mem_flags = mem_flags::mem_threadgroup) { native::wait_for_simdgroup(); }

namespace native {

/// reduce(values, present) of what `own` is in the SIMD groups that have not returned. Collectives alternate
/// between two places, so that one barrier a collective does.
template <class T, class Reduce>
PEWTER_INLINE T threadgroup_reduce(const simdgroup& sg, T own, Reduce reduce) {
  static_assert(sizeof(T) <= sizeof(std::uint64_t));
  free_form_place& place = sg.free_form("a collective");
  free_form_shared& shared = shared_in_block();
  const std::uint32_t number = ++place.collectives, lane = static_cast<std::uint32_t>(own_lane());
  T* const partials = reinterpret_cast<T*>(shared.partials[number & 1]);
  partials[place.simdgroup] = own;
  shared.collectives_of[place.simdgroup] = number;
  wait_for_block();
  const bool takes_part = shared.collectives_of[lane] >= number;
  return reduce(lanes<T>(takes_part ? partials[lane] : T{}), lane_mask(ballot(takes_part)));
}

}  // namespace native

template <class T>
PEWTER_INLINE T threadgroup_sum(const simdgroup& sg, const lanes<T>& x, call_site = {}) {
  const auto reduce = [](const lanes<T>& all, lane_mask present)
                          PEWTER_INLINE_LAMBDA { return simd_sum(all, present); };
  return native::threadgroup_reduce(sg, reduce(x, sg), reduce);
}
/// The largest value; a float NaN is ignored unless all are NaN.
template <class T>
PEWTER_INLINE T threadgroup_max(const simdgroup& sg, const lanes<T>& x, call_site = {}) {
  const auto reduce = [](const lanes<T>& all, lane_mask present)
                          PEWTER_INLINE_LAMBDA { return simd_max(all, present); };
  return native::threadgroup_reduce(sg, reduce(x, sg), reduce);
}
template <class T>
PEWTER_INLINE T threadgroup_min(const simdgroup& sg, const lanes<T>& x, call_site = {}) {
  const auto reduce = [](const lanes<T>& all, lane_mask present)
                          PEWTER_INLINE_LAMBDA { return simd_min(all, present); };
  return native::threadgroup_reduce(sg, reduce(x, sg), reduce);
}

PEWTER_END_TARGET_NAMESPACE
