// y[i] = x[0] + ... + x[i - 1]: row_prefix_sum_exclusive of one row.
#include "tests/reference/oracle.hpp"

namespace pewter::reference {

void vector_prefix_sum_exclusive(const oracle_call& call) {
  problem_shape one_row;
  one_row.extent[0] = 1;
  one_row.extent[1] = call.shape[0];
  row_prefix_sum_exclusive({one_row, call.inputs, call.values, call.magnitudes, call.type});
}

}  // namespace pewter::reference
