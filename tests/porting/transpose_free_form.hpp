// y (cols, rows) = x (rows, cols) transposed, a tile of 32 x 32 a threadgroup of 32 x 8 threads: a SIMD group
// has a row of threads.
#pragma once

#include "pewter/pewter.hpp"

inline auto transpose_free_form(const float* x, float* y, std::uint32_t rows, std::uint32_t cols) {
  using namespace pewter;
  using numbers = lanes<std::uint32_t>;
  return free_form([=](simdgroup& sg) {
    const uint3 tile = sg.threadgroup_position_in_grid();
    float* const staged = sg.memory<float>(32 * 33);  // (32, 33)
    const std::uint32_t left = tile.x * 32, top = tile.y * 32;
    for (std::uint32_t j = sg.index(); j < 32 && top + j < rows; j += 8) {
      const lane_mask inside = lane_ids() < numbers(cols - left);
      store(staged + j * 33, load(x + std::size_t{top + j} * cols + left, inside), inside);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    for (std::uint32_t j = sg.index(); j < 32 && left + j < cols; j += 8) {
      const lane_mask inside = lane_ids() < numbers(rows - top);
      store(y + std::size_t{left + j} * rows + top, gather(staged, lane_ids() * 33u + j, inside), inside);
    }
  });
}
