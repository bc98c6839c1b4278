// The bodies of all elementwise kernels. `Op` is the function as a struct with a static `of`: of(a, x) or
// of(a, x, b) of lanes<float>, with a the arguments; `inputs` says which; `is_light`, whether it is one
// operation.
#pragma once

#include "kernels/common/kernel_entry.hpp"
#include "kernels/common/prefetch.kernel.hpp"
#include "kernels/elementwise/elementwise.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::elementwise_arguments;

/// What y is stored as: as the inputs are, unless Op names a type of its own.
template <class Op, class T>
struct output_of {
  using type = T;
};
template <class Op, class T>
requires requires { typename Op::output; }
struct output_of<Op, T> {
  using type = typename Op::output;
};

/// Whether Op is cheap next to its loads and stores: its loops are then compiled for each way of storing,
/// and take several sets of 32 a step. Loops of other kernels ask at each set, which costs them nothing.
template <class Op>
concept light = Op::is_light;

/// How a threadgroup stores: to cache lines as they are, to those that it has prefetched, or non-temporally.
enum class stores { ordinary, prefetched, nontemporal };

/// A way of storing that the compiler knows.
template <stores how>
struct known_stores {
  constexpr operator stores() const { return how; }
};

/// The active lanes compute elements i, i + 1, ...
/// @param how known_stores, or a value
template <class Op, class T, class Stores, class Active>
PEWTER_INLINE void compute_at(const elementwise_arguments& a, std::size_t i, Active active, Stores how) {
  auto* y = static_cast<typename output_of<Op, T>::type*>(a.y) + i;
  const T* const in_x = static_cast<const T*>(a.x) + i;
  const T* const in_b = Op::inputs == 1 ? nullptr : static_cast<const T*>(a.b) + i;
  const auto x = load(in_x, active);
  const std::size_t distance = a.memory.distance;
  if (how == stores::nontemporal && a.memory.prefetch) {
    prefetch_lanes<2>(in_x, distance);
    if constexpr (Op::inputs == 2) prefetch_lanes<2>(in_b, distance);
  }
  if (how == stores::prefetched) {
    prefetch_lanes<1>(in_x, distance);
    prefetch_lanes<1>(y, distance);
    if constexpr (Op::inputs == 2) prefetch_lanes<1>(in_b, distance);
  }
  const auto result = [&] {
    if constexpr (Op::inputs == 1)
      return Op::of(a, x);
    else
      return Op::of(a, x, load(in_b, active));
  }();
  if (how == stores::nontemporal)
    store_nontemporal(y, result, active);
  else
    store(y, result, active);
}

/// Its result alone.
template <class Op, class T, class Active>
PEWTER_INLINE auto value_at(const elementwise_arguments& a, std::size_t i, Active active) {
  const auto x = load(static_cast<const T*>(a.x) + i, active);
  if constexpr (Op::inputs == 1)
    return Op::of(a, x);
  else
    return Op::of(a, x, load(static_cast<const T*>(a.b) + i, active));
}

/// One thread an element. The grid has exactly n threads: the threadgroup at its edge is smaller.
template <class Op, class T>
void direct(threadgroup& tg, const elementwise_arguments& a) {
  const std::size_t first =
      std::size_t{tg.threadgroup_position_in_grid().x} * tg.dispatch_threads_per_threadgroup().x;
  tg.for_each_simdgroup([&](simdgroup& sg) {
    const std::size_t i = first + std::size_t{sg.index()} * lane_count;
    if (sg.is_full())
      compute_at<Op, T>(a, i, all_lanes{}, known_stores<stores::ordinary>{});
    else
      compute_at<Op, T>(a, i, sg.active(), known_stores<stores::ordinary>{});
  });
}

/// One thread an element in a grid of whole threadgroups: threads behind the end are masked off.
template <class Op, class T>
void direct_with_bounds_check(threadgroup& tg, const elementwise_arguments& a) {
  const std::size_t first = std::size_t{tg.threadgroup_position_in_grid().x} * tg.thread_count();
  tg.for_each_simdgroup([&](simdgroup& sg) {
    const std::size_t i = first + std::size_t{sg.index()} * lane_count;
    if (i >= a.n) return;
    const std::size_t left = a.n - i;
    if (left >= lane_count && sg.is_full())
      compute_at<Op, T>(a, i, all_lanes{}, known_stores<stores::ordinary>{});
    else
      compute_at<Op, T>(a, i,
                        sg.active() & first_lanes(left < lane_count ? static_cast<std::uint32_t>(left) : 32u),
                        known_stores<stores::ordinary>{});
  });
}

/// What a SIMD group computes of a threadgroup's elements: a function that both walks share, and threadgroups
/// of one SIMD group and of several.
///
/// It copies the arguments: for all the compiler knows, stores to y might change the caller's, which would
/// then be read again for every step.
template <class Op, class T, class Stores>
[[gnu::flatten, gnu::noinline]] void compute_range(const elementwise_arguments& arguments, walk_range range,
                                                   Stores how) {
  const elementwise_arguments a = arguments;
  std::size_t i = range.begin;
  if (range.width == lane_count) {
    if constexpr (light<Op>) {
      constexpr int unrolled = lanes<float>::registers > 2 ? 2 : 4;
      if (range.step == lane_count)
        for (; i + unrolled * lane_count <= range.end; i += unrolled * lane_count)
          native::each<unrolled>([&](auto k) PEWTER_INLINE_LAMBDA {
            compute_at<Op, T>(a, i + static_cast<std::size_t>(k.value) * lane_count, all_lanes{}, how);
          });
    }
    for (; i + lane_count <= range.end; i += range.step) compute_at<Op, T>(a, i, all_lanes{}, how);
  }
  for (; i < range.end; i += range.step) compute_at<Op, T>(a, i, range.active_at(i), how);
}

template <class Op, class T>
PEWTER_INLINE void compute(const elementwise_arguments& a, const walk_range& range, stores how) {
  if constexpr (!light<Op>)
    compute_range<Op, T>(a, range, how);
  else if (how == stores::nontemporal)
    compute_range<Op, T>(a, range, known_stores<stores::nontemporal>{});
  else if (how == stores::prefetched)
    compute_range<Op, T>(a, range, known_stores<stores::prefetched>{});
  else
    compute_range<Op, T>(a, range, known_stores<stores::ordinary>{});
}

/// The threadgroup owns elements_of_threadgroup consecutive elements; the first one owns fewer where that
/// lets the others begin at aligned results.
template <class Op, class Walk, class T>
void chunk(threadgroup& tg, const elementwise_arguments& a) {
  const std::size_t size = detail::elements_of_threadgroup(tg.thread_count());
  const std::size_t group = tg.threadgroup_position_in_grid().x, end = (group + 1) * size - a.fewer_in_first;
  const std::size_t first = group == 0 ? 0 : end - size, count = (end < a.n ? end : a.n) - first;
  const bool nontemporal = a.memory.nontemporal && (group != 0 || a.fewer_in_first == 0);
  if (nontemporal) tg.announce_nontemporal_stores();
  if constexpr (Walk::maps_ahead) {
    auto* const y = static_cast<typename output_of<Op, T>::type*>(a.y) + first;
    tg.for_each_simdgroup([&](simdgroup& sg) {
      Walk::map(
          sg, count, [&](std::size_t i, auto active) { return value_at<Op, T>(a, first + i, active); },
          [&](std::size_t i, const auto& value, auto active) { store(y + i, value, active); });
    });
    return;
  }
  const stores how = nontemporal         ? stores::nontemporal
                     : a.memory.prefetch ? stores::prefetched
                                         : stores::ordinary;
  tg.for_each_simdgroup([&](simdgroup& sg) {
    walk_range range = Walk::range(sg, count);
    range.begin += first;
    range.end += first;
    compute<Op, T>(a, range, how);
  });
}

/// The table of a kernel with the three patterns.
template <class Op>
constexpr kernel_table elementwise_table() {
  using half_of_walks = std::conditional_t<light<Op>, called_half, stored_half>;
  using bfloat_of_walks = std::conditional_t<light<Op>, called_bfloat, stored_bfloat>;
  return kernel_table{}
      .with(pattern::direct, entry<direct<Op, float>>, entry<direct<Op, called_half>>,
            entry<direct<Op, called_bfloat>>)
      .with(pattern::stride_loop, entry<chunk<Op, stride_walk, float>>,
            entry<chunk<Op, stride_walk, half_of_walks>>, entry<chunk<Op, stride_walk, bfloat_of_walks>>)
      .with(pattern::vectorized, entry<chunk<Op, vectorized_walk, float>>,
            entry<chunk<Op, vectorized_walk, half_of_walks>>,
            entry<chunk<Op, vectorized_walk, bfloat_of_walks>>);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
