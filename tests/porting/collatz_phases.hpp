// The same with masks by hand.
#pragma once

#include "pewter/pewter.hpp"

inline auto collatz_phases(std::uint32_t* steps, std::uint32_t n) {
  using namespace pewter;
  using numbers = lanes<std::uint32_t>;
  return [=](threadgroup& tg) {
    tg.for_each_simdgroup([&](simdgroup& sg) {
      const numbers i = sg.thread_position_in_grid().x;
      const lane_mask present = sg.active() & (i < numbers(n));
      numbers x = i + 1u, count = 0;
      for (;;) {
        const lane_mask active = present & (x != numbers(1));
        if (!any(active)) break;
        x = select(active, select((x & 1u) == numbers(0), x >> 1u, x * 3u + 1u), x);
        count = select(active, count + 1u, count);
      }
      scatter(steps, i, count, present);
    });
  };
}
