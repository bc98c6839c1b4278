// y = a + b.
#include "tests/reference/oracle.hpp"

#include <cmath>

namespace pewter::reference {

void add(const oracle_call& call) {
  for (std::size_t i = 0; i < call.shape[0]; ++i) {
    call.values[0][i] = call.inputs[0][i] + call.inputs[1][i];
    call.magnitudes[0][i] = std::abs(call.values[0][i]);
  }
}

}  // namespace pewter::reference
