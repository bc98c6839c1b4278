// The same in phases: a SIMD group's result is what per_simdgroup_results keeps.
#pragma once

#include "pewter/pewter.hpp"

inline auto argmax_phases(const float* x, std::uint32_t* at, std::uint32_t n) {
  using namespace pewter;
  using numbers = lanes<std::uint32_t>;
  struct candidate {
    float value;
    std::uint32_t place;
  };
  return [=](threadgroup& tg) {
    const std::uint32_t row = tg.threadgroup_position_in_grid().x;
    const auto candidates = tg.per_simdgroup_results<candidate>();
    tg.for_each_simdgroup([&](simdgroup& sg) {
      lanes<float> best = -__builtin_inff();
      numbers place = ~0u;
      sg.stride_loop(n, [&](std::size_t i, auto active, auto) {
        const lanes<float> value = load(x + std::size_t{row} * n + i, active);
        const lane_mask larger = (value > best) & active;
        best = select(larger, value, best);
        place = select(larger, lane_ids() + static_cast<std::uint32_t>(i), place);
      });
      const float own = simd_max(best, sg);
      candidates[sg] = {own, simd_min(select(best == lanes<float>(own), place, numbers(~0u)), sg)};
    });
    tg.first_simdgroup([&](simdgroup&) {
      candidate best = candidates.at(0);
      for (std::uint32_t s = 1; s < tg.simdgroups_per_threadgroup(); ++s) {
        const candidate other = candidates.at(s);
        if (other.value > best.value || (other.value == best.value && other.place < best.place)) best = other;
      }
      at[row] = best.place;
    });
  };
}
