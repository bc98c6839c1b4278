// The arguments of row_prefix_sum and row_prefix_sum_exclusive: y[r] = prefix sums of row r of x.
#pragma once

#include <cstddef>

#include "kernels/common/operand_members.hpp"
#include "kernels/runtime/machine/memory_policy.hpp"

namespace pewter::detail {

struct row_scan_arguments {
  const void* x;  // (rows, cols)
  void* y;        // (rows, cols), may be x
  std::size_t cols;
  memory_policy memory;
  bool exclusive;

  PEWTER_OPERANDS(x, y)
};

}  // namespace pewter::detail
