// attention on a GPU beyond what the registry-driven tests reach: every option, type of cache and layout, the
// extents that matrix units take, and what is hidden. Without a device all of it is skipped;
// scripts/test-offload runs it where there is one.
#include <gtest/gtest.h>

#include "tests/kernels/attention/attention_setups.hpp"
#include "tests/support/error_of.hpp"

namespace pewter::test {
namespace {

template <class T>
constexpr cache_type cache_of = std::is_same_v<T, half>     ? cache_type::float16
                                : std::is_same_v<T, bfloat> ? cache_type::bfloat16
                                                            : cache_type::float32;

/// Heads of 64 and 128, of the same type throughout: edges of tiles of 128 in queries and keys.
template <class T>
std::vector<attention_setup> setups_of_matrix_units() {
  constexpr cache_type type = cache_of<T>;
  std::vector<attention_setup> all;
  for (const std::size_t dim : {64u, 128u})
    for (const auto& [queries, keys] : std::vector<std::pair<std::size_t, std::size_t>>{{1, 1},
                                                                                        {1, 300},
                                                                                        {2, 2000},
                                                                                        {17, 129},
                                                                                        {40, 1500},
                                                                                        {127, 128},
                                                                                        {128, 128},
                                                                                        {129, 257},
                                                                                        {200, 90},
                                                                                        {300, 700}})
      for (const bool causal : {false, true})
        all.push_back({.e = {2, 4, 2, queries, keys, dim, dim}, .k = type, .v = type, .causal = causal});
  for (const std::size_t dim : {64u, 128u})  // more parts of the keys than a SIMD group has lanes
    all.push_back({.e = {1, 3, 1, 2, 20000, dim, dim}, .k = type, .v = type, .causal = true});
  for (const std::size_t dim : {64u, 128u})
    for (const std::size_t queries : {3u, 260u}) {
      const attention_extents e{2, 6, 2, queries, 400, dim, dim};
      for (const layout lies :
           {layout::tight, layout::tokens_first, layout::offsets, layout::lengths, layout::pages}) {
        const masked mask = lies == layout::offsets ? masked::by_head : masked::by_batch_and_head;
        all.push_back({.e = e, .k = type, .v = type, .lies = lies, .causal = true});
        all.push_back({e, type, type, lies, true, 150, 0.2f, 3, true, true, mask});
      }
      for (const std::size_t window : {5u, 128u, 1000u})
        all.push_back({.e = e, .k = type, .v = type, .window = window, .sinks = true});
      all.push_back({.e = e, .k = type, .v = type, .soft_cap = 2});
      all.push_back({.e = e, .k = type, .v = type, .slopes = true});
      all.push_back({.e = e, .k = type, .v = type, .mask = masked::by_all});
    }
  return all;
}

template <class T>
class AttentionOnDevice : public testing::Test {
 protected:
  void SetUp() override {
    if (devices().empty()) GTEST_SKIP() << why_no_device();
  }
  static void expect_right(const std::vector<attention_setup>& setups) {
    std::uint32_t seed = 0;
    for (const attention_setup& s : setups) {
      const attention_problem<T> problem(s, ++seed);
      for (const pattern p : {pattern::vectorized, pattern::tiled})
        EXPECT_LE(problem.error_of(problem.call_on_device({.pattern = p, .device = 0}), sizeof(T) == 2), 1)
            << "setup " << seed << ", " << name_of(p) << ", layout " << static_cast<int>(s.lies) << ", "
            << s.e.queries << " queries of " << s.e.head_dim << ", " << s.e.keys << " keys, causal "
            << s.causal;
    }
  }
};
using element_types = testing::Types<float, half, bfloat>;
TYPED_TEST_SUITE(AttentionOnDevice, element_types);

TYPED_TEST(AttentionOnDevice, IsRightWithEveryOption) { this->expect_right(attention_setups()); }

TYPED_TEST(AttentionOnDevice, IsRightByMatrixUnits) {
  this->expect_right(setups_of_matrix_units<TypeParam>());
}

/// Numbers that are not finite, hidden by causal, window or mask from some queries, are in the results of the
/// others alone.
TYPED_TEST(AttentionOnDevice, WhatIsHiddenHasNoPart) {
  using T = TypeParam;
  constexpr std::size_t n = 300, dim = 64, bad = 170, window = 60;
  std::vector<T> x(n * dim), v(n * dim), y(n * dim), mask(n * n, T(0.0f));
  for (std::size_t i = 0; i < x.size(); ++i)
    x[i] = T(std::sin(static_cast<float>(i))), v[i] = T(std::cos(static_cast<float>(i)));
  v[bad * dim + 3] = T(std::numeric_limits<float>::quiet_NaN());
  v[bad * dim + 5] = T(attention_infinity);
  for (std::size_t r = 0; r < n; r += 2) mask[r * n + bad] = T(-attention_infinity);
  const device_buffer<T> of_x(x), of_v(v), of_mask(mask);
  device_buffer<T> of_y(n * dim);
  for (const bool masks : {false, true})
    for (const pattern p : {pattern::vectorized, pattern::tiled}) {
      attention_options<T> how;
      how.causal = true;
      how.window = window;
      if (masks) how.mask = of_mask.data();
      attention<T>(of_x.data(), of_x.data(), of_v.data(), of_y.data(), {1, 1, 1, n, n, dim, dim}, how,
                   {.pattern = p, .device = 0});
      of_y.copy_to(y);
      for (std::size_t r = 0; r < n; ++r) {
        const bool sees = r >= bad && r < bad + window && (!masks || r % 2 == 1);
        const auto at = [&](std::size_t d) { return static_cast<float>(y[r * dim + d]); };
        EXPECT_EQ(std::isnan(at(3)), sees) << r << ", " << name_of(p);
        EXPECT_EQ(std::isinf(at(5)) || std::isnan(at(5)), sees) << r << ", " << name_of(p);
        EXPECT_TRUE(std::isfinite(at(0))) << r;
      }
    }
}

TYPED_TEST(AttentionOnDevice, HasTheSameBitsAgain) {
  const cache_type type = cache_of<TypeParam>;
  for (const std::size_t queries : {1u, 200u}) {
    const attention_problem<TypeParam> problem(
        {.e = {1, 4, 2, queries, 3000, 128, 128}, .k = type, .v = type, .causal = true}, 7);
    const auto bits = [&] {
      std::vector<float> values;
      for (const TypeParam x : problem.call_on_device({.device = 0})) values.push_back(static_cast<float>(x));
      return values;
    };
    EXPECT_EQ(bits(), bits());
  }
}

TYPED_TEST(AttentionOnDevice, NamesWhatItCannotDo) {
  using T = TypeParam;
  device_buffer<T> x(4096);
  T host[64] = {};
  EXPECT_EQ(error_of([&] {
              attention<T>(x.data(), x.data(), x.data(), x.data() + 2048, {1, 1, 1, 1, 1, 1028, 8}, {},
                           {.device = 0});
            }),
            "attention: head_dim = 1028, must be at most 1024 on a GPU");
  EXPECT_NE(
      error_of([&] {
        attention<T>(host, x.data(), x.data(), x.data() + 2048, {1, 1, 1, 1, 1, 8, 8}, {}, {.device = 0});
      }).find("is host memory"),
      std::string::npos);
}

}  // namespace
}  // namespace pewter::test
