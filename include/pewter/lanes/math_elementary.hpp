// Metal's transcendental functions that math.hpp lacks. Errors are in units of the last place of the exact
// result, where that is a normal number, and asserted in the tests; 0.51 ulp is a result computed in double
// and rounded once. NaN stays NaN. fast:: and precise:: are the same functions.
#pragma once

#include "pewter/lanes/math_common.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

/// 0.51 ulp; log2(0) = -infinity, of negative x NaN.
PEWTER_INLINE_UNLESS_SSE lanes<float> log2(const lanes<float>& x) {
  return native::map_doubles([](auto v) PEWTER_INLINE_LAMBDA { return native::log2_of_double(v); }, x);
}
/// As log2.
PEWTER_INLINE_UNLESS_SSE lanes<float> log10(const lanes<float>& x) {
  return native::map_doubles(
      [](auto v) PEWTER_INLINE_LAMBDA { return native::log2_of_double(v) * 0x1.34413509f79ffp-2; }, x);
}
/// 10^x: 0.51 ulp, subnormal results are kept.
PEWTER_INLINE_UNLESS_SSE lanes<float> exp10(const lanes<float>& x) {
  return native::map_doubles(
      [](auto v) PEWTER_INLINE_LAMBDA { return native::exp2_of_double(v * 0x1.a934f0979a371p1); }, x);
}
/// x^y for x >= 0: 0.51 ulp; NaN of negative x.
PEWTER_INLINE_UNLESS_SSE lanes<float> powr(const lanes<float>& x, const lanes<float>& y) {
  return native::map_doubles(
      [](auto v, auto w)
          PEWTER_INLINE_LAMBDA { return native::exp2_of_double(w * native::log2_of_double(v)); },
      x, y);
}
/// x^y: 0.51 ulp, special values as C99 has them: 1 for y = 0 and for x = 1 whatever the other is; for
/// negative x NaN, except for whole y, where odd ones keep the sign.
PEWTER_INLINE_UNLESS_SSE lanes<float> pow(const lanes<float>& x, const lanes<float>& y) {
  const lanes<float> one(1.0f), zero(0.0f), half = y * 0.5f;
  const lane_mask whole = trunc(y) == y, odd = whole & (trunc(half) != half);
  const lane_mask is_one = (abs(x) == one) & ((x == one) | isinf(y));  // also of -1 to an infinite power
  const lanes<float> magnitude = powr(abs(x), y);
  lanes<float> r = select(odd, copysign(magnitude, x), magnitude);
  r = select((x < zero) & isfinite(x) & ~whole & isordered(x, y), lanes<float>(__builtin_nanf("")), r);
  return select(is_one | (y == zero), one, r);
}

/// 3 ulp for |x| < 1000; as sin beyond.
PEWTER_INLINE_UNLESS_SSE lanes<float> tan(const lanes<float>& x) {
  return native::map(x, [](auto v) PEWTER_INLINE_LAMBDA { return native::xs::tan(v); });
}
/// sin(pi x): 3 ulp for all x; 0 with the sign of x for whole ones, as C has it, NaN of infinities.
PEWTER_INLINE_UNLESS_SSE lanes<float> sinpi(const lanes<float>& x) {
  const lanes<float> whole = rint(x), part = x - whole;  // exact, at most 1/2
  const lane_mask odd = trunc(whole * 0.5f) * 2.0f != whole;
  const lanes<float> sine = sin(part * 0x1.921fb6p1f);
  return select(part == lanes<float>(0.0f), copysign(part, x), select(odd, -sine, sine));
}
/// cos(pi x): as sinpi; its zeros are positive.
PEWTER_INLINE_UNLESS_SSE lanes<float> cospi(const lanes<float>& x) {
  const lanes<float> whole = rint(x), part = abs(x - whole);
  const lane_mask odd = trunc(whole * 0.5f) * 2.0f != whole;
  const lanes<float> cosine = sin((0.5f - part) * 0x1.921fb6p1f);
  return select(odd & (part != lanes<float>(0.5f)), -cosine, cosine);
}
/// tan(pi x): 5 ulp.
PEWTER_INLINE_UNLESS_SSE lanes<float> tanpi(const lanes<float>& x) { return sinpi(x) / cospi(x); }
PEWTER_INLINE lanes<float> sincos(const lanes<float>& x, lanes<float>& cosine) {
  cosine = cos(x);
  return sin(x);
}
/// acos, atan and the hyperbolic ones: 3 ulp, asin and asinh 4, as Metal allows; NaN where there is no value.
PEWTER_INLINE_UNLESS_SSE lanes<float> asin(const lanes<float>& x) {
  return native::map(x, [](auto v) PEWTER_INLINE_LAMBDA { return native::xs::asin(v); });
}
PEWTER_INLINE_UNLESS_SSE lanes<float> acos(const lanes<float>& x) {
  return native::map(x, [](auto v) PEWTER_INLINE_LAMBDA { return native::xs::acos(v); });
}
PEWTER_INLINE_UNLESS_SSE lanes<float> atan(const lanes<float>& x) {
  return native::map(x, [](auto v) PEWTER_INLINE_LAMBDA { return native::xs::atan(v); });
}
/// The angle of (x, y), from -pi to pi: 4 ulp.
PEWTER_INLINE_UNLESS_SSE lanes<float> atan2(const lanes<float>& y, const lanes<float>& x) {
  lanes<float> r;
  native::each<lanes<float>::registers>(
      [&](auto k) PEWTER_INLINE_LAMBDA { r.v[k] = native::xs::atan2(y.v[k], x.v[k]); });
#if !defined(PEWTER_GPU) && !defined(PEWTER_LANES_OPENMP)  // xsimd divides two zeros, and two infinities
  const lanes<float> zero(0.0f), infinity(__builtin_inff()), ax = abs(x), ay = abs(y);
  const lanes<float> right = select(ax == zero, zero, lanes<float>(0x1.921fb6p-1f));
  const lanes<float> angle = select(signbit(x), 0x1.921fb6p1f - right, right);
  r = select((ax == ay) & ((ax == zero) | (ax == infinity)), copysign(angle, y), r);
#endif
  return r;
}
PEWTER_INLINE_UNLESS_SSE lanes<float> sinh(const lanes<float>& x) {
  return native::map(x, [](auto v) PEWTER_INLINE_LAMBDA { return native::xs::sinh(v); });
}
PEWTER_INLINE_UNLESS_SSE lanes<float> cosh(const lanes<float>& x) {
  return native::map(x, [](auto v) PEWTER_INLINE_LAMBDA { return native::xs::cosh(v); });
}
PEWTER_INLINE_UNLESS_SSE lanes<float> asinh(const lanes<float>& x) {
  return native::map(x, [](auto v) PEWTER_INLINE_LAMBDA { return native::xs::asinh(v); });
}
PEWTER_INLINE_UNLESS_SSE lanes<float> acosh(const lanes<float>& x) {
  const lanes<float> r = native::map(x, [](auto v) PEWTER_INLINE_LAMBDA { return native::xs::acosh(v); });
  return select(x >= lanes<float>(1.0f), r, lanes<float>(__builtin_nanf("")));  // xsimd: of x < -1 a number
}
PEWTER_INLINE_UNLESS_SSE lanes<float> atanh(const lanes<float>& x) {
  return native::map(x, [](auto v) PEWTER_INLINE_LAMBDA { return native::xs::atanh(v); });
}

/// x - y * trunc(x / y), exact: by long division, a step for each power of two between the operands. NaN of
/// an infinite x and of y = 0.
PEWTER_INLINE_UNLESS_SSE lanes<float> fmod(const lanes<float>& x, const lanes<float>& y) {
  const lanes<float> divisor = abs(y), zero(0.0f);
  const lane_mask defined = isfinite(x) & (divisor > zero);
  lanes<float> rest = select(defined, abs(x), zero);
  for (lane_mask larger = defined & (rest >= divisor); any(larger); larger = defined & (rest >= divisor)) {
    const lanes<float> scaled = ldexp(divisor, ilogb(rest) - ilogb(divisor));
    const lanes<float> part = select(scaled > rest, scaled * 0.5f, scaled);
    rest = select(larger, rest - part, rest);
  }
  return select(defined, copysign(rest, x), lanes<float>(__builtin_nanf("")));
}

PEWTER_INLINE lanes<float> fmin3(const lanes<float>& a, const lanes<float>& b, const lanes<float>& c) {
  return min3(a, b, c);
}
PEWTER_INLINE lanes<float> fmax3(const lanes<float>& a, const lanes<float>& b, const lanes<float>& c) {
  return max3(a, b, c);
}
PEWTER_INLINE lanes<float> fmedian3(const lanes<float>& a, const lanes<float>& b, const lanes<float>& c) {
  return median3(a, b, c);
}

// ---- fast:: and precise:: ----

namespace precise {
using pewter::PEWTER_NAMESPACE::acos, pewter::PEWTER_NAMESPACE::acosh, pewter::PEWTER_NAMESPACE::asin,
    pewter::PEWTER_NAMESPACE::asinh, pewter::PEWTER_NAMESPACE::atan, pewter::PEWTER_NAMESPACE::atan2,
    pewter::PEWTER_NAMESPACE::atanh, pewter::PEWTER_NAMESPACE::clamp, pewter::PEWTER_NAMESPACE::cos,
    pewter::PEWTER_NAMESPACE::cosh, pewter::PEWTER_NAMESPACE::cospi, pewter::PEWTER_NAMESPACE::divide,
    pewter::PEWTER_NAMESPACE::exp, pewter::PEWTER_NAMESPACE::exp10, pewter::PEWTER_NAMESPACE::exp2,
    pewter::PEWTER_NAMESPACE::fabs, pewter::PEWTER_NAMESPACE::fmax, pewter::PEWTER_NAMESPACE::fmin,
    pewter::PEWTER_NAMESPACE::fmod, pewter::PEWTER_NAMESPACE::log, pewter::PEWTER_NAMESPACE::log10,
    pewter::PEWTER_NAMESPACE::log2, pewter::PEWTER_NAMESPACE::max, pewter::PEWTER_NAMESPACE::min,
    pewter::PEWTER_NAMESPACE::pow, pewter::PEWTER_NAMESPACE::powr, pewter::PEWTER_NAMESPACE::rsqrt,
    pewter::PEWTER_NAMESPACE::saturate, pewter::PEWTER_NAMESPACE::sin, pewter::PEWTER_NAMESPACE::sincos,
    pewter::PEWTER_NAMESPACE::sinh, pewter::PEWTER_NAMESPACE::sinpi, pewter::PEWTER_NAMESPACE::sqrt,
    pewter::PEWTER_NAMESPACE::tan, pewter::PEWTER_NAMESPACE::tanh, pewter::PEWTER_NAMESPACE::tanpi;
}  // namespace precise
/// Metal allows these to be less accurate and to flush subnormal numbers; here they are the precise ones.
namespace fast {
using namespace precise;
}

PEWTER_END_TARGET_NAMESPACE
