// The arguments of the normalisations: each row divided by its spread, times weight, plus bias.
#pragma once

#include <cstddef>

#include "kernels/common/operand_members.hpp"
#include "kernels/runtime/machine/memory_policy.hpp"

namespace pewter::detail {

struct norm_arguments {
  const void* x;       // (rows, cols)
  const void* weight;  // (cols)
  const void* bias;    // (cols), null for rms_norm
  void* y;             // (rows, cols), may be x
  std::size_t rows, cols;
  float epsilon;
  memory_policy memory;

  PEWTER_OPERANDS(x, weight, bias, y)
};

struct add_norm_arguments {
  const void* x;         // (rows, cols)
  const void* residual;  // (rows, cols)
  const void* weight;    // (cols)
  void* sum;             // (rows, cols), may be x or residual
  void* y;               // (rows, cols), may be x or residual, not sum
  std::size_t cols;
  float epsilon;
  memory_policy memory;         // of y
  memory_policy memory_of_sum;  // of the sum

  PEWTER_OPERANDS(x, residual, weight, sum, y)
};

}  // namespace pewter::detail
