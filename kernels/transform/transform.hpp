// The arguments of transforms: a threadgroup takes one after the other.
#pragma once

#include <cstddef>

#include "pewter/types.hpp"

namespace pewter::detail {

inline constexpr std::size_t longest_transform = std::size_t{1} << 26;
/// Floats that threadgroup memory holds.
inline constexpr std::size_t floats_of_threadgroup = 8192;

struct hadamard_arguments {
  const void* x;   // (transforms, length)
  void* y;         // (transforms, length), may be x
  float* scratch;  // (threadgroups, length), where threadgroup memory does not hold a row
  std::size_t transforms, length;
  float scale;
  bool by_fours;  ///< two stages a pass
  element_type type;
};

/// A pass over the data: length = radix blocks block_length. Its factors are w^1, w^2, ... of j = 0, 1, ...
/// blocks - 1, real and imaginary parts apart; for short blocks each is repeated for each number of its
/// block.
struct fft_stage {
  std::size_t radix, blocks, block_length;
  const float* factors;
};

struct fft_arguments {
  const void* x;   // (transforms, length, 2)
  void* y;         // (transforms, length, 2), may be x
  float* scratch;  // (threadgroups, 4, length), where threadgroup memory does not hold that
  const fft_stage* stages;
  std::size_t stage_count;
  std::size_t transforms, length;
  float scale;
  bool inverse;
  element_type type;
};

}  // namespace pewter::detail
