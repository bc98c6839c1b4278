// The OpenMP layer's unpacking of bytes, as loops over 32 of them.
#pragma once

#include "pewter/half.hpp"
#include "pewter/native/openmp/openmp.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

using byte_vec = vec<std::uint8_t>;

/// y[k] = f(k) for 32 bytes.
template <class F>
PEWTER_INLINE void fill_bytes(byte_vec* y, F f) {
  std::uint8_t bytes[lane_count];
  simd_loop<lane_count>([&](int k) PEWTER_INLINE_LAMBDA { bytes[k] = static_cast<std::uint8_t>(f(k)); });
  __builtin_memcpy(y, bytes, sizeof bytes);
}

PEWTER_INLINE byte_vec shift_bytes_left(const byte_vec& a, int n) {
  return map_register([n](std::uint8_t x) PEWTER_INLINE_LAMBDA { return static_cast<std::uint8_t>(x << n); },
                      a);
}
PEWTER_INLINE byte_vec shift_bytes_right(const byte_vec& a, int n) {
  return map_register([n](std::uint8_t x) PEWTER_INLINE_LAMBDA { return static_cast<std::uint8_t>(x >> n); },
                      a);
}
PEWTER_INLINE float float_of_half_bits(std::uint16_t bits) {
  return static_cast<float>(half::from_bits(bits));
}
PEWTER_INLINE void floats_of_half_bits(const std::uint16_t (&bits)[8], float* to) {
  for (int k = 0; k < 8; ++k) to[k] = float_of_half_bits(bits[k]);
}
/// x; the compiler knows nothing of its value.
PEWTER_INLINE std::uint32_t opaque(std::uint32_t x) {
  __asm__("" : "+r"(x));
  return x;
}
/// a, which the compiler must not make part of a fused multiply-add.
PEWTER_INLINE vec<float> rounded(const vec<float>& a) {
  vec<float> r = a;
  __asm__("" : "+m"(r));
  return r;
}
PEWTER_INLINE void lower_then_upper_nibbles(const std::uint8_t* p, byte_vec* y) {
  fill_bytes(y, [&](int k) PEWTER_INLINE_LAMBDA { return k < 16 ? p[k] & 15 : p[k - 16] >> 4; });
}
template <int bits>
PEWTER_INLINE void packed_codes(const std::uint8_t* p, byte_vec* y) {
  constexpr int all = bits * lane_count / 8;
  std::uint8_t padded[all + 1] = {};
  __builtin_memcpy(padded, p, all);
  fill_bytes(y, [&](int k) PEWTER_INLINE_LAMBDA {
    const int at = k * bits / 8;
    return (padded[at] | padded[at + 1] << 8) >> (k * bits % 8) & ((1 << bits) - 1);
  });
}
/// 8 codes, each in a byte of its own.
template <int bits>
PEWTER_INLINE std::uint64_t spread_codes(const std::uint8_t* p) {
  std::uint64_t packed = 0, codes = 0;
  for (int k = 0; k < bits; ++k) packed |= static_cast<std::uint64_t>(p[k]) << (8 * k);
  for (int k = 0; k < 8; ++k) codes |= (packed >> (bits * k) & ((1u << bits) - 1)) << (8 * k);
  return codes;
}
PEWTER_INLINE void table_of_16(const std::uint8_t* table, const byte_vec* index, byte_vec* y) {
  std::uint8_t at[lane_count];
  __builtin_memcpy(at, index, sizeof at);
  fill_bytes(y, [&](int k) PEWTER_INLINE_LAMBDA { return table[at[k] & 15]; });
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
