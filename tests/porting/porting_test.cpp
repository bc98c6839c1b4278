// The kernels of kernels/porting.md: both ports of each give what a plain loop gives.
#include <gtest/gtest.h>

#include <vector>

#include "tests/porting/collatz_free_form.hpp"
#include "tests/porting/collatz_phases.hpp"
#include "tests/porting/histogram_free_form.hpp"
#include "tests/porting/histogram_phases.hpp"
#include "tests/porting/row_sum_free_form.hpp"
#include "tests/porting/row_sum_phases.hpp"

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

}  // namespace
}  // namespace pewter
