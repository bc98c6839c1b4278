// The arguments of penalize: a threadgroup a row.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/common/operand_members.hpp"

namespace pewter::detail {

struct penalty_arguments {
  const void* logits;            // (rows, cols)
  const std::uint32_t* history;  // (rows, length)
  void* y;                       // (rows, cols), may be logits
  std::size_t cols, length;
  float repeat, frequency, presence;

  PEWTER_OPERANDS(logits, history, y)
};

}  // namespace pewter::detail
