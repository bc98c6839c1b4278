// Sine and cosine of an angle that is given in whole numbers, as a part of a turn: 2^32 units are 2 pi.
//
// A whole number wraps where the angle does, so an angle that is a product (position times frequency) can be
// reduced exactly, by an integer product that overflows. The nearest quarter turn is taken off exactly too;
// what is left, r in [-pi/4, pi/4], is rounded three times, to 1.5 eps of itself. sin r = r + r^3 p(r^2) and
// cos r = 1 - r^2/2 + r^4 p(r^2), minimax polynomials of degree 2 (0.03 and 0.001 eps, found by Lawson's
// iteration). Absolute error: of the argument at most 1.5 eps r sin r = 0.85, of the polynomial 0.6: 1.5 eps.
#pragma once

#include "pewter/lanes/math.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

/// A point on the unit circle, one a lane.
struct rotation {
  lanes<float> cos, sin;
};

PEWTER_INLINE rotation rotation_of_turn(const lanes<std::uint32_t>& turn) {
  using U = lanes<std::uint32_t>;
  constexpr std::uint32_t eighth = 1u << 29;
  const U shifted = turn + eighth, quarter = shifted >> U(30);
  const lanes<float> rest =
      convert<float>(bitcast<std::int32_t>(shifted & U((1u << 30) - 1)) - static_cast<std::int32_t>(eighth));
  const lanes<float> r = rest * 0x1.921fb6p-30f;  // 2 pi / 2^32
  const lanes<float> square = r * r;

  lanes<float> p = fma(square, lanes<float>(-0x1.993f14p-13f), lanes<float>(0x1.11072ep-7f));
  p = fma(square, p, lanes<float>(-0x1.555546p-3f));
  const lanes<float> sine = fma(r * square, p, r);

  lanes<float> q = fma(square, lanes<float>(0x1.99fe18p-16f), lanes<float>(-0x1.6c0c7ep-10f));
  q = fma(square, q, lanes<float>(0x1.55554ap-5f));
  q = fma(square, q, lanes<float>(-0.5f));
  const lanes<float> cosine = fma(square, q, lanes<float>(1.0f));

  const lane_mask odd = (quarter & U(1)) != U(0);
  const auto negative_where = [](const lanes<float>& value, const U& bit_1) PEWTER_INLINE_LAMBDA {
    return bitcast<float>(bitcast<std::uint32_t>(value) ^ ((bit_1 & U(2)) << U(30)));
  };
  return {negative_where(select(odd, sine, cosine), quarter + 1u),
          negative_where(select(odd, cosine, sine), quarter)};
}

PEWTER_END_TARGET_NAMESPACE
