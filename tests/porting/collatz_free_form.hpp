// steps[i] = steps from i + 1 to 1 by x -> x / 2 or 3 x + 1: lanes leave the loop one by one, threads beyond
// n return early.
#pragma once

#include "pewter/pewter.hpp"

inline auto collatz_free_form(std::uint32_t* steps, std::uint32_t n) {
  using namespace pewter;
  using numbers = lanes<std::uint32_t>;
  return free_form([=](simdgroup& sg) {
    const numbers i = sg.thread_position_in_grid().x;
    if (sg.return_lanes(i >= numbers(n))) return;
    numbers x = i + 1u, count = 0;
    sg.while_lanes([&] { return x != numbers(1); },
                   [&] {
                     sg.if_lanes((x & 1u) == numbers(0), [&] { sg.assign(x, x >> 1u); },
                                 [&] { sg.assign(x, x * 3u + 1u); });
                     sg.assign(count, count + 1u);
                   });
    scatter(steps, i, count, sg);
  });
}
