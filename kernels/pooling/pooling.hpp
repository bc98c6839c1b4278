// The arguments of pooling: a task is a row of results.
#pragma once

#include "kernels/common/windows.hpp"
#include "pewter/types.hpp"

namespace pewter::detail {

struct pooling_arguments {
  const void* x;
  void* y;
  std::size_t inner;
  window_axis rows, cols;
  bool average, padding_counts;
  element_type type;
  std::size_t tasks;
};

}  // namespace pewter::detail
