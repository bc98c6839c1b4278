// The arguments of rotary_interleaved and rotary_half.
//
// Patterns: direct is one thread a pair, which computes its own sine and cosine. In stride_loop a threadgroup
// is one token: its angles, which all heads share, are computed once and kept in threadgroup memory.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/common/operand_members.hpp"
#include "kernels/runtime/machine/memory_policy.hpp"

namespace pewter::detail {

struct rotary_arguments {
  const void* x;                     // (tokens, heads, head_dim)
  const std::uint32_t* positions;    // (streams, tokens)
  const std::uint64_t* frequencies;  // (pairs), turns a position in units of 2^-64
  void* y;                           // (tokens, heads, head_dim)
  std::size_t heads, pairs;
  std::size_t head_dim;                 // at least 2 pairs; what is behind them is copied
  memory_policy memory;                 // of stride_loop
  float magnitude;                      // of what is turned
  const std::uint32_t* first_position;  // (pairs), of its stream; null: all take the first stream's

  PEWTER_OPERANDS(x, positions, y)
};

/// Sine and cosine of each element of a head fill threadgroup memory.
inline constexpr std::size_t most_head_dim = 4096;

}  // namespace pewter::detail
