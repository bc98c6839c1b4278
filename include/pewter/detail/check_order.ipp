// Checked mode: what orders accesses of free-form kernels, barriers and mbarriers. After check.ipp, whose
// place of the thread it needs.
#include "pewter/detail/check_state.hpp"

namespace pewter::detail {

inline void join_known(known_times& a, const known_times& b, unsigned flags) {
  if ((flags & 1) != 0) join(a.in_device, b.in_device);
  if ((flags & 2) != 0) join(a.in_threadgroup, b.in_threadgroup);
}
inline void advance(known_times& own, std::uint32_t s) {
  ++own.in_device[s];
  ++own.in_threadgroup[s];
}
inline std::uint32_t phases_of(const mbarrier_state* of) {
  return static_cast<std::uint32_t>(__atomic_load_n(&of->word, __ATOMIC_ACQUIRE) >> 44);
}

PEWTER_ONCE void threadgroup_check::arrive(std::uint32_t s, const void* where, std::uint32_t key,
                                           unsigned flags) {
  join_known(meetings_[{where, key, passes_[{s, where, key}]}], known_[s], flags);
  advance(known_[s], s);
}
PEWTER_ONCE void threadgroup_check::leave(std::uint32_t s, const void* where, std::uint32_t key,
                                          unsigned flags) {
  const std::uint32_t pass = passes_[{s, where, key}]++;
  join_known(known_[s], meetings_[{where, key, pass}], flags);
  for (std::uint32_t left = returned_; left != 0; left &= left - 1) {  // instead of their arrival
    const auto other = static_cast<std::uint32_t>(__builtin_ctz(left));
    if (passes_[{other, where, key}] <= pass) join_known(known_[s], known_[other], flags);
  }
}
PEWTER_ONCE void threadgroup_check::release(std::uint32_t s, const mbarrier_state* of) {
  join_known(meetings_[{of, phases_of(of), 0}], known_[s], checked_barrier::all_memory);
  advance(known_[s], s);
}
PEWTER_ONCE void threadgroup_check::acquire(std::uint32_t s, const mbarrier_state* of) {
  const auto end = meetings_.lower_bound({of, phases_of(of), 0});
  for (auto phase = meetings_.lower_bound({of, 0, 0}); phase != end; ++phase)
    join_known(known_[s], phase->second, checked_barrier::all_memory);
}

PEWTER_ONCE void check_release(const mbarrier_state* of) {
  if (here.group == nullptr) return;
  const std::lock_guard lock(here.all->mutex);
  here.group->release(this_fiber.fiber, of);
}
PEWTER_ONCE void check_acquire(const mbarrier_state* of) {
  if (here.group == nullptr) return;
  const std::lock_guard lock(here.all->mutex);
  here.group->acquire(this_fiber.fiber, of);
}
PEWTER_ONCE void check_return() {
  if (here.group == nullptr) return;
  const std::lock_guard lock(here.all->mutex);
  here.group->end(this_fiber.fiber);
}

PEWTER_ONCE checked_barrier::checked_barrier(std::uint32_t first, std::uint32_t count, unsigned flags)
    : key_(first << 8 | count), flags_(flags) {
  if (here.group == nullptr) return;
  const std::lock_guard lock(here.all->mutex);
  here.group->arrive(this_fiber.fiber, nullptr, key_, flags_);
}
PEWTER_ONCE checked_barrier::~checked_barrier() {
  if (here.group == nullptr) return;
  const std::lock_guard lock(here.all->mutex);
  here.group->leave(this_fiber.fiber, nullptr, key_, flags_);
}

}  // namespace pewter::detail
