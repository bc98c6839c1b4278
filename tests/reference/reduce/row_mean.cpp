// means[r] = mean of row r.
#include "tests/reference/oracle.hpp"

namespace pewter::reference {

void row_mean(const oracle_call& call) {
  row_sum(call);
  const double cols = static_cast<double>(call.shape[1]);
  for (double& value : call.values[0]) value /= cols;
  for (double& magnitude : call.magnitudes[0]) magnitude /= cols;
}

}  // namespace pewter::reference
