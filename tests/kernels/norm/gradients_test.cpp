// Gradients against differences of the functions that they are of, in float64; sums over many rows; no rows;
// rows and channels that the registry's tests do not have.
#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <vector>

#include "pewter/error.hpp"
#include "pewter/kernels.hpp"
#include "tests/support/error_of.hpp"

namespace pewter {
namespace {

using test::error_of;
using numbers = std::vector<double>;

std::vector<float> normal(std::size_t n, std::uint32_t seed) {
  std::mt19937 random(seed);
  std::normal_distribution<float> distribution;
  std::vector<float> values(n);
  for (float& v : values) v = distribution(random);
  return values;
}
numbers doubles(const std::vector<float>& of) { return {of.begin(), of.end()}; }

/// The sum of dy y, whose gradients are taken.
template <class F>
double objective(const F& function, const numbers& x, const std::vector<float>& dy) {
  const numbers y = function(x);
  double sum = 0;
  for (std::size_t i = 0; i < y.size(); ++i) sum += y[i] * static_cast<double>(dy[i]);
  return sum;
}
template <class F>
numbers difference_quotients(const F& function, const numbers& x, const std::vector<float>& dy) {
  constexpr double step = 1e-5;
  numbers gradient(x.size());
  for (std::size_t i = 0; i < x.size(); ++i) {
    numbers above = x, below = x;
    above[i] += step;
    below[i] -= step;
    gradient[i] = (objective(function, above, dy) - objective(function, below, dy)) / (2 * step);
  }
  return gradient;
}
void expect_near(const std::vector<float>& got, const numbers& wanted) {
  for (std::size_t i = 0; i < wanted.size(); ++i)
    EXPECT_NEAR(static_cast<double>(got[i]), wanted[i], 2e-5) << i;
}

/// layer_norm of one row of 9, or rms_norm if it is not centred.
numbers layer_norm_of(const numbers& x, const numbers& weight, bool centred) {
  double mean = 0, squares = 0;
  for (const double v : x) mean += centred ? v / static_cast<double>(x.size()) : 0;
  for (const double v : x) squares += (v - mean) * (v - mean);
  const double sigma = std::sqrt(squares / static_cast<double>(x.size()) + 1e-5);
  numbers y;
  for (std::size_t i = 0; i < x.size(); ++i) y.push_back((x[i] - mean) / sigma * weight[i]);
  return y;
}
void expect_gradients(bool centred) {
  constexpr std::size_t n = 9;
  const std::vector<float> x = normal(n, 1), weight = normal(n, 2), dy = normal(n, 3);
  std::vector<float> dx(n), dweight(n), dbias(n);
  if (centred)
    layer_norm_backward(x.data(), weight.data(), dy.data(), dx.data(), dweight.data(), dbias.data(), {1, n});
  else
    rms_norm_backward(x.data(), weight.data(), dy.data(), dx.data(), dweight.data(), {1, n});
  expect_near(
      dx, difference_quotients([&](const numbers& of) { return layer_norm_of(of, doubles(weight), centred); },
                               doubles(x), dy));
  expect_near(dweight,
              difference_quotients([&](const numbers& of) { return layer_norm_of(doubles(x), of, centred); },
                                   doubles(weight), dy));
  if (centred) expect_near(dbias, doubles(dy));
}
TEST(Gradients, OfNormsAreSlopes) {
  expect_gradients(true);
  expect_gradients(false);
}

TEST(Gradients, OfSoftmaxAreSlopes) {
  constexpr std::size_t n = 7;
  const std::vector<float> x = normal(n, 4), dy = normal(n, 5);
  std::vector<float> y(n), dx(n);
  softmax(x.data(), y.data(), {1, n});
  softmax_backward(y.data(), dy.data(), dx.data(), {1, n});
  const auto function = [](const numbers& of) {
    double sum = 0;
    for (const double v : of) sum += std::exp(v);
    numbers shares;
    for (const double v : of) shares.push_back(std::exp(v) / sum);
    return shares;
  };
  expect_near(dx, difference_quotients(function, doubles(x), dy));
}

/// Sums over rows have the same bits on any number of host threads, and a large mean costs nothing.
TEST(Gradients, OfManyRows) {
  constexpr std::size_t rows = 1000, cols = 96;
  std::vector<float> x = normal(rows * cols, 6);
  for (float& v : x) v += 1000;
  const std::vector<float> weight(cols, 1.0f), dy = normal(rows * cols, 7);
  std::vector<float> dx(rows * cols), dweight(cols), dbias(cols), again(cols), dbias_again(cols);
  layer_norm_backward(x.data(), weight.data(), dy.data(), dx.data(), dweight.data(), dbias.data(),
                      {rows, cols}, 1e-5f, {.host_threads = 1});
  for (const std::uint32_t threads : {2u, 3u, 5u}) {
    layer_norm_backward(x.data(), weight.data(), dy.data(), dx.data(), again.data(), dbias_again.data(),
                        {rows, cols}, 1e-5f, {.host_threads = threads});
    EXPECT_EQ(again, dweight);
    EXPECT_EQ(dbias_again, dbias);
  }
  for (std::size_t c = 0; c < cols; ++c) {
    double sum = 0, of_bias = 0;
    for (std::size_t r = 0; r < rows; ++r) {
      const numbers row(x.begin() + static_cast<std::ptrdiff_t>(r * cols),
                        x.begin() + static_cast<std::ptrdiff_t>((r + 1) * cols));
      if (c == 0 || c == cols - 1)
        sum += layer_norm_of(row, numbers(cols, 1), true)[c] * static_cast<double>(dy[r * cols + c]);
      of_bias += static_cast<double>(dy[r * cols + c]);
    }
    EXPECT_NEAR(static_cast<double>(dbias[c]), of_bias, 1e-3);
    if (c == 0 || c == cols - 1) {
      EXPECT_NEAR(static_cast<double>(dweight[c]), sum, 1e-2);
    }
  }
}

TEST(Gradients, OfMoreRowsThanAThreadgroupHasRoomFor) {
  constexpr std::size_t rows = 300000, cols = 2;
  std::vector<float> x(rows * cols), dy(rows * cols, 1.0f), dx(rows * cols), dweight(cols), dbias(cols);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i % 7);
  const std::vector<float> weight(cols, 1.0f);
  layer_norm_backward(x.data(), weight.data(), dy.data(), dx.data(), dweight.data(), dbias.data(),
                      {rows, cols}, 1e-5f);
  EXPECT_EQ(dbias, std::vector<float>(cols, rows));
}

TEST(Gradients, OfNoRowsAreZero) {
  std::vector<float> weight(40, 1.0f), dweight(40, 9.0f), dbias(40, 9.0f);
  float* const none = nullptr;
  layer_norm_backward<float>(none, weight.data(), none, none, dweight.data(), dbias.data(), {0, 40});
  EXPECT_EQ(dweight, std::vector<float>(40, 0.0f));
  EXPECT_EQ(dbias, std::vector<float>(40, 0.0f));
}

TEST(GroupNorm, WithoutParameters) {
  const std::vector<float> x = {1, 2, 3, 4, 10, 10, 30, 30};
  std::vector<float> y(8);
  group_norm<float>(x.data(), nullptr, nullptr, y.data(), {1, 4, 2}, 2, 0.0f);
  const float step = 1 / std::sqrt(5.0f);
  const std::vector<float> wanted = {-3 * step, -step, step, 3 * step, -1, -1, 1, 1};
  for (std::size_t i = 0; i < 8; ++i) EXPECT_NEAR(y[i], wanted[i], 1e-6f);
  EXPECT_EQ(error_of([&] {
              group_norm<float>(x.data(), nullptr, nullptr, y.data(), {1, 4, 2}, 3);
            }),
            "group_norm: groups = 3, must be at least 1 and divide the 4 channels");
}

TEST(L2Norm, OfShortRowsIsLimited) {
  const std::vector<float> x = {3, 4, 0, 0};
  std::vector<float> y(4, 9.0f);
  l2_norm(x.data(), y.data(), {2, 2}, 1.0f);
  EXPECT_EQ(y, (std::vector<float>{0.6f, 0.8f, 0, 0}));
  l2_norm(x.data(), y.data(), {2, 2}, 10.0f);
  EXPECT_EQ(y, (std::vector<float>{0.3f, 0.4f, 0, 0}));
}

}  // namespace
}  // namespace pewter
