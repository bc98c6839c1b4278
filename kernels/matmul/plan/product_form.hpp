// What a product computes before any candidate is looked at: C, the row that its column also is, or parts of
// K; and what else shows in bits. The shape, the storage and the target alone decide here.
#pragma once

#include <algorithm>
#include <utility>

#include "kernels/matmul/plan/plan_builder.hpp"

namespace pewter::detail {

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

/// Whether rows of C are few enough to be columns of a grid.
inline bool can_be_columns(std::size_t rows) { return rows <= std::size_t{1} << 28; }

/// Whether C is a column without gaps, which in memory is also the row C^T, and A is stored along it: A is
/// then read like op(B) of a product of one row. (Bias and row scale would be each other.)
inline bool is_row_of_c(const plan_builder& d, const gemm_problem& q) {
  return d.p.n == 1 && d.p.c_row == 1 && d.p.a.row == 1 && d.p.k != 0 && can_be_columns(d.p.m) &&
         !q.has_bias_or_row_scale;
}

/// The most rows of C for inner products, where both operands are stored along K. For bfloat the limit grows
/// with K, as each product ends by adding its lanes. Why: kernels/matmul/skinny.md#inner-products.
inline std::size_t most_inner_product_rows(const plan_builder& d) {
  constexpr std::size_t k_of_row = 16, fewest = 8, most = 16;
  return d.is_amx() ? 4 : is_vnni(d.p.type) ? std::clamp(d.p.k / k_of_row, fewest, most) : fewest;
}

/// Whether bfloat operands are small. They are then read in place: VNNI-2 blocks would be made again for each
/// micro-tile. Rows of B may be four times as far apart. The shape alone decides, since kernels that differ
/// in bits depend on it. Why: kernels/matmul/packing.md#in-place.
inline bool has_small_operands(const plan_builder& d) {
  constexpr std::size_t bytes = 8 * 1024;
  const std::size_t apart = d.p.b.col == 1 ? d.p.b.row / 4 : 0;
  return std::max({d.p.m, d.p.n, apart}) * d.p.k * d.bytes() <= bytes;
}

/// Whether K is split: C is too small to give all host threads something to do. The shape alone decides, as
/// the order of additions shows in bits. Why: kernels/matmul/blocking.md#long-k.
inline bool splits_k(const gemm_plan& p) {
  constexpr std::size_t most_of_c = 256, most_sums = 32 * 1024, least_k = 16 * 1024;
  return p.batches == 1 && p.k >= least_k && p.m <= most_of_c && p.n <= most_of_c && p.m * p.n != 0 &&
         p.m * p.n <= most_sums;
}
/// Parts of K become batches; they begin at whole cache lines, if K does. Rows and columns of sums are whole
/// blocks, as AMX stores them.
/// @param unit of k, of a part
inline void split_k(plan_builder& d, std::size_t parts, std::size_t unit) {
  gemm_plan& p = d.p;
  const std::size_t k = p.k;
  p.algorithm = gemm_algorithm::split_k;
  p.k = k / parts / unit * unit;
  p.batches = k / p.k;
  p.k_behind_parts = k - p.batches * p.k;
  p.a.batch = p.k * p.a.col;
  p.b.batch = p.k * p.b.row;
  p.sums_row = round_up(p.n, d.panel_cols());
  p.sums_batch = round_up(p.m, d.is_amx() ? amx_block_rows : block_rows) * p.sums_row;
}
/// Parts whose operands take about 1 MB in float.
inline void split_long_k(plan_builder& d) {
  constexpr std::size_t elements = 256 * 1024, most_parts = 256, unit = 64;
  const gemm_plan& p = d.p;
  const std::size_t wanted = std::clamp(elements / (p.m + p.n), std::size_t{512}, std::size_t{4096});
  split_k(d, std::min(ceil_div(p.k, wanted), most_parts), unit);
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

/// Whether C is made of inner products, which shows in bits.
inline bool makes_inner_products(const plan_builder& d) {
  const gemm_plan& p = d.p;
  return !d.b_is_packed && p.b.row == 1 && p.b.col != 1 && p.a.col == 1 && p.m <= most_inner_product_rows(d);
}
/// Whether rows of op(B) are read once for so few rows of C that instructions for bfloat do not pay: sums are
/// those of FMA, which shows in bits.
inline bool multiplies_rows_in_float(const plan_builder& d) {
  const gemm_plan& p = d.p;
  return !d.is_fma() && !d.b_is_packed && p.b.col == 1 && p.m <= most_skinny_fma_rows &&
         !has_small_operands(d) && (!d.is_split() || d.splits_streamed_k);
}

/// Whether C^T may be computed.
inline bool can_transpose(const plan_builder& d) {
  const gemm_plan& p = d.p;
  return !d.b_is_packed && !p.exchanged && !d.is_split() && p.b.row == 1 && p.k != 0 && can_be_columns(p.m) &&
         !makes_inner_products(d) && !multiplies_rows_in_float(d);
}
inline void compute_transpose(plan_builder& d) {
  exchange_operands(d);
  d.p.transposed = true;
}

}  // namespace pewter::detail
