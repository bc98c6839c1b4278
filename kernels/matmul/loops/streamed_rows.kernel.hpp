// Weights that are stored along K, for few rows, by AMX: C^T = op(B)^T op(A)^T, in which they are op(A), in
// place. Host threads pack the few columns together. A threadgroup is one SIMD group that has some rows: a
// block of K at a time it multiplies them by one panel after the other, while those of the next block are
// prefetched; sums wait between blocks. Why: kernels/matmul/skinny.md#transposed-weights-by-amx.
#pragma once

#include "kernels/matmul/loops/blocked_bf16.kernel.hpp"
#include "kernels/matmul/ukr/epilogue.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

#if defined(PEWTER_AMX)

/// A block of K of some rows of op(A), and the block after it.
struct streamed_block {
  const bfloat *from, *next;
  std::size_t row, rows, kc;
  bool has_next;

  PEWTER_INLINE tiles_of_a tiles(std::size_t r) const { return {from + r * row, row, amx_k, amx_rows * row}; }
  /// Each panel has a part of rows r to r + 32 of the next block prefetched.
  PEWTER_INLINE lines_ahead ahead(std::size_t r, std::size_t panel, std::size_t panels) const {
    if (!has_next) return {};
    const std::size_t part = divide_up(detail::amx_mr, panels), apart = row * sizeof(bfloat);
    return {reinterpret_cast<std::uintptr_t>(next) + (r + panel * part) * apart, part, apart, cache_line};
  }
};

/// Sums of each panel: all rows of a tile, one after the other.
struct streamed_sums {
  alignas(cache_line) float at[detail::most_streamed_rows * detail::most_streamed_cols];

  PEWTER_INLINE float* of_panel(std::size_t i) { return at + i * detail::most_streamed_rows * amx_cols; }
};

/// @param panels one block of K of the first panel
/// @param panel elements from panel to panel
PEWTER_INLINE void multiply_streamed_block(const streamed_block& block, bool from_zero, const bfloat* panels,
                                           std::size_t panel, std::size_t count, streamed_sums& sums) {
  for (std::size_t i = 0; i < count; ++i)
    for (std::size_t r = 0; r < block.rows; r += detail::amx_mr)
      multiply_amx_micro_tile(block.rows - r, {sums.of_panel(i) + r * amx_cols, amx_cols}, from_zero,
                              block.tiles(r), panels + i * panel, block.kc, block.ahead(r, i, count));
}

inline void multiply_streamed_rows(threadgroup& tg, const multiply_arguments& arguments) {
  const gemm_job& job = *arguments.job;
  const gemm_plan& plan = job.plan;
  const std::size_t row = tg.threadgroup_position_in_grid().y * plan.blocking.mc,
                    rows = least_of(plan.m - row, plan.blocking.mc);
  const std::size_t panel = vnni_k(plan.k) * amx_cols, count = divide_up(plan.n, amx_cols);
  const bfloat* const a = static_cast<const bfloat*>(job.a) + row * plan.a.row;
  const bfloat* const panels = reinterpret_cast<const bfloat*>(job.packed_b);
  streamed_sums& sums = tg.per_simdgroup_state<streamed_sums>().at(0);
  const configured_tiles held_to_the_end;
  tg.first_simdgroup([&](simdgroup&) {
    for (std::size_t k = 0; k < plan.k; k += plan.blocking.kc) {
      const std::size_t kc = least_of(plan.k - k, plan.blocking.kc);
      const bool more_k = k + kc < plan.k;
      const streamed_block block{.from = a + k,
                                 .next = more_k ? a + k + kc : a + rows * plan.a.row,
                                 .row = plan.a.row,
                                 .rows = rows,
                                 .kc = kc,
                                 .has_next = more_k || row + rows < plan.m};
      multiply_streamed_block(block, k == 0, panels + k * amx_cols, panel, count, sums);
    }
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t col = i * amx_cols;
      const block_coordinates at{
          .batch = 0, .batch_in_group = 0, .row = row, .rows = rows, .col = col, .cols = plan.n - col};
      store_block<bfloat>(job, at, sums.of_panel(i));
    }
  });
}

#endif

}  // namespace
PEWTER_END_TARGET_NAMESPACE
