// The adapter's masks, one bit a lane; comparisons of one register, which give them, and selections, which
// take them.
#pragma once

#include "pewter/native/xsimd/xsimd.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

template <class I, int... k>
PEWTER_INLINE chunk<I> lane_weights(index_list<k...>) {
  constexpr int period = sizeof(I) == 1 ? 8 : width<I>;
  return chunk<I>{static_cast<I>(std::uint64_t{1} << (k % period))...};
}
template <int... k>
PEWTER_INLINE chunk<std::int8_t> spread_bytes(std::uint32_t bits, index_list<k...>) {
  return chunk<std::int8_t>{static_cast<std::int8_t>(bits >> (k / 8 * 8))...};
}

/// Lane i is all ones where bit i of `bits` is set.
template <class T>
PEWTER_INLINE chunk<int_of<T>> mask_from_bits(std::uint32_t bits) {
  using I = int_of<T>;
  using all = typename make_index_list<width<T>>::type;
  const chunk<I> weight = lane_weights<I>(all{});
  if constexpr (sizeof(T) == 1) {  // byte i looks at byte i / 8 of the bits
    return (chunk<I>)((spread_bytes(bits, all{}) & weight) == weight);
  } else {
    const chunk<I> spread = chunk<I>{} + static_cast<I>(bits);
    return (chunk<I>)((spread & weight) == weight);
  }
}

/// Bit i is the top bit of lane i.
template <class I>
PEWTER_INLINE std::uint32_t bits_from_mask(chunk<I> mask) {
#if defined(__x86_64__) && (defined(PEWTER_AVX512) || defined(PEWTER_AVX2))
  if constexpr (sizeof(mask) == 32) {
    if constexpr (sizeof(I) == 4) return static_cast<std::uint32_t>(_mm256_movemask_ps((__m256)mask));
    if constexpr (sizeof(I) == 8) return static_cast<std::uint32_t>(_mm256_movemask_pd((__m256d)mask));
    if constexpr (sizeof(I) == 1) return static_cast<std::uint32_t>(_mm256_movemask_epi8((__m256i)mask));
    if constexpr (sizeof(I) == 2) {
      const __m256i m = (__m256i)mask;
      return static_cast<std::uint32_t>(
          _mm_movemask_epi8(_mm_packs_epi16(_mm256_castsi256_si128(m), _mm256_extracti128_si256(m, 1))));
    }
  }
#elif defined(__x86_64__)
  if constexpr (sizeof(I) == 4) return static_cast<std::uint32_t>(_mm_movemask_ps((__m128)mask));
  if constexpr (sizeof(I) == 8) return static_cast<std::uint32_t>(_mm_movemask_pd((__m128d)mask));
  if constexpr (sizeof(I) == 1) return static_cast<std::uint32_t>(_mm_movemask_epi8((__m128i)mask));
  if constexpr (sizeof(I) == 2)
    return static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_packs_epi16((__m128i)mask, _mm_setzero_si128())));
#else
  if constexpr (sizeof(I) == 8) {
    return static_cast<std::uint32_t>((mask[0] < 0 ? 1 : 0) | (mask[1] < 0 ? 2 : 0));
  } else {
    using U = uint_of<I>;
    const chunk<U> weighted =
        (chunk<U>)(mask < 0) & (chunk<U>)lane_weights<I>(typename make_index_list<width<I>>::type{});
    if constexpr (sizeof(I) == 4) return vaddvq_u32((uint32x4_t)weighted);
    if constexpr (sizeof(I) == 2) return vaddvq_u16((uint16x8_t)weighted);
    if constexpr (sizeof(I) == 1)
      return vaddv_u8(vget_low_u8((uint8x16_t)weighted)) |
             static_cast<std::uint32_t>(vaddv_u8(vget_high_u8((uint8x16_t)weighted))) << 8;
  }
#endif
  return 0;
}

enum class comparison { less, less_equal, equal, not_equal };

/// Bit i says whether the comparison holds for lane i.
template <comparison how, class T>
PEWTER_INLINE std::uint32_t compare(const vec<T>& a, const vec<T>& b) {
#if defined(PEWTER_AVX512)
  if constexpr (is_float<T>) {
    constexpr int code = how == comparison::less         ? _CMP_LT_OQ
                         : how == comparison::less_equal ? _CMP_LE_OQ
                         : how == comparison::equal      ? _CMP_EQ_OQ
                                                         : _CMP_NEQ_UQ;
    return _mm512_cmp_ps_mask(a.data, b.data, code);
  } else {
    constexpr int code = how == comparison::less         ? _MM_CMPINT_LT
                         : how == comparison::less_equal ? _MM_CMPINT_LE
                         : how == comparison::equal      ? _MM_CMPINT_EQ
                                                         : _MM_CMPINT_NE;
    constexpr bool is_signed = T(-1) < T(0);
    if constexpr (sizeof(T) == 4)
      return is_signed ? _mm512_cmp_epi32_mask(a.data, b.data, code)
                       : _mm512_cmp_epu32_mask(a.data, b.data, code);
    if constexpr (sizeof(T) == 8)
      return is_signed ? _mm512_cmp_epi64_mask(a.data, b.data, code)
                       : _mm512_cmp_epu64_mask(a.data, b.data, code);
    if constexpr (sizeof(T) == 2)
      return is_signed ? _mm512_cmp_epi16_mask(a.data, b.data, code)
                       : _mm512_cmp_epu16_mask(a.data, b.data, code);
    if constexpr (sizeof(T) == 1)
      return is_signed ? _mm256_cmp_epi8_mask(a.data, b.data, code)
                       : _mm256_cmp_epu8_mask(a.data, b.data, code);
  }
#else
  using I = int_of<T>;
  if constexpr (how == comparison::less) return bits_from_mask<I>((chunk<I>)(raw(a) < raw(b)));
  if constexpr (how == comparison::less_equal) return bits_from_mask<I>((chunk<I>)(raw(a) <= raw(b)));
  if constexpr (how == comparison::equal) return bits_from_mask<I>((chunk<I>)(raw(a) == raw(b)));
  if constexpr (how == comparison::not_equal) return bits_from_mask<I>((chunk<I>)(raw(a) != raw(b)));
#endif
}

/// Lanes in which x exceeds `largest`, or is the first NaN: `largest` becomes x and `at` becomes `index`.
PEWTER_INLINE void keep_first_largest(vec<float>& largest, vec<std::uint32_t>& at, const vec<float>& x,
                                      const vec<std::uint32_t>& index) {
#if defined(PEWTER_AVX512)
  const __mmask16 number = _mm512_cmp_ps_mask(largest.data, largest.data, _CMP_ORD_Q);
  const __mmask16 better = _mm512_mask_cmp_ps_mask(number, x.data, largest.data, _CMP_NLE_UQ);
  largest = _mm512_mask_mov_ps(largest.data, better, x.data);
  at = _mm512_mask_mov_epi32(at.data, better, index.data);
#else
  const auto better = ~(raw(x) <= raw(largest)) & (raw(largest) == raw(largest));
  largest = from_raw<float>(better ? raw(x) : raw(largest));
  at = from_raw<std::uint32_t>(better ? raw(index) : raw(at));
#endif
}

/// Lanes in which `other` is larger than `largest`, or equal with a smaller index: `largest` and `index`
/// become the other's. NaN is larger than every number, and equal to NaN.
PEWTER_INLINE void keep_larger_then_first(vec<float>& largest, vec<std::uint32_t>& index,
                                          const vec<float>& other, const vec<std::uint32_t>& other_index) {
#if defined(PEWTER_AVX512)
  const auto is_larger = [](const vec<float>& a, const vec<float>& b) PEWTER_INLINE_LAMBDA {
    return _mm512_mask_cmp_ps_mask(_mm512_cmp_ps_mask(b.data, b.data, _CMP_ORD_Q), a.data, b.data,
                                   _CMP_NLE_UQ);
  };
  const __mmask16 as_large = _knot_mask16(is_larger(largest, other));
  const __mmask16 earlier = _mm512_mask_cmplt_epu32_mask(as_large, other_index.data, index.data);
  const __mmask16 better = _kor_mask16(is_larger(other, largest), earlier);
  largest = _mm512_mask_mov_ps(largest.data, better, other.data);
  index = _mm512_mask_mov_epi32(index.data, better, other_index.data);
#else
  const auto is_larger = [](const auto& a, const auto& b)
                             PEWTER_INLINE_LAMBDA { return ~(a <= b) & (b == b); };
  const auto better = is_larger(raw(other), raw(largest)) |
                      (~is_larger(raw(largest), raw(other)) & (raw(other_index) < raw(index)));
  largest = from_raw<float>(better ? raw(other) : raw(largest));
  index = from_raw<std::uint32_t>(better ? raw(other_index) : raw(index));
#endif
}

/// Lane i of a where bit i is set, else of b.
template <class T>
PEWTER_INLINE vec<T> select(std::uint32_t bits, const vec<T>& a, const vec<T>& b) {
#if defined(PEWTER_AVX512)
  if constexpr (is_float<T>)
    return vec<T>(_mm512_mask_blend_ps(static_cast<__mmask16>(bits), b.data, a.data));
  else if constexpr (sizeof(T) == 4)
    return vec<T>(_mm512_mask_blend_epi32(static_cast<__mmask16>(bits), b.data, a.data));
  else if constexpr (sizeof(T) == 8)
    return vec<T>(_mm512_mask_blend_epi64(static_cast<__mmask8>(bits), b.data, a.data));
  else if constexpr (sizeof(T) == 2)
    return vec<T>(_mm512_mask_blend_epi16(static_cast<__mmask32>(bits), b.data, a.data));
  else
    return vec<T>(_mm256_mask_blend_epi8(static_cast<__mmask32>(bits), b.data, a.data));
#else
  return from_raw<T>(mask_from_bits<T>(bits) ? raw(a) : raw(b));
#endif
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
