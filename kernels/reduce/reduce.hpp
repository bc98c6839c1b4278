// The arguments of the row reductions: one result a row of x.
#pragma once

#include <cstddef>

#include "kernels/common/operand_members.hpp"

namespace pewter::detail {

struct reduce_arguments {
  const void* x;  // (rows, cols)
  void* results;  // (rows): float, uint32_t for row_argmax
  std::size_t rows, cols;
  float divisor;  // of a sum: 1, for a mean cols

  PEWTER_OPERANDS(x, results)
};

}  // namespace pewter::detail
