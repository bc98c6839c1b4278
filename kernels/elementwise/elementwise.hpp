// The arguments of all elementwise kernels, y[i] = f(x[i]) or y[i] = f(a[i], b[i]), and how many elements
// a threadgroup takes.
//
// Patterns: direct is one thread an element, as a GPU programmer writes it first. In stride_loop and
// vectorized a threadgroup owns a chunk of consecutive elements that its threads walk through; they win
// because a threadgroup then is 16 times as much work or more, so that its own cost vanishes.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/common/operand_members.hpp"
#include "kernels/runtime/machine/memory_policy.hpp"
#include "pewter/types.hpp"

namespace pewter::detail {

struct elementwise_arguments {
  const void* x;  // (n), the only input or the first one
  const void* b;  // (n), the second input, or null
  void* y;        // (n)
  std::size_t n;
  float factor;     // of scale and safe_scale
  element_type to;  // what y is stored as

  // stride_loop and vectorized: by how many elements the first threadgroup is smaller, so that the results of
  // all others are aligned to cache lines for non-temporal stores.
  memory_policy memory = {};
  std::size_t fewer_in_first = 0;

  PEWTER_OPERANDS(x, b, y)
};

/// Elements of a threadgroup of stride_loop and vectorized: 16 a thread, and at least so many that its start
/// is cheap in comparison. Why: kernels/common/kernels.md#element-wise-threadgroups.
constexpr std::uint32_t elements_of_threadgroup(std::uint32_t threads) {
  constexpr std::uint32_t of_thread = 16, least = 2048;
  return threads * of_thread < least ? least : threads * of_thread;
}

}  // namespace pewter::detail
