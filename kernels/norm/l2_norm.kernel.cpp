// y = x / max(sqrt(sum of squares), epsilon), one threadgroup a row.
#include "kernels/norm/norm.hpp"

#include "kernels/common/kernel_entry.hpp"
#if !defined(PEWTER_GPU)
#include "kernels/common/accumulators.hpp"
#include "kernels/common/row_stores.kernel.hpp"
#endif

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace {

template <class T>
void l2_norm(threadgroup& tg, const detail::norm_arguments& a) {
  const std::size_t offset = tg.threadgroup_position_in_grid().x * a.cols;
  const T* const x = static_cast<const T*>(a.x) + offset;  // (cols)
  const float squares = threadgroup_sum(tg, [&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    accumulators<vectorized_walk> sums(0.0f);
    vectorized_walk::loop(sg, a.cols, [&](std::size_t i, auto active, auto part) PEWTER_INLINE_LAMBDA {
      const lanes<float> v = load(x + i, active);
      sums[part] = fma(v, v, sums[part]);
    });
    return sums.sum();
  });
  const float length = __builtin_sqrtf(squares);
  const lanes<float> factor = 1.0f / (length < a.epsilon ? a.epsilon : length);
  store_row<vectorized_walk>(tg, static_cast<T*>(a.y) + offset, a.cols, policy_of_row(a.memory, x, a.cols),
                             [&](std::size_t i, auto active)
                                 PEWTER_INLINE_LAMBDA { return load(x + i, active) * factor; });
}

}  // namespace
#endif

extern const kernel_table l2_norm_table;
#if defined(PEWTER_GPU)
constexpr kernel_table l2_norm_table;
#else
constexpr kernel_table l2_norm_table =
    kernel_table{}.with(pattern::vectorized, entry<l2_norm<float>, copies::any_threadgroup>,
                        entry<l2_norm<called_half>, copies::any_threadgroup>,
                        entry<l2_norm<called_bfloat>, copies::any_threadgroup>);
#endif
PEWTER_END_TARGET_NAMESPACE
