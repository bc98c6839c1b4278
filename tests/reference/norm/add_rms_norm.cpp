// sum = x + residual as it is stored, y = rms_norm of it.
#include "tests/reference/oracle.hpp"

#include <cmath>

namespace pewter::reference {

void add_rms_norm(const oracle_call& call) {
  std::vector<double>& sum = call.values[0];
  for (std::size_t i = 0; i < sum.size(); ++i) {
    sum[i] = stored(call.inputs[0][i] + call.inputs[1][i], call.type);
    call.magnitudes[0][i] = std::abs(sum[i]);
  }
  const std::vector<double> inputs[] = {sum, call.inputs[2]};
  rms_norm({call.shape, inputs, call.values.subspan(1), call.magnitudes.subspan(1), call.type});
}

}  // namespace pewter::reference
