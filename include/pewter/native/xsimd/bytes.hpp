// The adapter's unpacking of bytes: 32 of them are a register, or two of 16 on SSE and NEON.
#pragma once

#include "pewter/half.hpp"
#include "pewter/native/xsimd/xsimd.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

using byte_vec = vec<std::uint8_t>;
using half_bytes = chunk<std::uint8_t, 16>;

PEWTER_INLINE half_bytes load_16_bytes(const std::uint8_t* p) {
  half_bytes r;
  __builtin_memcpy(&r, p, sizeof r);
  return r;
}

PEWTER_INLINE byte_vec shift_bytes_left(const byte_vec& a, int n) {
  // Shifts 16 bits, which every instruction set can, and masks what has come from the byte below.
  using words = chunk<std::uint16_t, width<std::uint8_t> / 2>;
  const auto shifted = (chunk<std::uint8_t>)((words)raw(a) << static_cast<std::uint16_t>(n));
  const auto kept = static_cast<std::uint8_t>(255u << n);
  return from_raw<std::uint8_t>(shifted & kept);
}
PEWTER_INLINE byte_vec shift_bytes_right(const byte_vec& a, int n) {
  const auto by = static_cast<std::uint8_t>(n);
  return from_raw<std::uint8_t>(raw(a) >> by);
}

/// x; the compiler knows nothing of its value.
PEWTER_INLINE std::uint32_t opaque(std::uint32_t x) {
  __asm__("" : "+r"(x));
  return x;
}
/// a, which the compiler must not make part of a fused multiply-add.
PEWTER_INLINE vec<float> rounded(const vec<float>& a) {
  chunk<float> r = raw(a);
#if defined(__x86_64__)
  __asm__("" : "+x"(r));
#else
  __asm__("" : "+w"(r));
#endif
  return from_raw<float>(r);
}

/// The half of some bits as a float.
PEWTER_INLINE float float_of_half_bits(std::uint16_t bits) {
#if defined(__F16C__)
  return _cvtsh_ss(bits);
#elif defined(__aarch64__)
  return static_cast<float>(__builtin_bit_cast(__fp16, bits));
#else
  return static_cast<float>(half::from_bits(bits));
#endif
}
/// The same of eight.
PEWTER_INLINE void floats_of_half_bits(const std::uint16_t (&bits)[8], float* to) {
#if defined(__F16C__)
  const __m128i packed = _mm_setr_epi16((short)bits[0], (short)bits[1], (short)bits[2], (short)bits[3],
                                        (short)bits[4], (short)bits[5], (short)bits[6], (short)bits[7]);
  _mm256_storeu_ps(to, _mm256_cvtph_ps(packed));
#else
  for (int k = 0; k < 8; ++k) to[k] = float_of_half_bits(bits[k]);
#endif
}

/// y = the 16 bytes of `low`, then those of `high`.
PEWTER_INLINE void join_bytes(half_bytes low, half_bytes high, byte_vec* y) {
#if defined(PEWTER_AVX512) || defined(PEWTER_AVX2)
  const __m256i both = _mm256_inserti128_si256(_mm256_castsi128_si256((__m128i)low), (__m128i)high, 1);
  y[0] = from_raw<std::uint8_t>((chunk<std::uint8_t>)both);
#else
  y[0] = from_raw<std::uint8_t>(low);
  y[1] = from_raw<std::uint8_t>(high);
#endif
}

PEWTER_INLINE void lower_then_upper_nibbles(const std::uint8_t* p, byte_vec* y) {
  const half_bytes bytes = load_16_bytes(p);
  join_bytes(bytes & 15, bytes >> 4, y);
}

/// 8 codes, each in a byte of its own.
template <int bits>
PEWTER_INLINE std::uint64_t spread_codes(const std::uint8_t* p) {
  std::uint64_t packed = 0;
  __builtin_memcpy(&packed, p, bits);
  constexpr std::uint64_t mask = 0x0101010101010101u * ((1u << bits) - 1);
#if defined(__BMI2__)
  return _pdep_u64(packed, mask);
#else
  std::uint64_t codes = 0;
  each<8>([&](auto k) PEWTER_INLINE_LAMBDA { codes |= (packed >> (bits * k) & (mask & 255)) << (8 * k); });
  return codes;
#endif
}
template <int bits>
PEWTER_INLINE void packed_codes(const std::uint8_t* p, byte_vec* y) {
  if constexpr (bits == 4) {
    const half_bytes bytes = load_16_bytes(p), low = bytes & 15, high = bytes >> 4;
    return join_bytes(
        __builtin_shufflevector(low, high, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23),
        __builtin_shufflevector(low, high, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31), y);
  }
  using words = chunk<std::uint64_t, 2>;
  const words low = {spread_codes<bits>(p), spread_codes<bits>(p + bits)};
  const words high = {spread_codes<bits>(p + 2 * bits), spread_codes<bits>(p + 3 * bits)};
  join_bytes((half_bytes)low, (half_bytes)high, y);
}

PEWTER_INLINE void table_of_16(const std::uint8_t* table, const byte_vec* index, byte_vec* y) {
  const half_bytes values = load_16_bytes(table);
  each<batches<std::uint8_t>>([&](auto k) PEWTER_INLINE_LAMBDA {
    const auto at = raw(index[k]) & 15;
#if defined(PEWTER_AVX512) || defined(PEWTER_AVX2)
    const __m256i both = _mm256_broadcastsi128_si256((__m128i)values);
    y[k] = from_raw<std::uint8_t>((chunk<std::uint8_t>)_mm256_shuffle_epi8(both, (__m256i)at));
#elif defined(__x86_64__)
    y[k] = from_raw<std::uint8_t>((chunk<std::uint8_t>)_mm_shuffle_epi8((__m128i)values, (__m128i)at));
#else
    y[k] = from_raw<std::uint8_t>((chunk<std::uint8_t>)vqtbl1q_u8((uint8x16_t)values, (uint8x16_t)at));
#endif
  });
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
