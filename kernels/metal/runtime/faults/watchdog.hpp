// The time limits of dispatches: a thread sends the host threads that are inside of a kernel whose time is
// over a signal, whose handler jumps out of it.
// Why: kernels/metal/runtime/threads/host_threads.md#time-limits.
#pragma once

#include <condition_variable>
#include <mutex>
#include <vector>

#include "kernels/metal/runtime/faults/kernel_guard.hpp"

namespace pewter::metal {

/// @returns the limit of a dispatch that asks for `seconds`, where 0 is the process' default; 0: none
/// @throws error for a negative number, or an environment variable that is no number
double time_limit_of(double seconds);
/// @returns the clock's nanoseconds
std::uint64_t end_of_limit(double seconds);
/// The calling thread gets the watchdog's signal.
void let_watchdog_signal();

/// Looks at limits that dispatches have, in a thread that begins with the first. Never destroyed.
class watchdog {
 public:
  static watchdog& of_process();
  void add(kernel_guard&);
  void remove(kernel_guard&);
  void add(guarded_call&);
  void remove(guarded_call&);

 private:
  watchdog();
  void watch();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<kernel_guard*> limits_;
  bool has_thread_ = false;
};

}  // namespace pewter::metal
