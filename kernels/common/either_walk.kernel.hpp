// One body for stride_loop and vectorized, where vectorized has one accumulator as stride_loop has (SSE): the
// two differ in where a SIMD group begins and how far on its next elements are, which are numbers. Which
// pattern it is each host thread knows for as long as it runs a threadgroup.
// Why: kernels/common/code_size.md#walks.
#pragma once

#include <type_traits>

#include "kernels/common/thread_flag.kernel.hpp"
#include "pewter/model/threadgroup.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
#if defined(PEWTER_GPU)
namespace native {
inline constexpr bool walks_alike = false;
}
using either_walk = vectorized_walk;
#else
namespace native {

/// Whether one body serves both patterns.
inline constexpr bool walks_alike = vectorized_walk::parts == 1;

/// Whether the threadgroup that this host thread runs strides.
PEWTER_THREAD_FLAG(strides);

/// For the threadgroups that this host thread runs next.
PEWTER_INLINE void select_walk(bool strides) {
  if constexpr (walks_alike) strides_flag = strides;
  keep_flags();
}

}  // namespace native

/// The walk of the pattern that is selected.
struct either_walk {
  static constexpr int parts = 1;
  static constexpr bool is_vectorized = true;
  static constexpr bool maps_ahead = false;

  template <class F>
  PEWTER_INLINE static void loop(simdgroup& sg, std::size_t count, F&& f) {
    const walk_range r = range(sg, count);
    std::size_t i = r.begin;
    if (r.width == lane_count && sg.is_full())
      for (; i + lane_count <= r.end; i += r.step) f(i, all_lanes{}, native::index_constant<0>{});
    for (; i < r.end; i += r.step) f(i, r.active_at(i), native::index_constant<0>{});
  }
  template <class F>
  PEWTER_INLINE static void elements(simdgroup& sg, std::size_t count, F&& f) {
    loop(sg, count, [&](std::size_t i, auto active, auto) PEWTER_INLINE_LAMBDA { f(i, active); });
  }
  PEWTER_INLINE static walk_range range(const simdgroup& sg, std::size_t count) {
    return native::selected_strides() ? sg.stride_range(count) : sg.vectorized_range(count);
  }
};

#endif  // PEWTER_GPU

/// The walks of bodies for stride_loop and vectorized, whose entries are strided_entry and entry.
using walk_by_strides = std::conditional_t<native::walks_alike, either_walk, stride_walk>;
using walk_by_blocks = std::conditional_t<native::walks_alike, either_walk, vectorized_walk>;

PEWTER_END_TARGET_NAMESPACE
