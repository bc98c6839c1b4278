// A program that uses the execution model without the library, from two translation units.
#include <cstdio>
#include <vector>

#include "fill.hpp"
#include "pewter/pewter.hpp"

int main() {
  constexpr unsigned n = 1000;
  std::vector<float> values(n);
  fill(values.data(), n, 0.25f);
  float sum = 0;
  pewter::dispatch_threadgroups({1, 1, 1}, {128, 1, 1}, [&](pewter::threadgroup& tg) {
    const float total = pewter::threadgroup_sum(tg, [&](pewter::simdgroup& sg) {
      pewter::lanes<float> partial = 0;
      sg.stride_loop(n,
                     [&](std::size_t i, auto active, auto) { partial += pewter::load(&values[i], active); });
      return partial;
    });
    tg.single_thread([&] { sum = total; });
  });
  std::printf("sum: %g\n", static_cast<double>(sum));
  return sum == 250.0f ? 0 : 1;
}
