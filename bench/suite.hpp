// The parts of pewter_bench; each registers its benchmarks.
#pragma once

#include <cstddef>
#include <cstdint>

#include "pewter/launch.hpp"

namespace pewter::bench {

enum class mode { quick, full };

void register_matrix(mode);
void register_limits();
void register_dispatch();

/// What is measured once a target, compiled for it.
struct target_functions {
  /// One call of a SIMD-group function on 32 floats, and the same as a loop of 32 iterations.
  struct pair {
    const char* name;
    void (*simdgroup)(const float* x, float* y);
    void (*scalar)(const float* x, float* y);
  };
  const pair* pairs;
  std::size_t pair_count;
  /// `rounds` times a block of independent fused multiply-adds; returns how many flops that were.
  double (*multiply_adds)(std::size_t rounds, float* sink);
  /// Dispatches an empty kernel.
  void (*dispatch_nothing)(std::uint32_t threadgroups, const dispatch_options&);
  /// One threadgroup of two SIMD groups that goes through so many empty phases.
  void (*dispatch_phases)(int phases, const dispatch_options&);
  double (*sum)(const float* x, std::size_t n);
  void (*copy)(const float* x, float* y, std::size_t n);
  void (*triad)(const float* x, const float* b, float* y, std::size_t n);
};

/// Of the target with that index in pewter::targets().
const target_functions& functions_of_target(int index);

}  // namespace pewter::bench
