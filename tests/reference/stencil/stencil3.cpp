// y[i] = x[i-1] / 4 + x[i] / 2 + x[i+1] / 4, the edges repeated.
#include "tests/reference/oracle.hpp"

#include <cmath>

namespace pewter::reference {

void stencil3(const oracle_call& call) {
  const std::size_t cols = call.shape[1];
  for (std::size_t r = 0; r < call.shape[0]; ++r) {
    const double* x = call.inputs[0].data() + r * cols;
    for (std::size_t i = 0; i < cols; ++i) {
      const double left = x[i == 0 ? 0 : i - 1] / 4, middle = x[i] / 2,
                   right = x[i + 1 == cols ? i : i + 1] / 4;
      call.values[0][r * cols + i] = left + middle + right;
      call.magnitudes[0][r * cols + i] = std::abs(left) + std::abs(middle) + std::abs(right);
    }
  }
}

}  // namespace pewter::reference
