// y = exp(x - max) / sum of exp(x - max), row by row.
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
    magnitude[i] = y[i];
  }
}

}  // namespace

void softmax(const oracle_call& call) {
  const std::size_t cols = call.shape[1];
  for (std::size_t r = 0; r < call.shape[0]; ++r)
    softmax_of_row(&call.inputs[0][r * cols], &call.values[0][r * cols], &call.magnitudes[0][r * cols], cols);
}

}  // namespace pewter::reference
