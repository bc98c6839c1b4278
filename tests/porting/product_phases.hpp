// The same in phases: the sums live across barriers, so that they are state of each SIMD group.
#pragma once

#include "pewter/pewter.hpp"

inline auto product_phases(const float* a, const float* b, float* c, std::uint32_t m, std::uint32_t n,
                           std::uint32_t k) {
  using namespace pewter;
  using numbers = lanes<std::uint32_t>;
  return [=](threadgroup& tg) {
    float* const a_tile = tg.memory<float>(256);  // (16, 16)
    float* const b_tile = tg.memory<float>(256);  // (16, 16)
    const auto sums = tg.per_simdgroup_state<lanes<float>>();
    const uint3 tile = tg.threadgroup_position_in_grid();
    tg.for_each_simdgroup([&](simdgroup& sg) { sums[sg] = 0.0f; });
    for (std::uint32_t first = 0; first < k; first += 16) {
      tg.for_each_simdgroup([&](simdgroup& sg) {
        const numbers x = lane_ids() & 15u, y = (lane_ids() >> 4u) + 2 * sg.index();
        const numbers row = y + tile.y * 16, col = x + tile.x * 16;
        const numbers a_col = x + first, b_row = y + first;
        const lane_mask has_a = (row < numbers(m)) & (a_col < numbers(k));
        const lane_mask has_b = (col < numbers(n)) & (b_row < numbers(k));
        store(a_tile + sg.index() * 32, gather(a, row * k + a_col, has_a));  // 0 beyond the matrix
        store(b_tile + sg.index() * 32, gather(b, b_row * n + col, has_b));
      });
      tg.for_each_simdgroup([&](simdgroup& sg) {
        const numbers x = lane_ids() & 15u, y = (lane_ids() >> 4u) + 2 * sg.index();
        lanes<float> sum = sums[sg];
        for (std::uint32_t i = 0; i < 16; ++i)
          sum += gather(a_tile, y * 16u + i) * gather(b_tile, x + i * 16);
        sums[sg] = sum;
      });
    }
    tg.for_each_simdgroup([&](simdgroup& sg) {
      const numbers x = lane_ids() & 15u, y = (lane_ids() >> 4u) + 2 * sg.index();
      const numbers row = y + tile.y * 16, col = x + tile.x * 16;
      scatter(c, row * n + col, sums[sg], (row < numbers(m)) & (col < numbers(n)));
    });
  };
}
