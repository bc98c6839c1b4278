// The loops that a user would write instead: `parallel for` over rows, `simd` along a row, compiled with -O3
// -march=native by the compiler of the build, and once more with -ffast-math, without which neither compiler
// takes the vector exp of the C library. Where there is one row, one thread works.
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>

#include "bench/peers/peer.hpp"

namespace pewter::peers {
namespace {

using size = std::int64_t;  // signed, as loops vectorize best

/// work(x, y, r) for each row.
template <class Work>
void for_each_row(const row_problem& p, Work work) {
  const auto rows = static_cast<size>(p.shape.rows), cols = static_cast<size>(p.shape.cols);
#pragma omp parallel for
  for (size r = 0; r < rows; ++r) work(p.x + r * cols, p.y + r * cols, r);
}

/// y[r] = value(x) for each row.
template <class Value>
void reduce_rows(const row_problem& p, Value value) {
  const auto rows = static_cast<size>(p.shape.rows), cols = static_cast<size>(p.shape.cols);
#pragma omp parallel for
  for (size r = 0; r < rows; ++r) p.y[r] = value(p.x + r * cols, cols);
}

/// y[i] = f(x[i])
template <class F>
void map(const row_problem& p, F f) {
  const float* x = p.x;
  float* y = p.y;
  const auto n = static_cast<size>(p.elements());
#pragma omp parallel for simd
  for (size i = 0; i < n; ++i) y[i] = f(x[i]);
}

/// y[i] = f(x[i], addend[i])
template <class F>
void map_two(const row_problem& p, F f) {
  const float *a = p.x, *b = p.addend;
  float* y = p.y;
  const auto n = static_cast<size>(p.elements());
#pragma omp parallel for simd
  for (size i = 0; i < n; ++i) y[i] = f(a[i], b[i]);
}

float sum_of(const float* x, size n) {
  float sum = 0;
#pragma omp simd reduction(+ : sum)
  for (size i = 0; i < n; ++i) sum += x[i];
  return sum;
}

float largest_of(const float* x, size n) {
  float largest = x[0];  // not -INFINITY, which fast math does not know
#pragma omp simd reduction(max : largest)
  for (size i = 0; i < n; ++i) largest = x[i] > largest ? x[i] : largest;
  return largest;
}

float smallest_of(const float* x, size n) {
  float smallest = x[0];
#pragma omp simd reduction(min : smallest)
  for (size i = 0; i < n; ++i) smallest = x[i] < smallest ? x[i] : smallest;
  return smallest;
}

float squares_of(const float* x, size n) {
  float squares = 0;
#pragma omp simd reduction(+ : squares)
  for (size i = 0; i < n; ++i) squares += x[i] * x[i];
  return squares;
}

float logarithm_of_sum(const float* x, size n) {
  const float largest = largest_of(x, n);
  float sum = 0;
#pragma omp simd reduction(+ : sum)
  for (size i = 0; i < n; ++i) sum += std::exp(x[i] - largest);
  return largest + std::log(sum);
}

/// y may be x.
void softmax_of(const float* x, float* y, size n) {
  const float largest = largest_of(x, n);
  float sum = 0;
#pragma omp simd reduction(+ : sum)
  for (size i = 0; i < n; ++i) {
    y[i] = std::exp(x[i] - largest);
    sum += y[i];
  }
  const float inverse = 1 / sum;
#pragma omp simd
  for (size i = 0; i < n; ++i) y[i] *= inverse;
}

void softmax_rows(const row_problem& p) {
  const auto cols = static_cast<size>(p.shape.cols);
  for_each_row(p, [&](const float* x, float* y, size) { softmax_of(x, y, cols); });
}

void masked_softmax_rows(const row_problem& p) {
  const auto cols = static_cast<size>(p.shape.cols);
  for_each_row(p, [&](const float* x, float* y, size r) {
    const float* mask = p.addend + r * cols;
#pragma omp simd
    for (size i = 0; i < cols; ++i) y[i] = factor * x[i] + mask[i];
    softmax_of(y, y, cols);
  });
}

void log_softmax_rows(const row_problem& p) {
  const auto cols = static_cast<size>(p.shape.cols);
  for_each_row(p, [&](const float* x, float* y, size) {
    const float logarithm = logarithm_of_sum(x, cols);
#pragma omp simd
    for (size i = 0; i < cols; ++i) y[i] = x[i] - logarithm;
  });
}

void layer_norm_rows(const row_problem& p) {
  const auto cols = static_cast<size>(p.shape.cols);
  const float *weight = p.weight, *bias = p.bias;
  for_each_row(p, [&](const float* x, float* y, size) {
    const float mean = sum_of(x, cols) / static_cast<float>(cols);
    float squares = 0;
#pragma omp simd reduction(+ : squares)
    for (size i = 0; i < cols; ++i) squares += (x[i] - mean) * (x[i] - mean);
    const float inverse = 1 / std::sqrt(squares / static_cast<float>(cols) + epsilon);
#pragma omp simd
    for (size i = 0; i < cols; ++i) y[i] = (x[i] - mean) * inverse * weight[i] + bias[i];
  });
}

/// y may be x.
void rms_norm_of(const float* x, const float* weight, float* y, size n) {
  const float inverse = 1 / std::sqrt(squares_of(x, n) / static_cast<float>(n) + epsilon);
#pragma omp simd
  for (size i = 0; i < n; ++i) y[i] = x[i] * inverse * weight[i];
}

void rms_norm_rows(const row_problem& p) {
  const auto cols = static_cast<size>(p.shape.cols);
  for_each_row(p, [&](const float* x, float* y, size) { rms_norm_of(x, p.weight, y, cols); });
}

void add_rms_norm_rows(const row_problem& p) {
  const auto cols = static_cast<size>(p.shape.cols);
  for_each_row(p, [&](const float* x, float* y, size r) {
    const float* residual = p.addend + r * cols;
    float* sum = p.sum + r * cols;
#pragma omp simd
    for (size i = 0; i < cols; ++i) sum[i] = x[i] + residual[i];
    rms_norm_of(sum, p.weight, y, cols);
  });
}

void prefix_sum_rows(const row_problem& p) {
  const auto cols = static_cast<size>(p.shape.cols);
  for_each_row(p, [&](const float* x, float* y, size) {
    float sum = 0;
#pragma omp simd reduction(inscan, + : sum)
    for (size i = 0; i < cols; ++i) {
      sum += x[i];
#pragma omp scan inclusive(sum)
      y[i] = sum;
    }
  });
}

void exclusive_prefix_sum_rows(const row_problem& p) {
  const auto cols = static_cast<size>(p.shape.cols);
  for_each_row(p, [&](const float* x, float* y, size) {
    float sum = 0;
#pragma omp simd reduction(inscan, + : sum)
    for (size i = 0; i < cols; ++i) {
      y[i] = sum;
#pragma omp scan exclusive(sum)
      sum += x[i];
    }
  });
}

void prefix_sum_of_vector(const row_problem& p) {
  const float* x = p.x;
  float* y = p.y;
  const auto n = static_cast<size>(p.elements());
  float sum = 0;
#pragma omp parallel for simd reduction(inscan, + : sum)
  for (size i = 0; i < n; ++i) {
    sum += x[i];
#pragma omp scan inclusive(sum)
    y[i] = sum;
  }
}

void sum_of_vector(const row_problem& p) {
  const float* x = p.x;
  const auto n = static_cast<size>(p.elements());
  float sum = 0;
#pragma omp parallel for simd reduction(+ : sum)
  for (size i = 0; i < n; ++i) sum += x[i];
  *p.y = sum;
}

/// The largest value first, which is a vector loop, then where it is.
void argmax_rows(const row_problem& p) {
  const auto rows = static_cast<size>(p.shape.rows), cols = static_cast<size>(p.shape.cols);
#pragma omp parallel for
  for (size r = 0; r < rows; ++r) {
    const float* x = p.x + r * cols;
    const float largest = largest_of(x, cols);
    size i = 0;
    while (x[i] != largest) ++i;
    p.indices[r] = static_cast<std::uint32_t>(i);
  }
}

/// Rounds to nearest, ties to even, and does not care about NaN.
void convert_elements(const row_problem& p) {
  const float* x = p.x;
  bfloat* y = p.narrow;
  const auto n = static_cast<size>(p.elements());
#pragma omp parallel for simd
  for (size i = 0; i < n; ++i) {
    const auto bits = std::bit_cast<std::uint32_t>(x[i]);
    y[i].bits = static_cast<std::uint16_t>((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
  }
}

void transpose_in_blocks(const row_problem& p) {
  const auto rows = static_cast<size>(p.shape.rows), cols = static_cast<size>(p.shape.cols);
  constexpr size block = 16;  // a line of the cache
#pragma omp parallel for collapse(2)
  for (size r = 0; r < rows; r += block)
    for (size c = 0; c < cols; c += block)
      for (size i = c; i < c + block && i < cols; ++i)
        for (size j = r; j < r + block && j < rows; ++j) p.y[i * rows + j] = p.x[j * cols + i];
}

void embedding_rows(const row_problem& p) {
  const std::size_t cols = p.shape.cols;
  for_each_row(p, [&](const float*, float* y, size r) {
    std::memcpy(y, p.x + p.ids[r] * cols, cols * sizeof(float));
  });
}

/// The angles of a token once for all of its heads.
void rotate_rows(const row_problem& p) {
  constexpr size half_head = head_dim / 2;
  const auto heads = static_cast<size>(p.shape.cols / head_dim);
  float frequencies[half_head];
  for (size i = 0; i < half_head; ++i)
    frequencies[i] = std::pow(theta, -static_cast<float>(i) / static_cast<float>(half_head));
  for_each_row(p, [&](const float* x, float* y, size r) {
    float cosines[half_head], sines[half_head];
#pragma omp simd
    for (size i = 0; i < half_head; ++i) {
      const float angle = static_cast<float>(p.ids[r]) * frequencies[i];
      cosines[i] = std::cos(angle);
      sines[i] = std::sin(angle);
    }
    for (size h = 0; h < heads; ++h, x += head_dim, y += head_dim)
#pragma omp simd
      for (size i = 0; i < half_head; ++i) {
        const float a = x[i], b = x[i + half_head];
        y[i] = a * cosines[i] - b * sines[i];
        y[i + half_head] = b * cosines[i] + a * sines[i];
      }
  });
}

float gelu_of(float x) { return 0.5f * x * (1 + std::tanh(0.7978845608f * (x + 0.044715f * x * x * x))); }
float silu_of(float x) { return x / (1 + std::exp(-x)); }

constexpr row_function functions[] = {
    {row_kernel::softmax, softmax_rows},
    {row_kernel::layer_norm, layer_norm_rows},
    {row_kernel::rms_norm, rms_norm_rows},
    {row_kernel::row_sum, [](const row_problem& p) { reduce_rows(p, sum_of); }},
    {row_kernel::row_prefix_sum, prefix_sum_rows},
    {row_kernel::gelu, [](const row_problem& p) { map(p, [](float x) { return gelu_of(x); }); }},
    {row_kernel::silu, [](const row_problem& p) { map(p, [](float x) { return silu_of(x); }); }},
    {row_kernel::add, [](const row_problem& p) { map_two(p, [](float a, float b) { return a + b; }); }},
    {row_kernel::relu, [](const row_problem& p) { map(p, [](float x) { return x > 0 ? x : 0; }); }},
    {row_kernel::scale, [](const row_problem& p) { map(p, [](float x) { return factor * x; }); }},
    {row_kernel::gelu_erf,
     [](const row_problem& p) {
       map(p, [](float x) { return 0.5f * x * (1 + std::erf(x * 0.7071067812f)); });
     }},
    {row_kernel::swiglu,
     [](const row_problem& p) { map_two(p, [](float gate, float up) { return silu_of(gate) * up; }); }},
    {row_kernel::geglu,
     [](const row_problem& p) { map_two(p, [](float gate, float up) { return gelu_of(gate) * up; }); }},
    {row_kernel::convert, convert_elements},
    {row_kernel::row_mean,
     [](const row_problem& p) {
       reduce_rows(p, [](const float* x, size n) { return sum_of(x, n) / static_cast<float>(n); });
     }},
    {row_kernel::row_max, [](const row_problem& p) { reduce_rows(p, largest_of); }},
    {row_kernel::row_min, [](const row_problem& p) { reduce_rows(p, smallest_of); }},
    {row_kernel::row_argmax, argmax_rows},
    {row_kernel::logsumexp, [](const row_problem& p) { reduce_rows(p, logarithm_of_sum); }},
    {row_kernel::log_softmax, log_softmax_rows},
    {row_kernel::masked_softmax, masked_softmax_rows},
    {row_kernel::add_rms_norm, add_rms_norm_rows},
    {row_kernel::row_prefix_sum_exclusive, exclusive_prefix_sum_rows},
    {row_kernel::vector_sum, sum_of_vector},
    {row_kernel::vector_prefix_sum, prefix_sum_of_vector},
    {row_kernel::transpose, transpose_in_blocks},
    {row_kernel::embedding, embedding_rows},
    {row_kernel::rotary_half, rotate_rows},
};

class plain_loops : public peer {
 public:
  plain_loops() : peer("plain_loop", PEWTER_LOOP_VARIANT) {}
  std::string version() const override { return PEWTER_COMPILER " -O3 -march=native"; }
  call prepare(const row_problem& p) override { return call_of(functions, p); }
};

}  // namespace

std::unique_ptr<peer> PEWTER_MAKE_LOOPS() { return std::make_unique<plain_loops>(); }

}  // namespace pewter::peers
