// The tail of the normal distribution on one register, Q(a) = erfc(a / sqrt 2) / 2 for a >= 0: what the erf
// form of gelu spends its time on.
//
// Q(a) = exp(-a^2/2) q(a), where q falls slowly, from 1/2 to 0.027 at a = 15: with s = 1 / (1 + 0.3 a) it is
// s p(s), p a minimax polynomial of degree 9 for the relative error (3.5e-9, found by Lawson's iteration).
// The exponent must be exact, as the tail magnifies its error by a^2: it is taken as its rounded value and
// the rest. 5.3 ulp measured with fma, 6.4 without; 8 eps at most, from
//   s: rounded twice, and q is at most 2.7 times as sensitive          2.7
//   p: Horner's rule, 1.5 for its roundings, 1.2 for its coefficients  2.7
//   exp 1.2; what the exponent leaves, s p and the product 0.5 each    2.7
#pragma once

#include "pewter/native/exp.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

/// exponent + x^2/2, exactly, where exponent is x * half rounded, and half is -x/2.
template <class V>
PEWTER_INLINE V rounding_of_exponent(const V& x, const V& half, const V& exponent) {
  if constexpr (fuses_multiply_add) {
    return fnma(x, half, exponent);
  } else {  // Dekker's product: parts of 12 bits, whose products are exact
    const V high = upper_bits(x), low = x - high, half_high = high * V(-0.5f), half_low = half - half_high;
    return ((exponent - high * half_high) - V(2.0f) * high * half_low) - low * half_low;
  }
}

/// The tail for 0 <= x <= 15; NaN stays NaN.
template <class V>
PEWTER_INLINE V normal_tail_of_bounded(const V& x) {
  const V s = divide(V(1.0f), fma(x, V(0.3f), V(1.0f)));
  V p(-0x1.51fae0p-6f);
  p = fma(p, s, V(0x1.cca7e0p-4f));
  p = fma(p, s, V(-0x1.d386f4p-3f));
  p = fma(p, s, V(0x1.88fa12p-3f));
  p = fma(p, s, V(-0x1.45ab60p-4f));
  p = fma(p, s, V(0x1.8a0e2cp-4f));
  p = fma(p, s, V(0x1.41033ap-4f));
  p = fma(p, s, V(0x1.c38a58p-4f));
  p = fma(p, s, V(0x1.e9c39ep-4f));
  p = fma(p, s, V(0x1.ea3ca0p-4f));
  const V q = p * s, half = x * V(-0.5f), exponent = x * half;
  return exp_of_bounded(exponent) * fnma(q, rounding_of_exponent(x, half, exponent), q);
}

/// NaN stays NaN; 0 from 14.2 on, where the tail is below the smallest float.
template <class V>
PEWTER_INLINE V normal_tail(const V& a) {
  return normal_tail_of_bounded(clamp(a, 0.0f, 15.0f));
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
