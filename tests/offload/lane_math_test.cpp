// The functions of a GPU's lanes, plain numbers each, where the host computes them: the
// arithmetic of native/gpu/, without a GPU. The GPU's own instructions (2^x, reciprocals) are the C
// library's here.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdio>
#include <numbers>
#include <random>

#include "offload/lane_functions/math_cases.hpp"
#include "pewter/lanes/math_elementary.hpp"

namespace pewter::gpu {
namespace {

using pewter_test::math_function;

float value(math_function function, float a, float b) {
  [[maybe_unused]] const lanes<float> x(a), y(b);
  switch (function) {
#define PEWTER_FUNCTION(name, expression) \
  case math_function::name:               \
    return lanes<float>(expression).v[0].data;
#include "offload/lane_functions/math_functions.inc"
  }
  return 0;
}

TEST(LaneMath, ErrorsAreAsStated) {
  for (const pewter_test::math_case& each : pewter_test::math_cases()) {
    std::vector<float> results(each.x.size());
    for (std::size_t i = 0; i < results.size(); ++i) results[i] = value(each.function, each.x[i], each.y[i]);
    std::size_t at = 0;
    const double error = largest_error(each, results, at);
    std::printf("%-24s %.3f ulp\n", each.name.c_str(), error);
    EXPECT_LE(error, each.ulp) << each.name << " of " << each.x[at] << ", " << each.y[at] << " is "
                               << results[at];
  }
}

TEST(LaneMath, SineAndCosineOfAnyFloatHaveTheirErrors) {
  std::mt19937 random(8);
  const auto check = [](float x) {
    for (const bool is_sine : {true, false}) {
      const long double exact =
          is_sine ? std::sin(static_cast<long double>(x)) : std::cos(static_cast<long double>(x));
      const float ours = value(is_sine ? math_function::sin : math_function::cos, x, x);
      const double ulp = std::ldexp(1.0, std::max(std::ilogb(exact), -126) - 23);
      ASSERT_LE(std::abs(static_cast<double>(ours - exact)), 2 * ulp) << (is_sine ? "sin " : "cos ") << x;
    }
  };
  for (int i = 0; i < 200'000; ++i) {
    const float x = std::bit_cast<float>(static_cast<std::uint32_t>(random()));
    if (std::isfinite(x)) check(x);
    // Next to multiples of pi/2, where one of the two is nearly 0.
    const double quarters = static_cast<double>(random() >> random() % 32);
    check(static_cast<float>(quarters * (std::numbers::pi / 2)));
  }
  EXPECT_TRUE(std::signbit(value(math_function::sin, -0.0f, 0)));
  EXPECT_TRUE(std::signbit(value(math_function::tan, -0.0f, 0)));
}

}  // namespace
}  // namespace pewter::gpu
