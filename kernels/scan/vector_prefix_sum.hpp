// The arguments of vector_prefix_sum.
#pragma once

#include <cstddef>

namespace pewter::detail {

struct vector_prefix_sum_arguments {
  const void* x;  // (n)
  void* y;        // (n), may be x
  std::size_t n;
};

/// What one threadgroup takes: enough work, 2 us in a cache, that starting it does not count.
inline constexpr std::size_t elements_per_chunk = 16384;
/// Chunks that are summed before they are scanned: a block, which is read from memory once, and from a cache
/// the second time.
inline constexpr std::size_t chunks_per_block = 64;

}  // namespace pewter::detail
