// The arguments of the matrix products, and what they share on the host side.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/common/operand_members.hpp"

namespace pewter::detail {

struct gemv_arguments {
  const void* matrix;  // (rows, cols)
  const void* x;       // (cols)
  void* y;             // (rows)
  std::size_t rows, cols;
  std::size_t rows_per_threadgroup;

  PEWTER_OPERANDS(matrix, x, y)
};

struct gemm_arguments {
  const void* a;  // (m, k)
  const void* b;  // (k, n)
  void* c;        // (m, n)
  std::size_t m, n, k;

  PEWTER_OPERANDS(a, b, c)
};

/// Blocks of gemm_tiled: each SIMD group owns 16 x 32 of C; 1, 2, 4, ... 32 SIMD groups form a tile.
///
///   threads   32     64     128    256    512     1024
///   tile      16x32  16x64  32x64  64x64  64x128  128x128
///
/// Other thread counts use the next smaller row; SIMD groups beyond it only help to stage.
struct gemm_tile {
  static constexpr std::uint32_t block_rows = 16, block_cols = 32;
  std::uint32_t simdgroup_rows, simdgroup_cols;

  constexpr std::uint32_t rows() const { return simdgroup_rows * block_rows; }
  constexpr std::uint32_t cols() const { return simdgroup_cols * block_cols; }
  constexpr std::uint32_t simdgroups() const { return simdgroup_rows * simdgroup_cols; }
  /// K in one stage: 24 KB of threadgroup memory for A and B together, at most 64 (a 32 KB L1 then holds A's
  /// and B's panels of a 32x64 tile; B's has 16 KB).
  constexpr std::uint32_t depth() const {
    const std::uint32_t fitting = 24 * 1024 / 4 / (rows() + cols()) / 8 * 8;
    return fitting < 64 ? fitting : 64;
  }
};

[[gnu::always_inline]] inline constexpr gemm_tile gemm_tile_of(std::uint32_t threads) {
  if (threads >= 1024) return {8, 4};
  if (threads >= 512) return {4, 4};
  if (threads >= 256) return {4, 2};
  if (threads >= 128) return {2, 2};
  if (threads >= 64) return {1, 2};
  return {1, 1};
}

}  // namespace pewter::detail
