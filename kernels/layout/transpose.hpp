// The arguments of transpose, and the tile of its tiled form.
//
// direct is one thread an element: neighbouring threads read neighbours and write a column, as a GPU
// programmer writes it first. tiled stages a tile in threadgroup memory so that both reading and writing go
// along rows.
#pragma once

#include <cstddef>

#include "kernels/common/operand_members.hpp"
#include "kernels/runtime/machine/memory_policy.hpp"

namespace pewter::detail {

struct transpose_arguments {
  const void* x;  // (rows, cols)
  void* y;        // (cols, rows)
  std::size_t rows, cols;
  memory_policy memory;

  PEWTER_OPERANDS(x, y)
};

/// A tile's rows and columns. A row of it is one SIMD group's load; two lines of floats, one of halves. On a
/// GPU tiles get a column of padding against bank conflicts, which a CPU's memory does not have.
inline constexpr std::size_t tile_side = 32;

}  // namespace pewter::detail
