// y[r] = scale H x[r]: stages within 32 numbers by shuffles, the others between sets of 32, one or two a
// pass.
#if !defined(PEWTER_GPU)
#include "kernels/common/tasks.kernel.hpp"
#endif
#include "kernels/transform/transform.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace {

using detail::hadamard_arguments;

/// The stages of distances below `length` and 32, between lanes.
PEWTER_INLINE lanes<float> transformed_lanes(lanes<float> v, std::size_t length) {
  native::each<5>([&](auto stage) PEWTER_INLINE_LAMBDA {
    constexpr std::uint32_t distance = 1u << stage.value;
    if (distance >= length) return;
    const lanes<float> sign =
        select((lane_ids() & distance) == lanes<std::uint32_t>(0u), lanes<float>(1.0f), lanes<float>(-1.0f));
    v = fma(v, sign, simd_shuffle_xor(v, distance PEWTER_UNCHECKED));
  });
  return v;
}

/// One stage, or two: sets of 32 that are `distance` apart, and pairs of these 2 distance apart.
template <int numbers>
PEWTER_INLINE void pass(simdgroup& sg, std::uint32_t simdgroups, float* v, std::size_t length,
                        std::size_t distance) {
  const std::size_t sets = length / (numbers * lane_count);
  for (std::size_t s = sg.index(); s < sets; s += simdgroups) {
    const std::size_t i = s * lane_count, at = i / distance * (numbers * distance) + i % distance;
    lanes<float> x[numbers];
    for (int k = 0; k < numbers; ++k) x[k] = load(v + at + static_cast<std::size_t>(k) * distance);
    lanes<float> y[numbers];
    for (int k = 0; k < numbers; k += 2) {
      y[k] = x[k] + x[k + 1];
      y[k + 1] = x[k] - x[k + 1];
    }
    if constexpr (numbers == 4) {
      x[0] = y[0] + y[2];
      x[1] = y[1] + y[3];
      x[2] = y[0] - y[2];
      x[3] = y[1] - y[3];
    }
    for (int k = 0; k < numbers; ++k)
      store(v + at + static_cast<std::size_t>(k) * distance, numbers == 4 ? x[k] : y[k]);
  }
}

void hadamard(threadgroup& tg, const hadamard_arguments& arguments) {
  const hadamard_arguments a = arguments;
  const std::uint32_t simdgroups = tg.simdgroups_per_threadgroup();
  const std::size_t own = tg.threadgroup_position_in_grid().x;
  float* const v =
      a.length <= detail::floats_of_threadgroup ? tg.memory<float>(a.length) : a.scratch + own * a.length;
  const stored_values x(a.x, a.type);
  const stored_results y(a.y, a.type);
  const std::size_t step = std::size_t{simdgroups} * lane_count;
  for (std::size_t r = own; r < a.transforms; r += tg.threadgroups_per_grid().x) {
    tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
      for (std::size_t i = sg.index() * std::size_t{lane_count}; i < a.length; i += step) {
        const lane_mask active = lanes_of(a.length - i);
        store(v + i, transformed_lanes(x.at(r * a.length + i, active), a.length), active);
      }
    });
    std::size_t distance = lane_count;
    for (; a.by_fours && 4 * distance <= a.length; distance *= 4)
      tg.for_each_simdgroup([&](simdgroup& sg)
                                PEWTER_INLINE_LAMBDA { pass<4>(sg, simdgroups, v, a.length, distance); });
    for (; 2 * distance <= a.length; distance *= 2)
      tg.for_each_simdgroup([&](simdgroup& sg)
                                PEWTER_INLINE_LAMBDA { pass<2>(sg, simdgroups, v, a.length, distance); });
    tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
      for (std::size_t i = sg.index() * std::size_t{lane_count}; i < a.length; i += step) {
        const lane_mask active = lanes_of(a.length - i);
        y.put(r * a.length + i, load(v + i, active) * a.scale, active);
      }
    });
  }
}

constexpr kernel_function of_hadamard = entry<hadamard, copies::any_threadgroup>;

}  // namespace
#endif

extern const kernel_table hadamard_table;
#if defined(PEWTER_GPU)
constexpr kernel_table hadamard_table;
#else
constexpr kernel_table hadamard_table = kernel_table{}
                                            .with(pattern::stride_loop, of_hadamard, of_hadamard, of_hadamard)
                                            .with(pattern::vectorized, of_hadamard, of_hadamard, of_hadamard);
#endif
PEWTER_END_TARGET_NAMESPACE
