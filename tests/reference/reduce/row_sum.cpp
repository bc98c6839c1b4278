// sums[r] = sum of row r.
#include "tests/reference/oracle.hpp"

#include <cmath>

namespace pewter::reference {

void row_sum(const oracle_call& call) {
  const std::size_t cols = call.shape[1];
  for (std::size_t r = 0; r < call.shape[0]; ++r)
    for (std::size_t i = 0; i < cols; ++i) {
      const double x = call.inputs[0][r * cols + i];
      call.values[0][r] += x;
      call.magnitudes[0][r] += std::abs(x);
    }
}

}  // namespace pewter::reference
