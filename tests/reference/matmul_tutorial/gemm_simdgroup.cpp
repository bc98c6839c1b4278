// C = A B.
#include "tests/reference/oracle.hpp"

#include <cmath>

namespace pewter::reference {

void gemm_simdgroup(const oracle_call& call) {
  const std::size_t m = call.shape[0], n = call.shape[1], k = call.shape[2];
  for (std::size_t r = 0; r < m; ++r)
    for (std::size_t i = 0; i < k; ++i)
      for (std::size_t c = 0; c < n; ++c) {
        const double product = call.inputs[0][r * k + i] * call.inputs[1][i * n + c];
        call.values[0][r * n + c] += product;
        call.magnitudes[0][r * n + c] += std::abs(product);
      }
}

}  // namespace pewter::reference
