// How a product is computed: whether C or its transpose, which operands are packed, and how large tiles,
// stages and slabs are. Of all that only the choices of dot products, of splitting K and, for bfloat, of long
// rows change bits of the result, and they follow from the shape and from how the operands are stored.
#pragma once

#include <algorithm>
#include <bit>
#include <string_view>
#include <utility>

#include "kernels/checks.hpp"
#include "kernels/cpu.hpp"
#include "kernels/matmul/gemm.hpp"
#include "kernels/matmul/gemm_launch.hpp"
#include "kernels/matmul/matmul.hpp"
#include "kernels/matmul/workspace.hpp"
#include "kernels/registry.hpp"
#include "pewter/geometry.hpp"
#include "pewter/host_threads.hpp"

namespace pewter::detail {

constexpr std::size_t round_up(std::size_t n, std::size_t unit) { return (n + unit - 1) / unit * unit; }

/// What multiplies: floats; of bfloat, where the target has instructions for it, pairs in registers or in the
/// tiles of AMX.
enum class unit : std::uint8_t { floats, pairs, tiles };

/// The unit of the target that run_kernel is going to choose.
template <class T>
unit unit_of(const launch& options) {
  if (!packed_in_pairs<T>) return unit::floats;
  const int index = target_with(gemm_tables, pattern::tiled, element_type::bfloat16, options);
  const target& chosen = targets()[static_cast<std::size_t>(index)];
  if (chosen.complete) return unit::floats;
  return chosen.name == std::string_view("avx512_amx") ? unit::tiles : unit::pairs;
}

inline double nanoseconds_per_multiply_add_by(unit by) {
  return by == unit::tiles   ? nanoseconds_per_multiply_add / 10
         : by == unit::pairs ? nanoseconds_per_multiply_add / 2
                             : nanoseconds_per_multiply_add;
}

/// Steps of K in one stage: of so many a panel of B fills an eighth of the second-level cache, in which the
/// rows of a tile then find it one after the other, and the next panels their rows of A (128 x 4096 by 4096 x
/// 11008 packed on a Granite Rapids: 103 ms where the panel filled half of it, 90). Each strip of rows reads
/// it at 8 bytes a cycle, which that cache delivers; stages that fit a first-level cache (256) move the sums
/// more often and are 1 to 3 % slower. A panel of pairs fills half of that cache, as its A is read in place
/// by words. The tiles of AMX take 64 bytes of each operand every 16 cycles, and only a first-level cache has
/// them both fast enough: a panel fills three quarters of it, and A streams past (2048 cubed on two cores of
/// a Granite Rapids: 7.0 ms in stages of 512 to 576, 8.8 of 800).
inline std::size_t most_depth_of_stage(unit by) {
  const cache_sizes& caches = cpu_cache_sizes();
  if (by == unit::tiles)
    return std::max(caches.l1d / 4 * 3 / (panel_cols<bfloat> * sizeof(bfloat)) / 32 * 32, std::size_t{64});
  if (by == unit::pairs)
    return std::max(caches.l2 / 2 / (panel_cols<bfloat> * sizeof(bfloat)) / 32 * 32, std::size_t{512});
  return std::max(caches.l2 / 8 / (panel_cols<float> * sizeof(float)) / 32 * 32, std::size_t{256});
}

/// Stages of about the same depth: a short one would move the sums for little (576 cubed of bfloat by AMX:
/// 240 us in stages of 512 and 64, 225 of 576).
inline std::size_t depth_of_stage(unit by, std::size_t k) {
  const std::size_t most = most_depth_of_stage(by);
  return k <= most ? most : round_up(ceil_div(k, ceil_div(k, most)), 32);
}

/// Bytes of B that are packed at a time: a quarter of the last cache, from which all host threads then read
/// them, while A and C stream past.
inline std::size_t bytes_of_slab() {
  const cache_sizes& caches = cpu_cache_sizes();
  return caches.l3 != 0 ? caches.l3 / 4 : 2 * caches.l2;
}

/// Up to so many rows C is made of dot products where both operands lie in rows of K. (Tiles take 1.5 ms for
/// 1 to 32 rows by 4096 x 4096 on a Granite Rapids, the time of reading it; dot products for 4, 2.8 ms
/// for 8.)
template <class T>
std::size_t dotted_rows(unit by) {
  return by == unit::tiles ? 4 : packed_in_pairs<T> ? 16 : 8;
}
/// So small an operand is read where it is from the first-level caches; pairs would be made again for each
/// strip of rows.
template <class T>
inline constexpr std::size_t small_operand_bytes = packed_in_pairs<T> ? 8 * 1024 : 64 * 1024;

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

/// op(B)^T op(A)^T, which is C^T.
inline void exchange_operands(gemm_call& g) {
  std::swap(g.a, g.b);
  std::swap(g.m, g.n);
  const strides a_at = g.a_at;
  g.a_at = {g.b_at.col, g.b_at.row, g.b_at.batch};
  g.b_at = {a_at.col, a_at.row, a_at.batch};
}
/// The same; the epilogue stores the transpose.
inline void transpose_product(gemm_call& g) {
  exchange_operands(g);
  g.transposed = true;
}

/// Not so many rows of C that they would be too many columns for a grid.
inline bool can_be_columns(std::size_t rows) { return rows <= std::size_t{1} << 28; }

/// Whether C is a column without gaps, which in memory is also the row C^T, and A lies in rows along it: they
/// are then read like B of a product of one row. (Of a row, bias and row_scale would be each other.)
inline bool is_row_of_c(const gemm_call& g) {
  return g.n == 1 && g.c_row == 1 && g.a_at.row == 1 && g.k != 0 && can_be_columns(g.m) &&
         g.bias == nullptr && g.row_scale == nullptr;
}

/// Steps of K of a panel that a SIMD group packs by itself.
inline std::size_t own_depth() { return std::min(own_panel_depth, most_depth_of_stage(unit::floats)); }

/// Tiles of those who pack their own panels: a host thread has columns from top to bottom, or where that
/// would be uneven shares or narrow ones, rows.
struct own_tile {
  std::size_t rows, cols;
};
inline own_tile own_tile_of(const gemm_call& g) {
  constexpr std::size_t register_cols = 16, least_shared = 64 * 64 * 64;  // multiply-adds
  const std::size_t host_threads = available_host_threads();
  if (g.batches >= host_threads || g.m * g.n * g.k <= least_shared) return {g.m, g.n};
  const std::size_t cols = round_up(ceil_div(g.n, host_threads), register_cols);
  if (cols >= panel_cols<float> && 16 * cols * host_threads <= 18 * g.n) return {g.m, cols};
  return {round_up(ceil_div(g.m, host_threads), panel_rows), g.n};
}

/// Whether each threadgroup packs its own panels of B: it has rows enough that this is little of the work,
/// yet so few that a stage of A stays in the second-level cache from panel to panel. (Where B would be packed
/// from rows of K, so it would be anyway, and there is no dispatch.)
template <class T>
bool packs_own_panels(const gemm_call& g, unit by, std::uint32_t threads) {
  if (by != unit::floats || sizeof(T) != sizeof(float) || threads > simd_execution_width) return false;
  if (g.a_at.col != 1 || g.k == 0 || g.m <= dotted_rows<T>(by)) return false;
  const bool in_place = !g.has_epilogue && !g.transposed;
  if ((g.k > own_depth() && !in_place) ||
      g.m * std::min(g.k, own_depth()) * sizeof(T) > cpu_cache_sizes().l2 / 2)
    return false;
  const std::size_t rows = own_tile_of(g).rows;
  return rows > few_rows || (rows == g.m && g.b_at.col != 1);
}

/// Whether the product is computed as its transpose (whose grid has C's rows in x). Where op(B) lies in rows
/// of K, each of its elements is then a word to broadcast to the rows of C, and is read where it is; what is
/// packed is A, whose rows lie beside each other in a panel. (32 x 4096 by 4096 x 4096 on a Zen 4: 109
/// GFLOP/s, and 60 by packing B.)
template <class T>
bool computes_transpose(const gemm_call& g, unit by, std::uint32_t threads) {
  if (g.b_at.row != 1 || g.k == 0 || !can_be_columns(g.m) || (g.m <= dotted_rows<T>(by) && g.a_at.col == 1))
    return false;
  // To pack A and to transpose C, or to pack B.
  if (packs_own_panels<T>(g, by, threads) && g.m * (g.k + g.n) >= g.n * g.k) return false;
  // Of float the smaller operand is packed, or what is no stream anyway; others are converted to float, and a
  // panel's rows only once.
  return sizeof(T) == sizeof(float) ? g.m <= g.n || g.a_at.col != 1 : g.m <= panel_cols<T>;
}

/// Whether K is split: C is too small to give all host threads something to do, or all that is read of A and
/// B for a tile lies too far apart (64 x 64 by 100000 on two cores of a Granite Rapids: 6.4 ms, split 3.1).
inline bool is_long(const gemm_call& g) {
  constexpr std::size_t most_of_c = 256, most_sums = 32 * 1024, least_steps = 16 * 1024;
  return g.batches == 1 && g.k >= least_steps && g.m <= most_of_c && g.n <= most_of_c && g.m * g.n != 0 &&
         g.m * g.n <= most_sums;
}
/// Parts of K become batches, whose operands take about 1 MB in float, of which a second-level cache has two;
/// they begin at whole lines, if K does. Their rows and columns of sums are whole blocks, as AMX stores them.
/// @param whole receives what g was
template <class T>
void split_along_k(gemm_call& g, gemm_call& whole) {
  constexpr std::size_t elements = 256 * 1024, most_parts = 256, unit = 64;
  const std::size_t wanted = std::clamp(elements / (g.m + g.n), std::size_t{512}, std::size_t{4096});
  const std::size_t parts = std::min(ceil_div(g.k, wanted), most_parts);
  whole = g;
  g.whole = &whole;
  g.k = g.k / parts / unit * unit;
  g.batches = whole.k / g.k;
  g.a_at.batch = g.k * g.a_at.col;
  g.b_at.batch = g.k * g.b_at.row;
  g.c_row = round_up(g.n, panel_cols<T>);
  g.c_batch = round_up(g.m, rows_of_tiles) * g.c_row;
  g.has_epilogue = false;
}

/// Decides how op(B) is read.
/// @param threads a threadgroup, 0 for automatic
template <class T>
void set_form(gemm_call& g, unit by, bool b_is_packed, std::uint32_t threads) {
  using form = gemm_call::form;
  // A part of K has few enough rows to make pairs once.
  const bool short_part =
      g.whole != nullptr && (by == unit::floats || (by == unit::tiles && g.m <= rows_of_tiles));
  const bool small = short_part || (g.m * g.k * sizeof(T) <= small_operand_bytes<T> &&
                                    g.n * g.k * sizeof(T) <= small_operand_bytes<T>);
  if (b_is_packed)
    g.b_form = form::packed_by_caller;
  else if ((g.b_at.col != 1 || !small || g.transposed) && packs_own_panels<T>(g, by, threads))
    g.b_form = form::own_panels;
  else if (g.transposed)
    g.b_form = form::packed_here;
  else if (g.b_at.col == 1 && g.m <= (by == unit::tiles ? few_rows : most_long_rows) && !small)
    g.b_form = form::long_rows_of_n;
  else if (g.b_at.col == 1 && (g.m <= few_rows || small))
    g.b_form = form::rows_of_n;
  else if (g.b_at.row == 1 && g.a_at.col == 1 && g.m <= dotted_rows<T>(by))
    g.b_form = form::rows_of_k;
  else
    g.b_form = form::packed_here;
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
  if (g.b_form == gemm_call::form::own_panels) return simd_execution_width;
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

/// Whether AMX had better read A where it is: whole tiles, or so many rows that one that is not does not
/// count, of whole lines. Not for so many columns that a
/// packed A, each tile of which is 1 KB without gaps, would be worth making: 256, or 512 if A is one tile of
/// a threadgroup high. (On two cores of a Granite Rapids, packed and in place: 512 cubed 119 and 136 us, 256
/// x 512 x 1024 183 and 150, 4096 x 256 x 1024 1100 and 960, 8192 x 64 x 64 60 and 44.)
inline bool fits_tiles(const gemm_call& g) {
  constexpr std::size_t line = 64, most_rows = 256, most_cols = 512, few_cols = 256;
  const std::size_t row = g.a_at.row * sizeof(bfloat);
  if (g.a_at.col != 1 || g.k % 32 != 0 || g.k == 0) return false;
  if ((reinterpret_cast<std::uintptr_t>(g.a) | row | g.a_at.batch * sizeof(bfloat)) % line != 0) return false;
  // Of tiles that are not whole, all of a block of 64 rows is packed for each panel.
  if (g.m % gemm_tile::block_rows != 0 && g.m < most_rows) return false;
  return g.n <= few_cols || (g.m <= most_rows && g.n <= most_cols && g.m * row <= cpu_cache_sizes().l2 / 4);
}

/// Whether A is read where it is. Rows of float are, and so are columns that would serve few columns of C.
/// Other types are converted or paired, each row once if there is only one panel. Of pairs all rows are words
/// to broadcast.
template <class T>
bool reads_a_in_place(const gemm_call& g, unit by) {
  using form = gemm_call::form;
  if (by == unit::pairs) return g.a_at.col == 1;
  if (by == unit::tiles) return g.transposed || g.b_form == form::rows_of_k || fits_tiles(g);
  if (sizeof(T) != sizeof(float)) return g.transposed;
  if (g.b_form == form::own_panels) return true;
  return g.a_at.col == 1 || g.b_form == form::rows_of_n || g.b_form == form::long_rows_of_n ||
         (g.b_form == form::packed_by_caller && g.m <= few_rows);
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

/// Sets what depends on the shape of the tiles; returns the grid.
template <class T>
uint3 set_tiles(const char* function, gemm_call& g, unit by, std::uint32_t threads) {
  // The panels that a second-level cache holds from one tile to the next are found there anyway.
  g.fetches_panels = g.n * g.k * sizeof(T) > cpu_cache_sizes().l2 / 2;
  g.c_is_far = g.m * g.n * sizeof(T) > cpu_cache_sizes().l2;
  if (g.b_form == gemm_call::form::own_panels) {
    const own_tile tile = own_tile_of(g);
    g.tile_rows = tile.rows;
    g.tile_cols = tile.cols;
    g.down_columns = true;
    g.depth = g.k <= own_depth() ? g.k : round_up(ceil_div(g.k, ceil_div(g.k, own_depth())), 32);
    return {check_extent(function, "n", ceil_div(g.n, g.tile_cols)),
            check_extent(function, "m", ceil_div(g.m, g.tile_rows)),
            check_extent(function, "batches", g.batches)};
  }
  const product_tile tile = tile_of<T>(by, threads, g.m, g.n);
  if (g.b_form == gemm_call::form::long_rows_of_n) {
    g.tile_rows = g.m;
    g.tile_cols = by == unit::tiles ? shared_tile_cols(g, threads) : long_tile_cols(g, threads);
    g.depth = long_rows_depth;
    return {check_extent(function, "n", ceil_div(g.n, g.tile_cols)), 1,
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
  const bool reads_once = g.m <= few_rows || g.transposed;
  g.depth = g.b_form == gemm_call::form::rows_of_k ? std::max(g.k, std::size_t{1})
            : g.b_form == gemm_call::form::rows_of_n && g.m <= few_rows
                ? depth_of_rows<T>(g)
                : depth_of_stage(by == unit::tiles && reads_once ? unit::pairs : by, g.k);
  return {check_extent(function, g.transposed ? "m" : "n", ceil_div(g.n, g.tile_cols)),
          check_extent(function, g.transposed ? "n" : "m", ceil_div(g.m, g.tile_rows)),
          check_extent(function, "batches", g.batches)};
}

/// Finds room for what is packed, slab by slab. What all batches share is packed once for a group of them.
template <class T>
void set_packing(gemm_call& g, unit by, workspace& kept) {
  using form = gemm_call::form;
  const bool in_floats = by == unit::floats;
  const std::size_t element = in_floats ? sizeof(float) : sizeof(T);
  const std::size_t bytes_of_line = (in_floats ? g.k : packed_steps<T>(g.k)) * element;
  const std::size_t rows_of_panel = !in_floats                    ? gemm_tile::block_rows
                                    : g.b_form == form::rows_of_k ? 1
                                                                  : panel_rows;
  const bool in_place = reads_a_in_place<T>(g, by);
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
/// caches take a good part of what a second host thread saves (200 cubed on a Granite Rapids: 20 us by one,
/// 34 by two).
inline double share_saved_by_fork(const gemm_call& g, unit by) {
  return by == unit::tiles && g.packed_a != nullptr && g.packed_b != nullptr ? 0.25 : 1.0;
}

}  // namespace pewter::detail
