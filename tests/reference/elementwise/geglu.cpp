// y = gate/2 (1 + tanh(u)) * up, u = sqrt(2/pi) (gate + 0.044715 gate^3), written as gate / (1 + exp(-2 u)).
//
// Magnitude: |y| (1 + |2 u| e / (1 + e)), e = exp(-2 u), whose error is relative to the argument.
#include "tests/reference/oracle.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace pewter::reference {

void geglu(const oracle_call& call) {
  for (std::size_t i = 0; i < call.shape[0]; ++i) {
    const double gate = std::max(call.inputs[0][i], -1e3), up = call.inputs[1][i];  // -infinity: the limit
    const double u = std::sqrt(2 / std::numbers::pi) * (gate + 0.044715 * gate * gate * gate);
    const double exponential = std::exp(-2 * u), share = 1 / (1 + 1 / exponential);
    call.values[0][i] = gate / (1 + exponential) * up;
    call.magnitudes[0][i] = std::abs(call.values[0][i]) * (1 + std::abs(2 * u) * share);
  }
}

}  // namespace pewter::reference
