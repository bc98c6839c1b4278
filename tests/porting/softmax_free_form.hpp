// y[r] = softmax of row r, of n columns, one threadgroup a row: two reductions by the same partials, so that
// a barrier stands between reading the maxima and writing the sums. Several SIMD groups must all be whole:
// each takes all partials by its own lanes.
#pragma once

#include "pewter/pewter.hpp"

inline auto softmax_free_form(const float* x, float* y, std::uint32_t n) {
  using namespace pewter;
  return free_form([=](simdgroup& sg) {
    const std::size_t row = std::size_t{sg.threadgroup_position_in_grid().x} * n;
    const lane_mask present = first_lanes(sg.simdgroups_per_threadgroup());
    float* const partials = sg.memory<float>(32);
    lanes<float> largest = -__builtin_inff();
    sg.stride_loop(n, [&](std::size_t i, auto active, auto) {
      largest = select(active, max(largest, load(x + row + i, active)), largest);
    });
    partials[sg.index()] = simd_max(largest, sg);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const float most = simd_max(load(partials, present), present);
    threadgroup_barrier(mem_flags::mem_threadgroup);  // partials are used again
    lanes<float> sum = 0.0f;
    sg.stride_loop(n, [&](std::size_t i, auto active, auto) {
      const lanes<float> e = select(active, exp(load(x + row + i, active) - most), 0.0f);
      store(y + row + i, e, active);
      sum += e;
    });
    partials[sg.index()] = simd_sum(sum, sg);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const float all = simd_sum(load(partials, present), present);
    sg.stride_loop(n, [&](std::size_t i, auto active, auto) {
      store(y + row + i, load(y + row + i, active) / all, active);
    });
  });
}
