// Dispatches of Metal kernels on host threads: results do not depend on how many there are, nor on who else
// dispatches; a forked child dispatches; kernels without end end with their time, which begins with them.
#include <sys/wait.h>
#include <unistd.h>

#include <cfenv>
#include <chrono>
#include <cstdio>
#include <thread>

#include "pewter/error.hpp"
#include "pewter/metal.hpp"
#include "tests/metal/host_kernels.hpp"
#include "tests/metal/programs/check.hpp"

namespace {

using host_kernels::library;
using host_kernels::result_of;
using pewter::mapping;
using pewter::uint3;
namespace metal = pewter::metal;

/// Each way several times, so that what is known of the kernel decides, too.
void check_results(const char* name) {
  const metal::pipeline p = library().pipeline(name);
  metal::dispatch_settings one;
  one.mapping = mapping::run_inline;
  for (const std::uint32_t groups : {1u, 2u, 7u, 16u, 500u}) {
    for (const std::uint32_t rounds : {0u, 3u, 400u}) {
      const auto right = result_of(p, groups, rounds, one);
      for (const mapping how : {mapping::automatic, mapping::threadgroups, mapping::simdgroups}) {
        for (const unsigned threads : {0u, 2u, 3u}) {
          if (how == mapping::simdgroups && groups * (rounds + 1) > 100) continue;  // barriers without cores
          metal::dispatch_settings s;
          s.mapping = how;
          s.host_threads = threads;
          for (int n = 0; n < 4; ++n) check(result_of(p, groups, rounds, s) == right, name);
        }
      }
    }
  }
}

void check_several_dispatching_threads() {
  std::vector<std::thread> all;
  for (int t = 0; t < 4; ++t) {
    all.emplace_back([t] {
      const metal::pipeline p = library().pipeline(t % 2 == 0 ? "plain" : "meets");
      metal::dispatch_settings one;
      one.mapping = mapping::run_inline;
      const std::uint32_t rounds = 50;
      for (const std::uint32_t groups : {1u, 16u, 300u}) {
        const auto right = result_of(p, groups, rounds, one);
        for (int n = 0; n < 30; ++n) check(result_of(p, groups, rounds, {}) == right, "several threads");
      }
    });
  }
  for (std::thread& t : all) t.join();
}

void check_forked_child() {
  const metal::pipeline p = library().pipeline("meets");
  const auto right = result_of(p, 300, 50, {});
  const pid_t child = fork();
  if (child == 0) {
    alarm(20);
    _exit(result_of(p, 300, 50, {}) == right ? 0 : 1);
  }
  int status = -1;
  check(child > 0 && waitpid(child, &status, 0) == child && status == 0, "a forked child");
}

#if !defined(__SANITIZE_THREAD__)  // which hands signals to code that calls nothing never
bool ends_in_time(const char* name, std::uint32_t groups, metal::dispatch_settings s) {
  std::uint32_t flag = 0;
  std::vector<std::uint32_t> y(std::size_t{groups} * 256);
  metal::arguments a;
  a.set_buffer(0, &flag);
  a.set_buffer(1, y.data());
  s.timeout_seconds = 0.0625;
  try {
    metal::dispatch_threadgroups(library().pipeline(name), a, {groups, 1, 1}, {256, 1, 1}, s);
  } catch (const metal::timeout& e) {
    return std::string(e.what()) == std::string(name) + ": did not end within 0.0625 s, the time limit";
  } catch (const pewter::error& e) {
    std::fprintf(stderr, "%s\n", e.what());
  }
  std::fprintf(stderr, "%s, %u threadgroups, mapping %d, y[0] = %u\n", name, groups,
               static_cast<int>(s.mapping), y[0]);
  return false;
}

void check_time_limit() {
  std::fesetround(FE_UPWARD);  // the caller's
  for (const char* name : {"endless", "endless_meeting"}) {
    for (const std::uint32_t groups : {1u, 2u, 40u}) {
      for (const mapping how :
           {mapping::automatic, mapping::run_inline, mapping::threadgroups, mapping::simdgroups}) {
        metal::dispatch_settings s;
        s.mapping = how;
        check(ends_in_time(name, groups, s), "a kernel without end");
        check(std::fegetround() == FE_UPWARD, "the rounding mode");
      }
      metal::dispatch_settings s;
      s.reference = true;
      check(ends_in_time(name, groups, s), "a kernel without end by the reference way");
      check(std::fegetround() == FE_UPWARD, "the rounding mode after the reference way");
    }
  }
  std::fesetround(FE_TONEAREST);
  metal::dispatch_settings s;
  s.timeout_seconds = 60;
  const metal::pipeline p = library().pipeline("meets");
  check(result_of(p, 300, 50, s) == result_of(p, 300, 50, {}), "a kernel with time left");
  s.timeout_seconds = -1;
  try {
    result_of(p, 1, 1, s);
    check(false, "a negative limit");
  } catch (const metal::timeout&) {
    check(false, "a negative limit is no time-out");
  } catch (const pewter::error& e) {
    check(std::string(e.what()).find("timeout_seconds = -1, must be") == 0, e.what());
  }
}

/// What is compiled for a dispatch takes longer than its limit, which is the kernel's alone and would be
/// over: code for SIMD groups one by one, for those of several rows, and for one thread at a time.
void check_limit_begins_with_kernel() {
  std::string text =
      "kernel void late(device float* x [[buffer(0)]], uint i [[thread_index_in_threadgroup]]) {\n"
      "  float v = x[i];\n";
  for (int n = 0; n < 60; ++n)
    text += "  v = metal::precise::sin(v) * " + std::to_string(n + 2) + ".0f + x[i];\n";
  const metal::library late =
      metal::library::from_source("#include <metal_stdlib>\n" + text + "  x[i] = v;\n}\n");
  const auto before = std::chrono::steady_clock::now();
  const metal::pipeline p = late.pipeline("late");
  const double compiled = std::chrono::duration<double>(std::chrono::steady_clock::now() - before).count();
  const auto run = [&](uint3 threads, bool reference, double limit) {
    std::vector<float> x(256, 0.5f);
    metal::arguments a;
    a.set_buffer(0, x.data());
    metal::dispatch_settings s;
    s.timeout_seconds = limit;
    s.reference = reference;
    metal::dispatch_threadgroups(p, a, {1, 1, 1}, threads, s);
  };
  const double limit = compiled / 8;
  run({64, 1, 1}, false, 0);
  run({40, 1, 1}, false, limit);
  run({4, 8, 1}, false, limit);
  run({64, 1, 1}, true, limit);
}
#else
void check_time_limit() {}
void check_limit_begins_with_kernel() {}
#endif

}  // namespace

int main() {
  setenv("PEWTER_METAL_CACHE", "off", 1);  // what is compiled late is compiled
  check_results("plain");
  check_results("meets");
  check_several_dispatching_threads();
  check_forked_child();
  check_time_limit();
  check_limit_begins_with_kernel();
}
