// y = gate / (1 + exp(-gate)) * up.
#include "tests/reference/oracle.hpp"

#include <algorithm>
#include <cmath>

namespace pewter::reference {

void swiglu(const oracle_call& call) {
  for (std::size_t i = 0; i < call.shape[0]; ++i) {
    const double gate = std::max(call.inputs[0][i], -1e3), up = call.inputs[1][i];  // -infinity: the limit
    call.values[0][i] = gate / (1 + std::exp(-gate)) * up;
    call.magnitudes[0][i] = std::abs(call.values[0][i]);
  }
}

}  // namespace pewter::reference
