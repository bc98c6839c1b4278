// losses[r] = logsumexp of row r - ((1 - s) logits[r][label] + s mean of row r), one threadgroup a row.
#include "kernels/loss/cross_entropy.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace {

using detail::cross_entropy_arguments;

template <class Walk>
void cross_entropy(threadgroup& tg, const cross_entropy_arguments& arguments) {
  const cross_entropy_arguments a = arguments;
  const std::size_t r = tg.threadgroup_position_in_grid().x;
  float* const loss = static_cast<float*>(a.results) + r;
  const std::uint32_t label = a.labels[r];
  if (label >= a.cols) return tg.single_thread([&] { *loss = 0; });
  const row_of_logits row(a, r);
  const softmax_state n = softmax_state_by_one_pass<Walk>(tg, a.cols, row);
  float mean = 0;
  if (a.smoothing != 0)
    mean = threadgroup_sum(tg,
                           [&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
                             accumulators<Walk> sums(0.0f);
                             Walk::loop(sg, a.cols, [&](std::size_t i, auto active, auto part) {
                               sums[part] += row(i, active);
                             });
                             return sums.sum();
                           }) /
           static_cast<float>(a.cols);
  tg.single_thread([&] {
    const float logit = row.values[row.first + label];
    const float expected = a.smoothing == 0 ? logit : (1 - a.smoothing) * logit + a.smoothing * mean;
    *loss = (shift_of(n.largest) + logarithm_of_sum(n)) - expected;
  });
}

constexpr kernel_function by_strides = strided_entry<cross_entropy<walk_by_strides>, copies::any_threadgroup>;
constexpr kernel_function by_blocks = entry<cross_entropy<walk_by_blocks>, copies::any_threadgroup>;

}  // namespace
#endif

extern const kernel_table cross_entropy_table;
#if defined(PEWTER_GPU)
constexpr kernel_table cross_entropy_table;
#else
constexpr kernel_table cross_entropy_table =
    kernel_table{}
        .with(pattern::stride_loop, by_strides, by_strides, by_strides)
        .with(pattern::vectorized, by_blocks, by_blocks, by_blocks);
#endif
PEWTER_END_TARGET_NAMESPACE
