// What a dispatch costs by itself: an empty kernel on the calling thread and forked, beside the bare OpenMP
// loop of the same runtime; a threadgroup and a barrier more; and each SIMD-group function of each target
// beside a loop of 32 iterations.
#include <benchmark/benchmark.h>
#include <omp.h>

#include <string>

#include "bench/suite.hpp"
#include "kernels/registry.hpp"

namespace pewter::bench {
namespace {

const target_functions& best() { return functions_of_target(choose_target(nullptr)); }

void run_inline(benchmark::State& state, std::uint32_t threadgroups) {
  dispatch_options options;
  options.mapping = mapping::run_inline;
  for (auto _ : state) best().dispatch_nothing(threadgroups, options);
  state.counters["threadgroups"] = threadgroups;
}

void forked(benchmark::State& state, mapping how) {
  dispatch_options options;
  options.mapping = how;
  const auto groups = static_cast<std::uint32_t>(omp_get_max_threads());
  for (auto _ : state) best().dispatch_nothing(groups, options);
}

void bare_openmp(benchmark::State& state) {
  const int n = omp_get_max_threads();
  for (auto _ : state) {
#pragma omp parallel for
    for (int i = 0; i < n; ++i) benchmark::DoNotOptimize(i);
  }
}

void shared_barrier(benchmark::State& state) {
  constexpr int phases = 1000;
  dispatch_options options;
  options.mapping = mapping::simdgroups;
  for (auto _ : state) best().dispatch_phases(phases, options);
  state.counters["phases"] = phases;
}

using lane_function = void (*)(const float*, float*);

void on_32_floats(benchmark::State& state, lane_function f) {
  alignas(64) float x[32], y[32];
  for (int i = 0; i < 32; ++i) x[i] = 0.25f + 0.01f * static_cast<float>(i);
  for (auto _ : state) {
    f(x, y);
    benchmark::DoNotOptimize(y);
  }
}

}  // namespace

void register_dispatch() {
  benchmark::RegisterBenchmark("dispatch/inline", run_inline, 1u);
  benchmark::RegisterBenchmark("dispatch/forked", [](benchmark::State& s) {
    forked(s, mapping::threadgroups);
  })->UseRealTime();
  benchmark::RegisterBenchmark("dispatch/simdgroups", [](benchmark::State& s) {
    forked(s, mapping::simdgroups);
  })->UseRealTime();
  benchmark::RegisterBenchmark("dispatch/teams", [](benchmark::State& s) {
    forked(s, mapping::teams);
  })->UseRealTime();
  benchmark::RegisterBenchmark("dispatch/bare_parallel_for", bare_openmp)->UseRealTime();
  benchmark::RegisterBenchmark("dispatch/1000_threadgroups", run_inline, 1000u);
  benchmark::RegisterBenchmark("dispatch/1000_phases_shared", shared_barrier)->UseRealTime();
  for (std::size_t t = 0; t < targets().size(); ++t) {
    if (!targets()[t].supported()) continue;
    const target_functions& functions = functions_of_target(static_cast<int>(t));
    for (std::size_t i = 0; i < functions.pair_count; ++i) {
      const target_functions::pair& p = functions.pairs[i];
      const std::string prefix = std::string("simdgroup/") + targets()[t].name + "/" + p.name;
      benchmark::RegisterBenchmark((prefix + "/lanes").c_str(), on_32_floats, p.simdgroup);
      benchmark::RegisterBenchmark((prefix + "/scalar_loop").c_str(), on_32_floats, p.scalar);
    }
  }
}

}  // namespace pewter::bench
