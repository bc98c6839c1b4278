// The arguments of vector_sum.
#pragma once

#include <cstddef>

#include "kernels/common/operand_members.hpp"

namespace pewter::detail {

struct vector_sum_arguments {
  const void* x;    // (n)
  float* sum;       // one
  float* partials;  // (chunks), may be sum if chunks = 1
  std::size_t n, chunk, chunks;

  PEWTER_OPERANDS(x, sum)
};

/// Enough work for a threadgroup that starting it does not count.
/// Why: kernels/common/kernels.md#scans.
inline constexpr std::size_t least_elements_per_chunk = 16384;
/// Enough for hundreds of cores. Longer vectors get longer chunks.
inline constexpr std::size_t most_chunks = 1024;

}  // namespace pewter::detail
