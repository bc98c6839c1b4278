// ids[r] = row r's columns, the largest element's first, those of equal elements in order; NaN at the end.
#include "tests/reference/oracle.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace pewter::reference {

void argsort(const oracle_call& call) {
  const std::size_t cols = call.shape[1];
  std::vector<std::size_t> order(cols);
  for (std::size_t r = 0; r < call.shape[0]; ++r) {
    const double* const x = call.inputs[0].data() + r * cols;
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      return std::isnan(x[b]) ? !std::isnan(x[a]) : x[a] > x[b];
    });
    for (std::size_t i = 0; i < cols; ++i) call.values[0][r * cols + i] = static_cast<double>(order[i]);
  }
}

}  // namespace pewter::reference
