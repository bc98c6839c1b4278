// y = x / (1 + exp(-x)).
#include "tests/reference/oracle.hpp"

#include <algorithm>
#include <cmath>

namespace pewter::reference {

void silu(const oracle_call& call) {
  for (std::size_t i = 0; i < call.shape[0]; ++i) {
    const double x = std::max(call.inputs[0][i], -1e3);  // -infinity: the limit
    call.values[0][i] = x / (1 + std::exp(-x));
    call.magnitudes[0][i] = std::abs(call.values[0][i]);
  }
}

}  // namespace pewter::reference
