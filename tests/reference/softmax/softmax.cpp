// y = exp(x - max) / sum of exp(x - max), row by row.
//
// Magnitude: y. The kernel's stated error holds for |x - max| <= 16; beyond, rounding the difference costs in
// proportion to it.
#include "tests/reference/oracle.hpp"

#include <algorithm>
#include <cmath>

namespace pewter::reference {
namespace {

/// One row of cols elements.
void softmax_of_row(const double* x, double* y, double* magnitude, std::size_t cols) {
  const double largest = cols == 0 ? 0 : *std::max_element(x, x + cols);
  double sum = 0;
  for (std::size_t i = 0; i < cols; ++i) sum += y[i] = std::exp(x[i] - largest);
  for (std::size_t i = 0; i < cols; ++i) {
    y[i] /= sum;
    magnitude[i] = y[i] == 0 ? 0 : y[i] * std::max(1.0, (largest - x[i]) / 16);
  }
}

}  // namespace

void softmax(const oracle_call& call) {
  const std::size_t cols = call.shape[1];
  for (std::size_t r = 0; r < call.shape[0]; ++r)
    softmax_of_row(call.inputs[0].data() + r * cols, call.values[0].data() + r * cols,
                   call.magnitudes[0].data() + r * cols, cols);
}

}  // namespace pewter::reference
