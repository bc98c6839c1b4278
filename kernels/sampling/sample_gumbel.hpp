// The arguments of sample_gumbel: a threadgroup a row.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/common/operand_members.hpp"

namespace pewter::detail {

struct gumbel_arguments {
  const void* logits;             // (rows, cols)
  const std::uint32_t* counters;  // (rows)
  std::uint32_t* ids;             // (rows)
  std::size_t cols;
  std::uint64_t seed;
  float inverse_temperature;

  PEWTER_OPERANDS(logits, counters, ids)
};

}  // namespace pewter::detail
