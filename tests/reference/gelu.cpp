// y = x/2 (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3))), written so that nothing cancels.
#include "tests/reference/oracle.hpp"

#include <cmath>
#include <numbers>

namespace pewter::reference {

void gelu(const oracle_call& call) {
  for (std::size_t i = 0; i < call.shape[0]; ++i) {
    const double x = call.inputs[0][i];
    call.values[0][i] = x / (1 + std::exp(-2 * std::sqrt(2 / std::numbers::pi) * (x + 0.044715 * x * x * x)));
    call.magnitudes[0][i] = std::abs(call.values[0][i]);
  }
}

}  // namespace pewter::reference
