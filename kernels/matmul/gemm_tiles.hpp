// How tiles cover C, and stages K. No choice here changes a bit of the result.
#pragma once

#include <algorithm>
#include <bit>

#include "kernels/checks.hpp"
#include "kernels/matmul/gemm_form.hpp"

namespace pewter::detail {

/// The part of C that a threadgroup owns: SIMD groups with `block_rows` rows of a panel's columns each.
///
///   threads    32     64     128     256      512      1024
///   tile       16x48  16x96  32x96   64x96    64x192   128x192
///   of bfloat  16x32  16x64  32x64   64x64    64x128   128x128
///   of AMX     64x32  64x64  128x64  128x128  256x128  256x256
struct product_tile {
  std::uint32_t simdgroup_rows, simdgroup_cols, block_rows, block_cols;

  std::uint32_t rows() const { return simdgroup_rows * block_rows; }
  std::uint32_t cols() const { return simdgroup_cols * block_cols; }
};
template <class T>
product_tile product_tile_of(unit by, std::uint32_t threads) {
  constexpr std::uint32_t block_cols{panel_cols<T>};
  if (by == unit::tiles) {
    const auto log2 = static_cast<std::uint32_t>(std::bit_width(threads / simd_execution_width | 1) - 1);
    return {1u << log2 / 2, 1u << (log2 + 1) / 2, rows_of_tiles, block_cols};
  }
  const gemm_tile tile = gemm_tile_of(threads);
  return {tile.simdgroup_rows, tile.simdgroup_cols, gemm_tile::block_rows, block_cols};
}

/// With few rows of C all SIMD groups are beside each other, so that a stage of B is read in long rows; with
/// few columns all are below each other.
template <class T>
product_tile tile_of(unit by, std::uint32_t threads, std::size_t m, std::size_t n) {
  product_tile tile = product_tile_of<T>(by, threads);
  while (tile.simdgroup_rows > 1 && (tile.simdgroup_rows - 1) * tile.block_rows >= m) {
    tile.simdgroup_rows /= 2;
    tile.simdgroup_cols *= 2;
  }
  while (tile.simdgroup_cols > 1 && (tile.simdgroup_cols - 1) * tile.block_cols >= n) {
    tile.simdgroup_cols /= 2;
    tile.simdgroup_rows *= 2;
  }
  return tile;
}

/// The columns that a threadgroup has of a product of few rows: long rows of B, and something for each host
/// thread to do.
inline std::size_t long_tile_cols(const gemm_call& g, std::uint32_t threads) {
  const std::size_t simdgroups = ceil_div(threads, simd_execution_width);
  const std::size_t panels = ceil_div(g.n, std::size_t{simd_execution_width}),
                    host_threads = available_host_threads();
  const std::size_t fitting = long_rows_sums(simdgroups) / g.m * simdgroups;
  const std::size_t tiles = round_up(ceil_div(panels, fitting), host_threads);
  return round_up(ceil_div(panels, tiles), simdgroups) * simd_execution_width;
}

/// Whether B is read row by row, and from so far away that the time is that of reading it.
template <class T>
bool streams_rows(const gemm_call& g) {
  return g.b_form == gemm_call::form::rows_of_n &&
         (g.m <= gemm_tile::block_rows ||
          (g.m <= few_rows && g.n * g.k * sizeof(T) > cpu_cache_sizes().l2 / 2));
}

constexpr std::size_t page = 4096;
template <class T>
bool rows_begin_at_pages(const gemm_call& g) {
  return (reinterpret_cast<std::uintptr_t>(g.b) | g.b_at.row * sizeof(T)) % page == 0;
}

/// Steps of K in a stage of rows of B that few rows of C are multiplied by: so few that the machine sees
/// streams, which it follows in so many pages at once; more of what no L2 holds take twice the time. Rows
/// that begin at pages lie in half as many. (32 x 4096 by 4096 x 10240 on a Granite Rapids: 41 ms in stages
/// of 64, 35 of 48; x 11008, not at pages: 54 of 64, 41 of 48, 34 of 24.)
template <class T>
std::size_t depth_of_rows(const gemm_call& g) {
  if (!streams_rows<T>(g)) return 64;
  if (g.m <= gemm_tile::block_rows) return 16;
  return rows_begin_at_pages<T>(g) ? 48 : 24;
}

/// Tiles that cover C. What is counted of a tile are powers of two; divisions would be a tenth of a product
/// of 16 x 16.
template <class T>
std::size_t tiles_of(const product_tile& tile, const gemm_call& g) {
  const auto along = [](std::size_t extent, std::uint32_t of_tile) {
    return (extent + of_tile - 1) >> std::countr_zero(of_tile);
  };
  return along(g.m, tile.rows()) * along(ceil_div(g.n, panel_cols<T>), tile.simdgroup_cols) * g.batches;
}

/// Large tiles read A and B less often; small ones give every host thread something to do.
template <class T>
std::uint32_t automatic_threads(const gemm_call& g, unit by) {
  if (g.b_form == gemm_call::form::long_rows_of_n) return by == unit::tiles ? 512 : simd_execution_width;
  if (g.alone) return simd_execution_width;
  // Of few rows the time is that of reading B, and the longer the rows in which a stage reads it, the shorter
  // (8 x 4096 by 4096 x 4096 on a Zen 4: 54 GFLOP/s in rows of 1024, 45 in rows of 256).
  const bool reads_rows = streams_rows<T>(g);
  const std::size_t host_threads = available_host_threads();
  const std::size_t enough_tiles = reads_rows          ? host_threads
                                   : by == unit::tiles ? 2 * host_threads - 1
                                                       : std::max(std::size_t{16}, 2 * host_threads);
  const std::size_t blocks = tiles_of<T>(product_tile_of<T>(by, simd_execution_width), g);
  if (blocks < enough_tiles || blocks == 1) return simd_execution_width;
  // Of floats and pairs, beyond 512 threads, a larger tile gains nothing (within 1 %). Half of its SIMD
  // groups at least should have something to do.
  for (std::uint32_t threads = reads_rows || by == unit::tiles ? 1024 : 512; threads > 32; threads /= 2) {
    const std::size_t tiles = tiles_of<T>(tile_of<T>(by, threads, g.m, g.n), g);
    if (tiles >= enough_tiles && tiles * (threads / simd_execution_width) < 2 * blocks) return threads;
  }
  return 32;
}

/// The extent of tiles of about the same size, at most `most`, a multiple of `unit`: so that no host thread
/// is left with the small ones, a few tiles more than needed, if they come out more even.
template <std::size_t unit>
std::size_t even_share(std::size_t extent, std::size_t most) {
  if (extent <= most) return round_up(extent, unit);
  const std::size_t least = ceil_div(extent, most), more = std::min((least + 1) / 2, std::size_t{8});
  std::size_t best = round_up(ceil_div(extent, least), unit), excess = least * best - extent;
  for (std::size_t tiles = least + 1; tiles <= least + more; ++tiles) {
    const std::size_t share = round_up(ceil_div(extent, tiles), unit);
    if (tiles * share - extent >= excess) continue;
    best = share;
    excess = tiles * share - extent;
  }
  return best;
}

/// The extent, a multiple of `unit` of at most `most`, of which the last tile lacks least: where host threads
/// have the same number of whole tiles, that is what one of them has to do less than the others.
template <std::size_t unit>
std::size_t least_excess(std::size_t extent, std::size_t most) {
  std::size_t best = most, excess = round_up(extent, most) - extent;
  for (std::size_t share = most - unit; share >= unit; share -= unit) {
    const std::size_t left_over = ceil_div(extent, share) * share - extent;
    if (left_over + extent / 32 >= excess) continue;
    best = share;
    excess = left_over;
  }
  return best;
}

/// An even share where B's rows are read as streams, of which each host thread has its own columns; whole
/// pages, if rows begin at pages (16 x 4096 by 4096 x 11008 on a Granite Rapids: 20 ms in pieces of 1392, 16
/// of 1024).
template <class T>
std::size_t streamed_tile_cols(const gemm_call& g, std::size_t most) {
  constexpr std::size_t of_page = page / sizeof(float);
  constexpr std::size_t together =
      packed_in_pairs<T> ? panel_cols<T> : 16;  // of pairs blocks are stored whole
  const std::size_t columns = ceil_div(g.n, available_host_threads());
  return even_share<together>(columns, rows_begin_at_pages<T>(g) ? std::min(most, of_page) : most);
}

/// An even share where the SIMD groups make panels together, each of which has one of 32 columns.
inline std::size_t shared_tile_cols(const gemm_call& g, std::uint32_t threads) {
  const std::size_t most = round_up(threads, simd_execution_width),
                    share = round_up(ceil_div(g.n, available_host_threads()), panel_cols<bfloat>);
  return even_share<panel_cols<bfloat>>(g.n, std::min(most, share));
}

/// Whether a host thread has columns of C from top to bottom. It then multiplies by panels that it packed
/// itself, where rows would take half of them from another core's caches (256 cubed on two cores of a Granite
/// Rapids: 134 us by rows, 106 by columns; of bfloat by AMX 46 and 21); and it reads weights that no cache
/// holds once, where each row of tiles would read them again. Not if A is packed too, of which rows are one's
/// own, nor if that would be uneven shares or narrow ones, which read A too often. Of a small B the shares
/// may be less even, as packing is more of the time (160 cubed of bfloat on two cores 17 us by rows, 10 by
/// columns, but 400 cubed of float 410 and 480).
template <class T>
bool owns_columns(const gemm_call& g, unit by) {
  using form = gemm_call::form;
  const bool large_weights = g.b_form == form::packed_by_caller && g.n * g.k * sizeof(T) > bytes_of_slab();
  if ((g.b_form != form::packed_here && !large_weights) || !reads_a_in_place<T>(g, by)) return false;
  const std::size_t host_threads = available_host_threads();
  const std::size_t share = round_up(ceil_div(g.n, host_threads), panel_cols<T>);
  constexpr std::size_t few_elements = 128 * 1024;
  const std::size_t sixteenths = g.n * g.k <= few_elements ? 22 : 17;
  return 16 * share * host_threads <= sixteenths * g.n && 4 * share >= g.m;
}

/// Tiles that cover an extent. Of small products most are one, and a division is a part of their time.
inline std::size_t tiles_along(std::size_t extent, std::size_t of_tile) {
  return extent <= of_tile ? std::min(extent, std::size_t{1}) : ceil_div(extent, of_tile);
}

/// Sets what depends on the shape of the tiles; returns the grid.
template <class T>
uint3 set_tiles(const char* function, gemm_call& g, unit by, std::uint32_t threads) {
  // The panels that a second-level cache holds from one tile to the next are found there anyway.
  const std::size_t l2 = cpu_cache_sizes().l2;
  const bool in_floats = by == unit::floats && g.b_form != gemm_call::form::packed_by_caller;
  g.fetches_panels = g.n * g.k * (in_floats ? sizeof(float) : sizeof(T)) > l2 / 2;
  g.panels_are_near =
      !g.fetches_panels && (g.b_form != gemm_call::form::packed_here || available_host_threads() == 1);
  g.c_is_far = g.m * g.n * sizeof(T) > l2;
  if (g.alone) {
    g.packs_a = by == unit::tiles && !lies_in_lines(g);
    const own_tile tile = own_tile_of<T>(g, by, g.packs_a);
    g.tile_rows = tile.rows;
    g.tile_cols = tile.cols;
    g.down_columns = true;
    g.depth = g.k <= own_depth() ? g.k : round_up(ceil_div(g.k, ceil_div(g.k, own_depth())), 32);
    g.batches_together = own_batches_together(g, by);
    return {check_extent(function, "n", tiles_along(g.n, g.tile_cols)),
            check_extent(function, "m", tiles_along(g.m, g.tile_rows)),
            check_extent(function, "batches", ceil_div(g.batches, g.batches_together))};
  }
  const product_tile tile = tile_of<T>(by, threads, g.m, g.n);
  if (g.b_form == gemm_call::form::long_rows_of_n) {
    g.tile_rows = g.m;
    g.tile_cols = by == unit::tiles ? shared_tile_cols(g, threads) : long_tile_cols(g, threads);
    g.depth = long_rows_depth;
    return {check_extent(function, "n", tiles_along(g.n, g.tile_cols)), 1,
            check_extent(function, "batches", g.batches)};
  }
  constexpr std::size_t rows_together = packed_in_pairs<T> ? gemm_tile::block_rows : panel_rows;
  g.tile_rows = even_share<rows_together>(g.m, tile.rows());
  g.down_columns = owns_columns<T>(g, by);
  g.tile_cols = streams_rows<T>(g) ? streamed_tile_cols<T>(g, tile.cols())
                : g.down_columns   ? least_excess<panel_cols<T>>(g.n, tile.cols())
                                   : even_share<panel_cols<T>>(g.n, tile.cols());
  g.simdgroup_rows = tile.simdgroup_rows;
  // Tiles read a panel again for each 32 rows. Where there are no more, or op(A) is the one that is read
  // once, in place, stages are as long as those of pairs: what comes from memory is then read as streams.
  const bool reads_once = g.m <= few_rows || (g.transposed && g.n <= rows_of_long_stages);
  g.depth = g.b_form == gemm_call::form::rows_of_k ? std::max(g.k, std::size_t{1})
            : g.b_form == gemm_call::form::rows_of_n && g.m <= few_rows
                ? depth_of_rows<T>(g)
                : depth_of_stage(by == unit::tiles && reads_once ? unit::pairs : by, g.k);
  return {check_extent(function, g.transposed ? "m" : "n", tiles_along(g.n, g.tile_cols)),
          check_extent(function, g.transposed ? "n" : "m", tiles_along(g.m, g.tile_rows)),
          check_extent(function, "batches", g.batches)};
}

}  // namespace pewter::detail
