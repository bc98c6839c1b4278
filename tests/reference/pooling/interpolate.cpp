// y = x at places between its elements, of the description's cases: the kind, and behind the three kinds
// corners that are aligned; five inner elements where the outer extent is odd.
#include "tests/reference/recurrence.hpp"

#include <algorithm>

namespace pewter::reference {
namespace {

struct tap {
  std::size_t index;
  double weight;
};

/// Keys' cubic, a = -0.75, in powers of the distance.
double keys(double d) {
  return d <= 1  ? 1.25 * d * d * d - 2.25 * d * d + 1
         : d < 2 ? -0.75 * (d * d * d - 5 * d * d + 8 * d - 4)
                 : 0;
}

std::vector<tap> taps_of(std::size_t kind, bool align, std::size_t from, std::size_t to, std::size_t i) {
  if (kind == 0) return {{i * from / to, 1}};
  const double n = static_cast<double>(from), m = static_cast<double>(to), at = static_cast<double>(i);
  const double place = !align ? (at + 0.5) * n / m - 0.5 : to == 1 ? 0 : at * (n - 1) / (m - 1);
  std::vector<tap> taps;
  const int reach = kind == 1 ? 1 : 2;
  for (int k = 1 - reach; k <= reach; ++k) {
    const double element = std::floor(place) + k, distance = std::abs(place - element);
    const double index = std::min(std::max(element, 0.0), n - 1);
    taps.push_back({static_cast<std::size_t>(index), kind == 1 ? 1 - distance : keys(distance)});
  }
  return taps;
}

}  // namespace

void interpolate(const oracle_call& call) {
  const problem_shape& s = call.shape;
  const std::size_t inner = s[1] % 2 == 0 ? 1 : 5, kind = s[0] % 3;
  const bool align = s[0] % 6 >= 3;
  for (std::size_t result = 0; result < call.values[0].size(); ++result) {
    const std::size_t i = result % inner, column = result / inner % s[5], row = result / inner / s[5] % s[4];
    const std::size_t outer = result / inner / s[5] / s[4];
    sized sum;
    for (const tap& r : taps_of(kind, align, s[2], s[4], row))
      for (const tap& c : taps_of(kind, align, s[3], s[5], column))
        sum += sized(r.weight) * sized(c.weight) *
               call.inputs[0][((outer * s[2] + r.index) * s[3] + c.index) * inner + i];
    put(call, 0, result, sum);
  }
}

}  // namespace pewter::reference
