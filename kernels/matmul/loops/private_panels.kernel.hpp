// Products of float of which a SIMD group multiplies all rows of its threadgroup's tile by a panel of op(B)
// after the other, each of which it packs itself, if the caller did not, or reads where it is, if B is small.
// There is one SIMD group a threadgroup: nobody waits, and nobody reads what another core has written.
#pragma once

#include "kernels/matmul/loops/blocked_fma.kernel.hpp"
#include "kernels/matmul/ukr/epilogue.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

constexpr std::size_t own_cols = panel_cols<float>;

struct own_panel {
  alignas(line_bytes) float at[detail::own_panel_depth * own_cols];
};

/// A panel of `p.cols` columns.
PEWTER_INLINE own_panel_b pack_own_panel(const gemm_call& g, const part_of_product& p, const float* b,
                                         own_panel& room) {
  pack_arguments lines{};
  lines.line = g.b_at.col;
  lines.step = g.b_at.row;
  lines.steps = p.depth;
  own_panel_b packed{{room.at, {}}};
  if (g.b_at.col == 1) {
    pack_across<own_cols>(lines, panels_of_threadgroup<float, float>{b, room.at, 1, p.cols});
    if (g.fetches_panels)
      packed.next = {reinterpret_cast<std::uintptr_t>(b + p.cols), line_bytes, g.b_at.row * sizeof(float)};
  } else {
    pack_along<own_cols>(lines, b, room.at, p.cols);
  }
  return packed;
}

/// All rows of a tile, in place, or else a block at a time.
template <class B>
PEWTER_INLINE void multiply_rows_by(const gemm_call& g, part_of_product p, const B& panel) {
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

PEWTER_INLINE void multiply_rows_by_panel(const gemm_call& g, const part_of_product& p,
                                          const own_panel_b& panel) {
  if (is_followed(panel, p.depth))
    multiply_rows_by(g, p, panel);
  else
    multiply_rows_by(g, p, asking<asked_for::steps, own_panel_b>{panel});
}

/// How many of the columns that are left are a panel's. Where a strip is three registers wide, the last four
/// are two and two: by one, the sums of 8 rows hide a latency only just.
PEWTER_INLINE std::size_t own_panel_cols(std::size_t left) {
  constexpr std::size_t two = 2 * native::width<float>;
  if (left <= own_cols) return left;
  return strip_is_panel<own_cols> && left <= 2 * two ? two : own_cols;
}

/// A tile of one batch, whose columns end at `last_col`.
PEWTER_INLINE void multiply_tile_by_panels(const gemm_call& g, part_of_product p, std::size_t last_col,
                                           own_panel& room) {
  using form = gemm_call::form;
  const std::size_t first_col = p.col;
  for (; p.k < g.k; p.k += g.depth) {
    p.depth = g.k - p.k < g.depth ? g.k - p.k : g.depth;
    for (p.col = first_col; p.col < last_col; p.col += p.cols) {
      const std::size_t left = last_col - p.col;
      const float* b = static_cast<const float*>(g.b);
      if (g.b_form == form::packed_by_caller) {
        p.cols = left < own_cols ? left : own_cols;
        multiply_rows_by_panel(g, p, own_panel_b{{b + p.col * g.k + p.k * own_cols, {}}});
        continue;
      }
      p.cols = own_panel_cols(left);
      b += p.batch * g.b_at.batch + p.k * g.b_at.row + p.col * g.b_at.col;
      if (g.b_form == form::rows_of_n)
        multiply_rows_by(g, p, asking<asked_for::nothing, plain_b<float>>{{b, g.b_at.row, 0}});
      else
        multiply_rows_by_panel(g, p, pack_own_panel(g, p, b, room));
    }
  }
}

inline void multiply_by_own_panels(threadgroup& tg, const multiply_arguments& arguments) {
  const gemm_call& g = *arguments.call;
  const uint3 at = tg.threadgroup_position_in_grid();
  const std::size_t row = at.x * g.tile_rows, col = at.y * g.tile_cols;
  const own_batches batches = batches_of(g, at.z);
  own_panel& room = tg.per_simdgroup_state<own_panel>().at(0);
  tg.first_simdgroup([&](simdgroup&) {
    for (std::size_t batch = batches.first; batch < batches.last; ++batch)
      multiply_tile_by_panels(g,
                              {.batch = batch,
                               .batch_in_group = batch,
                               .row = row,
                               .rows = g.m - row < g.tile_rows ? g.m - row : g.tile_rows,
                               .col = col,
                               .cols = 0},
                              g.n - col < g.tile_cols ? g.n : col + g.tile_cols, room);
  });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
