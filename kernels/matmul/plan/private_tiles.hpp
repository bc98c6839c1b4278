// Tiles of threadgroups of one SIMD group, which packs op(B) for itself or reads it where it is: a host
// thread's part of C, whole columns, whole rows, or a share of both. No choice here shows in bits.
#pragma once

#include "kernels/matmul/plan/blocking.hpp"

namespace pewter::detail {

struct private_tile {
  std::size_t rows, cols;

  std::size_t size() const { return rows * cols; }
};

/// Rows of op(A) and iterations over K of a block, or 0 rows: none is right.
struct private_block {
  std::size_t rows, kc;
};

/// Whether rows exceed half of L2 and meet few panels, with K so short that a panel stays in L1d. Panels are
/// packed again for each share of the rows: the share then comes from L2 for all panels but the first.
/// Why: kernels/matmul/packing.md#private-panels.
inline bool has_many_rows_of_few_panels(const plan_builder& d) {
  const gemm_plan& p = d.p;
  constexpr std::size_t element = 4, panel_row = panel_cols_of(element_type::float32) * element;
  return p.batches == 1 && p.k * panel_row <= d.profile.l1d.bytes / 2 && p.m * p.k * element > d.l2() / 2 &&
         p.n * p.k * element <= d.l2() / 16;
}
inline private_block share_of_many_rows(const plan_builder& d) {
  constexpr std::size_t element = 4, least = 256;
  const gemm_plan& p = d.p;
  const std::size_t most = std::max(d.l2() / 8 / (p.k * element), least),
                    shares = round_up(ceil_div(p.m, most), d.host_threads);
  return {round_up(ceil_div(p.m, shares), panel_rows), p.k};
}

/// The block of op(A) that stays in L2 while panels pass that a SIMD group packs for itself; none, if op(A)
/// has too many rows. One block of K, unless op(B) is far beyond L2: of a shorter panel's rows, each in a
/// page of its own, address translations stay, and so does what is prefetched. Sums wait in C.
///
/// A single host thread may halve its rows, and packs an op(B) of at most four L2s once more. Not rows that
/// begin at pages or halves of them: those of a short block share a part of the sets. Why:
/// kernels/matmul/packing.md#private-panels.
inline private_block packed_private_block(const plan_builder& d) {
  const gemm_plan& p = d.p;
  constexpr std::size_t element = 4, least_half = 256;
  const std::size_t most = private_kc(d.profile), several = std::min(most, short_private_kc);
  const bool one_block = p.k <= most && p.m * p.k * element <= d.l2() / 2,
             b_fits_four_l2 = p.n * p.k * element <= 4 * d.l2();
  if (one_block && (!d.stores_sums() || p.k <= several || b_fits_four_l2)) return {p.m, p.k};
  if (p.k == 0) return {0, 0};
  if (has_many_rows_of_few_panels(d)) return share_of_many_rows(d);
  if (!d.stores_sums()) return {0, 0};
  const std::size_t kc = std::min(round_up(ceil_div(p.k, ceil_div(p.k, several)), 32), p.k),
                    rows = d.l2() / (several < most ? 3 : 2) / (kc * element);
  if (p.m <= rows) return {p.m, kc};
  const std::size_t half = round_up(ceil_div(p.m, std::size_t{2}), panel_rows);
  const bool share_sets = p.a.row * element % (page_bytes / 2) == 0;
  if (d.host_threads > 1 || share_sets || !b_fits_four_l2 || half < least_half || half > rows) return {0, 0};
  return {half, kc};
}

/// A host thread's part of C with FMA: whole columns or whole rows, whichever share is smaller. Threads that
/// pack op(B) have columns, even if those are a little larger, unless they are narrow.
/// Why: kernels/matmul/packing.md#private-panels.
inline private_tile columns_or_rows(const plan_builder& d, operand_form b) {
  const gemm_plan& p = d.p;
  const bool packed = b == operand_form::packed_by_caller;
  constexpr std::size_t register_cols = 16;
  const private_tile columns{
      p.m, round_up(ceil_div(p.n, d.host_threads), packed ? d.panel_cols() : register_cols)},
      rows{round_up(ceil_div(p.m, d.host_threads), panel_rows), p.n};
  if (columns.cols < d.panel_cols()) return rows;
  const std::size_t sixteenths = packed ? 15 : 18;
  return 16 * columns.size() <= sixteenths * rows.size() ? columns : rows;
}

/// What a part of C is made of, and the extra cost of its rows and columns, in multiply-adds for each element
/// of op(A) or op(B) that is read or packed.
struct private_unit {
  std::size_t rows, cols, most_rows, least_cols, element_of_a, element_of_b;
};
inline private_unit private_unit_of(const plan_builder& d, operand_form b, bool packs_a) {
  constexpr std::size_t register_cols = 16, read_by_amx = 32, packed_by_amx = 96, element = 2;
  const std::size_t unlimited = d.p.m + amx_mr;
  if (!d.is_amx()) return {panel_rows, register_cols, unlimited, 2 * register_cols, 8, 12};
  constexpr std::size_t panel = panel_cols_of(element_type::bfloat16);
  return {.rows = amx_mr,
          .cols = panel,
          .most_rows = packs_a ? private_a_bytes / (packed_k(d.p.type, d.p.k) * element) : unlimited,
          .least_cols = panel,
          .element_of_a = packs_a ? packed_by_amx : read_by_amx,
          .element_of_b = b == operand_form::packed_by_caller ? read_by_amx : packed_by_amx};
}

/// A host thread's part of C: a share of rows and of columns. Rows are cut into 1, 2, 4 ... shares, whichever
/// takes least time. All threads that share columns pack or read them, and likewise for rows.
/// Why: kernels/matmul/blocking.md#shares.
inline private_tile rows_and_columns(const plan_builder& d, const private_unit& unit) {
  const gemm_plan& p = d.p;
  private_tile best{p.m, p.n};
  std::size_t least = 0;
  for (std::size_t down = 1; down <= d.host_threads; down *= 2) {
    const private_tile tile{round_up(ceil_div(p.m, down), unit.rows),
                            round_up(ceil_div(p.n, d.host_threads / down), unit.cols)};
    if (tile.rows > unit.most_rows || (tile.cols < unit.least_cols && tile.cols < p.n)) continue;
    const std::size_t time = tile.size() + tile.cols * unit.element_of_b + tile.rows * unit.element_of_a;
    if (least != 0 && time >= least) continue;
    best = tile;
    least = time;
  }
  return best;
}

/// A host thread's part of C where it reads or packs op(B) for itself.
/// @param b how op(B) is found
inline private_tile private_tile_of(const plan_builder& d, operand_form b, bool packs_a = false) {
  const gemm_plan& p = d.p;
  constexpr std::size_t fewest_for_two_dimensions = 4;
  const std::size_t least_shared = d.is_amx() ? 64 * 64 * 64 : 56 * 56 * 56;  // multiply-adds
  const bool by_fma = !d.is_amx() && b == operand_form::packed_private;
  if (d.host_threads == 1 || (by_fma && has_many_rows_of_few_panels(d)))
    return {by_fma ? packed_private_block(d).rows : p.m, p.n};
  if (p.batches >= 4 * d.host_threads) return {p.m, p.n};
  if (p.m * p.n * p.k <= least_shared || p.batches % d.host_threads == 0) return {p.m, p.n};
  return d.is_amx() || (by_fma && d.host_threads >= fewest_for_two_dimensions)
             ? rows_and_columns(d, private_unit_of(d, b, packs_a))
             : columns_or_rows(d, b);
}

/// A host thread's part of C, whose columns of op(B) it packs in blocks of K. With few rows it is all rows
/// and a share of columns; else rows are cut into 1, 2, 4 ... shares, whichever read least.
/// Why: kernels/matmul/skinny.md#blocks-of-k-by-amx and kernels/matmul/blocking.md#shares.
inline private_tile private_block_tile(const plan_builder& d) {
  const gemm_plan& p = d.p;
  private_tile best{p.m, p.n};
  for (std::size_t down = 1; down <= d.host_threads; down *= 2) {
    const private_tile tile{
        round_up(ceil_div(p.m, down), amx_mr),
        round_up(ceil_div(p.n, d.host_threads / down), panel_cols_of(element_type::bfloat16))};
    if (down == 1 || tile.rows + tile.cols < best.rows + best.cols) best = tile;
    if (p.m <= few_private_rows) break;
  }
  return best;
}

/// AMX in blocks of K: the sums of a block's columns fill a part of L2, and its panels another one; K is at
/// most what one block would have. Many host threads have smaller parts, as they read from each other's
/// caches. Why: kernels/matmul/skinny.md#blocks-of-k-by-amx.
inline void set_private_blocks(plan_builder& d) {
  gemm_plan& p = d.p;
  constexpr std::size_t panel = panel_cols_of(element_type::bfloat16), element = 2, least_kc = 32;
  const private_tile tile = private_block_tile(d);
  const std::size_t part = d.l2() / (d.host_threads > few_host_threads ? 16 : 4);
  const std::size_t most_nc =
      std::clamp(part / sizeof(float) / tile.rows / panel * panel, panel, most_private_nc);
  p.blocking.mc = tile.rows;
  p.blocking.nc = round_up(ceil_div(tile.cols, ceil_div(tile.cols, most_nc)), panel);
  const std::size_t most_kc_of_block = std::clamp(part / element / p.blocking.nc / least_kc * least_kc,
                                                  least_kc, most_kc(d.profile, micro_kernel_kind::amx));
  p.blocking.kc = round_up(ceil_div(p.k, ceil_div(p.k, most_kc_of_block)), least_kc);
  p.partition.tile_cols = tile.cols;
  p.partition.over_n = true;
  p.workspace.of_threadgroup =
      p.blocking.mc * p.blocking.nc + p.blocking.kc * p.blocking.nc * element / sizeof(float);
  p.workspace.size = tiles_along(p.m, tile.rows) * tiles_along(p.n, tile.cols) * p.workspace.of_threadgroup;
}

inline std::size_t private_tile_kc(const plan_builder& d) {
  const gemm_plan& p = d.p;
  if (d.is_amx()) return p.k;
  if (p.b_operand.form == operand_form::packed_private) return packed_private_block(d).kc;
  const std::size_t most = private_kc(d.profile);
  return p.k <= most ? p.k : round_up(ceil_div(p.k, ceil_div(p.k, most)), 32);
}

inline void set_private_tiles(plan_builder& d, private_tile tile) {
  gemm_plan& p = d.p;
  p.blocking.mc = tile.rows;
  p.partition.tile_cols = tile.cols;
  p.partition.over_n = true;
  p.partition.batches_per_threadgroup = batches_of_threadgroup(d);
  p.blocking.kc = private_tile_kc(d);
  p.blocking.nc = d.is_amx() ? private_panels_together(d) * panel_cols_of(p.type) : p.n;
}

}  // namespace pewter::detail
