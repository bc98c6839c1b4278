// The arguments of embedding: one threadgroup copies one token's row.
#pragma once

#include <cstddef>
#include <cstdint>

namespace pewter::detail {

struct embedding_arguments {
  const void* table;         // (vocabulary, dim)
  const std::uint32_t* ids;  // (tokens)
  void* y;                   // (tokens, dim)
  std::size_t dim;
  bool past_caches = false;  // whether y is stored so
  bool fetching = false;     // whether operands are asked for before they are met
};

}  // namespace pewter::detail
