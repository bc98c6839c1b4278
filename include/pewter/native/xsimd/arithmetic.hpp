// The adapter's arithmetic of one register, as far as xsimd lacks it or gets it wrong.
#pragma once

#include "pewter/native/xsimd/xsimd.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

/// Whether fma and fnma round once.
#if defined(PEWTER_AVX512) || defined(PEWTER_AVX2) || defined(__aarch64__)
inline constexpr bool fuses_multiply_add = true;
#else
inline constexpr bool fuses_multiply_add = false;
#endif
PEWTER_INLINE vec<float> fma(const vec<float>& a, const vec<float>& b, const vec<float>& c) {
#if defined(PEWTER_AVX512)
  return _mm512_fmadd_ps(a.data, b.data, c.data);
#elif defined(PEWTER_AVX2)
  return _mm256_fmadd_ps(a.data, b.data, c.data);
#elif defined(__aarch64__)
  return vfmaq_f32(c.data, a.data, b.data);
#else
  return a * b + c;
#endif
}
/// c - a * b
PEWTER_INLINE vec<float> fnma(const vec<float>& a, const vec<float>& b, const vec<float>& c) {
#if defined(PEWTER_AVX512)
  return _mm512_fnmadd_ps(a.data, b.data, c.data);
#elif defined(PEWTER_AVX2)
  return _mm256_fnmadd_ps(a.data, b.data, c.data);
#elif defined(__aarch64__)
  return vfmsq_f32(c.data, a.data, b.data);
#else
  return c - a * b;
#endif
}
/// x without its significand's lower 12 bits.
PEWTER_INLINE vec<float> upper_bits(const vec<float>& x) {
  return from_raw<float>((chunk<float>)((chunk<std::uint32_t>)raw(x) & 0xfffff000u));
}
/// a + b on the multiply-add ports where there are fused ones: for code that keeps the adders busy.
PEWTER_INLINE vec<float> add_by_multiplier(const vec<float>& a, const vec<float>& b) {
#if defined(PEWTER_AVX512) || defined(PEWTER_AVX2)
  vec<float> one(1.0f);
  asm("" : "+x"(one.data));  // a factor that the compiler knew would make it an addition again
  return fma(a, one, b);
#else
  return a + b;
#endif
}

/// The divisor for lanes of integers: 1 where a / b has no value, that is for b = 0 and for the lowest
/// integer over -1. Neither may trap, as inactive lanes hold anything. The quotient is then a, the remainder
/// 0, which is what wraps around for -1.
template <class T>
PEWTER_INLINE chunk<T> safe_divisor(chunk<T> a, chunk<T> b) {
  const chunk<T> one = chunk<T>{} + T(1);
  if constexpr (T(-1) < T(0)) {
    const chunk<T> lowest = chunk<T>{} + static_cast<T>(T(1) << (8 * sizeof(T) - 1));
    b = ((a == lowest) & (b == -one)) ? one : b;
  }
  b = b == T(0) ? one : b;
#if defined(__clang__) && defined(__x86_64__)  // LLVM divides by `one` where one of a constant's lanes was 0
  asm("" : "+x"(b));
#elif defined(__clang__)
  asm("" : "+w"(b));
#endif
  return b;
}
template <class T>
PEWTER_INLINE chunk<T> divide(chunk<T> a, chunk<T> b) {
  if constexpr (is_float<T>)
    return a / b;
  else
    return a / safe_divisor<T>(a, b);
}
/// Rounded once, as sqrt: xsimd 8.1 has estimates for both on AArch64, and NaN for sqrt(infinity).
PEWTER_INLINE vec<float> divide(const vec<float>& a, const vec<float>& b) {
  return from_raw<float>(raw(a) / raw(b));
}
PEWTER_INLINE vec<float> sqrt(const vec<float>& a) {
#if defined(__aarch64__)
  return vsqrtq_f32(a.data);
#else
  return xs::sqrt(a);
#endif
}
/// Rounds to whole numbers and keeps the sign of a zero. xsimd 8.1 on AArch64 converts to integers, which
/// loses it.
#if defined(__aarch64__)
PEWTER_INLINE vec<float> floor(const vec<float>& a) { return vrndmq_f32(a.data); }
PEWTER_INLINE vec<float> ceil(const vec<float>& a) { return vrndpq_f32(a.data); }
PEWTER_INLINE vec<float> trunc(const vec<float>& a) { return vrndq_f32(a.data); }
PEWTER_INLINE vec<float> nearbyint(const vec<float>& a) { return vrndnq_f32(a.data); }
#else
PEWTER_INLINE vec<float> floor(const vec<float>& a) { return xs::floor(a); }
PEWTER_INLINE vec<float> ceil(const vec<float>& a) { return xs::ceil(a); }
PEWTER_INLINE vec<float> trunc(const vec<float>& a) { return xs::trunc(a); }
PEWTER_INLINE vec<float> nearbyint(const vec<float>& a) { return xs::nearbyint(a); }
#endif

/// Calls the C library, which takes a third of 32 lanes' time for a single number.
PEWTER_INLINE float log_of_number(float x) { return __builtin_logf(x); }

/// IEEE 754 minNum and maxNum: of a number and a NaN, the number.
PEWTER_INLINE vec<float> fmin(const vec<float>& a, const vec<float>& b) {
#if defined(PEWTER_AVX512)
  return _mm512_mask_min_ps(a.data, _mm512_cmp_ps_mask(b.data, b.data, _CMP_ORD_Q), a.data, b.data);
#elif defined(PEWTER_AVX2)
  return _mm256_blendv_ps(_mm256_min_ps(a.data, b.data), a.data, _mm256_cmp_ps(b.data, b.data, _CMP_UNORD_Q));
#elif defined(__x86_64__)
  return _mm_blendv_ps(_mm_min_ps(a.data, b.data), a.data, _mm_cmpunord_ps(b.data, b.data));
#else
  return vminnmq_f32(a.data, b.data);
#endif
}
PEWTER_INLINE vec<float> fmax(const vec<float>& a, const vec<float>& b) {
#if defined(PEWTER_AVX512)
  return _mm512_mask_max_ps(a.data, _mm512_cmp_ps_mask(b.data, b.data, _CMP_ORD_Q), a.data, b.data);
#elif defined(PEWTER_AVX2)
  return _mm256_blendv_ps(_mm256_max_ps(a.data, b.data), a.data, _mm256_cmp_ps(b.data, b.data, _CMP_UNORD_Q));
#elif defined(__x86_64__)
  return _mm_blendv_ps(_mm_max_ps(a.data, b.data), a.data, _mm_cmpunord_ps(b.data, b.data));
#else
  return vmaxnmq_f32(a.data, b.data);
#endif
}
/// The larger one; `number`, which is not NaN, where x is NaN. One instruction; fmax takes two or three.
PEWTER_INLINE vec<float> larger_than_number(const vec<float>& number, const vec<float>& x) {
#if defined(PEWTER_AVX512)
  return _mm512_max_ps(x.data, number.data);  // of a NaN and anything these give the second operand
#elif defined(PEWTER_AVX2)
  return _mm256_max_ps(x.data, number.data);
#elif defined(__x86_64__)
  return _mm_max_ps(x.data, number.data);
#else
  return vmaxnmq_f32(x.data, number.data);
#endif
}

/// The smaller and the larger one, NaN where x is NaN; `number` is none. One instruction.
PEWTER_INLINE vec<float> smaller_or_nan(const vec<float>& number, const vec<float>& x) {
#if defined(PEWTER_AVX512)
  return _mm512_min_ps(number.data, x.data);
#elif defined(PEWTER_AVX2)
  return _mm256_min_ps(number.data, x.data);
#elif defined(__x86_64__)
  return _mm_min_ps(number.data, x.data);
#else
  return vminq_f32(number.data, x.data);
#endif
}
PEWTER_INLINE vec<float> larger_or_nan(const vec<float>& number, const vec<float>& x) {
#if defined(PEWTER_AVX512)
  return _mm512_max_ps(number.data, x.data);
#elif defined(PEWTER_AVX2)
  return _mm256_max_ps(number.data, x.data);
#elif defined(__x86_64__)
  return _mm_max_ps(number.data, x.data);
#else
  return vmaxq_f32(number.data, x.data);
#endif
}

/// min(|x|, limit); where x is NaN, NaN or the limit.
PEWTER_INLINE vec<float> bounded_magnitude(const vec<float>& x, const vec<float>& limit) {
#if defined(PEWTER_AVX512)
  constexpr int least_magnitude = 0b0010, without_sign = 0b1000;
  return _mm512_range_ps(x.data, limit.data, least_magnitude | without_sign);
#else
  return smaller_or_nan(limit, xs::abs(x));
#endif
}

#if defined(PEWTER_AVX512)
PEWTER_INLINE __mmask16 ordered_lanes(const vec<float>& v) {
  return _mm512_cmp_ps_mask(v.data, v.data, _CMP_ORD_Q);
}
/// v, loaded by an instruction of its own. A masked instruction loads its memory operand only when its mask
/// is known, and the mask of a running maximum depends on the element before.
/// Why: include/pewter/native/lanes.md#masked-maximum.
PEWTER_INLINE vec<float> in_register(vec<float> v) {
  asm("" : "+v"(v.data));
  return v;
}
#endif

/// IEEE 754-2019 minimum and maximum: NaN if either is. Where both are zeros either may be the result.
PEWTER_INLINE vec<float> minimum(const vec<float>& a, const vec<float>& b) {
  // x86's own instructions give the second operand if either is NaN: only a NaN in the first needs care.
#if defined(PEWTER_AVX512)
  return _mm512_mask_min_ps(a.data, ordered_lanes(a), a.data, in_register(b).data);
#elif defined(PEWTER_AVX2)
  return _mm256_blendv_ps(_mm256_min_ps(a.data, b.data), a.data, _mm256_cmp_ps(a.data, a.data, _CMP_UNORD_Q));
#elif defined(__x86_64__)
  return _mm_blendv_ps(_mm_min_ps(a.data, b.data), a.data, _mm_cmpunord_ps(a.data, a.data));
#else
  return vminq_f32(a.data, b.data);
#endif
}
PEWTER_INLINE vec<float> maximum(const vec<float>& a, const vec<float>& b) {
#if defined(PEWTER_AVX512)
  return _mm512_mask_max_ps(a.data, ordered_lanes(a), a.data, in_register(b).data);
#elif defined(PEWTER_AVX2)
  return _mm256_blendv_ps(_mm256_max_ps(a.data, b.data), a.data, _mm256_cmp_ps(a.data, a.data, _CMP_UNORD_Q));
#elif defined(__x86_64__)
  return _mm_blendv_ps(_mm_max_ps(a.data, b.data), a.data, _mm_cmpunord_ps(a.data, a.data));
#else
  return vmaxq_f32(a.data, b.data);
#endif
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
