// y[2i] = x[2i] cos - x[2i + 1] sin, y[2i + 1] = x[2i + 1] cos + x[2i] sin of position * 10000^(-i / pairs).
//
// Magnitude: the sum of the pair's absolute values.
#include "tests/reference/oracle.hpp"

#include <cmath>

namespace pewter::reference {

void rotary_interleaved(const oracle_call& call) {
  const std::size_t heads = call.shape[1], pairs = call.shape[2];
  for (std::size_t t = 0; t < call.shape[0]; ++t)
    for (std::size_t h = 0; h < heads; ++h)
      for (std::size_t i = 0; i < pairs; ++i) {
        const double power = -static_cast<double>(i) / static_cast<double>(pairs);
        const double angle = call.inputs[1][t] * std::pow(10000.0, power);
        const std::size_t at = (t * heads + h) * 2 * pairs + 2 * i;
        const double a = call.inputs[0][at], b = call.inputs[0][at + 1];
        call.values[0][at] = a * std::cos(angle) - b * std::sin(angle);
        call.values[0][at + 1] = b * std::cos(angle) + a * std::sin(angle);
        call.magnitudes[0][at] = call.magnitudes[0][at + 1] = std::abs(a) + std::abs(b);
      }
}

}  // namespace pewter::reference
