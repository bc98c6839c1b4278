// The arguments of rms_norm_backward and layer_norm_backward. A threadgroup takes some rows in a row, and
// sums up what they give to dweight and dbias in scratch of its own; a second dispatch adds these sums, in
// order.
#pragma once

#include <cstddef>

#include "kernels/common/operand_members.hpp"
#include "kernels/runtime/machine/memory_policy.hpp"

namespace pewter::detail {

struct norm_backward_arguments {
  const void *x, *weight, *dy;  // (rows, cols), (cols), (rows, cols)
  void *dx, *dweight, *dbias;   // (rows, cols), (cols), (cols); dbias null for rms_norm
  float* sums;                  // (parts, 1 or 2, cols), scratch: of dweight, then of dbias
  std::size_t rows, cols;
  std::size_t rows_each, parts;  // a part is a threadgroup's
  float epsilon;
  bool centred;  ///< layer_norm's
  memory_policy memory;

  PEWTER_OPERANDS(x, weight, dy, dx, dweight, dbias)
};

/// Columns of a threadgroup of the second dispatch.
inline constexpr std::size_t summed_cols = 1024;

}  // namespace pewter::detail
