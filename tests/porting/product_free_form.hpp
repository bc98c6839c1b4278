// c (m, n) = a (m, k) * b (k, n), a tile of 16 x 16 a threadgroup of 16 x 16 threads, one element a thread:
// barriers in a loop. A SIMD group has two rows of the tile.
#pragma once

#include "pewter/pewter.hpp"

inline auto product_free_form(const float* a, const float* b, float* c, std::uint32_t m, std::uint32_t n,
                              std::uint32_t k) {
  using namespace pewter;
  using numbers = lanes<std::uint32_t>;
  return free_form([=](simdgroup& sg) {
    float* const a_tile = sg.memory<float>(256);  // (16, 16)
    float* const b_tile = sg.memory<float>(256);  // (16, 16)
    const auto at = sg.thread_position_in_threadgroup();
    const uint3 tile = sg.threadgroup_position_in_grid();
    const numbers row = at.y + tile.y * 16, col = at.x + tile.x * 16;
    const lane_mask has_row = row < numbers(m), has_col = col < numbers(n);
    lanes<float> sum = 0.0f;
    for (std::uint32_t first = 0; first < k; first += 16) {
      const lane_mask has_a = has_row & (at.x + first < numbers(k)),
                      has_b = has_col & (at.y + first < numbers(k));
      store(a_tile + sg.index() * 32, gather(a, row * k + at.x + first, has_a));  // 0 beyond the matrix
      store(b_tile + sg.index() * 32, gather(b, (at.y + first) * n + col, has_b));
      threadgroup_barrier(mem_flags::mem_threadgroup);
      for (std::uint32_t i = 0; i < 16; ++i)
        sum += gather(a_tile, at.y * 16u + i) * gather(b_tile, at.x + i * 16);
      threadgroup_barrier(mem_flags::mem_threadgroup);
    }
    scatter(c, row * n + col, sum, has_row & has_col);
  });
}
