// Transforms: inverses undo them, a tone is one number, and bad input.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numbers>
#include <vector>

#include "pewter/kernels.hpp"
#include "tests/support/error_of.hpp"

namespace pewter {
namespace {

using test::error_of;

std::vector<float> waves(std::size_t n) {
  std::vector<float> x(n);
  for (std::size_t i = 0; i < n; ++i) x[i] = std::sin(0.7f * static_cast<float>(i * i % 1009));
  return x;
}

TEST(Transforms, AreUndone) {
  for (const std::size_t length : {1u, 2u, 64u, 2048u, 65536u}) {
    const float share = 1 / static_cast<float>(length);
    const std::vector<float> x = waves(2 * 3 * length);
    std::vector<float> y = x;
    fft(y.data(), y.data(), {3, length});
    fft(y.data(), y.data(), {3, length}, true, share);
    for (std::size_t i = 0; i < x.size(); ++i) ASSERT_NEAR(y[i], x[i], 1e-5) << length << ", " << i;
    y = x;
    hadamard(y.data(), y.data(), {6, length});
    hadamard(y.data(), y.data(), {6, length}, share);
    for (std::size_t i = 0; i < x.size(); ++i) ASSERT_NEAR(y[i], x[i], 1e-5) << length << ", " << i;
  }
}

TEST(Transforms, OfAToneIsOneNumber) {
  constexpr std::size_t length = 256, tone = 37;
  std::vector<float> x(2 * length), y(2 * length);
  for (std::size_t i = 0; i < length; ++i) {
    const double angle = 2 * std::numbers::pi * static_cast<double>(i * tone % length) / length;
    x[2 * i] = static_cast<float>(std::cos(angle));
    x[2 * i + 1] = static_cast<float>(std::sin(angle));
  }
  fft(x.data(), y.data(), {1, length});
  for (std::size_t k = 0; k < length; ++k) EXPECT_NEAR(y[2 * k], k == tone ? length : 0, 1e-3) << k;
}

TEST(BadTransforms, LengthAndScale) {
  const std::vector<float> x(100, 1.0f);
  std::vector<float> y(100, 77.0f);
  for (const std::size_t length : {3u, 48u}) {
    const std::string number = std::to_string(length);
    EXPECT_EQ(error_of([&] {
                fft(x.data(), y.data(), {1, length});
              }),
              "fft: length = " + number + ", must be a power of two, at most 67108864");
    EXPECT_EQ(error_of([&] {
                hadamard(x.data(), y.data(), {1, length});
              }),
              "hadamard: length = " + number + ", must be a power of two, at most 67108864");
  }
  const float infinity = std::numeric_limits<float>::infinity();
  EXPECT_EQ(error_of([&] {
              fft(x.data(), y.data(), {1, 4}, false, infinity);
            }),
            "fft: scale = inf, must be finite");
  EXPECT_EQ(y, std::vector<float>(100, 77.0f));
}

}  // namespace
}  // namespace pewter
