// The adapter's tiles of byte products, where the target has dot products of bytes (PEWTER_BYTE_TILES). Each
// lane of a register has four bytes of one column, which are multiplied by the same four of a row.
#pragma once

#include "pewter/native/xsimd/byte_dot.hpp"

#if defined(__AVX512VNNI__) || defined(__AVXVNNI__) || defined(__ARM_FEATURE_DOTPROD)
#define PEWTER_BYTE_TILES 1

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

using tile_ints = chunk<std::int32_t>;
using tile_floats = chunk<float>;

PEWTER_INLINE tile_ints all_tile_ints(std::int32_t x) {
#if defined(PEWTER_AVX512)
  return (tile_ints)_mm512_set1_epi32(x);
#elif defined(PEWTER_AVX2)
  return (tile_ints)_mm256_set1_epi32(x);
#else
  return (tile_ints)vdupq_n_s32(x);
#endif
}
PEWTER_INLINE tile_floats all_tile_floats(float x) {
  return (tile_floats)all_tile_ints(__builtin_bit_cast(std::int32_t, x));
}

/// Registers across a tile's columns: as many as six rows leave room for.
#if defined(PEWTER_AVX512) || !defined(__x86_64__)
inline constexpr int tile_registers = 2;
#else
inline constexpr int tile_registers = 1;
#endif

PEWTER_INLINE tile_ints add_tile_products(tile_ints sums, tile_ints columns, tile_ints row) {
#if defined(PEWTER_AVX512)
  return (tile_ints)_mm512_dpbusd_epi32((__m512i)sums, (__m512i)columns, (__m512i)row);
#elif defined(PEWTER_AVX2)
  return (tile_ints)_mm256_dpbusd_avx_epi32((__m256i)sums, (__m256i)columns, (__m256i)row);
#else
  return (tile_ints)vdotq_s32((int32x4_t)sums, (int8x16_t)columns, (int8x16_t)row);
#endif
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
#endif
