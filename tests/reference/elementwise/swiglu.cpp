// y = gate / (1 + exp(-gate)) * up.
//
// Magnitude: |y|, but where the first factor is subnormal its rounding counts as that of the smallest normal
// number.
#include "tests/reference/oracle.hpp"

#include <algorithm>
#include <cmath>

namespace pewter::reference {

void swiglu(const oracle_call& call) {
  for (std::size_t i = 0; i < call.shape[0]; ++i) {
    const double gate = std::max(call.inputs[0][i], -1e3), up = call.inputs[1][i];  // -infinity: the limit
    const double factor = gate / (1 + std::exp(-gate));
    constexpr double smallest_normal = 0x1p-126;
    call.values[0][i] = factor * up;
    call.magnitudes[0][i] = std::max(std::abs(factor), smallest_normal) * std::abs(up);
  }
}

}  // namespace pewter::reference
