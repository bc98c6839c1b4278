// How a dispatch's threadgroups go to host threads, and when more than one is worth it.
//
// With t nanoseconds a threadgroup, G threadgroups and n host threads, the ways are predicted to take
//
//   inline    G t                                     the dispatching thread alone
//   shared    offer + delay + (G t - delay) / n       helpers come after `delay`, until then it works alone
//   together  offer + delay + G (t / n + meeting)     all on each threadgroup, SIMD group by SIMD group:
//                                                     fewer threadgroups than threads, with barriers
//
// and the least is taken. `offer` and `delay` are small while helpers are awake and what waking them took
// lately when they sleep (helper_threads). t is what dispatches of the kernel at that size took
// (kernel_costs) until this dispatch has run its first threadgroups, an eighth or one, then what those took:
// nothing is predicted from the kernel's code, and a wrong t costs at most about what was thought to be
// saved. Inline work that awake helpers would have shortened is added up, and wakes them once it is worth
// that: thus a command buffer of short dispatches pays for one fork.
//
// Host threads claim parts of shares by counters. Whoever comes late, or loses its core to another process,
// holds at most the part that it has begun. Neither the order nor the way shows in results.
#pragma once

#include "kernels/metal/runtime/threads/kernel_costs.hpp"
#include "kernels/metal/runtime/threads/running_kernel.hpp"

namespace pewter::metal {

struct host_work {
  const running_kernel& kernel;
  unsigned threads;  ///< at most
  bool always;       ///< a mapping was asked for: shared, whatever it costs
  kernel_costs::records costs;
  unsigned used = 1;  ///< host threads that came, once it has run

  std::uint64_t groups() const { return kernel.geometry.threadgroups_per_grid.volume(); }
  /// Whether host threads should share each threadgroup; if not, the known cost of that fades.
  bool together_is_best();
  void run_threadgroups();
  /// @returns whether others came; if not, nothing has run
  bool run_together();
};

}  // namespace pewter::metal
