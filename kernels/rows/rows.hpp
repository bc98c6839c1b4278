// The arguments of get_rows and set_rows of numbers: one threadgroup a row. Rows of blocks are moved by the
// kernels of dequantize and quantize.
#pragma once

#include "kernels/common/operand_members.hpp"
#include "kernels/common/row_map.hpp"
#include "pewter/types.hpp"

namespace pewter::detail {

struct rows_arguments {
  const void* x;  // rows of cols
  void* y;        // rows of cols, of type `to`
  std::size_t cols;
  row_map map;
  element_type to;

  PEWTER_OPERANDS(x, y)
};

}  // namespace pewter::detail
