// What the registry-driven tests do not reach of gemm: transposed and padded operands, batches, epilogues,
// packed weights, and its errors. Against plain loops in double.
#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <vector>

#include "kernels/registry.hpp"
#include "pewter/kernels.hpp"
#include "tests/support/error_of.hpp"

namespace pewter::test {
namespace {

using options = gemm_options<float>;

std::vector<float> normal_values(std::size_t n, std::uint32_t seed) {
  std::mt19937 random(seed);
  std::normal_distribution<float> normal;
  std::vector<float> values(n);
  for (float& v : values) v = normal(random);
  return values;
}

template <class T>
std::vector<T> rounded(const std::vector<float>& values) {
  std::vector<T> result;
  for (const float v : values) result.push_back(static_cast<T>(v));
  return result;
}

double activated(activation how, double x) {
  switch (how) {
    case activation::relu:
      return x > 0 ? x : 0;
    case activation::silu:
      return x / (1 + std::exp(-x));
    case activation::gelu:
      return x / (1 + std::exp(-2 * 0.79788456080286536 * (x + 0.044715 * x * x * x)));
    case activation::none:
      break;
  }
  return x;
}

/// All operands of one call, with what the matrices are padded by.
template <class T>
struct problem {
  gemm_shape shape;
  gemm_options<T> how;
  std::vector<T> a, b, c, bias, residual;
  std::vector<float> row_scale;

  problem(gemm_shape s, gemm_options<T> h, std::size_t padding) : shape(s), how(h) {
    const std::size_t a_rows = how.transpose_a ? s.k : s.m, a_cols = how.transpose_a ? s.m : s.k;
    const std::size_t b_rows = how.transpose_b ? s.n : s.k, b_cols = how.transpose_b ? s.k : s.n;
    if (padding != 0) {
      how.elements_per_row_a = a_cols + padding;
      how.elements_per_row_b = b_cols + padding;
      how.elements_per_row_c = s.n + padding;
    }
    const std::size_t a_size = a_rows * (a_cols + padding), b_size = b_rows * (b_cols + padding),
                      c_size = s.m * (s.n + padding);
    a = rounded<T>(normal_values(a_size * how.batches, 1));
    b = rounded<T>(normal_values(b_size * how.batches, 2));
    c = rounded<T>(normal_values(c_size * how.batches, 3));
    residual = rounded<T>(normal_values(c_size * how.batches, 4));
    bias = rounded<T>(normal_values(s.n, 5));
    row_scale = normal_values(s.m, 6);
  }
  void with_epilogue(activation act) {
    how.alpha = 0.75f;
    how.beta = -0.5f;
    how.bias = bias.data();
    how.row_scale = row_scale.data();
    how.residual = residual.data();
    how.activation = act;
  }

  /// Runs `call` and compares every element of C, those between the rows included.
  template <class F>
  void check(F call) {
    const std::vector<T> before = c;
    call(*this);
    const auto [m, n, k] = shape;
    const std::size_t a_row = how.elements_per_row_a != 0 ? how.elements_per_row_a : how.transpose_a ? m : k;
    const std::size_t b_row = how.elements_per_row_b != 0 ? how.elements_per_row_b : how.transpose_b ? k : n;
    const std::size_t c_row = how.elements_per_row_c != 0 ? how.elements_per_row_c : n;
    const std::size_t a_batch = a.size() / how.batches, b_batch = b.size() / how.batches,
                      c_batch = c.size() / how.batches;
    const double storage = sizeof(T) == 4 ? 0 : std::is_same_v<T, half> ? 0x1p-11 : 0x1p-8;
    for (std::size_t z = 0; z < how.batches; ++z)
      for (std::size_t r = 0; r < m; ++r) {
        for (std::size_t j = 0; j < n; ++j) {
          double sum = 0, magnitude = 0;
          for (std::size_t i = 0; i < k; ++i) {
            const double x =
                static_cast<float>(a[z * a_batch + (how.transpose_a ? i * a_row + r : r * a_row + i)]);
            const double y =
                static_cast<float>(b[z * b_batch + (how.transpose_b ? j * b_row + i : i * b_row + j)]);
            sum += x * y;
            magnitude += std::abs(x * y);
          }
          const std::size_t at = z * c_batch + r * c_row + j;
          const double scale = how.row_scale != nullptr ? static_cast<double>(how.row_scale[r]) : 1;
          double value = static_cast<double>(how.alpha) * sum;
          if (how.beta != 0) {
            const double old =
                static_cast<double>(how.beta) * static_cast<double>(static_cast<float>(before[at]));
            value += old;
            magnitude += std::abs(old);
          }
          value *= scale;
          magnitude *= std::abs(scale);
          if (how.bias != nullptr) {
            const double add = static_cast<float>(how.bias[j]);
            value += add;
            magnitude += std::abs(add);
          }
          value = activated(how.activation, value);
          if (how.residual != nullptr) {
            const double add = static_cast<float>(residual[at]);
            value += add;
            magnitude += std::abs(add);
          }
          // The sum's bound of the description, four roundings more, an activation with a slope of at
          // most 1.2.
          const double terms = static_cast<double>(k);
          const double eps = (5 * std::sqrt(terms) + terms / 32 + 16) * 0x1p-23 * 1.2;
          const double bound = eps * (magnitude + 1) + storage * (std::abs(value) + eps);
          ASSERT_NEAR(static_cast<double>(static_cast<float>(c[at])), value, bound)
              << m << "x" << n << "x" << k << ", batch " << z << ", row " << r << ", column " << j;
        }
        for (std::size_t j = n; j < c_row && r + 1 < m; ++j)
          ASSERT_EQ(static_cast<float>(c[z * c_batch + r * c_row + j]),
                    static_cast<float>(before[z * c_batch + r * c_row + j]))
              << "between the rows";
      }
  }
};

constexpr gemm_shape shapes[] = {{1, 1, 1},     {5, 33, 7},     {33, 31, 65},  {40, 100, 300},
                                 {129, 70, 40}, {200, 161, 90}, {3, 1037, 70}, {20, 90, 333},
                                 {32, 130, 64}, {18, 40, 4200}};

template <class T>
class Gemm : public testing::Test {};
using element_types = testing::Types<float, half, bfloat>;
TYPED_TEST_SUITE(Gemm, element_types);

TYPED_TEST(Gemm, TakesTransposedAndPaddedOperands) {
  using T = TypeParam;
  for (const gemm_shape s : shapes)
    for (const bool a : {false, true})
      for (const bool b : {false, true})
        for (const std::size_t padding : {0u, 3u}) {
          gemm_options<T> how;
          how.transpose_a = a;
          how.transpose_b = b;
          for (const target& t : targets()) {
            if (!t.supported()) continue;
            launch l;
            l.target = t.name;
            problem<T> p(s, how, padding);
            p.check([&](problem<T>& q) { gemm(q.a.data(), q.b.data(), q.c.data(), q.shape, q.how, l); });
            if (this->HasFatalFailure()) return;
          }
        }
}

TYPED_TEST(Gemm, FusesItsEpilogue) {
  using T = TypeParam;
  for (const gemm_shape s : shapes)
    for (const bool transposed : {false, true})
      for (const activation act : {activation::none, activation::relu, activation::silu, activation::gelu}) {
        gemm_options<T> how;
        how.transpose_b = transposed;
        problem<T> p(s, how, 1);
        p.with_epilogue(act);
        p.check([](problem<T>& q) { gemm(q.a.data(), q.b.data(), q.c.data(), q.shape, q.how); });
        if (this->HasFatalFailure()) return;
      }
}

TYPED_TEST(Gemm, OfFewRowsTakesAnyThreadgroup) {
  using T = TypeParam;
  for (const std::size_t m : {1u, 2u, 3u, 4u, 5u})
    for (const std::uint32_t threads : {1u, 32u, 100u, 128u, 256u, 1024u})
      for (const target& t : targets()) {
        if (!t.supported()) continue;
        gemm_options<T> how;
        how.batches = 2;
        problem<T> p({m, 2999, 21}, how, 1);
        p.with_epilogue(activation::relu);
        launch l;
        l.target = t.name;
        l.threads_per_threadgroup = threads;
        p.check([&](problem<T>& q) { gemm(q.a.data(), q.b.data(), q.c.data(), q.shape, q.how, l); });
        if (this->HasFatalFailure()) return;
      }
}

TYPED_TEST(Gemm, MultipliesBatches) {
  using T = TypeParam;
  for (const gemm_shape s : shapes)
    for (const bool transposed : {false, true}) {
      gemm_options<T> how;
      how.batches = 5;
      how.transpose_b = transposed;
      problem<T> p(s, how, 2);
      p.check([](problem<T>& q) { gemm(q.a.data(), q.b.data(), q.c.data(), q.shape, q.how); });
      if (this->HasFatalFailure()) return;
    }
}

TYPED_TEST(Gemm, TakesPackedWeights) {
  using T = TypeParam;
  for (const gemm_shape s : shapes)
    for (const bool transposed : {false, true}) {
      gemm_options<T> stored;
      stored.transpose_b = transposed;
      for (const target& t : targets()) {
        if (!t.supported()) continue;
        launch l;
        l.target = t.name;
        problem<T> p(s, stored, 0);
        p.check([&](problem<T>& q) {
          const packed_matrix<T> weights(q.b.data(), q.shape.k, q.shape.n, q.how.transpose_b);
          gemm(q.a.data(), weights, q.c.data(), q.shape, gemm_options<T>{}, l);
        });
        if (this->HasFatalFailure()) return;
      }
    }
}

TEST(GemmOptions, SharedOperandsHaveABatchStrideOfZero) {
  options how;
  how.batches = 3;
  problem<float> p({20, 40, 50}, how, 0);
  std::vector<float> each = p.c, shared = p.c;
  for (std::size_t z = 0; z < 3; ++z) gemm(p.a.data() + z * 1000, p.b.data(), each.data() + z * 800, p.shape);
  how.batch_stride_b = 0;
  gemm(p.a.data(), p.b.data(), shared.data(), p.shape, how);
  EXPECT_EQ(each, shared);
}

TEST(GemmOptions, AnEmptySumIsBetaC) {
  options how;
  how.beta = 2;
  std::vector<float> c = {1, 2, 3, 4};
  gemm<float>(nullptr, nullptr, c.data(), {2, 2, 0}, how);
  EXPECT_EQ(c, (std::vector<float>{2, 4, 6, 8}));
}

TYPED_TEST(Gemm, AnEmptySumNeedsNoOperands) {
  using T = TypeParam;
  for (const gemm_shape s : {gemm_shape{40, 2, 0}, gemm_shape{1, 64, 0}, gemm_shape{20, 100, 0}})
    for (const bool a : {false, true})
      for (const bool b : {false, true}) {
        gemm_options<T> how;
        how.transpose_a = a;
        how.transpose_b = b;
        std::vector<T> c(s.m * s.n, T(7.0f));
        gemm<T>(nullptr, nullptr, c.data(), s, how);
        for (const T x : c) ASSERT_EQ(static_cast<float>(x), 0) << s.m << " x " << s.n;
      }
}

TYPED_TEST(Gemm, AnEmptySumIsZeroWithoutAKeptWorkspace) {
  using T = TypeParam;
  launch l;
  l.mapping = mapping::run_inline;  // so that the two calls have the same stack, and so the same old sums
  for (const std::size_t m : {1u, 40u}) {
    problem<T> p({m, 40, 50}, {}, 0);
    gemm(p.a.data(), p.b.data(), p.c.data(), p.shape, p.how, l);
    release_workspace();
    gemm(p.a.data(), p.b.data(), p.c.data(), {m, 40, 0}, p.how, l);
    for (const T c : p.c) ASSERT_EQ(static_cast<float>(c), 0) << m << " rows";
  }
}

TEST(GemmOptions, WithoutBetaNothingOfCIsRead) {
  std::vector<float> a = {1, 2}, b = {3, 4}, c = {NAN};
  gemm(a.data(), b.data(), c.data(), {1, 1, 2});
  EXPECT_EQ(c[0], 11);
}

TEST(GemmOptions, TheResidualMayBeC) {
  std::vector<float> a = {1, 2}, b = {3, 4}, c = {5};
  options how;
  how.residual = c.data();
  gemm(a.data(), b.data(), c.data(), {1, 1, 2}, how);
  EXPECT_EQ(c[0], 16);
}

TEST(GemmErrors, NameTheArgumentTheValueAndTheLimit) {
  std::vector<float> a(64), b(64), c(64);
  const auto with = [&](auto change) {
    options how;
    change(how);
    return error_of([&] { gemm(a.data(), b.data(), c.data(), {4, 4, 4}, how); });
  };
  EXPECT_EQ(with([](options& o) { o.elements_per_row_a = 3; }),
            "gemm: elements_per_row_a = 3, must be 0 or at least 4");
  EXPECT_EQ(with([](options& o) { o.elements_per_row_b = 1; }),
            "gemm: elements_per_row_b = 1, must be 0 or at least 4");
  EXPECT_EQ(with([](options& o) { o.batches = 2, o.batch_stride_c = 8; }),
            "gemm: batch_stride_c = 8, must be at least 16");
  const auto minus_ten = static_cast<std::size_t>(-10);  // with which the size of two batches overflows
  EXPECT_EQ(with([=](options& o) { o.batches = 2, o.batch_stride_a = minus_ten; }),
            "gemm: batch_stride_a = 18446744073709551606, must be at most 2305843009213693951");
  EXPECT_EQ(with([=](options& o) { o.batches = 2, o.batch_stride_c = minus_ten; }),
            "gemm: batch_stride_c = 18446744073709551606, must be at most 2305843009213693951");
  EXPECT_NE(with([&](options& o) { o.bias = c.data(); }).find("bias"), std::string::npos);
  EXPECT_NE(with([&](options& o) { o.residual = c.data() + 1; }).find("residual"), std::string::npos);
  const packed_matrix<float> weights(b.data(), 4, 4);
  EXPECT_EQ(error_of([&] {
              gemm(a.data(), weights, c.data(), {4, 4, 5});
            }),
            "gemm: b is (4, 4), must be (5, 4)");
  EXPECT_EQ(error_of([&] { packed_matrix<float>(nullptr, 4, 4); }),
            "packed_matrix: b = null, must point to 16 elements");
  constexpr std::size_t too_long = std::size_t{1} << 57;  // can be addressed, but not its panel of 32 columns
  EXPECT_NE(error_of([&] { packed_matrix<float>(b.data(), too_long, 1); }).find("packed_matrix: size = 32 x"),
            std::string::npos);
}

TEST(GemmWorkspace, CanBeReleased) {
  problem<float> p({100, 100, 100}, {}, 0);
  gemm(p.a.data(), p.b.data(), p.c.data(), p.shape);
  const std::vector<float> first = p.c;
  release_workspace();
  gemm(p.a.data(), p.b.data(), p.c.data(), p.shape);
  EXPECT_EQ(p.c, first);
}

}  // namespace
}  // namespace pewter::test
