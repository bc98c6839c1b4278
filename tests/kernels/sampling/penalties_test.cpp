// What the registry's tests of sampling do not reach: typical columns, Gumbel's draws, penalties, bad
// options.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <set>
#include <vector>

#include "kernels/runtime/registry.hpp"
#include "pewter/error.hpp"
#include "pewter/kernels.hpp"
#include "tests/support/error_of.hpp"

namespace pewter {
namespace {

using test::error_of;

/// Logits whose softmax has these probabilities.
std::vector<float> logits_of(const std::vector<double>& probabilities) {
  std::vector<float> logits;
  for (const double p : probabilities) logits.push_back(static_cast<float>(std::log(p)));
  return logits;
}
std::set<std::uint32_t> kept_typical(const std::vector<float>& row, const sampling_options& how) {
  constexpr std::size_t draws = 3000;
  std::vector<float> logits;
  std::vector<std::uint32_t> counters(draws), ids(draws);
  for (std::size_t r = 0; r < draws; ++r) {
    logits.insert(logits.end(), row.begin(), row.end());
    counters[r] = static_cast<std::uint32_t>(r);
  }
  sample(logits.data(), counters.data(), ids.data(), {draws, row.size()}, how);
  return {ids.begin(), ids.end()};
}

/// The expected surprise is 1.15 nats; surprises are 0.69, 1.2, 2.3 and 2.3.
TEST(Sample, KeepsTypicalColumns) {
  const std::vector<float> row = logits_of({0.5, 0.3, 0.1, 0.1});
  using set = std::set<std::uint32_t>;
  EXPECT_EQ(kept_typical(row, {.typical = 0.2f}), set{1});
  EXPECT_EQ(kept_typical(row, {.typical = 0.4f}), (set{0, 1}));
  EXPECT_EQ(kept_typical(row, {.typical = 0.79f}), (set{0, 1}));
  EXPECT_EQ(kept_typical(row, {.typical = 0.82f}), (set{0, 1, 2, 3}));  // 2 and 3 are equal
  EXPECT_EQ(kept_typical(row, {.typical = 1}), (set{0, 1, 2, 3}));
  EXPECT_EQ(kept_typical(row, {.top_k = 1, .typical = 0.2f}), set{0});
  EXPECT_EQ(kept_typical(row, {.top_p = 0.3f, .typical = 0.4f}), set{0});
  const float infinity = std::numeric_limits<float>::infinity();
  EXPECT_EQ(kept_typical({infinity, 1, infinity}, {.typical = 0.5f}), (set{0, 2}));
  EXPECT_EQ(kept_typical({std::nanf(""), std::nanf("")}, {.typical = 0.5f}), set{0});
}

/// Each column's share of draws is within five deviations of its probability.
TEST(SampleGumbel, FrequenciesAreProbabilities) {
  const std::vector<float> row = {0.5f, -1, 2, 0, 1.5f, -3, 0.25f};
  constexpr std::size_t draws = 40000;
  std::vector<float> logits;
  std::vector<std::uint32_t> counters(draws), ids(draws);
  for (std::size_t r = 0; r < draws; ++r) {
    logits.insert(logits.end(), row.begin(), row.end());
    counters[r] = static_cast<std::uint32_t>(r);
  }
  for (const float temperature : {0.5f, 1.0f, 3.0f}) {
    sample_gumbel(logits.data(), counters.data(), ids.data(), {draws, row.size()},
                  {.temperature = temperature, .seed = 11});
    double sum = 0;
    std::vector<double> count(row.size());
    for (const float x : row) sum += std::exp(static_cast<double>(x / temperature));
    for (const std::uint32_t id : ids) ++count.at(id);
    for (std::size_t i = 0; i < row.size(); ++i) {
      const double p = std::exp(static_cast<double>(row[i] / temperature)) / sum;
      EXPECT_NEAR(count[i] / draws, p, 5 * std::sqrt(p * (1 - p) / draws)) << temperature << " column " << i;
    }
  }
}

TEST(SampleGumbel, DrawsAreTheSameEverywhere) {
  std::vector<float> row(151936);
  for (std::size_t i = 0; i < row.size(); ++i) row[i] = 4 * std::sin(static_cast<float>(i * i % 10007));
  const auto ids_of = [&](const launch& options) {
    std::vector<std::uint32_t> ids(20), counters(20);
    for (std::uint32_t i = 0; i < 20; ++i) counters[i] = 77 * i;
    std::vector<float> logits;
    for (std::size_t i = 0; i < 20; ++i) logits.insert(logits.end(), row.begin(), row.end());
    sample_gumbel(logits.data(), counters.data(), ids.data(), {20, row.size()}, {.seed = 1ull << 40},
                  options);
    return ids;
  };
  const auto wanted = ids_of({.host_threads = 1});
  for (const target& t : targets()) {
    if (!t.supported()) continue;
    for (const pattern p : sample_gumbel_description.patterns)
      for (const std::uint32_t threads : {1u, 33u, 256u})
        EXPECT_EQ(ids_of({.threads_per_threadgroup = threads, .pattern = p, .target = t.name}), wanted)
            << t.name;
  }
}

TEST(SampleGumbel, RowsThatAreNoProbabilities) {
  const float nan = std::nanf(""), infinity = std::numeric_limits<float>::infinity();
  const auto id_of = [](const std::vector<float>& row) {
    std::uint32_t counter = 5, id = 99;
    sample_gumbel(row.data(), &counter, &id, {1, row.size()});
    return id;
  };
  EXPECT_EQ(id_of({nan, 1, nan}), 1u);
  EXPECT_EQ(id_of({nan, nan, nan}), 0u);
  EXPECT_EQ(id_of({0, infinity, 3}), 1u);
  EXPECT_EQ(id_of({-infinity, -infinity, -1e30f}), 2u);
}

TEST(Penalize, CountsTokensOfTheHistory) {
  const std::vector<float> x = {2, -2, 1, 0, 4};
  const std::vector<std::uint32_t> history = {4, 1, 4, ~0u, 3, 4};
  std::vector<float> y(5);
  penalize(x.data(), history.data(), y.data(), {1, 5, 6},
           {.repeat = 2, .frequency = 0.5f, .presence = 0.25f});
  EXPECT_EQ(y, (std::vector<float>{2, -4.75f, 1, -0.75f, 0.25f}));
  std::vector<float> in_place = x;
  penalize(in_place.data(), history.data(), in_place.data(), {1, 5, 6}, {.presence = 1});
  EXPECT_EQ(in_place, (std::vector<float>{2, -3, 1, -1, 3}));
  penalize(x.data(), history.data(), y.data(), {1, 5, 6});
  EXPECT_EQ(y, x);
}

TEST(Penalize, BadArgumentsAreErrors) {
  float x[4] = {}, y[4] = {};
  const std::uint32_t history[2] = {3, 4};
  EXPECT_EQ(error_of([&] {
              penalize(x, history, y, {1, 4, 2});
            }),
            "penalize: history[1] = 4, must be below cols, 4, or 2^32 - 1 for none");
  EXPECT_EQ(error_of([&] {
              penalize(x, history, y, {1, 4, 1}, {.repeat = 0});
            }),
            "penalize: repeat = 0, must be finite and above 0");
  EXPECT_EQ(error_of([&] {
              penalize(x, history, y, {1, 4, 1}, {.presence = std::nanf("")});
            }),
            "penalize: presence = nan, must be finite");
  std::uint32_t id = 0;
  EXPECT_EQ(error_of([&] {
              sample(x, history, &id, {1, 4}, {.typical = 0});
            }),
            "sample: typical = 0, must be above 0 and at most 1");
  EXPECT_EQ(error_of([&] {
              sample_gumbel(x, history, &id, {1, 4}, {.temperature = 0});
            }),
            "sample_gumbel: temperature = 0, must be finite and above 0, its reciprocal too");
  EXPECT_EQ(error_of([&] {
              sample_gumbel(x, history, &id, {1, 0});
            }),
            "sample_gumbel: cols = 0, must be 1 to 2147483647");
}

}  // namespace
}  // namespace pewter
