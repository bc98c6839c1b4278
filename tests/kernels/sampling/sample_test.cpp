// What the registry's tests of sample do not reach: the generator's known answers, frequencies of draws, each
// way to keep columns alone, rows that are no probabilities, bad options.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <set>
#include <vector>

#include "kernels/runtime/registry.hpp"
#include "kernels/sampling/philox.hpp"
#include "pewter/error.hpp"
#include "pewter/kernels.hpp"
#include "tests/support/error_of.hpp"

namespace pewter {
namespace {

using test::error_of;
constexpr float infinity = std::numeric_limits<float>::infinity();

/// A column for each of `draws` counters, of one row of logits.
std::vector<std::uint32_t> columns_of(const std::vector<float>& row, const sampling_options& how,
                                      std::size_t draws, const launch& options = {}) {
  std::vector<float> logits;
  std::vector<std::uint32_t> counters(draws), ids(draws, ~0u);
  for (std::size_t r = 0; r < draws; ++r) {
    logits.insert(logits.end(), row.begin(), row.end());
    counters[r] = static_cast<std::uint32_t>(r);
  }
  sample(logits.data(), counters.data(), ids.data(), {draws, row.size()}, how, options);
  return ids;
}
std::set<std::uint32_t> kept(const std::vector<float>& row, const sampling_options& how) {
  const auto ids = columns_of(row, how, 2000);
  return {ids.begin(), ids.end()};
}

TEST(Sample, PhiloxGivesItsKnownAnswers) {
  using words = std::array<std::uint32_t, 4>;
  EXPECT_EQ(detail::philox({0, 0, 0, 0}, {0, 0}), (words{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
  EXPECT_EQ(detail::philox({~0u, ~0u, ~0u, ~0u}, {~0u, ~0u}),
            (words{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
  EXPECT_EQ(detail::philox({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}),
            (words{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
}

/// Each column's share of draws is within five deviations of its probability.
TEST(Sample, FrequenciesAreProbabilities) {
  const std::vector<float> row = {0.5f, -1, 2, 0, 1.5f, -3, 0.25f};
  constexpr std::size_t draws = 40000;
  for (const float temperature : {0.5f, 1.0f, 3.0f}) {
    std::vector<double> count(row.size()), probability(row.size());
    double sum = 0;
    for (std::size_t i = 0; i < row.size(); ++i)
      sum += probability[i] = std::exp(static_cast<double>(row[i] / temperature));
    for (const std::uint32_t id : columns_of(row, {.temperature = temperature, .seed = 11}, draws))
      ++count.at(id);
    for (std::size_t i = 0; i < row.size(); ++i) {
      const double p = probability[i] / sum, deviation = std::sqrt(p * (1 - p) / draws);
      EXPECT_NEAR(count[i] / draws, p, 5 * deviation) << temperature << " column " << i;
    }
  }
}

TEST(Sample, KeepsTheLargest) {
  const std::vector<float> row = {0, 0.1f, 0.4f, 0.3f, 0.2f, 0.3f};
  using set = std::set<std::uint32_t>;
  EXPECT_EQ(kept(row, {.top_k = 1}), set{2});
  EXPECT_EQ(kept(row, {.top_k = 2}), (set{2, 3, 5}));  // 3 and 5 are equal
  EXPECT_EQ(kept(row, {.top_k = 3}), (set{2, 3, 5}));
  EXPECT_EQ(kept(row, {.top_k = 4}), (set{2, 3, 4, 5}));
  EXPECT_EQ(kept(row, {.top_k = 100}).size(), 6u);
  EXPECT_EQ(kept(row, {.top_p = 1e-6f}), set{2});
  EXPECT_EQ(kept(row, {.min_p = 1}), set{2});
  EXPECT_EQ(kept(row, {.min_p = 0.9f}), (set{2, 3, 5}));  // exp(-0.1) is 0.905
  EXPECT_EQ(kept(row, {.top_k = 4, .top_p = 0.5f}), (set{2, 3, 5}));
}

/// The fewest of the probabilities 1/2, 1/4, 1/8, ... that reach top_p are kept.
TEST(Sample, KeepsTheFewestThatReachTopP) {
  std::vector<float> row(12);
  for (std::size_t i = 0; i < row.size(); ++i) row[row.size() - 1 - i] = -0.6931472f * static_cast<float>(i);
  for (const auto& [p, count] : {std::pair{0.4f, 1u}, {0.6f, 2u}, {0.74f, 2u}, {0.77f, 3u}, {0.9f, 4u}})
    EXPECT_EQ(kept(row, {.top_p = p}).size(), count) << static_cast<double>(p);
}

TEST(Sample, RowsThatAreNoProbabilities) {
  const float nan = std::nanf("");
  const std::vector<float> with_nan = {1, nan, 1, nan};
  EXPECT_EQ(kept(with_nan, {}), (std::set<std::uint32_t>{0, 2}));
  EXPECT_EQ(kept({1, infinity, 3, infinity}, {}), (std::set<std::uint32_t>{1, 3}));
  EXPECT_EQ(kept({-infinity, -1e30f, -infinity}, {}), std::set<std::uint32_t>{1});
  EXPECT_EQ(kept({-infinity, -infinity}, {}), (std::set<std::uint32_t>{0, 1}));
  EXPECT_EQ(kept({nan, nan, nan}, {.top_k = 2, .top_p = 0.5f}), std::set<std::uint32_t>{0});
  EXPECT_EQ(kept({5}, {.top_k = 9, .top_p = 0.1f, .min_p = 1}), std::set<std::uint32_t>{0});
}

/// A row as long as a vocabulary gives the same columns on every target, pattern and number of threads.
TEST(Sample, DrawsAreTheSameEverywhere) {
  std::vector<float> row(151936);
  for (std::size_t i = 0; i < row.size(); ++i) row[i] = 4 * std::sin(static_cast<float>(i * i % 10007));
  const sampling_options how = {
      .temperature = 0.7f, .top_k = 1000, .top_p = 0.9f, .min_p = 0.01f, .seed = 1ull << 40};
  const auto wanted = columns_of(row, how, 3, {.host_threads = 1});
  for (const target& t : targets()) {
    if (!t.supported()) continue;
    for (const pattern p : sample_description.patterns)
      for (const std::uint32_t threads : {1u, 33u, 256u, 1024u}) {
        const launch options = {.threads_per_threadgroup = threads, .pattern = p, .target = t.name};
        EXPECT_EQ(columns_of(row, how, 3, options), wanted) << t.name << " " << name_of(p) << " " << threads;
      }
  }
  EXPECT_NE(columns_of(row, {.seed = 1}, 20), columns_of(row, {.seed = 2}, 20));
}

TEST(Sample, BadOptionsAreErrors) {
  const auto text = [](const sampling_options& how) { return error_of([&] { columns_of({1, 2}, how, 1); }); };
  EXPECT_EQ(text({.temperature = 0}),
            "sample: temperature = 0, must be finite and above 0, its reciprocal too");
  EXPECT_NE(text({.temperature = infinity}), "no error");
  EXPECT_NE(text({.temperature = 1e-45f}), "no error");
  EXPECT_EQ(text({.top_p = 0}), "sample: top_p = 0, must be above 0 and at most 1");
  EXPECT_NE(text({.top_p = 1.5f}), "no error");
  EXPECT_EQ(text({.min_p = 0.5f, .typical = 0.5f}),
            "sample: min_p = 0.5, must be 0 where typical is below 1");
  EXPECT_EQ(text({.min_p = -0.5f}), "sample: min_p = -0.5, must be 0 to 1");
  EXPECT_EQ(error_of([] { columns_of({}, {}, 1); }), "sample: cols = 0, must be 1 to 134217728");
  EXPECT_EQ(error_of([] { columns_of({}, {}, 0); }), "no error");
}

}  // namespace
}  // namespace pewter
