// Where the elements of a batch of matrices lie.
#pragma once

#include <cstddef>

namespace pewter::detail {

/// A batch of matrices in memory: element (r, c) of matrix z is at z * batch + r * row + c * col.
struct strides {
  std::size_t row, col, batch;
  bool operator==(const strides&) const = default;
};

}  // namespace pewter::detail
