// y = (x - mean) / sqrt(variance + epsilon) weight + bias, a group of channels a threadgroup.
//
// Three passes: the mean, by which deviations are small; sums of deviations, which correct it, and of their
// squares; the results, channel by channel.
#include "kernels/norm/group_norm.hpp"

#include "kernels/common/kernel_entry.hpp"
#if !defined(PEWTER_GPU)
#include "kernels/norm/moments.kernel.hpp"
#endif

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace {

template <class T>
void group_norm(threadgroup& tg, const detail::group_norm_arguments& a) {
  const std::size_t group = tg.threadgroup_position_in_grid().x, n = a.channels * a.positions;
  const T* const x = static_cast<const T*>(a.x) + group * n;  // (channels, positions)
  T* const y = static_cast<T*>(a.y) + group * n;              // (channels, positions)
  const std::size_t first = group % a.groups * a.channels;
  const float share = 1.0f / static_cast<float>(n);
  float centre = centre_of_row<vectorized_walk>(tg, x, n);
  const auto sums = sums_about<vectorized_walk, 2>(
      tg, n, true, centre,
      [&](std::size_t i, auto active, float about, lanes<float>* of) PEWTER_INLINE_LAMBDA {
        const lanes<float> d = select(active, load(x + i, active) - about, lanes<float>(0.0f));
        of[0] += d;
        of[1] = fma(d, d, of[1]);
      });
  const float correction = sums.of[0] * share, variance = sums.of[1] * share - correction * correction;
  const float factor = 1.0f / __builtin_sqrtf((variance < 0 ? 0 : variance) + a.epsilon);
  const auto parameter = [&](const void* of, std::size_t c, float otherwise) {
    return of == nullptr ? otherwise : static_cast<float>(static_cast<const T*>(of)[first + c]);
  };
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    for (std::size_t c = 0; c < a.channels; ++c) {
      const T* const from = x + c * a.positions;
      T* const to = y + c * a.positions;
      const float scale = factor * parameter(a.weight, c, 1.0f);
      const lanes<float> scales = scale, behind = parameter(a.bias, c, 0.0f) - correction * scale;
      vectorized_walk::elements(sg, a.positions, [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
        store(to + i, fma(load(from + i, active) - centre, scales, behind), active);
      });
    }
  });
}

}  // namespace
#endif

extern const kernel_table group_norm_table;
#if defined(PEWTER_GPU)
constexpr kernel_table group_norm_table;
#else
constexpr kernel_table group_norm_table =
    kernel_table{}.with(pattern::vectorized, entry<group_norm<float>, copies::any_threadgroup>,
                        entry<group_norm<stored_half>, copies::any_threadgroup>,
                        entry<group_norm<stored_bfloat>, copies::any_threadgroup>);
#endif
PEWTER_END_TARGET_NAMESPACE
