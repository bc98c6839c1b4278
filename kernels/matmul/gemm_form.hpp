// The form of a product: whether C or its transpose, in one piece or in parts of K, which operands are packed
// and by whom. Of all that only the choices of dot products, of splitting K and, for bfloat, of long rows
// change bits of the result, and they follow from the shape and from how the operands are stored.
#pragma once

#include <algorithm>
#include <utility>

#include "kernels/matmul/gemm_alone.hpp"

namespace pewter::detail {

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

/// Whether AMX had better read the rows of K that op(B) lies in than pairs made of them: many, of more than
/// one stage, for few rows of C; and whole lines from a cache for some more. (On one and two cores of a
/// Granite Rapids, by pairs and in place: 64 x 4096 x 4096 4.5 and 2.3 ms, 2.9 and 1.3; 128 x 896 x 4864 1500
/// and 840 us, 1150 and 544; 128 x 11008 x 4096 17.7 and 8.1 ms, 21 and 8.4.)
inline bool has_long_rows_for_tiles(const gemm_call& g) {
  constexpr std::size_t few = 64, of_lines = rows_of_long_stages, of_a_cache = 256;
  const std::size_t bytes = g.n * g.k * sizeof(bfloat);
  if (g.k <= most_depth_of_stage(unit::tiles) || g.n < 2 * g.m) return false;
  if (bytes < cpu_cache_sizes().l2 / 2) return false;
  if (g.m <= few) return true;
  if (!rows_are_lines(g.b, g.k, g.b_at.col, g.b_at.batch)) return false;
  return g.m <= of_lines || (g.m <= of_a_cache && bytes <= bytes_of_slab());
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
  if (by == unit::tiles) return g.m <= panel_cols<T> || has_long_rows_for_tiles(g);
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
  const bool small = short_part || has_small_operands<T>(g);
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

/// Whether AMX had better read A where it is: whole tiles, or so many rows that one that is not does not
/// count, of whole lines. Not for so many columns that a packed A, each tile of which is 1 KB without gaps,
/// would be worth making: 256, or 512 if A is one tile of a threadgroup high. (On two cores of a Granite
/// Rapids, by shared panels, packed and in place: 512 cubed 119 and 136 us, 256 x 512 x 1024 183 and 150,
/// 4096 x 256 x 1024 1100 and 960, 8192 x 64 x 64 60 and 44.)
inline bool fits_tiles(const gemm_call& g) {
  constexpr std::size_t most_rows = 256, most_cols = 512, few_cols = 256;
  if (!lies_in_lines(g)) return false;
  // Of tiles that are not whole, all of a block of 64 rows is packed for each panel.
  if (g.m % gemm_tile::block_rows != 0 && g.m < most_rows) return false;
  return g.n <= few_cols || (g.m <= most_rows && g.n <= most_cols &&
                             g.m * g.a_at.row * sizeof(bfloat) <= cpu_cache_sizes().l2 / 4);
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
  return g.a_at.col == 1 || g.b_form == form::rows_of_n || g.b_form == form::long_rows_of_n ||
         (g.b_form == form::packed_by_caller && g.m <= few_rows);
}

}  // namespace pewter::detail
