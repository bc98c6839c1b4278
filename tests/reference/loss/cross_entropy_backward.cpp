// y[r][i] = gradient[r] (softmax of row r at i - 0.1 / cols - (0.9 where i is the label)).
#include "tests/reference/oracle.hpp"

#include <algorithm>
#include <cmath>

namespace pewter::reference {

void cross_entropy_backward(const oracle_call& call) {
  const std::size_t cols = call.shape[1];
  const double smoothing = static_cast<double>(0.1f);
  for (std::size_t r = 0; r < call.shape[0]; ++r) {
    const double* x = call.inputs[0].data() + r * cols;
    const auto label = static_cast<std::size_t>(call.inputs[1][r]);
    const double gradient = call.inputs[2][r], largest = cols == 0 ? 0 : *std::max_element(x, x + cols);
    double sum = 0;
    for (std::size_t i = 0; i < cols; ++i) sum += std::exp(x[i] - largest);
    for (std::size_t i = 0; i < cols; ++i) {
      const double share = std::exp(x[i] - largest) / sum, uniform = smoothing / static_cast<double>(cols);
      const double of_label = i == label ? 1 - smoothing : 0;
      call.values[0][r * cols + i] = gradient * (share - uniform - of_label);
      const double of_share = share == 0 ? 0 : share * std::max(1.0, (largest - x[i]) / 16);
      call.magnitudes[0][r * cols + i] = std::abs(gradient) * (of_share + uniform + of_label);
    }
  }
}

}  // namespace pewter::reference
