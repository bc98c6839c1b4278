// y = x / max(sqrt(sum of squares), 1e-6). Magnitude: |y|.
#include "tests/reference/oracle.hpp"

#include <algorithm>
#include <cmath>

namespace pewter::reference {

void l2_norm(const oracle_call& call) {
  const std::size_t cols = call.shape[1];
  for (std::size_t r = 0; r < call.shape[0]; ++r) {
    const double* const x = call.inputs[0].data() + r * cols;
    double squares = 0;
    for (std::size_t i = 0; i < cols; ++i) squares += x[i] * x[i];
    const double length = std::max(std::sqrt(squares), static_cast<double>(1e-6f));
    for (std::size_t i = 0; i < cols; ++i) {
      call.values[0][r * cols + i] = x[i] / length;
      call.magnitudes[0][r * cols + i] = std::abs(x[i]) / length;
    }
  }
}

}  // namespace pewter::reference
