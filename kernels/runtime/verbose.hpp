// PEWTER_VERBOSE=1: a line on the standard error for each call of the collection, in the manner of oneDNN:
//
//   pewter,<kernel>,<shape>,<type of elements>,<target>,<pattern>:<threads per threadgroup>,<host
//   threads>,<milliseconds>[,"<plan>"]
//
// The shape has the dimensions of the kernel's description. The environment is read at the first call;
// without the variable, or with 0, a call costs the load of a flag.
#pragma once

#include <atomic>
#include <chrono>
#include <string>

#include "kernels/runtime/registry.hpp"

namespace pewter::detail {

/// Not 0: print; below 0: the environment has yet to be read.
extern std::atomic<signed char> verbose_state;

/// Reads the environment, once.
bool asks_for_verbose();

inline bool is_verbose() {
  const signed char state = verbose_state.load(std::memory_order_relaxed);
  return state != 0 && (state > 0 || asks_for_verbose());
}

void keep_shape(const problem_shape&);
/// What the next line of this thread says. Each public function calls it before run_kernel.
inline void announce_shape(const problem_shape& shape) {
  if (is_verbose()) [[unlikely]]
    keep_shape(shape);
}

/// How the call is computed, for kernels that plan; after announce_shape, and only where is_verbose().
void keep_plan(std::string text);

/// The line of one call, which begins with its construction.
class verbose_line {
 public:
  verbose_line(target_tables tables, pattern chosen, element_type type, const char* target,
               const launch_geometry& geometry);
  void print() const;

 private:
  target_tables tables_;
  pattern chosen_;
  element_type type_;
  const char* target_;
  std::uint32_t threads_per_threadgroup_;
  std::chrono::steady_clock::time_point begin_;
};

/// The most host threads that a dispatch of the calling thread has forked since it was set.
unsigned& forked_host_threads();

}  // namespace pewter::detail
