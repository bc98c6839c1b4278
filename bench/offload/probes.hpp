// What finds a GPU's limits: kernels that read, copy, multiply and wait, and nothing else.
#pragma once

#include "kernels/runtime/kernel_table.hpp"

namespace pewter::bench {

struct probe_arguments {
  const float* x = nullptr;
  float* y = nullptr;
  std::uint32_t rounds = 0;  ///< of arithmetic and phases; for streams, the parts of the arrays
};

/// In a threadgroup of probe_threads the streams take probe_floats.
inline constexpr std::uint32_t probe_threads = 256, probe_floats = 16 * probe_threads;
/// Operations of a thread and round: multiply-adds count two.
inline constexpr double probe_fma_flops = 2 * 16;
/// Operations of a SIMD group and round: products of 16 x 8 x 16.
inline constexpr double probe_matrix_flops = 2.0 * 16 * 8 * 16 * 8;

struct gpu_probes {
  kernel_function copy, read, write, multiply_adds, half_products, bfloat_products, phases;
};
}  // namespace pewter::bench

namespace pewter::gpu {
extern const bench::gpu_probes probes;
}
