// Fibers that take turns, which is all that barriers of a whole threadgroup need on one host thread: who
// arrives goes straight on to the next one, and when its turn comes again all others have arrived. Inlined
// where the barrier is called: no call and no return is between a fiber and the next one, as returns are
// predicted to where another fiber was called from.
//
// Turns end, until the threadgroup does, at whatever needs more: a barrier of a part, an mbarrier's wait, an
// exception, control words that a fiber has changed (fiber_runner::leave_turns).
// Why: include/pewter/model/dispatch.md#barriers.
#pragma once

#include "pewter/detail/fiber_switch.hpp"
#include "pewter/detail/sanitizers.hpp"
#include "pewter/model/call_site.hpp"
#include "pewter/model/host_threads.hpp"
#include "pewter/types.hpp"

// The library and whoever uses it may be built with different switches and sanitizers: its own code decides.
#if !defined(PEWTER_COMPILED) || \
    !(defined(PEWTER_ASAN) || defined(PEWTER_TSAN) || defined(PEWTER_FIBER_BOOST))
#define PEWTER_FIBER_TURNS
#endif

namespace pewter::detail {

class fiber_team;

/// The exceptions being handled and thrown (the Itanium C++ ABI's __cxa_eh_globals).
struct thread_exceptions {
  void* handled = nullptr;
  unsigned int thrown = 0;
};

/// A fiber's registers, and what belongs to them. The host thread's own one has no stack of ours.
struct alignas(64) fiber_context {
  stack_context saved{};
  std::uint32_t number = 0;       ///< of the stack on its host thread; 0: the host thread's
  std::uint32_t fiber = 0;        ///< that takes turns here
  fiber_context* next = nullptr;  ///< whose turn is next, unless its fiber has ended
  std::uint32_t barriers = 0;     ///< that the fiber has called, the last one at `site`
  const char* name = "";          ///< of the operation
  call_site site;
  thread_exceptions exceptions;
  void *fake_stack = nullptr, *tsan_fiber = nullptr;  ///< the sanitizers'
  const void* bottom = nullptr;
  std::size_t bytes = 0;
};

/// Tells the sanitizers of a switch, before it. Afterwards arrive_on_stack is to be called.
PEWTER_INLINE void leave_stack([[maybe_unused]] fiber_context& from, [[maybe_unused]] fiber_context& to) {
#if defined(PEWTER_ASAN)
  __sanitizer_start_switch_fiber(&from.fake_stack, to.bottom, to.bytes);
#endif
#if defined(PEWTER_TSAN)
  __tsan_switch_to_fiber(to.tsan_fiber, 0);
#endif
}
/// `left` is the context that was left for this one.
PEWTER_INLINE void arrive_on_stack([[maybe_unused]] fiber_context& here,
                                   [[maybe_unused]] fiber_context& left) {
#if defined(PEWTER_ASAN)
  __sanitizer_finish_switch_fiber(here.fake_stack, &left.bottom, &left.bytes);
#endif
}

/// A host thread's stacks, and who takes turns on them: by number, a fiber on each.
struct fiber_turns {
  static constexpr std::uint32_t stack_limit = 32;

  fiber_context contexts[stack_limit];
  fiber_context* left = nullptr;            ///< by the last switch
  thread_exceptions* exceptions = nullptr;  ///< this host thread's
  control_words words{};                    ///< of all who take turns
  std::uint32_t taking = 0;                 ///< one bit a stack

  /// Nothing but registers and the stack is to be saved.
  PEWTER_INLINE bool may_switch() const {
    control_words now{};
    now.read();
    return now.same_as(words) && exceptions->handled == nullptr && exceptions->thrown == 0;
  }
  PEWTER_INLINE fiber_context& after(const fiber_context& c) {
    if ((taking >> c.next->number & 1) != 0) return *c.next;
    const std::uint32_t first = (c.number + 1) % stack_limit;
    const std::uint32_t from_first = taking >> first | taking << (stack_limit - first) % stack_limit;
    return contexts[(first + static_cast<std::uint32_t>(__builtin_ctz(from_first))) % stack_limit];
  }
  PEWTER_INLINE void switch_to(fiber_context& from, fiber_context& to) {
#if defined(PEWTER_ASAN)
    left = &from;
#endif
    leave_stack(from, to);
    jump_to_stack(&from.saved, to.saved);
    arrive_on_stack(from, *left);
  }
};

/// The fiber that runs on this host thread.
struct current_fiber {
  fiber_team* team = nullptr;  ///< null of the only SIMD group of a threadgroup
  const char* name = nullptr;  ///< of the kernel; null outside of fibers
  uint3 position = {0, 0, 0};
  std::uint32_t fiber = 0;
  fiber_turns* turns = nullptr;   ///< null: it takes none
  fiber_context* here = nullptr;  ///< of who takes turns
};
#if defined(PEWTER_COMPILED)
extern constinit thread_local current_fiber this_fiber;
#else
inline constinit thread_local current_fiber this_fiber{};
#endif

/// Turns end; the calling fiber goes on.
PEWTER_ONCE void leave_turns();
/// What the calling fiber waited for, in its turn, is to be waited for otherwise.
PEWTER_ONCE void wait_without_turns();

/// The barrier of the whole threadgroup, if its fibers take turns; else false.
PEWTER_INLINE bool barrier_by_turns([[maybe_unused]] call_site site, [[maybe_unused]] const char* name) {
#if defined(PEWTER_FIBER_TURNS)
  current_fiber& own = this_fiber;
  fiber_turns* const turns = own.turns;
  if (turns == nullptr) return false;
  if (!turns->may_switch()) {
    leave_turns();
    return false;
  }
  fiber_context& here = *own.here;
  here.site.file = site.file;
  here.site.line = site.line;
  here.name = name;
  ++here.barriers;
  fiber_context& next = turns->after(here);
  if (&next == &here) return true;
  own.here = &next;
  turns->switch_to(here, next);
  own.fiber = here.fiber;
  if (own.turns == nullptr) wait_without_turns();
  return true;
#else
  return false;
#endif
}

}  // namespace pewter::detail
