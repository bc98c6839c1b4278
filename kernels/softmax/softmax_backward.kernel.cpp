// dx = y (dy - the sum of y dy), one threadgroup a row: the sum, then the results, which find the row in a
// cache. With non-temporal stores the first pass prefetches the next row of y, the second one that of dy.
#include "kernels/softmax/softmax_backward.hpp"

#include "kernels/common/kernel_entry.hpp"
#if !defined(PEWTER_GPU)
#include "kernels/common/accumulators.hpp"
#include "kernels/common/row_stores.kernel.hpp"
#endif

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace {

template <class T>
void softmax_backward(threadgroup& tg, const detail::softmax_backward_arguments& a) {
  const std::size_t offset = tg.threadgroup_position_in_grid().x * a.cols;
  const T* const y = static_cast<const T*>(a.y) + offset;    // (cols)
  const T* const dy = static_cast<const T*>(a.dy) + offset;  // (cols)
  const next_row next_y = policy_of_row(a.memory, y, a.cols).next;
  const lanes<float> sum = threadgroup_sum(tg, [&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    accumulators<vectorized_walk> sums(0.0f);
    vectorized_walk::loop(sg, a.cols, [&](std::size_t i, auto active, auto part) PEWTER_INLINE_LAMBDA {
      next_y.prefetch<T>(i);
      sums[part] = fma(load(y + i, active), load(dy + i, active), sums[part]);
    });
    return sums.sum();
  });
  store_row<vectorized_walk>(tg, static_cast<T*>(a.dx) + offset, a.cols, policy_of_row(a.memory, dy, a.cols),
                             [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
                               return load(y + i, active) * (load(dy + i, active) - sum);
                             });
}

}  // namespace
#endif

extern const kernel_table softmax_backward_table;
#if defined(PEWTER_GPU)
constexpr kernel_table softmax_backward_table;
#else
constexpr kernel_table softmax_backward_table =
    kernel_table{}.with(pattern::vectorized, entry<softmax_backward<float>, copies::any_threadgroup>,
                        entry<softmax_backward<stored_half>, copies::any_threadgroup>,
                        entry<softmax_backward<stored_bfloat>, copies::any_threadgroup>);
#endif
PEWTER_END_TARGET_NAMESPACE
