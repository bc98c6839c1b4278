// The arguments of rms_norm and layer_norm: each row of x divided by its spread, times weight, plus bias.
#pragma once

#include <cstddef>

namespace pewter::detail {

struct norm_arguments {
  const void* x;       // (rows, cols)
  const void* weight;  // (cols)
  const void* bias;    // (cols), null for rms_norm
  void* y;             // (rows, cols), may be x
  std::size_t cols;
  float epsilon;
};

}  // namespace pewter::detail
