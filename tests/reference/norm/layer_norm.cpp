// y = (x - mean) / sqrt(variance + epsilon) weight + bias.
//
// Magnitude: |weight| (|x - mean| / sigma + 1) + |bias|. How large the mean is does not matter: the kernel
// takes the error of its mean out again.
#include "tests/reference/oracle.hpp"

#include <cmath>

namespace pewter::reference {

void layer_norm(const oracle_call& call) {
  const std::size_t cols = call.shape[1];
  const double n = static_cast<double>(cols);
  for (std::size_t r = 0; r < call.shape[0]; ++r) {
    const double* x = call.inputs[0].data() + r * cols;
    double sum = 0, squares = 0;
    for (std::size_t i = 0; i < cols; ++i) sum += x[i];
    const double mean = sum / n;
    for (std::size_t i = 0; i < cols; ++i) squares += (x[i] - mean) * (x[i] - mean);
    const double sigma = std::sqrt(squares / n + static_cast<double>(1e-5f));
    for (std::size_t i = 0; i < cols; ++i) {
      const double normal = (x[i] - mean) / sigma, weight = call.inputs[1][i], bias = call.inputs[2][i];
      call.values[0][r * cols + i] = normal * weight + bias;
      call.magnitudes[0][r * cols + i] = std::abs(weight) * (std::abs(normal) + 1) + std::abs(bias);
    }
  }
}

}  // namespace pewter::reference
