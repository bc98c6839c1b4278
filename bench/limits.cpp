// The machine's own limits, measured in the same run as what is compared with them: read, copy and triad
// bandwidth with the working set at each level of the memory hierarchy, copy with stores that go past the
// caches, and the peak of fused multiply-adds, on one core and on all. Bytes count each input and output
// once, so a copy that must first read the lines it writes is charged for two streams, as the kernels are.
#include <benchmark/benchmark.h>
#include <omp.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "bench/suite.hpp"
#include "kernels/cpu.hpp"

namespace pewter::bench {
namespace {

enum class stream { read, copy, copy_past_caches, triad };

struct free_memory {
  void operator()(float* p) const { std::free(p); }
};

/// The arrays of one thread, in one block. They start on a line but not at one offset of a page, or loads
/// would wait for stores to the same offset (4K aliasing).
class thread_arrays {
 public:
  void allocate(std::size_t arrays, std::size_t n) {  // n floats each, whole lines
    stride_ = n + 16 * 17;
    const std::size_t bytes = (arrays * stride_ + 128) * sizeof(float) / 64 * 64;
    memory_.reset(static_cast<float*>(std::aligned_alloc(64, bytes)));
    std::memset(memory_.get(), 0, bytes);  // the thread that uses a page touches it first
  }
  float* operator[](std::size_t array) const { return memory_.get() + array * stride_; }

 private:
  std::unique_ptr<float, free_memory> memory_;
  std::size_t stride_ = 0;
};

void pass(const target_functions& f, stream kind, const thread_arrays& data, std::size_t n) {
  switch (kind) {
    case stream::read:
      benchmark::DoNotOptimize(f.sum(data[0], n));
      break;
    case stream::copy:
      f.copy(data[0], data[1], n);
      break;
    case stream::copy_past_caches:
      f.copy_past_caches(data[0], data[1], n);
      break;
    case stream::triad:
      f.triad(data[0], data[1], data[2], n);
      break;
  }
  benchmark::ClobberMemory();
}

void set_rate(benchmark::State& state, const char* counter, double amount_per_iteration, int threads) {
  state.counters[counter] = benchmark::Counter(amount_per_iteration * static_cast<double>(state.iterations()),
                                               benchmark::Counter::kIsRate);
  state.counters["host_threads"] = threads;
}

void bandwidth(benchmark::State& state, stream kind, std::size_t bytes_per_thread, int threads) {
  constexpr std::size_t bytes_between_forks = std::size_t{32} << 20;  // a fork of 1 us is then below 1 %
  const std::size_t arrays = kind == stream::read ? 1 : kind == stream::triad ? 3 : 2;
  const std::size_t n = std::max<std::size_t>(bytes_per_thread / arrays / sizeof(float) / 128 * 128, 128);
  const std::size_t bytes = n * sizeof(float) * arrays, passes = 1 + bytes_between_forks / bytes;
  std::vector<thread_arrays> data(static_cast<std::size_t>(threads));
#pragma omp parallel num_threads(threads)
  data[static_cast<std::size_t>(omp_get_thread_num())].allocate(arrays, n);
  const target_functions& f = functions_of_default_target();
  for (auto _ : state) {
#pragma omp parallel num_threads(threads)
    for (std::size_t i = 0; i < passes; ++i)
      pass(f, kind, data[static_cast<std::size_t>(omp_get_thread_num())], n);
  }
  set_rate(state, "bytes_per_second", static_cast<double>(bytes * passes) * threads, threads);
  state.counters["bytes"] = static_cast<double>(bytes) * threads;
}

void peak(benchmark::State& state, int threads) {
  constexpr std::size_t rounds = 200000;
  const auto work = [] {
    alignas(64) float sink[32 + 12 * 16] = {0.999f, 0.001f};
    const double flops = functions_of_default_target().multiply_adds(rounds, sink);
    benchmark::DoNotOptimize(sink);
    return flops;
  };
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
  constexpr struct {
    const char* name;
    stream kind;
  } streams[] = {{"read", stream::read},
                 {"copy", stream::copy},
                 {"copy_past_caches", stream::copy_past_caches},
                 {"triad", stream::triad}};
  std::vector<int> counts = {1};
  if (omp_get_max_threads() > 1) counts.push_back(omp_get_max_threads());
  for (const int threads : counts) {
    const std::string suffix = "/threads:" + std::to_string(threads);
    for (const level& l : levels_for(threads))
      for (const auto& s : streams) {
        if (s.kind == stream::copy_past_caches && functions_of_default_target().copy_past_caches == nullptr)
          continue;
        benchmark::RegisterBenchmark((std::string("limits/") + s.name + "/" + l.name + suffix).c_str(),
                                     bandwidth, s.kind, l.bytes_per_thread, threads)
            ->UseRealTime();
      }
    benchmark::RegisterBenchmark(("limits/fma/peak" + suffix).c_str(), peak, threads)->UseRealTime();
  }
}

}  // namespace pewter::bench
