// How a grid, its threadgroups and their SIMD groups map to host threads. A launch of less work than a fork
// costs runs on the calling thread. Why: include/pewter/model/dispatch.md#when-to-fork.
#pragma once

#include "pewter/detail/fork_thresholds.hpp"
#include "pewter/model/host_threads.hpp"
#include "pewter/model/simdgroup.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

namespace native {

/// Work of a host thread from which on others may take it over: less of it is done before they could.
inline constexpr double taking_pays_from_nanoseconds = 100000;
/// Work that is taken at a time: much more than what taking it costs, an atomic addition.
inline constexpr double taken_nanoseconds = 5000;

/// How many threadgroups a host thread takes at a time, 0 if each has only its own.
/// Why: include/pewter/model/dispatch.md#stealing.
/// @param each nanoseconds of a threadgroup, 0: unknown
PEWTER_INLINE std::uint64_t threadgroups_taken_together(std::uint64_t threadgroups, double each,
                                                        unsigned workers) {
  if (each * static_cast<double>(threadgroups) < taking_pays_from_nanoseconds * workers) return 0;
  if (threadgroups < 2 * std::uint64_t{workers}) return 0;
  return each >= taken_nanoseconds ? 1 : static_cast<std::uint64_t>(taken_nanoseconds / each);
}

/// Whether workers share each threadgroup, one after the other, where there are fewer than workers: fourteen
/// on sixteen save an eighth of one, and cost fourteen forks. Why:
/// include/pewter/model/dispatch.md#when-to-fork.
/// @param each nanoseconds of a threadgroup, 0: unknown
PEWTER_INLINE constexpr bool pays_to_share(double each, std::uint64_t threadgroups, unsigned workers) {
  const double count = static_cast<double>(threadgroups), saved = each * (1 - count / workers);
  return each == 0 || saved > detail::sharing_pays_from_nanoseconds * count;
}

struct dispatch_choice {
  pewter::mapping mapping;
  detail::host_team team;
};

PEWTER_INLINE dispatch_choice choose_mapping(const launch_geometry& geometry,
                                             const dispatch_options& options) {
  const std::uint64_t groups = geometry.threadgroups_per_grid.volume();
  const double each = options.nanoseconds_per_threadgroup;
  if (options.mapping == mapping::run_inline || options.host_threads == 1)
    return {mapping::run_inline, {1, 1}};
  const bool small = each > 0 && each * static_cast<double>(groups) < detail::fork_pays_from_nanoseconds;
  if (options.mapping == mapping::automatic && small) return {mapping::run_inline, {1, 1}};

  const unsigned available = detail::available_host_threads();
  const unsigned threads =
      options.host_threads == 0 || options.host_threads > available ? available : options.host_threads;
  const std::uint64_t simdgroups = (geometry.threads_per_threadgroup.volume() + lane_count - 1) / lane_count;
  const unsigned sharing = simdgroups < threads ? static_cast<unsigned>(simdgroups) : threads;
  const unsigned splitting = groups < threads ? static_cast<unsigned>(groups) : threads;
  switch (options.mapping) {
    case mapping::simdgroups:
      return {mapping::simdgroups, {sharing, threads}};
    case mapping::threadgroups:
    case mapping::teams:
      return {options.mapping, {splitting, threads}};
    case mapping::teams_distribute:
      return {options.mapping, {threads, threads}};
    default:
      break;
  }
  if (groups < threads && sharing > splitting && pays_to_share(each, groups, sharing))
    return {mapping::simdgroups, {sharing, threads}};
  return {mapping::threadgroups, {splitting, threads}};
}

/// One dispatch of a batch, as the choice of the batch's team needs it.
struct batched_dispatch {
  const launch_geometry& geometry;
  double nanoseconds_per_threadgroup;
};

/// How a batch runs: `threadgroups` on one team, `run_inline` on the calling thread, `automatic` each
/// dispatch by its own choice.
template <int parts>
PEWTER_INLINE dispatch_choice choose_for_batch(const dispatch_options& options,
                                               const batched_dispatch (&part)[parts]) {
  constexpr dispatch_choice each_for_itself{mapping::automatic, {1, 1}};
  if (options.mapping != mapping::automatic && options.mapping != mapping::threadgroups)
    return each_for_itself;
  dispatch_choice choice{mapping::run_inline, {1, 1}};
  double nanoseconds = 0, enough = 0;
  bool known = true;
  for (const batched_dispatch& p : part) {
    const std::uint64_t groups = p.geometry.threadgroups_per_grid.volume();
    if (groups == 0) continue;
    known = known && p.nanoseconds_per_threadgroup > 0;
    nanoseconds += p.nanoseconds_per_threadgroup * static_cast<double>(groups);
    enough += detail::batched_dispatch_pays_from_nanoseconds;
    dispatch_options of_part = options;
    of_part.nanoseconds_per_threadgroup = p.nanoseconds_per_threadgroup;
    if (choose_mapping(p.geometry, of_part).mapping == mapping::simdgroups) return each_for_itself;
    of_part.mapping = mapping::threadgroups;  // however small it is, it is part of a larger whole
    const dispatch_choice of_team = choose_mapping(p.geometry, of_part);
    if (of_team.team.workers > choice.team.workers) choice = of_team;
  }
  if (options.mapping == mapping::automatic && known && nanoseconds < enough)
    return {mapping::run_inline, {1, 1}};
  return choice;
}

/// The longest dispatch of a batch: what those before it made is in the caches of who made it.
template <int parts>
PEWTER_INLINE detail::taken_job taken_job_of(const batched_dispatch (&part)[parts], unsigned workers) {
  detail::taken_job taken;
  double longest = 0;
  for (int i = 0; i < parts; ++i) {
    const std::uint64_t groups = part[i].geometry.threadgroups_per_grid.volume();
    const double each = part[i].nanoseconds_per_threadgroup, nanoseconds = each * static_cast<double>(groups);
    if (nanoseconds <= longest) continue;
    longest = nanoseconds;
    taken = {static_cast<std::size_t>(i), threadgroups_taken_together(groups, each, workers)};
  }
  return taken;
}

}  // namespace native

PEWTER_END_TARGET_NAMESPACE
