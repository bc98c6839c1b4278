#include "bench/machine_limits.hpp"

#include <omp.h>

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <cstring>

#include "bench/suite.hpp"
#include "kernels/runtime/machine/machine.hpp"
#include "kernels/runtime/registry.hpp"

#define PEWTER_TARGET_ROW(name, architecture, ...) \
  PEWTER_ON_##architecture(namespace pewter::name { extern const bench::target_limits limits_to_measure; })
#if !defined(PEWTER_LANES_OPENMP)  // without extensions
#define PEWTER_EXTENSION_ROW PEWTER_TARGET_ROW
#endif
#include "kernels/targets.inc"

namespace pewter::bench {
namespace {

constexpr const target_limits* limits_of_targets[] = {
#define PEWTER_TARGET_ROW(name, architecture, ...) PEWTER_ON_##architecture(&name::limits_to_measure, )
#if !defined(PEWTER_LANES_OPENMP)  // without extensions
#define PEWTER_EXTENSION_ROW PEWTER_TARGET_ROW
#endif
#include "kernels/targets.inc"
};

const target_limits& limits_of_default_target() { return *limits_of_targets[choose_target(nullptr)]; }

std::size_t floats_of_array(const target_limits::stream& s, std::size_t bytes) {
  return std::max<std::size_t>(bytes / s.arrays / sizeof(float) / 128 * 128, 128);
}

std::size_t passes_of_call(std::size_t bytes) {
  constexpr std::size_t bytes_between_forks = std::size_t{32} << 20;  // a fork of 1 us is then below 1 %
  return 1 + bytes_between_forks / bytes;
}

}  // namespace

std::span<const target_limits::stream> streams_of_default_target() {
  const target_limits& all = limits_of_default_target();
  return {all.streams, all.stream_count};
}

std::span<const target_limits::peak> peaks_of_default_target() {
  const target_limits& all = limits_of_default_target();
  return {all.peaks, all.peak_count};
}

std::span<const target_limits::peak> peaks_of_target(std::string_view name) {
  if (name.empty()) return peaks_of_default_target();
  for (std::size_t i = 0; i < targets().size(); ++i)
    if (targets()[i].name == name && targets()[i].supported())
      return {limits_of_targets[i]->peaks, limits_of_targets[i]->peak_count};
  return {};
}

// The last-level cache is shared by an unknown number of cores: each takes its part of a quarter, but enough
// to leave its own L2.
std::vector<memory_level> memory_levels(int threads) {
  const machine& caches = this_machine();
  const auto shared = static_cast<std::size_t>(threads);
  const std::size_t last = std::max(caches.l3.bytes, caches.l2.bytes);
  constexpr std::size_t most = std::size_t{1} << 30;  // in all, whatever the caches
  std::vector<memory_level> levels = {{"L1", caches.l1d.bytes / 2}, {"L2", caches.l2.bytes / 2}};
  if (caches.l3.bytes != 0)
    levels.push_back({"L3", std::max(caches.l3.bytes / 4 / shared, caches.l2.bytes + caches.l2.bytes / 2)});
  levels.push_back({"DRAM", std::max(std::min(last * 8, most), last * 2) / shared});
  return levels;
}

void streaming::free_memory::operator()(float* p) const { std::free(p); }

streaming::streaming(const target_limits::stream& s, std::size_t bytes_per_thread, int threads)
    : stream_(s),
      floats_(floats_of_array(s, bytes_per_thread)),
      passes_(passes_of_call(floats_ * sizeof(float) * s.arrays)),
      of_thread_(static_cast<std::size_t>(threads)) {
#pragma omp parallel num_threads(threads)
  allocate(of_thread_[static_cast<std::size_t>(omp_get_thread_num())]);
}

/// Allocates all in one block. Arrays start on a cache line but not at equal offsets of pages, or loads would
/// wait for stores to the same offset (4K aliasing).
void streaming::allocate(arrays& of) const {
  const std::size_t stride = floats_ + 16 * 17,
                    bytes = (stream_.arrays * stride + 128) * sizeof(float) / 64 * 64;
  of.memory.reset(static_cast<float*>(std::aligned_alloc(64, bytes)));
  std::memset(of.memory.get(), 0, bytes);  // the thread that uses a page touches it first
  for (std::size_t i = 0; i < stream_.arrays; ++i) of.starts.push_back(of.memory.get() + i * stride);
}

void streaming::operator()() const {
#pragma omp parallel num_threads(static_cast <int>(of_thread_.size()))
  for (std::size_t i = 0; i < passes_; ++i) {
    stream_.pass(of_thread_[static_cast<std::size_t>(omp_get_thread_num())].starts.data(), floats_);
    asm volatile("" : : : "memory");
  }
}

double streaming::bytes() const {
  return static_cast<double>(floats_ * sizeof(float) * stream_.arrays * of_thread_.size());
}

double multiply_adds(const target_limits::peak& p, int threads) {
  constexpr std::size_t rounds = 200000;
  alignas(64) float operands[target_limits::operand_floats];
  std::ranges::fill(operands, std::bit_cast<float>(0x3c003c00u));  // 1 as half, 0.008 as bfloat and float
  double flops = 0;
#pragma omp parallel num_threads(threads) reduction(+ : flops)
  flops += p.run(rounds, operands);
  return flops;
}

}  // namespace pewter::bench
