// The adapter's permutes by maps known at run time: the machine's table permutes, of bytes on SSE and NEON.
#pragma once

#include "pewter/native/xsimd/xsimd.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

#if defined(PEWTER_AVX512) || defined(PEWTER_AVX2)
/// Values whose permutes take an index of their own size; others are converted to four bytes.
template <class T>
inline constexpr bool has_table_permute = sizeof(T) == 4;

/// y[i] = x[index[i] % 32].
template <class T>
PEWTER_INLINE void permute(const vec<T>* x, const vec<uint_of<T>>* index, vec<T>* y) {
#if defined(PEWTER_AVX512)
  each<2>([&](auto b) PEWTER_INLINE_LAMBDA {
    y[b] = from_raw<T>(
        (chunk<T>)_mm512_permutex2var_epi32((__m512i)raw(x[0]), index[b].data, (__m512i)raw(x[1])));
  });
#else
  each<4>([&](auto b) PEWTER_INLINE_LAMBDA {
    const __m256i at = index[b].data;
    const auto from = [&](int r)
                          PEWTER_INLINE_LAMBDA { return _mm256_permutevar8x32_ps((__m256)raw(x[r]), at); };
    // Bits 3 and 4 of the index name the register; moved to the sign bit they steer the blends.
    const __m256 odd = _mm256_castsi256_ps(_mm256_slli_epi32(at, 28));
    const __m256 upper = _mm256_castsi256_ps(_mm256_slli_epi32(at, 27));
    const __m256 low = _mm256_blendv_ps(from(0), from(1), odd);
    const __m256 high = _mm256_blendv_ps(from(2), from(3), odd);
    y[b] = from_raw<T>((chunk<T>)_mm256_blendv_ps(low, high, upper));
  });
#endif
}
#else
template <class T>
inline constexpr bool has_table_permute = sizeof(T) <= 4;

using byte_register = chunk<std::uint8_t, 16>;

/// Byte i of the result is byte at[i] of n registers, 2 to 8.
template <int n>
PEWTER_INLINE byte_register bytes_of(const byte_register* table, byte_register at) {
#if defined(__x86_64__)
  if constexpr (n == 1) {
    return (byte_register)_mm_shuffle_epi8((__m128i)*table, (__m128i)at);  // by the index's lower four bits
  } else {
    // The next bit says in which half of the table: moved to the sign bit it steers the blend.
    constexpr int to_sign = n == 2 ? 3 : n == 4 ? 2 : 1;
    const byte_register low = bytes_of<n / 2>(table, at), high = bytes_of<n / 2>(table + n / 2, at);
    return (byte_register)_mm_blendv_epi8((__m128i)low, (__m128i)high, _mm_slli_epi16((__m128i)at, to_sign));
  }
#else
  const auto four = [&](int first) PEWTER_INLINE_LAMBDA {
    uint8x16x4_t registers;
    for (int k = 0; k < 4; ++k) registers.val[k] = (uint8x16_t)table[first + k];
    return registers;
  };
  if constexpr (n == 2)
    return (byte_register)vqtbl2q_u8({{(uint8x16_t)table[0], (uint8x16_t)table[1]}}, (uint8x16_t)at);
  else if constexpr (n == 4)
    return (byte_register)vqtbl4q_u8(four(0), (uint8x16_t)at);
  else  // an index beyond the table gives 0, or keeps what there was
    return (byte_register)vqtbx4q_u8(vqtbl4q_u8(four(0), (uint8x16_t)at), four(4), (uint8x16_t)(at - 64));
#endif
}

/// y[i] = x[index[i] % 32], as a permute of bytes.
template <class T>
PEWTER_INLINE void permute(const vec<T>* x, const vec<uint_of<T>>* index, vec<T>* y) {
  static_assert(has_table_permute<T>);
  using U = uint_of<T>;
  constexpr U ones = static_cast<U>(0x01010101u), bytes = static_cast<U>(0x03020100u);  // 0 for one byte
  byte_register table[batches<T>];
  each<batches<T>>([&](auto b) PEWTER_INLINE_LAMBDA { table[b] = (byte_register)raw(x[b]); });
  each<batches<T>>([&](auto b) PEWTER_INLINE_LAMBDA {
    const chunk<U> first = (raw(index[b]) & static_cast<U>(31)) * static_cast<U>(sizeof(T));
    const chunk<U> at = first * ones + bytes;
    y[b] = from_raw<T>((chunk<T>)bytes_of<batches<T>>(table, (byte_register)at));
  });
}
#endif

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
