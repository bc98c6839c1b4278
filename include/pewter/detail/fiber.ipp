// The runtime of fibers: barriers and other waits of a threadgroup, and how it fails. Who runs next on a host
// thread is fiber_runner's.
#include <cxxabi.h>

#include <memory>
#include <thread>
#include <utility>

#include "pewter/detail/fiber_stack.hpp"
#include "pewter/detail/fiber_text.hpp"
#include "pewter/detail/kept_by_thread.hpp"
#include "pewter/detail/simdgroup_order.hpp"
#include "pewter/model/fiber.hpp"

namespace pewter::detail {

#if defined(PEWTER_COMPILED)
constinit thread_local current_fiber this_fiber{};
#endif

}  // namespace pewter::detail

#include "pewter/detail/fiber_runner.ipp"

namespace pewter::detail {

PEWTER_ONCE fiber_team::fiber_team(const fiber_team_setup& setup) : setup_(setup) {
  barriers_[0].key.store(setup.fibers, std::memory_order_relaxed);
  for (barrier_slot& slot : barriers_) slot.team = this;
}

PEWTER_ONCE void fiber_team::start(const fiber_team_setup& setup) {
  setup_ = setup;
  for (barrier_slot& slot : barriers_) {
    if (slot.key.load(std::memory_order_relaxed) == 0) break;
    slot.key.store(0, std::memory_order_relaxed);
    slot.state.store(0, std::memory_order_relaxed);
  }
  barriers_[0].key.store(setup.fibers, std::memory_order_relaxed);
  ended_.store(0, std::memory_order_relaxed);
  if (!has_failed()) return;
  failed_.store(0);
  first_failure_ = nullptr;
  for (fiber_wait& wait : waits_) wait.word = nullptr;
}

PEWTER_ONCE void fiber_team::run(std::uint32_t worker, body_function body, void* context) {
  fiber_runner& runner = fiber_runner::of_this_thread();
  if (runner.is_running()) raise("fiber_team::run: called from inside a fiber; threadgroups do not nest");
  runner.run(*this, worker, body, context);
}

inline std::uint32_t fiber_team::members_of(std::uint32_t key) {
  const std::uint32_t first = key >> 8, count = key & 0xff;
  return (count >= 32 ? ~0u : (1u << count) - 1) << (first & 31);
}

inline fiber_team::barrier_slot& fiber_team::slot_of(std::uint32_t key) {
  for (barrier_slot& slot : barriers_) {
    std::uint32_t found = slot.key.load(std::memory_order_acquire);
    if (found == 0 && slot.key.compare_exchange_strong(found, key)) return slot;
    if (found == key) return slot;
  }
  raise("barrier: more than %u parts of one threadgroup have barriers of their own", barrier_limit);
}

inline std::uint32_t fiber_team::release_if_complete(barrier_slot& slot) {
  const std::uint32_t members = members_of(slot.key.load(std::memory_order_acquire));
  std::uint64_t state = slot.state.load();
  for (;;) {
    const auto arrived = static_cast<std::uint32_t>(state);
    if (arrived == 0 || ((arrived | ended_.load()) & members) != members) return 0;
    if (slot.state.compare_exchange_weak(state, ((state >> 32) + 1) << 32)) return arrived;
  }
}

/// waits_ of the calling fiber says for what, and whether that is over.
PEWTER_INLINE void fiber_team::wait_here(bool over) {
  fiber_wait& own = waits_[this_fiber.fiber];
  // A word that counts modulo two may have gone on to the old value again before this fiber's turn.
  while (!over && !has_failed()) {
    fiber_runner::of_this_thread().park();
    over = own.is_over();
  }
  own.word = nullptr;
  // A destructor that waits while its fiber is unwound must not throw; its results are not read.
  if (!over && std::uncaught_exceptions() == 0) throw fiber_unwound{};
}
PEWTER_ONCE void fiber_team::wait(const fiber_wait& what) {
  if (what.is_over()) return;
  if (this_fiber.turns != nullptr) leave_turns();
  waits_[this_fiber.fiber] = what;
  wait_here(false);
}
inline void fiber_team::go_on_waiting() { wait_here(waits_[this_fiber.fiber].is_over()); }

PEWTER_ONCE void fiber_team::barrier(std::uint32_t first, std::uint32_t count, call_site site,
                                     const char* name) {
  const std::uint32_t own = 1u << this_fiber.fiber;
  if (this_fiber.turns != nullptr) {
    if (first == 0 && count == setup_.fibers && barrier_by_turns(site, name)) return;
    if (this_fiber.turns != nullptr) leave_turns();
  }
  if ((ended_.load(std::memory_order_relaxed) & own) != 0) return;
  barrier_slot& slot = slot_of(first << 8 | count);
  fiber_runner& runner = fiber_runner::of_this_thread();
  std::uint64_t before;
  if (setup_.workers == 1) {  // without locked instructions
    before = slot.state.load(std::memory_order_relaxed);
    const std::uint64_t with_own = before | own;
    const std::uint32_t members = members_of(first << 8 | count);
    const auto arrived = static_cast<std::uint32_t>(with_own);
    if (((arrived | ended_.load(std::memory_order_relaxed)) & members) == members) {
      slot.state.store(((before >> 32) + 1) << 32, std::memory_order_relaxed);
      return runner.wake(arrived);
    }
    slot.state.store(with_own, std::memory_order_relaxed);
  } else {
    before = slot.state.fetch_or(own);
    if (const std::uint32_t released = release_if_complete(slot)) {
      runner.wake(released);
      return announce();
    }
  }
  // Member by member: a copy by vector registers would wait for the stores of what it copies.
  fiber_wait& wait = waits_[this_fiber.fiber];
  wait.shift = 32;
  wait.mask = ~0u;
  wait.old = static_cast<std::uint32_t>(before >> 32);
  wait.site.file = site.file;
  wait.site.line = site.line;
  wait.name = name;
  wait.missing = missing_at_barrier;
  wait.object = &slot;
  wait.word = &slot.state;
  if (setup_.workers == 1 || !wait.is_over()) return wait_here(false);
  wait.word = nullptr;
}

PEWTER_ONCE void fiber_team::announce() {
  if (setup_.workers > 1) events_.fetch_add(1);
}

inline void fiber_team::end(std::uint32_t fiber) {
  const std::uint32_t own = 1u << fiber;
  const std::uint32_t before = ended_.load(std::memory_order_relaxed);
  if ((before & own) != 0) return;  // only its own fiber ends it
  if (setup_.workers == 1)
    ended_.store(before | own, std::memory_order_relaxed);
  else
    ended_.fetch_or(own);
  for (barrier_slot& slot : barriers_) {
    if (slot.key.load(std::memory_order_acquire) == 0) break;
    if (const std::uint32_t released = release_if_complete(slot))
      fiber_runner::of_this_thread().wake(released);
  }
  announce();
}
PEWTER_ONCE void fiber_team::end_current() {
  if (this_fiber.turns != nullptr) leave_turns();
  end(this_fiber.fiber);
}

inline void fiber_team::fail(const std::exception_ptr& failure, std::uint32_t worker) {
  int none = 0;
  if (!failed_.compare_exchange_strong(none, 1)) return;
  // Nobody is unwound before the 2: until then the waits stay as they are.
  first_failure_ = failure != nullptr ? failure : std::make_exception_ptr(deadlock(describe_waits()));
  failed_worker_ = worker;
  failed_.store(2, std::memory_order_release);
}

inline bool fiber_team::all_are_idle(std::uint64_t event) const {
  for (std::uint32_t i = 0; i < setup_.workers; ++i) {
    const std::uint64_t at = idle_at_[i].load();
    if (at != event + 1 && at != ~std::uint64_t{0}) return false;
  }
  return events_.load() == event;
}

}  // namespace pewter::detail

#include "pewter/detail/fiber_dispatch.ipp"
#include "pewter/detail/fiber_report.ipp"
#include "pewter/detail/fiber_turns.ipp"
