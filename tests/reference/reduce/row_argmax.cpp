// indices[r] = index of row r's first largest element, or of its first NaN.
#include "tests/reference/oracle.hpp"

#include <cmath>

namespace pewter::reference {

void row_argmax(const oracle_call& call) {
  const std::size_t cols = call.shape[1];
  for (std::size_t r = 0; r < call.shape[0]; ++r) {
    const double* x = call.inputs[0].data() + r * cols;
    std::size_t first = 0;
    for (std::size_t i = 1; i < cols && !std::isnan(x[first]); ++i)
      if (std::isnan(x[i]) || x[i] > x[first]) first = i;
    call.values[0][r] = static_cast<double>(first);
  }
}

}  // namespace pewter::reference
