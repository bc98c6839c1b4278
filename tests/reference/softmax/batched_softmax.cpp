// Softmax of every row of every batch: with rows * batches rows.
#include "tests/reference/oracle.hpp"

namespace pewter::reference {

void batched_softmax(const oracle_call& call) {
  problem_shape rows;
  rows.extent[0] = call.shape[0] * call.shape[1];
  rows.extent[1] = call.shape[2];
  softmax({rows, call.inputs, call.values, call.magnitudes});
}

}  // namespace pewter::reference
