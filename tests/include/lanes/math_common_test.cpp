// Metal's common and relational functions against the C library's, over special values and random ones.
#include "pewter/lanes/math_common.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <random>

#include "pewter/lanes/memory.hpp"

namespace pewter {
namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();
const float special[] = {0.0f,      -0.0f,          0.5f,          -0.5f,       1.5f,       2.5f,
                         -2.5f,     0x1.fffffep-2f, 0x1p-149f,     1e-40f,      -0x1p-126f, 0x1p22f,
                         0x1.8p22f, 0x1p23f,        8388609,       -4194304.5f, 1e30f,      -1e38f,
                         infinity,  -infinity,      std::nanf(""), 3.99999976f, 1.0f,       -1.0f};

/// Random floats with every bit pattern likely, and the special ones; 1024 of them.
const float* inputs(unsigned seed) {
  static float values[2][1024];
  float* const v = values[seed % 2];
  std::mt19937 random(seed);
  for (int i = 0; i < 1024; ++i)
    v[i] = i < 24 ? special[(static_cast<unsigned>(i) * (seed + 1)) % 24]
                  : std::bit_cast<float>(static_cast<std::uint32_t>(random()));
  for (int i = 0; i < 1024; ++i)
    if (std::isnan(v[i])) v[i] = std::nanf("");  // none that signals
  for (int i = 600; i < 1024; ++i) v[i] = std::uniform_real_distribution<float>(-10, 10)(random);
  return v;
}
bool same(float a, float b) {
  return std::isnan(a) ? std::isnan(b) : std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
}

template <class F, class G>
void check(const char* name, F ours, G exact) {
  const float* const x = inputs(1);
  for (int at = 0; at < 1024; at += 32) {
    const lanes<float> y = ours(load(x + at));
    float values[32];
    y.to_array(values);
    for (int i = 0; i < 32; ++i)
      ASSERT_TRUE(same(values[i], exact(x[at + i]))) << name << "(" << x[at + i] << ") = " << values[i];
  }
}
template <class F, class G>
void check_pairs(const char* name, F ours, G exact) {
  const float *const x = inputs(1), *const y = inputs(2);
  for (int at = 0; at < 1024; at += 32) {
    float values[32];
    ours(load(x + at), load(y + at)).to_array(values);
    for (int i = 0; i < 32; ++i)
      ASSERT_TRUE(same(values[i], exact(x[at + i], y[at + i])))
          << name << "(" << x[at + i] << ", " << y[at + i] << ") = " << values[i];
  }
}

TEST(MathCommon, RoundingIsExact) {
  check(
      "ceil", [](auto x) { return ceil(x); }, [](float x) { return std::ceil(x); });
  check(
      "floor", [](auto x) { return floor(x); }, [](float x) { return std::floor(x); });
  check(
      "trunc", [](auto x) { return trunc(x); }, [](float x) { return std::trunc(x); });
  check(
      "rint", [](auto x) { return rint(x); }, [](float x) { return std::nearbyint(x); });
  check(
      "round", [](auto x) { return round(x); }, [](float x) { return std::round(x); });
  check(
      "fract", [](auto x) { return fract(x); },
      [](float x) { return std::isinf(x) ? 0.0f : std::fmin(x - std::floor(x), 0x1.fffffep-1f) + (x - x); });
  check(
      "modf",
      [](auto x) {
        lanes<float> whole;
        return modf(x, whole);
      },
      [](float x) {
        float whole;
        return std::modf(x, &whole);
      });
}

TEST(MathCommon, OneArgument) {
  check(
      "sign", [](auto x) { return sign(x); },
      [](float x) {
        return x > 0 ? 1.0f : x < 0 ? -1.0f : std::isnan(x) ? 0.0f : x;
      });
  check(
      "saturate", [](auto x) { return saturate(x) + 0.0f; },
      [](float x) { return (x > 0 ? x < 1 ? x : 1.0f : 0.0f) + 0.0f; });
  check(
      "frexp",
      [](auto x) {
        lanes<std::int32_t> power;
        return frexp(x, power);
      },
      [](float x) {
        int power;
        return std::frexp(x, &power);
      });
  check(
      "ilogb", [](auto x) { return convert<float>(select(isfinite(x) & (x != 0.0f), ilogb(x), 0)); },
      [](float x) { return std::isfinite(x) && x != 0 ? static_cast<float>(std::ilogb(x)) : 0.0f; });
}

TEST(MathCommon, TwoArguments) {
  check_pairs(
      "copysign", [](auto x, auto y) { return copysign(x, y); },
      [](float x, float y) { return std::copysign(x, y); });
  check_pairs(
      "fdim", [](auto x, auto y) { return fdim(x, y); }, [](float x, float y) { return std::fdim(x, y); });
  check_pairs(
      "nextafter", [](auto x, auto y) { return nextafter(x, y); },
      [](float x, float y) { return std::nextafter(x, y); });
  check_pairs(
      "step", [](auto x, auto y) { return step(x, y); },
      [](float x, float y) { return y < x ? 0.0f : 1.0f; });
  check_pairs(
      "min by scalar", [](auto x, auto) { return min(2.0f, max(x, 1.0f)); },
      [](float x, float) { return std::fmin(2.0f, std::fmax(x, 1.0f)); });
  for (const int n : {0, 1, -1, 24, -24, 100, -105, -126, 127, 128, -149, -200, 270, -1000, 1000})
    check(
        "ldexp", [&](auto x) { return ldexp(x, n); }, [&](float x) { return std::ldexp(x, n); });
}

TEST(MathCommon, Classes) {
  const float* const x = inputs(1);
  for (int at = 0; at < 1024; at += 32) {
    const lanes<float> v = load(x + at);
    for (std::uint32_t i = 0; i < 32; ++i) {
      const float e = x[at + static_cast<int>(i)];
      ASSERT_EQ(contains(isnan(v), i), std::isnan(e));
      ASSERT_EQ(contains(isinf(v), i), std::isinf(e));
      ASSERT_EQ(contains(isfinite(v), i), std::isfinite(e));
      ASSERT_EQ(contains(isnormal(v), i), std::isnormal(e));
      ASSERT_EQ(contains(signbit(v), i), std::signbit(e));
      ASSERT_EQ(contains(isordered(v, lanes<float>(1.0f)), i), !std::isnan(e));
    }
  }
}

TEST(MathCommon, ClampMixAndSmoothstep) {
  const lanes<float> x = convert<float>(lane_ids<std::int32_t>() - 16) * 0.125f;
  for (int i = 0; i < 32; ++i) {
    const float e = static_cast<float>(i - 16) * 0.125f, t = std::clamp((e + 1) / 2, 0.0f, 1.0f);
    EXPECT_EQ(clamp(x, -0.5f, 1.0f)[i], std::clamp(e, -0.5f, 1.0f));
    EXPECT_EQ(clamp(x, lanes<float>(-0.5f), x)[i], std::min(std::max(e, -0.5f), e));
    EXPECT_EQ(clamp(lane_ids<std::int32_t>(), 3, 20)[i], std::clamp(i, 3, 20));
    EXPECT_FLOAT_EQ(mix(lanes<float>(2.0f), x, 0.25f)[i], 2 + (e - 2) * 0.25f);
    EXPECT_FLOAT_EQ(smoothstep(-1.0f, 1.0f, x)[i], t * t * (3 - 2 * t));
    EXPECT_EQ(median3(x, lanes<float>(0.0f), lanes<float>(1.0f))[i], std::clamp(e, 0.0f, 1.0f));
    EXPECT_EQ(max3(x, lanes<float>(0.0f), lanes<float>(1.0f))[i], std::max(e, 1.0f));
    EXPECT_EQ(min3(x, lanes<float>(0.0f), lanes<float>(1.0f))[i], std::min(e, 0.0f));
  }
}

}  // namespace
}  // namespace pewter
