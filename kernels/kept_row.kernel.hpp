// A row's values in registers from one phase to the next, where a lane is a thread and has registers for
// them: memory is read once, and all of a thread's loads are under way at the same time. Decision 120.
//
// On the CPU, where a row stays in the nearest cache, nothing is kept. On a GPU rows are that whole SIMD
// groups share without a remainder, 16 or 32 elements a thread: the code is one straight line. Others are
// read in each phase.
//
// A row kernel is a type with `arguments`, which have the row's length as cols, and body<kept>.
#pragma once

#include "kernels/kernel_entry.hpp"
#include "kernels/unrolled.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// What a thread of one SIMD group has of a row: `kept` elements.
template <class V, int kept>
class kept_values {
 public:
  /// SIMD groups take 32 elements in turn.
  PEWTER_INLINE void take_turns(const simdgroup& sg, const threadgroup& tg) {
    first_ = sg.index() * lane_count;
    step_ = tg.thread_count();
  }
  /// A SIMD group takes the elements behind each other from `first` on.
  PEWTER_INLINE void take_part(std::uint32_t first) {
    first_ = first;
    step_ = lane_count;
  }
  /// f(i, values, part) of elements i, i + 1, ... in order; part is 0 to 3 in turn.
  template <class F>
  PEWTER_INLINE void each(const F& f) {
    PEWTER_UNROLLED
    for (std::uint32_t k = 0; k < kept; ++k) f(std::size_t{first_ + k * step_}, values_[k], k % 4);
  }

 private:
  std::uint32_t first_ = 0, step_ = 0;
  lanes<V> values_[kept];
};

/// One for each part, so that successive additions do not wait for each other.
struct kept_sums {
  lanes<float> of[4] = {0.0f, 0.0f, 0.0f, 0.0f};

  PEWTER_INLINE lanes<float>& operator[](std::uint32_t part) { return of[part]; }
  PEWTER_INLINE lanes<float> sum() const { return (of[0] + of[1]) + (of[2] + of[3]); }
};

/// Each number of kept elements is a kernel of its own, so that none has registers and memory for the others.
template <class Rows>
void dispatch_rows(const void* arguments, const launch_geometry& geometry, const kernel_options& options) {
  constexpr int many = native::most_kept_values, few = many / 2;
  const std::size_t cols = static_cast<const typename Rows::arguments*>(arguments)->cols;
  const std::uint32_t threads = geometry.threads_per_threadgroup.x;
  if (threads % lane_count == 0 && cols == std::size_t{few} * threads)
    entry<Rows::template body<few>>(arguments, geometry, options);
  else if (threads % lane_count == 0 && cols == std::size_t{many} * threads)
    entry<Rows::template body<many>>(arguments, geometry, options);
  else
    entry<Rows::template body<0>>(arguments, geometry, options);
}
template <class Rows>
inline constexpr kernel_function entry_of_rows = [] {
  if constexpr (native::most_kept_values != 0)
    return dispatch_rows<Rows>;
  else
    return entry<Rows::template body<0>>;
}();

}  // namespace
PEWTER_END_TARGET_NAMESPACE
