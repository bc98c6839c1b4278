// The adapter's dot products of bytes: 32 products at a time, summed by fours (on NEON some other four of the
// same register) to 32-bit integers. VNNI where the target has it, else multiply-add of bytes.
#pragma once

#include "pewter/native/xsimd/bytes.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

inline constexpr int byte_registers = batches<std::uint8_t>;
inline constexpr int quads_of_register = width<std::uint8_t> / 4;

using float_register = chunk<float, quads_of_register>;

/// Sums of 32 products, and the same as floats. A register's are of 16 products, or of 32.
struct quads {
  chunk<std::int32_t, quads_of_register> v[byte_registers];
};
struct quad_floats {
  float_register v[byte_registers];
};

PEWTER_INLINE quads zero_quads() { return {}; }

#if defined(PEWTER_AVX512) || defined(PEWTER_AVX2)
using quad_register = chunk<std::int32_t, 8>;
/// sum + w x, w unsigned. Without VNNI w may be at most 128, so that 16 bits hold two products.
PEWTER_INLINE quad_register add_byte_products(quad_register sum, __m256i w, __m256i x) {
#if defined(__AVX512VNNI__) && defined(__AVX512VL__)
  return (quad_register)_mm256_dpbusd_epi32((__m256i)sum, w, x);
#elif defined(__AVXVNNI__)
  return (quad_register)_mm256_dpbusd_avx_epi32((__m256i)sum, w, x);
#else
  return sum + (quad_register)_mm256_madd_epi16(_mm256_maddubs_epi16(w, x), _mm256_set1_epi16(1));
#endif
}
PEWTER_INLINE quad_register add_signed_products(quad_register sum, __m256i w, __m256i x) {
  return add_byte_products(sum, _mm256_abs_epi8(w), _mm256_sign_epi8(x, w));
}
using raw_bytes = __m256i;
#elif defined(__x86_64__)
using quad_register = chunk<std::int32_t, 4>;
PEWTER_INLINE quad_register add_byte_products(quad_register sum, __m128i w, __m128i x) {
  return sum + (quad_register)_mm_madd_epi16(_mm_maddubs_epi16(w, x), _mm_set1_epi16(1));
}
PEWTER_INLINE quad_register add_signed_products(quad_register sum, __m128i w, __m128i x) {
  return add_byte_products(sum, _mm_abs_epi8(w), _mm_sign_epi8(x, w));
}
using raw_bytes = __m128i;
#else
using quad_register = chunk<std::int32_t, 4>;
PEWTER_INLINE quad_register add_signed_products(quad_register sum, int8x16_t w, int8x16_t x) {
#if defined(__ARM_FEATURE_DOTPROD)
  return (quad_register)vdotq_s32((int32x4_t)sum, w, x);
#else
  const int16x8_t products = vmlal_high_s8(vmull_s8(vget_low_s8(w), vget_low_s8(x)), w, x);
  return (quad_register)vpadalq_s16((int32x4_t)sum, products);
#endif
}
/// Codes are below 128.
PEWTER_INLINE quad_register add_byte_products(quad_register sum, int8x16_t w, int8x16_t x) {
  return add_signed_products(sum, w, x);
}
using raw_bytes = int8x16_t;
#endif

/// sums + w x; w is from 0 to 127, or, if `is_signed`, from -128 to 127, x from -127 to 127.
template <bool is_signed>
PEWTER_INLINE quads add_products(const quads& sums, const byte_vec* w, const byte_vec* x) {
  quads r;
  each<byte_registers>([&](auto k) PEWTER_INLINE_LAMBDA {
    const auto of_w = (raw_bytes)raw(w[k]), of_x = (raw_bytes)raw(x[k]);
    r.v[k] =
        is_signed ? add_signed_products(sums.v[k], of_w, of_x) : add_byte_products(sums.v[k], of_w, of_x);
  });
  return r;
}

// ---- columns: 32 lanes with four bytes each, which meet the same four of a row ----

#if defined(__AVX512VNNI__) || defined(__AVXVNNI__)
/// Whether columns' bytes may be any unsigned ones; else unsigned ones are below 128, or they are signed.
inline constexpr bool has_unsigned_columns = true;
#else
inline constexpr bool has_unsigned_columns = false;
#endif

using column_ints = chunk<std::int32_t>;
using column_words = chunk<std::uint32_t>;
using column_floats = chunk<float>;
#if !defined(PEWTER_AVX512) && !defined(PEWTER_AVX2)
/// 32 columns are eight registers.
#define PEWTER_COLUMN_REGISTERS
#endif

/// What is at any address.
template <class V>
PEWTER_INLINE V column_at(const void* p) {
  V v;
  __builtin_memcpy(&v, p, sizeof v);
  return v;
}

template <bool is_signed>
PEWTER_INLINE column_ints add_column_products(column_ints sums, column_ints columns, std::int32_t row) {
#if defined(PEWTER_AVX512)
  const __m512i x = _mm512_set1_epi32(row), w = (__m512i)columns;
#if defined(__AVX512VNNI__)
  return (column_ints)_mm512_dpbusd_epi32((__m512i)sums, w, x);
#else
  const __m512i ones = _mm512_set1_epi16(1);
  if (!is_signed) return sums + (column_ints)_mm512_madd_epi16(_mm512_maddubs_epi16(w, x), ones);
  const __m512i with_sign = _mm512_mask_sub_epi8(x, _mm512_movepi8_mask(w), _mm512_setzero_si512(), x);
  return sums + (column_ints)_mm512_madd_epi16(_mm512_maddubs_epi16(_mm512_abs_epi8(w), with_sign), ones);
#endif
#else
  const auto x = (raw_bytes)(row - column_ints{}), w = (raw_bytes)columns;
  return is_signed ? add_signed_products(sums, w, x) : add_byte_products(sums, w, x);
#endif
}
/// sums += the products of columns and a row's four bytes, which are from -127 to 127.
template <bool is_signed>
PEWTER_INLINE void add_column_products(vec<std::int32_t>* sums, const vec<std::uint32_t>* columns,
                                       std::int32_t row) {
  each<batches<std::int32_t>>([&](auto k) PEWTER_INLINE_LAMBDA {
    const auto of_columns = (column_ints)raw(columns[k]);
    sums[k] = from_raw<std::int32_t>(add_column_products<is_signed>(raw(sums[k]), of_columns, row));
  });
}
/// table[byte % 16] of each byte of a register of columns.
PEWTER_INLINE column_words look_up_columns(const std::uint8_t* table, column_words columns) {
  const half_bytes values = load_16_bytes(table);
  const column_words at = columns & 0x0f0f0f0fu;
#if defined(PEWTER_AVX512)
  return (column_words)_mm512_shuffle_epi8(_mm512_broadcast_i32x4((__m128i)values), (__m512i)at);
#elif defined(PEWTER_AVX2)
  return (column_words)_mm256_shuffle_epi8(_mm256_broadcastsi128_si256((__m128i)values), (__m256i)at);
#elif defined(__x86_64__)
  return (column_words)_mm_shuffle_epi8((__m128i)values, (__m128i)at);
#else
  return (column_words)vqtbl1q_u8((uint8x16_t)values, (uint8x16_t)at);
#endif
}
/// The same of all columns.
PEWTER_INLINE void look_up_columns(const std::uint8_t* table, vec<std::uint32_t>* columns) {
  each<batches<std::uint32_t>>([&](auto k) PEWTER_INLINE_LAMBDA {
    columns[k] = from_raw<std::uint32_t>(look_up_columns(table, raw(columns[k])));
  });
}

/// Register k's scales: all the same, or, if there are two, those of its 16 products.
template <int scales>
PEWTER_INLINE float_register scales_of_register(const float* scale, [[maybe_unused]] int k) {
  if (scales == 1) return scale[0] - float_register{};
#if defined(PEWTER_AVX512) || defined(PEWTER_AVX2)
  const float low = scale[0], high = scale[1];
  return float_register{low, low, low, low, high, high, high, high};
#else
  return scale[k] - float_register{};
#endif
}

/// sums + scale * a, one scale for all products or one for each 16.
template <int scales>
PEWTER_INLINE void add_scaled(quad_floats& sums, const quads& a, const float* scale) {
  each<byte_registers>([&](auto k) PEWTER_INLINE_LAMBDA {
    const float_register values = __builtin_convertvector(a.v[k], float_register);
    sums.v[k] += values * scales_of_register<scales>(scale, k);
  });
}
PEWTER_INLINE float sum_of(const quad_floats& a) {
  float values[8], sum = 0;
  __builtin_memcpy(values, &a, sizeof values);
  for (int k = 0; k < 4; ++k) sum += values[k] + values[k + 4];
  return sum;
}
/// The sums of the first 16 products and of the others.
PEWTER_INLINE void sums_of_halves(const quads& a, std::int32_t* of_halves) {
  std::int32_t values[8];
  __builtin_memcpy(values, &a, sizeof values);
  of_halves[0] = values[0] + values[1] + values[2] + values[3];
  of_halves[1] = values[4] + values[5] + values[6] + values[7];
}

// ---- eight numbers ----

#if defined(PEWTER_AVX512) || defined(PEWTER_AVX2)
/// to = factor * each of eight signed bytes.
PEWTER_INLINE void scale_eight(std::uint64_t bytes, float factor, float* to) {
  const __m256i whole = _mm256_cvtepi8_epi32(_mm_cvtsi64_si128(static_cast<long long>(bytes)));
  _mm256_storeu_ps(to, _mm256_mul_ps(_mm256_cvtepi32_ps(whole), _mm256_set1_ps(factor)));
}
/// to = a b, with b[0], b[0], b[1], b[1], ... where `of_pairs`.
template <bool of_pairs>
PEWTER_INLINE void multiply_eight(const float* a, const float* b, float* to) {
  const __m256 factors = of_pairs ? _mm256_permutevar8x32_ps(_mm256_castps128_ps256(_mm_loadu_ps(b)),
                                                             _mm256_setr_epi32(0, 0, 1, 1, 2, 2, 3, 3))
                                  : _mm256_loadu_ps(b);
  _mm256_storeu_ps(to, _mm256_mul_ps(_mm256_loadu_ps(a), factors));
}
/// sums += a b
PEWTER_INLINE void add_eight_products(float* sums, const float* a, const float* b) {
  _mm256_storeu_ps(sums, _mm256_fmadd_ps(_mm256_loadu_ps(a), _mm256_loadu_ps(b), _mm256_loadu_ps(sums)));
}
#else
PEWTER_INLINE void scale_eight(std::uint64_t bytes, float factor, float* to) {
#if defined(__x86_64__)
  const __m128i packed = _mm_cvtsi64_si128(static_cast<long long>(bytes));
  const auto low = (quad_register)_mm_cvtepi8_epi32(packed);
  const auto high = (quad_register)_mm_cvtepi8_epi32(_mm_srli_si128(packed, 4));
#else
  const int16x8_t words = vmovl_s8(vcreate_s8(bytes));
  const auto low = (quad_register)vmovl_s16(vget_low_s16(words));
  const auto high = (quad_register)vmovl_s16(vget_high_s16(words));
#endif
  const auto first = __builtin_convertvector(low, float_register) * factor;
  const auto second = __builtin_convertvector(high, float_register) * factor;
  __builtin_memcpy(to, &first, sizeof first);
  __builtin_memcpy(to + 4, &second, sizeof second);
}
template <bool of_pairs>
PEWTER_INLINE void multiply_eight(const float* a, const float* b, float* to) {
  for (int k = 0; k < 8; ++k) to[k] = a[k] * b[of_pairs ? k / 2 : k];
}
PEWTER_INLINE void add_eight_products(float* sums, const float* a, const float* b) {
  for (int k = 0; k < 8; ++k) sums[k] += a[k] * b[k];
}
#endif

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
