// The arguments of softmax and its relatives: a threadgroup a row, or, tiled, a thread.
#pragma once

#include <cstddef>

#include "kernels/common/operand_members.hpp"
#include "kernels/runtime/machine/memory_policy.hpp"

namespace pewter::detail {

struct softmax_arguments {
  const void* x;  // (batches, rows, cols)
  void* y;        // (batches, rows, cols), may be x
  std::size_t rows, cols;
  memory_policy memory;

  PEWTER_OPERANDS(x, y)
};

struct masked_softmax_arguments {
  const void* x;     // (batches, rows, cols)
  const void* mask;  // (rows, cols), or null
  void* y;           // (batches, rows, cols), may be x
  std::size_t rows, cols;
  float scale;
  bool causal;
  memory_policy memory;

  PEWTER_OPERANDS(x, mask, y)
};

/// Elements of a row whose maximum is found before their exponentials are summed, where one pass does
/// both.
inline constexpr std::size_t one_pass_block = 4096;

/// The columns that a causal row sees: the last row sees all, each earlier one sees one less.
[[gnu::always_inline]] constexpr std::size_t visible_columns(std::size_t row, std::size_t rows,
                                                             std::size_t cols) {
  const std::size_t hidden = rows - 1 - row;
  return hidden < cols ? cols - hidden : 0;
}

}  // namespace pewter::detail
