#include "math_cases.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numbers>
#include <random>

namespace pewter_test {
namespace {

using real = long double;
constexpr float infinity = std::numeric_limits<float>::infinity();
constexpr int count = 1 << 14;

using two = real (*)(real, real);

/// Numbers from low to high, half of them uniform, half of uniform exponents; and special ones.
std::vector<float> numbers(unsigned seed, float low, float high) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<float> uniform(low, high), exponent(-60, std::log2(std::max(high, -low)));
  std::vector<float> x(count);
  for (int i = 0; i < count; ++i) {
    float& v = x[static_cast<std::size_t>(i)];
    v = i % 2 == 0 ? uniform(random) : std::exp2(exponent(random));
    if (i % 4 == 1 && low < 0) v = -v;
    v = std::min(std::max(v, low), high);
  }
  return x;
}
/// Every pattern of bits, and numbers that are special.
std::vector<float> any_numbers(unsigned seed) {
  const float special[] = {0.0f,     -0.0f,     1.0f,      -1.0f,  0.5f,       -0.5f,      2.5f,
                           -2.5f,    3.5f,      0x1p-149f, 1e-40f, -0x1p-126f, 0x1p23f,    -4194304.5f,
                           infinity, -infinity, NAN,       1e30f,  -1e38f,     3.99999976f};
  std::mt19937 random(seed);
  std::vector<float> x(count);
  for (int i = 0; i < count; ++i) {
    float& v = x[static_cast<std::size_t>(i)];
    v = std::bit_cast<float>(static_cast<std::uint32_t>(random()));
    if (std::isnan(v)) v = NAN;
    if (i % 3 == 0) v = std::uniform_real_distribution<float>(-10, 10)(random);
    if (i < 400) v = special[static_cast<unsigned>(seed % 2 == 0 ? i : i / 20) % 20];
  }
  return x;
}

class Cases {
 public:
  std::vector<math_case> all;

  /// A function of one argument from low to high, and of these special ones.
  void near(math_function f, const char* name, double ulp, float low, float high, real (*exact)(real),
            std::vector<float> special = {NAN}) {
    math_case c{f, name, ulp, ulp, numbers(9, low, high), {}, {}};
    special.resize(32, special.back());
    c.x.insert(c.x.end(), special.begin(), special.end());
    c.y = c.x;
    for (const float x : c.x) c.exact.push_back(exact(real{x}));
    all.push_back(std::move(c));
  }
  /// A function of two arguments.
  void near(math_function f, const char* name, double ulp, std::vector<float> x, std::vector<float> y,
            two exact) {
    math_case c{f, name, ulp, ulp, std::move(x), std::move(y), {}};
    for (std::size_t i = 0; i < c.x.size(); ++i) c.exact.push_back(exact(real{c.x[i]}, real{c.y[i]}));
    all.push_back(std::move(c));
  }
  /// Exact results, of any arguments.
  void same(math_function f, const char* name, float (*exact)(float, float)) {
    math_case c{f, name, 0, 0, any_numbers(2), any_numbers(3), {}};
    for (std::size_t i = 0; i < c.x.size(); ++i) c.exact.push_back(real{exact(c.x[i], c.y[i])});
    all.push_back(std::move(c));
  }
};

constexpr real pi = std::numbers::pi_v<real>;

void add_elementary(Cases& cases) {
  using f = math_function;
  const std::vector<float> ends = {infinity, -infinity, 0.0f, -0.0f, NAN};
  cases.near(
      f::exp, "exp", 1.2, -87, 88, [](real x) { return std::exp(x); }, ends);
  cases.near(
      f::exp2, "exp2", 1.2, -126, 127, [](real x) { return std::exp2(x); }, ends);
  cases.near(
      f::exp10, "exp10", 0.51, -37, 38, [](real x) { return std::pow(real{10}, x); }, ends);
  cases.near(f::log, "log", 1, 0, 3e38f, [](real x) { return std::log(x); }, {0.0f, -1.0f, infinity, NAN});
  cases.near(f::log, "log next to 1", 1, 0.9f, 1.1f, [](real x) { return std::log(x); });
  cases.near(f::log2, "log2", 0.51, 0, 3e38f, [](real x) { return std::log2(x); },
             {0x1p-149f, 0.0f, -1.0f, infinity, NAN});
  cases.near(f::log2, "log2 next to 1", 0.51, 0.9f, 1.1f, [](real x) { return std::log2(x); });
  cases.near(f::log10, "log10", 0.51, 0, 3e38f, [](real x) { return std::log10(x); },
             {0.0f, -1.0f, infinity, NAN});
  cases.near(f::sqrt, "sqrt", 0.5, 0, 3e38f, [](real x) { return std::sqrt(x); }, {-1.0f, infinity, NAN});
  cases.near(f::rsqrt, "rsqrt", 1.5, 0, 3e38f, [](real x) { return 1 / std::sqrt(x); },
             {0.0f, infinity, NAN});
  cases.near(
      f::reciprocal, "reciprocal", 0.5, -1e37f, 1e37f, [](real x) { return 1 / x; }, ends);
  cases.near(f::sin, "sin", 2, -3, 3, [](real x) { return std::sin(x); }, {infinity, -infinity, NAN});
  cases.near(f::sin, "sin to 1000", 2, -999, 999, [](real x) { return std::sin(x); });
  cases.near(f::sin, "sin to 2^30", 2, -0x1p30f, 0x1p30f, [](real x) { return std::sin(x); });
  cases.near(f::fast_sin, "fast::sin", 2, -999, 999, [](real x) { return std::sin(x); });
  cases.near(f::cos, "cos", 2, -3, 3, [](real x) { return std::cos(x); }, {infinity, -infinity, NAN});
  cases.near(f::cos, "cos to 1000", 2, -999, 999, [](real x) { return std::cos(x); });
  cases.near(f::cos, "cos to 2^30", 2, -0x1p30f, 0x1p30f, [](real x) { return std::cos(x); });
  cases.near(f::cosine_of_sincos, "sincos", 2, -999, 999, [](real x) { return std::cos(x); });
  cases.near(f::tan, "tan", 3, -999, 999, [](real x) { return std::tan(x); });
  cases.near(f::sinpi, "sinpi", 3, -5000, 5000, [](real x) {
    const real whole = std::nearbyint(x);
    return (std::fmod(whole, real{2}) == 0 ? 1 : -1) * std::sin(pi * (x - whole));
  });
  cases.near(f::cospi, "cospi", 3, -50, 50, [](real x) {
    const real part = std::abs(std::remainder(x, real{2})) - 0.5L;
    return -std::sin(pi * part);
  });
  cases.near(f::tanpi, "tanpi", 5, -50, 50, [](real x) { return std::tan(pi * std::remainder(x, real{1})); });
  cases.near(f::asin, "asin", 4, -1, 1, [](real x) { return std::asin(x); }, {1.0f, -1.0f, 1.5f, -1.5f, NAN});
  cases.near(f::acos, "acos", 3, -1, 1, [](real x) { return std::acos(x); }, {1.0f, -1.0f, 1.5f, -1.5f, NAN});
  cases.near(
      f::atan, "atan", 3, -1e6f, 1e6f, [](real x) { return std::atan(x); }, ends);
  cases.near(f::atan, "atan to 4", 3, -4, 4, [](real x) { return std::atan(x); });
  cases.near(
      f::sinh, "sinh", 3, -89, 89, [](real x) { return std::sinh(x); }, ends);
  cases.near(f::sinh, "sinh to 2", 3, -2, 2, [](real x) { return std::sinh(x); });
  cases.near(
      f::cosh, "cosh", 3, -89, 89, [](real x) { return std::cosh(x); }, ends);
  cases.near(
      f::tanh, "tanh", 2, -9, 9, [](real x) { return std::tanh(x); }, ends);
  cases.near(f::tanh, "tanh to 1", 2, -1, 1, [](real x) { return std::tanh(x); });
  cases.near(
      f::asinh, "asinh", 4, -1e6f, 1e6f, [](real x) { return std::asinh(x); }, ends);
  cases.near(f::asinh, "asinh to 3", 4, -3, 3, [](real x) { return std::asinh(x); });
  cases.near(f::acosh, "acosh", 3, 1, 30, [](real x) { return std::acosh(x); }, {0.5f, infinity, NAN});
  cases.near(f::atanh, "atanh", 3, -0.9999f, 0.9999f, [](real x) { return std::atanh(x); },
             {1.0f, -1.0f, NAN});
  cases.near(
      f::erf, "erf", 3, -4, 4, [](real x) { return std::erf(x); }, ends);
  cases.near(f::normal_tail, "normal_tail", 7, 0, 13,
             [](real x) { return std::erfc(x / std::sqrt(real{2})) / 2; }, {infinity, NAN});
}

void add_of_two(Cases& cases) {
  using f = math_function;
  const auto power = [](real x, real y) { return std::pow(x, y); };
  std::vector<float> base = numbers(3, 0, 0x1p30f), exponent = numbers(4, -4, 4);
  for (std::size_t i = 0; i < base.size(); i += 4) base[i] = 1 + exponent[i] * 0x1p-8f, exponent[i] *= 25;
  cases.near(f::powr, "powr", 0.51, base, exponent, power);
  for (std::size_t i = 1; i < base.size(); i += 8)
    base[i] = -base[i], exponent[i] = std::nearbyint(exponent[i]);
  cases.near(f::pow, "pow", 0.51, base, exponent, power);
  cases.near(f::precise_pow, "precise::pow", 0.51, base, exponent, power);
  const float values[] = {0.0f,      -0.0f,    1.0f,      -1.0f,       0.5f,        -0.5f,  2.0f,
                          -2.0f,     3.0f,     -3.0f,     2.5f,        1e30f,       -1e30f, 1e-30f,
                          0x1p-149f, infinity, -infinity, 16777217.0f, 16777215.0f, NAN};
  std::vector<float> x, y;
  for (const float a : values)
    for (const float b : values) x.push_back(a), y.push_back(b);
  x.resize(416, 1.0f), y.resize(416, 1.0f);
  cases.near(f::pow, "pow of special values", 0.51, x, y, power);
  cases.near(f::atan2, "atan2 of special values", 4, x, y, [](real a, real b) { return std::atan2(a, b); });
  cases.near(f::atan2, "atan2", 4, numbers(5, -1e9f, 1e9f), numbers(6, -4, 4),
             [](real a, real b) { return std::atan2(a, b); });
  cases.near(f::divide, "divide", 0.5, numbers(5, -1e9f, 1e9f), numbers(6, -4, 4),
             [](real a, real b) { return a / b; });
  cases.near(f::fma, "fma", 1, numbers(5, 0, 1e9f), numbers(6, 0, 4),
             [](real a, real b) { return a * b + 1; });
  cases.near(f::fnma, "fnma", 1, numbers(5, 0, 1e9f), numbers(6, -4, -0x1p-20f),
             [](real a, real b) { return 1 - a * b; });
  cases.near(f::mix, "mix", 1.5, numbers(5, 0, 1e9f), numbers(6, 0, 4),
             [](real a, real b) { return a + (b - a) / 4; });
  cases.near(f::smoothstep, "smoothstep", 4, -2, 4,
             [](real a) {
               const real t = std::clamp((a + 1) / 4, real{0}, real{1});
               return t * t * (3 - 2 * t);
             },
             {5.0f});
}

void add_exact(Cases& cases) {
  using f = math_function;
  cases.same(f::fmod, "fmod", [](float x, float y) { return std::fmod(x, y); });
  cases.same(f::floor, "floor", [](float x, float) { return std::floor(x); });
  cases.same(f::ceil, "ceil", [](float x, float) { return std::ceil(x); });
  cases.same(f::trunc, "trunc", [](float x, float) { return std::trunc(x); });
  cases.same(f::round, "round", [](float x, float) { return std::round(x); });
  cases.same(f::rint, "rint", [](float x, float) { return std::nearbyint(x); });
  cases.same(f::fract, "fract", [](float x, float) {
    return std::isinf(x) ? 0.0f : std::fmin(x - std::floor(x), 0x1.fffffep-1f) + (x - x);
  });
  cases.same(f::abs, "abs", [](float x, float) { return std::abs(x); });
  cases.same(f::sign, "sign", [](float x, float) {
    return x > 0 ? 1.0f : x < 0 ? -1.0f : std::isnan(x) ? 0.0f : x;
  });
  cases.same(f::saturate, "saturate", [](float x, float) { return x > 0 ? std::min(x, 1.0f) : 0.0f; });
  cases.same(f::copysign, "copysign", [](float x, float y) { return std::copysign(x, y); });
  cases.same(f::fdim, "fdim", [](float x, float y) { return std::fdim(x, y); });
  cases.same(f::nextafter, "nextafter", [](float x, float y) { return std::nextafter(x, y); });
  cases.same(f::step, "step", [](float x, float y) { return y < x ? 0.0f : 1.0f; });
  cases.same(f::fmin, "fmin", [](float x, float y) { return std::fmin(x, y); });
  cases.same(f::fmax, "fmax", [](float x, float y) { return std::fmax(x, y); });
  cases.same(f::median3, "median3",
             [](float x, float y) { return std::fmax(std::fmin(x, y), std::fmin(std::fmax(x, y), 0.5f)); });
  cases.same(f::clamp, "clamp", [](float x, float) { return std::fmin(std::fmax(x, -1.5f), 2.0f); });
  cases.same(f::ldexp, "ldexp", [](float x, float y) {
    return std::ldexp(x, static_cast<int>(std::fmin(std::fmax(y, -200.0f), 200.0f)));
  });
  cases.same(f::ilogb, "ilogb", [](float x, float) {
    return std::isfinite(x) && x != 0 ? static_cast<float>(std::ilogb(x)) : 0.0f;
  });
  cases.same(f::frexp, "frexp", [](float x, float) {
    int power;
    return std::frexp(x, &power);
  });
  cases.same(f::power_of_frexp, "power of frexp", [](float x, float) {
    int power = 0;
    std::frexp(x, &power);
    return std::isfinite(x) ? static_cast<float>(power) : 0.0f;
  });
  cases.same(f::modf, "modf", [](float x, float) {
    float whole;
    return std::modf(x, &whole);
  });
  cases.same(f::whole_of_modf, "whole of modf", [](float x, float) { return std::trunc(x); });
  cases.same(f::isnan, "isnan", [](float x, float) { return std::isnan(x) ? 1.0f : 0.0f; });
  cases.same(f::isinf, "isinf", [](float x, float) { return std::isinf(x) ? 1.0f : 0.0f; });
  cases.same(f::isnormal, "isnormal", [](float x, float) { return std::isnormal(x) ? 1.0f : 0.0f; });
  cases.same(f::isunordered, "isunordered",
             [](float x, float y) { return std::isunordered(x, y) ? 1.0f : 0.0f; });
  cases.same(f::signbit, "signbit", [](float x, float) { return std::signbit(x) ? 1.0f : 0.0f; });
}

}  // namespace

const std::vector<math_case>& math_cases() {
  static const std::vector<math_case> all = [] {
    Cases cases;
    add_elementary(cases), add_of_two(cases), add_exact(cases);
    for (math_case& each : cases.all)
      if (each.function == math_function::exp) each.ulp_on_gpu = 3;  // the GPU's own 2^x is off by up to 2
    return cases.all;
  }();
  return all;
}

double largest_error(const math_case& which, const std::vector<float>& results, std::size_t& at) {
  double worst = 0;
  for (std::size_t i = 0; i < results.size(); ++i) {
    const real e = which.exact[i], magnitude = std::abs(e);
    const float y = results[i];
    double error = 0;
    if (std::isnan(e) || std::isnan(y) || std::isinf(e))
      error = std::isnan(e) == std::isnan(y) && (std::isnan(e) || real{y} == e) ? 0 : infinity;
    else if (which.ulp == 0)
      error = real{y} == e ? 0 : infinity;
    else if (magnitude >= real{0x1p-126f} && magnitude <= real{0x1.fffffep127f})
      error = static_cast<double>(std::abs(real{y} - e) / std::ldexp(1.0L, std::ilogb(e) - 23));
    if (error > worst) worst = error, at = i;
  }
  return worst;
}

}  // namespace pewter_test
