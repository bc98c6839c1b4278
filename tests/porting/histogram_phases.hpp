// The same in phases.
#pragma once

#include "pewter/pewter.hpp"

inline auto histogram_phases(const std::uint8_t* x, std::uint32_t* counts, std::uint32_t n) {
  using namespace pewter;
  return [=](threadgroup& tg) {
    std::uint32_t* const bins = tg.memory<std::uint32_t>(256);
    tg.for_each_simdgroup([&](simdgroup& sg) {
      sg.stride_loop(
          256, [&](std::size_t i, auto active, auto) { store(bins + i, lanes<std::uint32_t>(0), active); });
    });
    const std::uint32_t groups = tg.threadgroups_per_grid().x, group = tg.threadgroup_position_in_grid().x;
    const std::uint32_t first = group * n / groups, last = (group + 1) * n / groups;
    tg.for_each_simdgroup([&](simdgroup& sg) {
      sg.stride_loop(last - first, [&](std::size_t i, auto active, auto) {
        const lanes<std::uint32_t> bin = convert<std::uint32_t>(load(x + first + i, active));
        atomic_fetch_add(bins, bin, lanes<std::uint32_t>(1), active);
      });
    });
    tg.for_each_simdgroup([&](simdgroup& sg) {
      sg.stride_loop(256, [&](std::size_t i, auto active, auto) {
        const lanes<std::uint32_t> bin = lane_ids() + static_cast<std::uint32_t>(i);
        atomic_fetch_add(counts, bin, load(bins + i, active), active);
      });
    });
  };
}
