// The activations where exp(-x) is not a float any more and the result still is: their relative accuracy down
// to the smallest normal numbers, and their limits.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numbers>
#include <vector>

#include "kernels/runtime/registry.hpp"
#include "pewter/kernels.hpp"

namespace pewter {
namespace {

using activation_kernel = void (*)(const float*, float*, std::size_t, const launch&);

/// @param bound(x) of the relative error, in eps
void check_tail(activation_kernel activate, double (*exact)(double), double (*bound)(double), float from,
                float to) {
  constexpr std::size_t n = 10000;
  std::vector<float> x(n), y(n);
  for (std::size_t i = 0; i < n; ++i) x[i] = from + (to - from) * static_cast<float>(i) / n;
  for (const target& t : targets()) {
    if (!t.supported()) continue;
    activate(x.data(), y.data(), n, {.target = t.name});
    for (std::size_t i = 0; i < n; ++i) {
      const double e = exact(x[i]);
      const double tolerance = std::abs(e) < std::numeric_limits<float>::min()
                                   ? 0x1p-149 * (bound(x[i]) + 1)
                                   : std::abs(e) * bound(x[i]) * 0x1p-23;
      ASSERT_NEAR(y[i], e, tolerance) << t.name << ", x = " << x[i];
    }
    constexpr float infinity = std::numeric_limits<float>::infinity(),
                    largest = std::numeric_limits<float>::max();
    const float ends[] = {-infinity, -largest, largest, infinity, std::nanf("")};
    float results[5];
    activate(ends, results, 5, {.target = t.name});
    EXPECT_EQ(results[0], 0) << t.name;
    EXPECT_EQ(results[1], 0) << t.name;
    EXPECT_EQ(results[2], largest) << t.name;
    EXPECT_EQ(results[3], infinity) << t.name;
    EXPECT_TRUE(std::isnan(results[4])) << t.name;
  }
}

double twice_u(double x) { return 2 * std::sqrt(2 / std::numbers::pi) * (x + 0.044715 * x * x * x); }

TEST(Activations, TailOfSilu) {
  check_tail(
      silu<float>, [](double x) { return x / (1 + std::exp(-x)); }, [](double) { return 2.5; }, -87, -110);
}
TEST(Activations, TailOfGelu) {
  check_tail(
      gelu<float>, [](double x) { return x / (1 + std::exp(-twice_u(x))); },
      [](double x) { return 2.5 * (1 + std::abs(twice_u(x))); }, -9, -12);
}
TEST(Activations, TailOfGeluErf) {
  check_tail(
      gelu_erf<float>, [](double x) { return x / 2 * std::erfc(-x / std::numbers::sqrt2); },
      [](double) { return 9.0; }, -12, -14.5);
}
/// AVX-512 has two forms, and one of them pieces.
TEST(Activations, GeluErfAcrossItsForms) {
  check_tail(
      gelu_erf<float>, [](double x) { return x / 2 * std::erfc(-x / std::numbers::sqrt2); },
      [](double) { return 9.0; }, -6, 6);
}

}  // namespace
}  // namespace pewter
