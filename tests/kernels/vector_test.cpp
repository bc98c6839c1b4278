// vector_sum and vector_prefix_sum on vectors of several blocks and of longer chunks than usual: right, and
// the same bits however many host threads there are.
#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "kernels/registry.hpp"
#include "pewter/kernels.hpp"

namespace pewter {
namespace {

std::vector<float> values_of(std::size_t n) {
  std::vector<float> x(n);
  std::uint32_t random = 1;
  for (float& v : x) v = static_cast<float>((random = random * 1664525 + 1013904223) >> 8) * 0x1p-24f - 0.25f;
  return x;
}

double bound(const description& about, std::size_t n) { return about.error_coefficient({{n}}) * 0x1p-23; }

constexpr std::size_t lengths[] = {1 << 14, (1 << 14) + 1, 1 << 20, (1 << 20) + 1, 3'000'017, 20'000'003};

TEST(VectorSum, OfLongVectors) {
  for (const std::size_t n : lengths) {
    const std::vector<float> x = values_of(n);
    double sum = 0, magnitude = 0;
    for (const float v : x) {
      sum += v;
      magnitude += std::abs(v);
    }
    float one_thread = 0, two_threads = 0;
    vector_sum(x.data(), &one_thread, n, {.host_threads = 1});
    vector_sum(x.data(), &two_threads, n, {.host_threads = 2});
    EXPECT_NEAR(one_thread, sum, bound(vector_sum_description, n) * magnitude) << n;
    EXPECT_EQ(one_thread, two_threads) << n;
  }
}

TEST(VectorPrefixSum, OfLongVectors) {
  for (const std::size_t n : lengths)
    for (const pattern p : {pattern::stride_loop, pattern::vectorized}) {
      const std::vector<float> x = values_of(n);
      std::vector<float> one_thread(n), two_threads = x;
      vector_prefix_sum(x.data(), one_thread.data(), n, {.pattern = p, .host_threads = 1});
      vector_prefix_sum(two_threads.data(), two_threads.data(), n, {.pattern = p, .host_threads = 2});
      ASSERT_EQ(one_thread, two_threads) << n;
      const double relative = bound(vector_prefix_sum_description, n);
      double sum = 0, magnitude = 0;
      for (std::size_t i = 0; i < n; ++i) {
        sum += x[i];
        magnitude += std::abs(x[i]);
        ASSERT_LE(std::abs(one_thread[i] - sum), relative * magnitude) << i << " of " << n;
      }
    }
}

}  // namespace
}  // namespace pewter
