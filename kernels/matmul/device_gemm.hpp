// What gemm's host side and its kernels for GPUs (kernels/offload/gemm/gemm_tile.hpp) both know: arguments,
// the sizes of tiles.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/common/operand_members.hpp"
#include "pewter/kernels.hpp"

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

}  // namespace pewter::detail
