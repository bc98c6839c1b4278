// A program that only calls the collection.
#include <cmath>
#include <cstdio>
#include <vector>

#include "pewter/kernels.hpp"

int main() {
  std::vector<float> x(3 * 100, 1.5f), y(x.size());
  pewter::softmax(x.data(), y.data(), pewter::matrix_shape{3, 100});
  std::printf("softmax of equal values: %.4f\n", static_cast<double>(y[42]));
  try {
    pewter::launch too_many;
    too_many.threads_per_threadgroup = 2048;
    pewter::softmax(x.data(), y.data(), pewter::matrix_shape{3, 100}, too_many);
  } catch (const pewter::error& e) {
    std::printf("error: %s\n", e.what());
    return std::abs(y[42] - 0.01f) < 1e-6f ? 0 : 1;
  }
  return 1;
}
