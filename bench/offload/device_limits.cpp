#include "bench/offload/device_limits.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>

#include "bench/offload/probes.hpp"
#include "kernels/offload/runtime/regions.hpp"
#include "kernels/runtime/registry.hpp"

namespace pewter::bench {
namespace {

void launch_probe(queue& q, kernel_function probe, const probe_arguments& arguments,
                  std::uint32_t threadgroups, std::uint32_t threads = probe_threads) {
  offload::use_device(q.device());
  offload::launch_scope scope(q.device(), static_cast<CUstream>(q.handle()), "probe");
  probe(&arguments, geometry_of_threadgroups({threadgroups, 1, 1}, {threads, 1, 1}), {});
  scope.finish();
}

double median_microseconds(const std::function<void()>& call) {
  using clock = std::chrono::steady_clock;
  std::vector<double> times;
  for (int i = 0; i < 200; ++i) {
    const auto start = clock::now();
    call();
    times.push_back(std::chrono::duration<double, std::micro>(clock::now() - start).count());
  }
  std::ranges::nth_element(times, times.begin() + 100);
  return times[100];
}

}  // namespace

std::size_t last_cache_bytes(int device) {
  const offload::driver& d = offload::use_device(device);
  int bytes = 0;
  offload::check(d.device_attribute(&bytes, CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE,
                                    offload::all_devices().list[static_cast<std::size_t>(device)].handle),
                 "asking");
  return static_cast<std::size_t>(bytes);
}

double seconds_of(queue& q, const std::function<void()>& call, int repetitions, double* spread,
                  double* fastest) {
  call();
  q.wait();
  const event before = q.record();
  call();
  const double once = milliseconds(before, q.record());
  const int calls = std::clamp(static_cast<int>(1.5 / std::max(once, 1e-3)), 1, 200);
  std::vector<double> times;
  for (int run = 0; run < repetitions; ++run) {
    const event from = q.record();
    for (int i = 0; i < calls; ++i) call();
    times.push_back(milliseconds(from, q.record()) / calls * 1e-3);
  }
  std::ranges::sort(times);
  if (fastest != nullptr) *fastest = times.front();
  if (spread != nullptr) {
    const double n = static_cast<double>(times.size()),
                 mean = std::accumulate(times.begin(), times.end(), 0.0) / n;
    double squares = 0;
    for (const double t : times) squares += (t - mean) * (t - mean);
    *spread = times.size() < 2 ? 0 : std::sqrt(squares / (n - 1)) / mean;
  }
  return times[times.size() / 2];
}

std::vector<device_rate> device_limits(queue& q) {
  std::vector<device_rate> all;
  const auto rate = [&](const std::string& name, const char* unit, double amount, kernel_function probe,
                        const probe_arguments& a, std::uint32_t groups) {
    double fastest = 0;
    seconds_of(
        q, [&] { launch_probe(q, probe, a, groups); }, 7, nullptr, &fastest);
    all.push_back({"limits/" + name + "/threads:1", unit, amount / fastest});
  };
  // Beyond the last cache eight times its size; within it a quarter for each array.
  const std::size_t cache = last_cache_bytes(q.device());
  device_buffer<float> x(2 * cache), y(2 * cache);
  std::vector<float> values(x.size(), 0.5f);
  x.copy_from(values);
  for (const auto& [level, floats] : {std::pair{"DRAM", 2 * cache}, std::pair{"L2", cache / 16}}) {
    const auto parts = static_cast<std::uint32_t>(floats / probe_floats),
               groups = static_cast<std::uint32_t>(2 * cache / probe_floats);
    const double bytes = 4.0 * groups * probe_floats;
    const probe_arguments a{x.data(), y.data(), parts};
    rate(std::string("copy/") + level, "bytes_per_second", 2 * bytes, gpu::probes.copy, a, groups);
    rate(std::string("read/") + level, "bytes_per_second", bytes, gpu::probes.read, a, groups);
    rate(std::string("write/") + level, "bytes_per_second", bytes, gpu::probes.write, a, groups);
  }
  const std::uint32_t groups = 16 * devices()[static_cast<std::size_t>(q.device())].multiprocessors;
  const probe_arguments rounds{x.data(), y.data(), 2000};
  const double threads = static_cast<double>(groups) * probe_threads * rounds.rounds;
  rate("fma/peak", "flops_per_second", threads * probe_fma_flops, gpu::probes.multiply_adds, rounds, groups);
  const double products = threads / 32 * probe_matrix_flops;
  rate("fma_half/peak", "flops_per_second", products, gpu::probes.half_products, rounds, groups);
  rate("fma_bfloat/peak", "flops_per_second", products, gpu::probes.bfloat_products, rounds, groups);

  const probe_arguments none{};
  all.push_back({"dispatch/launch_in_a_queue_host", nullptr,
                 1e3 * median_microseconds([&] { launch_probe(q, gpu::probes.phases, none, 1, 32); })});
  q.wait();
  all.push_back({"dispatch/launch_and_wait", nullptr, 1e3 * median_microseconds([&] {
                                                        launch_probe(q, gpu::probes.phases, none, 1, 32);
                                                        q.wait();
                                                      })});
  all.push_back({"dispatch/launch_in_a_queue_device", nullptr,
                 1e9 * seconds_of(
                           q, [&] { launch_probe(q, gpu::probes.phases, none, 1, 32); }, 7)});
  for (const std::uint32_t size : {32u, 256u, 1024u}) {
    const auto time = [&](std::uint32_t phases) {
      const probe_arguments a{nullptr, nullptr, phases};
      return seconds_of(
          q, [&] { launch_probe(q, gpu::probes.phases, a, 1, size); }, 7);
    };
    all.push_back({"dispatch/phase_of_" + std::to_string(size) + "_threads", nullptr,
                   1e9 * (time(11000) - time(1000)) / 10000});
  }
  return all;
}

}  // namespace pewter::bench
