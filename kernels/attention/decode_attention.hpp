// The arguments of decode_attention's three steps.
#pragma once

#include <cstddef>

#include "kernels/common/operand_members.hpp"

namespace pewter::detail {

struct decode_attention_arguments {
  const void* q;       // (heads, head_dim)
  const void* keys;    // (heads, sequence, head_dim)
  const void* values;  // (heads, sequence, head_dim)
  float* scores;       // (heads, sequence), scratch
  void* y;             // (heads, head_dim)
  std::size_t heads, sequence, head_dim;
  std::size_t positions_per_threadgroup;  ///< of the first step
  float scale;                            ///< 1 / sqrt(head_dim)

  PEWTER_OPERANDS(q, keys, values, y)
};

}  // namespace pewter::detail
