// Blocks of 256 from numbers: each part's scale by least squares, then the scales as codes of the block's
// own, then the codes that are best for the scales as they will be read.
#pragma once

#include "kernels/quantized/encode.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

constexpr int of_superblock = 256;

/// What a decoder will read: from the block itself, so that codes fit the scales as they are stored.
template <class F>
struct stored_scales {
  float scale[F::runs * F::parts], addend[F::runs * F::parts] = {};

  PEWTER_INLINE explicit stored_scales(const std::uint8_t* block) { F::scales(block, scale, addend); }
  PEWTER_INLINE int code(const float* x, int k, int low, int high) const {
    const int part = k * F::parts / lane_count;
    const float to_code = inverse(scale[part]);
    return clamped(nearest_int((x[k] - addend[part]) * to_code), low, high);
  }
};

/// The scale of `count` parts whose own scales are codes from -levels to levels - 1, and these codes.
PEWTER_INLINE float codes_of_scales(const float* scales, int count, int levels, int* codes) {
  const float farthest = extremes_of(scales, count).farthest, d = farthest / static_cast<float>(-levels);
  const float read = static_cast<float>(half(d)), to_code = inverse(read);
  for (int k = 0; k < count; ++k) codes[k] = clamped(nearest_int(scales[k] * to_code), -levels, levels - 1);
  return read;
}

PEWTER_INLINE void encode_q3_k(const float* x, std::uint8_t* block) {
  using F = format<block_type::q3_K>;
  float scales[16];
  int codes[16];
  for (int p = 0; p < 16; ++p) scales[p] = fit_symmetric(x + 16 * p, 16, 4);
  __builtin_memset(block, 0, F::bytes);
  put_half(block + 108, codes_of_scales(scales, 16, 32, codes));
  for (int p = 0; p < 16; ++p) {
    const int code = codes[p] + 32;
    block[96 + p % 8] |= static_cast<std::uint8_t>((code & 15) << (p / 8 * 4));
    block[104 + p % 4] |= static_cast<std::uint8_t>((code >> 4) << (p / 4 * 2));
  }
  const stored_scales<F> stored(block);
  for (int k = 0; k < of_superblock; ++k) {
    const int code = stored.code(x, k, -4, 3) + 4, run = k / 32, lane = k % 32;
    block[32 + 32 * (run / 4) + lane] |= static_cast<std::uint8_t>((code & 3) << (2 * (run % 4)));
    block[lane] |= static_cast<std::uint8_t>((code >> 2) << run);
  }
}

PEWTER_INLINE void encode_q6_k(const float* x, std::uint8_t* block) {
  using F = format<block_type::q6_K>;
  float scales[16];
  int codes[16];
  for (int p = 0; p < 16; ++p) scales[p] = fit_symmetric(x + 16 * p, 16, 32);
  __builtin_memset(block, 0, F::bytes);
  put_half(block + 208, codes_of_scales(scales, 16, 128, codes));
  for (int p = 0; p < 16; ++p) block[192 + p] = static_cast<std::uint8_t>(codes[p]);
  const stored_scales<F> stored(block);
  for (int k = 0; k < of_superblock; ++k) {
    const int code = stored.code(x, k, -32, 31) + 32, run = k / 32, lane = k % 32, quarter = run % 4;
    block[64 * (run / 4) + 32 * (quarter % 2) + lane] |=
        static_cast<std::uint8_t>((code & 15) << (quarter >= 2 ? 4 : 0));
    block[128 + 32 * (run / 4) + lane] |= static_cast<std::uint8_t>((code >> 4) << (2 * quarter));
  }
}

PEWTER_INLINE void encode_iq4_xs(const float* x, std::uint8_t* block) {
  using F = format<block_type::iq4_xs>;
  float scales[8];
  int codes[8];
  for (int r = 0; r < 8; ++r) scales[r] = fit_table(iq4_values, x + 32 * r, 32);
  __builtin_memset(block, 0, F::bytes);
  put_half(block, codes_of_scales(scales, 8, 32, codes));
  unsigned upper = 0;
  for (int r = 0; r < 8; ++r) {
    const auto code = static_cast<unsigned>(codes[r] + 32);
    block[4 + r / 2] |= static_cast<std::uint8_t>((code & 15) << (4 * (r % 2)));
    upper |= (code >> 4) << (2 * r);
  }
  block[2] = static_cast<std::uint8_t>(upper);
  block[3] = static_cast<std::uint8_t>(upper >> 8);
  const stored_scales<F> stored(block);
  for (int r = 0; r < 8; ++r) put_nearest(iq4_values, x + 32 * r, 32, stored.scale[r], block + 8 + 16 * r);
}

/// Scales and minima of `count` parts, as codes from 0 to `most` that two halves of the block multiply.
struct affine_codes {
  std::uint8_t scale[16], minimum[16];
  float d, of_minima;

  PEWTER_INLINE affine_codes(const float* x, int count, int levels, int most) {
    scale_and_minimum fitted[16];
    float largest = 0, largest_minimum = 0;
    for (int p = 0; p < count; ++p) {
      fitted[p] = fit_affine(x + of_superblock / count * p, of_superblock / count, levels);
      largest = fitted[p].scale > largest ? fitted[p].scale : largest;
      largest_minimum = fitted[p].minimum > largest_minimum ? fitted[p].minimum : largest_minimum;
    }
    d = static_cast<float>(half(largest / static_cast<float>(most)));
    of_minima = static_cast<float>(half(largest_minimum / static_cast<float>(most)));
    for (int p = 0; p < count; ++p) {
      scale[p] = static_cast<std::uint8_t>(clamped(nearest_int(fitted[p].scale * inverse(d)), 0, most));
      minimum[p] =
          static_cast<std::uint8_t>(clamped(nearest_int(fitted[p].minimum * inverse(of_minima)), 0, most));
    }
  }
};

PEWTER_INLINE void encode_q2_k(const float* x, std::uint8_t* block) {
  using F = format<block_type::q2_K>;
  const affine_codes of(x, 16, 3, 15);
  __builtin_memset(block, 0, F::bytes);
  for (int p = 0; p < 16; ++p) block[p] = static_cast<std::uint8_t>(of.scale[p] | of.minimum[p] << 4);
  put_half(block + 80, of.d);
  put_half(block + 82, of.of_minima);
  const stored_scales<F> stored(block);
  for (int k = 0; k < of_superblock; ++k) {
    const int run = k / 32;
    block[16 + 32 * (run / 4) + k % 32] |=
        static_cast<std::uint8_t>(stored.code(x, k, 0, 3) << (2 * (run % 4)));
  }
}

/// q4_K, and q5_K, whose fifth bits lie before the nibbles.
template <block_type type>
PEWTER_INLINE void encode_q45_k(const float* x, std::uint8_t* block) {
  using F = format<type>;
  constexpr bool five = type == block_type::q5_K;
  constexpr int levels = five ? 31 : 15, nibbles_at = five ? 48 : 16;
  const affine_codes of(x, 8, levels, 63);
  __builtin_memset(block, 0, F::bytes);
  put_half(block, of.d);
  put_half(block + 2, of.of_minima);
  std::uint8_t* const packed = block + 4;
  for (int p = 0; p < 4; ++p) {
    packed[p] = static_cast<std::uint8_t>(of.scale[p] | (of.scale[p + 4] >> 4) << 6);
    packed[p + 4] = static_cast<std::uint8_t>(of.minimum[p] | (of.minimum[p + 4] >> 4) << 6);
    packed[p + 8] = static_cast<std::uint8_t>((of.scale[p + 4] & 15) | (of.minimum[p + 4] & 15) << 4);
  }
  const stored_scales<F> stored(block);
  for (int k = 0; k < of_superblock; ++k) {
    const int code = stored.code(x, k, 0, levels), run = k / 32, lane = k % 32;
    block[nibbles_at + 32 * (run / 2) + lane] |= static_cast<std::uint8_t>((code & 15) << (run % 2 * 4));
    if constexpr (five) block[16 + lane] |= static_cast<std::uint8_t>((code >> 4) << run);
  }
}

/// One of GGUF's blocks.
template <block_type type>
[[gnu::noinline]] static void encode(const float* x, std::uint8_t* block) {
  if constexpr (type == block_type::q8_0)
    encode_q8_0(x, block);
  else if constexpr (type == block_type::iq4_nl)
    encode_iq4_nl(x, block);
  else if constexpr (type == block_type::iq4_xs)
    encode_iq4_xs(x, block);
  else if constexpr (type == block_type::mxfp4)
    encode_mxfp4(x, block);
  else if constexpr (type == block_type::nvfp4)
    encode_nvfp4(x, block);
  else if constexpr (type == block_type::q2_K)
    encode_q2_k(x, block);
  else if constexpr (type == block_type::q3_K)
    encode_q3_k(x, block);
  else if constexpr (type == block_type::q6_K)
    encode_q6_k(x, block);
  else if constexpr (type == block_type::q4_K || type == block_type::q5_K)
    encode_q45_k<type>(x, block);
  else
    encode_nibbles<type>(x, block);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
