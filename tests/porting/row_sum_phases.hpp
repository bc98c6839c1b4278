// The same in phases: a loop over SIMD groups each, the end of a phase being the barrier.
#pragma once

#include "pewter/pewter.hpp"

inline auto row_sum_phases(const float* x, float* sums, std::uint32_t n) {
  using namespace pewter;
  return [=](threadgroup& tg) {
    const std::uint32_t row = tg.threadgroup_position_in_grid().x;
    float* const partials = tg.memory<float>(32);
    tg.for_each_simdgroup([&](simdgroup& sg) {
      lanes<float> sum = 0.0f;
      sg.stride_loop(n, [&](std::size_t i, auto active, auto) { sum += load(x + row * n + i, active); });
      partials[sg.index()] = simd_sum(sum, sg);
    });
    tg.first_simdgroup([&](simdgroup&) {
      const lane_mask present = first_lanes(tg.simdgroups_per_threadgroup());
      sums[row] = simd_sum(load(partials, present), present);
    });
  };
}
