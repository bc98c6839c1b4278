// Counts in 256 bins of [-4, 4); values outside in the end bins. The bin is defined on float
// differences, (x + 4) * 32 truncated, and exact except for the addition.
#include "tests/reference/oracle.hpp"

#include <algorithm>
#include <cmath>

namespace pewter::reference {

void histogram(const oracle_call& call) {
  for (const double x : call.inputs[0]) {
    if (std::isnan(x)) continue;
    const double place = static_cast<double>(static_cast<float>(x) + 4.0f) * 32;
    call.values[0][static_cast<std::size_t>(std::clamp(std::floor(place), 0.0, 255.0))] += 1;
  }
}

}  // namespace pewter::reference
