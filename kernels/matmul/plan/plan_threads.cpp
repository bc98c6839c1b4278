// make_plan: the candidate, and the number of host threads, of least predicted time.
#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>

#include "kernels/matmul/plan/amx_rules.hpp"
#include "kernels/matmul/plan/candidates.hpp"
#include "kernels/matmul/plan/cost_model.hpp"
#include "kernels/runtime/arguments.hpp"
#include "pewter/geometry.hpp"

namespace pewter::detail {
namespace {

double real(std::size_t n) { return static_cast<double>(n); }

constexpr double endless = std::numeric_limits<double>::infinity();

/// f(timed_plan) for all valid candidates.
template <class F>
void for_each_candidate(const gemm_problem& q, const machine& profile, unsigned threads, F f) {
  const plan_builder plain = product_of(q, profile, threads);
  plan_builder turned = plain;
  const bool can_turn = can_transpose(plain);
  if (can_turn) compute_transpose(turned);
  for (const candidate& c : candidates()) {
    if (c.how.transposed && !can_turn) continue;
    const plan_builder& product = c.how.transposed ? turned : plain;
    if (!c.valid(product)) continue;
    timed_plan some{c.name, plan_of(product, c, q.kernel), 0};
    some.nanoseconds = predict(some.plan, profile).all();
    f(some);
  }
}

/// The valid candidate of least predicted time for this many host threads.
timed_plan best_for_threads(const gemm_problem& q, const machine& profile, unsigned threads) {
  timed_plan best{"", {}, endless};
  for_each_candidate(q, profile, threads, [&](const timed_plan& some) {
    const bool is_first = std::string_view(best.name).empty();
    if (is_first || some.nanoseconds < best.nanoseconds) best = some;
  });
  return best;
}

/// All host threads, or a half, a quarter ... of them, down to one.
timed_plan best_of_all(const gemm_problem& q, const machine& profile) {
  const unsigned all = is_shorter_than_a_fork(q.m, q.n, q.k, q.batches) ? 1 : std::max(q.host_threads, 1u);
  if (all == 1) return best_for_threads(q, profile, 1);
  const double fork = nanoseconds_of_fork(profile, all);
  timed_plan by_one{"", {}, endless}, best = by_one;
  constexpr double saved_by_two = 5;  // forks; of fewer a half is less than a fork and what crosses cores
  if (can_take_less(q, profile, saved_by_two * fork)) {
    by_one = best_for_threads(q, profile, 1);
    if (by_one.nanoseconds < fork) return by_one;  // before all have been forked
  }
  // Fewer host threads save a part of a fork at most, and have to be worth it: those that are there are idle.
  // One alone saves all of it.
  constexpr double forks = 20, worth_it = 0.9;
  const auto prefer = [&](const timed_plan& some) {
    if (some.nanoseconds < worth_it * best.nanoseconds) best = some;
  };
  for (unsigned threads = all; threads > 1; threads /= 2) {
    prefer(best_for_threads(q, profile, threads));
    if (best.nanoseconds > forks * fork) break;
  }
  return by_one.nanoseconds <= best.nanoseconds ? by_one : best;
}

/// Tiles along each of a grid's axes are counted by 32 bits.
/// @throws error for more
void check_grid(const gemm_plan& p) {
  const auto check = [](const char* name, std::size_t tiles) { check_extent("gemm", name, tiles); };
  check(p.transposed ? "m" : "n", tiles_along(p.n, p.partition.tile_cols));
  check(p.transposed ? "n" : "m", tiles_along(p.m, p.blocking.mc));
  check("batches", tiles_along(p.batches, p.partition.batches_per_threadgroup));
}

}  // namespace

double nanoseconds_of_multiply_add(micro_kernel_kind kernel, const machine& profile) {
  const machine_costs& costs = profile.costs;
  return kernel == micro_kernel_kind::amx        ? costs.amx
         : kernel == micro_kernel_kind::bf16_dot ? costs.bf16
                                                 : costs.fma;
}

double nanoseconds_of_fork(const machine& profile, unsigned all) {
  return profile.costs.fork * std::log2(static_cast<double>(all));
}

bool can_take_less(const gemm_problem& q, const machine& profile, double nanoseconds) {
  const double m = real(q.m), n = real(q.n), k = real(q.k), batches = real(q.batches);
  const double multiply_adds = m * n * k * batches, elements = (m * k + k * n + m * n) * batches;
  return std::max(multiply_adds * nanoseconds_of_multiply_add(q.kernel.kind, profile),
                  elements * real(size_of(q.type)) / profile.bandwidths.cache) < nanoseconds;
}

double estimated_nanoseconds(const gemm_plan& p, const machine& profile) {
  return p.kernel == micro_kernel_kind::amx ? estimate_by_amx(p, profile) : predict(p, profile).all();
}

std::vector<timed_plan> timed_candidates(const gemm_problem& q, const machine& profile,
                                         unsigned host_threads) {
  if (q.kernel.kind == micro_kernel_kind::amx) {
    const gemm_plan plan = amx_plan_for_threads(q, profile, host_threads);
    return {{name_of(plan.of_parts), plan, estimated_nanoseconds(plan, profile)}};
  }
  std::vector<timed_plan> all;
  for_each_candidate(q, profile, host_threads, [&](const timed_plan& some) { all.push_back(some); });
  std::ranges::sort(all, {}, &timed_plan::nanoseconds);
  return all;
}

gemm_plan make_plan(const gemm_problem& q, const machine& profile) {
  const bool by_amx = q.kernel.kind == micro_kernel_kind::amx;
  const gemm_plan p = by_amx ? make_plan_by_amx(q, profile) : best_of_all(q, profile).plan;
  check_grid(p);
  return p;
}

}  // namespace pewter::detail
