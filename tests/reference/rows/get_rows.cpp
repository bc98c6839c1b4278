// y[i] = x[ids[i]].
#include "tests/reference/oracle.hpp"

namespace pewter::reference {

void get_rows(const oracle_call& call) {
  const std::size_t cols = call.shape[2];
  for (std::size_t i = 0; i < call.shape[0]; ++i)
    for (std::size_t c = 0; c < cols; ++c)
      call.values[0][i * cols + c] = call.inputs[0][static_cast<std::size_t>(call.inputs[1][i]) * cols + c];
}

}  // namespace pewter::reference
