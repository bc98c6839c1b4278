// The arguments of row_prefix_sum and row_prefix_sum_exclusive: y[r] = prefix sums of row r of x.
#pragma once

#include <cstddef>

namespace pewter::detail {

struct row_scan_arguments {
  const void* x;  // (rows, cols)
  void* y;        // (rows, cols), may be x
  std::size_t cols;
  bool past_caches = false;  // whether rows of y that begin a cache line are stored so
};

}  // namespace pewter::detail
