// pewter_bench [--mode=quick|full] [--out=FILE] [options of Google Benchmark]
//
// quick: every kernel at its first shape in float, 40 ms a cell. full: all shapes and types, half a second a
// cell. The machine's limits, dispatch and SIMD-group functions are part of both.
#include <benchmark/benchmark.h>
#include <omp.h>

#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "bench/suite.hpp"
#include "kernels/cpu.hpp"
#include "kernels/registry.hpp"

namespace {

/// The value of --name=value, or null.
const char* value_of(const char* argument, const char* name) {
  const std::size_t n = std::strlen(name);
  return std::strncmp(argument, name, n) == 0 && argument[n] == '=' ? argument + n + 1 : nullptr;
}

void describe_environment(const char* mode) {
  using benchmark::AddCustomContext;
  const pewter::cache_sizes caches = pewter::cpu_cache_sizes();
  AddCustomContext("cpu", pewter::cpu_model());
  AddCustomContext("compiler", PEWTER_COMPILER);
  AddCustomContext("build_type", PEWTER_BUILD_TYPE);
#if defined(__clang__)
  AddCustomContext("openmp_runtime", "libomp");
#else
  AddCustomContext("openmp_runtime", "libgomp");
#endif
  AddCustomContext("target",
                   pewter::targets()[static_cast<std::size_t>(pewter::choose_target(nullptr))].name);
  AddCustomContext("host_threads", std::to_string(omp_get_max_threads()));
  AddCustomContext("l1d_bytes", std::to_string(caches.l1d));
  AddCustomContext("l2_bytes", std::to_string(caches.l2));
  AddCustomContext("l3_bytes", std::to_string(caches.l3));
  AddCustomContext("mode", mode);
}

}  // namespace

int main(int argc, char** argv) {
  std::string mode = "quick", out;
  std::vector<char*> rest = {argv[0]};
  for (int i = 1; i < argc; ++i) {
    if (const char* m = value_of(argv[i], "--mode"))
      mode = m;
    else if (const char* o = value_of(argv[i], "--out"))
      out = o;
    else
      rest.push_back(argv[i]);
  }
  if (mode != "quick" && mode != "full") {
    std::fprintf(stderr, "pewter_bench: --mode=%s, must be quick or full\n", mode.c_str());
    return 2;
  }
  const bool quick = mode == "quick";
  std::string settings[] = {quick ? "--benchmark_min_time=0.015" : "--benchmark_min_time=0.1",
                            "--benchmark_repetitions=3",
                            "--benchmark_report_aggregates_only=true",
                            "--benchmark_enable_random_interleaving=true",
                            "--benchmark_out_format=json",
                            "--benchmark_out=" + out};
  std::vector<char*> all = {rest[0]};
  for (std::string& s : settings)
    if (!out.empty() || s.rfind("--benchmark_out", 0) != 0) all.push_back(s.data());
  all.insert(all.end(), rest.begin() + 1, rest.end());  // the caller's options win

  pewter::bench::register_limits();
  pewter::bench::register_dispatch();
  pewter::bench::register_matrix(quick ? pewter::bench::mode::quick : pewter::bench::mode::full);
  describe_environment(mode.c_str());
  int count = static_cast<int>(all.size());
  benchmark::Initialize(&count, all.data());
  if (benchmark::ReportUnrecognizedArguments(count, all.data())) return 2;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
