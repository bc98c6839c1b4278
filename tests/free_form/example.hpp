// A free-form kernel as a user compiles it: for every instruction set, and linked with the compiled library.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "pewter/launch.hpp"

struct example_arguments {
  const float* x;    // (rows, cols)
  float* sums;       // (rows), of each row, by its tiles through a ring
  float* evens;      // (rows), of elements whose whole part is even, by diverging lanes
  std::size_t cols;  // a multiple of 64
};

/// @param threads in a threadgroup, which takes a row: at least 64
void run_example(const example_arguments& arguments, std::uint32_t rows, std::uint32_t threads,
                 const pewter::launch& options);

/// What it is given, and what it gives.
struct example_case {
  static constexpr std::uint32_t rows = 5;
  static constexpr std::size_t cols = 640;
  std::vector<float> x = std::vector<float>(rows * cols);
  std::vector<float> sums = std::vector<float>(rows), evens = sums;

  example_case() {
    for (std::size_t i = 0; i < x.size(); ++i) {
      x[i] = static_cast<float>(i % 97);
      sums[i / cols] += x[i];
      if (i % 97 % 2 == 0) evens[i / cols] += x[i];
    }
  }
};
