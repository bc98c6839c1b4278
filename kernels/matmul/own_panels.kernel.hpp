// Products of float of which a SIMD group packs panels of op(B) by itself, one after the other, and
// multiplies all rows of its threadgroup's tile by one while it is in a cache near by. There is one SIMD
// group a threadgroup: nobody waits, and nobody reads what another core has written.
#pragma once

#include "kernels/matmul/epilogue.kernel.hpp"
#include "kernels/matmul/float_unit.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

constexpr std::size_t own_cols = panel_cols<float>;

struct own_panel {
  alignas(line_bytes) float at[detail::own_panel_depth * own_cols];
};

/// Packs `depth` steps of `cols` columns, a panel's at most.
PEWTER_INLINE void pack_own_panel(const float* b, strides at, std::size_t depth, std::size_t cols,
                                  float* panel) {
  pack_arguments one{};
  one.line = at.col;
  one.step = at.row;
  one.steps = depth;
  if (at.col == 1)
    pack_across<own_cols>(one, panels_of_threadgroup<float, float>{b, panel, 1, cols});
  else
    pack_along<own_cols>(one, b, panel, cols);
}

/// All rows of a tile, in place, or else a block at a time.
PEWTER_INLINE void multiply_rows_by_panel(const gemm_call& g, part_of_product p, const own_panel_b& panel) {
  if (!g.has_epilogue && !g.transposed) {
    p.stores_far = g.c_is_far;
    float* c = static_cast<float*>(g.c) + p.batch * g.c_batch + p.row * g.c_row + p.col;
    return float_unit<float>::multiply_in_place(g, p, {c, g.c_row}, panel);
  }
  constexpr std::size_t block_rows = gemm_tile::block_rows;
  for (const std::size_t last = p.row + p.rows; p.row < last; p.row += block_rows) {
    block_of_c<block_rows, own_cols> block;
    p.rows = last - p.row < block_rows ? last - p.row : block_rows;
    float_unit<float>::multiply_in_place(g, p, block.all(), panel);
    store_block<float>(g, p, block.sums);
    p.row_in_tile += block_rows;
  }
}

inline void multiply_by_own_panels(threadgroup& tg, const multiply_arguments& arguments) {
  const gemm_call& g = *arguments.call;
  const uint3 at = tg.threadgroup_position_in_grid();
  const std::size_t row = at.x * g.tile_rows, first_col = at.y * g.tile_cols;
  const std::size_t last_col = g.n - first_col < g.tile_cols ? g.n : first_col + g.tile_cols;
  part_of_product p{.batch = arguments.first_batch + at.z,
                    .batch_in_group = at.z,
                    .row = row,
                    .rows = g.m - row < g.tile_rows ? g.m - row : g.tile_rows,
                    .col = 0,
                    .cols = 0,
                    .row_in_tile = 0,
                    .col_in_slab = 0,
                    .k = 0,
                    .depth = 0};
  float* const panel = tg.per_simdgroup_state<own_panel>().at(0).at;
  tg.first_simdgroup([&](simdgroup&) {
    for (; p.k < g.k; p.k += g.depth) {
      p.depth = g.k - p.k < g.depth ? g.k - p.k : g.depth;
      for (p.col = first_col; p.col < last_col; p.col += own_cols) {
        p.cols = last_col - p.col < own_cols ? last_col - p.col : own_cols;
        const float* b =
            static_cast<const float*>(g.b) + p.batch * g.b_at.batch + p.k * g.b_at.row + p.col * g.b_at.col;
        pack_own_panel(b, g.b_at, p.depth, p.cols, panel);
        own_panel_b packed{{panel, {}}};
        if (g.fetches_panels && g.b_at.col == 1)
          packed.next = {reinterpret_cast<std::uintptr_t>(b + own_cols), line_bytes,
                         g.b_at.row * sizeof(float)};
        multiply_rows_by_panel(g, p, packed);
      }
    }
  });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
