// What a dispatch's kernel must not do to its host: run on when its time is over (watchdog.cpp), or end it by
// an access of memory that is not there (memory_faults.cpp). Compiled code looks at neither: a signal's
// handler jumps back to where a host thread entered it. So accesses and loops cost nothing, also those of
// objects that were compiled before. What is jumped out of is generated code alone, which owns nothing;
// memory is left as the kernel has written it so far.
#pragma once

#include <setjmp.h>

#include <array>
#include <atomic>
#include <cstdint>
#include <string>

namespace pewter::metal {

/// A host thread's place inside of a kernel.
struct guarded_call;

class kernel_guard {
 public:
  /// @param seconds 0: PEWTER_METAL_TIMEOUT's, or what set_default_timeout has said
  /// @throws error for a negative number, or an environment variable that is no number
  explicit kernel_guard(double seconds);
  ~kernel_guard();
  kernel_guard(const kernel_guard&) = delete;
  kernel_guard& operator=(const kernel_guard&) = delete;

  /// The time begins, once, behind what is compiled for the dispatch and before the kernel runs.
  void begin();
  /// Whether the kernel is to end: its time is over, or it has touched what it cannot.
  bool is_over() const { return state_.load(std::memory_order_relaxed) != going; }
  /// @throws timeout once the time is over, page_fault after an access that cannot be
  void check(const std::string& kernel) const {
    if (is_over()) raise(kernel);
  }
  /// Calls f(), or a part of it if the kernel is to end meanwhile. f calls generated code and has no
  /// destructors to run; it does not end with an exception.
  template <class F>
  void run(F&& f) {
    call([](void* own) { (*static_cast<F*>(own))(); }, &f);
  }

  /// For code with stacks of its own: from now on a signal makes this thread jump to `to`, by _longjmp with
  /// 1, if the kernel is to end; until leave(), which whoever jumped calls, too.
  void enter(jmp_buf& to);
  void leave();

  const void* log = nullptr;  ///< kernel_log's memory, for the kernel's messages

  /// Loads of memory that the kernel cannot have gave zeros.
  bool has_read_zeros() const { return has_read_zeros_.load(std::memory_order_relaxed); }

 private:
  friend class watchdog;
  friend struct guarded_call;
  enum states : int { going, time_is_over, has_faulted };
  static constexpr unsigned zero_page_limit = 256;

  [[noreturn]] void raise(const std::string& kernel) const;
  void call(void (*f)(void*), void* context);
  void end(states why) {
    int before = going;
    state_.compare_exchange_strong(before, why, std::memory_order_relaxed);
  }
  bool add_zero_page(std::uintptr_t address);
  void release_zero_pages();

  double seconds_;
  std::uint64_t end_ = 0;
  std::atomic<int> state_{going};
  std::atomic<std::uintptr_t> fault_{0};  ///< its address
  guarded_call* calls_ = nullptr;         ///< the watchdog's mutex guards it
  std::atomic<bool> has_read_zeros_{false};
  std::atomic<unsigned> zero_pages_{0};
  std::array<std::uintptr_t, zero_page_limit> zero_page_addresses_;  ///< as many as zero_pages_
};

/// While it lives, the calling thread is not jumped out of what it does inside of a guarded call.
class outside_of_guard {
 public:
  outside_of_guard();
  ~outside_of_guard();
  outside_of_guard(const outside_of_guard&) = delete;
  outside_of_guard& operator=(const outside_of_guard&) = delete;

 private:
  bool was_inside_;
};

}  // namespace pewter::metal
