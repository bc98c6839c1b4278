// The table of candidates, and what each one's loops can execute.
#include "kernels/matmul/plan/candidates.hpp"

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
/// Whether a threadgroup may be one SIMD group that multiplies floats by itself: sums of more than one block
/// of K wait in C.
bool may_be_private(const plan_builder& d) {
  return d.is_fma() && d.is_float() && d.threads <= simd_execution_width && d.p.k != 0;
}
bool waits_in_c(const plan_builder& d) { return d.stores_sums() || d.p.k <= private_kc(d.profile); }

bool rows_once(const plan_builder& d) {
  return multiplies_rows_in_float(d) ||
         (is_free(d) && d.is_fma() && d.p.b.col == 1 && d.p.m <= most_skinny_fma_rows && d.p.m * d.p.k != 0);
}
bool rows_in_place(const plan_builder& d) { return is_free(d) && d.p.b.col == 1 && !rows_once(d); }
bool shared_panels(const plan_builder& d) { return is_free(d); }
bool converted_rows(const plan_builder& d) {
  return is_free(d) && d.is_fma() && !d.is_float() && d.p.a.col == 1;
}
bool private_panels_of_b(const plan_builder& d) {
  return is_free(d) && may_be_private(d) && packed_private_block(d).rows != 0;
}
bool private_rows(const plan_builder& d) {
  return is_free(d) && may_be_private(d) && d.p.b.col == 1 && waits_in_c(d);
}
bool packed_weights(const plan_builder& d) { return d.b_is_packed; }
/// Sums of several panels need 32 registers of 16 floats.
bool packed_weights_once(const plan_builder& d) {
  const bool is_multiplied_so = d.is_fma() ? d.is_float() : d.p.a.col == 1;
  return d.b_is_packed && is_multiplied_so && d.p.blocking.vector == 16 && d.p.m <= most_skinny_fma_rows &&
         d.p.m * d.p.k != 0;
}
bool private_packed_weights(const plan_builder& d) {
  return d.b_is_packed && may_be_private(d) && waits_in_c(d);
}
bool by_amx_alone(const plan_builder&) { return false; }

constexpr candidate table[] = {
    {"rows of B, once", {false, skinny_m, in_place}, rows_once},
    {"rows of B in place", {false, blocked, in_place}, rows_in_place},
    {"private rows of B", {false, private_panels, in_place}, private_rows},
    {"private panels", {false, private_panels, packed_private}, private_panels_of_b},
    {"private panels of C^T", {true, private_panels, packed_private}, private_panels_of_b},
    {"shared panels", {false, blocked, packed}, shared_panels},
    {"shared panels of C^T", {true, blocked, packed}, shared_panels},
    {"shared panels, converted rows", {false, blocked, packed, true}, converted_rows},
    {"packed weights, once", {false, packed_rows, packed_by_caller}, packed_weights_once},
    {"packed weights", {false, blocked, packed_by_caller}, packed_weights},
    {"private packed weights", {false, private_panels, packed_by_caller}, private_packed_weights},
    {"inner products", {false, inner_product, in_place}, makes_inner_products},
    {"rows of B by AMX", {false, skinny_m_amx, in_place}, by_amx_alone},
    {"private blocks of K", {false, private_blocks, packed_private}, by_amx_alone},
    {"streamed rows of C^T", {true, streamed_rows, packed}, by_amx_alone},
};

}  // namespace

std::span<const candidate> candidates() { return table; }

}  // namespace pewter::detail
