// How a product is computed: in which form (gemm_form.hpp), by which tiles (gemm_tiles.hpp), and where what
// is packed finds room.
#pragma once

#include <algorithm>

#include "kernels/matmul/gemm_tiles.hpp"
#include "kernels/matmul/workspace.hpp"

namespace pewter::detail {

/// Finds room for what is packed, slab by slab. What all batches share is packed once for a group of them.
template <class T>
void set_packing(gemm_call& g, unit by, workspace& kept) {
  using form = gemm_call::form;
  const bool in_place = g.alone || reads_a_in_place<T>(g, by);
  g.slab_cols = g.alone && by == unit::tiles ? own_panels_together(g) * panel_cols<T> : g.n;
  g.batches_at_a_time = g.batches;
  if (in_place && g.b_form != form::packed_here && g.whole == nullptr) return;
  const bool in_floats = by == unit::floats;
  const std::size_t element = in_floats ? sizeof(float) : sizeof(T);
  const std::size_t bytes_of_line = (in_floats ? g.k : packed_steps<T>(g.k)) * element;
  const std::size_t rows_of_panel = !in_floats                    ? gemm_tile::block_rows
                                    : g.b_form == form::rows_of_k ? 1
                                                                  : panel_rows;
  constexpr std::size_t cache_line = 64;
  const std::size_t of_a = in_place ? 0 : round_up(round_up(g.m, rows_of_panel) * bytes_of_line, cache_line);
  const std::size_t limit = bytes_of_slab();
  g.slab_cols = round_up(g.n, g.tile_cols);
  std::size_t of_b = 0;
  if (g.b_form == form::packed_here) {
    if (g.slab_cols * bytes_of_line > limit) {
      // Also in a slab there must be a tile for each host thread.
      const std::size_t least_tiles = ceil_div(available_host_threads(), ceil_div(g.m, g.tile_rows));
      g.slab_cols =
          std::min(g.slab_cols, std::max(limit / bytes_of_line / g.tile_cols, least_tiles) * g.tile_cols);
    }
    of_b = g.slab_cols * bytes_of_line;
  }
  const std::size_t a_of_batch = g.a_at.batch == 0 ? 0 : of_a, b_of_batch = g.b_at.batch == 0 ? 0 : of_b;
  const std::size_t of_batch = a_of_batch + b_of_batch;
  g.batches_at_a_time =
      of_batch == 0 || g.batches == 1 ? g.batches : std::clamp(limit / of_batch, std::size_t{1}, g.batches);
  g.packed_a_batch = a_of_batch / element;
  g.packed_b_batch = b_of_batch / element;
  const std::size_t more = g.batches_at_a_time - 1, all_of_a = of_a + more * a_of_batch;
  const std::size_t packed = (all_of_a + of_b + more * b_of_batch) / sizeof(float);
  const std::size_t sums = g.whole != nullptr ? (g.batches + 1) * g.c_batch : 0;
  float* room = kept.room_for(packed + sums);
  if (g.whole != nullptr) g.c = room + packed;
  g.packed_a = in_place ? nullptr : room;
  g.packed_b = of_b == 0 ? nullptr : room + all_of_a / sizeof(float);
}

/// For the decision whether to fork: the tiles of AMX are so fast that half of the panels from another core's
/// caches take a good part of what a second host thread saves (200 cubed on a Granite Rapids, its panels
/// shared: 20 us by one, 34 by two).
inline double share_saved_by_fork(const gemm_call& g, unit by) {
  return by == unit::tiles && g.packed_a != nullptr && g.packed_b != nullptr ? 0.25 : 1.0;
}

}  // namespace pewter::detail
