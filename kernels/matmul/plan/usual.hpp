// The candidate of a product by FMA and by BF16 dot products.
#pragma once

#include "kernels/matmul/plan/candidates.hpp"
#include "kernels/matmul/plan/partition.hpp"
#include "kernels/matmul/plan/private_tiles.hpp"
#include "kernels/matmul/plan/product_form.hpp"

namespace pewter::detail {

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
inline bool packs_private_panels(const plan_builder& d) {
  const gemm_plan& p = d.p;
  if (!d.is_fma() || !d.is_float() || d.threads > simd_execution_width) return false;
  if (p.k == 0 || p.m <= most_inner_product_rows(d) || !reads_rows_in_place(d)) return false;
  if (packed_private_block(d).rows == 0) return false;
  const std::size_t rows = private_tile_of(d, operand_form::packed_private).rows;
  return (p.m > most_skinny_rows && rows >= most_skinny_rows) || (rows == p.m && p.b.col != 1);
}

/// Whether the product is computed as its transpose (whose grid has C's rows in x). Where op(B) is stored
/// along K, its elements are then broadcast to the rows of C, and are read in place; what is packed is A.
/// Why: kernels/matmul/packing.md#in-place.
inline bool usually_transposes(const plan_builder& d) {
  const gemm_plan& p = d.p;
  if (!can_transpose(d) || (p.m <= most_inner_product_rows(d) && p.a.col == 1)) return false;
  // To pack A, if it must be, and to transpose C, or to pack B.
  const bool packs_less = p.a.col == 1 ? p.m * (p.k + p.n) >= p.n * p.k : has_small_operands(d);
  if (packs_less && packs_private_panels(d)) return false;
  // The smaller operand of float is packed, or that whose rows are not contiguous; others are converted once.
  return d.is_float() ? p.m <= p.n || p.a.col != 1 : p.m <= d.panel_cols();
}

/// Whether a SIMD group makes a host thread's part of C by what is in its caches anyway: a small B, or packed
/// weights that are no more than A may be.
inline bool multiplies_privately(const plan_builder& d, operand_form b) {
  const gemm_plan& p = d.p;
  if (d.threads > simd_execution_width || p.k == 0 || !d.is_fma() || !d.is_float() || d.is_split())
    return false;
  const std::size_t most = private_kc(d.profile);
  if ((p.k > most && !d.stores_sums()) || !is_balanced(d, private_tile_of(d, b))) return false;
  if (b == operand_form::in_place) return has_small_operands(d);
  return p.a.col == 1 && p.m > block_rows &&
         std::max(p.n * p.k, p.m * std::min(p.k, most)) * d.bytes() <= d.l2() / 2 &&
         p.m * p.n * d.bytes() <= d.l2();
}

inline choice usual_choice(plan_builder d) {
  using enum gemm_algorithm;
  using enum operand_form;
  const bool transposed = usually_transposes(d);
  if (transposed) compute_transpose(d);
  const gemm_plan& p = d.p;
  // A part of K has few enough rows to make VNNI-2 blocks once.
  const bool short_part = d.is_split() && !d.splits_streamed_k && d.is_fma();
  const bool small = short_part || has_small_operands(d), rows = p.b.col == 1;
  if (d.b_is_packed)
    return {false, multiplies_privately(d, packed_by_caller) ? private_panels : blocked, packed_by_caller};
  if ((!rows || !small || transposed) && packs_private_panels(d))
    return {transposed, private_panels, packed_private};
  if (transposed) return {true, blocked, packed};
  if (rows && p.m <= most_skinny_fma_rows && !small && (!d.is_split() || d.splits_streamed_k))
    return {false, skinny_m, in_place};
  if (rows && (p.m <= most_skinny_rows || small))
    return {false, multiplies_privately(d, in_place) ? private_panels : blocked, in_place};
  if (makes_inner_products(d)) return {false, inner_product, in_place};
  return {false, blocked, packed, converts_a_for_own_columns(d)};
}

}  // namespace pewter::detail
