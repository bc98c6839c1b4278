// y = factor * x + y, a user's own kernel for every instruction set.
#pragma once

#include <cstddef>

#include "pewter/launch.hpp"

/// What the kernel's body is given: plain data.
struct saxpy_arguments {
  float factor;
  const float* x;  // (n)
  float* y;        // (n)
  std::size_t n;
};
inline constexpr std::size_t saxpy_chunk = 4096;  ///< elements a threadgroup

void saxpy(float factor, const float* x, float* y, std::size_t n, const pewter::launch& options = {});
