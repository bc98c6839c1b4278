// y[i] = table[ids[i]].
#include "tests/reference/oracle.hpp"

#include <cmath>

namespace pewter::reference {

void embedding(const oracle_call& call) {
  const std::size_t dim = call.shape[2];
  for (std::size_t i = 0; i < call.shape[0]; ++i)
    for (std::size_t d = 0; d < dim; ++d) {
      const double value = call.inputs[0][static_cast<std::size_t>(call.inputs[1][i]) * dim + d];
      call.values[0][i * dim + d] = value;
      call.magnitudes[0][i * dim + d] = std::abs(value);
    }
}

}  // namespace pewter::reference
