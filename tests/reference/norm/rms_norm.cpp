// y = x weight / sqrt(mean(x^2) + epsilon).
#include "tests/reference/oracle.hpp"

#include <cmath>

namespace pewter::reference {

void rms_norm(const oracle_call& call) {
  const std::size_t cols = call.shape[1];
  for (std::size_t r = 0; r < call.shape[0]; ++r) {
    const double* x = call.inputs[0].data() + r * cols;
    double squares = 0;
    for (std::size_t i = 0; i < cols; ++i) squares += x[i] * x[i];
    const double root = std::sqrt(squares / static_cast<double>(cols) + static_cast<double>(1e-5f));
    for (std::size_t i = 0; i < cols; ++i) {
      call.values[0][r * cols + i] = x[i] / root * call.inputs[1][i];
      call.magnitudes[0][r * cols + i] = std::abs(call.values[0][r * cols + i]);
    }
  }
}

}  // namespace pewter::reference
