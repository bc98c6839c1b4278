// pewter_measure: times cells of the matrix and says whether their results are right; for the studies of
// scripts/compare-compilers, which interleaves many builds of it.
//
//   pewter_measure --describe             this build and what it runs on, as one JSON object
//   pewter_measure --list=quick|full      names of cells, a line each
//   pewter_measure [--milliseconds=M] [--samples=N] [--verify] < names
//
// For each name that comes in, one line of JSON goes out: N samples, each the mean of as many calls as take M
// milliseconds. One process is one observation: where its pages lie and which core it starts on are drawn
// anew with the next one, so a study compares processes and not the samples of one.
#include <dlfcn.h>
#include <omp.h>
#include <sched.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <map>
#include <string>

#include "bench/cells.hpp"
#include "bench/json_object.hpp"
#include "bench/launches.hpp"
#include "bench/operands.hpp"
#include "bench/verdict.hpp"
#include "kernels/runtime/machine/cpu.hpp"
#include "kernels/runtime/machine/machine.hpp"
#include "kernels/runtime/test_hooks.hpp"

namespace pewter::bench {
namespace {

using std::chrono::steady_clock;

std::string list_of(const problem_shape& shape, std::size_t count) {
  std::string text = "[";
  for (std::size_t i = 0; i < count; ++i)
    text.append(i == 0 ? "" : ",").append(std::to_string(shape.extent[i]));
  return text += ']';
}

struct options {
  double milliseconds = 3;
  int samples = 3;
  bool verify = false;
};

double seconds_of(const steady_clock::duration& d) { return std::chrono::duration<double>(d).count(); }

/// The samples of one cell in seconds a call.
std::string samples_of(const cell& c, void* const* operands, const options& o) {
  kernel_call call{c.shape->shape, c.type, operands, {}};
  call.launch.pattern = c.pattern;
  call.launch.threads_per_threadgroup = c.threads;
  const auto time_of = [&](double calls) {
    const auto start = steady_clock::now();
    for (double i = 0; i < calls; ++i) c.which->about->call(call);
    return seconds_of(steady_clock::now() - start);
  };
  const double wanted = o.milliseconds * 1e-3;
  time_of(1);  // brings operands and code into the caches: all figures are warm
  double calls = 1, took = time_of(calls);
  while (took < wanted / 4) {  // a short trial says how many calls a sample needs
    calls *= std::clamp(wanted / 3 / std::max(took, 1e-9), 2.0, 100.0);
    took = time_of(calls = std::floor(calls));
  }
  calls = std::max(1.0, std::round(calls * wanted / took));
  std::string text = "[";
  for (int i = 0; i < o.samples; ++i) {
    char number[32];
    std::snprintf(number, sizeof number, "%s%.6g", i == 0 ? "" : ",", time_of(calls) / calls);
    text += number;
  }
  return text += ']';
}

/// Lanes without a thread over all launches of a call, the threadgroups that cores take turns with, and whose
/// code ran.
void add_geometry(json_object& record, const std::vector<launch_geometry>& launches) {
  double threads = 0, lanes = 0, threadgroups = 0, turns = 0;
  const auto cores = static_cast<unsigned>(omp_get_max_threads());
  for (const launch_geometry& g : launches) {
    const double used = static_cast<double>(g.threads_per_grid.volume());
    threads += used;
    lanes += used / (1 - idle_lane_share(g));
    threadgroups += static_cast<double>(g.threadgroups_per_grid.volume());
    turns += static_cast<double>(waves(g, cores));
  }
  if (launches.empty() || lanes == 0) return;
  record.add("launches", static_cast<double>(launches.size()))
      .add("threads_used", static_cast<double>(launches.front().threads_per_threadgroup.volume()))
      .add("threadgroups", threadgroups)
      .add("waves", turns)
      .add("idle_lane_share", 1 - threads / lanes)
      .add("code_target", last_target());
}

std::string record_of(const cell& c, const options& o) {
  static operand_cache cache;
  static judge judged;
  const description& about = *c.which->about;
  void* const* operands = cache.find(*c.which, *c.shape, c.type);
  const traffic moved = traffic_of(about, c.shape->shape, c.type);
  json_object record;
  record.add("cell", c.name())
      .add("kernel", c.which->name)
      .add("family", c.which->family)
      .add("pattern", name_of(c.pattern))
      .add("threads_per_threadgroup", c.threads)
      .add("type", name_of(c.type))
      .add("shape", c.shape->label)
      .raw("extents", list_of(c.shape->shape, about.dimensions.size()))
      .raw("quick", c.quick() ? "true" : "false")
      .add("bytes", about.bytes(c.shape->shape, c.type))
      .add("flops", about.flops(c.shape->shape))
      .add("written_share", moved.written / (moved.read + moved.written));
  add_geometry(record, launches_of(c, operands));
  record.raw("seconds", samples_of(c, operands, o));
  if (o.verify) {
    const verdict v = judged(c);
    record.add("verdict", v.right ? "right" : "wrong")
        .add("error", v.error)
        .add("error_share_of_bound", v.share_of_bound)
        .raw("checked_extents", list_of(v.shape, about.dimensions.size()));
  }
  return record.text();
}

/// The file that OpenMP's functions come from in this process, which need not be the one linked with.
std::string openmp_library() {
  Dl_info where{};
  void* const f = dlsym(RTLD_DEFAULT, "omp_get_max_threads");
  return f != nullptr && dladdr(f, &where) != 0 && where.dli_fname != nullptr ? where.dli_fname : "unknown";
}

void describe() {
  const machine& caches = this_machine();
  cpu_set_t allowed;
  CPU_ZERO(&allowed);
  sched_getaffinity(0, sizeof allowed, &allowed);
  static constexpr const char* bindings[] = {"false", "true", "primary", "close", "spread"};
  json_object build;
  build.add("compiler", PEWTER_COMPILER)
      .add("flags", PEWTER_FLAGS)
      .add("build_type", PEWTER_BUILD_TYPE)
      .add("openmp_library", openmp_library())
      .add("openmp_date", _OPENMP)
      .add("target", targets()[static_cast<std::size_t>(choose_target(nullptr))].name)
      .add("host_threads", omp_get_max_threads())
      .add("processors", omp_get_num_procs())
      .add("processors_allowed", CPU_COUNT(&allowed))
      .add("thread_binding", bindings[omp_get_proc_bind()])
      .add("cpu", cpu_model())
      .add("l1d_bytes", static_cast<double>(caches.l1d.bytes))
      .add("l2_bytes", static_cast<double>(caches.l2.bytes))
      .add("l3_bytes", static_cast<double>(caches.l3.bytes));
  std::puts(build.text().c_str());
}

int measure(const options& o) {
  std::map<std::string, cell> cells;
  for (const cell& c : cells_of_matrix(mode::full)) cells.emplace(c.name(), c);
  for (std::string name; std::getline(std::cin, name);) {
    const auto found = cells.find(name);
    if (found == cells.end()) {
      std::fprintf(stderr, "pewter_measure: no cell is called '%s'\n", name.c_str());
      return 2;
    }
    std::puts(record_of(found->second, o).c_str());
    std::fflush(stdout);
  }
  return 0;
}

/// The value of --name=value, or null.
const char* value_of(const char* argument, const char* name) {
  const std::size_t n = std::strlen(name);
  return std::strncmp(argument, name, n) == 0 && argument[n] == '=' ? argument + n + 1 : nullptr;
}

int run(int argc, char** argv) {
  options o;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument == "--describe") return describe(), 0;
    if (argument == "--list=quick" || argument == "--list=full") {
      for (const cell& c : cells_of_matrix(argument == "--list=quick" ? mode::quick : mode::full))
        std::puts(c.name().c_str());
      return 0;
    }
    if (argument == "--verify")
      o.verify = true;
    else if (const char* m = value_of(argv[i], "--milliseconds"))
      o.milliseconds = std::atof(m);
    else if (const char* n = value_of(argv[i], "--samples"))
      o.samples = std::atoi(n);
    else
      o.samples = 0;
  }
  if (o.milliseconds > 0 && o.samples > 0) return measure(o);
  std::fputs(
      "usage: pewter_measure --describe | --list=quick|full | [--milliseconds=M] [--samples=N] [--verify]\n",
      stderr);
  return 2;
}

}  // namespace
}  // namespace pewter::bench

int main(int argc, char** argv) {
  try {
    return pewter::bench::run(argc, argv);
  } catch (const std::exception& e) {
    std::fprintf(stderr, "pewter_measure: %s\n", e.what());
    return 1;
  }
}
