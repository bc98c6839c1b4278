// What the registry's tests of the rotary embeddings do not reach: bad head sizes and bases, empty calls, and
// angles of the largest positions.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "kernels/runtime/registry.hpp"
#include "pewter/error.hpp"
#include "pewter/kernels.hpp"
#include "tests/support/error_of.hpp"

namespace pewter {
namespace {

using test::error_of;

TEST(Rotary, BadShapesAndBasesAreErrors) {
  std::vector<float> x(8192, 1.0f), before = x;
  const std::uint32_t position = 5;
  const auto call = [&](std::size_t head_dim, float theta) {
    return error_of([&] { rotary_half(x.data(), &position, x.data(), {1, 1, head_dim}, theta); });
  };
  EXPECT_EQ(call(7, 10000.0f), "rotary_half: head_dim = 7, must be even and at most 4096");
  EXPECT_EQ(call(4098, 10000.0f), "rotary_half: head_dim = 4098, must be even and at most 4096");
  EXPECT_EQ(call(8, 0.5f), "rotary_half: theta = 0.5, must be finite and at least 1");
  EXPECT_NE(call(8, std::numeric_limits<float>::infinity()), "no error");
  EXPECT_NE(call(8, std::nanf("")), "no error");
  EXPECT_EQ(x, before);
  EXPECT_EQ(call(4096, 10000.0f), "no error");
}

TEST(Rotary, AnEmptyCallTouchesNothing) {
  for (const rotary_shape shape : {rotary_shape{0, 3, 8}, rotary_shape{3, 0, 8}, rotary_shape{3, 3, 0}})
    for (const pattern p : rotary_half_description.patterns) {
      launch options;
      options.pattern = p;
      const float* const none = nullptr;
      float* const nowhere = nullptr;
      EXPECT_NO_THROW(rotary_half(none, nullptr, nowhere, shape, 10000.0f, options));
    }
}

/// sin and cos of position * theta^(-i / pairs), which turning (1, 0) gives, on every target and pattern.
TEST(Rotary, AnglesOfEveryPositionAreAccurate) {
  constexpr std::size_t pairs = 64;
  const std::vector<std::uint32_t> positions = {0, 1, 2, 4095, 131071, 1000003, 16777217, 123456789};
  for (const float theta : {1.0f, 10000.0f, 500000.0f, 1e6f})
    for (const target& t : targets()) {
      if (!t.supported()) continue;
      for (const pattern p : rotary_half_description.patterns) {
        std::vector<float> x(positions.size() * 2 * pairs, 0.0f);
        for (std::size_t i = 0; i < x.size(); ++i) x[i] = i / pairs % 2 == 0 ? 1.0f : 0.0f;
        launch options;
        options.pattern = p;
        options.target = t.name;
        rotary_half(x.data(), positions.data(), x.data(), {positions.size(), 1, 2 * pairs}, theta, options);
        for (std::size_t token = 0; token < positions.size(); ++token)
          for (std::size_t i = 0; i < pairs; ++i) {
            const long double power = -static_cast<long double>(i) / pairs;
            const long double angle = positions[token] * std::pow(static_cast<long double>(theta), power);
            const double bound = 1.5 * 0x1p-23 + 0x1p-60 * positions[token];
            ASSERT_NEAR(x[token * 2 * pairs + i], static_cast<double>(std::cos(angle)), bound)
                << t.name << " " << name_of(p) << " position " << positions[token] << " pair " << i;
            ASSERT_NEAR(x[token * 2 * pairs + pairs + i], static_cast<double>(std::sin(angle)), bound)
                << t.name << " " << name_of(p) << " position " << positions[token] << " pair " << i;
          }
      }
    }
}

}  // namespace
}  // namespace pewter
