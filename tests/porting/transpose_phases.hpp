// The same in phases.
#pragma once

#include "pewter/pewter.hpp"

inline auto transpose_phases(const float* x, float* y, std::uint32_t rows, std::uint32_t cols) {
  using namespace pewter;
  using numbers = lanes<std::uint32_t>;
  return [=](threadgroup& tg) {
    const uint3 tile = tg.threadgroup_position_in_grid();
    float* const staged = tg.memory<float>(32 * 33);  // (32, 33)
    const std::uint32_t left = tile.x * 32, top = tile.y * 32;
    tg.for_each_simdgroup([&](simdgroup& sg) {
      for (std::uint32_t j = sg.index(); j < 32 && top + j < rows; j += 8) {
        const lane_mask inside = lane_ids() < numbers(cols - left);
        store(staged + j * 33, load(x + std::size_t{top + j} * cols + left, inside), inside);
      }
    });
    tg.for_each_simdgroup([&](simdgroup& sg) {
      for (std::uint32_t j = sg.index(); j < 32 && left + j < cols; j += 8) {
        const lane_mask inside = lane_ids() < numbers(rows - top);
        store(y + std::size_t{left + j} * rows + top, gather(staged, lane_ids() * 33u + j, inside), inside);
      }
    });
  };
}
