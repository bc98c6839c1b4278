// The arguments of causal_convolution.
#pragma once

#include <cstddef>

#include "pewter/types.hpp"

namespace pewter::detail {

inline constexpr std::size_t most_taps = 64;

struct causal_convolution_arguments {
  const void *x, *weight;
  const void* bias;   // (channels), null: 0
  const void* state;  // (sequences, taps - 1, channels), null: 0
  void *y, *new_state;
  std::size_t tokens, channels, taps;
  std::size_t blocks;  ///< of 32 channels
  std::size_t tasks;   ///< blocks of all sequences, of the pattern direct
  bool silu;
  element_type type;
};

}  // namespace pewter::detail
