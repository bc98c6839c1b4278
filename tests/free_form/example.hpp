// A free-form kernel as a user compiles it: for every instruction set, beside a library that is compiled.
#pragma once

#include <cstddef>

struct example_arguments {
  const float* x;    // (rows, cols)
  float* sums;       // (rows), of each row, by its tiles through a ring
  float* evens;      // (rows), of elements whose whole part is even, by diverging lanes
  std::size_t cols;  // a multiple of 64
};
