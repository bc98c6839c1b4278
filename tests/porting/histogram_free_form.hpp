// counts[b] = how many of x (n) are b, of 256 bins: counted in threadgroup memory, then added up.
#pragma once

#include "pewter/pewter.hpp"

inline auto histogram_free_form(const std::uint8_t* x, std::uint32_t* counts, std::uint32_t n) {
  using namespace pewter;
  return free_form([=](simdgroup& sg) {
    std::uint32_t* const bins = sg.memory<std::uint32_t>(256);
    sg.stride_loop(
        256, [&](std::size_t i, auto active, auto) { store(bins + i, lanes<std::uint32_t>(0), active); });
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const std::uint32_t groups = sg.threadgroups_per_grid().x, group = sg.threadgroup_position_in_grid().x;
    const std::uint32_t first = group * n / groups, last = (group + 1) * n / groups;
    sg.stride_loop(last - first, [&](std::size_t i, auto active, auto) {
      const lanes<std::uint32_t> bin = convert<std::uint32_t>(load(x + first + i, active));
      atomic_fetch_add(bins, bin, lanes<std::uint32_t>(1), active);
    });
    threadgroup_barrier(mem_flags::mem_threadgroup);
    sg.stride_loop(256, [&](std::size_t i, auto active, auto) {
      const lanes<std::uint32_t> bin = lane_ids() + static_cast<std::uint32_t>(i);
      atomic_fetch_add(counts, bin, load(bins + i, active), active);
    });
  });
}
