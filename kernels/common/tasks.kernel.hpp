// Tasks that a SIMD group takes by itself, its lanes being elements, however many threads it has.
#pragma once

#include "kernels/common/stored_values.kernel.hpp"
#include "pewter/model/threadgroup.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// A phase: f(task) for this threadgroup's tasks.
template <class F>
PEWTER_INLINE void for_each_task(threadgroup& tg, std::size_t tasks, const F& f) {
  const std::size_t first =
      tg.threadgroup_position_in_grid().x * std::size_t{tg.simdgroups_per_threadgroup()};
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    if (first + sg.index() < tasks) f(first + sg.index());
  });
}

/// f(i, active) for elements i to i + 31 at a time.
template <class F>
PEWTER_INLINE void for_each_32(std::size_t n, const F& f) {
  std::size_t i = 0;
  for (; i + lane_count <= n; i += lane_count) f(i, all_lanes{});
  if (i < n) f(i, lanes_of(n - i));
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
