// y[i] = sqrt(sum_j x[i][j]^2): a user's own kernel with a collective and arguments that are nested.
#pragma once

#include <cstddef>

#include "pewter/launch.hpp"

namespace pewter_test {

struct row_norms_arguments {
  struct operands {
    const float* x;  // (rows, cols)
    float* y;        // (rows)
  } memory;
  std::size_t cols;
};

/// @param threads in a threadgroup, which takes a row
void row_norms(const float* x, float* y, std::size_t rows, std::size_t cols, unsigned threads,
               const pewter::launch& options = {});

}  // namespace pewter_test
