// A program for scripts/check-kernel: sums of rows of integers. `sample wrong` adds up in a variable that
// outlives a phase; each host thread of a threadgroup has its own copy.
#include <cstring>
#include <vector>

#include "pewter/pewter.hpp"

int main(int count, char** arguments) {
  using namespace pewter;
  const bool wrong = count > 1 && std::strcmp(arguments[1], "wrong") == 0;
  constexpr std::size_t rows = 3, cols = 500;
  std::vector<std::uint32_t> x(rows * cols), sums(rows);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<std::uint32_t>(i * i % 1009);
  const buffer<std::uint32_t> known_x(x.data(), x.size()), known_sums(sums.data(), sums.size());

  dispatch_threadgroups({rows, 1, 1}, {128, 1, 1}, [&](threadgroup& tg) {
    const std::uint32_t row = tg.threadgroup_position_in_grid().x;
    const auto own = [&](simdgroup& sg) {
      lanes<std::uint32_t> sum = 0u;
      sg.stride_loop(cols,
                     [&](std::size_t i, auto active, auto) { sum += load(&x[row * cols + i], active); });
      return sum;
    };
    std::uint32_t sum = 0;
    if (wrong)
      tg.for_each_simdgroup([&](simdgroup& sg) { sum += simd_sum(own(sg), sg); });
    else
      sum = threadgroup_sum(tg, own);
    tg.first_simdgroup([&](simdgroup&) { store(&sums[row], lanes<std::uint32_t>(sum), lane_mask(1)); });
  });
}
