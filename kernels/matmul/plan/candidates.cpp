// The table of candidates, and what each one's loops can execute.
#include "kernels/matmul/plan/candidates.hpp"

#include "kernels/matmul/plan/packing.hpp"
#include "kernels/matmul/plan/private_tiles.hpp"
#include "kernels/matmul/plan/product_form.hpp"

namespace pewter::detail {
namespace {

using enum gemm_algorithm;
using enum operand_form;

/// Whether neither inner products nor rows in float are what bits ask for.
bool is_free(const plan_builder& d) {
  return d.p.transposed || (!d.b_is_packed && !makes_inner_products(d) && !multiplies_rows_in_float(d));
}
bool is_one_simdgroup(const plan_builder& d) { return d.threads <= simd_execution_width && d.p.k != 0; }
/// Whether a threadgroup may be one SIMD group that multiplies by panels of its own. Floats: sums of more
/// than one block of K wait in C. By AMX K is one block, and rows that are packed have room.
bool may_be_private(const plan_builder& d, operand_form b) {
  if (!is_one_simdgroup(d)) return false;
  if (!d.is_amx()) return d.is_fma() && d.is_float();
  if (d.is_split() || private_panels_together(d) == 0) return false;
  const bool packs_a = !a_is_cache_lines(d);
  const std::size_t rows = round_up(private_tile_of(d, b, packs_a).rows, amx_mr);
  return !packs_a || rows * packed_k(d.p.type, d.p.k) * d.bytes() <= private_a_bytes;
}
bool waits_in_c(const plan_builder& d) {
  return d.is_amx() || d.stores_sums() || d.p.k <= private_kc(d.profile);
}

bool rows_once(const plan_builder& d) {
  return multiplies_rows_in_float(d) ||
         (is_free(d) && d.is_fma() && d.p.b.col == 1 && d.p.m <= most_skinny_fma_rows && d.p.m * d.p.k != 0);
}
bool rows_once_by_amx(const plan_builder& d) {
  return is_free(d) && d.is_amx() && d.p.b.col == 1 && d.p.m <= most_skinny_rows && d.p.m * d.p.k != 0;
}
bool rows_in_place(const plan_builder& d) { return is_free(d) && d.p.b.col == 1 && !rows_once(d); }
bool shared_panels(const plan_builder& d) { return is_free(d); }
bool converted_rows(const plan_builder& d) {
  return is_free(d) && d.is_fma() && !d.is_float() && d.p.a.col == 1;
}
/// What else reads AMX tiles of op(A) where they are.
template <bool (*valid)(const plan_builder&)>
bool with_tiles_in_place(const plan_builder& d) {
  return d.is_amx() && a_is_cache_lines(d) && valid(d);
}
bool panels_with_rows_in_place(const plan_builder& d) {
  return converted_rows(d) || with_tiles_in_place<shared_panels>(d);
}
bool private_panels_of_b(const plan_builder& d) {
  return is_free(d) && may_be_private(d, packed_private) && (d.is_amx() || packed_private_block(d).rows != 0);
}
bool private_rows(const plan_builder& d) {
  return is_free(d) && d.is_fma() && may_be_private(d, in_place) && d.p.b.col == 1 && waits_in_c(d);
}
/// Sums wait in the workspace; blocks of K are whole AMX tiles, and so are rows.
bool private_blocks_of_k(const plan_builder& d) {
  return is_free(d) && d.is_amx() && !d.p.transposed && !d.is_split() && is_one_simdgroup(d) &&
         d.p.batches == 1 && d.p.m * d.p.n != 0 && d.p.m % amx_tile_rows == 0 && a_is_cache_lines(d);
}
/// Few columns, whose sums a SIMD group keeps; rows of op(A) are whole AMX tiles.
bool rows_are_streamed(const plan_builder& d) {
  return d.is_amx() && is_one_simdgroup(d) && d.p.batches == 1 && d.p.n <= most_streamed_cols &&
         d.p.m % amx_tile_rows == 0 && a_is_cache_lines(d);
}
bool packed_weights(const plan_builder& d) { return d.b_is_packed; }
/// Sums of several panels need 32 registers of 16 floats.
bool packed_weights_once(const plan_builder& d) {
  const bool is_multiplied_so = d.is_fma() ? d.is_float() : !d.is_amx() && d.p.a.col == 1;
  return d.b_is_packed && is_multiplied_so && d.p.blocking.vector == 16 && d.p.m <= most_skinny_fma_rows &&
         d.p.m * d.p.k != 0;
}
bool private_packed_weights(const plan_builder& d) {
  return d.b_is_packed && may_be_private(d, packed_by_caller) && waits_in_c(d);
}

constexpr candidate table[] = {
    {"rows of B, once", {false, skinny_m, in_place}, rows_once},
    {"rows of B, once, with AMX", {false, skinny_m_amx, in_place}, rows_once_by_amx},
    {"rows of both, once, with AMX",
     {false, skinny_m_amx, in_place, true},
     with_tiles_in_place<rows_once_by_amx>},
    {"rows of B in place", {false, blocked, in_place}, rows_in_place},
    {"rows of both in place", {false, blocked, in_place, true}, with_tiles_in_place<rows_in_place>},
    {"private rows of B", {false, private_panels, in_place}, private_rows},
    {"private panels", {false, private_panels, packed_private}, private_panels_of_b},
    {"private panels of C^T", {true, private_panels, packed_private}, private_panels_of_b},
    {"private blocks of K", {false, private_blocks, packed_private}, private_blocks_of_k},
    {"shared panels", {false, blocked, packed}, shared_panels},
    {"shared panels of C^T", {true, blocked, packed}, shared_panels},
    {"shared panels, rows in place", {false, blocked, packed, true}, panels_with_rows_in_place},
    {"streamed rows of C^T", {true, streamed_rows, packed}, rows_are_streamed},
    {"packed weights, once", {false, packed_rows, packed_by_caller}, packed_weights_once},
    {"packed weights", {false, blocked, packed_by_caller}, packed_weights},
    {"packed weights, rows in place",
     {false, blocked, packed_by_caller, true},
     with_tiles_in_place<packed_weights>},
    {"private packed weights", {false, private_panels, packed_by_caller}, private_packed_weights},
    {"inner products", {false, inner_product, in_place}, makes_inner_products},
};

}  // namespace

std::span<const candidate> candidates() { return table; }

}  // namespace pewter::detail
