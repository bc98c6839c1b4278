// Which product is computed (C, its transpose, or parts of K), by which algorithm, and from which forms of
// its operands.
//
// Inner products, the parts of a split K, and skinny products of bfloat by FMA show in bits: the shape, the
// storage and the target alone choose them.
#pragma once

#include <algorithm>
#include <utility>

#include "kernels/matmul/plan/private_tiles.hpp"

namespace pewter::detail {

using enum operand_form;

// ---- what is computed: C, its transpose, or parts of K ----

/// op(B)^T op(A)^T, which is C^T.
inline void exchange_operands(plan_builder& d) {
  gemm_plan& p = d.p;
  std::swap(p.m, p.n);
  std::swap(d.a_alignment, d.b_alignment);
  const strides a = p.a;
  p.a = {p.b.col, p.b.row, p.b.batch};
  p.b = {a.col, a.row, a.batch};
  p.exchanged = true;
}

/// Not so many rows of C that they would be too many columns for a grid.
inline bool can_be_columns(std::size_t rows) { return rows <= std::size_t{1} << 28; }

/// Whether C is a column without gaps, which in memory is also the row C^T, and A is stored along it: A is
/// then read like op(B) of a product of one row. (Bias and row scale would be each other.)
inline bool is_row_of_c(const plan_builder& d, const gemm_problem& q) {
  return d.p.n == 1 && d.p.c_row == 1 && d.p.a.row == 1 && d.p.k != 0 && can_be_columns(d.p.m) &&
         !q.has_bias_or_row_scale;
}

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

/// Up to so many rows C is made of inner products where both operands are stored along K: of bfloat more, the
/// longer K is, as each ends by adding its lanes. Why: kernels/matmul/skinny.md#inner-products.
template <element_type type>
std::size_t most_inner_product_rows(const plan_builder& d) {
  constexpr std::size_t k_of_row = 16, fewest = 8, most = 16;
  return d.is_amx() ? 4 : is_vnni(type) ? std::clamp(d.p.k / k_of_row, fewest, most) : fewest;
}

/// So small an operand is read in place, from L1 or L2; other types would be converted, or VNNI-2 blocks
/// made, again for each micro-tile. Why: kernels/matmul/packing.md#in-place.
template <element_type type>
std::size_t small_operand_bytes(const plan_builder& d) {
  if (is_vnni(type)) return 8 * 1024;
  constexpr std::size_t converted = 64 * 1024, in_place = 128 * 1024;
  return type == element_type::float32 ? std::min(in_place, d.l2() / 8) : converted;
}
/// Rows of B may be as far apart as four times as many bytes allow.
template <element_type type>
bool has_small_operands(const plan_builder& d) {
  const std::size_t apart = d.p.b.col == 1 ? d.p.b.row / 4 : 0;
  return std::max({d.p.m, d.p.n, apart}) * d.p.k * bytes_of<type> <= small_operand_bytes<type>(d);
}

/// Whether a micro-tile's rows of float are read where they lie: along K, or beside each other in so few
/// pages that address translations stay while micro-tiles follow each other. Where each step of K is in a
/// page of its own, only for few columns of C. Why: kernels/matmul/packing.md#in-place.
inline bool reads_rows_in_place(const plan_builder& d) {
  constexpr std::size_t most_pages = 160, most_steps = 128, few_cols = 128;
  const gemm_plan& p = d.p;
  if (p.a.col == 1) return true;
  const std::size_t step = p.a.col * sizeof(float);
  return step <= page_bytes / 2 ? p.k * step <= most_pages * page_bytes
                                : p.k <= most_steps && p.n <= few_cols;
}

/// Whether each threadgroup packs panels of B for itself, by FMA: it has rows enough that this is little of
/// the work, yet so few that KC of them stay in L2 from panel to panel.
/// Why: kernels/matmul/packing.md#private-panels.
template <element_type type>
bool packs_private_panels(const plan_builder& d, std::uint32_t threads) {
  const gemm_plan& p = d.p;
  if (!d.is_fma() || type != element_type::float32 || threads > simd_execution_width) return false;
  if (p.k == 0 || p.m <= most_inner_product_rows<type>(d) || !reads_rows_in_place(d)) return false;
  if (packed_private_block(d).rows == 0) return false;
  const std::size_t rows = private_tile_of<type>(d, packed_private).rows;
  return (p.m > most_skinny_rows && rows >= most_skinny_rows) || (rows == p.m && p.b.col != 1);
}

/// Whether AMX had better read rows of K of op(B) in place than VNNI-2 blocks made of them: many, of more
/// than one block of K, for few rows of C; and whole cache lines from a cache for some more.
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

/// Whether rows of op(B)^T, weights beyond L2, are streamed past what is packed of op(A)^T: it is so little
/// that L2 holds a block of its panels beside a block of rows. Whole AMX tiles in place.
/// Why: kernels/matmul/skinny.md#transposed-weights-by-amx.
inline bool streams_rows_for_amx(const plan_builder& d, std::uint32_t threads) {
  constexpr std::size_t bytes = 2;
  const gemm_plan& p = d.p;
  if (!d.is_amx() || threads > simd_execution_width || p.batches != 1) return false;
  if (p.m <= panel_cols_of(p.type) || p.m > most_streamed_cols || p.n % 16 != 0) return false;
  return p.n * p.k * bytes > d.l2() && rows_are_cache_lines(d.b_alignment, d, p.b.col, p.b.batch);
}

/// Whether the product is computed as its transpose (whose grid has C's rows in x). Where op(B) is stored
/// along K, its elements are then broadcast to the rows of C, and are read in place; what is packed is A.
/// Why: kernels/matmul/packing.md#in-place.
template <element_type type>
bool computes_transpose(const plan_builder& d, std::uint32_t threads) {
  const gemm_plan& p = d.p;
  if (p.b.row != 1 || p.k == 0 || !can_be_columns(p.m)) return false;
  if (p.m <= most_inner_product_rows<type>(d) && p.a.col == 1) return false;
  // To pack A, if it must be, and to transpose C, or to pack B.
  const bool packs_less = p.a.col == 1 ? p.m * (p.k + p.n) >= p.n * p.k : has_small_operands<type>(d);
  if (packs_less && packs_private_panels<type>(d, threads)) return false;
  if (d.is_amx()) return p.m <= panel_columns<type> || d.streams_rows || transposes_for_amx(d);
  // The smaller operand of float is packed, or that whose rows are not contiguous; others are converted once.
  return type == element_type::float32 ? p.m <= p.n || p.a.col != 1 : p.m <= panel_columns<type>;
}

/// Whether K is split: C is too small to give all host threads something to do. The shape alone decides, as
/// the order of additions shows in bits. Why: kernels/matmul/host_threads.md#long-k.
inline bool splits_k(const gemm_plan& p) {
  constexpr std::size_t most_of_c = 256, most_sums = 32 * 1024, least_k = 16 * 1024;
  return p.batches == 1 && p.k >= least_k && p.m <= most_of_c && p.n <= most_of_c && p.m * p.n != 0 &&
         p.m * p.n <= most_sums;
}
/// Parts of K become batches; they begin at whole cache lines, if K does. Rows and columns of sums are whole
/// blocks, as AMX stores them.
/// @param unit of k, of a part
template <element_type type>
void split_k(plan_builder& d, std::size_t parts, std::size_t unit) {
  gemm_plan& p = d.p;
  const std::size_t k = p.k;
  p.algorithm = gemm_algorithm::split_k;
  p.k = k / parts / unit * unit;
  p.batches = k / p.k;
  p.k_behind_parts = k - p.batches * p.k;
  p.a.batch = p.k * p.a.col;
  p.b.batch = p.k * p.b.row;
  p.sums_row = round_up(p.n, panel_columns<type>);
  p.sums_batch = round_up(p.m, d.is_amx() ? amx_block_rows : block_rows) * p.sums_row;
}
/// Parts whose operands take about 1 MB in float.
template <element_type type>
void split_long_k(plan_builder& d) {
  constexpr std::size_t elements = 256 * 1024, most_parts = 256, unit = 64;
  const gemm_plan& p = d.p;
  const std::size_t wanted = std::clamp(elements / (p.m + p.n), std::size_t{512}, std::size_t{4096});
  split_k<type>(d, std::min(ceil_div(p.k, wanted), most_parts), unit);
}

/// A part's K is a multiple: whole cache lines of floats, AMX tiles.
inline constexpr std::size_t unit_of_streamed_k = 32;
/// Parts of K of a skinny product by a row-major op(B) beyond the caches, or 1. Host threads then share B by
/// pieces of rows as long as pages, where by columns alone each would have a short piece of every row.
/// Partial sums, written and read, are at most a thirty-second of B. The shape alone decides, as for a long
/// K. Why: kernels/matmul/skinny.md#parts-of-k.
inline std::size_t parts_of_streamed_k(const gemm_plan& p) {
  constexpr std::size_t least_elements = std::size_t{4} << 20, most_parts = 8, k_of_row = 64;
  if (p.batches != 1 || p.b.col != 1 || p.m == 0 || p.m > most_skinny_rows || p.n < 2) return 1;
  if (p.k < least_elements / p.n) return 1;
  const std::size_t most = std::clamp(p.k / (k_of_row * p.m), std::size_t{1}, most_parts);
  for (std::size_t parts = most; 2 * parts > most; --parts)
    if (p.k % (unit_of_streamed_k * parts) == 0) return parts;  // none is left behind
  return most;
}

// ---- algorithm ----

/// Whether host threads pack their columns of op(B) a block of K at a time, by AMX. Requires whole AMX tiles
/// of op(A) in place. Few rows are one tile of C; of more, many host threads have shares of rows and columns.
/// Why: kernels/matmul/skinny.md#blocks-of-k-by-amx and kernels/matmul/host_threads.md#shares.
inline bool multiplies_by_private_blocks(const plan_builder& d, std::uint32_t threads) {
  constexpr std::size_t element = 2, least_cols = 128, least_k = 512;
  const gemm_plan& p = d.p;
  if (!d.is_amx() || threads > simd_execution_width || d.is_split() || p.transposed || p.batches != 1)
    return false;
  if (p.b_operand.form != packed || p.of_parts != gemm_algorithm::blocked) return false;
  if (p.m <= most_skinny_rows || p.m % 16 != 0 || !a_is_cache_lines(d)) return false;
  const private_tile tile = private_block_tile(d);
  if (!is_balanced(d, tile) || (p.b.col == 1 && tile.cols < least_cols)) return false;
  if (p.m <= few_private_rows) return private_panels_together(d) == 0 && p.n * p.k * element >= d.l2();
  return d.host_threads > few_host_threads && p.k >= least_k && tile.rows <= most_private_rows &&
         2 * (tile.rows + tile.cols) * p.k * element <= 3 * d.l2();
}

/// Whether a SIMD group makes a host thread's part of C by AMX: K is one block, what it reads again stays in
/// its L2, and no operand is packed often or from pieces of less than four cache lines beyond L2.
/// Why: kernels/matmul/packing.md#private-panels.
inline bool multiplies_privately_by_amx(const plan_builder& d) {
  constexpr std::size_t bytes = 2;
  const gemm_plan& p = d.p;
  const operand_form b = p.b_operand.form;
  if (p.transposed || d.is_split()) return false;
  const std::size_t panels = private_panels_together(d), row = packed_k(p.type, p.k) * bytes;
  const bool packs_a = !a_is_cache_lines(d);
  const private_tile tile = private_tile_of<element_type::bfloat16>(d, b, packs_a);
  if (panels == 0 || !is_balanced(d, tile)) return false;
  if (packs_a && round_up(tile.rows, amx_mr) * row > private_a_bytes) return false;
  if (p.of_parts != gemm_algorithm::blocked) return false;
  if (b == in_place) return has_small_operands<element_type::bfloat16>(d);
  if (p.m <= most_skinny_rows) return false;
  constexpr std::size_t least_shared = 64, reads_b_few_times = 128;
  const bool packs_b = b == packed;
  if (packs_b && tile.rows < std::min(p.m, least_shared)) return false;
  if (packs_a && tile.cols < std::min(p.n, least_shared)) return false;
  if (p.batches > 1 && ((packs_b && p.b.batch == 0) || (packs_a && p.a.batch == 0))) return false;
  const std::size_t l2 = d.l2();
  if (p.n * row > l2 / 2 && (!packs_b || (p.b.col == 1 && panels < 4))) return false;
  if (p.m <= reads_b_few_times || p.n <= panels * panel_cols_of(p.type)) return true;
  const std::size_t row_of_a = packs_a ? row : p.a.row * bytes;
  return std::max(p.m * row_of_a, p.n * row) <= l2 / 4 && p.m * p.n * bytes <= l2 / 2;
}

/// Whether a SIMD group makes a host thread's part of C: by panels of its own, or by what is in its caches
/// anyway, a small B or packed weights that are no more than A may be.
template <element_type type>
bool multiplies_privately(const plan_builder& d, std::uint32_t threads) {
  const gemm_plan& p = d.p;
  if (threads > simd_execution_width || p.k == 0) return false;
  if (d.is_amx()) return multiplies_privately_by_amx(d);
  if (!d.is_fma() || type != element_type::float32 || d.is_split()) return false;
  if (p.of_parts != gemm_algorithm::blocked) return false;
  const std::size_t most = private_kc(d.profile);
  if ((p.k > most && !d.stores_sums()) || !is_balanced(d, private_tile_of<type>(d, p.b_operand.form)))
    return false;
  if (p.b_operand.form == in_place) return has_small_operands<type>(d);
  return p.b_operand.form == packed_by_caller && p.a.col == 1 && p.m > block_rows &&
         std::max(p.n * p.k, p.m * std::min(p.k, most)) * bytes_of<type> <= d.l2() / 2 &&
         p.m * p.n * bytes_of<type> <= d.l2();
}

/// The algorithm, of parts if K is split, and how op(B) is found.
template <element_type type>
void choose_algorithm(plan_builder& d, const gemm_problem& q) {
  using enum gemm_algorithm;
  gemm_plan& p = d.p;
  const std::uint32_t threads = q.threads_per_threadgroup;
  const auto choose = [&](gemm_algorithm algorithm, operand_form b) {
    p.of_parts = algorithm;
    p.b_operand.form = b;
  };
  // A part of K has few enough rows to make VNNI-2 blocks once.
  const bool short_part =
      d.is_split() && !d.splits_streamed_k && (d.is_fma() || (d.is_amx() && p.m <= amx_block_rows));
  const bool small = short_part || has_small_operands<type>(d);
  if (q.b_is_packed)
    choose(blocked, packed_by_caller);
  else if ((p.b.col != 1 || !small || p.transposed) && packs_private_panels<type>(d, threads))
    choose(private_panels, packed_private);
  else if (p.transposed)
    choose(d.streams_rows ? gemm_algorithm::streamed_rows : blocked, packed);
  else if (p.b.col == 1 && p.m <= (d.is_amx() ? most_skinny_rows : most_skinny_fma_rows) && !small &&
           (!d.is_split() || d.splits_streamed_k))
    choose(p.m <= most_skinny_fma_rows ? skinny_m : skinny_m_amx, in_place);
  else if (p.b.col == 1 && (p.m <= most_skinny_rows || small))
    choose(blocked, in_place);
  else if (p.b.row == 1 && p.a.col == 1 && p.m <= most_inner_product_rows<type>(d))
    choose(inner_product, in_place);
  else
    choose(blocked, packed);
  if (multiplies_privately<type>(d, threads))
    choose(private_panels, p.b_operand.form == packed || (d.is_amx() && p.b_operand.form == in_place)
                               ? packed_private
                               : p.b_operand.form);
  else if (multiplies_by_private_blocks(d, threads))
    choose(private_blocks, packed_private);
  if (p.of_parts == skinny_m) p.kernel = micro_kernel_kind::fma;
}

// ---- form of op(A) ----

/// AMX reads A in place if its rows are cache lines, its tiles are whole or the partial tile is negligible,
/// and columns are few. With many host threads an A that fits L2 is read in place for any columns. Why:
/// kernels/matmul/packing.md#in-place.
inline bool fits_amx(const plan_builder& d) {
  constexpr std::size_t most_rows = 256, most_cols = 512, few_cols = 256, least_crossing_rows = 640;
  const gemm_plan& p = d.p;
  if (!a_is_cache_lines(d)) return false;
  // Of tiles that are not whole, all of a block is packed for each panel.
  if (p.m % 16 != 0 && p.m < most_rows) return false;
  if (d.host_threads > few_host_threads && p.m >= least_crossing_rows && p.m * p.a.row * 2 <= d.l2())
    return true;
  return p.n <= few_cols || (p.m <= most_rows && p.n <= most_cols && p.m * p.a.row * 2 <= d.l2() / 4);
}

/// Whether A is read in place. Contiguous rows of float are, and columns that serve few columns of C. Other
/// types are converted or become VNNI-2 blocks, each row once if there is only one panel; BF16 dot products
/// broadcast pairs.
template <element_type type>
bool reads_a_in_place(const plan_builder& d) {
  const gemm_plan& p = d.p;
  if (p.kernel == micro_kernel_kind::bf16_dot) return p.a.col == 1;
  if (d.is_amx()) return p.transposed || p.of_parts == gemm_algorithm::inner_product || fits_amx(d);
  if (type != element_type::float32) return p.transposed;
  if (p.a.col == 1 || p.of_parts == gemm_algorithm::skinny_m) return true;
  return p.b_operand.form == packed_by_caller
             ? p.m <= most_skinny_rows
             : p.of_parts == gemm_algorithm::blocked && p.b_operand.form == in_place;
}

}  // namespace pewter::detail
