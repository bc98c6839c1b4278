// What the registry's tests of argsort and top_k do not reach: ascending order and the smallest, NaN,
// infinities and zeros of both signs, rows that make each element better than those before it, large k, the
// same order everywhere.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

#include "kernels/runtime/registry.hpp"
#include "pewter/error.hpp"
#include "pewter/kernels.hpp"
#include "tests/support/error_of.hpp"

namespace pewter {
namespace {

using test::error_of;
using ids = std::vector<std::int32_t>;
constexpr float infinity = std::numeric_limits<float>::infinity();

template <class T>
ids order_of(const std::vector<T>& row, bool descending = false, const launch& options = {}) {
  ids order(row.size(), -1);
  argsort(row.data(), order.data(), {1, row.size()}, descending, options);
  return order;
}
template <class T>
ids best_of(const std::vector<T>& row, std::size_t k, bool smallest = false, const launch& options = {}) {
  ids best(k, -1);
  std::vector<T> values(k);
  top_k(row.data(), values.data(), best.data(), {1, row.size(), k}, smallest, options);
  for (std::size_t i = 0; i < k; ++i) {
    const float value = static_cast<float>(values[i]),
                of_row = static_cast<float>(row[static_cast<std::size_t>(best[i])]);
    EXPECT_TRUE(value == of_row || (std::isnan(value) && std::isnan(of_row))) << i;
  }
  return best;
}
ids first(ids order, std::size_t k) {
  order.resize(k);
  return order;
}

/// Numbers of all magnitudes, many of them more than once.
template <class T = float>
std::vector<T> mixed_row(std::size_t n) {
  std::vector<T> row(n);
  for (std::size_t i = 0; i < n; ++i) {
    const auto number = static_cast<float>(i * 7919 % 1009) - 500;
    row[i] = static_cast<T>(std::ldexp(number, static_cast<int>(i * 31 % 17) - 12));
  }
  return row;
}
template <class T>
ids wanted(const std::vector<T>& row, bool descending) {
  ids order(row.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](std::int32_t a, std::int32_t b) {
    const float x = static_cast<float>(row[static_cast<std::size_t>(a)]),
                y = static_cast<float>(row[static_cast<std::size_t>(b)]);
    if (std::isnan(x) || std::isnan(y)) return std::isnan(y) && !std::isnan(x);
    return descending ? x > y : x < y;
  });
  return order;
}

TEST(Sort, OrdersWhatIsNoOrdinaryNumber) {
  const float nan = std::nanf(""), tiny = 0x1p-149f;
  const std::vector<float> row = {0.0f, nan, -infinity, -0.0f, 1, infinity, -tiny, -nan, tiny, 0.0f};
  for (const pattern p : argsort_description.patterns) {
    EXPECT_EQ(order_of(row, false, {.pattern = p}), (ids{2, 6, 0, 3, 9, 8, 4, 5, 1, 7}));
    EXPECT_EQ(order_of(row, true, {.pattern = p}), (ids{5, 4, 8, 0, 3, 9, 6, 2, 1, 7}));
  }
  for (const pattern p : top_k_description.patterns) {
    EXPECT_EQ(best_of(row, 9, false, {.pattern = p}), (ids{5, 4, 8, 0, 3, 9, 6, 2, 1}));
    EXPECT_EQ(best_of(row, 10, true, {.pattern = p}), (ids{2, 6, 0, 3, 9, 8, 4, 5, 1, 7}));
  }
}

template <class T>
class SortOf : public testing::Test {};
using storage_types = testing::Types<float, half, bfloat>;
TYPED_TEST_SUITE(SortOf, storage_types);

TYPED_TEST(SortOf, IsStableInBothDirections) {
  for (const std::size_t n :
       std::initializer_list<std::size_t>{1, 2, 31, 32, 33, 100, 255, 1000, 2049, 20000}) {
    std::vector<TypeParam> row = mixed_row<TypeParam>(n);
    row[n / 2] = static_cast<TypeParam>(std::nanf(""));
    for (const bool descending : {false, true}) {
      const ids order = wanted(row, descending);
      for (const pattern p : argsort_description.patterns)
        for (const std::uint32_t threads : {1u, 32u, 100u, 256u})
          ASSERT_EQ(order_of(row, descending, {.threads_per_threadgroup = threads, .pattern = p}), order)
              << n << " " << name_of(p) << " " << threads;
      for (const std::size_t k : {n, n / 2, n / 7})
        for (const pattern p : {pattern::automatic, pattern::vectorized})
          ASSERT_EQ(best_of(row, k, !descending, {.pattern = p}), first(order, k)) << n << " " << k;
    }
  }
}

/// Each element is better than all before it, or none is, or all are equal.
TEST(Sort, TakesRowsOfEveryTrend) {
  std::vector<float> rising(50000), equal(50000, 2.5f), nothing(50000, std::nanf(""));
  std::iota(rising.begin(), rising.end(), -1000.0f);
  for (const auto& row : {rising, equal, nothing, mixed_row(50000)})
    for (const bool descending : {false, true}) {
      const ids order = wanted(row, descending);
      EXPECT_EQ(order_of(row, descending), order);
      for (const std::size_t k : std::initializer_list<std::size_t>{1, 40, 1000, 1025, 30000})
        EXPECT_EQ(best_of(row, k, !descending), first(order, k)) << k;
    }
}

TEST(Sort, IsTheSameEverywhere) {
  const std::vector<float> row = mixed_row(20001);
  const ids order = wanted(row, true);
  for (const target& t : targets()) {
    if (!t.supported()) continue;
    for (const std::uint32_t threads : {1u, 33u, 256u, 1024u})
      for (const unsigned host : {1u, 2u, 3u}) {
        launch how{.threads_per_threadgroup = threads, .target = t.name, .host_threads = host};
        for (const pattern p : argsort_description.patterns) {
          how.pattern = p;
          EXPECT_EQ(order_of(row, true, how), order) << t.name << " " << name_of(p) << " " << threads;
        }
        for (const pattern p : top_k_description.patterns) {
          how.pattern = p;
          EXPECT_EQ(best_of(row, 77, false, how), first(order, 77))
              << t.name << " " << name_of(p) << " " << threads;
        }
      }
  }
}

TEST(Sort, TakesManyRows) {
  const std::size_t cols = 300;
  std::vector<float> rows;
  ids all;
  for (std::size_t r = 0; r < 67; ++r) {
    std::vector<float> row = mixed_row(cols);
    std::rotate(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(3 * r), row.end());
    rows.insert(rows.end(), row.begin(), row.end());
    const ids order = wanted(row, false);
    all.insert(all.end(), order.begin(), order.end());
  }
  ids order(rows.size());
  argsort(rows.data(), order.data(), {67, cols});
  EXPECT_EQ(order, all);
}

TEST(Sort, BadArgumentsAreErrors) {
  float x[4] = {};
  std::int32_t to[4] = {};
  EXPECT_EQ(error_of([&] { top_k(x, x, to, {1, 4, 5}); }), "top_k: k = 5, must be at most cols, 4");
  EXPECT_EQ(error_of([&] {
              argsort(x, to, {1, std::size_t{1} << 31});
            }),
            "argsort: cols = 2147483648, must be at most 2147483647");
  EXPECT_NE(error_of([&] {
              argsort(x, static_cast<std::int32_t*>(nullptr), {1, 4});
            }).find("argsort: ids"),
            std::string::npos);
  EXPECT_NE(error_of([&] { top_k(x, x, to, {1, 4, 2}); }).find("must not overlap"), std::string::npos);
  EXPECT_NE(error_of([&] {
              argsort(x, to, {1, 4}, false, {.device = 0});
            }).find("must be for the host"),
            std::string::npos);
}

}  // namespace
}  // namespace pewter
