// The arguments of kernels on quantised matrices, which these take as blocks, or groups, one after the other.
#pragma once

#include <cstddef>
#include <cstdint>

#include "pewter/types.hpp"

namespace pewter::detail {

/// Elements of a run: what a SIMD group takes at a time. Every block is a whole number of runs.
inline constexpr std::size_t run_of_elements = 32;

struct dequantize_arguments {
  const std::uint8_t* blocks;
  const void *scales, *biases;  // of T; null but for affine types
  void* y;                      // (blocks * elements of one)
  std::size_t runs;             // in all
  std::size_t runs_of_threadgroup;
  std::size_t runs_of_block;
  block_type type;
};

struct quantize_arguments {
  const void* x;  // (blocks * elements of one)
  std::uint8_t* blocks;
  void *scales, *biases;  // of T; null but for affine types
  std::size_t count;      // of blocks
  std::size_t blocks_of_threadgroup;
  std::size_t elements_of_block, bytes_of_block;
  block_type type;
};

struct quantized_matmul_arguments {
  const void* x;  // (m, k)
  const std::uint8_t* blocks;
  const void *scales, *biases;  // of `element`; null but for affine types
  void* y;                      // (m, n)
  std::size_t m, n, k;
  std::size_t rows_of_threadgroup;          // of W
  std::size_t runs_of_threadgroup;          // of x, when it becomes bytes
  std::size_t blocks_of_row, bytes_of_row;  // of W
  std::size_t runs_of_block;
  // Scratch: x as bytes, and of each of its runs the step, and the sum, or two of 16 elements each.
  std::int8_t* codes;
  float *steps, *sums;
  block_type type;
  element_type element;
};

}  // namespace pewter::detail
