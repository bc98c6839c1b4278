// What the row reductions say of rows without columns, of ties and of NaN, and wherever rows lie.
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
#include "tests/support/error_of.hpp"

namespace pewter {
namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

TEST(RowReductions, OfRowsWithoutColumns) {
  const float* const none = nullptr;
  float result = 1;
  row_sum(none, &result, {1, 0});
  EXPECT_EQ(result, 0);
  row_max(none, &result, {1, 0});
  EXPECT_EQ(result, -infinity);
  row_min(none, &result, {1, 0});
  EXPECT_EQ(result, infinity);
  row_mean(none, &result, {1, 0});
  EXPECT_TRUE(std::isnan(result));
}

/// Rows of 1001 elements begin anywhere in a line, and on the boundary of an allocation.
template <class T>
class RowsAnywhere : public testing::Test {};
using storage_types = testing::Types<float, half, bfloat>;
TYPED_TEST_SUITE(RowsAnywhere, storage_types);

TYPED_TEST(RowsAnywhere, HaveTheSameBits) {
  using T = TypeParam;
  constexpr std::size_t cols = 1001, rows = 70;
  std::mt19937 random(1);
  std::normal_distribution<float> normal;
  std::vector<T> x(rows * cols);
  for (std::size_t i = 0; i < cols; ++i) x[i] = T(normal(random));
  for (std::size_t r = 1; r < rows; ++r)
    std::copy_n(x.begin(), cols, x.begin() + static_cast<std::ptrdiff_t>(r * cols));
  using reduction = void (*)(const T*, float*, matrix_shape, const launch&);
  for (const target& t : targets()) {
    if (!t.supported()) continue;
    for (const reduction reduce :
         {reduction(row_sum<T>), reduction(row_mean<T>), reduction(row_max<T>), reduction(row_min<T>)}) {
      std::vector<float> results(rows);
      reduce(x.data(), results.data(), {rows, cols}, {.target = t.name});
      EXPECT_EQ(results, std::vector<float>(rows, results[0])) << t.name;
      EXPECT_NE(results[0], 0);
    }
  }
}

/// A full tile, a partial one, and several.
TYPED_TEST(RowsAnywhere, HaveTheSameBitsInATile) {
  using T = TypeParam;
  std::mt19937 random(2);
  std::normal_distribution<float> normal;
  std::vector<T> x(100 * 300);
  for (T& v : x) v = T(normal(random));
  using reduction = void (*)(const T*, float*, matrix_shape, const launch&);
  for (const target& t : targets()) {
    if (!t.supported()) continue;
    for (const reduction reduce :
         {reduction(row_sum<T>), reduction(row_mean<T>), reduction(row_max<T>), reduction(row_min<T>)})
      for (const std::size_t rows : std::initializer_list<std::size_t>{1, 31, 32, 33, 100})
        for (const std::size_t cols : std::initializer_list<std::size_t>{1, 31, 32, 128, 300}) {
          std::vector<float> alone(rows), in_tile(rows);
          reduce(x.data(), alone.data(), {rows, cols},
                 {.threads_per_threadgroup = 32, .pattern = pattern::vectorized, .target = t.name});
          for (const std::uint32_t threads : {32u, 64u, 1024u}) {
            reduce(x.data(), in_tile.data(), {rows, cols},
                   {.threads_per_threadgroup = threads, .pattern = pattern::tiled, .target = t.name});
            EXPECT_EQ(in_tile, alone) << t.name << ' ' << rows << " x " << cols << ", " << threads;
          }
        }
  }
}

TEST(RowArgmax, OfRowsWithoutColumnsIsAnError) {
  const float* const none = nullptr;
  std::uint32_t index = 7;
  EXPECT_EQ(test::error_of([&] {
              row_argmax(none, &index, {1, 0});
            }),
            "row_argmax: cols = 0, must be at least 1");
  EXPECT_EQ(index, 7u);
  row_argmax(none, static_cast<std::uint32_t*>(nullptr), {0, 0});  // no rows: nothing to find
}

TEST(RowArgmax, TakesTheFirst) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const float rows[][6] = {{1, 3, 2, 3, 3, 0},
                           {-0.0f, 0, -0.0f, 0, -1, -1},
                           {1, infinity, nan, 2, nan, 9},
                           {-infinity, -infinity, -5, -infinity, -5, -9},
                           {-infinity, -infinity, -infinity, -infinity, -infinity, -infinity}};
  const std::uint32_t wanted[] = {1, 0, 2, 2, 0};
  for (const std::uint32_t threads : {0u, 1u, 3u, 32u, 100u})
    for (const pattern p : {pattern::stride_loop, pattern::vectorized}) {
      std::uint32_t indices[5];
      row_argmax(&rows[0][0], indices, {5, 6}, {.threads_per_threadgroup = threads, .pattern = p});
      for (int r = 0; r < 5; ++r) EXPECT_EQ(indices[r], wanted[r]) << "row " << r << ", " << threads;
    }
}

}  // namespace
}  // namespace pewter
