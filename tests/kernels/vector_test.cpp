// vector_sum and the scans of a vector on several blocks and on longer chunks than usual: right, and the same
// bits however many host threads there are and however long a block is.
#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "kernels/runtime/registry.hpp"
#include "kernels/scan/vector_scan.hpp"
#include "pewter/geometry.hpp"
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

using vector_scan = void (*)(const float*, float*, std::size_t, const launch&);

/// y[i] is the sum of x[0] to x[i - 1 + inclusive].
void check_scan(vector_scan scan, const description& about, bool inclusive) {
  for (const std::size_t n : lengths)
    for (const pattern p : {pattern::stride_loop, pattern::vectorized}) {
      const std::vector<float> x = values_of(n);
      std::vector<float> one_thread(n), two_threads = x;
      scan(x.data(), one_thread.data(), n, {.pattern = p, .host_threads = 1});
      scan(two_threads.data(), two_threads.data(), n, {.pattern = p, .host_threads = 2});
      ASSERT_EQ(one_thread, two_threads) << n;
      const double relative = bound(about, n);
      double before = 0, magnitude = 0;
      for (std::size_t i = 0; i < n; ++i) {
        magnitude += std::abs(x[i]);
        const double sum = inclusive ? before + x[i] : before;
        ASSERT_LE(std::abs(one_thread[i] - sum), relative * magnitude) << i << " of " << n;
        before += x[i];
      }
    }
}
TEST(VectorPrefixSum, OfLongVectors) {
  check_scan(vector_prefix_sum<float>, vector_prefix_sum_description, true);
}
TEST(VectorPrefixSumExclusive, OfLongVectors) {
  check_scan(vector_prefix_sum_exclusive<float>, vector_prefix_sum_exclusive_description, false);
}

TEST(VectorPrefixSum, HasTheSameBitsForBlocksOfAnySize) {
  constexpr std::size_t n = 100 * detail::elements_per_chunk + 77;
  const std::vector<float> x = values_of(n);
  std::vector<float> one_block(n), several(n);
  for (const std::uint32_t threads : {32u, 256u}) {
    const auto scan_in_blocks = [&](std::size_t chunks, std::vector<float>& y) {
      const detail::vector_scan_arguments arguments{x.data(), y.data(), n, chunks, {}, false};
      run_kernel(detail::vector_prefix_sum_tables, pattern::vectorized, element_type::float32, &arguments,
                 geometry_of_threadgroups({1, 1, 1}, {threads, 1, 1}), {}, 0);
    };
    scan_in_blocks(detail::most_chunks_per_block, one_block);
    for (const std::size_t chunks : {1u, 3u, 50u, 101u}) {
      scan_in_blocks(chunks, several);
      ASSERT_EQ(one_block, several) << chunks << " chunks, " << threads << " threads";
    }
  }
}

}  // namespace
}  // namespace pewter
