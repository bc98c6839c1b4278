// y[r][i] = gradient[r] (softmax of row r at i - s / cols - (1 - s where i is the label)), one threadgroup a
// row: the state of its softmax, then each element again.
#include "kernels/loss/cross_entropy.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace {

using detail::cross_entropy_arguments;

template <class Walk>
void cross_entropy_backward(threadgroup& tg, const cross_entropy_arguments& arguments) {
  const cross_entropy_arguments a = arguments;
  const std::size_t r = tg.threadgroup_position_in_grid().x;
  const stored_results y(a.results, a.type);
  const row_of_logits row(a, r);
  const std::size_t label = a.labels[r];
  if (label >= a.cols)
    return tg.for_each_simdgroup([&](simdgroup& sg) {
      Walk::elements(sg, a.cols, [&](std::size_t i, auto active) { y.put(row.first + i, 0.0f, active); });
    });
  const softmax_state n = softmax_state_by_one_pass<Walk>(tg, a.cols, row);
  const float largest = n.largest, gradient = a.gradient[r];
  const float uniform = a.smoothing / static_cast<float>(a.cols);
  const lanes<float> factor = __builtin_isfinite(largest) ? 1.0f / n.sum : __builtin_nanf("");
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    Walk::elements(sg, a.cols, [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
      lanes<float> d = exp(row(i, active) - largest) * factor;
      if (a.smoothing != 0) d -= uniform;
      const std::size_t lane = label - i;
      if (lane < lane_count) d = select(lane_mask(1u << lane), d - (1 - a.smoothing), d);
      y.put(row.first + i, d * gradient, active);
    });
  });
}

template <class Walk>
constexpr kernel_function of_backward = entry<cross_entropy_backward<Walk>, copies::any_threadgroup>;

}  // namespace
#endif

extern const kernel_table cross_entropy_backward_table;
#if defined(PEWTER_GPU)
constexpr kernel_table cross_entropy_backward_table;
#else
constexpr kernel_table cross_entropy_backward_table =
    kernel_table{}
        .with(pattern::stride_loop, of_backward<stride_walk>, of_backward<stride_walk>,
              of_backward<stride_walk>)
        .with(pattern::vectorized, of_backward<vectorized_walk>, of_backward<vectorized_walk>,
              of_backward<vectorized_walk>);
#endif
PEWTER_END_TARGET_NAMESPACE
