// The kernel collection: one function a kernel, the same contract for all.
//
// Pointers are to host memory, rows are contiguous and row-major. T is float, half or bfloat; arithmetic
// is in float. Outputs come last before sizes, as in Metal's examples. Every function throws pewter::error,
// before anything is touched, for a null pointer with a non-zero size, a threadgroup size above 1024, a
// pattern that the kernel does not offer, an unknown target, and operands that overlap where that is not
// supported. A size of 0 is a valid, empty call. In-place operation is allowed where it is said.
#pragma once

#include <cstddef>

#include "pewter/error.hpp"
#include "pewter/half.hpp"
#include "pewter/launch.hpp"

namespace pewter {

struct matrix_shape {
  std::size_t rows = 0, cols = 0;
};
struct batched_shape {
  std::size_t batches = 0, rows = 0, cols = 0;
};
struct gemm_shape {
  std::size_t m = 0, n = 0, k = 0;  ///< C is m x n, A is m x k, B is k x n
};
struct attention_shape {
  std::size_t heads = 0, sequence = 0, head_dim = 0;
};
struct image_shape {
  std::size_t width = 0, height = 0;
};

}  // namespace pewter
