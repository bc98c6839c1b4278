// y[h] = softmax(keys[h] q[h] / sqrt(head_dim)) values[h].
//
// Magnitude: sum of weights |value|, times 1 + the largest sum of |q key| / sqrt(head_dim).
#include "tests/reference/oracle.hpp"

#include <algorithm>
#include <cmath>

namespace pewter::reference {

void decode_attention(const oracle_call& call) {
  const std::size_t sequence = call.shape[1], dim = call.shape[2];
  for (std::size_t h = 0; h < call.shape[0]; ++h) {
    const double *q = call.inputs[0].data() + h * dim, *keys = call.inputs[1].data() + h * sequence * dim,
                 *values = call.inputs[2].data() + h * sequence * dim;
    std::vector<double> weight(sequence);
    double condition = 1, sum = 0;
    for (std::size_t p = 0; p < sequence; ++p) {
      double absolute = 0;
      for (std::size_t d = 0; d < dim; ++d) {
        weight[p] += q[d] * keys[p * dim + d];
        absolute += std::abs(q[d] * keys[p * dim + d]);
      }
      weight[p] /= std::sqrt(static_cast<double>(dim));
      if (std::isfinite(absolute))  // an infinite score leaves nothing to be uncertain of
        condition = std::max(condition, 1 + absolute / std::sqrt(static_cast<double>(dim)));
    }
    const double largest = sequence == 0 ? 0 : *std::max_element(weight.begin(), weight.end());
    for (double& w : weight) sum += w = std::exp(w - largest);
    for (std::size_t p = 0; p < sequence; ++p)
      for (std::size_t d = 0; d < dim; ++d) {
        const double term = weight[p] / sum * values[p * dim + d];
        call.values[0][h * dim + d] += term;
        call.magnitudes[0][h * dim + d] += std::abs(term) * condition;
      }
  }
}

}  // namespace pewter::reference
