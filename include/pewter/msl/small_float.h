// Floats of 10 and 11 bits, as pixels have them: one conversion for host code and for Metal source.
#pragma once

namespace pewter::metal {

/// A float, by its bits, as an unsigned number of this many bits, 5 of them an exponent like a half's: to
/// the nearest, ties to even, rounded once. Numbers below zero are zero, NaN is NaN.
constexpr unsigned int small_float(unsigned int float_bits, unsigned int bits) {
  const unsigned int fraction = bits - 5, exponent = float_bits >> 23 & 255u;
  const unsigned int infinity = 31u << fraction, fraction_mask = 0x7fffffu, least_normal = 113;
  if ((float_bits & 0x7fffffffu) > 0x7f800000u) return infinity | ((1u << fraction) - 1);
  if (float_bits >> 31 != 0) return 0;
  const unsigned int below = exponent >= least_normal ? 0 : least_normal - exponent;
  const unsigned int n =
      below == 0 ? float_bits - ((least_normal - 1) << 23) : (float_bits & fraction_mask) | (1u << 23);
  const unsigned int drop = 23 - fraction + (below < 8 ? below : 8);  // 8 leave nothing
  const unsigned int rounded = (n + (1u << (drop - 1)) - 1 + (n >> drop & 1)) >> drop;
  return rounded < infinity ? rounded : infinity;
}

}  // namespace pewter::metal
