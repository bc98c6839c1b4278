// Thread-private panels of bfloat by AMX, a block of K at a time: a threadgroup is one SIMD group that makes
// a share of rows and of columns of C. It packs a block of K of NC columns, which L2 holds along with op(A),
// and multiplies all its rows by it; sums wait between blocks. No panel crosses cores.
// Why: kernels/matmul/skinny.md#blocks-of-k-by-amx and kernels/matmul/blocking.md#shares.
#pragma once

#include "kernels/matmul/loops/blocked_bf16.kernel.hpp"
#include "kernels/matmul/ukr/epilogue.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

#if defined(PEWTER_AMX)

/// A threadgroup's part of the workspace: sums of NC columns, and a block of K of their panels.
struct private_block_room {
  float* sums;
  bfloat* panels;
};
PEWTER_INLINE private_block_room private_block_room_of(const gemm_job& job, uint3 at) {
  const gemm_plan& plan = job.plan;
  const std::size_t threadgroup = at.y * tiles_along(plan.m, plan.blocking.mc) + at.x;
  float* const sums = job.packed_a + threadgroup * plan.workspace.of_threadgroup;
  return {sums, reinterpret_cast<bfloat*>(sums + plan.blocking.mc * plan.blocking.nc)};
}

PEWTER_INLINE void prefetch_later(const bfloat* from, std::size_t elements) {
  __builtin_prefetch(
      reinterpret_cast<const void*>(reinterpret_cast<std::uintptr_t>(from) + elements * sizeof(bfloat)), 0,
      level_two);
}

/// Packs a block of K of `cols` columns of a row-major op(B). The pieces of rows that it reads are too short
/// for hardware prefetchers.
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

/// A tile. Rows of op(A) are whole AMX tiles, and so are blocks of K.
PEWTER_INLINE void multiply_private_amx_blocks(const gemm_job& job, std::size_t first_row,
                                               std::size_t first_col, const private_block_room& room) {
  const gemm_plan& plan = job.plan;
  const std::size_t rows = least_of(plan.m - first_row, plan.blocking.mc), a_row = plan.a.row;
  const std::size_t last_col = least_of(plan.n, first_col + plan.partition.tile_cols);
  const std::size_t nc = plan.blocking.nc;
  const bfloat* a = static_cast<const bfloat*>(job.a) + first_row * a_row;
  const bfloat* b = static_cast<const bfloat*>(job.b);
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
          const block_coordinates at{.batch = 0,
                                     .batch_in_group = 0,
                                     .row = first_row + r,
                                     .rows = least_of(rows - r, detail::amx_mr),
                                     .col = col + c,
                                     .cols = cols - c};
          const tiles_of_a tiles{a + r * a_row + k, a_row, amx_k, amx_rows * a_row};
          multiply_amx_micro_tile(at.rows, {sums, amx_cols}, k == 0, tiles, room.panels + c * kc, kc,
                                  nothing_ahead{});
          if (k + kc == plan.k) store_block<bfloat>(job, at, sums);
        }
    }
  }
}

inline void multiply_by_private_amx_blocks(threadgroup& tg, const multiply_arguments& arguments) {
  const gemm_job& job = *arguments.job;
  const uint3 at = tg.threadgroup_position_in_grid();
  const private_block_room room = private_block_room_of(job, at);
  const configured_tiles held_to_the_end;
  tg.first_simdgroup([&](simdgroup&) {
    multiply_private_amx_blocks(job, at.x * job.plan.blocking.mc, at.y * job.plan.partition.tile_cols, room);
  });
}

#endif

}  // namespace
PEWTER_END_TARGET_NAMESPACE
