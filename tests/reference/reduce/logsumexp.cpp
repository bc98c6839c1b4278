// results[r] = log(sum of exp) of row r.
#include "tests/reference/oracle.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace pewter::reference {

void logsumexp(const oracle_call& call) {
  const std::size_t cols = call.shape[1];
  for (std::size_t r = 0; r < call.shape[0]; ++r) {
    const double* x = call.inputs[0].data() + r * cols;
    double largest = -std::numeric_limits<double>::infinity(), sum = 0;
    for (std::size_t i = 0; i < cols; ++i) largest = std::max(largest, x[i]);
    const double shift = std::isfinite(largest) ? largest : 0;
    for (std::size_t i = 0; i < cols; ++i) sum += std::exp(x[i] - shift);
    call.values[0][r] = shift + std::log(sum);
    call.magnitudes[0][r] = 1 + std::abs(shift) + std::log(sum);
  }
}

}  // namespace pewter::reference
