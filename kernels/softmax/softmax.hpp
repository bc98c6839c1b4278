// The arguments of softmax and batched_softmax: y = softmax of each row of x, grid (rows, 1, batches).
#pragma once

#include <cstddef>

namespace pewter::detail {

struct softmax_arguments {
  const void* x;  // (batches, rows, cols)
  void* y;        // (batches, rows, cols), may be x
  std::size_t rows, cols;
};

}  // namespace pewter::detail
