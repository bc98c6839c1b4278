// Says in one paragraph what a launch geometry means: for logs, examples and reports, not for kernels.
//
// "4000x3000 threads in 16x16: 250x188 threadgroups (47000) of 256 threads, 8 SIMD groups each; ..."
#pragma once

#include <cstdio>
#include <string>

#include "pewter/geometry.hpp"

namespace pewter {
namespace detail {

/// "4000x3000": without trailing extents of 1.
inline std::string text_of(uint3 size) {
  std::string text = std::to_string(size.x);
  if (size.y != 1 || size.z != 1) text += "x" + std::to_string(size.y);
  if (size.z != 1) text += "x" + std::to_string(size.z);
  return text;
}

inline std::string counted(std::uint64_t n, const char* noun) {
  return std::to_string(n) + " " + noun + (n == 1 ? "" : "s");
}

}  // namespace detail

/// One paragraph about a launch on `cores` cores.
/// @throws error if cores is 0
inline std::string explain(const launch_geometry& g, unsigned cores) {
  using detail::counted;
  using detail::text_of;
  if (cores == 0) detail::raise("explain: cores = 0, must be at least 1");
  const std::string grid =
      text_of(g.threads_per_grid) + " threads in " + text_of(g.threads_per_threadgroup) + ": ";
  if (g.empty()) return grid + "an empty launch, nothing runs.";

  const uint3 groups = g.threadgroups_per_grid;
  const std::uint64_t threads = g.threads_per_threadgroup.volume();
  std::string text = grid + text_of(groups) + (groups.volume() == 1 ? " threadgroup" : " threadgroups");
  if (text_of(groups) != std::to_string(groups.volume()))
    text += " (" + std::to_string(groups.volume()) + ")";
  text +=
      " of " + counted(threads, "thread") + ", " + counted(simdgroups_of(threads), "SIMD group") + " each; ";

  const uint3 corner = threadgroup_size_at(g, {groups.x - 1, groups.y - 1, groups.z - 1});
  text += corner == g.threads_per_threadgroup ? std::string("all threadgroups are full; ")
                                              : "the threadgroup in the far corner is " + text_of(corner) +
                                                    " (" + counted(corner.volume(), "thread") + "); ";

  char idle[32];
  std::snprintf(idle, sizeof idle, "%.1f %%", 100 * idle_lane_share(g));
  const std::uint64_t rounds = waves(g, cores), rest = groups.volume() % cores;
  text += std::string(idle) + " of the lanes are idle; " + counted(rounds, "wave") + " over " +
          counted(cores, "core");
  if (rest != 0) text += ", the last one keeps " + std::to_string(rest) + " of them busy";
  return text + ".";
}

}  // namespace pewter
