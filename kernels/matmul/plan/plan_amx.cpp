// The plan of a product by AMX: the rules' candidate, for the number of host threads that an estimate names.
#include <algorithm>
#include <cmath>

#include "kernels/matmul/plan/amx_rules.hpp"
#include "kernels/matmul/plan/cost_model.hpp"
#include "pewter/geometry.hpp"

namespace pewter::detail {
namespace {

/// Products that are estimated to take longer use all host threads; others the number of least time among
/// all, a half, a quarter ... of them.
constexpr double worth_all_threads = 100000;  // nanoseconds
constexpr unsigned fewest_chosen_threads = 4;

}  // namespace

double estimate_by_amx(const gemm_plan& p, const machine& profile) {
  const machine_costs& costs = profile.costs;
  const double multiply_add = nanoseconds_of_multiply_add(p.kernel, profile);
  const double threads = std::max(p.partition.host_threads, 1u), k = static_cast<double>(p.k);
  const auto real = [](std::size_t n) { return static_cast<double>(n); };
  const double rows = real(std::min(p.m, p.blocking.mc)), cols = real(std::min(p.n, p.partition.tile_cols)),
               batches = real(p.partition.batches_per_threadgroup);
  const double tiles = real(ceil_div(p.m, p.blocking.mc) * ceil_div(p.n, p.partition.tile_cols) *
                            ceil_div(p.batches, p.partition.batches_per_threadgroup));
  double tile = rows * cols * k * multiply_add;
  if (p.b_operand.form == operand_form::packed_private) tile += cols * k * packed_element_cost;
  if (p.a_operand.form == operand_form::packed_private) tile += rows * k * packed_element_cost;
  const double rounds = std::ceil(tiles / threads);
  const bool packs_a = p.a_operand.form == operand_form::packed,
             packs_b = p.b_operand.form == operand_form::packed;
  double packing = 0, crossing_bytes = 0;
  const double bytes = p.kernel == micro_kernel_kind::fma ? 4 : 2, from_others = (threads - 1) / threads;
  if (packs_a) packing += real(p.m) * k * real(p.batches) * packed_element_cost / threads;
  if (packs_b) packing += real(p.n) * k * real(p.batches) * packed_element_cost / threads;
  if (packs_a) crossing_bytes += rounds * rows * k * bytes * from_others;
  if (packs_b && !p.partition.over_n) crossing_bytes += rounds * cols * k * bytes * from_others;
  const double barriers = (packs_a || packs_b) + (p.algorithm == gemm_algorithm::split_k);
  const bool forks = threads > 1 && (tiles > 1 || packs_a || packs_b);
  const double together = forks ? (costs.fork + barriers * costs.barrier) * std::log2(threads) : 0;
  return rounds * batches * tile + packing + crossing_bytes / profile.bandwidths.core + together;
}

gemm_plan amx_plan_for_threads(const gemm_problem& q, const machine& profile, unsigned host_threads) {
  plan_builder product = product_of(q, profile, host_threads);
  const choice chosen = choice_by_amx(product);
  if (chosen.transposed) compute_transpose(product);
  const auto is_chosen = [&](const candidate& c) { return c.how == chosen; };
  return plan_of(product, *std::ranges::find_if(candidates(), is_chosen), q.kernel);
}

gemm_plan make_plan_by_amx(const gemm_problem& q, const machine& profile) {
  const unsigned all = is_shorter_than_a_fork(q.m, q.n, q.k, q.batches) ? 1 : std::max(q.host_threads, 1u);
  if (all > fewest_chosen_threads) {
    // One host thread is through before all have been forked. Why:
    // kernels/matmul/gemm_host_threads.md#number.
    const double fork = nanoseconds_of_fork(profile, all);
    if (can_take_less(q, profile, fork)) {
      const gemm_plan by_one = amx_plan_for_threads(q, profile, 1);
      if (estimate_by_amx(by_one, profile) < fork) return by_one;
    }
  }
  gemm_plan best = amx_plan_for_threads(q, profile, all);
  const bool one_threadgroup =
      best.partition.tile_cols >= best.n && best.blocking.mc >= best.m && best.batches == 1;
  if (all <= fewest_chosen_threads || one_threadgroup) return best;
  double least = estimate_by_amx(best, profile);
  if (least > worth_all_threads) return best;
  for (unsigned threads = all; threads > fewest_chosen_threads;) {
    threads = std::max(threads / 2, fewest_chosen_threads);
    const gemm_plan fewer = amx_plan_for_threads(q, profile, threads);
    const double nanoseconds = estimate_by_amx(fewer, profile);
    if (nanoseconds >= least) continue;
    best = fewer;
    least = nanoseconds;
  }
  return best;
}

}  // namespace pewter::detail
