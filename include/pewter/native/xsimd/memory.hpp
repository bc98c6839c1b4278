// The adapter's memory access: whole registers, masked registers, and half and bfloat conversion.
// No inactive lane is read or written, not even where the page would allow it.
#pragma once

#include "pewter/native/xsimd/xsimd.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

template <class V>
PEWTER_INLINE V load_chunk(const void* p) {
  V value;
  __builtin_memcpy(&value, p, sizeof value);
  return value;
}

template <class T>
PEWTER_INLINE vec<T> load(const T* p) {
  return from_raw<T>(load_chunk<chunk<T>>(p));
}
template <class T>
PEWTER_INLINE void store(T* p, const vec<T>& a) {
  const chunk<T> value = raw(a);
  __builtin_memcpy(p, &value, sizeof value);
}

/// A non-temporal store: the cache line is neither read first nor kept. p must be aligned to the value's
/// size. Nobody else may read the value before a fence of the thread that wrote it.
template <class C>
PEWTER_INLINE void store_chunk_nontemporal(void* p, const C& value) {
#if defined(__x86_64__)
  if constexpr (sizeof value == 16) _mm_stream_si128(static_cast<__m128i*>(p), (__m128i)value);
#if defined(PEWTER_AVX512) || defined(PEWTER_AVX2)
  if constexpr (sizeof value == 32) _mm256_stream_si256(static_cast<__m256i*>(p), (__m256i)value);
#endif
#if defined(PEWTER_AVX512)
  if constexpr (sizeof value == 64) _mm512_stream_si512(static_cast<__m512i*>(p), (__m512i)value);
#endif
#else
  __builtin_memcpy(p, &value, sizeof value);
#endif
}
template <class T>
PEWTER_INLINE void store_nontemporal(T* p, const vec<T>& a) {
  store_chunk_nontemporal(p, raw(a));
}
/// Makes this thread's non-temporal stores visible before whatever it writes next.
PEWTER_INLINE void fence_nontemporal_stores() {
#if defined(__x86_64__)
  _mm_sfence();
#endif
}

/// Whether the machine has masked loads and stores of T.
#if defined(PEWTER_AVX512)
template <class T>
inline constexpr bool has_masked_access = true;
#elif defined(PEWTER_AVX2)
template <class T>
inline constexpr bool has_masked_access = sizeof(T) == 4;
#else
template <class T>
inline constexpr bool has_masked_access = false;
#endif

/// Copies the elements whose bit is set. Not inlined: kernels have many masked accesses, each run once a row.
template <std::size_t size>
[[gnu::noinline]] inline void copy_active(void* to, const void* from, std::uint32_t bits) {
  if ((bits & (bits + 1)) == 0) {  // the first elements, as at the end of a row
    __builtin_memcpy(to, from, static_cast<std::size_t>(__builtin_popcount(bits)) * size);
    return;
  }
  for (; bits != 0; bits &= bits - 1) {
    const std::size_t at = static_cast<std::size_t>(__builtin_ctz(bits)) * size;
    __builtin_memcpy(static_cast<char*>(to) + at, static_cast<const char*>(from) + at, size);
  }
}

template <class T>
inline constexpr std::uint32_t register_bits = static_cast<std::uint32_t>(~std::uint64_t{0} >>
                                                                          (64 - width<T>));

/// Lanes whose bit is 0 are not read and become 0.
template <class T>
PEWTER_INLINE vec<T> load(const T* p, std::uint32_t bits) {
#if defined(PEWTER_AVX512)
  if constexpr (is_float<T>)
    return vec<T>(_mm512_maskz_loadu_ps(static_cast<__mmask16>(bits), p));
  else if constexpr (sizeof(T) == 4)
    return vec<T>(_mm512_maskz_loadu_epi32(static_cast<__mmask16>(bits), p));
  else if constexpr (sizeof(T) == 8)
    return vec<T>(_mm512_maskz_loadu_epi64(static_cast<__mmask8>(bits), p));
  else if constexpr (sizeof(T) == 2)
    return vec<T>(_mm512_maskz_loadu_epi16(static_cast<__mmask32>(bits), p));
  else
    return vec<T>(_mm256_maskz_loadu_epi8(static_cast<__mmask32>(bits), p));
#else
#if defined(PEWTER_AVX2)
  if constexpr (has_masked_access<T>) {
    const __m256i mask = (__m256i)mask_from_bits<T>(bits);
    return from_raw<T>((chunk<T>)_mm256_maskload_epi32(reinterpret_cast<const int*>(p), mask));
  }
#endif
  T value[static_cast<std::size_t>(width<T>)] = {};
  copy_active<sizeof(T)>(value, p, bits & register_bits<T>);
  return load<T>(value);
#endif
}

/// Lanes whose bit is 0 are not written.
template <class T>
PEWTER_INLINE void store(T* p, const vec<T>& a, std::uint32_t bits) {
#if defined(PEWTER_AVX512)
  if constexpr (is_float<T>)
    _mm512_mask_storeu_ps(p, static_cast<__mmask16>(bits), a.data);
  else if constexpr (sizeof(T) == 4)
    _mm512_mask_storeu_epi32(p, static_cast<__mmask16>(bits), a.data);
  else if constexpr (sizeof(T) == 8)
    _mm512_mask_storeu_epi64(p, static_cast<__mmask8>(bits), a.data);
  else if constexpr (sizeof(T) == 2)
    _mm512_mask_storeu_epi16(p, static_cast<__mmask32>(bits), a.data);
  else
    _mm256_mask_storeu_epi8(p, static_cast<__mmask32>(bits), a.data);
#else
#if defined(PEWTER_AVX2)
  if constexpr (has_masked_access<T>) {
    _mm256_maskstore_epi32(reinterpret_cast<int*>(p), (__m256i)mask_from_bits<T>(bits), (__m256i)raw(a));
    return;
  }
#endif
  T value[static_cast<std::size_t>(width<T>)];
  store<T>(value, a);
  copy_active<sizeof(T)>(p, value, bits & register_bits<T>);
#endif
}

/// Whether the machine gathers, or scatters, values of T by indices of 32 bits.
#if defined(PEWTER_AVX512)
inline constexpr bool gathers = true, scatters = true;
#elif defined(PEWTER_AVX2)
inline constexpr bool gathers = true, scatters = false;
#else
inline constexpr bool gathers = false, scatters = false;
#endif
template <class T>
inline constexpr bool has_gather = gathers && sizeof(T) >= 4;
template <class T>
inline constexpr bool has_scatter = scatters && sizeof(T) >= 4;

/// base[index[i]] for each lane of one register; lanes whose bit is 0 are not read and become 0.
template <class T>
vec<T> gather(const T* base, const std::uint32_t* index, std::uint32_t bits);
/// base[index[i]] = a[i] for each lane whose bit is 1, the lowest first.
template <class T>
void scatter(T* base, const std::uint32_t* index, const vec<T>& a, std::uint32_t bits);

#if defined(PEWTER_AVX512) || defined(PEWTER_AVX2)
/// The instructions take signed indices: 2^31 goes from the index to the base.
inline constexpr std::uint32_t index_bias = 1u << 31;
template <class T>
PEWTER_INLINE T* biased(T* base) {
  return reinterpret_cast<T*>(reinterpret_cast<std::uintptr_t>(base) +
                              std::uintptr_t{index_bias} * sizeof(T));
}
template <class T>
PEWTER_INLINE chunk<std::uint32_t, width<T>> biased_index(const std::uint32_t* index) {
  return load_chunk<chunk<std::uint32_t, width<T>>>(index) ^ index_bias;
}

/// The values of T at from + scale * at[i] bytes, for each lane whose bit is 1; at[i] is signed.
template <class T, int scale = sizeof(T)>
PEWTER_INLINE vec<T> gather_signed(const T* from, chunk<std::uint32_t, width<T>> at, std::uint32_t bits) {
#if defined(PEWTER_AVX512)
  const __m512i none = _mm512_setzero_si512();
  if constexpr (sizeof(T) == 4)
    return from_raw<T>(
        (chunk<T>)_mm512_mask_i32gather_epi32(none, static_cast<__mmask16>(bits), (__m512i)at, from, scale));
  else
    return from_raw<T>(
        (chunk<T>)_mm512_mask_i32gather_epi64(none, static_cast<__mmask8>(bits), (__m256i)at, from, scale));
#else
  const __m256i none = _mm256_setzero_si256(), active = (__m256i)mask_from_bits<T>(bits);
  if constexpr (sizeof(T) == 4)
    return from_raw<T>((chunk<T>)_mm256_mask_i32gather_epi32(none, reinterpret_cast<const int*>(from),
                                                             (__m256i)at, active, scale));
  else
    return from_raw<T>((chunk<T>)_mm256_mask_i32gather_epi64(none, reinterpret_cast<const long long*>(from),
                                                             (__m128i)at, active, scale));
#endif
}
template <class T>
PEWTER_INLINE vec<T> gather(const T* base, const std::uint32_t* index, std::uint32_t bits) {
  return gather_signed<T>(biased(base), biased_index<T>(index), bits);
}
template <class T>
PEWTER_INLINE vec<T> gather(const T* base, const std::int32_t* index, std::uint32_t bits) {
  return gather_signed<T>(base, load_chunk<chunk<std::uint32_t, width<T>>>(index), bits);
}
/// Gathers by indices of 64 bits.
template <class T>
PEWTER_INLINE vec<T> gather(const T* base, const std::int64_t* index, std::uint32_t bits) {
#if defined(PEWTER_AVX512)
  const __m512i at = load_chunk<__m512i>(index);
  if constexpr (sizeof(T) == 8) {
    const __m512i none = _mm512_setzero_si512();
    return from_raw<T>((chunk<T>)_mm512_mask_i64gather_epi64(none, static_cast<__mmask8>(bits), at, base, 8));
  } else {
    const __m256i none = _mm256_setzero_si256();
    const __m512i next = load_chunk<__m512i>(index + 8);
    const __m256i lower = _mm512_mask_i64gather_epi32(none, static_cast<__mmask8>(bits), at, base, 4);
    const __m256i upper = _mm512_mask_i64gather_epi32(none, static_cast<__mmask8>(bits >> 8), next, base, 4);
    return from_raw<T>((chunk<T>)_mm512_inserti64x4(_mm512_castsi256_si512(lower), upper, 1));
  }
#else
  const __m256i at = load_chunk<__m256i>(index), active = (__m256i)mask_from_bits<T>(bits);
  if constexpr (sizeof(T) == 8) {
    return from_raw<T>((chunk<T>)_mm256_mask_i64gather_epi64(
        _mm256_setzero_si256(), reinterpret_cast<const long long*>(base), at, active, 8));
  } else {
    const int* const from = reinterpret_cast<const int*>(base);
    const __m128i none = _mm_setzero_si128();
    const __m256i next = load_chunk<__m256i>(index + 4);
    const __m128i lower = _mm256_mask_i64gather_epi32(none, from, at, _mm256_castsi256_si128(active), 4);
    const __m128i upper =
        _mm256_mask_i64gather_epi32(none, from, next, _mm256_extracti128_si256(active, 1), 4);
    return from_raw<T>((chunk<T>)_mm256_set_m128i(upper, lower));
  }
#endif
}
/// The 32 bits at from + 2 at[i] bytes, for each lane whose bit is 1.
PEWTER_INLINE vec<std::uint32_t> gather_words(const void* from, const std::uint32_t* at, std::uint32_t bits) {
  const auto* const biased_by_halves =
      reinterpret_cast<const std::uint32_t*>(biased(static_cast<const std::uint16_t*>(from)));
  return gather_signed<std::uint32_t, 2>(biased_by_halves, biased_index<std::uint32_t>(at), bits);
}
#endif

#if defined(PEWTER_AVX512)
template <class T>
PEWTER_INLINE void scatter(T* base, const std::uint32_t* index, const vec<T>& a, std::uint32_t bits) {
  T* to = biased(base);
  const auto at = biased_index<T>(index);
  if constexpr (sizeof(T) == 4)
    _mm512_mask_i32scatter_epi32(to, static_cast<__mmask16>(bits), (__m512i)at, (__m512i)raw(a), 4);
  else
    _mm512_mask_i32scatter_epi64(to, static_cast<__mmask8>(bits), (__m256i)at, (__m512i)raw(a), 8);
}
#endif

inline constexpr int float_width = width<float>;
using half_bits = chunk<std::uint16_t, float_width>;  ///< 16-bit values for one register of floats
using halves = chunk<std::uint16_t>;                  ///< and for two

/// Zero-extends. (g++ 12 makes five instructions of __builtin_convertvector here.)
PEWTER_INLINE chunk<std::uint32_t> words_from_halves(half_bits h) {
  using U = chunk<std::uint32_t>;
#if defined(PEWTER_AVX512)
  return (U)_mm512_cvtepu16_epi32((__m256i)h);
#elif defined(PEWTER_AVX2)
  return (U)_mm256_cvtepu16_epi32((__m128i)h);
#elif defined(__x86_64__)
  return (U)_mm_cvtepu16_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(&h)));
#else
  return __builtin_convertvector(h, U);
#endif
}
#if defined(PEWTER_AVX512)
/// Elements whose bit is 0 are not read and become 0.
PEWTER_INLINE half_bits load_halves(const void* p, std::uint32_t bits) {
  return (half_bits)_mm256_maskz_loadu_epi16(static_cast<__mmask16>(bits), p);
}
#endif
/// Keeps the lower 16 bits; the upper ones are zero.
PEWTER_INLINE halves halves_from_words(chunk<std::uint32_t> lower, chunk<std::uint32_t> upper) {
#if defined(PEWTER_AVX512)
  // Packed within quarters of a register, in which the two operands' words take turns.
  const __m512i in_order = _mm512_set_epi64(7, 5, 3, 1, 6, 4, 2, 0);
  return (halves)_mm512_permutexvar_epi64(in_order, _mm512_packus_epi32((__m512i)lower, (__m512i)upper));
#elif defined(PEWTER_AVX2)
  return (halves)_mm256_permute4x64_epi64(_mm256_packus_epi32((__m256i)lower, (__m256i)upper),
                                          _MM_SHUFFLE(3, 1, 2, 0));
#elif defined(__x86_64__)
  return (halves)_mm_packus_epi32((__m128i)lower, (__m128i)upper);
#else
  return __builtin_shufflevector((halves)lower, (halves)upper, 0, 2, 4, 6, 8, 10, 12, 14);
#endif
}

/// IEEE binary16 to binary32, exact.
PEWTER_INLINE vec<float> float_from_half(half_bits h) {
#if defined(PEWTER_AVX512)
  return _mm512_cvtph_ps((__m256i)h);
#elif defined(PEWTER_AVX2)
  return _mm256_cvtph_ps((__m128i)h);
#elif defined(__aarch64__)
  return vcvt_f32_f16((float16x4_t)h);
#else
  using U = chunk<std::uint32_t>;
  const U bits = words_from_halves(h);
  const U sign = (bits & 0x8000u) << 16;
  const U magnitude = bits & 0x7fffu;
  // Multiplying by 2^112 moves the exponent's bias and makes normal numbers of the subnormal ones.
  const chunk<float> scale = (chunk<float>{}) + 0x1p112f;
  const U finite = (U)((chunk<float>)(magnitude << 13) * scale);
  const U infinite_or_nan = 0x7f800000u | (magnitude & 0x3ffu) << 13;
  return from_raw<float>((chunk<float>)(sign | (magnitude >= 0x7c00u ? infinite_or_nan : finite)));
#endif
}

template <int... j>
PEWTER_INLINE halves join(half_bits lower, half_bits upper, index_list<j...>) {
  return __builtin_shufflevector(lower, upper, j...);
}

/// Round to nearest, ties to even; overflow gives infinity; NaN stays NaN. Where the machine has no
/// instruction for it, the lower halves of words.
#if defined(PEWTER_AVX512)
PEWTER_INLINE half_bits half_from_float(const vec<float>& a) {
  return (half_bits)_mm512_cvtps_ph(a.data, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}
#elif defined(PEWTER_AVX2)
PEWTER_INLINE half_bits half_from_float(const vec<float>& a) {
  return (half_bits)_mm256_cvtps_ph(a.data, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}
#elif defined(__aarch64__)
PEWTER_INLINE half_bits half_from_float(const vec<float>& a) { return (half_bits)vcvt_f16_f32(a.data); }
#else
PEWTER_INLINE chunk<std::uint32_t> half_words(const vec<float>& a) {
  using U = chunk<std::uint32_t>;
  const U bits = (U)raw(a);
  const U sign = bits >> 16 & 0x8000u;
  const U magnitude = bits & 0x7fffffffu;
  // Subnormal results: adding 2^-1 puts the last kept bit at the float's last bit, so the adder rounds.
  const chunk<float> half_one = (chunk<float>{}) + 0.5f;
  const U subnormal = (U)((chunk<float>)magnitude + half_one) - 0x3f000000u;
  const U normal = (magnitude + 0xfffu + (magnitude >> 13 & 1u) - 0x38000000u) >> 13;
  const U nan = 0x7e00u | (magnitude >> 13 & 0x3ffu);
  const U infinite = (U{}) + 0x7c00u;
  U result = magnitude < 0x38800000u ? subnormal : normal;
  result = magnitude >= 0x477ff000u ? infinite : result;
  result = magnitude > 0x7f800000u ? nan : result;
  return result | sign;
}
#endif

/// Two registers rounded to half.
PEWTER_INLINE halves halves_from_floats(const vec<float>& lower, const vec<float>& upper) {
#if defined(PEWTER_AVX512) || defined(PEWTER_AVX2) || defined(__aarch64__)
  return join(half_from_float(lower), half_from_float(upper),
              typename make_index_list<2 * float_width>::type{});
#else
  return halves_from_words(half_words(lower), half_words(upper));
#endif
}

PEWTER_INLINE vec<float> float_from_bfloat(half_bits b) {
  return from_raw<float>((chunk<float>)(words_from_halves(b) << 16));
}

/// The words whose lower halves are the bfloats: round to nearest, ties to even; NaN stays NaN.
PEWTER_INLINE chunk<std::uint32_t> bfloat_words(const vec<float>& a) {
  using U = chunk<std::uint32_t>;
#if defined(PEWTER_AVX512)
  const __m512i bits = _mm512_castps_si512(a.data);
  const __mmask16 odd = _mm512_test_epi32_mask(bits, _mm512_set1_epi32(0x10000));
  const __mmask16 nan = _mm512_cmp_ps_mask(a.data, a.data, _CMP_UNORD_Q);
  __m512i rounded = _mm512_add_epi32(bits, _mm512_set1_epi32(0x7fff));
  rounded = _mm512_mask_add_epi32(rounded, odd, bits, _mm512_set1_epi32(0x8000));
  rounded = _mm512_mask_or_epi32(rounded, nan, bits, _mm512_set1_epi32(0x400000));
  return (U)rounded >> 16;
#else
  const U bits = (U)raw(a);
  const U rounded = bits + 0x7fffu + (bits >> 16 & 1u);
  return (raw(a) != raw(a) ? bits | 0x400000u : rounded) >> 16;
#endif
}

/// Two registers rounded to bfloat.
PEWTER_INLINE halves bfloats_from_floats(const vec<float>& lower, const vec<float>& upper) {
#if defined(__AVX512BF16__)
  constexpr int subnormal = 0x20;  // for which the instruction takes zeros
  if (__builtin_expect(_mm512_fpclass_ps_mask(lower.data, subnormal) == 0 &&
                           _mm512_fpclass_ps_mask(upper.data, subnormal) == 0,
                       1)) {
#if defined(__clang__) && __clang_major__ == 16  // whose code for vectors of bfloat overflows its stack
    halves rounded;
    __asm__("vcvtne2ps2bf16 %1, %2, %0" : "=v"(rounded) : "v"(lower.data), "v"(upper.data));
    return rounded;
#else
    return (halves)_mm512_cvtne2ps_pbh(upper.data, lower.data);
#endif
  }
#endif
  return halves_from_words(bfloat_words(lower), bfloat_words(upper));
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
