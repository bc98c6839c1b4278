// A tile of gemm on a GPU by fma: floats stay floats.
//
// 128 rows of C a threadgroup, half as many columns as threads, 8 x 8 a thread; 16 of k a stage, two stages.
// A stage has both operands with elements of M and N beside each other, so that a thread reads its eight of
// each as two vectors of four. Rows of a stage are four elements longer than they need be, for the copies of
// operands that are stored along k.
#pragma once

#include "kernels/offload/gemm_matrix_units.hpp"

namespace pewter::detail {

/// What a thread copies of one operand: an element at a time, neighbouring threads neighbouring elements.
template <class Block, std::uint32_t threads, std::uint32_t outer, std::uint32_t kc>
class staged_floats {
  static constexpr std::uint32_t copies = outer * kc / threads;

 public:
  static constexpr std::uint32_t pitch = outer + 4;

  /// @param along_k whether elements of k are neighbours
  /// @param first element of M or N of the tile, `extent` of them in all
  PEWTER_INLINE staged_floats(const float* matrix, std::size_t elements_per_row, bool along_k,
                              std::uint32_t first, std::uint32_t extent, std::uint32_t k,
                              std::uint32_t thread)
      : at_(along_k ? thread / kc : thread % outer),
        k_at_(along_k ? thread % kc : thread / outer),
        apart_(along_k ? threads / kc : 0),
        k_apart_(along_k ? 0 : threads / outer),
        left_(extent - first),
        k_(k),
        k_stride_(along_k ? 1 : elements_per_row),
        step_(along_k ? elements_per_row * (threads / kc) : elements_per_row * (threads / outer)),
        from_(matrix +
              (along_k ? (first + at_) * elements_per_row + k_at_ : k_at_ * elements_per_row + first + at_)),
        matrix_(matrix) {}

  PEWTER_INLINE void begin_copies(Block& block, float* stage, std::uint32_t k) const {
    const float* from = from_ + k * k_stride_;
    float* to = stage + k_at_ * pitch + at_;
    const std::uint32_t to_step = k_apart_ * pitch + apart_, k_left = k_ - k;
    std::uint32_t at = at_, k_at = k_at_;
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < copies; ++i) {
      const bool present = at < left_ && k_at < k_left;
      block.template begin_copy<4>(to, present ? from : matrix_, present ? 4 : 0);
      from += step_;
      to += to_step;
      at += apart_;
      k_at += k_apart_;
    }
  }

 private:
  std::uint32_t at_, k_at_, apart_, k_apart_;
  std::uint32_t left_, k_;
  std::size_t k_stride_, step_;
  const float *from_, *matrix_;
};

/// Four elements, aligned to their size.
PEWTER_INLINE void read_four(float* to, const float* from) {
  __builtin_memcpy(to, __builtin_assume_aligned(from, 16), 16);
}

PEWTER_INLINE void write_four(float* to, const float* from) {
  __builtin_memcpy(__builtin_assume_aligned(to, 16), from, 16);
}

template <class Block, std::uint32_t threads>
PEWTER_INLINE void multiply_tile_by_fma(Block& block, const device_gemm_arguments& g) {
  constexpr std::uint32_t rows = device_gemm_rows, cols = device_gemm_cols(true, threads), kc = 16;
  using of_a = staged_floats<Block, threads, rows, kc>;
  using of_b = staged_floats<Block, threads, cols, kc>;
  constexpr std::uint32_t stage_floats = kc * (of_a::pitch + of_b::pitch);
  const std::uint32_t thread = block.thread(), lane = thread % 32, simdgroup = thread / 32;
  const place_of_tile tile = place_of_tile_at(block.tile(), (g.m + rows - 1) / rows, (g.n + cols - 1) / cols);
  const std::uint32_t row = tile.row * rows, col = tile.col * cols;
  const of_a a(static_cast<const float*>(g.a) + block.batch() * g.a_batch, g.a_row, !g.transpose_a, row, g.m,
               g.k, thread);
  const of_b b(static_cast<const float*>(g.b) + block.batch() * g.b_batch, g.b_row, g.transpose_b, col, g.n,
               g.k, thread);
  float* const memory = reinterpret_cast<float*>(block.memory());
  const auto begin_stage = [&](std::uint32_t slot, std::uint32_t k) PEWTER_INLINE_LAMBDA {
    if (k >= g.k) return;
    a.begin_copies(block, memory + slot * stage_floats, k);
    b.begin_copies(block, memory + slot * stage_floats + kc * of_a::pitch, k);
  };
  // A SIMD group has 64 x 32 of the tile; a thread four rows of each half of it, and four columns.
  const std::uint32_t below = simdgroup % 2 * 64 + lane / 4 * 4, beside = simdgroup / 2 * 32 + lane % 4 * 4;

  float sums[8][8] = {};
  begin_stage(0, 0);
  std::uint32_t slot = 0;
  for (std::uint32_t k = 0; k < g.k; k += kc) {
    block.end_copy_group();
    block.template wait_for_copies<0>();
    block.barrier();  // the stage has arrived, and nobody reads the other one any more
    begin_stage(slot ^ 1, k + kc);
    const float* const left = memory + slot * stage_floats + below;
    const float* const right = memory + slot * stage_floats + kc * of_a::pitch + beside;
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < kc; ++i) {
      float x[8], y[8];
      read_four(x, left + i * of_a::pitch);
      read_four(x + 4, left + i * of_a::pitch + 32);
      read_four(y, right + i * of_b::pitch);
      read_four(y + 4, right + i * of_b::pitch + 16);
      PEWTER_UNROLLED
      for (std::uint32_t p = 0; p < 8; ++p) PEWTER_UNROLLED
      for (std::uint32_t q = 0; q < 8; ++q) sums[p][q] = Block::fused(x[p], y[q], sums[p][q]);
    }
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
