// y = (x - mean) / sqrt(variance + epsilon) weight + bias, one threadgroup a row.
//
// The statistics are two-pass with a correction (Chan, Golub and LeVeque 1983, "Algorithms for computing
// the sample variance"). Phase one gives a mean m that is off by rounding, which hurts where the mean is
// much larger than the deviation. Phase two sums d = x - m and d^2: the mean of d is m's error, and is
// taken out of the variance and of the result. x - m itself is exact or off by eps/2 of d only.
#include "kernels/accumulators.hpp"
#include "kernels/kernel_entry.hpp"
#include "kernels/norm/norm.hpp"
#include "kernels/streaming.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Sums over a row of the deviations from an approximate mean and of their squares.
struct moments {
  float deviations, squares;
};

template <class Walk, class T>
PEWTER_INLINE float sum_of_row(threadgroup& tg, const T* x, std::size_t cols) {
  return threadgroup_sum(tg, [&](simdgroup& sg) {
    accumulators<Walk> sums(0.0f);
    Walk::loop(sg, cols, [&](std::size_t i, auto active, auto part) { sums[part] += load(x + i, active); });
    return sums.sum();
  });
}

template <class Walk, class T>
PEWTER_INLINE moments moments_of_row(threadgroup& tg, const T* x, std::size_t cols, float mean) {
  auto partials = tg.per_simdgroup_state<moments>();
  tg.for_each_simdgroup([&](simdgroup& sg) {
    accumulators<Walk> deviations(0.0f), squares(0.0f);
    Walk::loop(sg, cols, [&](std::size_t i, auto active, auto part) {
      const lanes<float> d = select(active, load(x + i, active) - mean, 0.0f);
      deviations[part] += d;
      squares[part] = fma(d, d, squares[part]);
    });
    partials[sg] = {simd_sum(deviations.sum()), simd_sum(squares.sum())};  // inactive lanes are still 0
  });
  moments total = partials.at(0);
  for (std::uint32_t k = 1; k < tg.simdgroups_per_threadgroup(); ++k) {
    total.deviations += partials.at(k).deviations;
    total.squares += partials.at(k).squares;
  }
  return total;
}

template <class Walk, class T>
void layer_norm(threadgroup& tg, const detail::norm_arguments& a) {
  const std::size_t offset = tg.threadgroup_position_in_grid().x * a.cols;
  const T* x = static_cast<const T*>(a.x) + offset;       // (cols)
  const T* weight = static_cast<const T*>(a.weight);      // (cols)
  const T* bias = static_cast<const T*>(a.bias);          // (cols)
  T* y = static_cast<T*>(a.y) + offset;                   // (cols)
  const float share = 1.0f / static_cast<float>(a.cols);  // one division, for which nobody waits
  const float mean = sum_of_row<Walk>(tg, x, a.cols) * share;
  const moments m = moments_of_row<Walk>(tg, x, a.cols, mean);
  const float correction = m.deviations * share;
  const float variance = m.squares * share - correction * correction;
  const lanes<float> factor = 1.0f / __builtin_sqrtf((variance < 0 ? 0 : variance) + a.epsilon);
  store_row<Walk>(tg, y, a.cols, stores_of_row(a.past_caches, x, a.cols), [&](std::size_t i, auto active) {
    const lanes<float> normalised = ((load(x + i, active) - mean) - correction) * factor;
    return fma(normalised, load(weight + i, active), load(bias + i, active));
  });
}

}  // namespace

extern const kernel_table layer_norm_table;
constexpr kernel_table layer_norm_table =
    kernel_table{}
        .with(pattern::stride_loop, entry<layer_norm<stride_walk, float>>,
              entry<layer_norm<stride_walk, half>>, entry<layer_norm<stride_walk, bfloat>>)
        .with(pattern::vectorized, entry<layer_norm<vectorized_walk, float>>,
              entry<layer_norm<vectorized_walk, half>>, entry<layer_norm<vectorized_walk, bfloat>>);
PEWTER_END_TARGET_NAMESPACE
