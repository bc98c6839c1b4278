// Two-byte storage types: half (IEEE binary16) and bfloat (the upper half of a float).
//
// They only store: arithmetic is in float. Conversions are explicit and exact or correctly rounded: to
// nearest, ties to even, subnormals kept, overflow to infinity. A NaN stays a NaN with its sign and the
// upper bits of its payload, and is quieted as x86's vcvtps2ph and vcvtph2ps do. Everything is constexpr,
// uses no floating-point environment but nearest-even, and is inlined at every optimisation level so that
// per-target files emit no function that the linker could merge.
#pragma once

#include <cstdint>

#include "pewter/native/target.hpp"

namespace pewter {

/// IEEE binary16: 1 sign, 5 exponent, 10 fraction bits. Range 6e-8 to 65504, 3.3 decimal digits.
struct half {
  std::uint16_t bits;

  static constexpr float epsilon = 0x1p-10f;        ///< from 1 to the next value
  static constexpr float unit_roundoff = 0x1p-11f;  ///< largest relative rounding error of a normal result
  static constexpr float max = 65504.0f;            ///< largest finite value
  static constexpr float min_normal = 0x1p-14f;
  static constexpr float min_subnormal = 0x1p-24f;

  half() = default;
  /// Rounds to the nearest half, ties to even.
  PEWTER_INLINE explicit constexpr half(float value) : bits(round_bits(value)) {}
  /// The value, which a float has exactly.
  PEWTER_INLINE explicit constexpr operator float() const;
  /// The half whose representation is the pattern.
  PEWTER_INLINE static constexpr half from_bits(std::uint16_t pattern) {
    half result(0.0f);
    result.bits = pattern;
    return result;
  }
  /// Equality of bits: a NaN equals itself, 0 and -0 differ.
  PEWTER_INLINE friend constexpr bool operator==(half a, half b) { return a.bits == b.bits; }

 private:
  PEWTER_INLINE static constexpr std::uint16_t round_bits(float value);
};

/// bfloat16: 1 sign, 8 exponent, 7 fraction bits. The range of float, 2.4 decimal digits.
struct bfloat {
  std::uint16_t bits;

  static constexpr float epsilon = 0x1p-7f;
  static constexpr float unit_roundoff = 0x1p-8f;
  static constexpr float max = 0x1.fep127f;
  static constexpr float min_normal = 0x1p-126f;
  static constexpr float min_subnormal = 0x1p-133f;

  bfloat() = default;
  /// Rounds to the nearest bfloat, ties to even. (x86's vcvtneps2bf16 flushes subnormals; this does not.)
  PEWTER_INLINE explicit constexpr bfloat(float value) : bits(round_bits(value)) {}
  /// The value, which a float has exactly.
  PEWTER_INLINE explicit constexpr operator float() const {
    return __builtin_bit_cast(float, static_cast<std::uint32_t>(bits) << 16);
  }
  /// The bfloat whose representation is the pattern.
  PEWTER_INLINE static constexpr bfloat from_bits(std::uint16_t pattern) {
    bfloat result(0.0f);
    result.bits = pattern;
    return result;
  }
  /// Equality of bits: a NaN equals itself, 0 and -0 differ.
  PEWTER_INLINE friend constexpr bool operator==(bfloat a, bfloat b) { return a.bits == b.bits; }

 private:
  PEWTER_INLINE static constexpr std::uint16_t round_bits(float value);
};

// Details ------------------------------------------------------------------------------------------

constexpr half::operator float() const {
  const std::uint32_t sign = (bits & 0x8000u) << 16;
  const std::uint32_t exponent = (bits >> 10) & 0x1fu;
  const std::uint32_t fraction = bits & 0x3ffu;
  std::uint32_t magnitude = 0;
  if (exponent == 31) {  // infinity, NaN (quieted)
    magnitude = 0x7f800000u | fraction << 13 | (fraction != 0 ? 0x400000u : 0u);
  } else if (exponent == 0) {  // zero, subnormal: a normal float
    magnitude = __builtin_bit_cast(std::uint32_t, static_cast<float>(fraction) * 0x1p-24f);
  } else {
    magnitude = (exponent + 112) << 23 | fraction << 13;
  }
  return __builtin_bit_cast(float, sign | magnitude);
}

constexpr std::uint16_t half::round_bits(float value) {
  const std::uint32_t pattern = __builtin_bit_cast(std::uint32_t, value);
  const std::uint32_t sign = (pattern >> 16) & 0x8000u;
  const std::uint32_t magnitude = pattern & 0x7fffffffu;
  std::uint32_t rounded = 0;
  if (magnitude > 0x7f800000u) {
    rounded = 0x7e00u | ((magnitude >> 13) & 0x3ffu);  // NaN
  } else if (magnitude >= 0x477ff000u) {
    rounded = 0x7c00u;                    // 65520, half way to 2^16, and up
  } else if (magnitude >= 0x38800000u) {  // 2^-14: a normal half; a carry into the exponent is right
    const std::uint32_t rebiased = magnitude - (112u << 23);
    rounded = (rebiased + 0xfffu + ((rebiased >> 13) & 1u)) >> 13;
  } else if (magnitude > 0x33000000u) {  // above 2^-25: a subnormal, in units of 2^-24
    const std::uint32_t significand = (magnitude & 0x7fffffu) | 0x800000u;
    const std::uint32_t shift = 126 - (magnitude >> 23);  // 14 to 24
    const std::uint32_t kept = significand >> shift;
    rounded = (significand + (1u << (shift - 1)) - 1u + (kept & 1u)) >> shift;
  }
  return static_cast<std::uint16_t>(sign | rounded);
}

constexpr std::uint16_t bfloat::round_bits(float value) {
  const std::uint32_t pattern = __builtin_bit_cast(std::uint32_t, value);
  const bool is_nan = (pattern & 0x7fffffffu) > 0x7f800000u;
  return static_cast<std::uint16_t>(is_nan ? (pattern >> 16) | 0x40u
                                           : (pattern + 0x7fffu + ((pattern >> 16) & 1u)) >> 16);
}

static_assert(sizeof(half) == 2 && sizeof(bfloat) == 2);
static_assert(__is_trivially_copyable(half) && __is_trivially_copyable(bfloat));

}  // namespace pewter
