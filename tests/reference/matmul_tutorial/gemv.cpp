// y = A x.
#include "tests/reference/oracle.hpp"

#include <cmath>

namespace pewter::reference {

void gemv(const oracle_call& call) {
  const std::size_t cols = call.shape[1];
  for (std::size_t r = 0; r < call.shape[0]; ++r)
    for (std::size_t i = 0; i < cols; ++i) {
      const double product = call.inputs[0][r * cols + i] * call.inputs[1][i];
      call.values[0][r] += product;
      call.magnitudes[0][r] += std::abs(product);
    }
}

}  // namespace pewter::reference
