// y = the largest element of each window, NaN if it has one.
#include "tests/reference/pooling/windows.hpp"

#include <cmath>
#include <limits>

namespace pewter::reference {

void max_pool(const oracle_call& call) {
  for_each_window(call, [&](std::size_t result, const std::vector<double>& elements) {
    double largest = -std::numeric_limits<double>::infinity();
    for (const double x : elements)
      if (std::isnan(x) || x > largest) largest = x;
    call.values[0][result] = largest;
  });
}

}  // namespace pewter::reference
