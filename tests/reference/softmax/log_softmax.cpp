// y = (x - max) - log(sum of exp(x - max)), row by row.
#include "tests/reference/oracle.hpp"

#include <algorithm>
#include <cmath>

namespace pewter::reference {

void log_softmax(const oracle_call& call) {
  const std::size_t cols = call.shape[1];
  for (std::size_t r = 0; r < call.shape[0]; ++r) {
    const double* x = call.inputs[0].data() + r * cols;
    const double largest = cols == 0 ? 0 : *std::max_element(x, x + cols);
    double sum = 0;
    for (std::size_t i = 0; i < cols; ++i) sum += std::exp(x[i] - largest);
    for (std::size_t i = 0; i < cols; ++i) {
      call.values[0][r * cols + i] = x[i] - largest - std::log(sum);
      call.magnitudes[0][r * cols + i] = 1 + (largest - x[i]) + std::log(sum);
    }
  }
}

}  // namespace pewter::reference
