// Products of 5 to 32 rows by AMX and a B that is stored in rows of n, which is read once, from memory, and
// that is the time it takes: so all SIMD groups first make panels of it together, each from long pieces of
// two rows, and then multiply a panel each. (8 x 4096 by 4096 x 11008 on a Granite Rapids: 28 ms where each
// SIMD group reads down its own 32 columns.)
#pragma once

#include "kernels/matmul/loops/blocked_bf16.kernel.hpp"
#include "kernels/matmul/ukr/epilogue.kernel.hpp"

#if defined(PEWTER_AMX)
PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// A SIMD group's sums, and its panel of `steps` steps of K, between barriers. Panels are not a power of two
/// apart, or the lines of a step, one in each, would share one set of a cache.
template <std::size_t steps>
struct few_rows_of_tiles {
  static constexpr std::size_t depth = steps;
  block_of_c<detail::few_rows, unit_cols> block;
  alignas(64) bfloat panel[steps * unit_cols + 64];
};
/// Sums are loaded and stored once a stage; 32 SIMD groups have no room for long ones.
using few_long_stages = few_rows_of_tiles<4 * unit_steps>;
using many_short_stages = few_rows_of_tiles<unit_steps>;
constexpr std::uint32_t most_with_long_stages = 16;

/// The pairs of rows are dealt out, and if there are more SIMD groups than pairs, parts of them. The same
/// columns of the fourth pair after this one are asked for meanwhile (32 x 4096 by 4096 x 11008 on a Granite
/// Rapids: 12.2 ms where it is the next one, 11.5); addresses that need not be B's.
template <class State>
PEWTER_INLINE void pack_shared_panels(const bfloat* rows, std::size_t row, std::size_t depth,
                                      std::size_t cols, std::uint32_t i, std::uint32_t simdgroups,
                                      State* panels) {
  constexpr std::size_t pairs = State::depth / 2;
  const std::size_t parts = simdgroups > pairs ? simdgroups / pairs : 1, part = i / pairs;
  if (part >= parts) return;
  const std::size_t count = divide_up(cols, unit_cols), share = divide_up(count, parts);
  const std::size_t first = part * share, last = first + share < count ? first + share : count;
  for (std::size_t pair = i % pairs; 2 * pair < detail::packed_steps<bfloat>(depth); pair += simdgroups)
    for (std::size_t j = first; j < last; ++j) {
      const std::size_t k = 2 * pair, left = cols - j * unit_cols;
      const bfloat* from = rows + k * row + j * unit_cols;
      constexpr int second_level = 2;
      const auto ahead = reinterpret_cast<std::uintptr_t>(from) + 8 * row * sizeof(bfloat);
      __builtin_prefetch(reinterpret_cast<const void*>(ahead), 0, second_level);
      __builtin_prefetch(reinterpret_cast<const void*>(ahead + row * sizeof(bfloat)), 0, second_level);
      pack_pair_across(from, row, k < depth ? depth - k : 0,
                       first_lanes(static_cast<std::uint32_t>(left < unit_cols ? left : unit_cols)),
                       panels[j].panel + k * unit_cols);
    }
}

template <class State>
PEWTER_INLINE void multiply_stages(threadgroup& tg, const multiply_arguments& arguments) {
  const gemm_call& g = *arguments.call;
  const uint3 at = tg.threadgroup_position_in_grid();
  part_of_product p{.batch = arguments.first_batch + at.z,
                    .batch_in_group = at.z,
                    .row = 0,
                    .rows = g.m,
                    .col = at.x * g.tile_cols,
                    .cols = 0};
  const std::size_t cols = g.n - p.col < g.tile_cols ? g.n - p.col : g.tile_cols;
  const bfloat* b = static_cast<const bfloat*>(g.b) + p.batch * g.b_at.batch + p.col;
  const auto state = tg.per_simdgroup_state<State>();
  const configured_tiles held_to_the_end;
  for (; p.k < g.k; p.k += State::depth) {
    p.depth = g.k - p.k < State::depth ? g.k - p.k : State::depth;
    tg.for_each_simdgroup([&](simdgroup& sg) {
      pack_shared_panels(b + p.k * g.b_at.row, g.b_at.row, p.depth, cols, sg.index(),
                         tg.simdgroups_per_threadgroup(), &state.at(0));
    });
    tg.for_each_simdgroup([&](simdgroup& sg) {
      const std::size_t first = sg.index() * unit_cols;
      if (first >= cols) return;
      State& own = state[sg];
      bfloat_unit::multiply_blocks(g, p, own.block.all(), own.panel);
      if (p.k + p.depth < g.k) return;
      const lane_mask inside =
          first_lanes(static_cast<std::uint32_t>(cols - first < lane_count ? cols - first : lane_count));
      for (std::size_t r = 0; r < g.m; ++r)
        store_sums<bfloat>(g, p.batch, r, p.col + first, load(own.block.sums + r * unit_cols), inside);
    });
  }
}

void multiply_few_rows_by_tiles(threadgroup& tg, const multiply_arguments& arguments) {
  if (tg.simdgroups_per_threadgroup() <= most_with_long_stages)
    multiply_stages<few_long_stages>(tg, arguments);
  else
    multiply_stages<many_short_stages>(tg, arguments);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
#endif
