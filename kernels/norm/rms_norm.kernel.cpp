// y = x weight / sqrt(mean of the row's squares + epsilon).
#include "kernels/norm/rms_norm.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

template <class Walk, class T>
void rms_norm(threadgroup& tg, const detail::norm_arguments& a) {
  const std::size_t offset = tg.threadgroup_position_in_grid().x * a.cols;
  const T* x = static_cast<const T*>(a.x) + offset;   // (cols)
  const T* weight = static_cast<const T*>(a.weight);  // (cols)
  T* y = static_cast<T*>(a.y) + offset;               // (cols)
  rms_norm_of_row<Walk>(tg, x, weight, y, a.cols, a.epsilon, policy_of_row(a.memory, x, a.cols),
                        [&](std::size_t i, auto active) { return load(x + i, active); });
}

}  // namespace

extern const kernel_table rms_norm_table;
constexpr kernel_table rms_norm_table =
    kernel_table{}
        .with(pattern::stride_loop, entry<rms_norm<stride_walk, float>>, entry<rms_norm<stride_walk, half>>,
              entry<rms_norm<stride_walk, bfloat>>)
        .with(pattern::vectorized, entry<rms_norm<vectorized_walk, float>>,
              entry<rms_norm<vectorized_walk, half>>, entry<rms_norm<vectorized_walk, bfloat>>);
PEWTER_END_TARGET_NAMESPACE
