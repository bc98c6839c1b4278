// dx = y (dy - sum of y dy). Magnitude: |y| (|dy| + sum of |y dy|).
#include "tests/reference/oracle.hpp"

#include <cmath>

namespace pewter::reference {

void softmax_backward(const oracle_call& call) {
  const std::size_t cols = call.shape[1];
  for (std::size_t r = 0; r < call.shape[0]; ++r) {
    const double *const y = call.inputs[0].data() + r * cols, *const dy = call.inputs[1].data() + r * cols;
    double sum = 0, size = 0;
    for (std::size_t i = 0; i < cols; ++i) {
      sum += y[i] * dy[i];
      size += std::abs(y[i] * dy[i]);
    }
    for (std::size_t i = 0; i < cols; ++i) {
      call.values[0][r * cols + i] = y[i] * (dy[i] - sum);
      call.magnitudes[0][r * cols + i] = std::abs(y[i]) * (std::abs(dy[i]) + size);
    }
  }
}

}  // namespace pewter::reference
