// The activation functions on lanes, for the kernels that apply one and those that fuse it with a product.
#pragma once

#include "pewter/pewter.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// max(x, 0); NaN stays NaN.
PEWTER_INLINE lanes<float> relu(const lanes<float>& x) {
  return native::map(x, [](auto v) { return native::larger_or_nan(decltype(v)(0.0f), v); });
}

/// min(|x|, limit); where x is NaN, NaN or the limit: relu(x) is what makes the result NaN.
PEWTER_INLINE lanes<float> bounded_magnitude(const lanes<float>& x, float limit) {
  return native::map(x, [=](auto v) { return native::bounded_magnitude(v, decltype(v)(limit)); });
}

/// x / (1 + exp(-z)), where z has x's sign, as max(x, 0) less |x| / (1 + exp(|z|)), which is at most half of
/// x, so that nothing cancels. The plain quotient would be 0 where the exponential overflows, below z =
/// -88.7, although the result is still a normal number. Here both summands of the denominator are taken by
/// 2^-32, and even the smallest floats are met.
///
/// @param magnitude |x|, or less where the exponential is infinite, so that -infinity gives 0 and not NaN
/// @param exponent |z|, at most 170
PEWTER_INLINE_UNLESS_SSE lanes<float> gated(const lanes<float>& x, const lanes<float>& magnitude,
                                            const lanes<float>& exponent) {
  constexpr float scale = 0x1p-32f;
  const lanes<float> exponential =
      native::map(exponent, [](auto v) { return native::exp_of_bounded<-32>(v); });
  return fma(bounded_quotient(magnitude, exponential + scale), lanes<float>(-scale), relu(x));
}

/// x / (1 + exp(-x)).
PEWTER_INLINE lanes<float> silu(const lanes<float>& x) {
  const lanes<float> magnitude = bounded_magnitude(x, 112);  // 2^-32 exp(112) is infinite
  return gated(x, magnitude, magnitude);
}

/// x/2 (1 + tanh(u)) with u = sqrt(2/pi) (x + 0.044715 x^3), as x / (1 + exp(-2 u)): the same function, since
/// (1 + tanh u)/2 = 1/(1 + exp(-2 u)), without the cancellation of 1 + tanh u for negative x, and cheaper by
/// what tanh costs more than exp.
PEWTER_INLINE lanes<float> gelu_by_tanh(const lanes<float>& x) {
  constexpr float linear = 1.5957691216f;  // 2 sqrt(2/pi)
  constexpr float cubic = 1.5957691216f * 0.044715f;
  const lanes<float> magnitude = bounded_magnitude(x, 11);  // 2 u = 112.5, as for silu
  const lanes<float> exponent =
      magnitude * fma(magnitude * magnitude, lanes<float>(cubic), lanes<float>(linear));
  return gated(x, magnitude, exponent);
}

/// The tail of each lane. A loop on SSE, for whose 16 registers it has too many constants: unrolled, g++ 12
/// makes each anew for each register, by two instructions.
template <class Tail>
PEWTER_INLINE lanes<float> tail_of_lanes(const lanes<float>& x, Tail tail) {
#if defined(__x86_64__) && !defined(PEWTER_AVX512) && !defined(PEWTER_AVX2) && !defined(PEWTER_LANES_OPENMP)
  lanes<float> r;
  for (int k = 0; k < lanes<float>::registers; ++k) r.v[k] = tail(x.v[k]);
  return r;
#else
  return native::map(x, tail);
#endif
}

/// x/2 (1 + erf(x / sqrt 2)) = x times the part of a normal distribution below x: for negative x its tail;
/// for positive x all less the tail, max(x, 0) less |x| times the tail.
/// @param tail of numbers from 0 to `limit`, from where on it is not seen
template <class Tail>
PEWTER_INLINE lanes<float> gelu_by_tail(const lanes<float>& x, float limit, Tail tail) {
  const lanes<float> magnitude = bounded_magnitude(x, limit);
  return fnma(magnitude, tail_of_lanes(magnitude, tail), relu(x));
}

/// Uses the exponential; with AVX-512 only below -5.5, and polynomial pieces from there on.
PEWTER_INLINE_UNLESS_SSE lanes<float> gelu_by_erf(const lanes<float>& x) {
  const auto by_exponential = [&] {
    return gelu_by_tail(x, 15, [](auto v) { return native::normal_tail_of_bounded(v); });
  };
#if defined(PEWTER_AVX512)
  constexpr float end = native::normal_pieces_end;
  const lanes<float> by_pieces =
      gelu_by_tail(x, end, [](auto v) { return native::normal_tail_by_pieces(v); });
  const lane_mask below = x < -end;
  if (!any(below)) return by_pieces;
  return select(below, by_exponential(), by_pieces);
#else
  return by_exponential();
#endif
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
