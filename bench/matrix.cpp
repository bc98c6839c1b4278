// The matrix: every kernel of the registry x pattern x threadgroup size x element type x shape, called
// through its public function on shapes of real models. A name reads kernel/pattern/threads/type/shape;
// automatic/0 is what the library chooses by itself.
#include <benchmark/benchmark.h>
#include <omp.h>

#include <string>

#include "bench/operands.hpp"
#include "bench/suite.hpp"
#include "kernels/registry.hpp"

namespace pewter::bench {
namespace {

constexpr std::uint32_t threadgroup_sizes[] = {32, 64, 128, 256, 512, 1024};

void run(benchmark::State& state, const kernel& k, pattern p, std::uint32_t threads, element_type type,
         const named_shape& shape) {
  static operand_cache cache;
  kernel_call call{shape.shape, type, cache.find(k, shape, type), {}};
  call.launch.pattern = p;
  call.launch.threads_per_threadgroup = threads;
  k.about->call(call);  // brings operands and code into the caches: all figures are warm
  for (auto _ : state) {
    k.about->call(call);
    benchmark::ClobberMemory();
  }
  const double calls = static_cast<double>(state.iterations());
  const double bytes = k.about->bytes(shape.shape, type), flops = k.about->flops(shape.shape);
  const traffic moved = traffic_of(*k.about, shape.shape, type);
  state.counters["bytes_per_second"] = benchmark::Counter(bytes * calls, benchmark::Counter::kIsRate);
  state.counters["flops_per_second"] = benchmark::Counter(flops * calls, benchmark::Counter::kIsRate);
  state.counters["bytes"] = bytes;
  state.counters["flops"] = flops;
  state.counters["written_share"] = moved.written / (moved.read + moved.written);
  state.counters["host_threads"] = omp_get_max_threads();
  state.counters["idle_lane_share"] = idle_lane_share(threads);
  state.counters["quick"] = &shape == k.about->shapes.data() && type == k.about->types.front();
}

void register_cell(const kernel& k, pattern p, std::uint32_t threads, element_type type,
                   const named_shape& shape) {
  const std::string name = std::string(k.name) + "/" + name_of(p) + "/" + std::to_string(threads) + "/" +
                           name_of(type) + "/" + shape.label;
  benchmark::RegisterBenchmark(name.c_str(), [&k, p, threads, type, &shape](benchmark::State& state) {
    run(state, k, p, threads, type, shape);
  })->UseRealTime();
}

}  // namespace

void register_matrix(mode how) {
  for (const kernel& k : kernels())
    for (const named_shape& shape : k.about->shapes) {
      for (const element_type type : k.about->types) {
        for (const pattern p : k.about->patterns)
          for (const std::uint32_t threads : threadgroup_sizes) register_cell(k, p, threads, type, shape);
        register_cell(k, pattern::automatic, 0, type, shape);
        if (how == mode::quick) break;
      }
      if (how == mode::quick) break;
    }
}

}  // namespace pewter::bench
