// A row's values in registers from one phase to the next, where a lane is a thread and has registers for
// them: memory is read once, and all of a thread's loads are under way at the same time.
// Why: kernels/offload/kernels.md#rows.
//
// On the CPU, where a row stays in the nearest cache, nothing is kept. On a GPU a thread keeps 8, 16 or 32
// elements, in runs of four behind each other where rows begin on four elements, else one by one; what is
// beyond the row's end is neither read nor written. The code is one straight line. Rows that are longer, and
// threadgroups with a partial SIMD group, are read in each phase. Why: kernels/offload/kernels.md#rows.
//
// A row kernel is a type with `arguments`, which have the row's length as cols, and body<kept, width>.
#pragma once

#include "kernels/common/kernel_entry.hpp"
#include "kernels/common/unrolled.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// `width` elements of a thread that lie behind each other, each of all lanes.
template <int width>
struct kept_run {
  lanes<float> of[width];

  PEWTER_INLINE lanes<float>& operator[](int j) { return of[j]; }
  PEWTER_INLINE const lanes<float>& operator[](int j) const { return of[j]; }
};

/// Where a SIMD group's runs lie in a row: lane i's from element first + width i on, if that is before `end`,
/// which is a multiple of `width`.
template <int width>
class run_place {
 public:
  PEWTER_INLINE run_place(std::uint32_t first, std::uint32_t end)
      : first_(first), active_(lanes_before(end)) {}

  /// The lanes whose first element is before `end`.
  PEWTER_INLINE lane_mask lanes_before(std::uint32_t end) const {
    constexpr std::uint32_t step = width;
    const std::uint32_t n = ((end > first_ ? end - first_ : 0) + step - 1) / step;
    return first_lanes(n < lane_count ? n : lane_count);
  }
  /// The same runs as far as they begin before `end`, any number.
  PEWTER_INLINE run_place until(std::uint32_t end) const { return {first_, end}; }
  /// x in lanes whose element j is before `end`, y in others.
  template <class V>
  PEWTER_INLINE V before(std::uint32_t end, int j, const V& x, const V& y) const {
    return select_before(first_ + static_cast<std::uint32_t>(j), std::uint32_t{width}, end, x, y);
  }
  /// x in active lanes, 0 in others.
  PEWTER_INLINE lanes<float> present(const lanes<float>& x) const { return select(active_, x, 0.0f); }

  /// Elements of a row; `missing` in inactive lanes.
  template <class T>
  PEWTER_INLINE kept_run<width> read(const T* row, float missing = 0.0f) const {
    kept_run<width> run;
    if constexpr (width == 1) {
      run[0] = load(row + first_, active_);
    } else {
      const auto four = load4_aligned(row + first_, active_);
      run = {{four.x, four.y, four.z, four.w}};
    }
    PEWTER_UNROLLED
    for (int j = 0; missing != 0.0f && j < width; ++j) run[j] = select(active_, run[j], missing);
    return run;
  }
  /// Writes value(j) to element j of each run, and gives what has been written.
  template <class T, class Value>
  PEWTER_INLINE kept_run<width> write(T* row, const Value& value) const {
    kept_run<width> run;
    PEWTER_UNROLLED
    for (int j = 0; j < width; ++j) run[j] = rounded_as_stored(row, value(j));
    if constexpr (width == 1)
      store(row + first_, run[0], active_);
    else
      store4_aligned(row + first_, lanes4<float>{run[0], run[1], run[2], run[3]}, active_);
    return run;
  }

 private:
  std::uint32_t first_;
  lane_mask active_;
};

/// What a thread of one SIMD group has of a row: `kept` elements, in runs of `width`.
template <int kept, int width>
class kept_values {
 public:
  /// SIMD groups take 32 runs in turn.
  PEWTER_INLINE void take_turns(const simdgroup& sg, const threadgroup& tg, std::size_t cols) {
    first_ = sg.index() * lane_count * width;
    step_ = tg.thread_count() * width;
    end_ = static_cast<std::uint32_t>(cols);
  }
  /// A SIMD group takes runs behind each other.
  PEWTER_INLINE void take_part(const simdgroup& sg, std::size_t cols) {
    first_ = sg.index() * lane_count * kept;
    step_ = lane_count * width;
    end_ = static_cast<std::uint32_t>(cols);
  }
  /// f(place, run) of each run in order.
  template <class F>
  PEWTER_INLINE void each_run(const F& f) {
    PEWTER_UNROLLED
    for (std::uint32_t k = 0; k < kept / width; ++k) f(run_place<width>(first_ + k * step_, end_), runs_[k]);
  }
  /// f(values, part) of all elements, also those beyond the row's end; part is 0 to 3 in turn.
  template <class F>
  PEWTER_INLINE void each(const F& f) {
    PEWTER_UNROLLED
    for (std::uint32_t k = 0; k < kept; ++k) f(runs_[k / width][k % width], k % 4);
  }

 private:
  std::uint32_t first_ = 0, step_ = 0, end_ = 0;
  kept_run<width> runs_[kept / width];
};

/// Brings the row of the threadgroup that will take this one's place to a GPU's L2: cores have few
/// threadgroups that keep long rows, and all may be at work on what they have. For 16-bit elements; floats
/// are better off without (kernels/offload/kernels.md#rows). Rows are threadgroups of the grid's x.
template <int kept, class T>
PEWTER_INLINE void prefetch_later_row(const threadgroup& tg, const T* row, std::size_t cols) {
#if defined(PEWTER_GPU)
  constexpr std::size_t line = 128,
                        threads_of_core = kept >= 32   ? 1024
                                          : kept >= 16 ? 1536
                                                       : 2048,
                        long_row = 32 * 1024;
  if constexpr (sizeof(T) == 2) {
    const std::size_t bytes = cols * sizeof(T), threads = tg.thread_count(),
                      later = native::cores() * (threads_of_core / threads);
    if (bytes < long_row || tg.threadgroup_position_in_grid().x + later >= tg.threadgroups_per_grid().x)
      return;
    const char* const next = reinterpret_cast<const char*>(row + later * cols);
    for (std::size_t i = native::thread_of_block() * line; i < bytes; i += threads * line)
      native::prefetch_line(next + i);
  }
#else
  (void)tg, (void)row, (void)cols;
#endif
}

/// One for each part, so that successive additions do not wait for each other.
struct kept_sums {
  lanes<float> of[4] = {0.0f, 0.0f, 0.0f, 0.0f};

  PEWTER_INLINE lanes<float>& operator[](std::uint32_t part) { return of[part]; }
  PEWTER_INLINE lanes<float> sum() const { return (of[0] + of[1]) + (of[2] + of[3]); }
};

/// Each number of kept elements is a kernel of its own, so that none has registers and memory for the others.
template <class Rows>
kernel_function function_for_rows(std::size_t cols, std::uint32_t threads, bool in_fours) {
  constexpr int many = native::most_kept_values, some = many / 2, few = many / 4;
  const auto holds = [&](int kept) { return cols <= static_cast<std::size_t>(kept) * threads; };
  if (threads % lane_count != 0 || !holds(many)) return entry<Rows::template body<0>>;
  if (!in_fours) return holds(some) ? entry<Rows::template body<some>> : entry<Rows::template body<many>>;
  if (holds(few)) return entry<Rows::template body<few, 4>>;
  return holds(some) ? entry<Rows::template body<some, 4>> : entry<Rows::template body<many, 4>>;
}
template <class Rows>
void dispatch_rows(const void* arguments, const launch_geometry& geometry, const kernel_options& options) {
  const auto& a = *static_cast<const typename Rows::arguments*>(arguments);
  const bool in_fours = a.cols % 4 == 0 && operands_begin_in_fours(a);
  function_for_rows<Rows>(a.cols, geometry.threads_per_threadgroup.x, in_fours)(arguments, geometry, options);
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
