// The arguments of state_space_scan: a task is 32 channels of a group's.
#pragma once

#include <cstddef>

#include "pewter/types.hpp"

namespace pewter::detail {

inline constexpr std::size_t most_states = 256;
inline constexpr std::size_t channels_of_scan = 32;

struct state_space_arguments {
  const void *x, *dt, *a, *b, *c;
  const void* d;             // (heads), null: 0
  const float* state;        // (sequences, heads, head_dim, states), null: 0
  float* scratch = nullptr;  // (tasks, 2, states, 32), of the pattern direct
  void* y;                   // (sequences, tokens, heads, head_dim)
  float* new_state;          // (sequences, heads, head_dim, states)
  std::size_t tokens, heads, head_dim, groups, states;
  std::size_t channels = 0;  ///< of a group
  std::size_t blocks = 0;    ///< of them
  std::size_t tasks = 0;
  bool by_head;  ///< a is (heads), else (heads, states)
  bool softplus;
  element_type type;
};

}  // namespace pewter::detail
