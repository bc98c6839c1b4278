// quantized_matmul on a GPU: its arguments (quantized_matmul.kernel.cpp), and the launch.
#pragma once

#include <cstdint>

#include "kernels/common/operand_members.hpp"
#include "pewter/kernels.hpp"
#include "pewter/types.hpp"

namespace pewter::detail {

/// y = activation(x W^T + bias) + residual.
struct device_quantized_arguments {
  const void* x;                // (m, k)
  const std::uint8_t* blocks;   // (n, k)
  const void *scales, *biases;  // of x's type, one of each a group; null but for affine types
  void* y;                      // (m, n)
  const void *bias, *residual;  // (n) and as y; may be null
  std::uint32_t m, n, runs;     ///< runs of 32 elements of a row
  std::uint32_t runs_of_group;  ///< of affine types
  std::size_t bytes_of_row;     ///< of W
  block_type type;
  element_type element;  ///< of x, y, scales, bias and residual
  pewter::activation activation;
  bool exact;  ///< x stays in float

  PEWTER_OPERANDS(x, blocks, scales, biases, y, bias, residual)
};

/// Threads of a threadgroup, whose SIMD groups have a row of W each and share x: the most with which `n` rows
/// still occupy a GPU's cores.
constexpr std::uint32_t quantized_threads_on_device(std::size_t n, std::uint32_t wish) {
  constexpr std::size_t cores = 128;
  if (wish != 0) return wish < 32 ? 32 : wish / 32 * 32;
  std::uint32_t threads = 1024;
  while (threads > 128 && n / (threads / 32) < cores) threads /= 2;
  return threads;
}

}  // namespace pewter::detail
