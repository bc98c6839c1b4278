// y[r] = H x[r] / 4, of halves: H(a, b) = (H a + H b, H a - H b).
#include "tests/reference/recurrence.hpp"

namespace pewter::reference {
namespace {

void transform(sized* x, std::size_t n) {
  if (n < 2) return;
  transform(x, n / 2);
  transform(x + n / 2, n / 2);
  for (std::size_t i = 0; i < n / 2; ++i) {
    const sized a = x[i], b = x[i + n / 2];
    x[i] = a + b;
    x[i + n / 2] = a - b;
  }
}

}  // namespace

void hadamard(const oracle_call& call) {
  const std::size_t length = call.shape[1];
  for (std::size_t r = 0; r < call.shape[0]; ++r) {
    const double* row = call.inputs[0].data() + r * length;
    std::vector<sized> x(row, row + length);
    transform(x.data(), length);
    for (std::size_t i = 0; i < length; ++i) put(call, 0, r * length + i, x[i] * 0.25);
  }
}

}  // namespace pewter::reference
