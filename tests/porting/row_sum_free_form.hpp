// sums[r] = sum of row r, of n columns, one threadgroup a row: line by line what the Metal kernel says.
#pragma once

#include "pewter/pewter.hpp"

inline auto row_sum_free_form(const float* x, float* sums, std::uint32_t n) {
  using namespace pewter;
  return free_form([=](simdgroup& sg) {
    const std::uint32_t row = sg.threadgroup_position_in_grid().x;
    float* const partials = sg.memory<float>(32);
    lanes<float> sum = 0.0f;
    sg.stride_loop(n, [&](std::size_t i, auto active, auto) { sum += load(x + row * n + i, active); });
    partials[sg.index()] = simd_sum(sum, sg);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (sg.index() != 0) return;
    const lane_mask present = first_lanes(sg.simdgroups_per_threadgroup());
    sums[row] = simd_sum(load(partials, present), present);
  });
}
