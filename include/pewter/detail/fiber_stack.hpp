// A fiber's stack, and the switch from one to another of whatever a context has.
#pragma once

#include <sys/mman.h>
#include <unistd.h>

#include <new>

#include "pewter/detail/fiber_turns.hpp"

namespace pewter::detail {

/// Saves this context in `from` and continues `to`. The caller, once it is switched back to, calls
/// arrive_on_stack.
/// @param exceptions this host thread's
/// @param left this host thread's control words of who switched last
PEWTER_INLINE void switch_context(fiber_context& from, fiber_context& to, thread_exceptions& exceptions,
                                  control_words& left) {
  from.exceptions = exceptions;
  exceptions = to.exceptions;
  leave_stack(from, to);
  switch_stack(from.saved, to.saved, left);
}

/// Where a new context begins.
[[noreturn]] inline void fiber_entry() noexcept;

/// A stack of 256 KB above a page that must not be touched.
class fiber_stack {
 public:
  static constexpr std::size_t stack_bytes = 256 * 1024;

  fiber_stack() = default;
  /// @param context begins on this stack; stacks' tops differ, by its number, in their place in the first
  ///                cache
  explicit fiber_stack(fiber_context& context)
      : guard_(static_cast<std::size_t>(sysconf(_SC_PAGESIZE))), context_(&context) {
    void* const p = mmap(nullptr, guard_ + stack_bytes, PROT_READ | PROT_WRITE,
                         MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (p == MAP_FAILED) throw std::bad_alloc();
    memory_ = static_cast<unsigned char*>(p);
    if (mprotect(memory_, guard_, PROT_NONE) != 0) {
      munmap(memory_, guard_ + stack_bytes);
      throw std::bad_alloc();
    }
#if defined(PEWTER_ASAN)
    __asan_unpoison_memory_region(memory_ + guard_, stack_bytes);  // of a stack that lay here before
#endif
    constexpr std::size_t color_bytes = 9 * 64, colors = 7;
    const std::size_t color = context.number % colors * color_bytes;
    context.saved =
        new_stack_context<fiber_entry>(memory_ + guard_ + stack_bytes - color, stack_bytes - color);
    context.bottom = memory_ + guard_;
    context.bytes = stack_bytes;
#if defined(PEWTER_TSAN)
    context.tsan_fiber = __tsan_create_fiber(0);
#endif
  }
  ~fiber_stack() {
    if (memory_ == nullptr) return;
#if defined(PEWTER_TSAN)
    __tsan_destroy_fiber(context_->tsan_fiber);
#endif
    munmap(memory_, guard_ + stack_bytes);
  }
  fiber_stack(const fiber_stack&) = delete;
  fiber_stack& operator=(const fiber_stack&) = delete;

 private:
  std::size_t guard_ = 0;
  unsigned char* memory_ = nullptr;
  [[maybe_unused]] fiber_context* context_ = nullptr;  // for the thread sanitizer
};

}  // namespace pewter::detail
