// Arguments of the user's kernel, plain data.
#pragma once

#include <cstddef>

struct saxpy_arguments {
  float factor;
  const float* x;  // (n)
  float* y;        // (n)
  std::size_t n;
};
