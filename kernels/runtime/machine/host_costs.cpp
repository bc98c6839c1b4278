// What a fork and a barrier of this process's host threads cost: on virtual machines of one CPU one to five
// microseconds, by where the hypervisor puts the cores, so that no table can know it.
// Why: kernels/runtime/machine/machine.md#forks.
#include <algorithm>
#include <chrono>
#include <cmath>

#include "kernels/runtime/machine/machine.hpp"
#include "kernels/runtime/verbose.hpp"
#include "pewter/model/host_threads.hpp"

namespace pewter::detail {
namespace {

constexpr std::size_t dispatches = 9;

/// The least time of some batches of empty dispatches, in nanoseconds.
double nanoseconds_of_batch(const job* jobs, std::size_t count, unsigned host_threads) {
  using clock = std::chrono::steady_clock;
  constexpr int batches = 6;  // the first starts the threads
  double least = INFINITY;
  for (int i = 0; i < batches; ++i) {
    const clock::time_point begin = clock::now();
    run_on_host_threads(mapping::threadgroups, {host_threads, host_threads}, jobs, count);
    least = std::min(least, std::chrono::duration<double, std::nano>(clock::now() - begin).count());
  }
  return least;
}

}  // namespace

machine_costs with_measured_forks(machine_costs costs, unsigned host_threads) {
  if (host_threads <= 1) return costs;
  unsigned& forked = forked_host_threads();
  const unsigned forked_before = forked;
  job jobs[dispatches];
  std::fill_n(jobs, dispatches, job::of<std::size_t>([](void*, const worker&) {}, host_threads, dispatches));
  const double one = nanoseconds_of_batch(jobs, 1, host_threads),
               all = nanoseconds_of_batch(jobs, dispatches, host_threads);
  forked = forked_before;
  // Beyond the limits other processes had the cores.
  const double doublings = std::log2(host_threads);
  costs.fork = std::clamp(one / doublings, 300.0, 20000.0);
  costs.barrier = std::clamp((all - one) / (dispatches - 1) / doublings, 100.0, 5000.0);
  return costs;
}

}  // namespace pewter::detail
