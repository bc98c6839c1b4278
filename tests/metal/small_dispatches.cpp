// Small dispatches of Metal kernels do not pay for host threads that they do not need, threads that wait
// leave the cores to others, and nothing waits for helpers that have no core.
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <functional>
#include <thread>

#include "pewter/metal.hpp"
#include "tests/metal/host_kernels.hpp"
#include "tests/metal/programs/check.hpp"

namespace {

using host_kernels::library;
using host_kernels::result_of;
using pewter::mapping;
namespace metal = pewter::metal;

/// The least of several rounds, so that other processes do not count.
double nanoseconds_of(const std::function<void()>& dispatches) {
  double least = 1e18;
  for (int round = 0; round < 20; ++round) {
    const auto begin = std::chrono::steady_clock::now();
    dispatches();
    const std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - begin;
    least = std::min(least, took.count());
  }
  return least;
}

void check_small_dispatches() {
  for (const char* name : {"plain", "meets"}) {
    const metal::pipeline p = library().pipeline(name);
    for (const std::uint32_t groups : {1u, 2u, 16u}) {
      std::vector<std::uint32_t> x(std::size_t{groups} * 256);
      metal::arguments a;
      a.set_buffer(0, x.data());
      a.set_value(1, std::uint32_t{0});
      const auto run = [&](const metal::dispatch_settings& s) {
        return nanoseconds_of([&] {
          for (int n = 0; n < 200; ++n) metal::dispatch_threadgroups(p, a, {groups, 1, 1}, {256, 1, 1}, s);
        });
      };
      metal::dispatch_settings one;
      one.host_threads = 1;
      const double alone = run(one), chosen = run({});
      if (chosen > 3 * alone) std::fprintf(stderr, "%s, %u: %g ns, %g alone\n", name, groups, chosen, alone);
      check(chosen <= 3 * alone, "small dispatches");
    }
  }
}

double processor_seconds() {
  timespec t{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
}

/// Helpers of a dispatch that is over leave the cores to others.
void check_waiting_takes_no_cores() {
  result_of(library().pipeline("plain"), 500, 400, {});
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  const double before = processor_seconds();
  std::this_thread::sleep_for(std::chrono::milliseconds(200));
  check(processor_seconds() - before < 0.02, "threads that wait take cores");
}

/// Another process on each core: small dispatches wait for none of the helpers that have no core.
void check_busy_machine() {
  std::vector<pid_t> others;
  for (unsigned n = 0; n < std::thread::hardware_concurrency(); ++n) {
    const pid_t other = fork();
    if (other == 0) {
      alarm(60);
      for (std::atomic<unsigned> turn{0};;) turn.fetch_add(1, std::memory_order_relaxed);
    }
    others.push_back(other);
  }
  const metal::pipeline p = library().pipeline("meets");
  std::vector<std::uint32_t> x(16 * 256);
  metal::arguments a;
  a.set_buffer(0, x.data());
  a.set_value(1, std::uint32_t{0});
  metal::dispatch_settings one;
  one.mapping = mapping::run_inline;
  double seconds[2] = {0, 0};
  for (int round = 0; round < 200; ++round) {
    const metal::dispatch_settings& how = round % 2 == 0 ? one : metal::dispatch_settings{};
    const auto begin = std::chrono::steady_clock::now();
    for (int n = 0; n < 300; ++n) metal::dispatch_threadgroups(p, a, {16, 1, 1}, {256, 1, 1}, how);
    seconds[round % 2] += std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  }
  for (const pid_t other : others) {
    kill(other, SIGKILL);
    waitpid(other, nullptr, 0);
  }
  if (seconds[1] > 4 * seconds[0] + 0.1) std::fprintf(stderr, "%g s, %g alone\n", seconds[1], seconds[0]);
  check(seconds[1] <= 4 * seconds[0] + 0.1, "small dispatches beside other processes");
}

}  // namespace

int main() {
  check_small_dispatches();
  check_waiting_takes_no_cores();
  check_busy_machine();
}
