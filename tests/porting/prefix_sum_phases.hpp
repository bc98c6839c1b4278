// The same in phases: what lives across the barrier is state of the SIMD group, and the scan is a collective.
#pragma once

#include "pewter/pewter.hpp"

inline auto prefix_sum_phases(const std::uint32_t* x, std::uint32_t* y) {
  using namespace pewter;
  return [=](threadgroup& tg) {
    const std::size_t begin =
        std::size_t{tg.threadgroup_position_in_grid().x} * tg.threads_per_threadgroup().x;
    const auto values = tg.per_simdgroup_state<lanes<std::uint32_t>>();
    tg.for_each_simdgroup(
        [&](simdgroup& sg) { values[sg] = load(x + begin + sg.index() * std::size_t{32}, sg); });
    threadgroup_prefix_exclusive_sum(tg, values);
    tg.for_each_simdgroup(
        [&](simdgroup& sg) { store(y + begin + sg.index() * std::size_t{32}, values[sg], sg); });
  };
}
