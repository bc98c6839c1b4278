// Arithmetic functions of lanes. exp, exp2 and normal_tail are our own, the other transcendental functions
// are xsimd's, the C library's, or on a GPU those of gpu/elementary.hpp. Errors are against long
// double, where the result is a normal number, and asserted in the tests over all exponents. NaN stays NaN in
// all of them.
#pragma once

#include "pewter/lanes/lanes.hpp"
#include "pewter/native/exp.hpp"
#include "pewter/native/normal.hpp"
#include "pewter/native/normal_pieces.hpp"
#if defined(PEWTER_GPU)
#include "pewter/native/gpu/elementary.hpp"
#endif

PEWTER_BEGIN_TARGET_NAMESPACE

namespace native {
template <class F>
PEWTER_INLINE lanes<float> map(const lanes<float>& x, F f) {
  lanes<float> r;
  each<lanes<float>::registers>([&](auto k) PEWTER_INLINE_LAMBDA { r.v[k] = map_register(f, x.v[k]); });
  return r;
}
}  // namespace native

/// a * b + c, rounded once where the machine can (AVX2, AVX-512, NEON).
PEWTER_INLINE lanes<float> fma(const lanes<float>& a, const lanes<float>& b, const lanes<float>& c) {
  lanes<float> r;
  native::each<lanes<float>::registers>(
      [&](auto k) PEWTER_INLINE_LAMBDA { r.v[k] = native::fma(a.v[k], b.v[k], c.v[k]); });
  return r;
}

/// c - a * b, rounded once where the target has a fused multiply-add.
PEWTER_INLINE lanes<float> fnma(const lanes<float>& a, const lanes<float>& b, const lanes<float>& c) {
  lanes<float> r;
  native::each<lanes<float>::registers>(
      [&](auto k) PEWTER_INLINE_LAMBDA { r.v[k] = native::fnma(a.v[k], b.v[k], c.v[k]); });
  return r;
}

/// The smaller one; of a number and a NaN the number, as in Metal's fmin and simd_min. max alike.
template <class T>
PEWTER_INLINE lanes<T> min(const lanes<T>& a, const lanes<T>& b) {
  if constexpr (native::is_float<T>) {
    lanes<T> r;
    native::each<lanes<T>::registers>([&](auto k)
                                          PEWTER_INLINE_LAMBDA { r.v[k] = native::fmin(a.v[k], b.v[k]); });
    return r;
  } else {
    lanes<T> r;
    native::each<lanes<T>::registers>([&](auto k) PEWTER_INLINE_LAMBDA {
      r.v[k] = native::by_element<T>([](auto x, auto y) PEWTER_INLINE_LAMBDA { return x < y ? x : y; },
                                     a.v[k], b.v[k]);
    });
    return r;
  }
}
template <class T>
PEWTER_INLINE lanes<T> max(const lanes<T>& a, const lanes<T>& b) {
  if constexpr (native::is_float<T>) {
    lanes<T> r;
    native::each<lanes<T>::registers>([&](auto k)
                                          PEWTER_INLINE_LAMBDA { r.v[k] = native::fmax(a.v[k], b.v[k]); });
    return r;
  } else {
    lanes<T> r;
    native::each<lanes<T>::registers>([&](auto k) PEWTER_INLINE_LAMBDA {
      r.v[k] = native::by_element<T>([](auto x, auto y) PEWTER_INLINE_LAMBDA { return x > y ? x : y; },
                                     a.v[k], b.v[k]);
    });
    return r;
  }
}
/// max(numbers, x), and `numbers` where x is NaN. No lane of `numbers` may be NaN.
PEWTER_INLINE lanes<float> larger_than_numbers(const lanes<float>& numbers, const lanes<float>& x) {
  lanes<float> r;
  native::each<lanes<float>::registers>(
      [&](auto k) PEWTER_INLINE_LAMBDA { r.v[k] = native::larger_than_number(numbers.v[k], x.v[k]); });
  return r;
}
template <class T>
PEWTER_INLINE lanes<T> min(const lanes<T>& a, typename same_type<T>::type b) {
  return min(a, lanes<T>(b));
}
template <class T>
PEWTER_INLINE lanes<T> max(const lanes<T>& a, typename same_type<T>::type b) {
  return max(a, lanes<T>(b));
}

/// The magnitude; the lowest integer, which has no positive counterpart, stays itself.
template <class T>
PEWTER_INLINE lanes<T> abs(const lanes<T>& x) {
  if constexpr (native::is_float<T>)
    return bitcast<float>(bitcast<std::uint32_t>(x) & lanes<std::uint32_t>(0x7fffffffu));
#if defined(PEWTER_GPU)
  else if constexpr (T(-1) < T(0) && sizeof(T) == 2)  // ptxas makes 32768 of -32768 by abs.s16
    return select(x < lanes<T>(T(0)), -x, x);
#endif
  else if constexpr (T(-1) < T(0))
    return max(x, -x);
  else
    return x;
}
PEWTER_INLINE lanes<float> sqrt(const lanes<float>& x) {
  return native::map(x, [](auto v) PEWTER_INLINE_LAMBDA { return native::sqrt(v); });
}
/// Correctly rounded square root and division, no estimate: 1.5 ulp.
PEWTER_INLINE lanes<float> rsqrt(const lanes<float>& x) { return lanes<float>(1.0f) / sqrt(x); }
PEWTER_INLINE lanes<float> reciprocal(const lanes<float>& x) { return lanes<float>(1.0f) / x; }
/// a / b for normal, finite b: 1 ulp; on a GPU 0 for |b| > 2^126.
PEWTER_INLINE lanes<float> bounded_quotient(const lanes<float>& a, const lanes<float>& b) {
#if defined(PEWTER_GPU)
  lanes<float> r;
  r.v[0] = native::divide(a.v[0], b.v[0]);
  return r;
#else
  return a / b;
#endif
}
PEWTER_INLINE lanes<float> floor(const lanes<float>& x) {
  return native::map(x, [](auto v) PEWTER_INLINE_LAMBDA { return native::floor(v); });
}
/// Rounds to the nearest whole number, halfway cases to the even one.
PEWTER_INLINE lanes<float> rint(const lanes<float>& x) {
  return native::map(x, [](auto v) PEWTER_INLINE_LAMBDA { return native::nearbyint(v); });
}
/// 1.2 ulp, on a GPU 3; subnormal results are kept; exp(-infinity) = 0.
PEWTER_INLINE_UNLESS_SSE lanes<float> exp(const lanes<float>& x) {
  return native::map(x, [](auto v) PEWTER_INLINE_LAMBDA { return native::exp(v); });
}
/// exp of x that is at most 0 or NaN: on a GPU cheaper.
PEWTER_INLINE lanes<float> exp_of_nonpositive(const lanes<float>& x) {
#if defined(PEWTER_GPU)
  return native::map(x, [](auto v) PEWTER_INLINE_LAMBDA { return native::exp_of_nonpositive(v); });
#else
  return exp(x);
#endif
}
/// 2^x: 1.2 ulp; as exp.
PEWTER_INLINE_UNLESS_SSE lanes<float> exp2(const lanes<float>& x) {
  return native::map(x, [](auto v) PEWTER_INLINE_LAMBDA { return native::exp2(v); });
}
/// 1 ulp, of subnormal x too; log(0) = -infinity, of negative x NaN.
PEWTER_INLINE_UNLESS_SSE lanes<float> log(const lanes<float>& x) {
  return native::map(x, [](auto v) PEWTER_INLINE_LAMBDA { return native::xs::log(v); });
}
/// 2 ulp; tanh(+-infinity) = +-1.
PEWTER_INLINE_UNLESS_SSE lanes<float> tanh(const lanes<float>& x) {
  return native::map(x, [](auto v) PEWTER_INLINE_LAMBDA { return native::xs::tanh(v); });
}
/// 3 ulp; erf(+-infinity) = +-1.
PEWTER_INLINE_UNLESS_SSE lanes<float> erf(const lanes<float>& x) {
  return native::map(x, [](auto v) PEWTER_INLINE_LAMBDA { return native::xs::erf(v); });
}
/// Q(x) = erfc(x / sqrt 2) / 2 for x >= 0, the part of a normal distribution above x: 7 ulp.
PEWTER_INLINE_UNLESS_SSE lanes<float> normal_tail(const lanes<float>& x) {
  return native::map(x, [](auto v) PEWTER_INLINE_LAMBDA { return native::normal_tail(v); });
}
/// 2 ulp for |x| < 1000, next to the zeros too; beyond, up to the largest float, 2 ulp of sampled ones.
/// sin(-0) = -0; NaN of +-infinity.
PEWTER_INLINE_UNLESS_SSE lanes<float> sin(const lanes<float>& x) {
  return native::map(x, [](auto v) PEWTER_INLINE_LAMBDA { return native::xs::sin(v); });
}
/// As sin.
PEWTER_INLINE_UNLESS_SSE lanes<float> cos(const lanes<float>& x) {
  return native::map(x, [](auto v) PEWTER_INLINE_LAMBDA { return native::xs::cos(v); });
}

PEWTER_END_TARGET_NAMESPACE
