// Products by AMX of which one SIMD group makes all of its threadgroup's tile of C: it has as many panels of
// op(B) beside each other as stay in a first-level cache, packed by itself or by the caller, and goes down
// the rows of A with them, 32 at a time. Nobody waits, nobody reads what another core has written, and tiles
// are configured once for all.
#pragma once

#include "kernels/matmul/loops/blocked_bf16.kernel.hpp"
#include "kernels/matmul/ukr/epilogue.kernel.hpp"

#if defined(PEWTER_AMX)
PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::rows_of_strip;
static_assert(rows_of_strip == 2 * unit_rows);

struct own_operands {
  alignas(line_bytes) bfloat a[detail::own_a_bytes / sizeof(bfloat)];
  alignas(line_bytes) bfloat panels[detail::own_panels_bytes / sizeof(bfloat)];
};

/// Rows of op(A), those from `packed` on in blocks.
struct own_rows {
  tiles_of_a in_place, blocks;
  std::size_t packed;

  PEWTER_INLINE tiles_of_a at(std::size_t row) const {
    tiles_of_a strip = row < packed ? in_place : blocks;
    strip.from += row < packed ? row * strip.row : (row - packed) / unit_rows * strip.lower;
    return strip;
  }
};
/// A tile of AMX would read rows that are not there: the last strip is packed if it has such.
PEWTER_INLINE own_rows own_rows_of(const gemm_call& g, const bfloat* a, std::size_t rows, bfloat* room) {
  const std::size_t steps = detail::packed_steps<bfloat>(g.k);
  const std::size_t packed = g.packs_a               ? 0
                             : rows % unit_rows == 0 ? rows
                                                     : rows / rows_of_strip * rows_of_strip;
  for (std::size_t r = packed; r < rows; r += unit_rows)
    for (std::size_t k = 0; k < g.k; k += unit_steps)
      pack_block(a + r * g.a_at.row + k * g.a_at.col, g.a_at.row, g.a_at.col, rows - r, g.k - k,
                 room + (r - packed) * steps + k * unit_rows);
  return {{a, g.a_at.row, unit_steps, unit_rows * g.a_at.row},
          {room, unit_steps, unit_block, unit_rows * steps},
          packed};
}

/// The panels of `cols` columns.
PEWTER_INLINE const bfloat* own_panels_of(const gemm_call& g, std::size_t batch, std::size_t col,
                                          std::size_t cols, bfloat* room) {
  const bfloat* b = static_cast<const bfloat*>(g.b);
  const std::size_t steps = detail::packed_steps<bfloat>(g.k);
  if (g.b_form == gemm_call::form::packed_by_caller) return b + col * steps;
  b += batch * g.b_at.batch + col * g.b_at.col;
  pack_arguments lines{};
  lines.line = g.b_at.col;
  lines.steps = g.k;
  for (std::size_t c = 0; c < cols; c += unit_cols) {
    const std::size_t left = cols - c;
    if (g.b_at.col == 1)
      pack_pairs_across(b + c, g.b_at.row, g.k,
                        first_lanes(static_cast<std::uint32_t>(left < unit_cols ? left : unit_cols)),
                        room + c * steps);
    else
      pack_pairs_along(lines, b + c * g.b_at.col, room + c * steps, left);
  }
  return room;
}

/// A tile of one batch.
PEWTER_INLINE void multiply_tile_by_strips(const gemm_call& g, std::size_t batch, std::size_t first_row,
                                           std::size_t first_col, own_operands& own) {
  const std::size_t rows = g.m - first_row < g.tile_rows ? g.m - first_row : g.tile_rows;
  const std::size_t last_col = g.n - first_col < g.tile_cols ? g.n : first_col + g.tile_cols;
  const std::size_t steps = detail::packed_steps<bfloat>(g.k);
  const own_rows a = own_rows_of(
      g, static_cast<const bfloat*>(g.a) + batch * g.a_at.batch + first_row * g.a_at.row, rows, own.a);
  for (std::size_t col = first_col; col < last_col; col += g.slab_cols) {
    const std::size_t cols = last_col - col < g.slab_cols ? last_col - col : g.slab_cols;
    const bfloat* panels = own_panels_of(g, batch, col, cols, own.panels);
    for (std::size_t r = 0; r < rows; r += rows_of_strip) {
      const tiles_of_a strip = a.at(r);
      for (std::size_t c = 0; c < cols; c += unit_cols) {
        block_of_c<rows_of_strip, unit_cols> block;
        const part_of_product p{.batch = batch,
                                .batch_in_group = batch,
                                .row = first_row + r,
                                .rows = rows - r < rows_of_strip ? rows - r : rows_of_strip,
                                .col = col + c,
                                .cols = cols - c};
        if (p.rows > unit_rows)
          multiply_tiles<true>(block.all(), true, strip, panels + c * steps, steps, 0);
        else
          multiply_tiles<false>(block.all(), true, strip, panels + c * steps, steps, 0);
        store_block<bfloat>(g, p, block.sums);
      }
    }
  }
}

inline void multiply_by_own_tiles(threadgroup& tg, const multiply_arguments& arguments) {
  const gemm_call& g = *arguments.call;
  const uint3 at = tg.threadgroup_position_in_grid();
  const own_batches batches = batches_of(g, at.z);
  own_operands& own = tg.per_simdgroup_state<own_operands>().at(0);
  const configured_tiles held_to_the_end;
  tg.first_simdgroup([&](simdgroup&) {
    for (std::size_t batch = batches.first; batch < batches.last; ++batch)
      multiply_tile_by_strips(g, batch, at.x * g.tile_rows, at.y * g.tile_cols, own);
  });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
#endif
