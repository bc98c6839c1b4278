// The cost model of row and element-wise kernels.
#include "kernels/runtime/machine/launch_model.hpp"

#include <algorithm>
#include <cmath>

#include "kernels/runtime/machine/machine.hpp"
#include "pewter/model/host_threads.hpp"

namespace pewter::detail {
namespace {

// Constants that costs.inc and the profile lack. Why: kernels/common/kernels.md#memory.
constexpr double from_l2 = 0.8;  // of the time of a copy's bytes by the profile
constexpr double from_l3 = 0.6;
constexpr double from_memory = 0.8;
constexpr double leaves_l3_at = 0.6;  // of the cache's size: neighbours' lines push the first ones out
constexpr double left_l3_at = 2;
constexpr double crossing = 1.2;  // times a fork: lines that the other host threads fetch
constexpr double call = 110;      // cycles before the work begins

constexpr std::size_t floats_nearby = 8192;  // of threadgroup memory, and of a near cache

/// Converts via a signed number, for which there is a single instruction.
double real(std::size_t n) { return static_cast<double>(static_cast<std::ptrdiff_t>(n)); }

double cycles_by(const pattern_cost& cost, const launch_work& work) {
  const bool tiles = cost.by == pattern::tiled;
  float set = cost.set[static_cast<int>(work.type)];
  if (work.cols > (tiles ? floats_nearby / 32 : floats_nearby))
    set += cost.beyond[work.type != element_type::float32];
  const float edge = work.cols % (tiles ? 128 : 32) != 0 ? cost.edge : 0.0f;
  const double of_row = real((work.cols + 31) / 32) * set + (cost.row + edge);
  return real(groups_of(cost.by, work)) * cost.group + real(work.rows) * of_row;
}

/// Nanoseconds. Hardware threads of a core that others use are slower, most of the time.
double cycle_of(const machine& m) { return m.costs.fma * 32 * (1 + 3 * m.costs.busy) / 4; }

/// A core's time for a byte, if a launch reads and writes `bytes` bytes again and again.
double nanoseconds_of_byte(const machine& m, std::size_t bytes) {
  if (bytes <= m.l2.bytes) return from_l2 / m.bandwidths.cache;
  const double memory = from_memory / m.bandwidths.core;
  if (m.l3.bytes == 0) return memory;
  const double outside =
      std::clamp((real(bytes) / real(m.l3.bytes) - leaves_l3_at) / (left_l3_at - leaves_l3_at), 0.0, 1.0);
  return std::lerp(from_l3 / m.bandwidths.l3, memory, outside);
}

}  // namespace

std::size_t groups_of(pattern by, const launch_work& work) {
  if (work.groups != 0) return work.groups;
  return by == pattern::tiled ? (work.rows + 31) / 32 : work.rows;
}

counted_pattern counted(const kernel_costs& costs, pattern by, const launch_work& work) {
  for (const pattern_cost& cost : costs.of)
    if (cost.by == by) return {by, cycles_by(cost, work)};
  return {by, 0};
}

counted_pattern automatic_pattern(const kernel_costs& costs, const launch_work& work, bool tiles) {
  constexpr double fork = 5000 / nominal_cycle;
  constexpr std::size_t host_threads = 8, least_tile = 4;
  counted_pattern best;
  double least = INFINITY;
  for (const pattern_cost& cost : costs.of) {
    if (cost.by == pattern::automatic || (cost.by == pattern::tiled && (!tiles || work.rows < least_tile)))
      continue;
    const double alone = cycles_by(cost, work);
    double time = alone;
    if (alone > fork)
      time = std::min(alone, alone / real(std::min(host_threads, groups_of(cost.by, work))) + fork);
    if (time >= least) continue;
    least = time;
    best = {cost.by, alone};
  }
  return best;
}

double nanoseconds_of(const machine& m, double cycles, const launch_work& work) {
  const double computing = cycles * cycle_of(m);
  if (work.bytes <= m.l1d.bytes) return computing;
  return std::max(computing, real(work.bytes) * nanoseconds_of_byte(m, work.bytes));
}

double nanoseconds_of_forked(const machine& m, double on_one_core, std::size_t parts, unsigned host_threads) {
  const double count = real(parts), threads = std::min(count, static_cast<double>(host_threads));
  const double share = count == 0 ? 1 : std::ceil(count / threads) / count;
  return on_one_core * share + crossing * m.costs.fork * std::log2(host_threads);
}

namespace {

/// A vector's threadgroups have 16 elements a thread and at least 2048, one element a thread by `direct`.
launch_work work_of(const description& about, const problem_shape& shape, element_type type, pattern by) {
  const std::size_t cols = shape[static_cast<int>(about.dimensions.size()) - 1];
  std::size_t elements = 1;
  for (int i = 0; i < static_cast<int>(about.dimensions.size()); ++i) elements *= shape[i];
  for (const operand& o : about.operands)
    if (o.role == role::output && about.costs->written > 0) elements = o.count(shape);
  launch_work work{cols == 0 ? 0 : elements / cols, cols, type,
                   static_cast<std::size_t>(about.bytes(shape, type))};
  if (about.dimensions.size() == 1)
    work.groups = ceil_div(cols, std::size_t{by == pattern::direct ? 1024u : 2048u});
  return work;
}

}  // namespace

double predicted_nanoseconds(const machine& m, const description& about, const problem_shape& shape,
                             element_type type, pattern by, unsigned host_threads) {
  const launch_work work = work_of(about, shape, type, by);
  const counted_pattern how =
      by == pattern::automatic ? automatic_pattern(*about.costs, work) : counted(*about.costs, by, work);
  const double alone = nanoseconds_of(m, how.cycles, work), all = call * cycle_of(m) + alone;
  if (host_threads <= 1 || alone < fork_pays_from_nanoseconds) return all;
  return std::min(all, all - alone + nanoseconds_of_forked(m, alone, groups_of(how.by, work), host_threads));
}

launch on_enough_host_threads(const launch& options, double on_one_core, const launch_geometry& geometry) {
  launch enough = options;
  const bool decided = options.mapping != mapping::automatic || options.host_threads == 1;
  if (decided || is_on_device(options)) return enough;
  const unsigned available = available_host_threads();
  const unsigned threads = options.host_threads == 0 ? available : std::min(options.host_threads, available);
  const std::size_t parts = std::max<std::size_t>(geometry.threadgroups_per_grid.volume(),
                                                  simdgroups_of(geometry.threads_per_threadgroup.volume()));
  const auto pays = [&] {
    return nanoseconds_of_forked(this_machine(), on_one_core, parts, threads) <= on_one_core;
  };
  if (!pays() || (measures_forks(threads) && !pays())) enough.host_threads = 1;
  return enough;
}

}  // namespace pewter::detail
