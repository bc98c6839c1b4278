// add_rms_norm is an addition and rms_norm, bit for bit, apart and in place.
#include <gtest/gtest.h>

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

}  // namespace
}  // namespace pewter
