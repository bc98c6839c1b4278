// The runtime of fibers: who runs next on a host thread, barriers, the diagnosis of a deadlock.
#include <memory>
#include <thread>
#include <utility>

#include "pewter/detail/fiber_stack.hpp"
#include "pewter/detail/fiber_text.hpp"
#include "pewter/fiber.hpp"

#if !defined(PEWTER_COMPILED)
#define PEWTER_FIBER_ONCE inline
#else
#define PEWTER_FIBER_ONCE
#endif

namespace pewter::detail {

#if defined(PEWTER_COMPILED)
constinit thread_local current_fiber this_fiber{};
#endif

/// Unwinds a fiber whose team has failed; never leaves run.
struct fiber_unwound {};

/// One host thread's fibers: its stacks, and whose turn it is. Stacks are kept for the next threadgroup.
class fiber_runner {
 public:
  static fiber_runner& of_this_thread() {
    thread_local fiber_runner runner;
    return runner;
  }
  bool is_running() const { return team_ != nullptr; }
  fiber_team& own_team() { return own_team_; }
  std::uint32_t worker() const { return worker_; }

  void run(fiber_team& team, std::uint32_t worker, fiber_team::body_function body, void* context);
  /// Returns when the calling fiber's turn has come: its wait may be over. Inlined as all on the way to the
  /// switch: after one, each return is predicted to where another fiber was called from.
  PEWTER_INLINE void park();
  /// Those of these fibers that wait here can run.
  void wake(std::uint32_t fibers) { ready_ |= fibers & parked_; }
  /// A stack of its own: runs functions, then leaves.
  [[noreturn]] void serve();

 private:
  void run_functions();
  PEWTER_INLINE fiber_context& next_context();
  fiber_context& unused_stack();
  void find_ready();
  void find_ready_of_several();
  PEWTER_INLINE std::uint32_t chosen(std::uint32_t fibers) {
    return random_ == 0 ? static_cast<std::uint32_t>(__builtin_ctz(fibers)) : chosen_at_random(fibers);
  }
  std::uint32_t chosen_at_random(std::uint32_t fibers);
  PEWTER_INLINE void switch_to(fiber_context& to) {
    fiber_context& from = *here_;
    left_ = &from;
    here_ = &to;
    switch_context(from, to, exceptions_, left_control_words_);
    arrive_on_stack(from, *left_);
  }
  std::uint32_t poll() const {
    std::uint32_t over = 0;
    for (std::uint32_t left = parked_; left != 0; left &= left - 1) {
      const int fiber = __builtin_ctz(left);
      if (team_->waits_[fiber].is_over()) over |= 1u << fiber;
    }
    return over;
  }

  fiber_context host_;
  fiber_context *here_ = nullptr, *left_ = nullptr;
  void* exceptions_ = nullptr;
  control_words left_control_words_{};
  fiber_team* team_ = nullptr;
  fiber_team::body_function body_ = nullptr;
  void* body_context_ = nullptr;
  std::uint32_t worker_ = 0, random_ = 0;
  std::uint32_t unstarted_ = 0, parked_ = 0, ready_ = 0;  ///< one bit a fiber
  std::uint32_t stack_count_ = 0, free_stacks_ = 0;
  fiber_context* context_of_[fiber_team::fiber_limit] = {};
  std::unique_ptr<fiber_stack> stacks_[fiber_team::fiber_limit];
  fiber_team own_team_{fiber_team_setup{}};
};

/// Functions that have not begun come first, as those that wait are likely to wait for them.
PEWTER_INLINE fiber_context& fiber_runner::next_context() {
  if (unstarted_ != 0 && !team_->has_failed()) return unused_stack();
  if (ready_ == 0) find_ready();
  return *context_of_[chosen(ready_)];
}

PEWTER_INLINE void fiber_runner::park() {
  const std::uint32_t fiber = this_fiber.fiber;
  parked_ |= 1u << fiber;
  context_of_[fiber] = here_;
  fiber_context& next = next_context();
  if (&next != here_) switch_to(next);
  parked_ &= ~(1u << fiber);
  ready_ &= ~(1u << fiber);
  this_fiber.fiber = fiber;
}

[[noreturn]] inline void fiber_entry() noexcept { fiber_runner::of_this_thread().serve(); }

inline void fiber_runner::run(fiber_team& team, std::uint32_t worker, fiber_team::body_function body,
                              void* context) {
  const fiber_team_setup& setup = team.setup();
  team_ = &team;
  worker_ = worker;
  body_ = body;
  body_context_ = context;
  random_ = setup.seed;
  const std::uint32_t begin = setup.fibers * worker / setup.workers;
  const std::uint32_t end = setup.fibers * (worker + 1) / setup.workers;
  unstarted_ = fiber_team::members_of(begin << 8 | (end - begin));
  here_ = &host_;
  exceptions_ = abi::__cxa_get_globals();
#if defined(PEWTER_FIBER_TSAN)
  host_.tsan_fiber = __tsan_get_current_fiber();
#endif
  this_fiber = {&team, setup.name, setup.position, 0};
  run_functions();
  while (parked_ != 0) switch_to(next_context());
  this_fiber = {};
  team_ = nullptr;
  team.idle_at_[worker].store(~std::uint64_t{0});
  if (team.has_failed() && team.failed_worker_ == worker)
    std::rethrow_exception(std::exchange(team.first_failure_, nullptr));
}

inline std::uint32_t fiber_runner::chosen_at_random(std::uint32_t fibers) {
  random_ ^= random_ << 13;
  random_ ^= random_ >> 17;
  random_ ^= random_ << 5;
  for (std::uint32_t skip = random_ % static_cast<std::uint32_t>(__builtin_popcount(fibers)); skip != 0;
       --skip)
    fibers &= fibers - 1;
  return static_cast<std::uint32_t>(__builtin_ctz(fibers));
}

inline void fiber_runner::run_functions() {
  while (unstarted_ != 0 && !team_->has_failed()) {
    const std::uint32_t fiber = chosen(unstarted_);
    unstarted_ &= ~(1u << fiber);
    this_fiber.fiber = fiber;
    try {
      body_(body_context_, fiber);
    } catch (const fiber_unwound&) {
    } catch (...) {
      team_->fail(std::current_exception(), worker_);
    }
    team_->end(fiber);
  }
}

inline void fiber_runner::serve() {
  arrive_on_stack(*here_, *left_);
  fiber_context& own = *here_;
  for (;;) {
    run_functions();
    free_stacks_ |= 1u << own.number;
    switch_to(parked_ != 0 ? next_context() : host_);
  }
}

inline fiber_context& fiber_runner::unused_stack() {
  if (free_stacks_ == 0) {
    const std::uint32_t number = stack_count_;
    stacks_[number] = std::make_unique<fiber_stack>(static_cast<int>(number));
    stack_count_ = number + 1;
    free_stacks_ = 1u << number;
  }
  const int number = __builtin_ctz(free_stacks_);
  free_stacks_ &= free_stacks_ - 1;
  return stacks_[number]->context;
}

inline void fiber_runner::find_ready() {
  if (team_->setup().workers > 1) return find_ready_of_several();
  ready_ = poll();
  if (ready_ != 0) return;
  if (!team_->has_failed()) team_->fail(nullptr, worker_);
  ready_ = parked_;
}

inline void fiber_runner::find_ready_of_several() {
  constexpr unsigned spins_before_yield = 2000;
  for (unsigned spins = 0;; ++spins) {
    const std::uint64_t event = team_->events_.load();
    ready_ = team_->has_failed() ? parked_ : poll();
    if (ready_ != 0) return;
    team_->idle_at_[worker_].store(event + 1);
    if (team_->all_are_idle(event)) team_->fail(nullptr, worker_);
    if (spins > spins_before_yield) std::this_thread::yield();
  }
}

// ---- fiber_team ----

PEWTER_FIBER_ONCE fiber_team::fiber_team(const fiber_team_setup& setup) : setup_(setup) {
  barriers_[0].key.store(setup.fibers, std::memory_order_relaxed);
  for (barrier_slot& slot : barriers_) slot.team = this;
}

PEWTER_FIBER_ONCE void fiber_team::start(const fiber_team_setup& setup) {
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

PEWTER_FIBER_ONCE void fiber_team::run(std::uint32_t worker, body_function body, void* context) {
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

/// waits_ of the calling fiber says for what.
PEWTER_INLINE void fiber_team::wait_here() {
  fiber_wait& own = waits_[this_fiber.fiber];
  // A word that counts modulo two may have gone on to the old value again before this fiber's turn.
  bool over = false;
  while (!over && !has_failed()) {
    fiber_runner::of_this_thread().park();
    over = own.is_over();
  }
  own.word = nullptr;
  // A destructor that waits while its fiber is unwound must not throw; nobody looks at the results.
  if (!over && std::uncaught_exceptions() == 0) throw fiber_unwound{};
}
PEWTER_FIBER_ONCE void fiber_team::wait(const fiber_wait& what) {
  if (what.is_over()) return;
  waits_[this_fiber.fiber] = what;
  wait_here();
}

PEWTER_FIBER_ONCE void fiber_team::barrier(std::uint32_t first, std::uint32_t count, call_site site,
                                           const char* name) {
  const std::uint32_t own = 1u << this_fiber.fiber;
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
  if (setup_.workers == 1 || !wait.is_over()) return wait_here();
  wait.word = nullptr;
}

PEWTER_FIBER_ONCE void fiber_team::announce() {
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
PEWTER_FIBER_ONCE void fiber_team::end_current() { end(this_fiber.fiber); }

inline void fiber_team::fail(std::exception_ptr failure, std::uint32_t worker) {
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

#undef PEWTER_FIBER_ONCE
