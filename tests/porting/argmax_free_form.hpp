// at[r] = the first place of the largest value of row r, of n columns, one threadgroup a row. Inactive lanes
// have the largest index, which no minimum takes.
#pragma once

#include "pewter/pewter.hpp"

inline auto argmax_free_form(const float* x, std::uint32_t* at, std::uint32_t n) {
  using namespace pewter;
  using numbers = lanes<std::uint32_t>;
  return free_form([=](simdgroup& sg) {
    const std::uint32_t row = sg.threadgroup_position_in_grid().x;
    float* const values = sg.memory<float>(32);
    std::uint32_t* const places = sg.memory<std::uint32_t>(32);
    lanes<float> best = -__builtin_inff();
    numbers place = ~0u;
    sg.stride_loop(n, [&](std::size_t i, auto active, auto) {
      const lanes<float> value = load(x + std::size_t{row} * n + i, active);
      const lane_mask larger = (value > best) & active;
      best = select(larger, value, best);
      place = select(larger, lane_ids() + static_cast<std::uint32_t>(i), place);
    });
    const float own = simd_max(best, sg);
    values[sg.index()] = own;
    places[sg.index()] = simd_min(select(best == lanes<float>(own), place, numbers(~0u)), sg);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (sg.index() != 0) return;
    const lane_mask present = first_lanes(sg.simdgroups_per_threadgroup());
    const lanes<float> all = load(values, present);
    const lane_mask largest = (all == lanes<float>(simd_max(all, present))) & present;
    at[row] = simd_min(load(places, largest), largest);
  });
}
