// Thread-private panels: a threadgroup is one SIMD group that makes all of its tile of C, of one or several
// batches, by panels that it packs itself, that the caller packed, or by rows of a small B in place. There
// are no barriers, and nobody reads what another core has written.
//
// With FMA a panel serves all rows of the tile. With AMX as many panels as L1d holds serve 32 rows of A at a
// time, and K is one block. For several blocks: private_blocks.kernel.hpp.
#pragma once

#include "kernels/matmul/loops/blocked_bf16.kernel.hpp"
#include "kernels/matmul/loops/blocked_fma.kernel.hpp"
#include "kernels/matmul/ukr/epilogue.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

constexpr std::size_t private_cols = panel_cols<float>;

struct private_panel {
  alignas(cache_line) float at[detail::most_private_kc * private_cols];
};

/// A micro-tile that is a whole panel reads it in order, which hardware prefetches.
PEWTER_INLINE prefetch_b private_panel_prefetch(const gemm_plan& plan) {
  return micro_tile_is_panel<private_cols> ? prefetch_b::none : plan.memory.b;
}

/// A panel of `at.cols` columns.
PEWTER_INLINE private_panel_b pack_private_panel(const gemm_job& job, const block_coordinates& at,
                                                 const float* b, private_panel& room) {
  const detail::strides& strides = job.plan.b;
  pack_arguments lines{};
  lines.line = strides.col;
  lines.step = strides.row;
  lines.k = at.kc;
  private_panel_b packed{{room.at, {}, private_panel_prefetch(job.plan)}};
  if (strides.col == 1) {
    pack_across<private_cols>(lines, panels_of_threadgroup<float, float>{b, room.at, 1, at.cols});
    if (job.plan.memory.next_panel)
      packed.next = {reinterpret_cast<std::uintptr_t>(b + at.cols), cache_line, strides.row * sizeof(float),
                     job.plan.memory.panel_period};
  } else {
    pack_along<private_cols>(lines, b, room.at, at.cols);
  }
  return packed;
}

/// All rows of a tile by a panel: sums in C, or else a block at a time.
template <class B>
PEWTER_INLINE void multiply_tile_by(const gemm_job& job, block_coordinates at, const B& b) {
  if (job.plan.sums == detail::accumulators::c) {
    at.prefetches_c = job.plan.memory.c;
    return multiply_block<private_cols>(at, accumulators_in_c(job, at), rows_of_a(job, at), b);
  }
  for (const std::size_t last = at.row + at.rows; at.row < last; at.row += block_rows) {
    accumulator_block<block_rows, private_cols> block;
    at.rows = least_of(last - at.row, block_rows);
    multiply_block<private_cols>(at, block.all(), rows_of_a(job, at), b);
    store_block<float>(job, at, block.sums);
    at.row_in_tile += block_rows;
  }
}

/// How many of the columns that are left are a panel's. Where a micro-tile is three registers wide, the last
/// four are two and two: by one, the sums of 8 rows hide a latency only just.
PEWTER_INLINE std::size_t private_panel_cols(std::size_t left) {
  constexpr std::size_t two = 2 * native::width<float>;
  if (left <= private_cols) return left;
  return micro_tile_is_panel<private_cols> && left <= 2 * two ? two : private_cols;
}

/// A threadgroup's part of C: all of some batches, or a tile of one.
struct private_part {
  batch_range batches;
  std::size_t first_row, rows, first_col, last_col;
};

PEWTER_INLINE void multiply_private_part(const gemm_job& job, const private_part& part, private_panel& room) {
  const gemm_plan& plan = job.plan;
  for (std::size_t batch = part.batches.first; batch < part.batches.last; ++batch) {
    block_coordinates at{.batch = batch,
                         .batch_in_group = batch,
                         .row = part.first_row,
                         .rows = part.rows,
                         .col = 0,
                         .cols = 0};
    for (; at.k < plan.k; at.k += plan.blocking.kc) {
      at.kc = least_of(plan.k - at.k, plan.blocking.kc);
      for (at.col = part.first_col; at.col < part.last_col; at.col += at.cols) {
        const std::size_t left = part.last_col - at.col;
        const float* b = static_cast<const float*>(job.b);
        if (plan.b_operand.form == operand_form::packed_by_caller) {
          at.cols = least_of(left, private_cols);
          b += at.col * plan.k + at.k * private_cols;
          multiply_tile_by(job, at, private_panel_b{{b, {}, private_panel_prefetch(plan)}});
          continue;
        }
        at.cols = private_panel_cols(left);
        b += at.batch * plan.b.batch + at.k * plan.b.row + at.col * plan.b.col;
        if (plan.b_operand.form == operand_form::in_place)
          multiply_tile_by(job, at, plain_b<float>{b, plan.b.row, 0, prefetch_b::none});
        else
          multiply_tile_by(job, at, pack_private_panel(job, at, b, room));
      }
    }
  }
}

inline void multiply_by_private_panels(threadgroup& tg, const multiply_arguments& arguments) {
  const gemm_job& job = *arguments.job;
  const gemm_plan& plan = job.plan;
  const uint3 position = tg.threadgroup_position_in_grid();
  const std::size_t first_row = position.x * plan.blocking.mc,
                    first_col = position.y * plan.partition.tile_cols;
  const private_part part{batches_of(plan, position.z), first_row,
                          least_of(plan.m - first_row, plan.blocking.mc), first_col,
                          least_of(plan.n, first_col + plan.partition.tile_cols)};
  private_panel& room = tg.per_simdgroup_state<private_panel>().at(0);
  tg.first_simdgroup([&](simdgroup&) { multiply_private_part(job, part, room); });
}

/// Whether the product is one threadgroup's, of one SIMD group: a dispatch would take as long as the product
/// of 16 x 16 x 16. Not in checked mode, and not where the mapping opens a parallel region however small the
/// grid is.
PEWTER_INLINE bool is_of_one_simdgroup(const gemm_plan& plan, const kernel_options& options) {
  return !native::checks_dispatches && options.mapping != mapping::teams_distribute && plan.is_private() &&
         plan.m <= plan.blocking.mc && plan.n <= plan.partition.tile_cols &&
         plan.batches <= plan.partition.batches_per_threadgroup;
}
/// Such a product, as dispatch would run it on the calling thread.
[[gnu::flatten, gnu::noinline]] inline void multiply_by_one_simdgroup(const gemm_job& job) {
  const gemm_plan& plan = job.plan;
  const detail::dispatch_scope scope;
  private_panel room;
  multiply_private_part(job, {{0, plan.batches}, 0, plan.m, 0, plan.n}, room);
}

#if defined(PEWTER_AMX)

static_assert(detail::amx_mr == 2 * amx_rows);

struct private_operands {
  alignas(cache_line) bfloat a[detail::private_a_bytes / sizeof(bfloat)];
  alignas(cache_line) bfloat panels[detail::private_panels_bytes / sizeof(bfloat)];
};

/// Rows of op(A), those from `packed` on in AMX tiles.
struct private_rows {
  tiles_of_a in_place, tiles;
  std::size_t packed;

  PEWTER_INLINE tiles_of_a at(std::size_t row) const {
    tiles_of_a some = row < packed ? in_place : tiles;
    some.from += row < packed ? row * some.row : (row - packed) / amx_rows * some.lower;
    return some;
  }
};
/// An AMX tile would read rows that are not there: the last ones are packed.
PEWTER_INLINE private_rows private_rows_of(const gemm_plan& plan, const bfloat* a, std::size_t rows,
                                           bfloat* room) {
  const std::size_t k_packed = vnni_k(plan.k);
  const std::size_t packed = plan.a_operand.form == operand_form::packed_private ? 0
                             : rows % amx_rows == 0                              ? rows
                                                    : rows / detail::amx_mr * detail::amx_mr;
  for (std::size_t r = packed; r < rows; r += amx_rows)
    for (std::size_t k = 0; k < plan.k; k += amx_k)
      pack_amx_tile(a + r * plan.a.row + k * plan.a.col, plan.a.row, plan.a.col, rows - r, plan.k - k,
                    room + (r - packed) * k_packed + k * amx_rows);
  return {
      {a, plan.a.row, amx_k, amx_rows * plan.a.row}, {room, amx_k, amx_tile, amx_rows * k_packed}, packed};
}

/// The panels of `cols` columns.
PEWTER_INLINE const bfloat* private_panels_of(const gemm_job& job, std::size_t batch, std::size_t col,
                                              std::size_t cols, bfloat* room) {
  const gemm_plan& plan = job.plan;
  const bfloat* b = static_cast<const bfloat*>(job.b);
  const std::size_t k_packed = vnni_k(plan.k);
  if (plan.b_operand.form == operand_form::packed_by_caller) return b + col * k_packed;
  b += batch * plan.b.batch + col * plan.b.col;
  for (std::size_t c = 0; c < cols; c += amx_cols) {
    const std::size_t left = cols - c;
    if (plan.b.col == 1)
      pack_vnni_rows(b + c, plan.b.row, plan.k,
                     first_lanes(static_cast<std::uint32_t>(least_of(left, amx_cols))), room + c * k_packed);
    else
      pack_vnni_columns(plan.b.col, plan.k, b + c * plan.b.col, room + c * k_packed, left);
  }
  return room;
}

/// A tile of one batch.
PEWTER_INLINE void multiply_private_amx_tile(const gemm_job& job, std::size_t batch, std::size_t first_row,
                                             std::size_t first_col, private_operands& room) {
  const gemm_plan& plan = job.plan;
  const std::size_t rows = least_of(plan.m - first_row, plan.blocking.mc);
  const std::size_t last_col = least_of(plan.n, first_col + plan.partition.tile_cols);
  const std::size_t k_packed = vnni_k(plan.k), nc = plan.blocking.nc;
  const private_rows a = private_rows_of(
      plan, static_cast<const bfloat*>(job.a) + batch * plan.a.batch + first_row * plan.a.row, rows, room.a);
  for (std::size_t col = first_col; col < last_col; col += nc) {
    const std::size_t cols = least_of(last_col - col, nc);
    const bfloat* panels = private_panels_of(job, batch, col, cols, room.panels);
    for (std::size_t r = 0; r < rows; r += detail::amx_mr) {
      const tiles_of_a rows_of_a = a.at(r);
      for (std::size_t c = 0; c < cols; c += amx_cols) {
        accumulator_block<detail::amx_mr, amx_cols> block;
        const block_coordinates at{.batch = batch,
                                   .batch_in_group = batch,
                                   .row = first_row + r,
                                   .rows = least_of(rows - r, detail::amx_mr),
                                   .col = col + c,
                                   .cols = cols - c};
        multiply_amx_micro_tile(at.rows, block.all(), true, rows_of_a, panels + c * k_packed, k_packed,
                                nothing_ahead{});
        store_block<bfloat>(job, at, block.sums);
      }
    }
  }
}

inline void multiply_by_private_amx_panels(threadgroup& tg, const multiply_arguments& arguments) {
  const gemm_job& job = *arguments.job;
  const uint3 at = tg.threadgroup_position_in_grid();
  const batch_range batches = batches_of(job.plan, at.z);
  const configured_tiles held_to_the_end;
  const std::size_t row = at.x * job.plan.blocking.mc, col = at.y * job.plan.partition.tile_cols;
  private_operands& room = tg.per_simdgroup_state<private_operands>().at(0);
  tg.first_simdgroup([&](simdgroup&) {
    for (std::size_t batch = batches.first; batch < batches.last; ++batch)
      multiply_private_amx_tile(job, batch, row, col, room);
  });
}

#endif

}  // namespace
PEWTER_END_TARGET_NAMESPACE
