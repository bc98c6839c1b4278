// The k largest logits of each token, and exp(x - max) of them over the sum of theirs, times 2.5.
#include "tests/reference/oracle.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace pewter::reference {

void router(const oracle_call& call) {
  const std::size_t experts = call.shape[1], k = call.shape[2];
  std::vector<std::size_t> order(experts);
  for (std::size_t t = 0; t < call.shape[0] && k != 0; ++t) {
    const double* const x = call.inputs[0].data() + t * experts;
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      return std::isnan(x[b]) ? !std::isnan(x[a]) : x[a] > x[b];
    });
    double sum = 0;
    for (std::size_t i = 0; i < k; ++i) sum += std::exp(x[order[i]] - x[order[0]]);
    for (std::size_t i = 0; i < k; ++i) {
      const double below = x[order[0]] - x[order[i]], weight = 2.5 * std::exp(-below) / sum;
      call.values[0][t * k + i] = static_cast<double>(order[i]);
      call.values[1][t * k + i] = weight;
      call.magnitudes[1][t * k + i] = weight == 0 ? 0 : weight * std::max(1.0, below / 16);
    }
  }
}

}  // namespace pewter::reference
