// A limit on how long a dispatch's kernel may run. Compiled code does not look at a clock: a watchdog thread
// sends the host threads that are inside of it a signal when the time is over, whose handler jumps back to
// where they entered it. So loops cost nothing, also those of objects that were compiled before, and no kind
// of loop is left out. What is jumped out of is generated code alone, which owns nothing; memory is left as
// the kernel has written it so far.
#pragma once

#include <setjmp.h>

#include <atomic>
#include <cstdint>
#include <string>

namespace pewter::metal {

/// A host thread's place inside of a kernel.
struct limited_call;

class time_limit {
 public:
  /// @param seconds 0: PEWTER_METAL_TIMEOUT's, or what set_default_timeout has said
  /// @throws error for a negative number, or an environment variable that is no number
  explicit time_limit(double seconds);
  ~time_limit();
  time_limit(const time_limit&) = delete;
  time_limit& operator=(const time_limit&) = delete;

  bool is_over() const { return is_over_.load(std::memory_order_relaxed); }
  /// @throws timeout once the time is over
  void check(const std::string& kernel) const {
    if (is_over()) raise(kernel);
  }
  /// Calls f(), or a part of it if the time is over meanwhile. f calls generated code and has no destructors
  /// to run; it does not end with an exception.
  template <class F>
  void run(F&& f) {
    if (seconds_ == 0) return f();
    call([](void* own) { (*static_cast<F*>(own))(); }, &f);
  }

  /// For code with stacks of its own: from now on a signal makes this thread jump to `to`, by _longjmp with
  /// 1, if the time is over; until leave(), which whoever jumped calls, too.
  void enter(jmp_buf& to);
  void leave();
  bool is_set() const { return seconds_ != 0; }

 private:
  friend class watchdog;
  [[noreturn]] void raise(const std::string& kernel) const;
  void call(void (*f)(void*), void* context);

  double seconds_;
  std::uint64_t end_ = 0;
  std::atomic<bool> is_over_{false};
  limited_call* calls_ = nullptr;  ///< the watchdog's mutex guards it
};

/// While it lives, the calling thread is not jumped out of what it does inside of a limited call.
class outside_of_limit {
 public:
  outside_of_limit();
  ~outside_of_limit();
  outside_of_limit(const outside_of_limit&) = delete;
  outside_of_limit& operator=(const outside_of_limit&) = delete;

 private:
  bool was_inside_;
};

}  // namespace pewter::metal
