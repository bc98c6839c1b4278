// A tile of gemm on a GPU by fma: floats stay floats.
//
// 128 rows of C a threadgroup, half as many columns as threads; a SIMD group has 64 x 32, a thread 8 x 8. A
// stage is 16 of k of both operands, two stages. Elements of M and of N are contiguous, so that a thread
// reads its eight of each as two vectors of four.
#pragma once

#include "kernels/offload/gemm/staged_floats.hpp"

namespace pewter::detail {

/// The extents of a tile by fma.
template <std::uint32_t thread_count>
struct fma_tile {
  static constexpr std::uint32_t threads = thread_count, stages = 2, kc = 16, rows = 128, cols = threads / 2,
                                 stage_floats = kc * (rows + 4 + cols + 4);
  static constexpr std::size_t bytes_of_sums = rows_stored_at_once * (cols + padding_of_sums) * sizeof(float),
                               bytes_of_stages = stages * stage_floats * sizeof(float);
  static constexpr std::size_t bytes = bytes_of_stages > bytes_of_sums ? bytes_of_stages : bytes_of_sums;
};

/// What a thread multiplies at one place of k: of op(A)'s rows and of op(B)'s columns, in two fours each.
template <class Tile>
struct fma_operands {
  float x[8], y[8];

  PEWTER_INLINE void read(const float* left, const float* right, std::uint32_t k) {
    read_four(x, left + k * (Tile::rows + 4));
    read_four(x + 4, left + k * (Tile::rows + 4) + 32);
    read_four(y, right + k * (Tile::cols + 4));
    read_four(y + 4, right + k * (Tile::cols + 4) + 16);
  }
};

/// The products of a stage. Operands are read one place of k ahead, and rows of products go there and back,
/// so that one operand stays from each to the next.
template <class Block, class Tile>
PEWTER_INLINE void multiply_stage_by_fma(const float* left, const float* right, float (&sums)[8][8]) {
  fma_operands<Tile> of[2];
  of[0].read(left, right, 0);
  PEWTER_UNROLLED
  for (std::uint32_t k = 0; k < Tile::kc; ++k) {
    if (k + 1 < Tile::kc) of[(k + 1) % 2].read(left, right, k + 1);
    asm volatile("" ::: "memory");  // or the compiler reads later, to have fewer registers
    const float(&x)[8] = of[k % 2].x, (&y)[8] = of[k % 2].y;
    PEWTER_UNROLLED
    for (std::uint32_t p = 0; p < 8; ++p) PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < 8; ++i) {
      const std::uint32_t q = p % 2 == 0 ? i : 7 - i;
      sums[p][q] = Block::fused(x[p], y[q], sums[p][q]);
    }
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
  // A thread has four rows, and four columns, of each half of its SIMD group's.
  const std::uint32_t below = simdgroup % 2 * 64 + lane / 4 * 4, beside = simdgroup / 2 * 32 + lane % 4 * 4;

  float sums[8][8] = {};
  begin_stage(0, 0);
  std::uint32_t slot = 0;
  for (std::uint32_t k = 0; k < g.k; k += kc) {
    block.template wait_for_copies<0>();
    block.barrier();  // the stage has arrived, and nobody reads the other one any more
    begin_stage(slot ^ 1, k + kc);
    const float* const stage = memory + slot * Tile::stage_floats;
    multiply_stage_by_fma<Block, Tile>(stage + below, stage + kc * of_a::pitch + beside, sums);
    slot ^= 1;
  }

  for (std::uint32_t half_of_tile = 0; half_of_tile < 2; ++half_of_tile) {
    block.barrier();
    if (simdgroup % 2 == half_of_tile) PEWTER_UNROLLED
    for (std::uint32_t p = 0; p < 8; ++p) {
      float* const to = memory + (lane / 4 * 4 + p / 4 * 32 + p % 4) * (cols + padding_of_sums) + beside;
      write_four(to, sums[p]);
      write_four(to + 16, sums[p] + 4);
    }
    block.barrier();
    store_sums<Block, float, threads, cols>(block, g, memory, row + half_of_tile * 64, col);
  }
}

}  // namespace pewter::detail
