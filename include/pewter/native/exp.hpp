// The exponential function on one register: what softmax, silu and gelu spend their time on.
//
// e^x = 2^n e^r with n = round(x / ln 2) and |r| <= ln 2 / 2; ln 2 in two parts, so that r is exact to a
// fraction of an ulp; e^r = 1 + r + r^2 p(r) with a minimax p of degree 4 (relative error 3.1e-9, found
// by Lawson's iteration). 0.9 ulp at most with fma, 1.2 without; subnormal results are kept, infinity
// and NaN are exact. 13 operations a register on AVX-512, where vscalefps applies 2^n in one.
#pragma once

#include "pewter/native/native.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

// V is a register, or a number where the layer goes through a register number by number.

/// x between lowest and highest; NaN stays NaN.
template <class V>
PEWTER_INLINE V clamp(const V& x, float lowest, float highest) {
  return larger_or_nan(V(lowest), smaller_or_nan(V(highest), x));
}

#if defined(PEWTER_GPU) || !defined(PEWTER_LANES_OPENMP)
/// x * 2^n for whole n from -252 to 254, rounded once.
PEWTER_INLINE vec<float> scale_by_power_of_two(const vec<float>& x, const vec<float>& n) {
#if defined(PEWTER_AVX512)
  return _mm512_scalef_ps(x.data, n.data);
#elif defined(PEWTER_GPU)
  const auto whole = static_cast<std::int32_t>(n.data), half = whole >> 1;
  const auto power = [](std::int32_t k)
                         PEWTER_INLINE_LAMBDA { return __builtin_bit_cast(float, (k + 127) << 23); };
  return x.data * power(half) * power(whole - half);
#else
  // Two factors, as 2^n itself may be beyond the range of a float's exponent.
  using I = chunk<std::int32_t>;
  const I whole = __builtin_convertvector(raw(n), I), half = whole >> 1;
  const chunk<float> first = (chunk<float>)((half + 127) << 23);
  const chunk<float> second = (chunk<float>)((whole - half + 127) << 23);
  return from_raw<float>(raw(x) * first * second);
#endif
}

/// x rounded to the nearest whole number; |x| < 2^22.
PEWTER_INLINE vec<float> nearest(const vec<float>& x) {
#if defined(PEWTER_GPU)
  return to_nearest(x.data);
#elif defined(PEWTER_AVX512)
  return _mm512_roundscale_ps(x.data, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
#elif defined(PEWTER_AVX2)
  return _mm256_round_ps(x.data, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
#elif defined(__x86_64__)
  return _mm_round_ps(x.data, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
#else
  return vrndnq_f32(x.data);
#endif
}
#endif  // a register's

/// e^r for |r| <= ln 2 / 2, times 2^(n + power).
template <int power = 0, class V>
PEWTER_INLINE V exp_reduced(const V& r, const V& n) {
  constexpr float scale = power < 0 ? 1.0f / static_cast<float>(1ull << -power) : 1.0f;
  V p(0x1.6a244cp-10f * scale);
  p = fma(p, r, V(0x1.1239d4p-7f * scale));
  p = fma(p, r, V(0x1.5558f2p-5f * scale));
  p = fma(p, r, V(0x1.555492p-3f * scale));
  p = fma(p, r, V(0x1.fffffcp-2f * scale));
  p = fma(p, r, V(scale));
  p = fma(p, r, V(scale));
  return scale_by_power_of_two(p, n);
}

#if defined(PEWTER_GPU)
/// Uses the GPU's 2^f for |f| <= 1/2, whose error is 1.4 eps. If the power is below 0, x must be at least 0,
/// and the result is finite: from 2^127 on it is some number above that.
template <int power = 0>
PEWTER_INLINE vec<float> exp_of_bounded(const vec<float>& x) {
  constexpr float whole_numbers = 0x1.8p23f;  // a sum with it is one, whose low bits are the number
  const float sum = fused(x.data, 0x1.715476p+0f, whole_numbers), n = sum - whole_numbers;
  const float f = fused(x.data, 0x1.4ae0cp-26f, fused(x.data, 0x1.715476p+0f, -n));
  if constexpr (power < 0) {
    const std::int32_t whole = __builtin_bit_cast(std::int32_t, sum) -
                               __builtin_bit_cast(std::int32_t, whole_numbers) + (power + 127);
    return power_of_two_of_fraction(f) * __builtin_bit_cast(float, (whole < 254 ? whole : 254) << 23);
  } else {
    return scale_by_power_of_two(power_of_two_of_fraction(f), n + static_cast<float>(power));
  }
}

/// Takes 2^y of y = x log2(e), rounded; a factor afterwards corrects what the rounding of y loses.
PEWTER_INLINE vec<float> exp(const vec<float>& x) {
  const float bounded = clamp(x, -104.0f, 89.0f).data, y = bounded * 0x1.715476p+0f;
  const float rest = fused(bounded, 0x1.4ae0cp-26f, fused(bounded, 0x1.715476p+0f, -y));
  const float power = power_of_two(y);
  return y < 128.0f ? fused(power, rest * 0x1.62e43p-1f, power) : power * 2.0f;
}
/// The same bits where x is at most 0 or NaN: nothing overflows.
PEWTER_INLINE vec<float> exp_of_nonpositive(const vec<float>& x) {
  const float bounded = larger_or_nan_number(x.data, -104.0f), y = bounded * 0x1.715476p+0f;
  const float rest = fused(bounded, 0x1.4ae0cp-26f, fused(bounded, 0x1.715476p+0f, -y));
  const float power = power_of_two(y);
  return fused(power, rest * 0x1.62e43p-1f, power);
}
/// 2^power e^x by only the GPU's own 2^x, for results that have 11 bits or are summed: off by at most
/// (max(|x|, |power|) + 2) 2^-23 of itself, where the 2 is the error of the GPU's 2^x; 0 below 2^-126.
template <int power = 0>
PEWTER_INLINE vec<float> exp_of_few_bits(const vec<float>& x) {
  return power_of_two_of_fraction(fused(x.data, 0x1.715476p+0f, static_cast<float>(power)));
}
#else
/// 2^power e^x for |x| < 170.
template <int power = 0, class V>
PEWTER_INLINE V exp_of_bounded(const V& x) {
  const V whole_numbers(0x1.8p23f);  // a sum with it is one: rounded to the nearest
  const V n = fma(x, V(0x1.715476p+0f), whole_numbers) - whole_numbers;
  const V high = fma(n, V(-0x1.62e4p-1f), x);  // n times 16 bits of ln 2: exact
  return exp_reduced<power>(fma(n, V(-0x1.7f7d1cp-20f), high), n);
}

template <class V>
PEWTER_INLINE V exp(const V& x) {
  return exp_of_bounded(clamp(x, -104.0f, 89.0f));  // beyond: 0 and infinity
}
#if defined(PEWTER_LANES_OPENMP)
PEWTER_INLINE vec<float> exp(const vec<float>& x) {
  return by_element<float>([](float each) PEWTER_INLINE_LAMBDA { return exp<float>(each); }, x);
}
#endif
#endif

template <class V>
PEWTER_INLINE V exp2(const V& x) {
  const V bounded = clamp(x, -150.0f, 128.0f);
  const V n = nearest(bounded);
  return exp_reduced((bounded - n) * V(0x1.62e43p-1f), n);
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
