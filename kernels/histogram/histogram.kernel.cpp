// counts[b] = number of x[i] in bin b: each threadgroup counts its share of x in threadgroup memory and adds
// the result to the counts with atomics.
//
// vectorized keeps several copies of the bins, which successive sets of lanes take in turn, so that
// increments of the same bin do not wait for each other's store. Where one host thread runs the whole
// threadgroup, additions in its memory are not atomic. Why: kernels/common/kernels.md#histogram.
#include "kernels/histogram/histogram.hpp"

#include "kernels/common/kernel_entry.hpp"
#include "pewter/model/atomics.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::histogram_arguments;

PEWTER_INLINE void increment(std::uint32_t* bin, bool shared) {
  if (shared)
    atomic_fetch_add(bin, 1u);
  else
    ++*bin;
}

/// Counts the active lanes of x. NaN is not counted.
template <bool shared, class Active>
PEWTER_INLINE void count_lanes(histogram_arguments a, const lanes<float>& x, Active active,
                               std::uint32_t* bins) {
  const lanes<float> place = (x - a.low) * a.scale;
  const lanes<float> inside =
      min(max(place, lanes<float>(0.0f)), lanes<float>(static_cast<float>(a.bins - 1)));
  const lane_mask counted = (x == x) & lane_mask(active);
  for_each_lane(convert<std::int32_t>(inside), counted,
                [&](std::int32_t bin) PEWTER_INLINE_LAMBDA { increment(bins + bin, shared); });
}

template <class Walk, class T>
void histogram(threadgroup& tg, const histogram_arguments& arguments) {
  const histogram_arguments a = arguments;  // a store to a bin might be one to what it refers to
  const std::size_t first = tg.threadgroup_position_in_grid().x * detail::elements_per_histogram;
  const std::size_t left = a.n - first;
  const std::size_t share = left < detail::elements_per_histogram ? left : detail::elements_per_histogram;
  const T* x = static_cast<const T*>(a.x) + first;  // (share)

  // As many copies as fit 32 KB, a power of two.
  const std::uint32_t copies = !Walk::is_vectorized ? 1 : a.bins <= detail::most_bins / 2 ? 4 : 2;
  std::uint32_t* bins = tg.memory<std::uint32_t>(std::size_t{copies} * a.bins);  // (copies, bins)
  tg.for_each_simdgroup([&](simdgroup& sg) {
    sg.stride_loop(std::size_t{copies} * a.bins, [&](std::size_t i, auto active, auto) {
      store(bins + i, lanes<std::uint32_t>(0u), active);
    });
  });

  const auto count_share = [&](auto shared) {
    tg.for_each_simdgroup([&](simdgroup& sg) {
      Walk::elements(sg, share, [=](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
        std::uint32_t* copy = bins + (static_cast<std::uint32_t>(i / lane_count) & (copies - 1)) * a.bins;
        count_lanes<shared.value != 0>(a, load(x + i, active), active, copy);
      });
    });
  };
  if (tg.is_shared_by_host_threads())
    count_share(native::index_constant<1>{});
  else
    count_share(native::index_constant<0>{});

  tg.for_each_simdgroup([&](simdgroup& sg) {
    sg.stride_loop(a.bins, [&](std::size_t i, auto active, auto) {
      lanes<std::uint32_t> sum = load(bins + i, active);
      for (std::uint32_t c = 1; c < copies; ++c) sum += load(bins + c * a.bins + i, active);
      atomic_fetch_add(a.counts + i, lane_ids(), sum, sum != lanes<std::uint32_t>(0u));  // inactive lanes: 0
    });
  });
}

}  // namespace

extern const kernel_table histogram_table;
constexpr kernel_table histogram_table =
    kernel_table{}
        .with(pattern::stride_loop, entry<histogram<stride_walk, float>, copies::any_threadgroup>,
              entry<histogram<stride_walk, half>, copies::any_threadgroup>,
              entry<histogram<stride_walk, bfloat>, copies::any_threadgroup>)
        .with(pattern::vectorized, entry<histogram<vectorized_walk, float>, copies::any_threadgroup>,
              entry<histogram<vectorized_walk, half>, copies::any_threadgroup>,
              entry<histogram<vectorized_walk, bfloat>, copies::any_threadgroup>);
PEWTER_END_TARGET_NAMESPACE
