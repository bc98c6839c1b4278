// values[r], ids[r] = row r's k largest elements, found one after the other, and their columns.
#include "tests/reference/oracle.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace pewter::reference {

void top_k(const oracle_call& call) {
  const std::size_t cols = call.shape[1], k = call.shape[2];
  std::vector<std::size_t> order(cols);
  for (std::size_t r = 0; r < call.shape[0]; ++r) {
    const double* const x = call.inputs[0].data() + r * cols;
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto before = [&](std::size_t a, std::size_t b) {
      if (std::isnan(x[a]) || std::isnan(x[b]))
        return std::isnan(x[a]) == std::isnan(x[b]) ? a < b : std::isnan(x[b]);
      return x[a] != x[b] ? x[a] > x[b] : a < b;
    };
    std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(k), order.end(), before);
    for (std::size_t i = 0; i < k; ++i) {
      call.values[0][r * k + i] = x[order[i]];
      call.values[1][r * k + i] = static_cast<double>(order[i]);
    }
  }
}

}  // namespace pewter::reference
