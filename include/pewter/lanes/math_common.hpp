// Metal's common and relational functions of lanes, and what of its math functions needs no approximation:
// all are exact or round as the operations they are written as. Scalars stand for lanes, in any position.
#pragma once

#include "pewter/lanes/double.hpp"
#include "pewter/lanes/math.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

// ---- integers and float ----

template <class T>
PEWTER_INLINE lanes<T> min(typename same_type<T>::type a, const lanes<T>& b) {
  return min(lanes<T>(a), b);
}
template <class T>
PEWTER_INLINE lanes<T> max(typename same_type<T>::type a, const lanes<T>& b) {
  return max(lanes<T>(a), b);
}
template <class T>
PEWTER_INLINE lanes<T> min3(const lanes<T>& a, const lanes<T>& b, const lanes<T>& c) {
  return min(min(a, b), c);
}
template <class T>
PEWTER_INLINE lanes<T> max3(const lanes<T>& a, const lanes<T>& b, const lanes<T>& c) {
  return max(max(a, b), c);
}
/// The one in the middle; a NaN does not count.
template <class T>
PEWTER_INLINE lanes<T> median3(const lanes<T>& a, const lanes<T>& b, const lanes<T>& c) {
  return max(min(a, b), min(max(a, b), c));
}
/// min(max(x, lowest), highest): of NaN, lowest.
template <class T>
PEWTER_INLINE lanes<T> clamp(const lanes<T>& x, const lanes<T>& lowest, const lanes<T>& highest) {
  return min(max(x, lowest), highest);
}
template <class T>
PEWTER_INLINE lanes<T> clamp(const lanes<T>& x, typename same_type<T>::type lowest,
                             typename same_type<T>::type highest) {
  return clamp(x, lanes<T>(lowest), lanes<T>(highest));
}

// ---- float ----

PEWTER_INLINE lanes<float> ceil(const lanes<float>& x) {
  return native::map(x, [](auto v) PEWTER_INLINE_LAMBDA { return native::ceil(v); });
}
PEWTER_INLINE lanes<float> trunc(const lanes<float>& x) {
  return native::map(x, [](auto v) PEWTER_INLINE_LAMBDA { return native::trunc(v); });
}
/// Rounds to the nearest whole number, halfway cases away from 0.
PEWTER_INLINE lanes<float> round(const lanes<float>& x) {
  const lanes<float> whole = trunc(x), one(1.0f);
  const lanes<float> farther = select(x < lanes<float>(0.0f), whole - one, whole + one);
  return select(abs(x - whole) >= lanes<float>(0.5f), farther, whole);
}
/// x between 0 and 1; of NaN, 0.
PEWTER_INLINE lanes<float> saturate(const lanes<float>& x) { return clamp(x, 0.0f, 1.0f); }
/// a + (b - a) * t
PEWTER_INLINE lanes<float> mix(const lanes<float>& a, const lanes<float>& b, const lanes<float>& t) {
  return fma(b - a, t, a);
}
/// The bits of the sign of `sign`, all others of x.
PEWTER_INLINE lanes<float> copysign(const lanes<float>& x, const lanes<float>& sign) {
  const lanes<std::uint32_t> mask(0x80000000u);
  return bitcast<float>((bitcast<std::uint32_t>(x) & ~mask) | (bitcast<std::uint32_t>(sign) & mask));
}
/// -1, 1, or x where that is -0 or 0; of NaN, 0.
PEWTER_INLINE lanes<float> sign(const lanes<float>& x) {
  const lanes<float> zero(0.0f);
  return select(x == zero, x, select(x == x, copysign(lanes<float>(1.0f), x), zero));
}
/// 0 where x < edge, else 1.
PEWTER_INLINE lanes<float> step(const lanes<float>& edge, const lanes<float>& x) {
  return select(x < edge, lanes<float>(0.0f), lanes<float>(1.0f));
}
/// 0 up to `from`, 1 from `to` on, and t^2 (3 - 2t) between them.
PEWTER_INLINE lanes<float> smoothstep(const lanes<float>& from, const lanes<float>& to,
                                      const lanes<float>& x) {
  const lanes<float> t = saturate((x - from) / (to - from));
  return t * t * fma(lanes<float>(-2.0f), t, lanes<float>(3.0f));
}
/// x - floor(x), less than 1; of an infinity, 0.
PEWTER_INLINE lanes<float> fract(const lanes<float>& x) {
  const lanes<float> part = min(x - floor(x), 0x1.fffffep-1f);
  return select(abs(x) == lanes<float>(__builtin_inff()), lanes<float>(0.0f), select(x == x, part, x));
}
/// The whole part of x, towards 0, in `whole`; what is left, with the sign of x.
PEWTER_INLINE lanes<float> modf(const lanes<float>& x, lanes<float>& whole) {
  whole = trunc(x);
  const lanes<float> rest = select(abs(x) == lanes<float>(__builtin_inff()), lanes<float>(0.0f), x - whole);
  return copysign(rest, x);
}
/// max(a - b, 0); NaN if either is.
PEWTER_INLINE lanes<float> fdim(const lanes<float>& a, const lanes<float>& b) {
  return select(a <= b, lanes<float>(0.0f), a - b);
}
/// Metal's names for floats only.
PEWTER_INLINE lanes<float> fabs(const lanes<float>& x) { return abs(x); }
PEWTER_INLINE lanes<float> fmin(const lanes<float>& a, const lanes<float>& b) { return min(a, b); }
PEWTER_INLINE lanes<float> fmax(const lanes<float>& a, const lanes<float>& b) { return max(a, b); }
PEWTER_INLINE lanes<float> divide(const lanes<float>& a, const lanes<float>& b) { return a / b; }

// ---- bits of a float ----

PEWTER_INLINE lane_mask isnan(const lanes<float>& x) { return x != x; }
PEWTER_INLINE lane_mask isinf(const lanes<float>& x) { return abs(x) == lanes<float>(__builtin_inff()); }
PEWTER_INLINE lane_mask isfinite(const lanes<float>& x) { return abs(x) < lanes<float>(__builtin_inff()); }
PEWTER_INLINE lane_mask isnormal(const lanes<float>& x) {
  return isfinite(x) & (abs(x) >= lanes<float>(0x1p-126f));
}
PEWTER_INLINE lane_mask isordered(const lanes<float>& a, const lanes<float>& b) {
  return (a == a) & (b == b);
}
PEWTER_INLINE lane_mask isunordered(const lanes<float>& a, const lanes<float>& b) { return ~isordered(a, b); }
PEWTER_INLINE lane_mask signbit(const lanes<float>& x) {
  return bitcast<std::int32_t>(x) < lanes<std::int32_t>(0);
}

/// x * 2^n, rounded once.
PEWTER_INLINE_UNLESS_SSE lanes<float> ldexp(const lanes<float>& x, const lanes<std::int32_t>& n) {
  const lanes<float> bounded = convert<float>(clamp(n, -300, 300));
  return native::map_doubles([](auto wide, auto power)
                                 PEWTER_INLINE_LAMBDA { return native::times_power_of_two(wide, power); },
                             x, bounded);
}
/// The exponent of a number other than 0, infinity and NaN: x is from 2^e to below 2^(e + 1), in magnitude.
PEWTER_INLINE lanes<std::int32_t> ilogb(const lanes<float>& x) {
  const lanes<float> magnitude = abs(x);
  const lane_mask small = magnitude < lanes<float>(0x1p-126f);
  const lanes<float> normal = select(small, magnitude * 0x1p23f, magnitude);
  const lanes<std::int32_t> exponent = (bitcast<std::int32_t>(normal) >> 23) - 127;
  return select(small, exponent - 23, exponent);
}
/// x as a fraction from 1/2 to below 1 and a power of two; 0, infinity and NaN themselves, and power 0.
PEWTER_INLINE lanes<float> frexp(const lanes<float>& x, lanes<std::int32_t>& power) {
  const lane_mask plain = isfinite(x) & (x != lanes<float>(0.0f));
  const lanes<std::int32_t> exponent = ilogb(x) + 1;
  power = select(plain, exponent, lanes<std::int32_t>(0));
  return select(plain, ldexp(x, -exponent), x);
}
/// The float next to x in the direction of `to`.
PEWTER_INLINE lanes<float> nextafter(const lanes<float>& x, const lanes<float>& to) {
  const lanes<std::int32_t> bits = bitcast<std::int32_t>(x), one(1);
  const lane_mask away = (x < to) ^ signbit(x);  // from zero
  const lanes<float> moved = bitcast<float>(select(away, bits + one, bits - one));
  const lanes<float> from_zero = copysign(lanes<float>(0x1p-149f), to);
  const lanes<float> next = select(x == lanes<float>(0.0f), from_zero, moved);
  return select(isunordered(x, to), x + to, select(x == to, to, next));
}

PEWTER_END_TARGET_NAMESPACE
