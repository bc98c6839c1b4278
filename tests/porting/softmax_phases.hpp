// The same in phases: a collective is both stages of a reduction, and partials of its own.
#pragma once

#include "pewter/pewter.hpp"

inline auto softmax_phases(const float* x, float* y, std::uint32_t n) {
  using namespace pewter;
  return [=](threadgroup& tg) {
    const std::size_t row = std::size_t{tg.threadgroup_position_in_grid().x} * n;
    const float most = threadgroup_max(tg, [&](simdgroup& sg) {
      lanes<float> largest = -__builtin_inff();
      sg.stride_loop(n, [&](std::size_t i, auto active, auto) {
        largest = select(active, max(largest, load(x + row + i, active)), largest);
      });
      return largest;
    });
    const float all = threadgroup_sum(tg, [&](simdgroup& sg) {
      lanes<float> sum = 0.0f;
      sg.stride_loop(n, [&](std::size_t i, auto active, auto) {
        const lanes<float> e = select(active, exp(load(x + row + i, active) - most), 0.0f);
        store(y + row + i, e, active);
        sum += e;
      });
      return sum;
    });
    tg.for_each_simdgroup([&](simdgroup& sg) {
      sg.stride_loop(n, [&](std::size_t i, auto active, auto) {
        store(y + row + i, load(y + row + i, active) / all, active);
      });
    });
  };
}
