// attention beyond the registry's calls: every option, type of cache and layout against the oracle, the same
// bits for any host threads and threadgroup size, what is hidden, and bad input.
#include <gtest/gtest.h>

#include "tests/kernels/attention/attention_problem.hpp"
#include "tests/kernels/attention/attention_setups.hpp"
#include "tests/support/error_of.hpp"
#include "tests/support/fewer.hpp"

namespace pewter::test {
namespace {

template <class T>
class Attention : public testing::Test {};
using storage_types = testing::Types<float, half, bfloat>;
TYPED_TEST_SUITE(Attention, storage_types);

TYPED_TEST(Attention, IsRightWithEveryOption) {
  std::uint32_t seed = 0;
  for (const attention_setup& s : attention_setups()) {
    if (++seed % 8 != 0 && takes_fewer()) continue;
    const attention_problem<TypeParam> problem(s, seed);
    for (const pattern p : {pattern::vectorized, pattern::tiled})
      EXPECT_LE(problem.error_of(problem.call({.pattern = p})), 1)
          << "setup " << seed << ", " << name_of(p) << ", layout " << static_cast<int>(s.lies);
  }
}

TYPED_TEST(Attention, HasTheSameBitsForAnyThreads) {
  std::uint32_t seed = 100;
  for (const attention_setup& s : {attention_setup{.e = {1, 4, 2, 1, 5000, 64, 64}, .sinks = true},
                                   attention_setup{.e = {2, 3, 3, 130, 700, 64, 64}, .causal = true}}) {
    const attention_problem<TypeParam> problem(s, ++seed);
    for (const pattern p : {pattern::vectorized, pattern::tiled}) {
      const auto bits = [&](std::uint32_t threads, unsigned host_threads) {
        const auto y =
            problem.call({.threads_per_threadgroup = threads, .pattern = p, .host_threads = host_threads});
        std::vector<float> values;
        for (const TypeParam x : y) values.push_back(static_cast<float>(x));
        return values;
      };
      const std::vector<float> wanted = bits(32, 1);
      for (const std::uint32_t threads : {32u, 100u, 1024u})
        for (const unsigned host_threads : {1u, 2u, 5u})
          EXPECT_EQ(bits(threads, host_threads), wanted) << threads;
    }
  }
}

/// A NaN that causal, window or mask hide from some queries is in the results of the others alone.
TEST(AttentionOf, WhatIsHiddenHasNoPart) {
  const std::size_t n = 70, dim = 40;
  std::vector<float> x(n * dim), v(n * dim), y(n * dim), mask(n * n, 0.0f);
  for (std::size_t i = 0; i < x.size(); ++i)
    x[i] = std::sin(static_cast<float>(i)), v[i] = std::cos(static_cast<float>(i));
  const std::size_t bad = 30;
  v[bad * dim + 3] = std::numeric_limits<float>::quiet_NaN();
  for (std::size_t r = 0; r < n; r += 2) mask[r * n + bad] = -attention_infinity;
  for (const pattern p : {pattern::vectorized, pattern::tiled}) {
    attention_options<float> how;
    how.causal = true;
    how.window = 25;
    how.mask = mask.data();
    attention<float>(x.data(), x.data(), v.data(), y.data(), {1, 1, 1, n, n, dim, dim}, how, {.pattern = p});
    for (std::size_t r = 0; r < n; ++r) {
      const bool sees = r >= bad && r < bad + 25 && r % 2 == 1;
      EXPECT_EQ(std::isnan(y[r * dim + 3]), sees) << r << ", " << name_of(p);
      EXPECT_FALSE(std::isnan(y[r * dim])) << r;
    }
  }
}

TEST(AttentionOf, NoKeysIsZero) {
  const float q[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  float y[8] = {9, 9, 9, 9, 9, 9, 9, 9};
  attention<float>(q, static_cast<const float*>(nullptr), static_cast<const float*>(nullptr), y,
                   {1, 2, 1, 1, 0, 4, 4});
  for (const float v : y) EXPECT_EQ(v, 0);
}

// ---- bad input ----

struct wrong_call {
  attention_extents e{1, 4, 2, 2, 8, 32, 32};
  cache_type type = cache_type::float32;
  attention_options<float> how{};

  std::string text() const {
    static float q[256], k[512], v[512], y[256];
    return error_of([&] { attention<float>(q, {k, type}, {v, type}, y, e, how); });
  }
};

TEST(AttentionOf, NamesExtentsThatAreWrong) {
  wrong_call heads, dim, type;
  heads.e.heads_kv = 3;
  EXPECT_EQ(heads.text(), "attention: heads_kv = 3, must divide heads = 4");
  dim.type = cache_type::q8_0;
  dim.e.head_dim = 48;
  EXPECT_EQ(dim.text(),
            "attention: k has rows or strides of 48 elements, must be multiples of 32, the elements of a "
            "block of q8_0");
  type.type = static_cast<cache_type>(9);
  EXPECT_EQ(type.text(), "attention: type of k = 9 is unknown, must be at most 4");
}

TEST(AttentionOf, NamesOptionsThatAreWrong) {
  wrong_call scale, cap, strides;
  scale.how.scale = -1;
  EXPECT_EQ(scale.text(), "attention: scale = -1, must be at least 0 and finite");
  cap.how.soft_cap = attention_infinity;
  EXPECT_EQ(cap.text(), "attention: soft_cap = inf, must be at least 0 and finite");
  strides.how.y_strides = {256, 64, 16};
  EXPECT_EQ(strides.text(), "attention: a stride of y = 16 lets rows overlap, must be at least 32");
}

TEST(AttentionOf, NamesSequencesThatAreWrong) {
  const std::uint32_t falling[] = {0, 2, 1}, long_ones[] = {0, 3}, lengths[] = {9}, pages[] = {0, 7};
  wrong_call decrease, exceed, length, page, narrow, beside;
  decrease.e.batches = 2;
  decrease.how.query_offsets = falling;
  EXPECT_EQ(decrease.text(), "attention: query_offsets[2] = 1, must be at least 2, the one before");
  exceed.how.query_offsets = long_ones;
  EXPECT_EQ(exceed.text(), "attention: query_offsets[1] = 3, must be at most 2");
  length.how.key_lengths = lengths;
  EXPECT_EQ(length.text(), "attention: key_lengths[0] = 9, must be at most 8, the keys");
  page.how.block_table = pages;
  page.how.page_size = 4;
  page.how.table_columns = 2;
  page.how.pages = 2;
  EXPECT_EQ(page.text(), "attention: block_table[0][1] = 7, must be below 2, the pages");
  narrow.how = page.how;
  narrow.how.table_columns = 1;
  EXPECT_EQ(narrow.text(), "attention: table_columns = 1, must be at least 2 for 8 keys in pages of 4");
  beside.how.key_offsets = long_ones;
  beside.how.key_lengths = lengths;
  EXPECT_EQ(beside.text(),
            "attention: key_offsets stand beside key_lengths or block_table, must stand alone");
}

TEST(AttentionOf, NamesOperandsThatOverlap) {
  float x[64] = {};
  EXPECT_NE(error_of([&] {
              attention<float>(x, x, x, x, {1, 1, 1, 1, 1, 32, 32});
            }).find("must not overlap"),
            std::string::npos);
  EXPECT_EQ(error_of([&] {
              attention<float>(nullptr, x, x, x + 32, {1, 1, 1, 1, 1, 32, 32});
            }),
            "attention: q = null, must point to 32 elements");
}

}  // namespace
}  // namespace pewter::test
