// The adapter to the machine: the only file that includes xsimd and intrinsics.
//
// A register is an xsimd batch of a pinned architecture; `vec<T>` names it and `chunk<T, n>` is the same
// value as a compiler vector type, which both gcc and clang can shuffle, convert and compare for every
// element type. 32 lanes are `batches<T>` registers. What xsimd 8.1 lacks or gets wrong (AVX-512 fma,
// masks as bits, masked memory access, permutes, IEEE min and max) is written here once.
#pragma once

#include <cstddef>
#include <cstdint>

#include "pewter/target.hpp"

#if defined(__x86_64__) && !defined(__SSE4_2__)
#error "pewter: lanes need SSE4.2 at least: compile with -march=x86-64-v2 or better"
#endif

// xsimd's own inline functions must not merge across targets: give its namespace the target's name.
// gcc 12 sees its own AVX-512 intrinsics' undefined pass-through operands as uninitialised (GCC PR 105593).
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#if defined(__x86_64__)
#include <immintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif
#define PEWTER_JOIN_(a, b) a##b
#define PEWTER_JOIN(a, b) PEWTER_JOIN_(a, b)
#define xsimd PEWTER_JOIN(xsimd_, PEWTER_NAMESPACE)
#include <xsimd/xsimd.hpp>
#undef xsimd
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

#if defined(__AVX512F__) && defined(__AVX512BW__) && defined(__AVX512DQ__) && defined(__AVX512VL__)
#define PEWTER_AVX512 1
#elif defined(__AVX2__) && defined(__FMA__) && defined(__F16C__)
#define PEWTER_AVX2 1
#endif

/// For functions of more than some ten instructions a register. A value takes half of SSE's registers and is
/// mostly in memory anyway, so a call costs little there; inlined, a kernel's code would take a minute to
/// compile.
#if defined(__x86_64__) && !defined(PEWTER_AVX512) && !defined(PEWTER_AVX2)
#define PEWTER_INLINE_UNLESS_SSE [[gnu::noinline]] inline
#else
#define PEWTER_INLINE_UNLESS_SSE PEWTER_INLINE
#endif

PEWTER_BEGIN_TARGET_NAMESPACE

inline constexpr int lane_count = 32;

namespace native {

namespace xs = PEWTER_JOIN(xsimd_, PEWTER_NAMESPACE);

#if defined(PEWTER_AVX512)
using best_arch = xs::avx512dq;  // avx512bw of xsimd 8.1 does not compile under g++ -O0
using byte_arch = xs::avx2;      // 32 lanes of one byte fill half a register
#elif defined(PEWTER_AVX2)
using best_arch = xs::fma3<xs::avx2>;
using byte_arch = best_arch;
#elif defined(__x86_64__)
using best_arch = xs::sse4_2;
using byte_arch = best_arch;
#else
using best_arch = xs::neon64;
using byte_arch = best_arch;
#endif

template <bool condition, class A, class B>
struct choose {
  using type = A;
};
template <class A, class B>
struct choose<false, A, B> {
  using type = B;
};

template <class T>
using vec = xs::batch<T, typename choose<sizeof(T) == 1, byte_arch, best_arch>::type>;

template <class T>
inline constexpr int width = static_cast<int>(vec<T>::size);  ///< lanes in one register
template <class T>
inline constexpr int batches = lane_count / width<T>;  ///< registers for 32 lanes

/// n elements of T as a compiler vector.
template <class T, int n>
struct chunk_of {
  typedef T type [[gnu::vector_size(sizeof(T) * n)]];
};
template <class T, int n = width<T>>
using chunk = typename chunk_of<T, n>::type;

template <int size>
struct integers;
template <>
struct integers<1> {
  using i = std::int8_t;
  using u = std::uint8_t;
};
template <>
struct integers<2> {
  using i = std::int16_t;
  using u = std::uint16_t;
};
template <>
struct integers<4> {
  using i = std::int32_t;
  using u = std::uint32_t;
};
template <>
struct integers<8> {
  using i = std::int64_t;
  using u = std::uint64_t;
};
template <class T>
using int_of = typename integers<sizeof(T)>::i;
template <class T>
using uint_of = typename integers<sizeof(T)>::u;

template <class T>
inline constexpr bool is_float = false;
template <>
inline constexpr bool is_float<float> = true;

template <class T>
PEWTER_INLINE chunk<T> raw(const vec<T>& a) {
  return (chunk<T>)a.data;
}
template <class T>
PEWTER_INLINE vec<T> from_raw(chunk<T> a) {
  return vec<T>((typename vec<T>::register_type)a);
}

// ---- compile-time loops: a lane value is an array of registers only if no loop is left over it ----

template <int k>
struct index_constant {
  static constexpr int value = k;
  constexpr operator int() const { return k; }
};
template <int... k>
struct index_list {};
template <int n, int... k>
struct make_index_list : make_index_list<n - 1, n - 1, k...> {};
template <int... k>
struct make_index_list<0, k...> {
  using type = index_list<k...>;
};

template <class F, int... k>
PEWTER_INLINE void each_of(index_list<k...>, F&& f) {
  (f(index_constant<k>{}), ...);
}
/// f(0), f(1), ... f(n - 1) with compile-time arguments.
template <int n, class F>
PEWTER_INLINE void each(F&& f) {
  each_of(typename make_index_list<n>::type{}, f);
}

// ---- arithmetic ----

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
/// a + b by the unit that multiplies where there is a fused one: for code that keeps the adders busy.
PEWTER_INLINE vec<float> add_by_multiplier(const vec<float>& a, const vec<float>& b) {
#if defined(PEWTER_AVX512) || defined(PEWTER_AVX2)
  vec<float> one(1.0f);
  asm("" : "+x"(one.data));  // a factor that the compiler knew would make it an addition again
  return fma(a, one, b);
#else
  return a + b;
#endif
}

template <class V>
PEWTER_INLINE V divide(const V& a, const V& b) {
  return a / b;
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
/// The larger one; `number`, which is not NaN, where x is NaN. One instruction, of which fmax takes two or
/// three.
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

/// IEEE 754-2019 minimum and maximum: NaN if either is. Where both are zeros either may be the result.
PEWTER_INLINE vec<float> minimum(const vec<float>& a, const vec<float>& b) {
  // x86's own instructions give the second operand if either is NaN: only a NaN in the first needs care.
#if defined(PEWTER_AVX512)
  return _mm512_mask_min_ps(a.data, _mm512_cmp_ps_mask(a.data, a.data, _CMP_ORD_Q), a.data, b.data);
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
  return _mm512_mask_max_ps(a.data, _mm512_cmp_ps_mask(a.data, a.data, _CMP_ORD_Q), a.data, b.data);
#elif defined(PEWTER_AVX2)
  return _mm256_blendv_ps(_mm256_max_ps(a.data, b.data), a.data, _mm256_cmp_ps(a.data, a.data, _CMP_UNORD_Q));
#elif defined(__x86_64__)
  return _mm_blendv_ps(_mm_max_ps(a.data, b.data), a.data, _mm_cmpunord_ps(a.data, a.data));
#else
  return vmaxq_f32(a.data, b.data);
#endif
}

// ---- masks: one bit a lane ----

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

/// Where x is above `largest`, or the first NaN, it takes x's place and `at` takes `index`.
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

/// Where `other` is larger than `largest`, or as large and its index smaller, both take the other's place.
/// NaN is larger than every number, and as large as NaN.
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

#include "pewter/native_memory.hpp"
#include "pewter/native_permute.hpp"
