// cross_entropy: rows without a loss, labels as they are, and bad input.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "pewter/kernels.hpp"
#include "tests/support/error_of.hpp"

namespace pewter {
namespace {

using test::error_of;

TEST(CrossEntropy, LeavesIgnoredLabelsOut) {
  const std::vector<float> logits = {1, 2, 3, NAN, 5, 6}, gradient = {2, 2};
  const std::vector<std::uint32_t> labels = {2, ignored_label};
  std::vector<float> losses(2, 77.0f), y(6, 77.0f);
  cross_entropy(logits.data(), labels.data(), losses.data(), {2, 3});
  EXPECT_NEAR(losses[0], std::log(1 + std::exp(-1.0f) + std::exp(-2.0f)), 1e-6);
  EXPECT_EQ(losses[1], 0);
  cross_entropy_backward(logits.data(), labels.data(), gradient.data(), y.data(), {2, 3});
  EXPECT_NEAR(y[0], 2 * std::exp(1 - 3 - losses[0]), 1e-6);
  EXPECT_NEAR(y[2], 2 * (std::exp(-losses[0]) - 1), 1e-6);
  EXPECT_EQ(std::vector<float>(y.begin() + 3, y.end()), std::vector<float>(3, 0.0f));
}

TEST(CrossEntropy, NamesTheFirstBadLabel) {
  const std::vector<float> logits(6, 1.0f);
  const std::vector<std::uint32_t> labels = {2, 3};
  std::vector<float> losses(2, 77.0f);
  EXPECT_EQ(error_of([&] {
              cross_entropy(logits.data(), labels.data(), losses.data(), {2, 3});
            }),
            "cross_entropy: labels[1] = 3, must be below the 3 columns or ignored_label");
  for (const float smoothing : {-0.5f, 1.5f, std::numeric_limits<float>::quiet_NaN()}) {
    const std::string text = error_of([&] {
      cross_entropy(logits.data(), labels.data(), losses.data(), {2, 3}, smoothing);
    });
    EXPECT_EQ(text.find("cross_entropy: label_smoothing = "), 0u) << text;
  }
  EXPECT_EQ(error_of([&] {
              cross_entropy(logits.data(), labels.data(), losses.data(), {2, 0});
            }),
            "cross_entropy: cols = 0, must be at least 1");
  EXPECT_EQ(losses, std::vector<float>(2, 77.0f));
}

}  // namespace
}  // namespace pewter
