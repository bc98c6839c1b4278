// y[r] = half the inverse transform of row r, of its even and its odd numbers. Where an element is not
// finite, no result is told.
#include "tests/reference/oracle.hpp"

#include <cmath>
#include <complex>
#include <limits>
#include <numbers>

namespace pewter::reference {
namespace {

using numbers = std::vector<std::complex<double>>;

numbers transform(const numbers& x) {
  const std::size_t n = x.size();
  if (n < 2) return x;
  numbers even, odd, y(n);
  for (std::size_t i = 0; i < n; i += 2) {
    even.push_back(x[i]);
    odd.push_back(x[i + 1]);
  }
  even = transform(even);
  odd = transform(odd);
  for (std::size_t k = 0; k < n / 2; ++k) {
    const double angle = 2 * std::numbers::pi * static_cast<double>(k) / static_cast<double>(n);
    const std::complex<double> turned = odd[k] * std::polar(1.0, angle);
    y[k] = even[k] + turned;
    y[k + n / 2] = even[k] - turned;
  }
  return y;
}

}  // namespace

void fft(const oracle_call& call) {
  const std::size_t length = call.shape[1];
  for (std::size_t r = 0; r < call.shape[0]; ++r) {
    const double* row = call.inputs[0].data() + r * length * 2;
    numbers x;
    double sum = 0;
    for (std::size_t i = 0; i < length; ++i) {
      x.emplace_back(row[2 * i], row[2 * i + 1]);
      sum += std::abs(row[2 * i]) + std::abs(row[2 * i + 1]);
    }
    const numbers y = transform(x);
    for (std::size_t i = 0; i < 2 * length; ++i) {
      const bool told = std::isfinite(sum);
      const double part = i % 2 == 0 ? y[i / 2].real() : y[i / 2].imag();
      call.values[0][r * length * 2 + i] = told ? part / 2 : 0;
      call.magnitudes[0][r * length * 2 + i] = told ? sum / 2 : std::numeric_limits<double>::infinity();
    }
  }
}

}  // namespace pewter::reference
