// y = gate / (1 + exp(-gate)) * up.
#include "tests/reference/oracle.hpp"

#include <cmath>

namespace pewter::reference {

void swiglu(const oracle_call& call) {
  for (std::size_t i = 0; i < call.shape[0]; ++i) {
    const double gate = call.inputs[0][i], up = call.inputs[1][i];
    const double exponential = std::exp(-gate);
    call.values[0][i] = gate / (1 + exponential) * up;
    call.magnitudes[0][i] = std::abs(call.values[0][i]);
    call.losses[0][i] = loss_by_overflow(exponential, call.values[0][i]);
  }
}

}  // namespace pewter::reference
