// The arguments of router: a threadgroup a token.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/common/operand_members.hpp"

namespace pewter::detail {

/// Whose entries fill half of threadgroup memory.
inline constexpr std::size_t most_experts = 2048;

struct router_arguments {
  const void* logits;  // (tokens, experts)
  std::uint32_t* ids;  // (tokens, k)
  void* weights;       // (tokens, k)
  std::size_t experts, k;
  float scale;
  bool renormalise;

  PEWTER_OPERANDS(logits, ids, weights)
};

}  // namespace pewter::detail
