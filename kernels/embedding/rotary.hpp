// The arguments of rotary_interleaved and rotary_half.
//
// Patterns: direct is one thread a pair, which computes its own sine and cosine. In stride_loop a threadgroup
// is one token: its angles, which all heads share, are computed once and kept in threadgroup memory.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/common/operand_members.hpp"
#include "kernels/runtime/memory_policy.hpp"

namespace pewter::detail {

struct rotary_arguments {
  const void* x;                     // (tokens, heads, 2 pairs)
  const std::uint32_t* positions;    // (tokens)
  const std::uint64_t* frequencies;  // (pairs), turns a position in units of 2^-64
  void* y;                           // (tokens, heads, 2 pairs)
  std::size_t heads, pairs;
  memory_policy memory;  // of stride_loop
  float magnitude;       // of y

  PEWTER_OPERANDS(x, positions, y)
};

/// Sine and cosine of each element of a head fill threadgroup memory.
inline constexpr std::size_t most_head_dim = 4096;

}  // namespace pewter::detail
