// The OpenMP layer's arithmetic: functions of one number without branches, which loops over registers take.
// All other functions of mathematics are the C library's, number by number.
#pragma once

#include "pewter/native/openmp/openmp.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

// ---- of one number ----

/// Whether fma and fnma round once.
#if defined(__FMA__) || defined(__aarch64__) || defined(__FP_FAST_FMAF)
inline constexpr bool fuses_multiply_add = true;
PEWTER_INLINE float fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
#else
inline constexpr bool fuses_multiply_add = false;
PEWTER_INLINE float fma(float a, float b, float c) { return a * b + c; }
#endif
/// c - a * b
PEWTER_INLINE float fnma(float a, float b, float c) { return fma(-a, b, c); }
PEWTER_INLINE float divide(float a, float b) { return a / b; }

PEWTER_INLINE float smaller_or_nan(float number, float x) { return number < x ? number : x; }
PEWTER_INLINE float larger_or_nan(float number, float x) { return number > x ? number : x; }
PEWTER_INLINE float larger_than_number(float number, float x) { return x > number ? x : number; }
/// min(|x|, limit); where x is NaN, NaN or the limit.
PEWTER_INLINE float bounded_magnitude(float x, float limit) {
  return smaller_or_nan(limit, __builtin_fabsf(x));
}
/// x without its significand's lower 12 bits.
PEWTER_INLINE float upper_bits(float x) {
  return __builtin_bit_cast(float, __builtin_bit_cast(std::uint32_t, x) & 0xfffff000u);
}

/// x * 2^n for whole n from -252 to 254, rounded once.
PEWTER_INLINE float scale_by_power_of_two(float x, float n) {
  // Two factors, as 2^n itself may be beyond the range of a float's exponent. The sum ends in n's bits, and a
  // NaN has some.
  const auto whole = __builtin_bit_cast(std::int32_t, n + 0x1.8p23f) - 0x4b400000, half = whole >> 1;
  const auto first = static_cast<std::uint32_t>(half + 127) << 23;
  const auto second = static_cast<std::uint32_t>(whole - half + 127) << 23;
  return x * __builtin_bit_cast(float, first) * __builtin_bit_cast(float, second);
}
/// x rounded to the nearest whole number; |x| < 2^22.
PEWTER_INLINE float nearest(float x) { return (x + 0x1.8p23f) - 0x1.8p23f; }

/// Calls the C library, which is faster than a loop for a single number.
PEWTER_INLINE float log_of_number(float x) { return __builtin_logf(x); }

PEWTER_INLINE float floor(float x) { return __builtin_floorf(x); }
PEWTER_INLINE float ceil(float x) { return __builtin_ceilf(x); }
PEWTER_INLINE float trunc(float x) { return __builtin_truncf(x); }
PEWTER_INLINE float nearbyint(float x) { return __builtin_nearbyintf(x); }

/// The functions that math.hpp takes from xsimd elsewhere.
namespace xs {

/// ln x = e ln 2 + 2 artanh s with x = 2^e m, m in [sqrt(1/2), sqrt(2)), s = (m - 1) / (m + 1), |s| < 0.172:
/// four terms of the series after s are off by 2e-9 of it.
PEWTER_INLINE float log(float x) {
  const bool subnormal = x < 0x1p-126f;
  const float normal = subnormal ? x * 0x1p24f : x;
  const auto bits = __builtin_bit_cast(std::uint32_t, normal) - 0x3f3504f3u;
  const float e = static_cast<float>(static_cast<std::int32_t>(bits) >> 23) - (subnormal ? 24.0f : 0.0f);
  const float m = __builtin_bit_cast(float, (bits & 0x7fffffu) + 0x3f3504f3u);
  const float f = m - 1.0f, s = f / (m + 1.0f), square = s * s;
  float p = fma(square, 2.0f / 9.0f, 2.0f / 7.0f);
  p = fma(square, p, 2.0f / 5.0f);
  p = fma(square, p, 2.0f / 3.0f);
  // 2 s = f - s f, so that f, which is exact, is what the small terms are taken from.
  const float rest = s * (square * p - f);
  float r = fma(e, 0x1.62e4p-1f, f + fma(e, 0x1.7f7d1cp-20f, rest));
  r = x == __builtin_inff() ? x : r;
  r = x == 0.0f ? -__builtin_inff() : r;
  return x >= 0.0f ? r : __builtin_nanf("");
}

/// Computed in double, as some libraries are off by more than 2 ulp.
PEWTER_INLINE float tanh(float x) { return static_cast<float>(__builtin_tanh(x)); }
PEWTER_INLINE float erf(float x) { return __builtin_erff(x); }
PEWTER_INLINE float sin(float x) { return __builtin_sinf(x); }
PEWTER_INLINE float cos(float x) { return __builtin_cosf(x); }
PEWTER_INLINE float tan(float x) { return __builtin_tanf(x); }
PEWTER_INLINE float asin(float x) { return __builtin_asinf(x); }
PEWTER_INLINE float acos(float x) { return __builtin_acosf(x); }
PEWTER_INLINE float atan(float x) { return __builtin_atanf(x); }
PEWTER_INLINE float sinh(float x) { return __builtin_sinhf(x); }
PEWTER_INLINE float cosh(float x) { return __builtin_coshf(x); }
PEWTER_INLINE float asinh(float x) { return __builtin_asinhf(x); }
PEWTER_INLINE float acosh(float x) { return __builtin_acoshf(x); }
PEWTER_INLINE float atanh(float x) { return __builtin_atanhf(x); }

PEWTER_INLINE vec<float> atan2(const vec<float>& y, const vec<float>& x) {
  return by_element<float>([](float a, float b) PEWTER_INLINE_LAMBDA { return __builtin_atan2f(a, b); }, y,
                           x);
}

}  // namespace xs

// ---- of one register ----

PEWTER_INLINE vec<float> fma(const vec<float>& a, const vec<float>& b, const vec<float>& c) {
  return by_element<float>([](float x, float y, float z) PEWTER_INLINE_LAMBDA { return fma(x, y, z); }, a, b,
                           c);
}
PEWTER_INLINE vec<float> fnma(const vec<float>& a, const vec<float>& b, const vec<float>& c) {
  return by_element<float>([](float x, float y, float z) PEWTER_INLINE_LAMBDA { return fnma(x, y, z); }, a, b,
                           c);
}
/// a + b: no compiler is told which ports to take.
PEWTER_INLINE vec<float> add_by_multiplier(const vec<float>& a, const vec<float>& b) { return a + b; }

PEWTER_INLINE float sqrt(float x) { return __builtin_sqrtf(x); }
PEWTER_INLINE vec<float> sqrt(const vec<float>& a) {
  return map_register([](float x) PEWTER_INLINE_LAMBDA { return sqrt(x); }, a);
}

/// The divisor of an integer: 1 where a / b has no value, that is for b = 0 and for the lowest integer over
/// -1. The quotient is then a, the remainder 0, which is what wraps around for -1.
template <class T, class N>
PEWTER_INLINE N safe_divisor(N a, N b) {
  bool none = b.value == T(0);
  if constexpr (is_signed<T>) {
    constexpr T lowest = static_cast<T>(uint_of<T>(1) << (8 * sizeof(T) - 1));
    none = none | ((a.value == lowest) & (b.value == T(-1)));
  }
  return none ? N(T(1)) : b;
}
template <class T, class N>
PEWTER_INLINE N divide(N a, N b) {
  if constexpr (is_float<T>)
    return a / b;
  else
    return a / safe_divisor<T>(a, b);
}

/// IEEE 754 minNum and maxNum: of a number and a NaN, the number.
PEWTER_INLINE vec<float> fmin(const vec<float>& a, const vec<float>& b) {
  return by_element<float>([](float x, float y) PEWTER_INLINE_LAMBDA { return y == y ? (x < y ? x : y) : x; },
                           a, b);
}
PEWTER_INLINE vec<float> fmax(const vec<float>& a, const vec<float>& b) {
  return by_element<float>([](float x, float y) PEWTER_INLINE_LAMBDA { return y == y ? (x > y ? x : y) : x; },
                           a, b);
}
/// IEEE 754-2019 minimum and maximum: NaN if either is. Where both are zeros either may be the result.
PEWTER_INLINE vec<float> minimum(const vec<float>& a, const vec<float>& b) {
  return by_element<float>([](float x, float y) PEWTER_INLINE_LAMBDA { return x == x ? (x < y ? x : y) : x; },
                           a, b);
}
PEWTER_INLINE vec<float> maximum(const vec<float>& a, const vec<float>& b) {
  return by_element<float>([](float x, float y) PEWTER_INLINE_LAMBDA { return x == x ? (x > y ? x : y) : x; },
                           a, b);
}
/// The larger one; `number`, which is not NaN, where x is NaN.
PEWTER_INLINE vec<float> larger_than_number(const vec<float>& number, const vec<float>& x) {
  return by_element<float>([](float n, float y) PEWTER_INLINE_LAMBDA { return larger_than_number(n, y); },
                           number, x);
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
