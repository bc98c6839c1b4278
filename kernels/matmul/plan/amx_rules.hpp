// Which candidate multiplies by AMX: rules measured for cases that the cost model does not cover. The loops
// differ by what AMX tiles read in place, for which the model has no term yet.
#pragma once

#include "kernels/matmul/plan/candidates.hpp"
#include "kernels/matmul/plan/private_tiles.hpp"
#include "kernels/matmul/plan/product_form.hpp"

namespace pewter::detail {

/// Whether rows of k are whole cache lines, which AMX can read in place.
inline bool rows_are_cache_lines(std::size_t alignment, const plan_builder& d, std::size_t row,
                                 std::size_t batch) {
  constexpr std::size_t line = 64, vnni_bytes = 2;
  return d.p.k % 32 == 0 && d.p.k != 0 && alignment >= line && (row | batch) * vnni_bytes % line == 0;
}
inline bool a_is_cache_lines(const plan_builder& d) {
  return d.p.a.col == 1 && rows_are_cache_lines(d.a_alignment, d, d.p.a.row, d.p.a.batch);
}

/// Rows of C by AMX and a transposed op(B) up to which KC is that of BF16 dot products: op(B) is then
/// streamed.
inline constexpr std::size_t most_rows_of_long_kc = 96;

/// Whether AMX reads rows of op(B) along K in place instead of packing VNNI-2 blocks: if they are many and
/// longer than one block of K, for few rows of C, or for some more if they are whole cache lines in a cache.
/// Why: kernels/matmul/skinny.md#transposed-weights-by-amx.
inline bool transposes_for_amx(const plan_builder& d) {
  constexpr std::size_t few = 64, few_from_cache = 256;
  const gemm_plan& p = d.p;
  const std::size_t bytes = p.n * p.k * 2;
  if (p.k <= most_kc(d.profile, micro_kernel_kind::amx) || p.n < 2 * p.m || bytes < d.l2() / 2) return false;
  if (p.m <= few) return true;
  if (!rows_are_cache_lines(d.b_alignment, d, p.b.col, p.b.batch)) return false;
  if (p.m > few_private_rows && d.host_threads > few_host_threads && a_is_cache_lines(d)) return false;
  return p.m <= most_rows_of_long_kc || (p.m <= few_from_cache && bytes <= bytes_of_nc(d.profile));
}

/// Whether rows of op(B)^T, weights that exceed L2, are streamed past the packed op(A)^T: L2 holds a block of
/// its panels together with a block of rows. AMX tiles are whole and read in place.
/// Why: kernels/matmul/skinny.md#transposed-weights-by-amx.
inline bool streams_rows_for_amx(const plan_builder& d) {
  constexpr std::size_t bytes = 2;
  const gemm_plan& p = d.p;
  if (d.threads > simd_execution_width || p.batches != 1 || p.b.row != 1) return false;
  if (p.m <= panel_cols_of(p.type) || p.m > most_streamed_cols || p.n % 16 != 0) return false;
  return p.n * p.k * bytes > d.l2() && rows_are_cache_lines(d.b_alignment, d, p.b.col, p.b.batch);
}

/// Whether host threads pack their columns of op(B) a block of K at a time, by AMX. Requires whole AMX tiles
/// of op(A) in place. Few rows are one tile of C; else many host threads have shares of rows and columns.
/// Why: kernels/matmul/skinny.md#blocks-of-k-by-amx and kernels/matmul/gemm_host_threads.md#shares.
inline bool multiplies_by_private_blocks(const plan_builder& d) {
  constexpr std::size_t element = 2, least_cols = 128, least_k = 512;
  const gemm_plan& p = d.p;
  if (d.is_split() || p.transposed || p.batches != 1) return false;
  if (p.b_operand.form != operand_form::packed || p.of_parts != gemm_algorithm::blocked) return false;
  if (p.m <= most_skinny_rows || p.m % 16 != 0 || !a_is_cache_lines(d)) return false;
  const private_tile tile = private_block_tile(d);
  if (!is_balanced(d, tile) || (p.b.col == 1 && tile.cols < least_cols)) return false;
  if (p.m <= few_private_rows) return private_panels_together(d) == 0 && p.n * p.k * element >= d.l2();
  return d.host_threads > few_host_threads && p.k >= least_k && tile.rows <= most_private_rows &&
         2 * (tile.rows + tile.cols) * p.k * element <= 3 * d.l2();
}

/// Whether a SIMD group makes a host thread's part of C by AMX: K is one block, reused operands stay in L2,
/// and no operand is packed often, or from pieces of less than four cache lines beyond L2.
/// Why: kernels/matmul/packing.md#private-panels.
inline bool multiplies_privately_by_amx(const plan_builder& d) {
  constexpr std::size_t bytes = 2;
  const gemm_plan& p = d.p;
  const operand_form b = p.b_operand.form;
  if (p.transposed || d.is_split()) return false;
  const std::size_t panels = private_panels_together(d), row = packed_k(p.type, p.k) * bytes;
  const bool packs_a = !a_is_cache_lines(d);
  const private_tile tile = private_tile_of(d, b, packs_a);
  if (panels == 0 || !is_balanced(d, tile)) return false;
  if (packs_a && round_up(tile.rows, amx_mr) * row > private_a_bytes) return false;
  if (p.of_parts != gemm_algorithm::blocked) return false;
  if (b == operand_form::in_place) return has_small_operands(d);
  if (p.m <= most_skinny_rows) return false;
  constexpr std::size_t least_shared = 64, reads_b_few_times = 128;
  const bool packs_b = b == operand_form::packed;
  if (packs_b && tile.rows < std::min(p.m, least_shared)) return false;
  if (packs_a && tile.cols < std::min(p.n, least_shared)) return false;
  if (p.batches > 1 && ((packs_b && p.b.batch == 0) || (packs_a && p.a.batch == 0))) return false;
  const std::size_t l2 = d.l2();
  if (p.n * row > l2 / 2 && (!packs_b || (p.b.col == 1 && panels < 4))) return false;
  if (p.m <= reads_b_few_times || p.n <= panels * panel_cols_of(p.type)) return true;
  const std::size_t row_of_a = packs_a ? row : p.a.row * bytes;
  return std::max(p.m * row_of_a, p.n * row) <= l2 / 4 && p.m * p.n * bytes <= l2 / 2;
}

/// AMX reads A in place if its rows are cache lines, its tiles are whole or the partial tile is negligible,
/// and columns are few. With many host threads an A that fits L2 is read in place for any columns. Why:
/// kernels/matmul/packing.md#in-place.
inline bool fits_amx(const plan_builder& d) {
  constexpr std::size_t most_rows = 256, most_cols = 512, few_cols = 256, least_crossing_rows = 640;
  const gemm_plan& p = d.p;
  if (!a_is_cache_lines(d)) return false;
  // With partial tiles, all of a block is packed for each panel.
  if (p.m % 16 != 0 && p.m < most_rows) return false;
  if (d.host_threads > few_host_threads && p.m >= least_crossing_rows && p.m * p.a.row * 2 <= d.l2())
    return true;
  return p.n <= few_cols || (p.m <= most_rows && p.n <= most_cols && p.m * p.a.row * 2 <= d.l2() / 4);
}

/// Whether AMX computes C^T.
inline bool transposes_by_amx(const plan_builder& d) {
  const gemm_plan& p = d.p;
  if (!can_transpose(d) || (p.m <= most_inner_product_rows(d) && p.a.col == 1)) return false;
  return p.m <= d.panel_cols() || streams_rows_for_amx(d) || transposes_for_amx(d);
}

/// The choice, after operands have been exchanged for C^T if that is computed.
inline choice choice_by_amx(plan_builder d) {
  using enum gemm_algorithm;
  using enum operand_form;
  const bool transposed = transposes_by_amx(d), streams = streams_rows_for_amx(d);
  if (transposed) compute_transpose(d);
  gemm_plan& p = d.p;
  // A part of K has few enough rows to make VNNI-2 blocks once.
  const bool short_part = d.is_split() && !d.splits_streamed_k && p.m <= amx_block_rows;
  const bool small = short_part || has_small_operands(d), rows = p.b.col == 1;
  p.of_parts = blocked;
  p.b_operand.form = packed;
  if (d.b_is_packed)
    p.b_operand.form = packed_by_caller;
  else if (transposed)
    p.of_parts = streams ? streamed_rows : blocked;
  else if (rows && p.m <= most_skinny_rows && !small && (!d.is_split() || d.splits_streamed_k))
    return {false, p.m <= most_skinny_fma_rows ? skinny_m : skinny_m_amx, in_place};
  else if (rows && (p.m <= most_skinny_rows || small))
    p.b_operand.form = in_place;
  else if (makes_inner_products(d))
    return {false, inner_product, in_place};
  if (d.threads <= simd_execution_width && p.k != 0 && multiplies_privately_by_amx(d))
    return {false, private_panels, d.b_is_packed ? packed_by_caller : packed_private};
  if (d.threads <= simd_execution_width && multiplies_by_private_blocks(d))
    return {false, private_blocks, packed_private};
  return {transposed, p.of_parts, p.b_operand.form};
}

/// The plan of the rules' candidate, and of the number of host threads by the estimate.
/// Why: kernels/matmul/gemm_host_threads.md#number.
gemm_plan amx_plan_for_threads(const gemm_problem&, const machine&, unsigned host_threads);
gemm_plan make_plan_by_amx(const gemm_problem&, const machine&);

/// Tiles, packing, what crosses cores, forks and barriers.
double estimate_by_amx(const gemm_plan&, const machine&);

}  // namespace pewter::detail
