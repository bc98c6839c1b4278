// A tile of gemm on a GPU by its matrix units: half and bfloat, sums in float.
//
// 128 x 128 of C a threadgroup, 32 of k a stage, three stages (48 KB). A stage has a tile of each operand as
// it is stored, whose chunks of eight elements are exchanged within their row so that the eight rows of a
// matrix that a SIMD group loads lie in different banks. Two barriers' worth of copies are under way while a
// stage is multiplied.
#pragma once

#include "kernels/offload/gemm/gemm_tile.hpp"

namespace pewter::detail {

/// Bytes into an operand's tile of a stage. Rows are 128 elements of M or N, each 32 of k long (along_k), or
/// the other way round.
template <bool along_k>
PEWTER_INLINE constexpr std::uint32_t offset_of_chunk(std::uint32_t row, std::uint32_t chunk) {
  return along_k ? row * 64 + ((chunk ^ (row / 2 % 4)) * 16) : row * 256 + ((chunk ^ (row % 8)) * 16);
}

/// What a thread copies of one operand: some chunks of each stage.
template <class Block, class T, std::uint32_t threads, bool along_k>
class staged_operand {
  static constexpr std::uint32_t chunk = 8, in_row = along_k ? 4 : 16, rows_apart = threads / in_row,
                                 copies = 128 * 32 / chunk / threads;

 public:
  /// @param first element of M or N of the tile, `extent` of them in all, `k` along the other direction
  PEWTER_INLINE staged_operand(const T* matrix, std::size_t elements_per_row, std::uint32_t first,
                               std::uint32_t extent, std::uint32_t k, bool in_chunks, std::uint32_t thread)
      : row_(along_k ? first + thread / in_row : thread / in_row),
        col_(thread % in_row * chunk + (along_k ? 0 : first)),
        rows_(along_k ? extent : k),
        cols_(along_k ? k : extent),
        in_chunks_(in_chunks),
        elements_per_row_(elements_per_row),
        matrix_(matrix),
        to_(offset_of_chunk<along_k>(thread / in_row, thread % in_row)) {}

  /// Elements k to k + 31.
  PEWTER_INLINE void begin_copies(Block& block, unsigned char* stage, std::uint32_t k) const {
    const std::uint32_t row = along_k ? row_ : row_ + k, col = along_k ? col_ + k : col_;
    const std::uint32_t in_cols = elements_left(col, cols_, chunk);
    const T* from = matrix_ + row * elements_per_row_ + col;
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < copies; ++i) {
      const std::uint32_t down = i * rows_apart, present = row + down < rows_ ? in_cols : 0;
      unsigned char* const to = stage + to_ + i * threads * 16;
      const T* const at = present == 0 ? matrix_ : from + down * elements_per_row_;
      if (in_chunks_)
        block.template begin_copy<16>(to, at, present * 2);
      else
        copy_by_elements(to, at, present);
    }
  }

 private:
  PEWTER_INLINE static void copy_by_elements(unsigned char* to, const T* from, std::uint32_t present) {
    std::uint32_t words[4];
    PEWTER_UNROLLED
    for (std::uint32_t w = 0; w < 4; ++w) {
      const std::uint32_t low = 2 * w < present ? from[2 * w].bits : 0u,
                          high = 2 * w + 1 < present ? from[2 * w + 1].bits : 0u;
      words[w] = low | high << 16;
    }
    __builtin_memcpy(__builtin_assume_aligned(to, 16), words, 16);
  }

  std::uint32_t row_, col_, rows_, cols_;  // of the matrix as it is stored
  bool in_chunks_;
  std::size_t elements_per_row_;
  const T* matrix_;
  std::uint32_t to_;
};

/// SIMD groups form a grid of two rows, 64 rows of the tile each; the columns are shared among the others.
template <class Block, class T, std::uint32_t threads, bool transpose_a, bool transpose_b>
PEWTER_INLINE void multiply_tile_by_matrix_units(Block& block, const device_gemm_arguments& g) {
  constexpr std::uint32_t kc = 32, stages = 3, operand_bytes = 128 * kc * 2, stage_bytes = 2 * operand_bytes;
  constexpr std::uint32_t cols_of_simdgroup = 128 / (threads / 64), blocks_m = 4,
                          blocks_n = cols_of_simdgroup / 8, sums_pitch = 128 + padding_of_sums;
  const std::uint32_t thread = block.thread(), lane = thread % 32, simdgroup = thread / 32;
  const place_of_tile tile = place_of_tile_at(block.tile(), (g.m + 127) / 128, (g.n + 127) / 128);
  const std::uint32_t row = tile.row * 128, col = tile.col * 128, below = simdgroup % 2 * 64,
                      beside = simdgroup / 2 * cols_of_simdgroup;
  const staged_operand<Block, T, threads, !transpose_a> a(
      static_cast<const T*>(g.a) + block.batch() * g.a_batch, g.a_row, row, g.m, g.k, g.a_in_chunks, thread);
  const staged_operand<Block, T, threads, transpose_b> b(
      static_cast<const T*>(g.b) + block.batch() * g.b_batch, g.b_row, col, g.n, g.k, g.b_in_chunks, thread);
  unsigned char* const memory = block.memory();
  const auto begin_stage = [&](std::uint32_t slot, std::uint32_t k) PEWTER_INLINE_LAMBDA {
    if (k < g.k) {
      a.begin_copies(block, memory + slot * stage_bytes, k);
      b.begin_copies(block, memory + slot * stage_bytes + operand_bytes, k);
    }
    block.end_copy_group();
  };
  // Where the lane finds its row of the first fragment's matrices.
  const std::uint32_t r = lane % 8, low = lane / 8 % 2, high = lane / 16;
  const auto left_at = [&](std::uint32_t step, std::uint32_t i) PEWTER_INLINE_LAMBDA {
    return transpose_a ? offset_of_chunk<false>(step * 16 + high * 8 + r, (below + i * 16) / 8 + low)
                       : offset_of_chunk<true>(below + low * 8 + r, step * 2 + high) + i * 16 * 64;
  };
  const auto right_at = [&](std::uint32_t step, std::uint32_t j) PEWTER_INLINE_LAMBDA {
    return transpose_b ? offset_of_chunk<true>(beside + high * 8 + r, step * 2 + low) + j * 16 * 64
                       : offset_of_chunk<false>(step * 16 + low * 8 + r, (beside + j * 16) / 8 + high);
  };

  float sums[blocks_m][blocks_n][4] = {};
  PEWTER_UNROLLED
  for (std::uint32_t s = 0; s < stages - 1; ++s) begin_stage(s, s * kc);
  std::uint32_t slot = 0, next_slot = stages - 1;
  for (std::uint32_t k = 0; k < g.k; k += kc) {
    block.template wait_for_copies<stages - 2>();
    block.barrier();  // the stage has arrived, and nobody reads the one before it any more
    begin_stage(next_slot, k + (stages - 1) * kc);
    const unsigned char* const left = memory + slot * stage_bytes;
    const unsigned char* const right = left + operand_bytes;
    PEWTER_UNROLLED
    for (std::uint32_t step = 0; step < kc / 16; ++step) {
      std::uint32_t of_a[blocks_m][4], of_b[blocks_n / 2][4];
      PEWTER_UNROLLED
      for (std::uint32_t i = 0; i < blocks_m; ++i)
        block.template load_matrices<transpose_a>(of_a[i], left + left_at(step, i));
      PEWTER_UNROLLED
      for (std::uint32_t j = 0; j < blocks_n / 2; ++j)
        block.template load_matrices<!transpose_b>(of_b[j], right + right_at(step, j));
      PEWTER_UNROLLED
      for (std::uint32_t i = 0; i < blocks_m; ++i) PEWTER_UNROLLED
      for (std::uint32_t j = 0; j < blocks_n; ++j)
        block.template multiply_matrices<T>(sums[i][j], of_a[i], of_b[j / 2][j % 2 * 2],
                                            of_b[j / 2][j % 2 * 2 + 1]);
    }
    slot = slot + 1 == stages ? 0 : slot + 1;
    next_slot = next_slot + 1 == stages ? 0 : next_slot + 1;
  }

  float* const staged = reinterpret_cast<float*>(memory);
  for (std::uint32_t half_of_tile = 0; half_of_tile < 2; ++half_of_tile) {
    block.barrier();
    if (below == half_of_tile * 64) PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < blocks_m; ++i) PEWTER_UNROLLED
    for (std::uint32_t j = 0; j < blocks_n; ++j) {
      float* const to = staged + (i * 16 + lane / 4) * sums_pitch + beside + j * 8 + lane % 4 * 2;
      to[0] = sums[i][j][0];
      to[1] = sums[i][j][1];
      to[8 * sums_pitch] = sums[i][j][2];
      to[8 * sums_pitch + 1] = sums[i][j][3];
    }
    block.barrier();
    store_sums<Block, T, threads, 128>(block, g, staged, row + half_of_tile * 64, col);
  }
}

}  // namespace pewter::detail
