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

#include "kernels/common/operand_members.hpp"
#include "kernels/common/unrolled.hpp"
#include "pewter/half.hpp"
#include "pewter/kernels.hpp"
#include "pewter/native/target.hpp"

namespace pewter::detail {

/// How a tile of floats is multiplied: by fma 128 rows by 64 or 128 columns, or 128 x 128 by TF32.
enum class float_tile : std::uint8_t { narrow, usual, three_tf32 };

/// C = activation(row_scale (alpha op(A) op(B) + beta C) + bias) + residual, for each batch.
struct device_gemm_arguments {
  const void *a, *b;                      // as they are stored
  void* c;                                // (m, n)
  std::size_t a_row, b_row, c_row;        ///< elements from one stored row to the next
  std::size_t a_batch, b_batch, c_batch;  ///< elements from one matrix to the next
  std::uint32_t m, n, k;
  float alpha, beta;
  pewter::activation activation;
  bool transpose_a, transpose_b;
  bool a_in_chunks, b_in_chunks;  ///< rows begin at multiples of 16 bytes
  bool has_epilogue;
  float_tile tile;         ///< of floats
  const void* bias;        // (n), or null
  const void* residual;    // (m, n), or null
  const float* row_scale;  // (m), or null

  PEWTER_OPERANDS(a, b, c, bias, residual, row_scale)
};

/// The threadgroup's size of 16-bit elements for a wish: what a tile is made for. 384: a producer and two
/// consumers (gemm_warpgroups.hpp), where the device has what they need.
constexpr std::uint32_t device_gemm_threads(std::uint32_t wish) {
  return wish < 256 ? 128 : wish < 384 ? 256 : 384;
}
/// Tiles of C.
inline constexpr std::uint32_t device_gemm_rows = 128, device_gemm_cols = 128;
constexpr std::uint32_t cols_of(float_tile tile) { return tile == float_tile::narrow ? 64 : 128; }
constexpr std::uint32_t threads_of(float_tile tile) { return tile == float_tile::narrow ? 128 : 256; }

/// The tile by fma for a wish of threads, 0 for none. Where the usual ones are fewer than a GPU's cores,
/// narrow ones occupy more of them (kernels/offload/kernels.md#gemm).
constexpr float_tile float_tile_for(std::uint32_t wish, std::uint64_t usual_tiles) {
  constexpr std::uint64_t usual_cores = 128;
  if (wish != 0) return wish < 256 ? float_tile::narrow : float_tile::usual;
  return usual_tiles < usual_cores ? float_tile::narrow : float_tile::usual;
}

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
