// The arguments of row_sum: sums[r] = sum of row r of x.
#pragma once

#include <cstddef>

namespace pewter::detail {

struct row_sum_arguments {
  const void* x;  // (rows, cols)
  float* sums;    // (rows)
  std::size_t cols;
};

}  // namespace pewter::detail
