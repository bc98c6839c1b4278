// y = (x - mean) / sqrt(variance + epsilon) weight + bias, by five groups of channels.
//
// Magnitude: |weight| (|x - mean| / sigma + 1) + |bias|.
#include "tests/reference/oracle.hpp"

#include <cmath>

namespace pewter::reference {

void group_norm(const oracle_call& call) {
  const std::size_t channels = call.shape[1] / 5, positions = call.shape[2], n = channels * positions;
  for (std::size_t group = 0; group < call.shape[0] * 5 && n != 0; ++group) {
    const double* const x = call.inputs[0].data() + group * n;
    double sum = 0, squares = 0;
    for (std::size_t i = 0; i < n; ++i) sum += x[i];
    const double mean = sum / static_cast<double>(n);
    for (std::size_t i = 0; i < n; ++i) squares += (x[i] - mean) * (x[i] - mean);
    const double sigma = std::sqrt(squares / static_cast<double>(n) + static_cast<double>(1e-5f));
    for (std::size_t i = 0; i < n; ++i) {
      const std::size_t channel = group % 5 * channels + i / positions;
      const double normal = (x[i] - mean) / sigma, weight = call.inputs[1][channel],
                   bias = call.inputs[2][channel];
      call.values[0][group * n + i] = normal * weight + bias;
      call.magnitudes[0][group * n + i] = std::abs(weight) * (std::abs(normal) + 1) + std::abs(bias);
    }
  }
}

}  // namespace pewter::reference
