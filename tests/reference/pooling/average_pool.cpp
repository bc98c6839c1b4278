// y = the mean of each window; padding counts where the outer extent is odd, as the description calls it.
#include "tests/reference/pooling/windows.hpp"
#include "tests/reference/recurrence.hpp"

namespace pewter::reference {

void average_pool(const oracle_call& call) {
  const window& w = detail::window_of(call.shape);
  for_each_window(call, [&](std::size_t result, const std::vector<double>& elements) {
    sized sum;
    for (const double x : elements) sum += x;
    const std::size_t count = call.shape[1] % 2 != 0 ? w.height.extent * w.width.extent : elements.size();
    put(call, 0, result,
        count == 0 ? sized()
                   : sized(sum.value / static_cast<double>(count), sum.size / static_cast<double>(count)));
  });
}

}  // namespace pewter::reference
