// y = x / (1 + exp(-x)).
#include "tests/reference/oracle.hpp"

#include <cmath>

namespace pewter::reference {

void silu(const oracle_call& call) {
  for (std::size_t i = 0; i < call.shape[0]; ++i) {
    const double x = call.inputs[0][i];
    const double exponential = std::exp(-x);
    call.values[0][i] = x / (1 + exponential);
    call.magnitudes[0][i] = std::abs(call.values[0][i]);
    call.losses[0][i] = loss_by_overflow(exponential, call.values[0][i]);
  }
}

}  // namespace pewter::reference
