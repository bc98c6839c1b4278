// The matrix as benchmarks: each cell, called through the kernel's public function on a shape of a real
// model.
#include <benchmark/benchmark.h>
#include <omp.h>

#include "bench/cells.hpp"
#include "bench/operands.hpp"
#include "kernels/runtime/machine/launch_model.hpp"
#include "kernels/runtime/machine/machine.hpp"

namespace pewter::bench {
namespace {

void run(benchmark::State& state, const cell& c) {
  static operand_cache cache;
  const description& about = *c.which->about;
  const problem_shape& shape = c.shape->shape;
  kernel_call call{shape, c.type, cache.find(*c.which, *c.shape, c.type), {}};
  call.launch.pattern = c.pattern;
  call.launch.threads_per_threadgroup = c.threads;
  about.call(call);  // brings operands and code into the caches: all figures are warm
  for (auto _ : state) {
    about.call(call);
    benchmark::ClobberMemory();
  }
  const double calls = static_cast<double>(state.iterations());
  const double bytes = about.bytes(shape, c.type), flops = about.flops(shape);
  const traffic moved = traffic_of(about, shape, c.type);
  state.counters["bytes_per_second"] = benchmark::Counter(bytes * calls, benchmark::Counter::kIsRate);
  state.counters["flops_per_second"] = benchmark::Counter(flops * calls, benchmark::Counter::kIsRate);
  state.counters["bytes"] = bytes;
  state.counters["flops"] = flops;
  state.counters["written_share"] = moved.written / (moved.read + moved.written);
  state.counters["host_threads"] = omp_get_max_threads();
  state.counters["idle_lane_share"] = idle_lane_share(c.threads);
  state.counters["quick"] = c.quick();
  if (about.costs != nullptr && c.pattern == pattern::automatic)
    state.counters["predicted_ns"] = detail::predicted_nanoseconds(
        this_machine(), about, shape, c.type, c.pattern, static_cast<unsigned>(omp_get_max_threads()));
}

}  // namespace

void register_matrix(mode how) {
  for (const cell& c : cells_of_matrix(how))
    benchmark::RegisterBenchmark(c.name().c_str(), [c](benchmark::State& state) {
      run(state, c);
    })->UseRealTime();
}

}  // namespace pewter::bench
