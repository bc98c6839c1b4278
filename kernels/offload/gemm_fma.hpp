// A tile of gemm on a GPU by fma: floats stay floats.
//
// 128 rows of C a threadgroup; a SIMD group has 64 of them, and 32 or 64 columns; a thread 8 x 8 or 8 x 16.
// A stage is 16 of k of both operands, with elements of M and N beside each other, so that a thread reads its
// part of each as vectors of four. Of 8 x 8 a thread, reading takes as long as multiplying; of 8 x 16 three
// quarters of it, for twice the registers.
#pragma once

#include "kernels/offload/staged_floats.hpp"

namespace pewter::detail {

/// The extents of a tile by fma.
template <std::uint32_t thread_count, std::uint32_t cols_of_thread, std::uint32_t stage_count>
struct fma_tile {
  static constexpr std::uint32_t threads = thread_count, stages = stage_count, kc = 16, rows = 128,
                                 in_thread = cols_of_thread, cols_of_simdgroup = 4 * in_thread,
                                 cols = threads / 64 * cols_of_simdgroup;
  static constexpr std::uint32_t stage_floats = kc * (rows + 4 + cols + 4);
  static constexpr std::size_t bytes_of_sums = rows_stored_at_once * (cols + padding_of_sums) * sizeof(float),
                               bytes_of_stages = stages * stage_floats * sizeof(float);
  static constexpr std::size_t bytes = bytes_of_stages > bytes_of_sums ? bytes_of_stages : bytes_of_sums;
};
using narrow_fma_tile = fma_tile<128, 8, 2>;
using usual_fma_tile = fma_tile<256, 8, 2>;
using wide_fma_tile = fma_tile<256, 16, 3>;

/// The products of a stage.
template <class Block, class Tile>
PEWTER_INLINE void multiply_stage_by_fma(const float* left, const float* right,
                                         float (&sums)[8][Tile::in_thread]) {
  PEWTER_UNROLLED
  for (std::uint32_t i = 0; i < Tile::kc; ++i) {
    float x[8], y[Tile::in_thread];
    read_four(x, left + i * (Tile::rows + 4));
    read_four(x + 4, left + i * (Tile::rows + 4) + 32);
    PEWTER_UNROLLED
    for (std::uint32_t q = 0; q < Tile::in_thread; q += 4)
      read_four(y + q, right + i * (Tile::cols + 4) + q * 4);
    PEWTER_UNROLLED
    for (std::uint32_t p = 0; p < 8; ++p) PEWTER_UNROLLED
    for (std::uint32_t q = 0; q < Tile::in_thread; ++q) sums[p][q] = Block::fused(x[p], y[q], sums[p][q]);
  }
}

/// Tiles of C whose rows of op(A) and columns of op(B) lie along k or not.
template <class Block, class Tile, bool transpose_a, bool transpose_b>
PEWTER_INLINE void multiply_tile_by_fma(Block& block, const device_gemm_arguments& g) {
  constexpr std::uint32_t rows = Tile::rows, cols = Tile::cols, kc = Tile::kc, threads = Tile::threads;
  using of_a = staged_floats<Block, threads, rows, kc, !transpose_a>;
  using of_b = staged_floats<Block, threads, cols, kc, transpose_b>;
  const std::uint32_t thread = block.thread(), lane = thread % 32, simdgroup = thread / 32;
  const place_of_tile tile = place_of_tile_at(block.tile(), (g.m + rows - 1) / rows, (g.n + cols - 1) / cols);
  const std::uint32_t row = tile.row * rows, col = tile.col * cols;
  const of_a a(static_cast<const float*>(g.a) + block.batch() * g.a_batch, g.a_row, row, g.m, g.k,
               g.a_in_chunks, thread);
  const of_b b(static_cast<const float*>(g.b) + block.batch() * g.b_batch, g.b_row, col, g.n, g.k,
               g.b_in_chunks, thread);
  float* const memory = reinterpret_cast<float*>(block.memory());
  const auto begin_stage = [&](std::uint32_t slot, std::uint32_t k) PEWTER_INLINE_LAMBDA {
    if (k < g.k) {
      a.begin_copies(block, memory + slot * Tile::stage_floats, k);
      b.begin_copies(block, memory + slot * Tile::stage_floats + kc * of_a::pitch, k);
    }
    block.end_copy_group();
  };
  // A thread has four rows of each half of its SIMD group's, and four columns of each sixteen.
  const std::uint32_t below = simdgroup % 2 * 64 + lane / 4 * 4,
                      beside = simdgroup / 2 * Tile::cols_of_simdgroup + lane % 4 * 4;

  float sums[8][Tile::in_thread] = {};
  PEWTER_UNROLLED
  for (std::uint32_t s = 0; s < Tile::stages - 1; ++s) begin_stage(s, s * kc);
  std::uint32_t slot = 0, next_slot = Tile::stages - 1;
  for (std::uint32_t k = 0; k < g.k; k += kc) {
    block.template wait_for_copies<Tile::stages - 2>();
    block.barrier();  // the stage has arrived, and nobody reads the one before it any more
    begin_stage(next_slot, k + (Tile::stages - 1) * kc);
    const float* const stage = memory + slot * Tile::stage_floats;
    multiply_stage_by_fma<Block, Tile>(stage + below, stage + kc * of_a::pitch + beside, sums);
    slot = slot + 1 == Tile::stages ? 0 : slot + 1;
    next_slot = next_slot + 1 == Tile::stages ? 0 : next_slot + 1;
  }

  for (std::uint32_t half_of_tile = 0; half_of_tile < 2; ++half_of_tile) {
    block.barrier();
    if (simdgroup % 2 == half_of_tile) PEWTER_UNROLLED
    for (std::uint32_t p = 0; p < 8; ++p) {
      float* const to = memory + (lane / 4 * 4 + p / 4 * 32 + p % 4) * (cols + padding_of_sums) + beside;
      PEWTER_UNROLLED
      for (std::uint32_t q = 0; q < Tile::in_thread; q += 4) write_four(to + q * 4, sums[p] + q);
    }
    block.barrier();
    store_sums<Block, float, threads, cols>(block, g, memory, row + half_of_tile * 64, col);
  }
}

}  // namespace pewter::detail
