// gemm on a GPU: a threadgroup computes one tile of C, thread by thread.
//
// Tiles of op(A) and op(B) go through threadgroup memory, several stages of k ahead. 16-bit elements are
// multiplied by the matrix units, 64 x 64 or 64 x 32 of C a SIMD group; floats by fma, 8 x 8 a thread, or as
// three products of TF32.
//
// `Block` is what a thread knows of the GPU: gemm.kernel.cpp has it, and a test that has no GPU.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/common/unrolled.hpp"
#include "kernels/matmul/device_gemm.hpp"
#include "pewter/half.hpp"
#include "pewter/native/target.hpp"

namespace pewter::detail {

/// How many of `most` elements from `first` on lie before `end`.
PEWTER_INLINE constexpr std::uint32_t elements_left(std::uint32_t first, std::uint32_t end,
                                                    std::uint32_t most) {
  return first >= end ? 0 : end - first < most ? end - first : most;
}

/// Where tile `index` of a matrix lies. Threadgroups that run at the same time take `high` rows of tiles, so
/// that they share columns of op(B) as well as rows of op(A) in L2.
struct place_of_tile {
  std::uint32_t row, col;  ///< of its first element
};
template <std::uint32_t high = 8>
PEWTER_INLINE constexpr place_of_tile place_of_tile_at(std::uint32_t index, std::uint32_t rows,
                                                       std::uint32_t cols) {
  const std::uint32_t in_group = high * cols, group = index / in_group, rest = index % in_group,
                      first = group * high, height = rows - first < high ? rows - first : high;
  return {first + rest % height, rest / height};
}

/// Element (row, col) of C from its sum of products.
template <class Block, class T>
PEWTER_INLINE float with_epilogue(float sum, const device_gemm_arguments& g, const T* c, const T* residual,
                                  std::uint32_t row, std::uint32_t col) {
  float v = g.alpha * sum;
  const std::size_t at = row * g.c_row + col;
  if (g.beta != 0) v = __builtin_fmaf(g.beta, Block::value_of(c[at]), v);
  if (g.row_scale != nullptr) v *= g.row_scale[row];
  if (g.bias != nullptr) v += Block::value_of(static_cast<const T*>(g.bias)[col]);
  v = Block::activated(g.activation, v);
  if (residual != nullptr) v += Block::value_of(residual[at]);
  return v;
}

/// Rows of C that go through threadgroup memory at a time, and the padding of a row there.
inline constexpr std::uint32_t rows_stored_at_once = 64, padding_of_sums = 8;

/// Half of a tile of C, whose sums (rows_stored_at_once, cols and padding) are in threadgroup memory: all
/// threads store neighbouring elements, so that an epilogue's code is there once.
template <class Block, class T, std::uint32_t threads, std::uint32_t cols>
PEWTER_INLINE void store_sums(const Block& block, const device_gemm_arguments& g, const float* sums,
                              std::uint32_t row, std::uint32_t col) {
  T* const c = static_cast<T*>(g.c) + block.batch() * g.c_batch;
  const T* const residual =
      g.residual == nullptr ? nullptr : static_cast<const T*>(g.residual) + block.batch() * g.c_batch;
  const auto each = [&](auto value) PEWTER_INLINE_LAMBDA {
    for (std::uint32_t i = block.thread(); i < rows_stored_at_once * cols; i += threads) {
      const std::uint32_t r = row + i / cols, k = col + i % cols;
      if (r < g.m && k < g.n)
        c[r * g.c_row + k] =
            Block::template stored_as<T>(value(sums[i / cols * (cols + padding_of_sums) + i % cols], r, k));
    }
  };
  if (g.has_epilogue)
    each([&](float sum, std::uint32_t r, std::uint32_t k)
             PEWTER_INLINE_LAMBDA { return with_epilogue<Block>(sum, g, c, residual, r, k); });
  else
    each([](float sum, std::uint32_t, std::uint32_t) PEWTER_INLINE_LAMBDA { return sum; });
}

}  // namespace pewter::detail
