// y = x weight / sqrt(mean of the row's squares + epsilon), one threadgroup a row.
//
// Two phases over the row: the sum of squares, and the products; the second finds the row in a cache.
// vectorized keeps four accumulators, which hide the latency of the fma.
#include "kernels/accumulators.hpp"
#include "kernels/kernel_entry.hpp"
#include "kernels/norm/norm.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

template <class Walk, class T>
void rms_norm(threadgroup& tg, const detail::norm_arguments& a) {
  const std::size_t offset = tg.threadgroup_position_in_grid().x * a.cols;
  const T* x = static_cast<const T*>(a.x) + offset;   // (cols)
  const T* weight = static_cast<const T*>(a.weight);  // (cols)
  T* y = static_cast<T*>(a.y) + offset;               // (cols)
  const float squares = threadgroup_sum(tg, [&](simdgroup& sg) {
    accumulators<Walk> sums(0.0f);
    Walk::loop(sg, a.cols, [&](std::size_t i, auto active, auto part) {
      const lanes<float> v = load(x + i, active);
      sums[part] = fma(v, v, sums[part]);
    });
    return sums.sum();
  });
  const float mean = squares / static_cast<float>(a.cols);
  const lanes<float> factor = 1.0f / __builtin_sqrtf(mean + a.epsilon);
  tg.for_each_simdgroup([&](simdgroup& sg) {
    Walk::loop(sg, a.cols, [&](std::size_t i, auto active, auto) {
      store(y + i, load(x + i, active) * factor * load(weight + i, active), active);
    });
  });
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
