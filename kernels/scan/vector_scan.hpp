// The arguments of vector_prefix_sum and vector_prefix_sum_exclusive: y = prefix sums of x.
#pragma once

#include <cstddef>

#include "kernels/common/operand_members.hpp"
#include "kernels/runtime/machine/memory_policy.hpp"

namespace pewter::detail {

struct vector_scan_arguments {
  const void* x;  // (n)
  void* y;        // (n), may be x
  std::size_t n;
  std::size_t chunks_per_block;
  memory_policy memory;
  bool exclusive;

  PEWTER_OPERANDS(x, y)
};

/// What one threadgroup takes: enough work that starting it does not count.
/// Why: kernels/common/kernels.md#scans.
inline constexpr std::size_t elements_per_chunk = 16384;
/// Chunks of a block: for a host thread, so many that a barrier does not count; in all, as many as their sums
/// have room for.
inline constexpr std::size_t least_chunks_per_thread = 4, most_chunks_per_block = 1024;

}  // namespace pewter::detail
