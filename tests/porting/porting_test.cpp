// The kernels of kernels/porting.md: both ports of each give what a plain loop gives.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "tests/porting/argmax_free_form.hpp"
#include "tests/porting/argmax_phases.hpp"
#include "tests/porting/collatz_free_form.hpp"
#include "tests/porting/collatz_phases.hpp"
#include "tests/porting/histogram_free_form.hpp"
#include "tests/porting/histogram_phases.hpp"
#include "tests/porting/prefix_sum_free_form.hpp"
#include "tests/porting/prefix_sum_phases.hpp"
#include "tests/porting/product_free_form.hpp"
#include "tests/porting/product_phases.hpp"
#include "tests/porting/row_sum_free_form.hpp"
#include "tests/porting/row_sum_phases.hpp"
#include "tests/porting/softmax_free_form.hpp"
#include "tests/porting/softmax_phases.hpp"
#include "tests/porting/transpose_free_form.hpp"
#include "tests/porting/transpose_phases.hpp"

namespace pewter {
namespace {

constexpr std::uint32_t sizes[] = {1, 32, 33, 100, 256, 1024};

TEST(Porting, RowSum) {
  constexpr std::uint32_t rows = 4, cols = 1000;
  std::vector<float> x(rows * cols), a(rows), b(rows);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i % 61);
  for (const std::uint32_t threads : sizes) {
    dispatch_threadgroups({rows, 1, 1}, {threads, 1, 1}, row_sum_free_form(x.data(), a.data(), cols));
    dispatch_threadgroups({rows, 1, 1}, {threads, 1, 1}, row_sum_phases(x.data(), b.data(), cols));
    for (std::uint32_t r = 0; r < rows; ++r) {
      float sum = 0;
      for (std::uint32_t i = 0; i < cols; ++i) sum += x[r * cols + i];
      EXPECT_EQ(a[r], sum) << threads;
      EXPECT_EQ(b[r], sum) << threads;
    }
  }
}

TEST(Porting, Histogram) {
  std::vector<std::uint8_t> x(10000);
  std::vector<std::uint32_t> exact(256, 0);
  for (std::size_t i = 0; i < x.size(); ++i) ++exact[x[i] = static_cast<std::uint8_t>(i * i % 251)];
  const auto n = static_cast<std::uint32_t>(x.size());
  for (const std::uint32_t threads : sizes) {
    std::vector<std::uint32_t> a(256, 0), b(256, 0);
    dispatch_threadgroups({5, 1, 1}, {threads, 1, 1}, histogram_free_form(x.data(), a.data(), n));
    dispatch_threadgroups({5, 1, 1}, {threads, 1, 1}, histogram_phases(x.data(), b.data(), n));
    EXPECT_EQ(a, exact) << threads;
    EXPECT_EQ(b, exact) << threads;
  }
}

TEST(Porting, Collatz) {
  constexpr std::uint32_t n = 777;
  for (const std::uint32_t threads : sizes) {
    std::vector<std::uint32_t> a(n, 7), b(n, 7);
    const std::uint32_t groups = (n + threads - 1) / threads;
    dispatch_threadgroups({groups, 1, 1}, {threads, 1, 1}, collatz_free_form(a.data(), n));
    dispatch_threadgroups({groups, 1, 1}, {threads, 1, 1}, collatz_phases(b.data(), n));
    for (std::uint32_t i = 0; i < n; ++i) {
      std::uint32_t count = 0;
      for (std::uint32_t number = i + 1; number != 1; ++count)
        number = number % 2 == 0 ? number / 2 : 3 * number + 1;
      EXPECT_EQ(a[i], count) << i;
      EXPECT_EQ(b[i], count) << i;
    }
  }
}

/// In whole SIMD groups: each of them adds up all partials by its own lanes.
TEST(Porting, Softmax) {
  constexpr std::uint32_t rows = 3, cols = 500;
  std::vector<float> x(rows * cols), a(x.size()), b(x.size());
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i * i % 61) / 8 - 3;
  for (const std::uint32_t threads : {1u, 32u, 64u, 256u, 1024u}) {
    dispatch_threadgroups({rows, 1, 1}, {threads, 1, 1}, softmax_free_form(x.data(), a.data(), cols));
    dispatch_threadgroups({rows, 1, 1}, {threads, 1, 1}, softmax_phases(x.data(), b.data(), cols));
    for (std::uint32_t r = 0; r < rows; ++r) {
      double sum = 0;
      for (std::uint32_t i = 0; i < cols; ++i) sum += std::exp(double{x[r * cols + i]});
      for (std::uint32_t i = r * cols; i < (r + 1) * cols; ++i) {
        const double wanted = std::exp(double{x[i]}) / sum, bound = wanted * cols * 0x1p-24;
        ASSERT_NEAR(a[i], wanted, bound) << threads;
        ASSERT_NEAR(b[i], wanted, bound) << threads;
      }
    }
  }
}

TEST(Porting, Argmax) {
  constexpr std::uint32_t rows = 4, cols = 700;
  std::vector<float> x(rows * cols);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i * i % 251) - 300;
  for (const std::uint32_t threads : sizes) {
    std::vector<std::uint32_t> a(rows), b(rows);
    dispatch_threadgroups({rows, 1, 1}, {threads, 1, 1}, argmax_free_form(x.data(), a.data(), cols));
    dispatch_threadgroups({rows, 1, 1}, {threads, 1, 1}, argmax_phases(x.data(), b.data(), cols));
    for (std::uint32_t r = 0; r < rows; ++r) {
      const auto begin = x.begin() + r * cols;
      const auto place = static_cast<std::uint32_t>(std::max_element(begin, begin + cols) - begin);
      EXPECT_EQ(a[r], place) << threads;
      EXPECT_EQ(b[r], place) << threads;
    }
  }
}

TEST(Porting, PrefixSum) {
  for (const std::uint32_t threads : sizes) {
    std::vector<std::uint32_t> x(3 * threads), a(x.size()), b(x.size());
    for (std::uint32_t i = 0; i < x.size(); ++i) x[i] = i * i % 1009;
    dispatch_threadgroups({3, 1, 1}, {threads, 1, 1}, prefix_sum_free_form(x.data(), a.data()));
    dispatch_threadgroups({3, 1, 1}, {threads, 1, 1}, prefix_sum_phases(x.data(), b.data()));
    std::uint32_t before = 0;
    for (std::uint32_t i = 0; i < x.size(); before += x[i++]) {
      if (i % threads == 0) before = 0;
      ASSERT_EQ(a[i], before) << threads;
      ASSERT_EQ(b[i], before) << threads;
    }
  }
}

TEST(Porting, Transpose) {
  constexpr std::uint32_t rows = 70, cols = 45;
  std::vector<float> x(rows * cols), a(x.size()), b(x.size());
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i);
  dispatch_threadgroups({2, 3, 1}, {32, 8, 1}, transpose_free_form(x.data(), a.data(), rows, cols));
  dispatch_threadgroups({2, 3, 1}, {32, 8, 1}, transpose_phases(x.data(), b.data(), rows, cols));
  for (std::uint32_t r = 0; r < rows; ++r)
    for (std::uint32_t c = 0; c < cols; ++c) {
      ASSERT_EQ(a[c * rows + r], x[r * cols + c]);
      ASSERT_EQ(b[c * rows + r], x[r * cols + c]);
    }
}

TEST(Porting, Product) {
  constexpr std::uint32_t m = 40, n = 33, k = 50;
  std::vector<float> x(m * k), y(k * n), a(m * n), b(m * n);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i % 13) - 6;
  for (std::size_t i = 0; i < y.size(); ++i) y[i] = static_cast<float>(i % 7) - 3;
  dispatch_threadgroups({3, 3, 1}, {16, 16, 1}, product_free_form(x.data(), y.data(), a.data(), m, n, k));
  dispatch_threadgroups({3, 3, 1}, {16, 16, 1}, product_phases(x.data(), y.data(), b.data(), m, n, k));
  for (std::uint32_t r = 0; r < m; ++r)
    for (std::uint32_t c = 0; c < n; ++c) {
      float sum = 0;  // of integers: exact in any order
      for (std::uint32_t i = 0; i < k; ++i) sum += x[r * k + i] * y[i * n + c];
      ASSERT_EQ(a[r * n + c], sum);
      ASSERT_EQ(b[r * n + c], sum);
    }
}

}  // namespace
}  // namespace pewter
