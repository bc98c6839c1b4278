// The elementary functions of a GPU's lanes, each of one number, in float: what the CPU's layers take from
// xsimd or the C library. Those that need double (log2, pow, ...) are lanes/double.hpp's, the same on all.
//
// Next to zero odd functions are x + x^3 p(x^2), with minimax polynomials for the relative error (found by
// Remez's exchange, coefficients rounded one after the other, at most 0.1 u where u is 2^-24). Elsewhere they
// are written by exp_of_number and log_of_number, which are off by an ulp.
#pragma once

#include "pewter/native/gpu/gpu.hpp"
#include "pewter/native/normal.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

/// (...(c0 z + c1) z + ...) z + cn
template <class... C>
PEWTER_INLINE float horner(float z, float first, C... others) {
  float p = first;
  ((p = fused(p, z, others)), ...);
  return p;
}
PEWTER_INLINE float magnitude(float x) { return __builtin_fabsf(x); }
PEWTER_INLINE float with_sign_of(float sign, float x) { return __builtin_copysignf(x, sign); }
/// x + x^3 (...(c0 z + c1) z + ...), z = x^2, which has the sign of x; of -0 too.
template <class... C>
PEWTER_INLINE float odd_polynomial(float x, C... coefficients) {
  const float z = x * x;
  return with_sign_of(x, fused(x * z, horner(z, coefficients...), x));
}

inline constexpr float pi_2 = 0x1.921fb6p+0f, pi_2_rest = -0x1.777a5cp-25f;  ///< pi / 2, rounded and the rest

/// 2^power e^x, of NaN NaN: by the CPU's polynomial, as the GPU's own 2^x is off by more.
template <int power = 0>
PEWTER_INLINE float exp_of_number(float x) {
  const vec<float> bounded = clamp(vec<float>(x), -170.0f, 170.0f);
  const float n = to_nearest(bounded.data * 0x1.715476p+0f);
  const float r = fused(n, -0x1.7f7d1cp-20f, fused(n, -0x1.62e4p-1f, bounded.data));
  return exp_reduced<power>(vec<float>(r), vec<float>(n)).data;
}

// ---- sine, cosine and tangent ----

/// An angle of at most pi/4 that is `high` + `low`, and how many quarter turns more.
struct reduced_angle {
  float high, low;
  std::int32_t quarters;
};

/// For |x| < 2^15: pi/2 in three parts. The first difference is exact, as it has no more than 24 bits; so is
/// r - high where `high` is at least 2^-12.
PEWTER_INLINE reduced_angle reduce_small_angle(float x) {
  constexpr float part_2 = 0x1.777a5cp-25f, part_3 = 0x1.ee59dap-50f;
  const float n = to_nearest(x * 0x1.45f306p-1f);
  const float r = fused(-n, pi_2, x), high = fused(n, part_2, r);
  return {high, fused(n, part_3, fused(n, part_2, r - high)), static_cast<std::int32_t>(n)};
}
/// Any finite |x| from 2^-7 on (Payne and Hanek 1983): x = m 2^e with m whole. Bits of 2/pi that give whole
/// turns when multiplied by m 2^e are left out. The next 96 bits times m, less whole turns, give the angle:
/// two bits of quarter turns, and 62 of their fraction.
PEWTER_INLINE reduced_angle reduce_large_angle(float x) {
  const auto bits = __builtin_bit_cast(std::uint32_t, x);
  const std::uint64_t m = (bits & 0x7fffffu) | 0x800000u;
  const std::uint32_t from = (bits >> 23 & 255u) - 150u + 32u;  // of 2/pi's bits, after 32 zeros
  const auto word_of = [](std::uint32_t i) PEWTER_INLINE_LAMBDA -> std::uint64_t {
    return i == 0   ? 0u
           : i == 1 ? 0xa2f9836eu
           : i == 2 ? 0x4e441529u
           : i == 3 ? 0xfc2757d1u
           : i == 4 ? 0xf534ddc0u
           : i == 5 ? 0xdb629599u
           : i == 6 ? 0x3c439041u
           : i == 7 ? 0xfe5163abu
                    : 0u;
  };
  const std::uint32_t first = (from - 2u) / 32u, shift = (from - 2u) % 32u;
  const auto window = [&](std::uint32_t i) PEWTER_INLINE_LAMBDA -> std::uint64_t {
    const std::uint64_t pair = word_of(first + i) << 32 | word_of(first + i + 1);
    return pair << shift >> 32;
  };
  // The product's two whole bits are the quarters, as bits that weigh four and more are dropped by wrapping.
  const std::uint64_t low = m * window(2), middle = m * window(1) + (low >> 32);
  const std::uint64_t product = (m * window(0) << 32) + middle;
  const auto fraction = static_cast<std::int64_t>(product << 2);  // of a quarter turn, less one half and more
  const auto quarters = static_cast<std::int32_t>(product >> 62) + (fraction < 0 ? 1 : 0);
  const double angle = static_cast<double>(fraction) * 0x1.921fb54442d18p-64;  // pi/2 2^-64
  const auto high = static_cast<float>(angle), rest = static_cast<float>(angle - static_cast<double>(high));
  const bool negative = bits >> 31 != 0;
  return {negative ? -high : high, negative ? -rest : rest, negative ? -quarters : quarters};
}
/// NaN stays NaN, and infinities become it.
PEWTER_INLINE reduced_angle reduce_angle(float x) {
  if (magnitude(x) < 0x1p15f) {
    const reduced_angle a = reduce_small_angle(x);
    if (a.quarters == 0 || magnitude(a.high) >= 0x1p-12f) return a;
  }
  if (magnitude(x) < __builtin_inff()) return reduce_large_angle(x);
  return {x - x, 0.0f, 0};
}
PEWTER_INLINE float sine_of_reduced(const reduced_angle& a) {
  const float z = a.high * a.high, p = horner(z, -0x1.9951e8p-13f, 0x1.110774p-7f, -0x1.555546p-3f);
  return a.high + fused(a.high * z, p, a.low);
}
PEWTER_INLINE float cosine_of_reduced(const reduced_angle& a) {
  const float z = a.high * a.high, p = horner(z, 0x1.99e80cp-16f, -0x1.6c0c28p-10f, 0x1.55554ap-5f);
  // 1 - z/2 with what its rounding leaves
  const float half = 0.5f * z, one = 1.0f - half, rest = (1.0f - one) - half;
  return one + fused(z * z, p, rest - a.high * a.low);
}
/// sin(x + quarters pi/2)
PEWTER_INLINE float sine_of_number(float x, std::int32_t quarters) {
  const reduced_angle a = reduce_angle(x);
  const std::int32_t turned = a.quarters + quarters;
  const float r = (turned & 1) != 0 ? cosine_of_reduced(a) : sine_of_reduced(a);
  return (turned & 2) != 0 ? -r : r;
}
PEWTER_INLINE float tangent_of_number(float x) {
  const reduced_angle a = reduce_angle(x);
  const float sine = sine_of_reduced(a), cosine = cosine_of_reduced(a);
  return (a.quarters & 1) != 0 ? -cosine / sine : sine / cosine;
}

// ---- their inverses ----

/// The arc tangent of x from 0 to 1.
PEWTER_INLINE float arc_tangent_of_fraction(float x) {
  return odd_polynomial(x, -0x1.d32dacp-10f, 0x1.6410e4p-7f, -0x1.fd6fbcp-6f, 0x1.da24cap-5f, -0x1.580814p-4f,
                        0x1.c08c1ap-4f, -0x1.242084p-3f, 0x1.9991e4p-3f, -0x1.55553ep-2f);
}
PEWTER_INLINE float arc_tangent_of_number(float x) {
  const float a = magnitude(x);
  if (a != a) return x;
  const float r =
      a > 1.0f ? pi_2 - (arc_tangent_of_fraction(1.0f / a) - pi_2_rest) : arc_tangent_of_fraction(a);
  return with_sign_of(x, r);
}
PEWTER_INLINE float angle_of(float y, float x) {
  const float a = magnitude(x), b = magnitude(y), largest = a > b ? a : b;
  if (a != a || b != b) return x + y;
  float q = (a > b ? b : a) / largest;
  if (a == b) q = a == 0.0f ? 0.0f : 1.0f;
  float r = arc_tangent_of_fraction(q);
  if (b > a) r = pi_2 - (r - pi_2_rest);
  if (__builtin_bit_cast(std::uint32_t, x) >> 31 != 0) r = 2.0f * pi_2 - (r - 2.0f * pi_2_rest);
  return with_sign_of(y, r);
}
/// asin of a number of at most 1/2.
PEWTER_INLINE float arc_sine_of_half(float x) {
  return odd_polynomial(x, 0x1.595c5cp-5f, 0x1.8c3e52p-6f, 0x1.747bb8p-5f, 0x1.330204p-4f, 0x1.5555c8p-3f);
}
PEWTER_INLINE float arc_sine_of_number(float x) {
  const float a = magnitude(x);
  if (!(a > 0.5f)) return arc_sine_of_half(x);
  const float rest = arc_sine_of_half(square_root(0.5f * (1.0f - a)));  // half the angle from a to 1
  return with_sign_of(x, pi_2 - (2.0f * rest - pi_2_rest));
}
PEWTER_INLINE float arc_cosine_of_number(float x) {
  const float a = magnitude(x);
  if (!(a > 0.5f)) return pi_2 - (arc_sine_of_half(x) - pi_2_rest);
  const float rest = 2.0f * arc_sine_of_half(square_root(0.5f * (1.0f - a)));
  return x < 0.0f ? 2.0f * pi_2 - (rest - 2.0f * pi_2_rest) : rest;
}

// ---- hyperbolic functions and erf ----

PEWTER_INLINE float tanh_of_number(float x) {
  const float a = magnitude(x);
  if (a < 0.5625f)
    return odd_polynomial(x, -0x1.9454f0p-8f, 0x1.5811f6p-6f, -0x1.b905c4p-5f, 0x1.110c5ep-3f,
                          -0x1.555548p-2f);
  return with_sign_of(x, 1.0f - 2.0f / (exp_of_number(2.0f * a) + 1.0f));
}
PEWTER_INLINE float sinh_of_number(float x) {
  const float a = magnitude(x);
  if (a < 1.0f) return odd_polynomial(x, 0x1.756c1ep-19f, 0x1.a022bcp-13f, 0x1.1110e0p-7f, 0x1.555556p-3f);
  const float half = exp_of_number<-1>(a);
  return with_sign_of(x, half - 0.25f / half);
}
PEWTER_INLINE float cosh_of_number(float x) {
  const float half = exp_of_number<-1>(magnitude(x));
  return half + 0.25f / half;
}
/// asinh of a number of at most 1/2.
PEWTER_INLINE float area_sine_of_half(float x) {
  return odd_polynomial(x, -0x1.b1779cp-7f, 0x1.cd6b6ep-6f, -0x1.6b9618p-5f, 0x1.3324f2p-4f, -0x1.555536p-3f);
}
PEWTER_INLINE float asinh_of_number(float x) {
  const float a = magnitude(x);
  if (!(a > 0.5f)) return area_sine_of_half(x);
  const bool large = a > 0x1p24f;  // where sqrt(x^2 + 1) is x
  const float r = log_of_number(large ? a : a + square_root(fused(a, a, 1.0f)));
  return with_sign_of(x, large ? r + 0x1.62e43p-1f : r);
}
/// acosh x = 2 asinh sqrt((x - 1) / 2)
PEWTER_INLINE float acosh_of_number(float x) {
  if (!(x > 1.5f)) return 2.0f * area_sine_of_half(square_root(0.5f * (x - 1.0f)));
  const bool large = x > 0x1p24f;
  const float r = log_of_number(large ? x : x + square_root(fused(x, x, -1.0f)));
  return large ? r + 0x1.62e43p-1f : r;
}
PEWTER_INLINE float atanh_of_number(float x) {
  const float a = magnitude(x);
  if (!(a > 0.5f))
    return odd_polynomial(x, 0x1.6947fep-3f, 0x1.a69730p-5f, 0x1.e40460p-4f, 0x1.234d60p-3f, 0x1.99a678p-3f,
                          0x1.555540p-2f);
  return with_sign_of(x, 0.5f * log_of_number((1.0f + a) / (1.0f - a)));
}
PEWTER_INLINE float erf_of_number(float x) {
  const float a = magnitude(x);
  if (a < 1.0f)
    return fused(x,
                 horner(x * x, 0x1.4771fcp-14f, -0x1.a3515ep-11f, 0x1.53f224p-8f, -0x1.b7f71ap-6f,
                        0x1.ce2ce6p-4f, -0x1.81273ep-2f, 0x1.06eba8p-3f),
                 x);
  return with_sign_of(x, 1.0f - 2.0f * normal_tail(vec<float>(a * 0x1.6a09e6p+0f)).data);
}

namespace xs {
PEWTER_INLINE vec<float> sin(const vec<float>& x) {
  return x.data == 0.0f ? x.data : sine_of_number(x.data, 0);
}
PEWTER_INLINE vec<float> cos(const vec<float>& x) { return sine_of_number(x.data, 1); }
PEWTER_INLINE vec<float> tan(const vec<float>& x) {
  return x.data == 0.0f ? x.data : tangent_of_number(x.data);
}
PEWTER_INLINE vec<float> asin(const vec<float>& x) { return arc_sine_of_number(x.data); }
PEWTER_INLINE vec<float> acos(const vec<float>& x) { return arc_cosine_of_number(x.data); }
PEWTER_INLINE vec<float> atan(const vec<float>& x) { return arc_tangent_of_number(x.data); }
PEWTER_INLINE vec<float> atan2(const vec<float>& y, const vec<float>& x) { return angle_of(y.data, x.data); }
PEWTER_INLINE vec<float> tanh(const vec<float>& x) { return tanh_of_number(x.data); }
PEWTER_INLINE vec<float> sinh(const vec<float>& x) { return sinh_of_number(x.data); }
PEWTER_INLINE vec<float> cosh(const vec<float>& x) { return cosh_of_number(x.data); }
PEWTER_INLINE vec<float> asinh(const vec<float>& x) { return asinh_of_number(x.data); }
PEWTER_INLINE vec<float> acosh(const vec<float>& x) { return acosh_of_number(x.data); }
PEWTER_INLINE vec<float> atanh(const vec<float>& x) { return atanh_of_number(x.data); }
PEWTER_INLINE vec<float> erf(const vec<float>& x) { return erf_of_number(x.data); }
}  // namespace xs

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
