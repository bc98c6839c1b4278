// Thread-private panels of bfloat by AMX where K is several blocks: a threadgroup is one SIMD group that
// makes a share of rows and of columns of C. NC columns at a time it packs a block of K, as much as L2 holds
// beside op(A), and multiplies all its rows by it; sums wait between blocks. No panel crosses cores. Decision
// 240.
#pragma once

#include "kernels/matmul/loops/blocked_bf16.kernel.hpp"
#include "kernels/matmul/ukr/epilogue.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

#if defined(PEWTER_AMX)

struct private_blocks {
  alignas(cache_line) float sums[detail::private_sums_bytes / sizeof(float)];
  alignas(cache_line) bfloat panels[detail::private_block_bytes / sizeof(bfloat)];
};

constexpr int prefetch_into_l2 = 2;
/// An address that need not be B's.
PEWTER_INLINE void prefetch_later(const bfloat* from, std::size_t elements) {
  __builtin_prefetch(
      reinterpret_cast<const void*>(reinterpret_cast<std::uintptr_t>(from) + elements * sizeof(bfloat)), 0,
      prefetch_into_l2);
}

/// A block of K of the panels of `cols` columns that lie beside each other in rows, which are read in pieces
/// too short for hardware prefetchers.
PEWTER_INLINE void pack_block_of_rows(const bfloat* rows, std::size_t row, std::size_t kc, std::size_t cols,
                                      bfloat* panels) {
  constexpr std::size_t ahead = 8;
  for (std::size_t k = 0; k < kc; k += 2)
    for (std::size_t c = 0; c < cols; c += amx_cols) {
      const bfloat* from = rows + k * row + c;
      prefetch_later(from, ahead * row);
      prefetch_later(from, (ahead + 1) * row);
      pack_vnni_row(from, row, kc - k, first_lanes(static_cast<std::uint32_t>(least_of(cols - c, amx_cols))),
                    panels + c * kc + k * amx_cols);
    }
}
/// The same of columns that are read along K: eight at a time, more streams than hardware prefetchers follow.
PEWTER_INLINE void pack_block_of_columns(const bfloat* columns, std::size_t column, std::size_t kc,
                                         std::size_t cols, bfloat* panels) {
  for (std::size_t c = 0; c < cols; c += 8) {
    const std::size_t eight = c % amx_cols;
    for (std::size_t k = 0; k < kc; k += amx_k) {
      const bfloat* from = columns + c * column + k;
      for (std::size_t l = 0; l < 8; ++l) prefetch_later(from, (8 + l) * column);
      pack_vnni_eight(from, column, first_lanes(static_cast<std::uint32_t>(amx_k)), cols - c,
                      panels + (c - eight) * kc + k * amx_cols + 2 * eight);
    }
  }
  // Columns that are not there: zeros.
  for (std::size_t c = (cols + 7) / 8 * 8; c % amx_cols != 0; c += 8)
    for (std::size_t k = 0; k < kc; k += amx_k)
      pack_vnni_eight(columns, column, first_lanes(0), 0,
                      panels + c / amx_cols * amx_cols * kc + k * amx_cols + 2 * (c % amx_cols));
}

/// A tile of one batch. Rows of op(A) are whole AMX tiles, and so are blocks of K.
inline void multiply_private_amx_blocks(const gemm_job& job, std::size_t batch, std::size_t first_row,
                                        std::size_t first_col, private_blocks& room) {
  const gemm_plan& plan = job.plan;
  const std::size_t rows = least_of(plan.m - first_row, plan.blocking.mc), a_row = plan.a.row;
  const std::size_t last_col = least_of(plan.n, first_col + plan.partition.tile_cols);
  const std::size_t nc = plan.blocking.nc;
  const bfloat* a = static_cast<const bfloat*>(job.a) + batch * plan.a.batch + first_row * a_row;
  const bfloat* b = static_cast<const bfloat*>(job.b) + batch * plan.b.batch;
  for (std::size_t col = first_col; col < last_col; col += nc) {
    const std::size_t cols = least_of(last_col - col, nc);
    for (std::size_t k = 0; k < plan.k; k += plan.blocking.kc) {
      const std::size_t kc = least_of(plan.k - k, plan.blocking.kc);
      if (plan.b.col == 1)
        pack_block_of_rows(b + k * plan.b.row + col, plan.b.row, kc, cols, room.panels);
      else
        pack_block_of_columns(b + k * plan.b.row + col * plan.b.col, plan.b.col, kc, cols, room.panels);
      for (std::size_t c = 0; c < cols; c += amx_cols)
        for (std::size_t r = 0; r < rows; r += detail::amx_mr) {
          float* const sums = room.sums + c * plan.blocking.mc + r * amx_cols;
          const block_coordinates at{.batch = batch,
                                     .batch_in_group = batch,
                                     .row = first_row + r,
                                     .rows = least_of(rows - r, detail::amx_mr),
                                     .col = col + c,
                                     .cols = cols - c};
          const tiles_of_a tiles{a + r * a_row + k, a_row, amx_k, amx_rows * a_row};
          if (at.rows > amx_rows)
            amx_micro_kernel<true>({sums, amx_cols}, k == 0, tiles, room.panels + c * kc, kc, 0);
          else
            amx_micro_kernel<false>({sums, amx_cols}, k == 0, tiles, room.panels + c * kc, kc, 0);
          if (k + kc == plan.k) store_block<bfloat>(job, at, sums);
        }
    }
  }
}

#endif

}  // namespace
PEWTER_END_TARGET_NAMESPACE
