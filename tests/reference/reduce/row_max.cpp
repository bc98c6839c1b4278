// maxima[r] = largest element of row r, NaN if one is.
#include "tests/reference/oracle.hpp"

#include <cmath>
#include <limits>

namespace pewter::reference {

void row_max(const oracle_call& call) {
  const std::size_t cols = call.shape[1];
  for (std::size_t r = 0; r < call.shape[0]; ++r) {
    double& largest = call.values[0][r];
    largest = -std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < cols; ++i) {
      const double x = call.inputs[0][r * cols + i];
      if (std::isnan(x) || x > largest) largest = x;
      if (std::isnan(x)) break;
    }
  }
}

}  // namespace pewter::reference
