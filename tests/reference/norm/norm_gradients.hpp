// Gradients of layer_norm, and of rms_norm, whose mean is 0: with g = dy weight and z = (x - mean) / sigma,
// dx = (g - mean of g - z mean of g z) / sigma, where rms_norm has no mean of g; dweight = sum of dy z, dbias
// of dy.
//
// Magnitudes: sums of the absolute values; dx's with z of at least 1, as an error of the mean is one of z.
#pragma once

#include <cmath>

#include "tests/reference/oracle.hpp"

namespace pewter::reference {

inline void gradients_of_norm(const oracle_call& call, bool centred) {
  const std::size_t cols = call.shape[1];
  const double n = static_cast<double>(cols);
  for (std::size_t r = 0; r < call.shape[0]; ++r) {
    const double *const x = call.inputs[0].data() + r * cols, *const weight = call.inputs[1].data(),
                        *const dy = call.inputs[2].data() + r * cols;
    double mean = 0, squares = 0, of_g = 0, of_gz = 0, size_of_g = 0, size_of_gz = 0;
    for (std::size_t i = 0; centred && i < cols; ++i) mean += x[i] / n;
    for (std::size_t i = 0; i < cols; ++i) squares += (x[i] - mean) * (x[i] - mean);
    const double sigma = std::sqrt(squares / n + static_cast<double>(1e-5f));
    for (std::size_t i = 0; i < cols; ++i) {
      const double g = dy[i] * weight[i], z = (x[i] - mean) / sigma;
      of_g += centred ? g / n : 0;
      of_gz += g * z / n;
      size_of_g += std::abs(g) / n;
      size_of_gz += std::abs(g) * (std::abs(z) + 1) / n;
    }
    for (std::size_t i = 0; i < cols; ++i) {
      const double g = dy[i] * weight[i], z = (x[i] - mean) / sigma;
      call.values[0][r * cols + i] = (g - of_g - z * of_gz) / sigma;
      call.magnitudes[0][r * cols + i] = (std::abs(g) + size_of_g + (std::abs(z) + 1) * size_of_gz) / sigma;
      call.values[1][i] += dy[i] * z;
      call.magnitudes[1][i] += std::abs(dy[i]) * (std::abs(z) + 1);
      if (!centred) continue;
      call.values[2][i] += dy[i];
      call.magnitudes[2][i] += std::abs(dy[i]);
    }
  }
}

}  // namespace pewter::reference
