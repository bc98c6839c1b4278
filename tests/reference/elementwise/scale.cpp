// y = 0.7 x, the factor rounded to float.
#include "tests/reference/oracle.hpp"

#include <cmath>

namespace pewter::reference {

void scale(const oracle_call& call) {
  for (std::size_t i = 0; i < call.shape[0]; ++i) {
    const double x = call.inputs[0][i];
    call.values[0][i] = static_cast<double>(0.7f) * x;
    call.magnitudes[0][i] = std::abs(call.values[0][i]);
  }
}

}  // namespace pewter::reference
