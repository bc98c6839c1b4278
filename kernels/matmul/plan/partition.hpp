// How host threads divide a product whose panels they could share: over rows and columns, or over columns
// alone.
#pragma once

#include "kernels/matmul/plan/blocking.hpp"
#include "pewter/detail/fork_thresholds.hpp"

namespace pewter::detail {

/// Whether host threads have about equal numbers of columns, and not few. If B is small, they may be less
/// even, as packing is more of the time.
inline bool divides_into_columns(const plan_builder& d) {
  const gemm_plan& p = d.p;
  const std::size_t share = round_up(ceil_div(p.n, d.host_threads), d.panel_cols());
  constexpr std::size_t few_elements = 128 * 1024;
  const std::size_t sixteenths = p.n * p.k <= few_elements ? 22 : 17;
  return 16 * share * d.host_threads <= sixteenths * p.n && 4 * share >= p.m;
}

/// Partition N across host threads where each multiplies by panels that it packed itself, or where op(B)
/// exceeds the last-level cache: no panel crosses cores. Requires an unpacked A.
/// Why: kernels/matmul/blocking.md#columns-or-rows.
inline bool partitions_n(const plan_builder& d) {
  const gemm_plan& p = d.p;
  const operand_form b = p.b_operand.form;
  const bool large_weights =
      b == operand_form::packed_by_caller && p.n * p.k * d.bytes() > bytes_of_nc(d.profile);
  if ((b != operand_form::packed && !large_weights) || p.a_operand.form != operand_form::in_place)
    return false;
  return divides_into_columns(d);
}

/// Whether several host threads take part, as dispatch decides by the plan's costs.
/// Why: include/pewter/model/dispatch.md#when-to-fork.
inline bool is_forked(const gemm_plan& p) {
  const bool packs_a = p.a_operand.form == operand_form::packed,
             packs_b = p.b_operand.form == operand_form::packed;
  const auto real = [](std::size_t n) { return static_cast<double>(n); };
  const double tiles = real(tiles_along(p.m, p.blocking.mc)) * real(tiles_along(p.n, p.partition.tile_cols)) *
                       real(tiles_along(p.batches, p.partition.batches_per_threadgroup));
  if (p.partition.host_threads <= 1 || (tiles <= 1 && !packs_a && !packs_b)) return false;
  const double packed_lines = (packs_a ? real(p.m) : 0) + (packs_b ? real(p.n) : 0);
  return tiles * p.costs.threadgroup + packed_lines * real(p.k) * real(p.batches) * p.costs.packed_element >=
         (packs_a || packs_b ? (1 + packs_a + packs_b) * batched_dispatch_pays_from_nanoseconds
                             : fork_pays_from_nanoseconds);
}

}  // namespace pewter::detail
