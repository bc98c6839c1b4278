// The bodies of all elementwise kernels. `Op` is the function as a struct with a static `of`: of(a, x) or
// of(a, x, b) of lanes<float>, with a the arguments; `inputs` says which.
#pragma once

#include "kernels/elementwise/elementwise.hpp"
#include "kernels/kernel_entry.hpp"
#include "kernels/streaming.kernel.hpp"

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

/// The active lanes compute elements i, i + 1, ...
template <class Op, class T, stores how = stores::ordinary, class Active>
PEWTER_INLINE void compute_at(const elementwise_arguments& a, std::size_t i, Active active) {
  auto* y = static_cast<typename output_of<Op, T>::type*>(a.y) + i;
  const T* const in_x = static_cast<const T*>(a.x) + i;
  const auto x = load(in_x, active);
  if (how == stores::streaming && a.fetching) fetch_ahead(in_x);
  if (how == stores::fetched) {
    fetch_near(in_x);
    fetch_near(y);
  }
  if constexpr (Op::inputs == 1) {
    put<how>(y, Op::of(a, x), active);
  } else {
    const T* const in_b = static_cast<const T*>(a.b) + i;
    if (how == stores::streaming && a.fetching) fetch_ahead(in_b);
    if (how == stores::fetched) fetch_near(in_b);
    put<how>(y, Op::of(a, x, load(in_b, active)), active);
  }
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
      compute_at<Op, T>(a, i, all_lanes{});
    else
      compute_at<Op, T>(a, i, sg.active());
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
      compute_at<Op, T>(a, i, all_lanes{});
    else
      compute_at<Op, T>(
          a, i, sg.active() & first_lanes(left < lane_count ? static_cast<std::uint32_t>(left) : 32u));
  });
}

/// The threadgroup owns elements_of_threadgroup consecutive elements; the first one owns fewer where that
/// lets the others begin at aligned results.
///
/// Of the arguments it has a copy: those of the caller might, for all the compiler knows, be what y is stored
/// to, and would be read again for every step (add of 4096 floats on a Zen 5: 199 -> 153 ns).
template <class Op, class Walk, class T>
void chunk(threadgroup& tg, const elementwise_arguments& arguments) {
  const elementwise_arguments a = arguments;
  const std::size_t size = detail::elements_of_threadgroup(tg.thread_count());
  const std::size_t group = tg.threadgroup_position_in_grid().x, end = (group + 1) * size - a.fewer_in_first;
  const std::size_t first = group == 0 ? 0 : end - size, count = (end < a.n ? end : a.n) - first;
  const bool streaming = a.streaming && (group != 0 || a.fewer_in_first == 0);
  if (streaming) tg.announce_nontemporal_stores();
  if constexpr (Walk::maps_ahead) {
    auto* const y = static_cast<typename output_of<Op, T>::type*>(a.y) + first;
    tg.for_each_simdgroup([&](simdgroup& sg) {
      Walk::map(
          sg, count, [&](std::size_t i, auto active) { return value_at<Op, T>(a, first + i, active); },
          [&](std::size_t i, const auto& value, auto active) { store(y + i, value, active); });
    });
    return;
  }
  tg.for_each_simdgroup([&](simdgroup& sg) {
    const auto walk = [&]<stores how>() {
      Walk::loop(sg, count,
                 [&](std::size_t i, auto active, auto) { compute_at<Op, T, how>(a, first + i, active); });
    };
    if (streaming)
      walk.template operator()<stores::streaming>();
    else if (a.fetching)
      walk.template operator()<stores::fetched>();
    else
      walk.template operator()<stores::ordinary>();
  });
}

/// The table of a kernel with the three patterns.
template <class Op>
constexpr kernel_table elementwise_table() {
  return kernel_table{}
      .with(pattern::direct, entry<direct<Op, float>>, entry<direct<Op, half>>, entry<direct<Op, bfloat>>)
      .with(pattern::stride_loop, entry<chunk<Op, stride_walk, float>>, entry<chunk<Op, stride_walk, half>>,
            entry<chunk<Op, stride_walk, bfloat>>)
      .with(pattern::vectorized, entry<chunk<Op, vectorized_walk, float>>,
            entry<chunk<Op, vectorized_walk, half>>, entry<chunk<Op, vectorized_walk, bfloat>>);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
