// pewter_bench [--mode=quick|full] [--out=FILE] [--commit=TEXT] [options of Google Benchmark]
//
// quick: every kernel at its first shape in float, 15 ms a cell. full: all shapes and types, 100 ms a cell.
// Each cell is measured three times, in random order over the whole run, and the median, mean and variation
// are written to FILE as JSON. The machine's limits, dispatch and SIMD-group functions are part of both.
#include <benchmark/benchmark.h>
#include <omp.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "bench/suite.hpp"
#include "kernels/runtime/machine/cpu.hpp"
#include "kernels/runtime/machine/machine.hpp"
#include "kernels/runtime/registry.hpp"

namespace {

struct options {
  std::string mode = "quick", out, commit = "not given";
  std::vector<char*> rest;  // for Google Benchmark
};

/// The value of --name=value, or null.
const char* value_of(const char* argument, const char* name) {
  const std::size_t n = std::strlen(name);
  return std::strncmp(argument, name, n) == 0 && argument[n] == '=' ? argument + n + 1 : nullptr;
}

options parse(int argc, char** argv) {
  options result;
  for (int i = 1; i < argc; ++i) {
    if (const char* m = value_of(argv[i], "--mode"))
      result.mode = m;
    else if (const char* o = value_of(argv[i], "--out"))
      result.out = o;
    else if (const char* c = value_of(argv[i], "--commit"))
      result.commit = c;
    else
      result.rest.push_back(argv[i]);
  }
  return result;
}

/// The variables that change how OpenMP's threads behave, as far as they are set.
std::string openmp_settings() {
  std::string text;
  for (const char* name : {"OMP_NUM_THREADS", "OMP_PROC_BIND", "OMP_PLACES", "OMP_WAIT_POLICY",
                           "GOMP_CPU_AFFINITY", "GOMP_SPINCOUNT", "KMP_AFFINITY", "KMP_BLOCKTIME"})
    if (const char* value = std::getenv(name))
      text += std::string(text.empty() ? "" : " ") + name + "=" + value;
  return text.empty() ? "defaults" : text;
}

void describe_environment(const options& o) {
  using benchmark::AddCustomContext;
  const pewter::machine& caches = pewter::this_machine();
  AddCustomContext("cpu", pewter::cpu_model());
  AddCustomContext("compiler", PEWTER_COMPILER);
  AddCustomContext("compiler_flags", PEWTER_FLAGS);
  AddCustomContext("build_type", PEWTER_BUILD_TYPE);
#if defined(__clang__)
  AddCustomContext("openmp_runtime", "libomp");
#else
  AddCustomContext("openmp_runtime", "libgomp");
#endif
  AddCustomContext("openmp_settings", openmp_settings());
  AddCustomContext("target",
                   pewter::targets()[static_cast<std::size_t>(pewter::choose_target(nullptr))].name);
  AddCustomContext("host_threads", std::to_string(omp_get_max_threads()));
  AddCustomContext("l1d_bytes", std::to_string(caches.l1d.bytes));
  AddCustomContext("l2_bytes", std::to_string(caches.l2.bytes));
  AddCustomContext("l3_bytes", std::to_string(caches.l3.bytes));
  AddCustomContext("commit", o.commit);
  AddCustomContext("mode", o.mode);
}

}  // namespace

int main(int argc, char** argv) {
  const options o = parse(argc, argv);
  if (o.mode != "quick" && o.mode != "full") {
    std::fprintf(stderr, "pewter_bench: --mode=%s, must be quick or full\n", o.mode.c_str());
    return 2;
  }
  const bool quick = o.mode == "quick";
  std::vector<std::string> settings = {
      argv[0], quick ? "--benchmark_min_time=0.015" : "--benchmark_min_time=0.1",
      quick ? "--benchmark_repetitions=7" : "--benchmark_repetitions=3",
      "--benchmark_report_aggregates_only=true", "--benchmark_enable_random_interleaving=true"};
  if (!o.out.empty()) {
    settings.push_back("--benchmark_out_format=json");
    settings.push_back("--benchmark_out=" + o.out);
  }
  settings.insert(settings.end(), o.rest.begin(), o.rest.end());  // the caller's options win
  std::vector<char*> arguments;
  for (std::string& s : settings) arguments.push_back(s.data());

  pewter::bench::register_limits();
  pewter::bench::register_dispatch();
  pewter::bench::register_simdgroup_functions();
  pewter::bench::register_matrix(quick ? pewter::bench::mode::quick : pewter::bench::mode::full);
  describe_environment(o);
  int count = static_cast<int>(arguments.size());
  benchmark::Initialize(&count, arguments.data());
  if (benchmark::ReportUnrecognizedArguments(count, arguments.data())) return 2;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
