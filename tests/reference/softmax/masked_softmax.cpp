// y = softmax(x / 2 + mask) of each row of each batch, the last row seeing all columns, each one before it
// one less. Columns whose mask is -infinity are hidden whatever x is; a row without a visible one is 0.
//
// Magnitude: y, times what e (the sum of |x / 2|, |v| and |v - max|, v = x / 2 + mask) and its mean weighted
// with y are in units of 16, at least 1: see the kernel's stated error.
#include "tests/reference/oracle.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace pewter::reference {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

struct row {
  const double *x, *mask;  // (visible)
  double *y, *magnitude;   // (visible)
  std::size_t visible;
};

void softmax_of(const row& r) {
  std::vector<double> v(r.visible), e(r.visible);
  for (std::size_t i = 0; i < r.visible; ++i)
    v[i] = r.mask[i] == -infinity ? -infinity : r.x[i] / 2 + r.mask[i];
  double largest = v.empty() ? 0 : *std::max_element(v.begin(), v.end());
  if (largest == -infinity) largest = 0;  // all weights are 0
  double sum = 0, mean = 0;
  for (std::size_t i = 0; i < r.visible; ++i) {
    e[i] = std::abs(r.x[i] / 2) + std::abs(v[i]) + (largest - v[i]);
    sum += r.y[i] = std::exp(v[i] - largest);
  }
  for (std::size_t i = 0; i < r.visible; ++i) {
    if (sum != 0) r.y[i] /= sum;
    if (r.y[i] != 0) mean += r.y[i] * e[i];
  }
  for (std::size_t i = 0; i < r.visible; ++i)
    r.magnitude[i] = r.y[i] == 0 ? 0 : r.y[i] * std::max(1.0, (e[i] + mean) / 16);
}

}  // namespace

void masked_softmax(const oracle_call& call) {
  const std::size_t batches = call.shape[0], rows = call.shape[1], cols = call.shape[2];
  for (std::size_t b = 0; b < batches; ++b)
    for (std::size_t r = 0; r < rows; ++r) {
      const std::size_t at = (b * rows + r) * cols, hidden = std::min(rows - 1 - r, cols);
      if (cols != 0)
        softmax_of({call.inputs[0].data() + at, call.inputs[1].data() + r * cols, call.values[0].data() + at,
                    call.magnitudes[0].data() + at, cols - hidden});
    }
}

}  // namespace pewter::reference
