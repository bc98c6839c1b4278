// The transcendental functions' stated errors against long double, and their special values.
#include "pewter/lanes/math_elementary.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdio>
#include <limits>
#include <numbers>
#include <random>

#include "pewter/lanes/memory.hpp"
#include "tests/support/fewer.hpp"

namespace pewter {
namespace {

using real = long double;
constexpr float infinity = std::numeric_limits<float>::infinity();
const float nan_value = std::numeric_limits<float>::quiet_NaN();
const int rounds = test::takes_fewer() ? 200 : 2000;

/// The error of y in units of the exact result's last place, 0 where that is not a normal number.
double ulp_of(float y, real exact) {
  if (!(std::abs(exact) >= real{0x1p-126f}) || std::abs(exact) > real{0x1.fffffep127f}) return 0;
  const double error =
      static_cast<double>(std::abs(real{y} - exact) / std::ldexp(1.0L, std::ilogb(exact) - 23));
  return std::isnan(error) ? infinity : error;
}

/// The largest error over 64000 numbers from low to high, half of them uniform, half with uniform exponents;
/// over fewer on an emulated CPU.
template <class F, class G>
void check(const char* name, double bound, F ours, G exact, float low, float high) {
  std::mt19937 random(9);
  std::uniform_real_distribution<float> uniform(low, high), exponent(-60, std::log2(std::max(high, -low)));
  double worst = 0;
  float at = 0;
  for (int round = 0; round < rounds; ++round) {
    float x[32], y[32];
    for (int i = 0; i < 32; ++i) {
      x[i] = i % 2 == 0 ? uniform(random) : std::exp2(exponent(random));
      if (i % 4 == 1 && low < 0) x[i] = -x[i];
      x[i] = std::min(std::max(x[i], low), high);
    }
    store(y, ours(load(x)));
    for (int i = 0; i < 32; ++i) {
      const double error = ulp_of(y[i], exact(real{x[i]}));
      if (error > worst) worst = error, at = x[i];
    }
  }
  std::printf("%-6s %.2f ulp\n", name, worst);
  EXPECT_LE(worst, bound) << name << " at " << at;
}

TEST(MathElementary, ErrorsAreAsStated) {
  constexpr real pi = std::numbers::pi_v<real>;
  const auto sine_of_pi = [&](real x) {  // of an angle within a quarter turn of a zero, which is exact
    const real whole = std::nearbyint(x);
    return (std::fmod(whole, real{2}) == 0 ? 1 : -1) * std::sin(pi * (x - whole));
  };
  check(
      "log2", 0.51, [](auto x) { return log2(x); }, [](real x) { return std::log2(x); }, 0, 3e38f);
  check(
      "log2", 0.51, [](auto x) { return log2(x); }, [](real x) { return std::log2(x); }, 0.9f, 1.1f);
  check(
      "log10", 0.51, [](auto x) { return log10(x); }, [](real x) { return std::log10(x); }, 0, 3e38f);
  check(
      "exp10", 0.51, [](auto x) { return exp10(x); }, [](real x) { return std::pow(real{10}, x); }, -37, 38);
  check(
      "tan", 3, [](auto x) { return tan(x); }, [](real x) { return std::tan(x); }, -999, 999);
  check(
      "sinpi", 3, [](auto x) { return sinpi(x); }, sine_of_pi, -5000, 5000);
  check(
      "cospi", 3, [](auto x) { return cospi(x); },
      [&](real x) { return sine_of_pi(std::abs(std::remainder(x, real{2})) + 0.5L); }, -50, 50);
  check(
      "tanpi", 5, [](auto x) { return tanpi(x); },
      [&](real x) { return std::tan(pi * std::remainder(x, real{1})); }, -50, 50);
  check(
      "asin", 4, [](auto x) { return asin(x); }, [](real x) { return std::asin(x); }, -1, 1);
  check(
      "acos", 3, [](auto x) { return acos(x); }, [](real x) { return std::acos(x); }, -1, 1);
  check(
      "atan", 3, [](auto x) { return atan(x); }, [](real x) { return std::atan(x); }, -1e6f, 1e6f);
  check(
      "atan", 3, [](auto x) { return atan(x); }, [](real x) { return std::atan(x); }, -4, 4);
  check(
      "sinh", 3, [](auto x) { return sinh(x); }, [](real x) { return std::sinh(x); }, -89, 89);
  check(
      "sinh", 3, [](auto x) { return sinh(x); }, [](real x) { return std::sinh(x); }, -2, 2);
  check(
      "cosh", 3, [](auto x) { return cosh(x); }, [](real x) { return std::cosh(x); }, -89, 89);
  check(
      "asinh", 4, [](auto x) { return asinh(x); }, [](real x) { return std::asinh(x); }, -1e6f, 1e6f);
  check(
      "asinh", 4, [](auto x) { return asinh(x); }, [](real x) { return std::asinh(x); }, -3, 3);
  check(
      "acosh", 3, [](auto x) { return acosh(x); }, [](real x) { return std::acosh(x); }, 1, 30);
  check(
      "atanh", 3, [](auto x) { return atanh(x); }, [](real x) { return std::atanh(x); }, -0.9999f, 0.9999f);
}

TEST(MathElementary, ErrorsOfTwoArgumentsAreAsStated) {
  std::mt19937 random(3);
  std::uniform_real_distribution<float> exponent(-30, 30), any(-4, 4), power(-100, 100);
  double worst_pow = 0, worst_angle = 0;
  for (int round = 0; round < 2 * rounds; ++round) {
    float x[32], y[32], p[32], a[32];
    for (int i = 0; i < 32; ++i) {
      x[i] = i % 2 == 0 ? std::exp2(exponent(random)) : 1 + any(random) * 0x1p-8f;
      y[i] = i % 4 < 2 ? any(random) : power(random);
    }
    store(p, pow(load(x), load(y)));
    for (int i = 0; i < 32; ++i)
      worst_pow = std::max(worst_pow, ulp_of(p[i], std::pow(real{x[i]}, real{y[i]})));
    for (int i = 0; i < 32; ++i) x[i] = any(random) * std::exp2(exponent(random)), y[i] = any(random);
    store(a, atan2(load(y), load(x)));
    for (int i = 0; i < 32; ++i)
      worst_angle = std::max(worst_angle, ulp_of(a[i], std::atan2(real{y[i]}, real{x[i]})));
  }
  std::printf("pow %.3f ulp, atan2 %.2f ulp\n", worst_pow, worst_angle);
  EXPECT_LE(worst_pow, 0.51);
  EXPECT_LE(worst_angle, 4);
}

TEST(MathElementary, RemaindersAreThoseOfC) {
  std::mt19937 random(4);
  const float special[] = {0.0f, -0.0f, 1.0f, -2.5f, 1e-45f, -3e-39f, 3e38f, INFINITY, -INFINITY, NAN};
  for (int round = 0; round < 500; ++round) {
    float x[32], y[32], r[32];
    for (int i = 0; i < 32; ++i) {
      const auto of_bits = [&] { return std::bit_cast<float>(static_cast<std::uint32_t>(random())); };
      x[i] = i < 10 ? special[(round + i) % 10] : of_bits();
      y[i] = i < 10 ? special[(round / 10 + 3 * i) % 10] : i < 20 ? x[i] * 0.37f : of_bits();
    }
    store(r, fmod(load(x), load(y)));
    for (int i = 0; i < 32; ++i) {
      const float expected = std::fmod(x[i], y[i]);
      if (std::isnan(expected))
        EXPECT_TRUE(std::isnan(r[i])) << x[i] << " " << y[i];
      else
        EXPECT_EQ(std::bit_cast<std::uint32_t>(r[i]), std::bit_cast<std::uint32_t>(expected))
            << x[i] << " " << y[i];
    }
  }
  EXPECT_EQ(fmax3(lanes<float>(1.0f), lanes<float>(3.0f), lanes<float>(2.0f))[0], 3);
  EXPECT_EQ(fmin3(lanes<float>(2.0f), lanes<float>(3.0f), lanes<float>(1.0f))[0], 1);
  EXPECT_EQ(fmedian3(lanes<float>(3.0f), lanes<float>(1.0f), lanes<float>(2.0f))[0], 2);
}

TEST(MathElementary, PowersOfSpecialValuesAreThoseOfC) {
  const float values[] = {0.0f,      -0.0f,    1.0f,      -1.0f,     0.5f,        -0.5f,      2.0f,
                          -2.0f,     3.0f,     -3.0f,     2.5f,      1e30f,       -1e30f,     1e-30f,
                          0x1p-149f, infinity, -infinity, nan_value, 16777217.0f, 16777215.0f};
  for (const float x : values) {
    for (const float y : values) {
      const float ours = pow(lanes<float>(x), lanes<float>(y))[5], exact = std::pow(x, y);
      EXPECT_TRUE(std::isnan(exact) ? std::isnan(ours)
                                    : ours == exact && std::signbit(ours) == std::signbit(exact))
          << "pow(" << x << ", " << y << ") = " << ours << ", not " << exact;
    }
  }
}

TEST(MathElementary, SpecialValues) {
  const lanes<float> zero(0.0f), top(infinity), nan(nan_value);
  EXPECT_EQ(log2(zero)[0], -infinity);
  EXPECT_EQ(log10(top)[0], infinity);
  EXPECT_TRUE(std::isnan(log2(lanes<float>(-1.0f))[0]));
  EXPECT_EQ(log2(lanes<float>(0x1p-149f))[0], -149.0f);
  EXPECT_EQ(exp10(-top)[0], 0.0f);
  EXPECT_EQ(exp10(top)[0], infinity);
  EXPECT_EQ(exp10(lanes<float>(2.0f))[0], 100.0f);
  EXPECT_EQ(powr(lanes<float>(2.0f), lanes<float>(-149.0f))[0], 0x1p-149f) << "subnormal results are kept";
  EXPECT_EQ(sinpi(lanes<float>(7.0f))[0], 0.0f);
  EXPECT_EQ(cospi(lanes<float>(7.0f))[0], -1.0f);
  EXPECT_EQ(cospi(lanes<float>(0.5f))[0], 0.0f);
  EXPECT_FLOAT_EQ(atan(top)[0], 1.57079633f);
  for (const float x : {0.0f, 1.0f, 2.0f, 7.0f, 1000.0f, 3e6f}) {  // zeros have their signs
    EXPECT_EQ(std::bit_cast<std::uint32_t>(sinpi(lanes<float>(x))[1]), 0u) << x;
    EXPECT_EQ(std::bit_cast<std::uint32_t>(sinpi(lanes<float>(-x))[1]), 0x80000000u) << x;
    EXPECT_EQ(std::bit_cast<std::uint32_t>(cospi(lanes<float>(x + 0.5f))[1]), 0u) << x;
  }
  EXPECT_TRUE(std::signbit(tan(lanes<float>(-0.0f))[0]) && std::signbit(sin(lanes<float>(-0.0f))[0]));
  for (const float x : {0.99999994f, 0.0f, -1.0f, -3000.0f, -infinity})
    EXPECT_TRUE(std::isnan(acosh(lanes<float>(x))[0])) << x;
  for (const float x : {1e10f, -1e10f, 0x1p100f, 3.4028235e38f})
    EXPECT_FLOAT_EQ(tan(lanes<float>(x))[0], static_cast<float>(std::tan(real{x})));
  EXPECT_FLOAT_EQ(atan2(zero, lanes<float>(-1.0f))[0], 3.14159265f);
  EXPECT_FLOAT_EQ(atan2(lanes<float>(-1.0f), zero)[0], -1.57079633f);
  EXPECT_TRUE(std::isnan(asin(lanes<float>(1.5f))[0]));
  for (const lanes<float>& y :
       {log2(nan), log10(nan), exp10(nan), tan(nan), asin(nan), acos(nan), atan(nan), sinh(nan), cosh(nan),
        asinh(nan), acosh(nan), atanh(nan), sinpi(nan), atan2(nan, zero)})
    EXPECT_TRUE(std::isnan(y[3]));
  lanes<float> cosine;
  EXPECT_EQ(sincos(lanes<float>(1.0f), cosine)[0], sin(lanes<float>(1.0f))[0]);
  EXPECT_EQ(cosine[0], cos(lanes<float>(1.0f))[0]);
}

TEST(MathElementary, FastAndPreciseAreTheSame) {
  const lanes<float> x = convert<float>(lane_ids<std::int32_t>()) * 0.125f + 0.5f;
  EXPECT_TRUE(all(fast::exp(x) == precise::exp(x)));
  EXPECT_TRUE(all(fast::pow(x, x) == pow(x, x)));
  EXPECT_TRUE(all(precise::sin(x) == sin(x)));
  EXPECT_TRUE(all(fast::divide(x, x) == lanes<float>(1.0f)));
}

}  // namespace
}  // namespace pewter
