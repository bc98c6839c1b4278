// A tile of gemm on a GPU by its matrix units: floats, as three products of TF32
// (float_products::three_tf32).
//
// A float x is high + low and at most 2^-21 |x| more: high has its first eleven bits, low the next ones,
// rounded. A product is low high + high low + high high; low low is left out.
//
// 128 x 128 of C a threadgroup, 64 x 32 a SIMD group; 32 of k a stage, of each operand as it is stored, four
// stages. Rows are padded so that the elements of a fragment lie in different banks. Matrix units cut off
// what they add to a sum, so a stage's products are summed by themselves, and added to the whole by a float's
// addition: the error grows with k / 32.
#pragma once

#include "kernels/offload/gemm/staged_floats.hpp"

namespace pewter::detail {

struct tf32_tile {
  static constexpr std::uint32_t threads = 256, stages = 4, kc = 32, rows = 128, cols = 128;
  /// Rows along k, and along M or N: both have the 32 elements that a load takes in 32 banks.
  static constexpr std::uint32_t pitch_along_k = kc + 4, pitch_across_k = 128 + 8;
  static constexpr std::uint32_t operand_floats = 128 * pitch_along_k;
  static_assert(kc * pitch_across_k <= operand_floats);
  static constexpr std::size_t bytes = stages * 2 * operand_floats * sizeof(float);
};

/// 128 elements of M or N by 32 of k, as they are stored.
template <class Block, bool along_k>
using staged_tf32 =
    staged_rows<Block, tf32_tile::threads, along_k ? 128 : tf32_tile::kc, along_k ? tf32_tile::kc : 128,
                along_k ? tf32_tile::pitch_along_k : tf32_tile::pitch_across_k>;

/// A fragment's word as high and low. Matrix units take no notice of the thirteen lower bits. High is cut
/// off, not rounded; a NaN, whose bits may all be among the lower ones, gets one more.
PEWTER_INLINE void split_float(float x, std::uint32_t& high, std::uint32_t& low) {
  constexpr std::uint32_t lower = (1u << 13) - 1, half_of_last = 1u << 12, quiet = 1u << 22;
  high = (__builtin_bit_cast(std::uint32_t, x) & ~lower) | (x != x ? quiet : 0);
  low = __builtin_bit_cast(std::uint32_t, x - __builtin_bit_cast(float, high)) + half_of_last;
}

/// The products of a stage, in sums of their own. `at_a`, `at_b`: element (0 of M or N, 0 of k) of the lane's
/// fragments.
template <class Block, bool a_along_k, bool b_along_k>
PEWTER_INLINE void multiply_stage_by_tf32(Block& block, const float* at_a, const float* at_b,
                                          float (&sums)[4][4][4]) {
  constexpr std::uint32_t a_outer = a_along_k ? tf32_tile::pitch_along_k : 1,
                          a_k = a_along_k ? 1 : tf32_tile::pitch_across_k,
                          b_outer = b_along_k ? tf32_tile::pitch_along_k : 1,
                          b_k = b_along_k ? 1 : tf32_tile::pitch_across_k;
  PEWTER_UNROLLED
  for (std::uint32_t k = 0; k < tf32_tile::kc; k += 8) {
    std::uint32_t b_high[4][2], b_low[4][2];
    PEWTER_UNROLLED
    for (std::uint32_t j = 0; j < 4; ++j) PEWTER_UNROLLED
    for (std::uint32_t w = 0; w < 2; ++w)
      split_float(at_b[j * 8 * b_outer + (k + 4 * w) * b_k], b_high[j][w], b_low[j][w]);
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < 4; ++i) {
      std::uint32_t a_high[4], a_low[4];
      PEWTER_UNROLLED
      for (std::uint32_t w = 0; w < 4; ++w)
        split_float(at_a[(i * 16 + w % 2 * 8) * a_outer + (k + w / 2 * 4) * a_k], a_high[w], a_low[w]);
      PEWTER_UNROLLED
      for (std::uint32_t j = 0; j < 4; ++j)
        block.multiply_tf32(sums[i][j], a_low, b_high[j][0], b_high[j][1]);
      PEWTER_UNROLLED
      for (std::uint32_t j = 0; j < 4; ++j) block.multiply_tf32(sums[i][j], a_high, b_low[j][0], b_low[j][1]);
      PEWTER_UNROLLED
      for (std::uint32_t j = 0; j < 4; ++j)
        block.multiply_tf32(sums[i][j], a_high, b_high[j][0], b_high[j][1]);
    }
  }
}

/// SIMD groups form a grid of two rows, 64 rows of the tile each, and four columns.
template <class Block, bool transpose_a, bool transpose_b>
PEWTER_INLINE void multiply_tile_by_tf32(Block& block, const device_gemm_arguments& g) {
  using tile_of = tf32_tile;
  constexpr std::uint32_t kc = tile_of::kc, stages = tile_of::stages, operand = tile_of::operand_floats,
                          sums_pitch = tile_of::cols + padding_of_sums;
  constexpr bool a_along_k = !transpose_a, b_along_k = transpose_b;
  const std::uint32_t thread = block.thread(), lane = thread % 32, group = lane / 4, member = lane % 4;
  const place_of_tile tile = place_of_tile_at(block.tile(), (g.m + 127) / 128, (g.n + 127) / 128);
  const std::uint32_t row = tile.row * 128, col = tile.col * 128, below = thread / 32 % 2 * 64,
                      beside = thread / 64 * 32;
  const staged_tf32<Block, a_along_k> a({static_cast<const float*>(g.a) + block.batch() * g.a_batch, g.a_row,
                                         a_along_k ? g.m : g.k, a_along_k ? g.k : g.m, g.a_in_chunks},
                                        a_along_k ? row : 0, a_along_k ? 0 : row, thread);
  const staged_tf32<Block, b_along_k> b({static_cast<const float*>(g.b) + block.batch() * g.b_batch, g.b_row,
                                         b_along_k ? g.n : g.k, b_along_k ? g.k : g.n, g.b_in_chunks},
                                        b_along_k ? col : 0, b_along_k ? 0 : col, thread);
  float* const memory = reinterpret_cast<float*>(block.memory());
  const auto begin_stage = [&](std::uint32_t slot, std::uint32_t k) PEWTER_INLINE_LAMBDA {
    float* const stage = memory + slot * 2 * operand;
    if (k < g.k) {
      a.begin_copies(block, stage, a_along_k ? 0 : k, a_along_k ? k : 0);
      b.begin_copies(block, stage + operand, b_along_k ? 0 : k, b_along_k ? k : 0);
    }
    block.end_copy_group();
  };
  const auto offset = [&](bool along_k, std::uint32_t outer) PEWTER_INLINE_LAMBDA {
    return along_k ? (outer + group) * tile_of::pitch_along_k + member
                   : member * tile_of::pitch_across_k + outer + group;
  };
  const std::uint32_t at_a = offset(a_along_k, below), at_b = operand + offset(b_along_k, beside);

  float sums[4][4][4] = {};
  PEWTER_UNROLLED
  for (std::uint32_t s = 0; s < stages - 1; ++s) begin_stage(s, s * kc);
  std::uint32_t slot = 0;
  for (std::uint32_t k = 0; k < g.k; k += kc) {
    block.template wait_for_copies<stages - 2>();
    block.barrier();  // the stage has arrived, and nobody reads the one before it any more
    begin_stage((slot + stages - 1) % stages, k + (stages - 1) * kc);
    float of_stage[4][4][4] = {};
    multiply_stage_by_tf32<Block, a_along_k, b_along_k>(block, memory + slot * 2 * operand + at_a,
                                                        memory + slot * 2 * operand + at_b, of_stage);
    PEWTER_UNROLLED
    for (std::uint32_t s = 0; s < 64; ++s)
      sums[s / 16][s / 4 % 4][s % 4] += of_stage[s / 16][s / 4 % 4][s % 4];
    slot = (slot + 1) % stages;
  }

  for (std::uint32_t half_of_tile = 0; half_of_tile < 2; ++half_of_tile) {
    block.barrier();
    if (below == half_of_tile * 64) PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < 4; ++i) PEWTER_UNROLLED
    for (std::uint32_t j = 0; j < 4; ++j) {
      float* const to = memory + (i * 16 + group) * sums_pitch + beside + j * 8 + member * 2;
      to[0] = sums[i][j][0];
      to[1] = sums[i][j][1];
      to[8 * sums_pitch] = sums[i][j][2];
      to[8 * sums_pitch + 1] = sums[i][j][3];
    }
    block.barrier();
    store_sums<Block, float, tile_of::threads, 128>(block, g, memory, row + half_of_tile * 64, col);
  }
}

}  // namespace pewter::detail
