// Blocks from numbers: encode<type>(x, block) for GGUF's types whose blocks have one scale a code's range,
// and for those of sixteen values; encode_affine<bits> for MLX's.
#pragma once

#include "kernels/quantized/fit.kernel.hpp"
#include "kernels/quantized/formats.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// What the types of 32 elements with codes of four and five bits have in common.
template <block_type type>
struct nibble_layout {
  static constexpr bool five = type == block_type::q5_0 || type == block_type::q5_1;
  static constexpr bool has_minimum = type == block_type::q4_1 || type == block_type::q5_1;
  static constexpr int levels = five ? 32 : 16, codes_at = has_minimum ? 4 : 2;
};

/// 32 codes: lower halves of bytes first, fifth bits in four bytes before them.
template <bool five>
PEWTER_INLINE void put_nibbles(const std::uint8_t* codes, std::uint8_t* to) {
  if constexpr (five) {
    for (int b = 0; b < 4; ++b) {
      unsigned bits = 0;
      for (int k = 0; k < 8; ++k) bits |= (codes[8 * b + k] >> 4 & 1u) << k;
      to[b] = static_cast<std::uint8_t>(bits);
    }
    to += 4;
  }
  for (int k = 0; k < 16; ++k) to[k] = static_cast<std::uint8_t>((codes[k] & 15) | (codes[k + 16] & 15) << 4);
}

/// q4_0, q4_1, q5_0, q5_1: x / scale, from the element farthest from zero or from the lowest one.
template <block_type type>
PEWTER_INLINE void encode_nibbles(const float* x, std::uint8_t* block) {
  using layout = nibble_layout<type>;
  const extremes e = extremes_of(x, 32);
  constexpr auto half_of_levels = static_cast<float>(layout::levels / 2);
  const float scale = layout::has_minimum ? (e.highest - e.lowest) / static_cast<float>(layout::levels - 1)
                                          : e.farthest / -half_of_levels;
  const float to_code = inverse(scale), from = layout::has_minimum ? e.lowest : 0.0f;
  const float middle = layout::has_minimum ? 0.5f : half_of_levels + 0.5f;
  std::uint8_t codes[32];
  for (int k = 0; k < 32; ++k) {
    const float product = (x[k] - from) * to_code, code = rounded(product) + middle;
    codes[k] = static_cast<std::uint8_t>(code < static_cast<float>(layout::levels) ? static_cast<int>(code)
                                                                                   : layout::levels - 1);
  }
  put_half(block, scale);
  if constexpr (layout::has_minimum) put_half(block + 2, e.lowest);
  put_nibbles<layout::five>(codes, block + layout::codes_at);
}

PEWTER_INLINE void encode_q8_0(const float* x, std::uint8_t* block) {
  const float scale = __builtin_fabsf(extremes_of(x, 32).farthest) / 127.0f, to_code = inverse(scale);
  put_half(block, scale);
  for (int k = 0; k < 32; ++k)
    block[2 + k] = static_cast<std::uint8_t>(nearest_away_from_zero(x[k] * to_code));
}

/// Nibbles of the table's nearest values: `n` elements in n / 2 bytes, lower halves first.
PEWTER_INLINE void put_nearest(const std::uint8_t* table, const float* x, int n, float scale,
                               std::uint8_t* to) {
  for (int k = 0; k < n / 2; ++k)
    to[k] = static_cast<std::uint8_t>(nearest_of_16(table, x[k], scale) |
                                      nearest_of_16(table, x[k + n / 2], scale) << 4);
}

PEWTER_INLINE void encode_iq4_nl(const float* x, std::uint8_t* block) {
  const float scale = fit_table(iq4_values, x, 32);
  put_half(block, scale);
  put_nearest(iq4_values, x, 32, half_at(block), block + 2);
}

/// The scale 2^e for which the largest magnitude is 4 to 8; FP4 has 6.
PEWTER_INLINE void encode_mxfp4(const float* x, std::uint8_t* block) {
  const float largest = __builtin_fabsf(extremes_of(x, 32).farthest);
  const auto exponent = static_cast<int>(__builtin_bit_cast(std::uint32_t, largest) >> 23);
  block[0] = static_cast<std::uint8_t>(exponent > 2 ? exponent - 2 : 0);
  put_nearest(fp4_values, x, 32, half_of_e8m0(block[0]), block + 1);
}

/// The unsigned float of eight bits nearest to x, ties up; at most 448.
PEWTER_INLINE std::uint8_t nearest_ue4m3(float x) {
  if (!(x > 0)) return 0;
  if (x >= 448) return 0x7e;
  if (x < 0x1p-6f) return static_cast<std::uint8_t>(clamped(static_cast<int>(x * 512.0f + 0.5f), 0, 7));
  const std::uint32_t bits =
      __builtin_bit_cast(std::uint32_t, x) + 0x80000u;  // half of the last bit that is kept
  const std::uint32_t code = (bits >> 20) - (120u << 3);
  return static_cast<std::uint8_t>(code < 0x7e ? code : 0x7e);
}
PEWTER_INLINE void encode_nvfp4(const float* x, std::uint8_t* block) {
  for (int s = 0; s < 4; ++s) {
    const float* const of_scale = x + 16 * s;
    block[s] = nearest_ue4m3(__builtin_fabsf(extremes_of(of_scale, 16).farthest) / 6.0f);
    put_nearest(fp4_values, of_scale, 16, half_of_ue4m3(block[s]), block + 4 + 8 * s);
  }
}

/// A group of MLX's: the end farther from zero is met exactly, and zero where it lies between the ends.
template <int bits>
[[gnu::noinline]] static scale_and_minimum encode_affine(const float* x, int n, std::uint8_t* to) {
  constexpr int levels = (1 << bits) - 1;
  const extremes e = extremes_of(x, n);
  const bool from_lowest = __builtin_fabsf(e.lowest) > __builtin_fabsf(e.highest);
  float scale = (e.highest - e.lowest) / static_cast<float>(levels);
  scale = scale > 1e-7f ? scale : 1e-7f;
  if (!from_lowest) scale = -scale;
  const float edge = from_lowest ? e.lowest : e.highest;
  const float of_edge = nearest_whole(edge / scale);
  const float bias = of_edge == 0 ? 0.0f : edge;
  if (of_edge != 0) scale = edge / of_edge;
  for (int k = 0; k < n; k += 8) {
    std::uint64_t packed = 0;
    for (int j = 0; j < 8; ++j) {
      const int code = clamped(nearest_int((x[k + j] - bias) / scale), 0, levels);
      packed |= static_cast<std::uint64_t>(code) << (bits * j);
    }
    __builtin_memcpy(to + k / 8 * bits, &packed, bits);
  }
  return {scale, bias};
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE

#include "kernels/quantized/encode_k.kernel.hpp"
