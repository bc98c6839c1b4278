// plan_anew: from what a call asks for to a plan.
#include "kernels/matmul/plan/plan_cache.hpp"

#include <array>
#include <memory>
#include <vector>

#include "kernels/runtime/machine/machine.hpp"
#include "kernels/runtime/registry.hpp"
#include "pewter/detail/kept_by_thread.hpp"

namespace pewter::detail {
namespace {

const micro_kernel& micro_kernel_of_target(int target, element_type type) {
  static const auto& of_targets = *new const auto([] {
    std::vector<std::array<micro_kernel, element_type_count>> all;
    for (const pewter::target& t : targets()) {
      all.emplace_back();
      for (int i = 0; i < element_type_count; ++i)
        all.back()[static_cast<std::size_t>(i)] = micro_kernel_of(t.name, static_cast<element_type>(i));
    }
    return all;
  }());
  return of_targets[static_cast<std::size_t>(target)][static_cast<std::size_t>(type)];
}

/// Whether the plan has no more threadgroups than host threads: their number is then that of the workers.
bool has_as_many_threadgroups(const gemm_plan& p) {
  return p.is_private() && ceil_div(p.m, p.blocking.mc) * ceil_div(p.n, p.partition.tile_cols) *
                                   ceil_div(p.batches, p.partition.batches_per_threadgroup) <=
                               p.partition.host_threads;
}

/// This CPU's row of microarchitectures.inc decides, as PEWTER_PROFILE must not change bits.
bool dot_products_are_slow() {
  static const machine_costs costs = machine_named(name_of(machine_of_system().core)).costs;
  return costs.bf16 > costs.fma;
}

/// Whether so few rows pass weights along K that their time is that of reading, which BF16 dot products do
/// without widening. Why: kernels/matmul/cost_model.md#bf16-target.
bool only_reads_weights(const plan_key& key) {
  constexpr std::size_t few_by_panels = 2, few_by_columns = 16;
  return key.m <= (key.has(has_packed_b) ? few_by_panels : key.has(transposes_b) ? few_by_columns : 0);
}

/// The target whose code multiplies. If nobody names one and BF16 dot products take longer than multiply-adds
/// of float, it is the next target, which has no dot products, except for few rows.
/// Why: kernels/matmul/cost_model.md#bf16-target.
int target_of_product(const plan_key& key, element_type type) {
  const int target = target_with(gemm_tables, pattern::tiled, type, key.target);
  if (key.has(names_target) || micro_kernel_of_target(target, type).kind != micro_kernel_kind::bf16_dot ||
      only_reads_weights(key))
    return target;
  const bool has_next = targets()[static_cast<std::size_t>(target + 1)].supported();
  return has_next && dot_products_are_slow() ? target + 1 : target;
}

constexpr std::size_t cached_plans_per_type = 16;  // a power of two
using plans_of_type = std::array<cached_plan, cached_plans_per_type>;
using plans_of_types = std::array<std::unique_ptr<plans_of_type>, element_type_count>;

/// A place among the plans of a type, by what calls in turns differ in.
std::size_t place_of(const plan_key& key) {
  const std::size_t mixed = ((key.m * 31 + key.n) * 31 + key.k) * 31 + key.batches + key.forms;
  return (mixed ^ mixed >> 4 ^ mixed >> 8) % cached_plans_per_type;
}

}  // namespace

cached_plan& cached_plan_of_thread(element_type type, const plan_key& key) {
  auto& plans = kept_by_thread<plans_of_types>::get()[static_cast<std::size_t>(type)];
  if (plans == nullptr) plans = std::make_unique<plans_of_type>();
  return (*plans)[place_of(key)];
}

void adopt_plan(cached_plan& kept, const gemm_plan& plan, unsigned most_host_threads) {
  kept.job.plan = plan;
  kept.one_threadgroup = geometry_of_threadgroups({1, 1, 1}, {plan.partition.threads, 1, 1}, "gemm");
  // A plan of one threadgroup a host thread leaves the others idle by itself: a smaller parallel region would
  // end them. Why: include/pewter/model/dispatch.md#parallel-regions.
  const bool needs_fewer =
      plan.partition.host_threads != most_host_threads && !has_as_many_threadgroups(plan);
  kept.host_threads = needs_fewer ? plan.partition.host_threads : 0;
}

void plan_anew(cached_plan& kept, const plan_key& key, const stored_operands& as, const spans& of,
               element_type type) {
  kept.key = {};
  kept.of = of;
  if (of.c == 0) return;
  gemm_problem q;
  q.m = key.m;
  q.n = key.n;
  q.k = key.has(reads_nothing) ? 0 : key.k;
  q.batches = key.batches;
  q.type = type;
  kept.target = target_of_product(key, type);
  q.kernel = micro_kernel_of_target(kept.target, type);
  q.a = as.a.of(key.has(transposes_a));
  q.b = as.b.of(key.has(transposes_b));
  q.c_row = as.c.elements_per_row;
  q.c_batch = as.c.batch_stride;
  q.a_alignment = key.a_alignment;
  q.b_alignment = key.b_alignment;
  q.b_is_packed = key.has(has_packed_b);
  q.has_epilogue = key.has(has_an_epilogue);
  q.has_bias_or_row_scale = key.has(has_bias_or_row_scale);
  q.threads_per_threadgroup = key.threads;
  q.host_threads = key.host_threads;
  gemm_plan plan = make_plan(q, this_machine());
  if (plan.partition.host_threads > 1 && measures_forks(q.host_threads)) plan = make_plan(q, this_machine());
  adopt_plan(kept, plan, q.host_threads);
  kept.key = key;
}

}  // namespace pewter::detail
