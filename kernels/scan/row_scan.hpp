// The arguments of row_prefix_sum: y[r][i] = x[r][0] + ... + x[r][i].
#pragma once

#include <cstddef>

namespace pewter::detail {

struct row_prefix_sum_arguments {
  const void* x;  // (rows, cols)
  void* y;        // (rows, cols), may be x
  std::size_t cols;
};

}  // namespace pewter::detail
