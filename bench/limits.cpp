// The machine's own limits, measured in the same run as what is compared with them: read, write, copy and
// triad bandwidth with the working set at each level of the memory hierarchy, with ordinary stores and with
// those that go past the caches, and the peak of multiply-adds of each element type, on one core and on all.
// Bytes count each input and output once, so a copy that must first read the lines it writes is charged for
// two streams, as the kernels are.
#include <benchmark/benchmark.h>
#include <omp.h>

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "bench/suite.hpp"
#include "bench/target_limits.hpp"
#include "kernels/cpu.hpp"
#include "kernels/registry.hpp"

#define PEWTER_TARGET_ROW(name, architecture, ...) \
  PEWTER_IF_##architecture(namespace pewter::name { extern const bench::target_limits limits_to_measure; })
#define PEWTER_EXTENSION_ROW PEWTER_TARGET_ROW
#include "kernels/targets.inc"
#undef PEWTER_TARGET_ROW

namespace pewter::bench {
namespace {

/// Of the target that launches use by default.
const target_limits& limits_of_default_target() {
  static constexpr const target_limits* all[] = {
#define PEWTER_TARGET_ROW(name, architecture, ...) PEWTER_IF_##architecture(&name::limits_to_measure, )
#define PEWTER_EXTENSION_ROW PEWTER_TARGET_ROW
#include "kernels/targets.inc"
#undef PEWTER_TARGET_ROW
  };
  return *all[choose_target(nullptr)];
}

struct free_memory {
  void operator()(float* p) const { std::free(p); }
};

/// The arrays of one thread, in one block. They start on a line but not at one offset of a page, or loads
/// would wait for stores to the same offset (4K aliasing).
class thread_arrays {
 public:
  void allocate(std::size_t arrays, std::size_t n) {  // n floats each, whole lines
    const std::size_t stride = n + 16 * 17, bytes = (arrays * stride + 128) * sizeof(float) / 64 * 64;
    memory_.reset(static_cast<float*>(std::aligned_alloc(64, bytes)));
    std::memset(memory_.get(), 0, bytes);  // the thread that uses a page touches it first
    for (std::size_t i = 0; i < arrays; ++i) starts_.push_back(memory_.get() + i * stride);
  }
  float* const* starts() const { return starts_.data(); }

 private:
  std::unique_ptr<float, free_memory> memory_;
  std::vector<float*> starts_;
};

void set_rate(benchmark::State& state, const char* counter, double amount_per_iteration, int threads) {
  state.counters[counter] = benchmark::Counter(amount_per_iteration * static_cast<double>(state.iterations()),
                                               benchmark::Counter::kIsRate);
  state.counters["host_threads"] = threads;
}

void bandwidth(benchmark::State& state, const target_limits::stream& s, std::size_t bytes_per_thread,
               int threads) {
  constexpr std::size_t bytes_between_forks = std::size_t{32} << 20;  // a fork of 1 us is then below 1 %
  const std::size_t n = std::max<std::size_t>(bytes_per_thread / s.arrays / sizeof(float) / 128 * 128, 128);
  const std::size_t bytes = n * sizeof(float) * s.arrays, passes = 1 + bytes_between_forks / bytes;
  std::vector<thread_arrays> data(static_cast<std::size_t>(threads));
#pragma omp parallel num_threads(threads)
  data[static_cast<std::size_t>(omp_get_thread_num())].allocate(s.arrays, n);
  for (auto _ : state) {
#pragma omp parallel num_threads(threads)
    for (std::size_t i = 0; i < passes; ++i) {
      s.pass(data[static_cast<std::size_t>(omp_get_thread_num())].starts(), n);
      benchmark::ClobberMemory();
    }
  }
  set_rate(state, "bytes_per_second", static_cast<double>(bytes * passes) * threads, threads);
  state.counters["bytes"] = static_cast<double>(bytes) * threads;
}

void peak(benchmark::State& state, const target_limits::peak& p, int threads) {
  constexpr std::size_t rounds = 200000;
  alignas(64) float operands[target_limits::operand_floats];
  std::ranges::fill(operands, std::bit_cast<float>(0x3c003c00u));  // 1 as half, 0.008 as bfloat and float
  const auto work = [&] { return p.run(rounds, operands); };
  const double flops = work();
  for (auto _ : state) {
#pragma omp parallel num_threads(threads)
    work();
  }
  set_rate(state, "flops_per_second", flops * threads, threads);
}

struct level {
  const char* name;
  std::size_t bytes_per_thread;
};

/// Working sets well inside each level. The last-level cache is shared by an unknown number of cores: each
/// takes its part of a quarter, but enough to leave its own L2.
std::vector<level> levels_for(int threads) {
  const cache_sizes& caches = cpu_cache_sizes();
  const auto shared = static_cast<std::size_t>(threads);
  const std::size_t last = std::max(caches.l3, caches.l2);
  constexpr std::size_t most = std::size_t{1} << 30;  // in all, whatever the caches
  std::vector<level> levels = {{"L1", caches.l1d / 2}, {"L2", caches.l2 / 2}};
  if (caches.l3 != 0) levels.push_back({"L3", std::max(caches.l3 / 4 / shared, caches.l2 + caches.l2 / 2)});
  levels.push_back({"DRAM", std::max(std::min(last * 8, most), last * 2) / shared});
  return levels;
}

}  // namespace

void register_limits() {
  std::vector<int> counts = {1};
  if (omp_get_max_threads() > 1) counts.push_back(omp_get_max_threads());
  const target_limits& all = limits_of_default_target();
  // What disturbs a repetition makes it slower: the fastest one is the limit.
  const auto largest = [](const std::vector<double>& rates) { return std::ranges::max(rates); };
  const auto name = [](const char* what, const char* level, int threads) {
    return std::string("limits/") + what + "/" + level + "/threads:" + std::to_string(threads);
  };
  for (const int threads : counts) {
    for (const level& l : levels_for(threads))
      for (const auto& s : std::span(all.streams, all.stream_count))
        benchmark::RegisterBenchmark(name(s.name, l.name, threads).c_str(), bandwidth, s, l.bytes_per_thread,
                                     threads)
            ->UseRealTime()
            ->ComputeStatistics("max", largest);
    for (const auto& p : std::span(all.peaks, all.peak_count))
      benchmark::RegisterBenchmark(name(p.name, "peak", threads).c_str(), peak, p, threads)
          ->UseRealTime()
          ->ComputeStatistics("max", largest);
  }
}

}  // namespace pewter::bench
