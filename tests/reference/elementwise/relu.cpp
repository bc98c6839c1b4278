// y = max(x, 0); NaN stays NaN.
#include "tests/reference/oracle.hpp"

#include <cmath>

namespace pewter::reference {

void relu(const oracle_call& call) {
  for (std::size_t i = 0; i < call.shape[0]; ++i) {
    const double x = call.inputs[0][i];
    call.values[0][i] = x <= 0 ? 0 : x;
    call.magnitudes[0][i] = std::abs(call.values[0][i]);
  }
}

}  // namespace pewter::reference
