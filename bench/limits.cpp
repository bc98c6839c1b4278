// The machine's own limits, measured in the same run as what is compared with them: read, write, copy and
// triad bandwidth with the working set at each level of the memory hierarchy, with ordinary and with
// non-temporal stores, and the peak of multiply-adds of each element type, on one core and on all.
// Bytes count each input and output once: a copy counts two streams although ordinary stores first read the
// cache lines that they write.
#include <benchmark/benchmark.h>
#include <omp.h>

#include <algorithm>
#include <string>
#include <vector>

#include "bench/machine_limits.hpp"
#include "bench/suite.hpp"

namespace pewter::bench {
namespace {

void set_rate(benchmark::State& state, const char* counter, double amount_per_iteration, int threads) {
  state.counters[counter] = benchmark::Counter(amount_per_iteration * static_cast<double>(state.iterations()),
                                               benchmark::Counter::kIsRate);
  state.counters["host_threads"] = threads;
}

void bandwidth(benchmark::State& state, const target_limits::stream& s, std::size_t bytes_per_thread,
               int threads) {
  const streaming pass(s, bytes_per_thread, threads);
  for (auto _ : state) pass();
  set_rate(state, "bytes_per_second", pass.bytes_moved(), threads);
  state.counters["bytes"] = pass.bytes();
}

void peak(benchmark::State& state, const target_limits::peak& p, int threads) {
  double flops = 0;
  for (auto _ : state) flops = multiply_adds(p, threads);
  set_rate(state, "flops_per_second", flops, threads);
}

}  // namespace

void register_limits() {
  std::vector<int> counts = {1};
  if (omp_get_max_threads() > 1) counts.push_back(omp_get_max_threads());
  // What disturbs a repetition makes it slower: the fastest one is the limit.
  const auto largest = [](const std::vector<double>& rates) { return std::ranges::max(rates); };
  const auto name = [](const char* what, const char* level, int threads) {
    return std::string("limits/") + what + "/" + level + "/threads:" + std::to_string(threads);
  };
  for (const int threads : counts) {
    for (const memory_level& l : memory_levels(threads))
      for (const auto& s : streams_of_default_target())
        benchmark::RegisterBenchmark(name(s.name, l.name, threads).c_str(), bandwidth, s, l.bytes_per_thread,
                                     threads)
            ->UseRealTime()
            ->ComputeStatistics("max", largest);
    for (const auto& p : peaks_of_default_target())
      benchmark::RegisterBenchmark(name(p.name, "peak", threads).c_str(), peak, p, threads)
          ->UseRealTime()
          ->ComputeStatistics("max", largest);
  }
}

}  // namespace pewter::bench
