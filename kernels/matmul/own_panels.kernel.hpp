// Products of which a SIMD group packs panels of op(B) by itself, one after the other, and multiplies all
// rows of its threadgroup's tile by one while it is in a cache near by. There is one SIMD group a
// threadgroup: nobody waits, and nobody reads what another core has written.
#pragma once

#include "kernels/matmul/epilogue.kernel.hpp"
#include "kernels/matmul/float_unit.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

struct own_panel {
  alignas(line_bytes) float at[detail::own_panel_depth * panel_cols<float>];
};

/// Packs `depth` steps of `cols` columns, a panel's at most.
template <class T>
PEWTER_INLINE void pack_own_panel(const T* b, strides at, std::size_t depth, std::size_t cols, float* panel) {
  constexpr int width{panel_cols<float>};
  if (at.col != 1) {
    pack_arguments along{};
    along.line = at.col;
    along.steps = depth;
    pack_along<width>(along, b, panel, cols);
  } else if (cols == width) {
    for (std::size_t k = 0; k < depth; ++k) copy_step<width>(b + k * at.row, panel + k * width, width);
  } else {
    for (std::size_t k = 0; k < depth; ++k) copy_step<width>(b + k * at.row, panel + k * width, cols);
  }
}

/// Rows by a panel. In place they are all that there are, else a block at a time.
template <class Unit>
PEWTER_INLINE void multiply_by_panel(const gemm_call& g, part_of_product p, const own_panel_b& panel) {
  using T = typename Unit::element;
  if (sizeof(T) == sizeof(float) && !g.has_epilogue && !g.transposed) {
    float* c = static_cast<float*>(g.c) + p.batch * g.c_batch + p.row * g.c_row + p.col;
    return Unit::multiply_own(g, p, {c, g.c_row}, panel);
  }
  for (const std::size_t last = p.row + p.rows; p.row < last; p.row += Unit::block_rows) {
    block_of_c<Unit::block_rows, Unit::block_cols> block;
    p.rows = last - p.row < Unit::block_rows ? last - p.row : Unit::block_rows;
    Unit::multiply_own(g, p, block.all(), panel);
    store_block<T, Unit::block_cols>(g, p, block.sums);
    p.row_in_tile += Unit::block_rows;
  }
}

template <class Unit>
void multiply_by_own_panels(threadgroup& tg, const multiply_arguments& arguments) {
  using T = typename Unit::element;
  constexpr std::size_t width = Unit::block_cols;
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
      for (p.col = first_col; p.col < last_col; p.col += width) {
        p.cols = last_col - p.col < width ? last_col - p.col : width;
        const T* b =
            static_cast<const T*>(g.b) + p.batch * g.b_at.batch + p.k * g.b_at.row + p.col * g.b_at.col;
        pack_own_panel(b, g.b_at, p.depth, p.cols, panel);
        own_panel_b packed{{panel, {}}};
        if (g.fetches_panels && g.b_at.col == 1)
          packed.next = {reinterpret_cast<std::uintptr_t>(b + width), line_bytes, g.b_at.row * sizeof(T)};
        multiply_by_panel<Unit>(g, p, packed);
      }
    }
  });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
