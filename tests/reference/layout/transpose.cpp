// y[c][r] = x[r][c].
#include "tests/reference/oracle.hpp"

#include <cmath>

namespace pewter::reference {

void transpose(const oracle_call& call) {
  const std::size_t rows = call.shape[0], cols = call.shape[1];
  for (std::size_t r = 0; r < rows; ++r)
    for (std::size_t c = 0; c < cols; ++c) {
      call.values[0][c * rows + r] = call.inputs[0][r * cols + c];
      call.magnitudes[0][c * rows + r] = std::abs(call.inputs[0][r * cols + c]);
    }
}

}  // namespace pewter::reference
