// y[i] = x[i] cos - x[i + pairs] sin, y[i + pairs] = x[i + pairs] cos + x[i] sin of the angle
// position * 10000^(-i / pairs).
//
// Magnitude: the sum of the pair's absolute values.
#include "tests/reference/oracle.hpp"

#include <cmath>

namespace pewter::reference {

void rotary_half(const oracle_call& call) {
  const std::size_t heads = call.shape[1], pairs = call.shape[2];
  for (std::size_t t = 0; t < call.shape[0]; ++t)
    for (std::size_t h = 0; h < heads; ++h)
      for (std::size_t i = 0; i < pairs; ++i) {
        const double power = -static_cast<double>(i) / static_cast<double>(pairs);
        const double angle = call.inputs[1][t] * std::pow(10000.0, power);
        const std::size_t first = (t * heads + h) * 2 * pairs + i, second = first + pairs;
        const double a = call.inputs[0][first], b = call.inputs[0][second];
        call.values[0][first] = a * std::cos(angle) - b * std::sin(angle);
        call.values[0][second] = b * std::cos(angle) + a * std::sin(angle);
        call.magnitudes[0][first] = call.magnitudes[0][second] = std::abs(a) + std::abs(b);
      }
}

}  // namespace pewter::reference
