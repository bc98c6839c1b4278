// y = (x - max) - log(sum of exp(x - max)) over a row, one threadgroup a row: softmax's first two phases, and
// the differences. No exponential is kept.
#include "kernels/softmax/phases.kernel.hpp"
#include "kernels/softmax/softmax.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

template <class Walk, class T>
void log_softmax(threadgroup& tg, const detail::softmax_arguments& a) {
  const std::size_t offset = tg.threadgroup_position_in_grid().x * a.cols;
  const T* x = static_cast<const T*>(a.x) + offset;  // (cols)
  T* y = static_cast<T*>(a.y) + offset;              // (cols)
  const float largest = largest_of_row<Walk>(tg, a.cols, values_of(x));
  const float sum = sum_of_exponentials<Walk>(tg, a.cols, values_of(x), largest);
  const lanes<float> logarithm = log(lanes<float>(sum));
  store_row<Walk>(tg, y, a.cols, stores_of_row(a.past_caches, x, a.cols),
                  [&](std::size_t i, auto active) { return (load(x + i, active) - largest) - logarithm; });
}

}  // namespace

extern const kernel_table log_softmax_table;
constexpr kernel_table log_softmax_table =
    kernel_table{}
        .with(pattern::stride_loop, entry<log_softmax<stride_walk, float>>,
              entry<log_softmax<stride_walk, half>>, entry<log_softmax<stride_walk, bfloat>>)
        .with(pattern::vectorized, entry<log_softmax<vectorized_walk, float>>,
              entry<log_softmax<vectorized_walk, half>>, entry<log_softmax<vectorized_walk, bfloat>>);
PEWTER_END_TARGET_NAMESPACE
