// Who runs next on a host thread, and on which stack. Part of fiber.ipp.
namespace pewter::detail {

/// Unwinds a fiber whose team has failed; never leaves run.
struct fiber_unwound {};

/// One host thread's fibers: its stacks, and whose turn it is. Stacks are kept for the next threadgroup.
class fiber_runner {
 public:
  fiber_runner() {
    for (std::uint32_t i = 0; i < fiber_turns::stack_limit; ++i) {
      turns_.contexts[i].number = i;
      turns_.contexts[i].next = &turns_.contexts[(i + 1) % fiber_turns::stack_limit];
    }
    turns_.exceptions = reinterpret_cast<thread_exceptions*>(abi::__cxa_get_globals());
  }
  /// On the heap: a library that is loaded late has some hundred bytes of thread-local memory.
  static fiber_runner& of_this_thread() { return kept_by_thread<fiber_runner>::get(); }
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

  // ---- turns (fiber_turns.ipp) ----

  /// From the next switch on, the fibers that took turns wait as others do.
  void leave_turns();
  /// The fiber that took turns here is back after that.
  void arrive_without_turns();

 private:
  void run_functions();
  PEWTER_INLINE void call(std::uint32_t fiber);
  PEWTER_INLINE bool takes_turns(const fiber_team_setup&) const;
  void run_by_turns();
  void serve_by_turns(fiber_context& here);
  /// Functions begin and end with the control words that the host thread had.
  PEWTER_INLINE void restore_words() {
    control_words now{};
    now.read();
    turns_.words.restore_unless(now);
  }
  PEWTER_INLINE fiber_context& next_context();
  fiber_context& unused_stack();
  void make_stacks(std::uint32_t count);
  void find_ready();
  void find_ready_of_several();
  PEWTER_INLINE std::uint32_t chosen(std::uint32_t fibers) {
    return random_ == 0 ? static_cast<std::uint32_t>(__builtin_ctz(fibers)) : chosen_at_random(fibers);
  }
  std::uint32_t chosen_at_random(std::uint32_t fibers);
  PEWTER_INLINE void switch_to(fiber_context& to) {
    fiber_context& from = *here_;
    turns_.left = &from;
    here_ = &to;
    switch_context(from, to, *turns_.exceptions, left_control_words_);
    arrive_on_stack(from, *turns_.left);
  }
  std::uint32_t poll() const {
    std::uint32_t over = 0;
    for (std::uint32_t left = parked_; left != 0; left &= left - 1) {
      const int fiber = __builtin_ctz(left);
      if (team_->waits_[fiber].is_over()) over |= 1u << fiber;
    }
    return over;
  }

  fiber_turns turns_;
  fiber_context& host_ = turns_.contexts[0];
  fiber_context* here_ = nullptr;
  control_words left_control_words_{};
  fiber_team* team_ = nullptr;
  fiber_team::body_function body_ = nullptr;
  void* body_context_ = nullptr;
  std::uint32_t worker_ = 0, random_ = 0;
  std::uint32_t unstarted_ = 0, parked_ = 0, ready_ = 0;  ///< one bit a fiber
  std::uint32_t stack_count_ = 1, free_stacks_ = 0;       ///< one bit a stack
  std::uint32_t last_started_ = 0;                        ///< of the stacks on which fibers take turns
  std::uint32_t turns_of_ = 1;                            ///< fibers; after the last one comes the first
  fiber_context* context_of_[fiber_team::fiber_limit] = {};
  fiber_stack stacks_[fiber_team::fiber_limit];
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

PEWTER_INLINE bool fiber_runner::takes_turns([[maybe_unused]] const fiber_team_setup& setup) const {
#if defined(PEWTER_FIBER_TURNS)
  return setup.workers == 1 && setup.seed == 0 && turns_.may_switch();
#else
  return false;
#endif
}

inline void fiber_runner::run(fiber_team& team, std::uint32_t worker, fiber_team::body_function body,
                              void* context) {
  const fiber_team_setup& setup = team.setup();
  turns_.words.read();
  const bool by_turns = takes_turns(setup);
  if (by_turns) make_stacks(setup.fibers);
  team_ = &team;
  worker_ = worker;
  body_ = body;
  body_context_ = context;
  random_ = setup.seed;
#if defined(PEWTER_TSAN)
  host_.tsan_fiber = __tsan_get_current_fiber();
#endif
  this_fiber = {&team, setup.name, setup.position, 0, nullptr, nullptr};
  if (by_turns) {
    run_by_turns();
  } else {
    const std::uint32_t begin = setup.fibers * worker / setup.workers;
    const std::uint32_t end = setup.fibers * (worker + 1) / setup.workers;
    here_ = &host_;
    unstarted_ = fiber_team::members_of(begin << 8 | (end - begin));
  }
  if (this_fiber.turns == nullptr) {
    run_functions();
    while (parked_ != 0) switch_to(next_context());
  }
  this_fiber = {};
  team_ = nullptr;
  if (setup.workers > 1) team.idle_at_[worker].store(~std::uint64_t{0});
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

PEWTER_INLINE void fiber_runner::call(std::uint32_t fiber) {
  this_fiber.fiber = fiber;
  try {
    body_(body_context_, fiber);
  } catch (const fiber_unwound&) {
  } catch (...) {
    if (this_fiber.turns != nullptr) leave_turns();
    team_->fail(std::current_exception(), worker_);
  }
}

inline void fiber_runner::run_functions() {
  while (unstarted_ != 0 && !team_->has_failed()) {
    const std::uint32_t fiber = chosen(unstarted_);
    unstarted_ &= ~(1u << fiber);
    call(fiber);
    team_->end(fiber);
    restore_words();
  }
}

inline void fiber_runner::serve() {
  fiber_context& own = this_fiber.turns != nullptr ? *this_fiber.here : *here_;
  arrive_on_stack(own, *turns_.left);
  restore_words();
  for (;;) {
    if (this_fiber.turns != nullptr) serve_by_turns(own);
    run_functions();
    free_stacks_ |= 1u << own.number;
    switch_to(parked_ != 0 ? next_context() : host_);
    restore_words();
  }
}

inline void fiber_runner::make_stacks(std::uint32_t count) {
  for (; stack_count_ < count; ++stack_count_) {
    ::new (static_cast<void*>(&stacks_[stack_count_])) fiber_stack(turns_.contexts[stack_count_]);
    free_stacks_ |= 1u << stack_count_;
  }
}

inline fiber_context& fiber_runner::unused_stack() {
  if (free_stacks_ == 0) make_stacks(stack_count_ + 1);
  const int number = __builtin_ctz(free_stacks_);
  free_stacks_ &= free_stacks_ - 1;
  return turns_.contexts[number];
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

}  // namespace pewter::detail
