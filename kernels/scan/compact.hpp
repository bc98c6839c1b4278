// The arguments of compact: y = the elements of x above a threshold, in their order.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/common/operand_members.hpp"

namespace pewter::detail {

struct compact_arguments {
  const void* x;         // (n)
  void* y;               // (n)
  std::uint32_t* count;  // one
  std::uint32_t* kept;   // scratch (parts): elements kept by each SIMD group, then where its first one goes
  std::size_t n;
  std::size_t parts;  // SIMD groups of the grid, full threadgroups
  float threshold;

  PEWTER_OPERANDS(x, y, count)
};

/// For the pattern stride_loop.
inline constexpr std::uint32_t compact_elements_per_thread = 32;

}  // namespace pewter::detail
