// The arguments of embedding: one threadgroup copies one token's row.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/common/operand_members.hpp"
#include "kernels/runtime/machine/memory_policy.hpp"

namespace pewter::detail {

struct embedding_arguments {
  const void* table;         // (vocabulary, dim)
  const std::uint32_t* ids;  // (tokens)
  void* y;                   // (tokens, dim)
  std::size_t dim;
  memory_policy memory;

  PEWTER_OPERANDS(table, ids, y)
};

}  // namespace pewter::detail
