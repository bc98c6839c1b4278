// What the row reductions say of rows without columns, of ties and of NaN.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>

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
