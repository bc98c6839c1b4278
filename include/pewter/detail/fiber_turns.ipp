// Fibers that take turns: how they begin and end, and what becomes of those that wait when turns end. Part of
// fiber.ipp.
namespace pewter::detail {

/// Stacks have the fibers of their numbers, the host thread the first one. As long as none of its functions
/// waits, it calls the next one too.
inline void fiber_runner::run_by_turns() {
  const std::uint32_t fibers = team_->setup().fibers;
  if (fibers != turns_of_) {
    turns_.contexts[turns_of_ - 1].next = &turns_.contexts[turns_of_ % fiber_turns::stack_limit];
    turns_.contexts[fibers - 1].next = &host_;
    turns_of_ = fibers;
  }
  turns_.taking = fiber_team::members_of(fibers);
  last_started_ = 0;
  host_.fiber = 0;
  this_fiber.turns = &turns_;
  this_fiber.here = &host_;
  serve_by_turns(host_);
}

/// On the host thread, returns once all functions have ended, or its own without turns. On another stack,
/// returns when it is to run functions without turns. One function for both: all bodies return to one place.
[[gnu::noinline]] inline void fiber_runner::serve_by_turns(fiber_context& here) {
  const bool is_host = here.number == 0;
  if (!is_host) here.fiber = here.number;
  for (;;) {
    here.barriers = 0;
    if (!is_host) last_started_ = here.number;
    call(here.fiber);
    restore_words();
    if (this_fiber.turns == nullptr) return team_->end(here.fiber);
    turns_.taking &= ~(1u << here.number);
    if (is_host && here.barriers == 0) {  // no other fiber has begun
      if (turns_.taking == 0) return;
      here.fiber = static_cast<std::uint32_t>(__builtin_ctz(turns_.taking));
      turns_.taking ^= 1u << here.fiber | 1u;
      continue;
    }
    if (is_host && turns_.taking == 0) return;
    fiber_context& next = turns_.taking == 0 ? host_ : turns_.after(here);
    this_fiber.here = &next;
    turns_.switch_to(here, next);
    if (this_fiber.turns == nullptr) return restore_words();
    if (is_host) return;
  }
}

inline void fiber_runner::leave_turns() {
  fiber_context& here = *this_fiber.here;
  this_fiber.turns = nullptr;
  here_ = &here;
  unstarted_ = parked_ = ready_ = 0;
  free_stacks_ = ((1u << (stack_count_ - 1)) * 2 - 1) & ~(1u << here.number) & ~1u;
  std::uint32_t arrived = 0, alive = 1u << here.fiber;
  for (std::uint32_t left = turns_.taking & ~(1u << here.number); left != 0; left &= left - 1) {
    fiber_context& c = turns_.contexts[__builtin_ctz(left)];
    if (c.number > last_started_) {
      unstarted_ |= 1u << c.number;
      alive |= 1u << c.number;
      continue;
    }
    const std::uint32_t fiber = 1u << c.fiber;
    free_stacks_ &= ~(1u << c.number);
    parked_ |= fiber;
    alive |= fiber;
    if (c.barriers > here.barriers) arrived |= fiber;
    context_of_[c.fiber] = &c;
    team_->wait_since(c.fiber, c.barriers - 1, c.site, c.name);
  }
  for (fiber_context& c : turns_.contexts) c.exceptions = {};
  team_->begin_without_turns(here.barriers, arrived, alive);
}

inline void fiber_runner::arrive_without_turns() {
  const std::uint32_t fiber = here_->fiber;
  restore_words();
  parked_ &= ~(1u << fiber);
  ready_ &= ~(1u << fiber);
  this_fiber.fiber = fiber;
}

inline void fiber_team::wait_since(std::uint32_t fiber, std::uint32_t passed, call_site site,
                                   const char* name) {
  waits_[fiber] = {&barriers_[0].state, 32, ~0u, passed, site, name, missing_at_barrier, &barriers_[0]};
}
inline void fiber_team::begin_without_turns(std::uint32_t passed, std::uint32_t arrived,
                                            std::uint32_t alive) {
  barriers_[0].state.store(std::uint64_t{passed} << 32 | arrived, std::memory_order_relaxed);
  ended_.store(members_of(setup_.fibers) & ~alive, std::memory_order_relaxed);
}

PEWTER_ONCE void leave_turns() { fiber_runner::of_this_thread().leave_turns(); }
PEWTER_ONCE void wait_without_turns() {
  fiber_runner::of_this_thread().arrive_without_turns();
  this_fiber.team->go_on_waiting();
}

}  // namespace pewter::detail
