// The cache model of a plan: KC, MC, NC, and how tiles cover C. No choice here shows in bits.
//
// KC keeps a panel of op(B) in the cache that the micro-kernel reads it from, NC keeps packed panels in the
// last-level cache; MC and the columns of a tile give every host thread about the same to do.
#pragma once

#include <algorithm>
#include <bit>

#include "kernels/matmul/plan/plan_builder.hpp"

namespace pewter::detail {

// ---- KC and NC ----

/// The largest KC, so that a panel fills an eighth of L2 (FMA), half of it (BF16 dot product, which reads
/// rows of A in place), or three quarters of L1d (AMX). Why: kernels/matmul/blocking.md#kc.
inline std::size_t most_kc(const machine& m, micro_kernel_kind kernel) {
  constexpr std::size_t vnni_row = panel_cols_of(element_type::bfloat16) * 2,
                        float_row = panel_cols_of(element_type::float32) * 4;
  if (kernel == micro_kernel_kind::amx)
    return std::max(m.l1d.bytes / 4 * 3 / vnni_row / 32 * 32, std::size_t{64});
  if (kernel == micro_kernel_kind::bf16_dot)
    return std::max(m.l2.bytes / 2 / vnni_row / 32 * 32, std::size_t{512});
  return std::max(m.l2.bytes / 8 / float_row / 32 * 32, std::size_t{256});
}

/// Blocks of K of about the same extent: a short last one would move all sums for little.
/// Why: kernels/matmul/blocking.md#kc.
inline std::size_t kc_of(const machine& m, micro_kernel_kind kernel, std::size_t k) {
  const std::size_t most = most_kc(m, kernel);
  return k <= most ? most : round_up(ceil_div(k, ceil_div(k, most)), 32);
}

/// The largest KC of a panel of float that a SIMD group multiplies by.
inline std::size_t private_kc(const machine& m) {
  return std::min(most_private_kc, most_kc(m, micro_kernel_kind::fma));
}

/// Bytes of op(B) that are packed at a time: a quarter of the last-level cache, from which all host threads
/// read them, while A and C stream past.
inline std::size_t bytes_of_nc(const machine& m) { return m.l3.bytes != 0 ? m.l3.bytes / 4 : 2 * m.l2.bytes; }
/// The same in float: a few megabytes a host thread are nearer. But op(A) is read again for each NC columns,
/// which is more where it has more rows than op(B) columns. Why: kernels/matmul/packing.md#shared-panels.
inline std::size_t bytes_of_nc_in_float(const plan_builder& d) {
  constexpr std::size_t of_host_thread = std::size_t{6} << 20;
  const std::size_t most = bytes_of_nc(d.profile);
  return d.p.m > d.p.n ? most : std::min(most, of_host_thread * d.host_threads);
}

/// How many panels of all of K L1d holds at once, for AMX. 0: K exceeds KC.
inline std::size_t private_panels_together(const plan_builder& d) {
  constexpr std::size_t row = panel_cols_of(element_type::bfloat16) * 2;
  return std::min(most_kc(d.profile, micro_kernel_kind::amx), private_panels_bytes / row) /
         packed_k(element_type::bfloat16, d.p.k);
}

// ---- hardware-prefetch streams ----

/// Whether the time is that of reading row-major op(B) once, in place, from beyond L2.
inline bool is_bound_by_reading_b(const plan_builder& d) {
  const gemm_plan& p = d.p;
  return p.of_parts == gemm_algorithm::blocked && p.b_operand.form == operand_form::in_place &&
         (p.m <= block_rows || (p.m <= most_skinny_rows && p.n * p.k * d.bytes() > d.l2() / 2));
}

inline constexpr std::size_t page_bytes = 4096;
inline bool rows_of_b_begin_at_pages(const plan_builder& d) {
  return d.b_alignment >= page_bytes && d.p.b.row * d.bytes() % page_bytes == 0;
}

/// Whether the last-level cache has room for op(B) of all batches, which parts of K are, too.
inline bool b_is_in_a_cache(const plan_builder& d) {
  const std::size_t batches = d.p.b.batch == 0 ? 1 : d.p.batches;
  return d.p.n * d.p.k * batches * d.bytes() <= d.profile.largest_cache();
}

/// Whether rows of op(B), in place and in a cache, are whole pages apart: of what is prefetched along them
/// too much would have the same sets of L1d. Why: kernels/matmul/skinny.md#row-major-b.
inline bool prefetches_next_rows(const plan_builder& d) {
  return d.p.b.row * d.bytes() % page_bytes == 0 && b_is_in_a_cache(d);
}

/// KC where row-major op(B) is read in place. From memory by hardware prefetchers, which follow some 32 pages
/// at a time; rows that begin at pages lie in half as many. Why: kernels/matmul/skinny.md#row-major-b.
inline std::size_t kc_of_rows(const plan_builder& d) {
  if (!is_bound_by_reading_b(d) || prefetches_next_rows(d)) return 64;
  if (b_is_in_a_cache(d)) return 128 / d.bytes();
  if (d.p.m <= block_rows) return 16;
  return rows_of_b_begin_at_pages(d) ? 48 : 24;
}

// ---- tiles that SIMD groups share ----

/// SIMD groups of a threadgroup, down and across its tile, and the block of C that each owns.
///
///   threads        32     64     128     256      512      1024
///   float          16x48  16x96  32x96   64x96    64x192   128x192
///   bfloat         16x32  16x64  32x64   64x64    64x128   128x128
///   bfloat by AMX  64x32  64x64  128x64  128x128  256x128  256x256
struct simdgroup_tile {
  std::uint32_t simdgroup_rows, simdgroup_cols, block_rows, block_cols;

  std::uint32_t rows() const { return simdgroup_rows * block_rows; }
  std::uint32_t cols() const { return simdgroup_cols * block_cols; }
};
inline simdgroup_tile tile_of_threads(const plan_builder& d, std::uint32_t threads) {
  const auto cols = static_cast<std::uint32_t>(d.panel_cols());
  const auto log2 = static_cast<std::uint32_t>(std::bit_width(threads / simd_execution_width | 1) - 1);
  if (d.is_amx()) return {1u << log2 / 2, 1u << (log2 + 1) / 2, amx_block_rows, cols};
  constexpr std::uint32_t rows[] = {1, 1, 2, 4, 4, 8};
  return {rows[log2], (1u << log2) / rows[log2], block_rows, cols};
}

/// With few rows of C all SIMD groups are in one row, so that op(B) is read in long rows; with few columns
/// all are in one column.
inline simdgroup_tile tile_of(const plan_builder& d, std::uint32_t threads) {
  simdgroup_tile tile = tile_of_threads(d, threads);
  while (tile.simdgroup_rows > 1 && (tile.simdgroup_rows - 1) * tile.block_rows >= d.p.m) {
    tile.simdgroup_rows /= 2;
    tile.simdgroup_cols *= 2;
  }
  while (tile.simdgroup_cols > 1 && (tile.simdgroup_cols - 1) * tile.block_cols >= d.p.n) {
    tile.simdgroup_cols /= 2;
    tile.simdgroup_rows *= 2;
  }
  return tile;
}

/// Tiles that cover C. Extents of a tile in blocks are powers of two: a division is a tenth of 16 x 16 x 16.
inline std::size_t tiles_of(const plan_builder& d, const simdgroup_tile& tile) {
  const auto along = [](std::size_t extent, std::uint32_t of_tile) {
    return (extent + of_tile - 1) >> std::countr_zero(of_tile);
  };
  return along(d.p.m, tile.rows()) * along(ceil_div(d.p.n, d.panel_cols()), tile.simdgroup_cols) *
         d.p.batches;
}

inline constexpr std::size_t few_host_threads = 4;

/// Whether host threads, if there are many, have about as many tiles each: they are idle for a sixteenth of
/// the time at most. Why: kernels/matmul/blocking.md#tiles.
inline bool are_even(const plan_builder& d, std::size_t tiles) {
  return d.host_threads <= few_host_threads || 16 * tiles >= 15 * round_up(tiles, d.host_threads);
}

/// Threads of a threadgroup: large tiles read A and B less often, small ones give every host thread something
/// to do. At least half of a tile's SIMD groups have something to do. AMX takes the largest tile that gives
/// host threads about equal numbers of tiles, if any does. Why: kernels/matmul/blocking.md#tiles.
inline std::uint32_t threads_of(const plan_builder& d) {
  if (d.p.of_parts == gemm_algorithm::skinny_m_amx) return 512;
  if (d.p.of_parts == gemm_algorithm::skinny_m || d.p.of_parts == gemm_algorithm::streamed_rows ||
      d.p.is_private())
    return simd_execution_width;
  const bool reads_rows = is_bound_by_reading_b(d);  // the longer the rows that a tile reads, the faster
  const std::size_t enough_tiles = reads_rows ? d.host_threads
                                   : d.is_amx() || d.host_threads == 1
                                       ? 2 * d.host_threads - 1
                                       : std::max(std::size_t{16}, 2 * d.host_threads);
  const std::size_t blocks = tiles_of(d, tile_of_threads(d, simd_execution_width));
  if (blocks < enough_tiles || blocks == 1) return simd_execution_width;
  std::uint32_t largest = 0;
  for (std::uint32_t threads = reads_rows || d.is_amx() ? 1024 : 512; threads > 32; threads /= 2) {
    const std::size_t tiles = tiles_of(d, tile_of(d, threads));
    if (tiles < enough_tiles || tiles * (threads / simd_execution_width) >= 2 * blocks) continue;
    if (!d.is_amx() || reads_rows || are_even(d, tiles)) return threads;
    if (largest == 0) largest = threads;
  }
  return largest != 0 ? largest : std::uint32_t{simd_execution_width};
}

/// The extent of tiles of about the same size, at most `most`, a multiple of `unit`. A few tiles more than
/// needed, if they come out more even.
inline std::size_t even_share(std::size_t unit, std::size_t extent, std::size_t most) {
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

/// The tile extent, a multiple of `unit` and at most `most`, whose last tile is the fullest: if host threads
/// have the same number of tiles, the thread with the last one has that much less to do.
inline std::size_t least_excess(std::size_t unit, std::size_t extent, std::size_t most) {
  std::size_t best = most, excess = round_up(extent, most) - extent;
  for (std::size_t share = most - unit; share >= unit; share -= unit) {
    const std::size_t left_over = ceil_div(extent, share) * share - extent;
    if (left_over + extent / 32 >= excess) continue;
    best = share;
    excess = left_over;
  }
  return best;
}

/// The columns of a tile by the skinny FMA kernel: as long as its sums allow, with a tile for each host
/// thread.
inline std::size_t skinny_tile_cols(const plan_builder& d, std::size_t simdgroups, std::size_t sums) {
  const std::size_t panels = ceil_div(d.p.n, std::size_t{simd_execution_width});
  const std::size_t fitting = sums / d.p.m * simdgroups;
  const std::size_t tiles = round_up(ceil_div(panels, fitting), d.threads_across());
  return round_up(ceil_div(panels, tiles), simdgroups) * simd_execution_width;
}

/// The same by packed weights that are read once. Few host threads have an even share each, in up to four
/// tiles, so that others can take some over, unless they are short, or the busiest has a sixteenth more. Many
/// take the panels that are read together, one after the other. Why: kernels/matmul/skinny.md#packed-weights.
inline std::size_t packed_row_tile_cols(const plan_builder& d) {
  const std::size_t together = packed_row_panels(d.p.m), cols = panel_cols_of(d.p.type),
                    panels = ceil_div(d.p.n, cols), threads = d.host_threads,
                    share = ceil_div(panels, threads);
  if (threads > few_host_threads || share < together) return together * cols;
  for (std::size_t tiles = 4; tiles > 1; --tiles) {
    const std::size_t of_tile = ceil_div(panels, tiles * threads),
                      of_busiest = ceil_div(ceil_div(panels, of_tile), threads) * of_tile;
    if (of_tile >= 2 * together && 16 * of_busiest <= 17 * share) return of_tile * cols;
  }
  return share * cols;
}

/// The same by the skinny AMX kernel, whose SIMD groups make panels together and multiply one of 32 columns
/// each.
inline std::size_t skinny_amx_tile_cols(const plan_builder& d, std::uint32_t threads) {
  constexpr std::size_t cols = panel_cols_of(element_type::bfloat16);
  const std::size_t most = round_up(threads, simd_execution_width),
                    share = round_up(ceil_div(d.p.n, d.threads_across()), cols);
  return even_share(cols, d.p.n, std::min(most, share));
}

/// An even share of a streamed op(B), whose columns are split over host threads; whole pages if rows begin at
/// pages. Why: kernels/matmul/skinny.md#row-major-b.
inline std::size_t streamed_tile_cols(const plan_builder& d, std::size_t most) {
  constexpr std::size_t of_page = page_bytes / sizeof(float);
  const std::size_t together = is_vnni(d.p.type) ? d.panel_cols() : 16;  // VNNI-2 blocks are stored whole
  return even_share(together, ceil_div(d.p.n, d.threads_across()),
                    rows_of_b_begin_at_pages(d) ? std::min(most, of_page) : most);
}

// ---- costs and batches ----

/// For the decision whether to fork: nominal, in nanoseconds.
constexpr double multiply_add_cost(micro_kernel_kind kernel) {
  constexpr double by_fma = 0.02;
  return kernel == micro_kernel_kind::amx        ? by_fma / 10
         : kernel == micro_kernel_kind::bf16_dot ? by_fma / 2
                                                 : by_fma;
}
inline constexpr double packed_element_cost = 0.15, partial_sum_cost = 0.05;

/// So many small products that a threadgroup has a microsecond of work, as long as there are some for each
/// host thread, and as many for each. Why: kernels/matmul/blocking.md#batches.
inline std::size_t batches_of_threadgroup(const plan_builder& d) {
  const gemm_plan& p = d.p;
  if (p.batches == 1) return 1;
  const double of_batch = multiply_add_cost(p.kernel) * static_cast<double>(p.m * p.n * p.k);
  const std::size_t most = std::max(p.batches / (4 * d.host_threads), std::size_t{1});
  const std::size_t together =
      1000 / of_batch < static_cast<double>(most) ? static_cast<std::size_t>(1000 / of_batch) + 1 : most;
  return ceil_div(p.batches, round_up(ceil_div(p.batches, together), d.host_threads));
}

}  // namespace pewter::detail
