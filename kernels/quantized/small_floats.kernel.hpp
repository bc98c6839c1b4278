// Scales of few bits, and the tables of four-bit codes, as numbers.
#pragma once

#include <cstdint>

#include "pewter/native/target.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Half of 2^(x - 127), the scale of OCP's microscaling formats (E8M0).
PEWTER_INLINE constexpr float half_of_e8m0(std::uint8_t x) {
  const std::uint32_t bits = x < 2 ? 0x00200000u << x : static_cast<std::uint32_t>(x - 1) << 23;
  return __builtin_bit_cast(float, bits);
}

/// Half of an unsigned float of 4 exponent and 3 fraction bits, bias 7. GGUF reads 0x7f, a NaN, as 0.
PEWTER_INLINE constexpr float half_of_ue4m3(std::uint8_t x) {
  const std::uint32_t exponent = x >> 3 & 15u, fraction = x & 7u;
  if (x == 0x7f) return 0;
  if (exponent == 0) return static_cast<float>(fraction) * 0x1p-10f;
  return __builtin_bit_cast(float, (exponent + 119) << 23 | fraction << 20);
}

/// Signed bytes: the values of iq4_nl and iq4_xs.
constexpr std::uint8_t iq4_values[16] = {129, 152, 173, 191, 207, 221, 234, 246,
                                         1,   13,  25,  38,  53,  69,  89,  113};
/// Signed bytes: twice the values of FP4 (E2M1).
constexpr std::uint8_t fp4_values[16] = {0, 1, 2, 3, 4, 6, 8, 12, 0, 255, 254, 253, 252, 250, 248, 244};

}  // namespace
PEWTER_END_TARGET_NAMESPACE
