// What a dispatch costs by itself: an empty kernel on the calling thread and forked in each possible way,
// against the bare OpenMP loop and barrier of the same runtime; and what one more threadgroup or phase
// costs.
#include <benchmark/benchmark.h>
#include <omp.h>

#include "bench/suite.hpp"

namespace pewter::bench {
namespace {

constexpr int many = 1000;

dispatch_options mapped(mapping how) {
  dispatch_options options;
  options.mapping = how;
  return options;
}

/// `threadgroups` empty threadgroups of two SIMD groups.
void dispatch_empty(benchmark::State& state, mapping how, std::uint32_t threadgroups) {
  const dispatch_options options = mapped(how);
  for (auto _ : state) functions_of_default_target().dispatch_nothing(threadgroups, options);
  state.counters["threadgroups"] = threadgroups;
}

/// One threadgroup through many phases; shared, its SIMD groups are spread over the host threads.
void dispatch_phases(benchmark::State& state, mapping how) {
  const dispatch_options options = mapped(how);
  const auto simdgroups = static_cast<std::uint32_t>(omp_get_max_threads() < 32 ? omp_get_max_threads() : 32);
  for (auto _ : state) functions_of_default_target().dispatch_phases(simdgroups, many, options);
  state.counters["phases"] = many;
}

void bare_parallel_for(benchmark::State& state) {
  const int n = omp_get_max_threads();
  for (auto _ : state) {
#pragma omp parallel for
    for (int i = 0; i < n; ++i) benchmark::DoNotOptimize(i);
  }
}

void bare_barriers(benchmark::State& state) {
  for (auto _ : state) {
#pragma omp parallel
    for (int i = 0; i < many; ++i) {
#pragma omp barrier
    }
  }
  state.counters["barriers"] = many;
}

}  // namespace

void register_dispatch() {
  using benchmark::RegisterBenchmark;
  const auto threads = static_cast<std::uint32_t>(omp_get_max_threads());
  RegisterBenchmark("dispatch/inline", dispatch_empty, mapping::run_inline, 1u)->UseRealTime();
  RegisterBenchmark("dispatch/inline_1000_threadgroups", dispatch_empty, mapping::run_inline, 1000u)
      ->UseRealTime();
  RegisterBenchmark("dispatch/inline_1000_phases", dispatch_phases, mapping::run_inline)->UseRealTime();
  RegisterBenchmark("dispatch/forked_threadgroups", dispatch_empty, mapping::threadgroups, threads)
      ->UseRealTime();
  RegisterBenchmark("dispatch/forked_simdgroups", dispatch_empty, mapping::simdgroups, 1u)->UseRealTime();
  RegisterBenchmark("dispatch/forked_teams", dispatch_empty, mapping::teams, threads)->UseRealTime();
  RegisterBenchmark("dispatch/teams_distribute", dispatch_empty, mapping::teams_distribute, threads)
      ->UseRealTime();
  RegisterBenchmark("dispatch/shared_1000_phases", dispatch_phases, mapping::simdgroups)->UseRealTime();
  RegisterBenchmark("dispatch/bare_parallel_for", bare_parallel_for)->UseRealTime();
  RegisterBenchmark("dispatch/bare_1000_barriers", bare_barriers)->UseRealTime();
}

}  // namespace pewter::bench
