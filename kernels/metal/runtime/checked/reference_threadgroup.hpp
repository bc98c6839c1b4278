// A threadgroup by the reference way: each thread has a context of its own and runs until it waits. Slow and
// plain, so that the vector code has something to be compared with, and checks see each thread's accesses.
//
// Threads of a SIMD group that are in a SIMD-group function wait for those that still run. When none can run,
// those at the function that stands first in the kernel take part in it together: in structured control flow
// these are the active lanes.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "kernels/metal/checked_context.hpp"
#include "kernels/metal/runtime/faults/kernel_guard.hpp"
#include "kernels/metal/runtime/objects/loaded_object.hpp"
#include "pewter/detail/fiber_switch.hpp"

namespace pewter::metal {

class reference_threadgroup;

struct reference_thread : checked_context {
  enum states : std::uint8_t { ready, at_barrier, at_collective, ended };
  reference_threadgroup* group = nullptr;
  detail::stack_context self{};
  std::uint32_t index = 0;  ///< in the threadgroup
  states state = ready;
  const char* operation = nullptr;
  std::uint32_t site = 0;
  std::uint64_t value = 0, other = 0, result = 0;
};

class reference_threadgroup {
 public:
  reference_threadgroup(const loaded_kernel&, void* const* arguments, const simdgroup_context&,
                        kernel_guard&);
  reference_threadgroup(const reference_threadgroup&) = delete;
  reference_threadgroup& operator=(const reference_threadgroup&) = delete;
  virtual ~reference_threadgroup() = default;

  /// Returns when all threads have ended, when one has stopped all, or when the time is over.
  void run();

 protected:
  /// What checks want to know: lanes that take part in a SIMD-group function, before they do; a barrier that
  /// all threads have come to that have not ended.
  virtual void meet(const std::vector<reference_thread*>&, std::string_view) {}
  virtual void pass_barrier() {}

  std::vector<reference_thread>& threads() { return threads_; }
  /// Lets others run before the calling thread goes on.
  static void let_others_run(reference_thread& t) { wait(t, reference_thread::ready); }
  /// No thread runs any more; called by a thread it does not return.
  void stop(reference_thread* calling);

 private:
  static void start();
  void go_on(reference_thread&);
  /// Switches to run(); returns at the thread's next turn.
  static void leave(reference_thread&);
  static void wait(reference_thread&, reference_thread::states why);
  static std::uint64_t collect(simdgroup_context*, const char* operation, std::uint32_t site,
                               std::uint64_t value, std::uint64_t other);
  bool resolve_collectives();
  void release_barrier();

  const loaded_kernel& kernel_;
  void* const* arguments_;
  std::vector<reference_thread> threads_;
  detail::stack_context main_{};
  bool stopped_ = false;
  kernel_guard& guard_;
};

/// The lane whose value a lane takes by a shuffle or broadcast; its own where the other lies outside. Above
/// 31: that of the last five bits.
std::uint32_t source_lane(std::string_view function, std::uint32_t lane, std::uint32_t by,
                          std::uint32_t first_active);

}  // namespace pewter::metal
