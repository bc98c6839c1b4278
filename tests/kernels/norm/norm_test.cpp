// add_rms_norm is an addition and rms_norm, bit for bit, apart and in place; rows whose squares leave the
// floats, and rows without any spread.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <random>
#include <vector>

#include "pewter/error.hpp"
#include "pewter/kernels.hpp"

namespace pewter {
namespace {

template <class T>
class AddRmsNorm : public testing::Test {
 protected:
  static constexpr std::size_t rows = 3, cols = 1001, n = rows * cols;
  static std::vector<T> normal_values(unsigned seed, std::size_t count = n) {
    std::mt19937 random(seed);
    std::normal_distribution<float> normal;
    std::vector<T> values(count);
    for (T& v : values) v = T(normal(random));
    return values;
  }
  static bool same(const std::vector<T>& a, const std::vector<T>& b) {
    return std::memcmp(a.data(), b.data(), n * sizeof(T)) == 0;
  }

  std::vector<T> x_ = normal_values(1), residual_ = normal_values(2), weight_ = normal_values(3, cols);
};

using types = testing::Types<float, half, bfloat>;
TYPED_TEST_SUITE(AddRmsNorm, types);

TYPED_TEST(AddRmsNorm, IsAdditionAndRmsNorm) {
  std::vector<TypeParam> sum(this->n), y(this->n), wanted_sum(this->n), wanted_y(this->n);
  add(this->x_.data(), this->residual_.data(), wanted_sum.data(), this->n);
  rms_norm(wanted_sum.data(), this->weight_.data(), wanted_y.data(), {this->rows, this->cols});
  add_rms_norm(this->x_.data(), this->residual_.data(), this->weight_.data(), sum.data(), y.data(),
               {this->rows, this->cols});
  EXPECT_TRUE(this->same(sum, wanted_sum));
  EXPECT_TRUE(this->same(y, wanted_y));

  // As a model's layer calls it: the residual stream is updated, its norm goes where x was.
  add_rms_norm(this->x_.data(), this->residual_.data(), this->weight_.data(), this->residual_.data(),
               this->x_.data(), {this->rows, this->cols});
  EXPECT_TRUE(this->same(this->residual_, wanted_sum));
  EXPECT_TRUE(this->same(this->x_, wanted_y));
}

TYPED_TEST(AddRmsNorm, NeedsTwoOutputs) {
  std::vector<TypeParam> y(this->n);
  const std::vector<TypeParam> before = y;
  EXPECT_THROW(add_rms_norm(this->x_.data(), this->residual_.data(), this->weight_.data(), y.data(), y.data(),
                            {this->rows, this->cols}),
               error);
  EXPECT_TRUE(this->same(y, before));
}

/// Rows of 100, which leave lanes idle, and of 4096.
class RowOfExtremes : public testing::TestWithParam<std::size_t> {
 protected:
  std::vector<float> values(float value) const { return std::vector<float>(GetParam(), value); }
  std::vector<float> one_of(float large) const {
    std::vector<float> x = values(1);
    x[x.size() / 2] = large;
    return x;
  }
  std::vector<float> rms_norm_of(const std::vector<float>& x, float epsilon = 1e-5f) const {
    const std::vector<float> weight = values(2);
    std::vector<float> y(x.size());
    rms_norm(x.data(), weight.data(), y.data(), {1, x.size()}, epsilon);
    return y;
  }
  std::vector<float> layer_norm_of(const std::vector<float>& x, float epsilon = 1e-5f) const {
    const std::vector<float> weight = values(2), bias = values(3);
    std::vector<float> y(x.size());
    layer_norm(x.data(), weight.data(), bias.data(), y.data(), {1, x.size()}, epsilon);
    expect_same_in_a_tile(x, epsilon, y);
    return y;
  }
  /// The row gives the same among other rows, in a full tile and in a partial one.
  void expect_same_in_a_tile(const std::vector<float>& x, float epsilon, const std::vector<float>& y) const {
    constexpr std::size_t rows = 34, places[] = {0, 7, 31, 33};
    const std::size_t cols = x.size();
    const std::vector<float> weight = values(2), bias = values(3);
    std::vector<float> all(rows * cols), all_y(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<float>(i % 13);
    for (const std::size_t r : places) std::copy(x.begin(), x.end(), all.data() + r * cols);
    layer_norm(all.data(), weight.data(), bias.data(), all_y.data(), {rows, cols}, epsilon,
               {.pattern = pattern::tiled});
    for (const std::size_t r : places)
      for (std::size_t i = 0; i < cols; ++i) {
        const float in_tile = all_y[r * cols + i];
        if (std::isnan(y[i]))
          EXPECT_TRUE(std::isnan(in_tile));
        else
          EXPECT_FLOAT_EQ(in_tile, y[i]);
      }
    for (std::size_t i = 0; i < cols; ++i) EXPECT_FALSE(std::isnan(all_y[cols + i]));
  }
  static bool all_nan(const std::vector<float>& y) {
    return std::all_of(y.begin(), y.end(), [](float v) { return std::isnan(v); });
  }
};

TEST_P(RowOfExtremes, HasSquaresUpToTheLargestFloat) {
  const float large = 1e19f, cols = static_cast<float>(GetParam());
  const std::size_t middle = GetParam() / 2;
  EXPECT_FLOAT_EQ(rms_norm_of(one_of(large))[middle], 2 * std::sqrt(cols));
  EXPECT_FLOAT_EQ(layer_norm_of(one_of(large))[middle], 2 * std::sqrt(cols - 1) + 3);
}

/// The first elements' mean is then so far from the row's that squares of deviations from it overflow.
TEST_P(RowOfExtremes, BeginsWithTheLargestFloats) {
  std::vector<float> x = values(0);
  x[0] = 1e19f;
  const float cols = static_cast<float>(GetParam());
  EXPECT_NEAR(layer_norm_of(x)[0], 2 * std::sqrt(cols - 1) + 3, 1e-5f * std::sqrt(cols));
  EXPECT_NEAR(layer_norm_of(x)[1], 3 - 2 / std::sqrt(cols - 1), 1e-5f);
  x[0] = 2e19f;
  EXPECT_EQ(layer_norm_of(x), values(3));
}

TEST_P(RowOfExtremes, LosesItsValuesToAnInfiniteSumOfSquares) {
  EXPECT_EQ(rms_norm_of(one_of(2e19f)), values(0));
  EXPECT_EQ(layer_norm_of(one_of(2e19f)), values(3));
}

TEST_P(RowOfExtremes, IsNotANumberWithoutSpreadAndEpsilon) {
  EXPECT_TRUE(all_nan(rms_norm_of(values(0), 0)));
  EXPECT_TRUE(all_nan(layer_norm_of(values(0), 0)));
  EXPECT_EQ(rms_norm_of(values(0)), values(0));
  EXPECT_EQ(layer_norm_of(values(0)), values(3));
}

INSTANTIATE_TEST_SUITE_P(Norms, RowOfExtremes, testing::Values(std::size_t{100}, std::size_t{4096}));

}  // namespace
}  // namespace pewter
