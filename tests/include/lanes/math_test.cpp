// The math functions: their stated errors against long double, and special values.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdio>
#include <limits>
#include <numbers>
#include <random>

#include "pewter/pewter.hpp"
#include "tests/support/fewer.hpp"

namespace pewter {
namespace {

/// The largest error in units of the exact result's last place, over the floats next(0) to next(639999), or
/// some of them on an emulated CPU.
template <class F, class G, class Next>
double largest_ulp(F ours, G exact, Next next) {
  double worst = 0;
  for (int round = 0; round < 20000; round += test::takes_fewer() ? 19 : 1) {
    float x[32], y[32];
    for (int i = 0; i < 32; ++i) x[i] = next(32 * round + i);
    store(y, ours(load(x)));
    for (int i = 0; i < 32; ++i) {
      const long double e = exact(static_cast<long double>(x[i]));
      if (std::abs(e) < static_cast<long double>(std::numeric_limits<float>::min())) continue;
      const long double ulp = std::ldexp(1.0L, std::ilogb(e) - 23);
      const double error = static_cast<double>(std::abs(static_cast<long double>(y[i]) - e) / ulp);
      worst = std::isnan(error) ? std::numeric_limits<double>::infinity() : std::max(worst, error);
    }
  }
  return worst;
}
/// The same over floats from low to high.
template <class F, class G>
double largest_ulp(F ours, G exact, float low, float high) {
  std::mt19937 random(9);
  std::uniform_real_distribution<float> uniform(low, high);
  return largest_ulp(ours, exact, [&](int) { return uniform(random); });
}
using real = long double;

TEST(Math, ErrorsAreAsStated) {
  const auto report = [](const char* name, double ulp, double bound) {
    std::printf("%-6s %.2f ulp\n", name, ulp);
    EXPECT_LE(ulp, bound) << name;
  };
  report("exp", largest_ulp([](auto x) { return exp(x); }, [](real x) { return std::exp(x); }, -87, 88), 1.2);
  report("exp2", largest_ulp([](auto x) { return exp2(x); }, [](real x) { return std::exp2(x); }, -126, 127),
         1.2);
  report("log", largest_ulp([](auto x) { return log(x); }, [](real x) { return std::log(x); }, 1e-6f, 1e6f),
         1);
  report("tanh", largest_ulp([](auto x) { return tanh(x); }, [](real x) { return std::tanh(x); }, -9, 9), 2);
  report("erf", largest_ulp([](auto x) { return erf(x); }, [](real x) { return std::erf(x); }, -4, 4), 3);
  report("normal_tail",
         largest_ulp([](auto x) { return normal_tail(x); },
                     [](real x) { return std::erfc(x / std::sqrt(real{2})) / 2; }, 0, 13),
         7);
  report("rsqrt",
         largest_ulp([](auto x) { return rsqrt(x); }, [](real x) { return 1 / std::sqrt(x); }, 1e-3f, 1e3f),
         1.5);
  report("sin", largest_ulp([](auto x) { return sin(x); }, [](real x) { return std::sin(x); }, -3, 3), 2);
  report("cos", largest_ulp([](auto x) { return cos(x); }, [](real x) { return std::cos(x); }, -1.5f, 1.5f),
         2);
}

/// (1 + u) 2^e of either sign or of none, with uniform e: as many small numbers as large ones.
auto of_all_exponents(int lowest, int highest, bool is_signed) {
  return [=, random = std::mt19937(11)](int) mutable {
    const int exponent = std::uniform_int_distribution<int>(lowest, highest)(random);
    const float x = std::ldexp(std::uniform_real_distribution<float>(1, 2)(random), exponent);
    return is_signed && random() % 2 == 0 ? -x : x;
  };
}

TEST(Math, ErrorsAreAsStatedForAllExponents) {
  const auto check = [](const char* name, double bound, auto ours, auto exact, int lowest, int highest,
                        bool is_signed) {
    EXPECT_LE(largest_ulp(ours, exact, of_all_exponents(lowest, highest, is_signed)), bound) << name;
  };
  check(
      "exp", 1.2, [](auto x) { return exp(x); }, [](real x) { return std::exp(x); }, -126, 5, true);
  check(
      "exp2", 1.2, [](auto x) { return exp2(x); }, [](real x) { return std::exp2(x); }, -126, 5, true);
  check(
      "log", 1, [](auto x) { return log(x); }, [](real x) { return std::log(x); }, -149, 127, false);
  check(
      "tanh", 2, [](auto x) { return tanh(x); }, [](real x) { return std::tanh(x); }, -126, 4, true);
  check(
      "erf", 3, [](auto x) { return erf(x); }, [](real x) { return std::erf(x); }, -126, 2, true);
  check(
      "normal_tail", 7, [](auto x) { return normal_tail(x); },
      [](real x) { return std::erfc(x / std::sqrt(real{2})) / 2; }, -126, 2, false);
  check(
      "sqrt", 0.5, [](auto x) { return sqrt(x); }, [](real x) { return std::sqrt(x); }, -149, 127, false);
  check(
      "rsqrt", 1.5, [](auto x) { return rsqrt(x); }, [](real x) { return 1 / std::sqrt(x); }, -149, 127,
      false);
  check(
      "reciprocal", 0.5, [](auto x) { return reciprocal(x); }, [](real x) { return 1 / x; }, -126, 125, true);
  check(
      "sin", 2, [](auto x) { return sin(x); }, [](real x) { return std::sin(x); }, -126, 127, true);
  check(
      "cos", 2, [](auto x) { return cos(x); }, [](real x) { return std::cos(x); }, -126, 127, true);
}

TEST(Math, LogarithmsNextToOneAreAsStated) {  // where they are small and the floats around 1 cancel
  const auto next_to_one = [](int i) {
    return std::bit_cast<float>(std::bit_cast<std::int32_t>(1.0f) + i - 320000);
  };
  EXPECT_LE(largest_ulp([](auto x) { return log(x); }, [](real x) { return std::log(x); }, next_to_one), 1);
}

TEST(Math, FmaRoundsOnceWhereTheMachineCan) {
#if defined(PEWTER_AVX512) || defined(PEWTER_AVX2) || defined(__aarch64__) || defined(PEWTER_LANES_OPENMP)
  if constexpr (!native::fuses_multiply_add) return;
  auto next = of_all_exponents(-20, 20, true);
  for (int round = 0; round < 10000; ++round) {
    float a[32], b[32], c[32];
    for (int i = 0; i < 32; ++i) {
      a[i] = next(0), b[i] = next(0);
      c[i] = i % 2 == 0 ? next(0) : std::nextafter(-a[i] * b[i], 0.0f);  // what is left is mostly rounding
    }
    const lanes<float> sum = fma(load(a), load(b), load(c)), rest = fnma(load(a), load(b), load(c));
    for (int i = 0; i < 32; ++i) {
      ASSERT_EQ(sum[i], std::fma(a[i], b[i], c[i]));
      ASSERT_EQ(rest[i], std::fma(-a[i], b[i], c[i]));
    }
  }
#else
  GTEST_SKIP() << "no fused multiply-add";
#endif
}

TEST(Math, ErrorsOfSineAndCosineAreAsStatedBelow1000) {
  const auto sine = [](auto x) { return sin(x); };
  const auto cosine = [](auto x) { return cos(x); };
  const auto exact_sine = [](real x) { return std::sin(x); };
  const auto exact_cosine = [](real x) { return std::cos(x); };
  const float limit = std::nextafter(1000.0f, 0.0f);
  EXPECT_LE(largest_ulp(sine, exact_sine, -limit, limit), 2);
  EXPECT_LE(largest_ulp(cosine, exact_cosine, -limit, limit), 2);
  // The 250 floats and more around each multiple of pi/2, where one of the two is nearly 0.
  const auto near_a_zero = [](int i) {
    const int quarters = i % 1273 - 636, step = i / 1273 - 251;
    return static_cast<float>(quarters * (std::numbers::pi / 2) * (1 + step * 0x1p-24));
  };
  EXPECT_LE(largest_ulp(sine, exact_sine, near_a_zero), 2);
  EXPECT_LE(largest_ulp(cosine, exact_cosine, near_a_zero), 2);
}

TEST(Math, SpecialValues) {
  const float infinity = std::numeric_limits<float>::infinity();
  EXPECT_EQ(exp(lanes<float>(infinity))[0], infinity);
  EXPECT_EQ(exp(lanes<float>(-infinity))[0], 0.0f);
  EXPECT_EQ(exp(lanes<float>(0.0f))[0], 1.0f);
  EXPECT_TRUE(std::isnan(exp(lanes<float>(std::nanf("")))[0]));
  EXPECT_GT(exp(lanes<float>(-100.0f))[0], 0.0f) << "subnormal results are kept";
  EXPECT_EQ(exp2(lanes<float>(-149.0f))[0], std::numeric_limits<float>::denorm_min());
  EXPECT_EQ(exp2(lanes<float>(infinity))[0], infinity);
  EXPECT_EQ(exp2(lanes<float>(-infinity))[0], 0.0f);
  EXPECT_EQ(tanh(lanes<float>(50.0f))[0], 1.0f);
  for (const float sign : {1.0f, -1.0f}) {
    EXPECT_EQ(tanh(lanes<float>(sign * infinity))[0], sign);
    EXPECT_EQ(erf(lanes<float>(sign * infinity))[0], sign);
    EXPECT_TRUE(std::isnan(sin(lanes<float>(sign * infinity))[0]));
    EXPECT_TRUE(std::isnan(cos(lanes<float>(sign * infinity))[0]));
  }
  const lanes<float> nan(std::nanf(""));
  for (const lanes<float>& y : {exp2(nan), log(nan), tanh(nan), erf(nan), sin(nan), cos(nan), sqrt(nan)})
    EXPECT_TRUE(std::isnan(y[7]));
  for (const float zero : {0.0f, -0.0f}) EXPECT_EQ(log(lanes<float>(zero))[0], -infinity);
  EXPECT_EQ(log(lanes<float>(infinity))[0], infinity);
  EXPECT_EQ(log(lanes<float>(1.0f))[0], 0.0f);
  for (const float negative : {-1.0f, -infinity, -std::numeric_limits<float>::denorm_min()})
    EXPECT_TRUE(std::isnan(log(lanes<float>(negative))[0])) << negative;
  EXPECT_EQ(sqrt(lanes<float>(infinity))[0], infinity);
  EXPECT_TRUE(std::isnan(sqrt(lanes<float>(-1.0f))[0]));
  EXPECT_EQ(rsqrt(lanes<float>(0.0f))[0], infinity);
  EXPECT_EQ(reciprocal(lanes<float>(-0.0f))[0], -infinity);
  EXPECT_EQ(reciprocal(lanes<float>(infinity))[0], 0.0f);
  EXPECT_EQ(normal_tail(lanes<float>(0.0f))[0], 0.5f);
  EXPECT_GT(normal_tail(lanes<float>(14.1f))[0], 0.0f) << "subnormal results are kept";
  EXPECT_EQ(normal_tail(lanes<float>(infinity))[0], 0.0f);
  EXPECT_TRUE(std::isnan(normal_tail(lanes<float>(std::nanf("")))[0]));
  EXPECT_EQ(rint(lanes<float>(2.5f))[0], 2.0f);
  EXPECT_EQ(round(lanes<float>(2.5f))[0], 3.0f);
  EXPECT_EQ(floor(lanes<float>(-2.5f))[0], -3.0f);
  EXPECT_EQ(abs(lanes<float>(-0.5f))[0], 0.5f);
}

}  // namespace
}  // namespace pewter
