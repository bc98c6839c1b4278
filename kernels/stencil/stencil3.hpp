// The arguments of stencil3: y[r][i] = x[r][i-1]/4 + x[r][i]/2 + x[r][i+1]/4.
#pragma once

#include <cstddef>

#include "kernels/common/operand_members.hpp"

namespace pewter::detail {

struct stencil3_arguments {
  const void* x;  // (rows, cols)
  void* y;        // (rows, cols)
  std::size_t cols;

  PEWTER_OPERANDS(x, y)
};

}  // namespace pewter::detail
