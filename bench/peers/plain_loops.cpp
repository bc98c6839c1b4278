// The loops that a user would write instead: `parallel for` over rows, `simd` along a row, compiled with -O3
// -march=native by the compiler of the build, and once more with -ffast-math, without which neither compiler
// takes the vector exp of the C library. Where there is one row, one thread works.
#include <cmath>
#include <cstdint>

#include "bench/peers/peer.hpp"

namespace pewter::peers {
namespace {

using size = std::int64_t;  // signed, as loops vectorize best

void softmax_rows(const float* x, float* y, size rows, size cols) {
#pragma omp parallel for
  for (size r = 0; r < rows; ++r) {
    const float* from = x + r * cols;
    float* to = y + r * cols;
    float largest = from[0], sum = 0;  // not -INFINITY, which fast math does not know
#pragma omp simd reduction(max : largest)
    for (size i = 0; i < cols; ++i) largest = from[i] > largest ? from[i] : largest;
#pragma omp simd reduction(+ : sum)
    for (size i = 0; i < cols; ++i) {
      to[i] = std::exp(from[i] - largest);
      sum += to[i];
    }
    const float factor = 1 / sum;
#pragma omp simd
    for (size i = 0; i < cols; ++i) to[i] *= factor;
  }
}

void layer_norm_rows(const row_problem& p, size rows, size cols) {
  const float *weight = p.weight, *bias = p.bias;
#pragma omp parallel for
  for (size r = 0; r < rows; ++r) {
    const float* from = p.x + r * cols;
    float* to = p.y + r * cols;
    float sum = 0, squares = 0;
#pragma omp simd reduction(+ : sum)
    for (size i = 0; i < cols; ++i) sum += from[i];
    const float mean = sum / static_cast<float>(cols);
#pragma omp simd reduction(+ : squares)
    for (size i = 0; i < cols; ++i) squares += (from[i] - mean) * (from[i] - mean);
    const float factor = 1 / std::sqrt(squares / static_cast<float>(cols) + epsilon);
#pragma omp simd
    for (size i = 0; i < cols; ++i) to[i] = (from[i] - mean) * factor * weight[i] + bias[i];
  }
}

void rms_norm_rows(const row_problem& p, size rows, size cols) {
  const float* weight = p.weight;
#pragma omp parallel for
  for (size r = 0; r < rows; ++r) {
    const float* from = p.x + r * cols;
    float* to = p.y + r * cols;
    float squares = 0;
#pragma omp simd reduction(+ : squares)
    for (size i = 0; i < cols; ++i) squares += from[i] * from[i];
    const float factor = 1 / std::sqrt(squares / static_cast<float>(cols) + epsilon);
#pragma omp simd
    for (size i = 0; i < cols; ++i) to[i] = from[i] * factor * weight[i];
  }
}

void sum_rows(const float* x, float* y, size rows, size cols) {
#pragma omp parallel for
  for (size r = 0; r < rows; ++r) {
    const float* from = x + r * cols;
    float sum = 0;
#pragma omp simd reduction(+ : sum)
    for (size i = 0; i < cols; ++i) sum += from[i];
    y[r] = sum;
  }
}

void prefix_sum_rows(const float* x, float* y, size rows, size cols) {
#pragma omp parallel for
  for (size r = 0; r < rows; ++r) {
    const float* from = x + r * cols;
    float* to = y + r * cols;
    float sum = 0;
#pragma omp simd reduction(inscan, + : sum)
    for (size i = 0; i < cols; ++i) {
      sum += from[i];
#pragma omp scan inclusive(sum)
      to[i] = sum;
    }
  }
}

void gelu_elements(const float* x, float* y, size n) {
#pragma omp parallel for simd
  for (size i = 0; i < n; ++i) {
    const float u = 0.7978845608f * (x[i] + 0.044715f * x[i] * x[i] * x[i]);
    y[i] = 0.5f * x[i] * (1 + std::tanh(u));
  }
}

void silu_elements(const float* x, float* y, size n) {
#pragma omp parallel for simd
  for (size i = 0; i < n; ++i) y[i] = x[i] / (1 + std::exp(-x[i]));
}

void add_elements(const float* a, const float* b, float* y, size n) {
#pragma omp parallel for simd
  for (size i = 0; i < n; ++i) y[i] = a[i] + b[i];
}

class plain_loops : public peer {
 public:
  plain_loops() : peer("plain_loop", PEWTER_LOOP_VARIANT) {}
  std::string version() const override { return PEWTER_COMPILER " -O3 -march=native"; }

  call prepare(const row_problem& p) override {
    const auto rows = static_cast<size>(p.shape.rows), cols = static_cast<size>(p.shape.cols);
    switch (p.kernel) {
      case row_kernel::softmax:
        return [=] { softmax_rows(p.x, p.y, rows, cols); };
      case row_kernel::layer_norm:
        return [=] { layer_norm_rows(p, rows, cols); };
      case row_kernel::rms_norm:
        return [=] { rms_norm_rows(p, rows, cols); };
      case row_kernel::row_sum:
        return [=] { sum_rows(p.x, p.y, rows, cols); };
      case row_kernel::row_prefix_sum:
        return [=] { prefix_sum_rows(p.x, p.y, rows, cols); };
      case row_kernel::gelu:
        return [=] { gelu_elements(p.x, p.y, rows * cols); };
      case row_kernel::silu:
        return [=] { silu_elements(p.x, p.y, rows * cols); };
      case row_kernel::add:
        return [=] { add_elements(p.x, p.addend, p.y, rows * cols); };
    }
    return {};
  }
};

}  // namespace

std::unique_ptr<peer> PEWTER_MAKE_LOOPS() { return std::make_unique<plain_loops>(); }

}  // namespace pewter::peers
