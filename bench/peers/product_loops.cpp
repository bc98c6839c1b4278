// What follows the product of a library that has no more than that, as a user would write it.
#include <cmath>
#include <cstdint>

#include "bench/peers/peer.hpp"

namespace pewter::peers {

void add_bias_and_gelu(const gemm_problem<float>& p) {
  const auto m = static_cast<std::int64_t>(p.shape.m), n = static_cast<std::int64_t>(p.shape.n);
  const float* bias = p.bias;
#pragma omp parallel for
  for (std::int64_t r = 0; r < m; ++r) {
    float* c = p.c + r * n;
#pragma omp simd
    for (std::int64_t i = 0; i < n; ++i) {
      const float x = c[i] + bias[i];
      c[i] = 0.5f * x * (1 + std::tanh(0.7978845608f * (x + 0.044715f * x * x * x)));
    }
  }
}

}  // namespace pewter::peers
