// A fiber's stack and context, with what the sanitizers and the C++ run time have to know of a switch.
#pragma once

#include <cxxabi.h>
#include <sys/mman.h>
#include <unistd.h>

#include <new>

#include "pewter/detail/fiber_switch.hpp"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define PEWTER_FIBER_ASAN
#endif
#if __has_feature(thread_sanitizer)
#define PEWTER_FIBER_TSAN
#endif
#endif
#if defined(__SANITIZE_ADDRESS__)
#define PEWTER_FIBER_ASAN
#endif
#if defined(__SANITIZE_THREAD__)
#define PEWTER_FIBER_TSAN
#endif
#if defined(PEWTER_FIBER_ASAN)
#include <sanitizer/common_interface_defs.h>
#endif
#if defined(PEWTER_FIBER_TSAN)
#include <sanitizer/tsan_interface.h>
#endif

namespace pewter::detail {

/// A context and what belongs to it beside registers and stack. The host thread's own one has no stack here.
struct fiber_context {
  stack_context saved{};
  int number = 0;  ///< of the stack on its host thread
  /// The exceptions being handled and thrown (the Itanium C++ ABI's __cxa_eh_globals, a pointer and a count).
  unsigned char exceptions[sizeof(void*) + sizeof(unsigned int)] = {};
#if defined(PEWTER_FIBER_ASAN)
  void* fake_stack = nullptr;
  const void* bottom = nullptr;
  std::size_t bytes = 0;
#endif
#if defined(PEWTER_FIBER_TSAN)
  void* tsan_fiber = nullptr;
#endif
};

/// To be called first on a stack that was switched to; `left` is the context that was left for it.
PEWTER_INLINE void arrive_on_stack([[maybe_unused]] fiber_context& here,
                                   [[maybe_unused]] fiber_context& left) {
#if defined(PEWTER_FIBER_ASAN)
  __sanitizer_finish_switch_fiber(here.fake_stack, &left.bottom, &left.bytes);
#endif
}

/// Saves this context in `from` and continues `to`. The caller, once it is switched back to, calls
/// arrive_on_stack.
/// @param exceptions this host thread's __cxa_get_globals
/// @param left this host thread's control words of who switched last
PEWTER_INLINE void switch_context(fiber_context& from, fiber_context& to, void* exceptions,
                                  control_words& left) {
  __builtin_memcpy(from.exceptions, exceptions, sizeof from.exceptions);
  __builtin_memcpy(exceptions, to.exceptions, sizeof to.exceptions);
#if defined(PEWTER_FIBER_ASAN)
  __sanitizer_start_switch_fiber(&from.fake_stack, to.bottom, to.bytes);
#endif
#if defined(PEWTER_FIBER_TSAN)
  __tsan_switch_to_fiber(to.tsan_fiber, 0);
#endif
  switch_stack(from.saved, to.saved, left);
}

/// A stack of 256 KB above a page that must not be touched, and the context that begins on it.
class fiber_stack {
 public:
  static constexpr std::size_t stack_bytes = 256 * 1024;

  /// @param number of this stack on its host thread: tops differ in their place in the first cache
  explicit fiber_stack(int number) : guard_(static_cast<std::size_t>(sysconf(_SC_PAGESIZE))) {
    void* const p = mmap(nullptr, guard_ + stack_bytes, PROT_READ | PROT_WRITE,
                         MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (p == MAP_FAILED) throw std::bad_alloc();
    memory_ = static_cast<unsigned char*>(p);
    if (mprotect(memory_, guard_, PROT_NONE) != 0) {
      munmap(memory_, guard_ + stack_bytes);
      throw std::bad_alloc();
    }
    constexpr std::size_t color_bytes = 9 * 64, colors = 7;
    const std::size_t color = static_cast<std::size_t>(number) % colors * color_bytes;
    context.number = number;
    context.saved = new_stack_context(memory_ + guard_ + stack_bytes - color, stack_bytes - color);
#if defined(PEWTER_FIBER_ASAN)
    context.bottom = memory_ + guard_;
    context.bytes = stack_bytes;
#endif
#if defined(PEWTER_FIBER_TSAN)
    context.tsan_fiber = __tsan_create_fiber(0);
#endif
  }
  ~fiber_stack() {
#if defined(PEWTER_FIBER_TSAN)
    __tsan_destroy_fiber(context.tsan_fiber);
#endif
    munmap(memory_, guard_ + stack_bytes);
  }
  fiber_stack(const fiber_stack&) = delete;
  fiber_stack& operator=(const fiber_stack&) = delete;

  fiber_context context;

 private:
  std::size_t guard_;
  unsigned char* memory_ = nullptr;
};

}  // namespace pewter::detail
