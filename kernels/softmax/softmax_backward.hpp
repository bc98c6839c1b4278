// The arguments of softmax_backward: a threadgroup a row.
#pragma once

#include <cstddef>

#include "kernels/common/operand_members.hpp"
#include "kernels/runtime/machine/memory_policy.hpp"

namespace pewter::detail {

struct softmax_backward_arguments {
  const void *y, *dy;  // (rows, cols)
  void* dx;            // (rows, cols), may be y
  std::size_t cols;
  memory_policy memory;

  PEWTER_OPERANDS(y, dy, dx)
};

}  // namespace pewter::detail
