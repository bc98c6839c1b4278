// The arguments of group_norm: a threadgroup a group of channels.
#pragma once

#include <cstddef>

#include "kernels/common/operand_members.hpp"

namespace pewter::detail {

struct group_norm_arguments {
  const void* x;              // (batches, groups, channels, positions)
  const void *weight, *bias;  // (groups, channels), may be null
  void* y;                    // as x; may be x
  std::size_t groups;         // of a batch
  std::size_t channels;       // of a group
  std::size_t positions;
  float epsilon;

  PEWTER_OPERANDS(x, weight, bias, y)
};

}  // namespace pewter::detail
