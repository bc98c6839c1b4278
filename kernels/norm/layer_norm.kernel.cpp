// y = (x - mean) / sqrt(variance + epsilon) weight + bias, one threadgroup a row.
//
// One phase sums d = x - c and d^2, c the mean of the row's first elements: the mean of d is what c lacks,
// and is taken out of the variance and of the result (Chan, Golub and LeVeque 1983, "Algorithms for computing
// the sample variance"). x - c itself is exact or off by eps/2 of d only. Where the first elements are not
// like the others, so that the variance would lose digits, a second phase takes the corrected mean for c.
#include "kernels/accumulators.hpp"
#include "kernels/kernel_entry.hpp"
#include "kernels/norm/norm.hpp"
#include "kernels/streaming.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Sums over a row of the deviations from `centre` and of their squares.
struct moments {
  float deviations, squares;
};

template <class T>
PEWTER_INLINE float mean_of_first_elements(const T* x, std::size_t cols) {
  if (cols >= lane_count) return simd_sum(load(x)) * (1.0f / lane_count);
  const auto n = static_cast<std::uint32_t>(cols);
  return simd_sum(load(x, first_lanes(n))) / static_cast<float>(n);
}

template <class Walk, class T>
PEWTER_INLINE moments moments_of_row(threadgroup& tg, const T* x, std::size_t cols, float centre) {
  auto partials = tg.per_simdgroup_state<moments>();
  tg.for_each_simdgroup([&](simdgroup& sg) {
    accumulators<Walk> deviations(0.0f), squares(0.0f);
    Walk::loop(sg, cols, [&](std::size_t i, auto active, auto part) {
      const lanes<float> d = select(active, load(x + i, active) - centre, 0.0f);
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
  float centre = mean_of_first_elements(x, a.cols);
  moments m = moments_of_row<Walk>(tg, x, a.cols, centre);
  const auto variations = [&] { return m.squares - m.deviations * (m.deviations * share); };
  if (!(m.squares < __builtin_inff() && variations() >= 0.75f * m.squares)) {
    centre += m.deviations * share;
    m = moments_of_row<Walk>(tg, x, a.cols, centre);
  }
  const float correction = m.deviations * share, variance = variations() * share;
  const lanes<float> factor = 1.0f / __builtin_sqrtf((variance < 0 ? 0 : variance) + a.epsilon);
  const lanes<float> behind = correction * factor;
  store_row<Walk>(tg, y, a.cols, stores_of_row(a.past_caches, x, a.cols), [&](std::size_t i, auto active) {
    const lanes<float> normalised = fma(load(x + i, active) - centre, factor, -behind);
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
