// y[i] = x[0] + ... + x[i], row by row.
#include "tests/reference/oracle.hpp"

#include <cmath>

namespace pewter::reference {

void row_prefix_sum(const oracle_call& call) {
  const std::size_t cols = call.shape[1];
  for (std::size_t r = 0; r < call.shape[0]; ++r) {
    double sum = 0, magnitude = 0;
    for (std::size_t i = r * cols; i < (r + 1) * cols; ++i) {
      call.values[0][i] = sum += call.inputs[0][i];
      call.magnitudes[0][i] = magnitude += std::abs(call.inputs[0][i]);
    }
  }
}

}  // namespace pewter::reference
