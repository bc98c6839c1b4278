// What the registry's tests of router do not reach: weights of the whole softmax, ties, rows that are no
// probabilities, bad arguments.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "kernels/runtime/registry.hpp"
#include "pewter/error.hpp"
#include "pewter/kernels.hpp"
#include "tests/support/error_of.hpp"

namespace pewter {
namespace {

using test::error_of;

struct choice {
  std::vector<std::uint32_t> ids;
  std::vector<float> weights;
};
choice chosen(const std::vector<float>& logits, std::size_t k, const router_options& how = {},
              const launch& options = {}) {
  choice c{std::vector<std::uint32_t>(k, 99), std::vector<float>(k)};
  router(logits.data(), c.ids.data(), c.weights.data(), {1, logits.size(), k}, how, options);
  return c;
}

TEST(Router, WeightsAreSharesOfAllOrOfTheChosen) {
  const std::vector<float> logits = {0.5f, 2, -1, 2, 1};
  const choice some = chosen(logits, 3), all = chosen(logits, 3, {.renormalise = false});
  EXPECT_EQ(some.ids, (std::vector<std::uint32_t>{1, 3, 4}));
  EXPECT_EQ(all.ids, some.ids);
  double sum = 0;
  for (const float x : logits) sum += std::exp(static_cast<double>(x) - 2);
  const double of_chosen = 2 + std::exp(-1.0);
  for (std::size_t i = 0; i < 3; ++i) {
    const double share = i < 2 ? 1 : std::exp(-1.0);
    EXPECT_NEAR(static_cast<double>(some.weights[i]), share / of_chosen, 1e-6);
    EXPECT_NEAR(static_cast<double>(all.weights[i]), share / sum, 1e-6);
  }
}

TEST(Router, RowsThatAreNoProbabilities) {
  const float nan = std::nanf(""), infinity = std::numeric_limits<float>::infinity();
  const choice with_nan = chosen({nan, 1, nan, 3}, 3);
  EXPECT_EQ(with_nan.ids, (std::vector<std::uint32_t>{3, 1, 0}));
  EXPECT_TRUE(std::isnan(with_nan.weights[0]));
  EXPECT_FALSE(std::isnan(chosen({nan, 1, nan, 3}, 2).weights[0]));
  EXPECT_TRUE(std::isnan(chosen({nan, 1, nan, 3}, 2, {.renormalise = false}).weights[0]));
  EXPECT_EQ(chosen({-infinity, 0, infinity}, 3).ids, (std::vector<std::uint32_t>{2, 1, 0}));
  EXPECT_TRUE(std::isnan(chosen({-infinity, 0, infinity}, 3).weights[0]));
  EXPECT_EQ(chosen({-infinity, 0, -infinity}, 3).weights, (std::vector<float>{1, 0, 0}));
}

TEST(Router, BadArgumentsAreErrors) {
  float x[4] = {}, weights[4] = {};
  std::uint32_t ids[4] = {};
  EXPECT_EQ(error_of([&] {
              router(x, ids, weights, {1, 4, 5});
            }),
            "router: k = 5, must be at most experts, 4");
  EXPECT_EQ(error_of([&] {
              router(x, ids, weights, {1, 2049, 2});
            }),
            "router: experts = 2049, must be at most 2048");
  EXPECT_EQ(error_of([&] {
              router(x, ids, weights, {1, 4, 2}, {.scale = std::nanf("")});
            }),
            "router: scale = nan, must be finite");
}

}  // namespace
}  // namespace pewter
