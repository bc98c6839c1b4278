// The activation functions on lanes, for the kernels that apply one and those that fuse it with a product.
#pragma once

#include "pewter/pewter.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// max(x, 0), as x without its negative part: the bits of x xor those of min(x, 0).
///
/// For a negative x the two are the same and leave 0, else min is 0 and x stays. So does NaN, because
/// min(NaN, 0) is 0; a plain max would drop it. Twice (AVX2: 1.5 times) as fast as select(x <= 0, 0, x),
/// whose mask leaves the vector registers before AVX-512.
PEWTER_INLINE lanes<float> relu(const lanes<float>& x) {
  return bitcast<float>(bitcast<std::uint32_t>(x) ^ bitcast<std::uint32_t>(min(x, 0.0f)));
}

/// x / (1 + exp(-x)). Where exp overflows, below -88.7, the quotient is -0: 1e-36 off.
PEWTER_INLINE lanes<float> silu(const lanes<float>& x) { return x / (exp(-x) + 1.0f); }

/// x/2 (1 + tanh(u)) with u = sqrt(2/pi) (x + 0.044715 x^3), as x / (1 + exp(-2 u)): the same function, since
/// (1 + tanh u)/2 = 1/(1 + exp(-2 u)), without the cancellation of 1 + tanh u for negative x, and cheaper by
/// what tanh costs more than exp.
PEWTER_INLINE lanes<float> gelu_by_tanh(const lanes<float>& x) {
  constexpr float linear = -1.5957691216f;  // -2 sqrt(2/pi)
  constexpr float cubic = -1.5957691216f * 0.044715f;
  const lanes<float> minus_2u = x * fma(x * x, lanes<float>(cubic), lanes<float>(linear));
  return x / (exp(minus_2u) + 1.0f);
}

/// x/2 (1 + erf(x / sqrt 2)) = x times the part of a normal distribution below x: its tail where x is
/// negative, so that nothing cancels, and 1 minus its tail where x is positive.
PEWTER_INLINE lanes<float> gelu_by_erf(const lanes<float>& x) {
  const lanes<float> tail = normal_tail(abs(x));
  return x * select(x < lanes<float>(0.0f), tail, lanes<float>(1.0f) - tail);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
