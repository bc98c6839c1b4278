// The arguments of rwkv7 and gated_delta_rule: a task is 32 rows of a head's state.
#pragma once

#include <cstddef>

#include "pewter/types.hpp"

namespace pewter::detail {

inline constexpr std::size_t most_key_dim = 256;
inline constexpr std::size_t rows_of_recurrence = 32;

/// For the delta rule, r is q, w the decay, b beta, and there is no a.
struct recurrence_arguments {
  const void *r, *w, *k, *v, *a, *b;
  const float* state;        // (sequences, heads, value_dim, key_dim), null: 0
  float* scratch = nullptr;  // (tasks, key_dim, 32), of the pattern direct
  void* y;                   // (sequences, tokens, heads, value_dim)
  float* new_state;          // (sequences, heads, value_dim, key_dim)
  std::size_t tokens, heads, key_heads, key_dim, value_dim;
  std::size_t blocks = 0;  ///< of rows of a head
  std::size_t tasks = 0;
  float scale;
  bool by_delta_rule;
  element_type type;
};

}  // namespace pewter::detail
