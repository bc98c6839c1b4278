// The functions of include/pewter/detail/elementwise.inc on lanes; relu and silu lie in
// activations.kernel.hpp. With each, where its flops and its error come from.
#pragma once

#include "kernels/elementwise/activations.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Error: the one rounding of the sum, eps/2 of |y|.
PEWTER_INLINE lanes<float> add(const lanes<float>& a, const lanes<float>& b) { return a + b; }

/// silu. Flops: negation, exp counted as one, addition, division. Error relative to |y|, of max(x, 0) - t
/// with t = |x| / (1 + exp(|x|)): the argument is exact; exp 1.5 ulp <= 1.5 eps, which 1 + exp only weakens,
/// addition and division eps/2 each, so t is off by 2.5 eps. For negative x it is all; for positive x exp has
/// half of its weight at most, t is at most y, and the difference rounds, eps/2: 2.25 eps.

/// Flops: square, fma, product, exp counted as one, addition, division. Error relative to |y|: -2u is off by
/// the square, the fma and the product of eps/2 each and constants of eps/2 each, 2.5 eps |2u| in all; as an
/// absolute error of the argument it is the relative one of exp. |2u| <= 50 for |x| <= 8, which the tests do
/// not exceed, and for x > 0 the exponential counts for little, as in silu. exp itself 1.5 eps, addition and
/// division eps/2 each: 2.5 * 50 + 2.5 = 127.5. Relative to |x| it would be 4.
PEWTER_INLINE lanes<float> gelu(const lanes<float>& x) { return gelu_by_tanh(x); }

/// Flops: as gelu, whose place it takes; the polynomial counts as part of the one function. Error relative to
/// |y|: for negative x the normal distribution is the tail, 8 eps (AVX-512: 1), and the product rounds,
/// eps/2. For positive x the product is taken from x and at most as large as the difference: no more than
/// that, and eps/2 for the difference.
PEWTER_INLINE lanes<float> gelu_erf(const lanes<float>& x) { return gelu_by_erf(x); }

/// Error relative to |y|: silu's 2.5 eps and eps/2 of the product.
PEWTER_INLINE lanes<float> swiglu(const lanes<float>& gate, const lanes<float>& up) {
  return silu(gate) * up;
}

/// Error relative to |y|: gelu's 2.5 eps (1 + |2 u| e / (1 + e)), where e = exp(-2 u), and eps/2 of the
/// product: 3 eps of the magnitude |y| (1 + |2 u| e / (1 + e)).
PEWTER_INLINE lanes<float> geglu(const lanes<float>& gate, const lanes<float>& up) {
  return gelu_by_tanh(gate) * up;
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
