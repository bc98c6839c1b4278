// The machine's own limits, measured in the same run as what is compared with them: read, copy and triad
// bandwidth with the working set at each level of the memory hierarchy, and the peak of fused multiply-adds,
// on one core and on all. Bytes count each input and output once, so a copy from memory that must first
// read the lines it writes is charged for two streams, as the kernels are.
#include <benchmark/benchmark.h>
#include <omp.h>

#include <memory>
#include <string>

#include "bench/suite.hpp"
#include "kernels/cpu.hpp"
#include "kernels/registry.hpp"

namespace pewter {

#define PEWTER_TARGET_ROW(name, architecture, flags) \
  PEWTER_IF_##architecture(namespace name { extern const bench::target_functions functions_to_measure; })
#if defined(__x86_64__)
#define PEWTER_IF_x86_64(...) __VA_ARGS__
#define PEWTER_IF_aarch64(...)
#else
#define PEWTER_IF_x86_64(...)
#define PEWTER_IF_aarch64(...) __VA_ARGS__
#endif
#include "kernels/targets.inc"
#undef PEWTER_TARGET_ROW

namespace bench {

const target_functions& functions_of_target(int index) {
  static constexpr const target_functions* all[] = {
#define PEWTER_TARGET_ROW(name, architecture, flags) PEWTER_IF_##architecture(&name::functions_to_measure, )
#include "kernels/targets.inc"
#undef PEWTER_TARGET_ROW
  };
  return *all[index];
}

namespace {

const target_functions& best() { return functions_of_target(choose_target(nullptr)); }

/// Runs f(thread) on so many threads at a time and sets the rate from what each of them moved or computed.
template <class F>
void measure(benchmark::State& state, int threads, const char* counter, double amount_per_thread, F f) {
  for (auto _ : state) {
#pragma omp parallel num_threads(threads)
    f(omp_get_thread_num());
  }
  state.counters[counter] = benchmark::Counter(
      amount_per_thread * threads * static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
  state.counters["host_threads"] = threads;
}

enum class stream { read, copy, triad };

void bandwidth(benchmark::State& state, stream kind, std::size_t bytes_per_thread, int threads) {
  const std::size_t arrays = kind == stream::read ? 1 : kind == stream::copy ? 2 : 3;
  const std::size_t n = bytes_per_thread / arrays / sizeof(float) / 128 * 128;
  std::unique_ptr<std::unique_ptr<float[]>[]> data(
      new std::unique_ptr<float[]>[static_cast<std::size_t>(threads) * 3]);
#pragma omp parallel num_threads(threads)
  for (std::size_t a = 0; a < arrays; ++a)  // each thread touches its own first
    data[static_cast<std::size_t>(omp_get_thread_num()) * 3 + a].reset(new float[n]());
  const std::size_t passes =
      1 + (std::size_t{1} << 20) / (n * sizeof(float) * arrays);  // 1 MB between two forks
  measure(state, threads, "bytes_per_second", static_cast<double>(n * sizeof(float) * arrays * passes),
          [&](int thread) {
            float* const x = data[static_cast<std::size_t>(thread) * 3].get();
            float* const y = data[static_cast<std::size_t>(thread) * 3 + 1].get();
            float* const z = data[static_cast<std::size_t>(thread) * 3 + 2].get();
            for (std::size_t pass = 0; pass < passes; ++pass) {
              if (kind == stream::read)
                benchmark::DoNotOptimize(best().sum(x, n));
              else if (kind == stream::copy)
                best().copy(x, y, n);
              else
                best().triad(x, y, z, n);
              benchmark::ClobberMemory();
            }
          });
}

void peak(benchmark::State& state, int threads) {
  constexpr std::size_t rounds = 100000;
  alignas(64) float probe[2 + 32 + 12 * 16] = {0.999f, 0.001f};
  const double flops = best().multiply_adds(1, probe) * rounds;
  measure(state, threads, "flops_per_second", flops, [](int) {
    alignas(64) float sink[32 + 12 * 16] = {0.999f, 0.001f};
    best().multiply_adds(rounds, sink);
    benchmark::DoNotOptimize(sink);
  });
}

}  // namespace

void register_limits() {
  const cache_sizes caches = cpu_cache_sizes();
  const std::size_t last = caches.l3 != 0 ? caches.l3 : caches.l2;
  const struct {
    const char* name;
    std::size_t bytes;
  } levels[] = {{"L1", caches.l1d / 2}, {"L2", caches.l2 / 2}, {"L3", last / 4}, {"DRAM", last * 8}};
  const struct {
    const char* name;
    stream kind;
  } streams[] = {{"read", stream::read}, {"copy", stream::copy}, {"triad", stream::triad}};
  const int all = omp_get_max_threads();
  for (const int threads : {1, all}) {
    const std::string suffix = "/threads:" + std::to_string(threads);
    for (const auto& level : levels)
      for (const auto& s : streams) {
        const bool shared = std::string_view(level.name) == "L3" || std::string_view(level.name) == "DRAM";
        const std::size_t bytes = shared ? level.bytes / static_cast<std::size_t>(threads) : level.bytes;
        benchmark::RegisterBenchmark((std::string("limits/") + s.name + "/" + level.name + suffix).c_str(),
                                     [kind = s.kind, bytes, threads](benchmark::State& state) {
                                       bandwidth(state, kind, bytes, threads);
                                     })
            ->UseRealTime();
      }
    benchmark::RegisterBenchmark(("limits/fma/peak" + suffix).c_str(), [threads](benchmark::State& state) {
      peak(state, threads);
    })->UseRealTime();
    if (all == 1) break;
  }
}

}  // namespace bench
}  // namespace pewter
