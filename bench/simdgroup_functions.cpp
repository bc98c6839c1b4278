// Each SIMD-group function of each target that this machine has, against a loop of 32 iterations at -O3, with
// and without the compiler's vectoriser. Also the table of what is compiled once a target.
#include <benchmark/benchmark.h>

#include <string>

#include "bench/suite.hpp"
#include "kernels/runtime/registry.hpp"

#define PEWTER_TARGET_ROW(name, architecture, ...)                  \
  PEWTER_ON_##architecture(namespace pewter::name {                 \
    extern const bench::target_functions functions_to_measure;      \
    extern const bench::function_pairs scalar_functions_to_measure; \
  })
#include "kernels/targets.inc"

namespace pewter::bench {

namespace {

constexpr const target_functions* functions_of_targets[] = {
#define PEWTER_TARGET_ROW(name, architecture, ...) PEWTER_ON_##architecture(&name::functions_to_measure, )
#include "kernels/targets.inc"
};
constexpr const function_pairs* scalar_functions_of_targets[] = {
#define PEWTER_TARGET_ROW(name, architecture, ...) \
  PEWTER_ON_##architecture(&name::scalar_functions_to_measure, )
#include "kernels/targets.inc"
};

/// Where a target's functions are. Extensions have none: theirs are the next target's.
std::size_t place_of_target(int index) {
  std::size_t before = 0;
  for (int i = 0; i < index; ++i) before += targets()[static_cast<std::size_t>(i)].complete ? 1 : 0;
  return before;
}

}  // namespace

const target_functions& functions_of_target(int index) {
  return *functions_of_targets[place_of_target(index)];
}

const target_functions& functions_of_default_target() { return functions_of_target(choose_target(nullptr)); }

namespace {

using lane_function = void (*)(const float*, float*);

void on_32_floats(benchmark::State& state, lane_function f) {
  alignas(64) float x[64], y[32];
  for (int i = 0; i < 64; ++i) x[i] = 0.25f + 0.01f * static_cast<float>(i);
  for (auto _ : state) {
    f(x, y);
    benchmark::DoNotOptimize(y);
  }
}

}  // namespace

void register_simdgroup_functions() {
  for (std::size_t t = 0; t < targets().size(); ++t) {
    if (!targets()[t].supported() || !targets()[t].complete) continue;
    const std::size_t place = place_of_target(static_cast<int>(t));
    const function_pairs& functions = functions_of_targets[place]->functions;
    for (std::size_t i = 0; i < functions.count; ++i) {
      const function_pairs::pair& p = functions.pairs[i];
      const auto scalar_loop = scalar_functions_of_targets[place]->pairs[i].loop;
      const std::string prefix = std::string("simdgroup/") + targets()[t].name + "/" + p.name;
      benchmark::RegisterBenchmark((prefix + "/lanes").c_str(), on_32_floats, p.simdgroup);
      benchmark::RegisterBenchmark((prefix + "/loop").c_str(), on_32_floats, p.loop);
      benchmark::RegisterBenchmark((prefix + "/scalar_loop").c_str(), on_32_floats, scalar_loop);
    }
  }
}

}  // namespace pewter::bench
