// The parts of pewter_bench; each registers its benchmarks.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/runtime/target_rows.hpp"
#include "pewter/launch.hpp"

namespace pewter::bench {

enum class mode { quick, full };

void register_matrix(mode);
void register_limits();
void register_dispatch();
void register_simdgroup_functions();

/// SIMD-group functions, compiled for a target.
struct function_pairs {
  /// One call of a SIMD-group function on 32 floats, and the same as a loop of 32 iterations.
  struct pair {
    const char* name;
    void (*simdgroup)(const float* x, float* y);
    void (*loop)(const float* x, float* y);
  };
  const pair* pairs;
  std::size_t count;
};

/// What is measured once a target, compiled for it.
struct target_functions {
  function_pairs functions;
  /// Dispatches an empty kernel.
  void (*dispatch_nothing)(std::uint32_t threadgroups, const dispatch_options&);
  /// One threadgroup that goes through this many empty phases.
  void (*dispatch_phases)(std::uint32_t simdgroups, int phases, const dispatch_options&);
};

/// The functions of the target with that index in pewter::targets().
const target_functions& functions_of_target(int index);

/// The functions of the target that launches use by default.
const target_functions& functions_of_default_target();

}  // namespace pewter::bench
