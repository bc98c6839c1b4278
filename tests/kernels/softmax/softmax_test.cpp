// masked_softmax's options, one by one, against softmax of the rows that they amount to; log_softmax and
// logsumexp on rows that overflow without care; softmax of tiles of rows.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "kernels/runtime/registry.hpp"
#include "pewter/error.hpp"
#include "pewter/kernels.hpp"

namespace pewter {
namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

std::vector<float> normal_values(std::size_t n, unsigned seed = 1) {
  std::mt19937 random(seed);
  std::normal_distribution<float> normal;
  std::vector<float> values(n);
  for (float& v : values) v = normal(random);
  return values;
}

template <class T>
class SoftmaxOfTiles : public testing::Test {};
using storage_types = testing::Types<float, half, bfloat>;
TYPED_TEST_SUITE(SoftmaxOfTiles, storage_types);

/// Full and partial tiles, with exponentials that fit threadgroup memory and that do not; one row is NaN, one
/// in 13 has an infinity.
TYPED_TEST(SoftmaxOfTiles, HasTheBitsOfRowsAlone) {
  using T = TypeParam;
  const auto same = [](const std::vector<T>& a, const std::vector<T>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), [](T p, T q) {
      const float x = static_cast<float>(p), y = static_cast<float>(q);
      return x == y || (std::isnan(x) && std::isnan(y));
    });
  };
  for (const target& t : targets()) {
    if (!t.supported()) continue;
    for (const std::size_t rows : std::initializer_list<std::size_t>{31, 32, 70})
      for (const std::size_t cols : std::initializer_list<std::size_t>{1, 31, 128, 300}) {
        const batched_shape shape{2, rows, cols};
        const std::vector<float> normal = normal_values(2 * rows * cols);
        std::vector<T> x(normal.size()), wanted(x.size()), y(x.size());
        for (std::size_t i = 0; i < x.size(); ++i) x[i] = T(normal[i]);
        for (std::size_t r = 5; r < 2 * rows; r += 13) x[r * cols + cols / 2] = T(infinity);
        x[7 * cols] = T(std::numeric_limits<float>::quiet_NaN());
        batched_softmax(x.data(), wanted.data(), shape,
                        {.threads_per_threadgroup = 32, .pattern = pattern::vectorized, .target = t.name});
        for (const std::uint32_t threads : {32u, 64u, 1024u}) {
          const launch tiled{.threads_per_threadgroup = threads, .pattern = pattern::tiled, .target = t.name};
          batched_softmax(x.data(), y.data(), shape, tiled);
          EXPECT_TRUE(same(y, wanted)) << t.name << ' ' << rows << " x " << cols << ", " << threads;
          y = x;
          batched_softmax(y.data(), y.data(), shape, tiled);
          EXPECT_TRUE(same(y, wanted)) << t.name << ' ' << rows << " x " << cols << ", in place";
        }
      }
  }
}

TEST(MaskedSoftmax, WithoutOptionsIsBatchedSoftmax) {
  const batched_shape shape{3, 5, 100};
  const std::vector<float> x = normal_values(3 * 5 * 100);
  std::vector<float> y(x.size()), wanted(x.size());
  masked_softmax(x.data(), static_cast<const float*>(nullptr), y.data(), shape);
  batched_softmax(x.data(), wanted.data(), shape);
  EXPECT_EQ(y, wanted);
}

TEST(MaskedSoftmax, ScalesByAPowerOfTwoAsTheInputWould) {
  std::vector<float> x = normal_values(4 * 77), y(x.size()), wanted(x.size());
  masked_softmax(x.data(), static_cast<const float*>(nullptr), y.data(), {1, 4, 77}, {.scale = 0.25f});
  for (float& v : x) v *= 0.25f;
  softmax(x.data(), wanted.data(), {4, 77});
  EXPECT_EQ(y, wanted);
}

TEST(MaskedSoftmax, AddsOneMaskToEveryBatch) {
  const std::size_t batches = 3, rows = 2, cols = 65;
  std::vector<float> x = normal_values(batches * rows * cols), y(x.size()), wanted(x.size());
  const std::vector<float> mask = normal_values(rows * cols, 2);
  masked_softmax(x.data(), mask.data(), y.data(), {batches, rows, cols});
  for (std::size_t i = 0; i < x.size(); ++i) x[i] += mask[i % mask.size()];
  softmax(x.data(), wanted.data(), {batches * rows, cols});
  EXPECT_EQ(y, wanted);
}

TEST(MaskedSoftmax, CausalRowsSeeOneColumnMoreEach) {
  launch how;
  how.pattern = pattern::vectorized;
  for (const auto& [rows, cols] : {std::pair<std::size_t, std::size_t>{7, 7}, {3, 200}, {1, 65}, {40, 33}}) {
    const std::vector<float> x = normal_values(rows * cols);
    std::vector<float> y(x.size(), -1);
    masked_softmax(x.data(), static_cast<const float*>(nullptr), y.data(), {1, rows, cols}, {.causal = true},
                   how);
    for (std::size_t r = 0; r < rows; ++r) {
      const std::size_t visible = cols + r + 1 > rows ? cols + r + 1 - rows : 0;
      std::vector<float> wanted(cols, 0.0f);
      softmax(&x[r * cols], wanted.data(), {1, visible}, how);
      EXPECT_EQ(std::vector<float>(&y[r * cols], &y[r * cols] + cols), wanted)
          << rows << " x " << cols << ", row " << r;
    }
  }
}

TEST(MaskedSoftmax, WhatIsNotSeenMayBeNaN) {
  std::vector<float> x = {1, NAN, NAN, 1, 1, NAN, 1, 1, 1};
  masked_softmax(x.data(), static_cast<const float*>(nullptr), x.data(), {1, 3, 3}, {.causal = true});
  EXPECT_EQ(x, (std::vector<float>{1, 0, 0, 0.5f, 0.5f, 0, x[6], x[6], x[6]}));
  EXPECT_NEAR(x[6], 1 / 3.0, 1e-7);
}

TEST(MaskedSoftmax, AMaskOfMinusInfinityHides) {
  const std::vector<half> x = {half(1.0f), half(2.0f), half(1.0f)},
                          mask = {half(0.0f), half(-infinity), half(0.0f)};
  std::vector<half> y(3);
  masked_softmax(x.data(), mask.data(), y.data(), {1, 1, 3});
  EXPECT_EQ(static_cast<float>(y[0]), 0.5f);
  EXPECT_EQ(static_cast<float>(y[1]), 0.0f);
  EXPECT_EQ(static_cast<float>(y[2]), 0.5f);
}

TEST(MaskedSoftmax, OfAHiddenColumnIsThatOfTheOthers) {
  const std::size_t cols = 300;
  for (const pattern p : {pattern::stride_loop, pattern::vectorized}) {
    const launch options{.threads_per_threadgroup = 64, .pattern = p};  // the same sums in both kernels
    std::vector<float> x = normal_values(cols), mask(cols, 0.0f), y(cols), wanted(cols);
    for (std::size_t i = 0; i < cols; i += 3) mask[i] = -infinity;
    x[0] = -infinity;
    masked_softmax(x.data(), mask.data(), y.data(), {1, 1, cols}, {}, options);
    for (std::size_t i = 0; i < cols; i += 3) x[i] = -infinity;
    softmax(x.data(), wanted.data(), {1, cols}, options);
    EXPECT_EQ(y, wanted);
    for (std::size_t i = 0; i < cols; i += 3) EXPECT_EQ(y[i], 0) << i;
  }
}

/// 20000 columns: more than threadgroup memory keeps exponentials of.
TEST(MaskedSoftmax, OfARowThatItsMaskHidesIsZero) {
  const std::size_t rows = 3;
  for (const std::size_t cols : {std::size_t{77}, std::size_t{20000}})
    for (const pattern p : {pattern::stride_loop, pattern::vectorized}) {
      const std::vector<float> values = normal_values(rows * cols);
      std::vector<half> x(values.begin(), values.end()), mask(rows * cols, half(0.0f)), y(rows * cols);
      std::fill(&mask[cols], &mask[2 * cols], half(-infinity));
      x[cols + 1] = half(NAN);
      masked_softmax(x.data(), mask.data(), y.data(), {1, rows, cols}, {}, {.pattern = p});
      double sums[rows] = {};
      for (std::size_t i = 0; i < rows * cols; ++i) sums[i / cols] += static_cast<float>(y[i]);
      EXPECT_NEAR(sums[0], 1, 0.01);
      EXPECT_EQ(sums[1], 0);
      EXPECT_NEAR(sums[2], 1, 0.01);
    }
}

TEST(MaskedSoftmax, WhatItsMaskHidesMayBeNaN) {
  const std::size_t cols = 77;
  std::vector<float> x = normal_values(cols), mask(cols, 0.0f), y(cols), wanted(cols);
  mask[40] = -infinity;
  masked_softmax(x.data(), mask.data(), wanted.data(), {1, 1, cols});
  for (const float hidden : {NAN, infinity, -infinity}) {
    x[40] = hidden;
    masked_softmax(x.data(), mask.data(), y.data(), {1, 1, cols});
    EXPECT_EQ(y, wanted) << hidden;
  }
}

TEST(MaskedSoftmax, AVisibleNaNBesideHiddenColumnsMakesTheRowNaN) {
  const float x[] = {NAN, 1, 2}, mask[] = {0, -infinity, -infinity};
  float y[3];
  masked_softmax(x, mask, y, {1, 1, 3});
  for (const float v : y) EXPECT_TRUE(std::isnan(v)) << v;
}

TEST(LogSumExp, NeitherOverflowsNorUnderflows) {
  const float rows[][2] = {
      {1000, 1000}, {-1000, -1000}, {-infinity, -infinity}, {infinity, 0}, {-infinity, 3}};
  const float wanted[] = {1000 + std::log(2.0f), -1000 + std::log(2.0f), -infinity, infinity, 3};
  float results[5];
  logsumexp(&rows[0][0], results, {5, 2});
  for (int r = 0; r < 5; ++r) EXPECT_FLOAT_EQ(results[r], wanted[r]) << r;
  logsumexp(&rows[0][0], results, {1, 0});
  EXPECT_EQ(results[0], -infinity);
}

/// Rows of more than one block, each with another order of maxima.
std::vector<std::vector<float>> long_rows(std::size_t cols) {
  std::vector<float> random = normal_values(cols, 3), rising(cols), falling(cols), late(cols, -infinity),
                     hidden(cols, -infinity), infinite = random, unknown = random;
  for (std::size_t i = 0; i < cols; ++i) {
    rising[i] = static_cast<float>(i) / 50;
    falling[i] = -rising[i];
  }
  late[cols - 2] = -200;
  infinite[cols / 3] = infinity;
  unknown[cols / 2] = NAN;
  return {random, rising, falling, late, hidden, infinite, unknown};
}

/// logsumexp by its definition, in float64.
double logsumexp_of(const std::vector<float>& row) {
  double largest = -infinity, sum = 0;
  for (const float v : row)
    if (v > largest) largest = v;  // no fmax, over which g++ 12 for 64-bit ARM stumbles
  const double shift = std::isfinite(largest) ? largest : 0;
  for (const float v : row) sum += std::exp(v - shift);
  return shift + std::log(sum);
}

/// The same number, infinity or NaN.
void expect_close(float actual, double expected, const std::string& where) {
  if (std::isfinite(expected))
    EXPECT_NEAR(actual, expected, 4e-6 * (1 + std::abs(expected))) << where;
  else
    EXPECT_TRUE(std::isnan(expected) ? std::isnan(actual) : actual == expected) << where << ": " << actual;
}

TEST(LogSumExp, LongRowsInOnePass) {
  for (const std::size_t cols : std::initializer_list<std::size_t>{1025u, 8193u, 70003u})
    for (const std::vector<float>& row : long_rows(cols))
      for (const std::uint32_t threads : {1u, 32u, 100u, 256u})
        for (const pattern p : {pattern::stride_loop, pattern::vectorized}) {
          launch options;
          options.threads_per_threadgroup = threads;
          options.pattern = p;
          float result = 0;
          logsumexp(row.data(), &result, {1, cols}, options);
          expect_close(
              result, logsumexp_of(row),
              std::to_string(cols) + " columns, " + std::to_string(threads) + " threads, " + name_of(p));
        }
}

TEST(LogSoftmax, LongRowsInOnePass) {
  constexpr std::size_t cols = 70003;
  for (const std::vector<float>& row : long_rows(cols))
    for (const std::uint32_t threads : {32u, 256u}) {
      launch options;
      options.threads_per_threadgroup = threads;
      const double all = logsumexp_of(row);
      std::vector<float> y(cols);
      log_softmax(row.data(), y.data(), {1, cols}, options);
      for (std::size_t i = 0; i < cols; i += 1 + i % 7)
        // A row whose maximum is infinite has no softmax.
        expect_close(y[i], std::isinf(all) ? static_cast<double>(NAN) : row[i] - all, std::to_string(i));
    }
}

TEST(LogSoftmax, KeepsWhatSoftmaxLoses) {
  const float x[] = {0, -200, -infinity};
  float y[3];
  log_softmax(x, y, {1, 3});
  EXPECT_EQ(y[0], 0);
  EXPECT_EQ(y[1], -200);
  EXPECT_EQ(y[2], -infinity);
}

}  // namespace
}  // namespace pewter
