// The elements of each window of pooling's cases.
#pragma once

#include "kernels/pooling/pooling_launch.hpp"
#include "tests/reference/oracle.hpp"

namespace pewter::reference {

/// f(index of the result, the window's elements) for all results.
template <class F>
void for_each_window(const oracle_call& call, const F& f) {
  const problem_shape& s = call.shape;
  const window& w = detail::window_of(s);
  const std::size_t height = windows_of(s[2], w.height), width = windows_of(s[3], w.width), inner = s[4];
  for (std::size_t result = 0; result < s[1] * height * width * inner; ++result) {
    const std::size_t i = result % inner, column = result / inner % width,
                      row = result / inner / width % height;
    const std::size_t outer = result / inner / width / height;
    std::vector<double> elements;
    for (std::size_t r = 0; r < s[2]; ++r)
      for (std::size_t c = 0; c < s[3]; ++c) {
        const auto is_in = [](const window_side& side, std::size_t place, std::size_t at) {
          for (std::size_t k = 0; k < side.extent; ++k)
            if (place * side.stride + k * side.dilation == at + side.padding) return true;
          return false;
        };
        if (is_in(w.height, row, r) && is_in(w.width, column, c))
          elements.push_back(call.inputs[0][((outer * s[2] + r) * s[3] + c) * inner + i]);
      }
    f(result, elements);
  }
}

}  // namespace pewter::reference
