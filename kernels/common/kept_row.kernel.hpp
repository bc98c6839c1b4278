// A row's values in registers from one phase to the next, where a lane is a thread and has registers for
// them: memory is read once, and all of a thread's loads are under way at the same time.
// Why: kernels/offload/kernels.md#rows.
//
// On the CPU, where a row stays in the nearest cache, nothing is kept. On a GPU a thread keeps 8, 16 or 32
// elements, in runs of four behind each other where rows begin on four elements, else one by one; what is
// beyond the row's end is neither read nor written. The code is one straight line. Rows that are longer, and
// threadgroups with a partial SIMD group, are read in each phase. Why: kernels/offload/kernels.md#rows.
//
// A row kernel is a type with `arguments`, which have the row's length as cols, and body<kept, width>. If it
// has kept_at_a_time, its body goes over longer rows than registers hold, this many elements of a thread at a
// time; if it has threads_without_ahead, a threadgroup can take rows one after the other
// (rows_ahead.kernel.hpp).
#pragma once

#include "kernels/common/kept_rows.hpp"
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
/// which is a multiple of `width`. `whole` where all are, so that nothing has to be tested.
template <int width, bool whole = false>
class run_place {
  using mask = std::conditional_t<whole, all_lanes, lane_mask>;

 public:
  PEWTER_INLINE run_place(std::uint32_t first, std::uint32_t end)
      : first_(first), active_(lanes_before(first, end)) {}

  /// The same runs as far as they begin before `end`, any number.
  PEWTER_INLINE run_place<width> until(std::uint32_t end) const { return {first_, end}; }
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
    return missing == 0.0f ? run : with_missing(run, missing);
  }
  /// A run with `missing` in inactive lanes.
  PEWTER_INLINE kept_run<width> with_missing(kept_run<width> run, float missing) const {
    PEWTER_UNROLLED
    for (int j = 0; !whole && j < width; ++j) run[j] = select(active_, run[j], missing);
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
  PEWTER_INLINE static mask lanes_before(std::uint32_t first, std::uint32_t end) {
    if constexpr (whole) {
      return {};
    } else {
      constexpr std::uint32_t step = width;
      const std::uint32_t n = ((end > first ? end - first : 0) + step - 1) / step;
      return first_lanes(n < lane_count ? n : lane_count);
    }
  }

  std::uint32_t first_;
  [[no_unique_address]] mask active_;
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
  /// Moves to the next part of a row that the SIMD group keeps a part at a time.
  /// @returns whether there are any
  PEWTER_INLINE bool go_on() {
    first_ += kept / width * step_;
    return first_ < end_;
  }
  /// f(place, run) of each run in order.
  template <class F>
  PEWTER_INLINE void each_run(const F& f) {
    constexpr std::uint32_t runs = kept / width, block = lane_count * width;
    if (first_ + (runs - 1) * step_ + block <= end_)
      each_run_at<true>(f);
    else
      each_run_at<false>(f);
  }
  /// f(values, part) of all elements, also those beyond the row's end; part is 0 to 3 in turn.
  template <class F>
  PEWTER_INLINE void each(const F& f) {
    PEWTER_UNROLLED
    for (std::uint32_t k = 0; k < kept; ++k) f(runs_[k / width][k % width], k % 4);
  }

 private:
  template <bool whole, class F>
  PEWTER_INLINE void each_run_at(const F& f) {
    native::each<kept / width>([&](auto k) PEWTER_INLINE_LAMBDA {
      f(run_place<width, whole>(first_ + static_cast<std::uint32_t>(k.value) * step_, end_), runs_[k.value]);
    });
  }

  std::uint32_t first_ = 0, step_ = 0, end_ = 0;
  kept_run<width> runs_[kept / width];
};

/// A row as it lies in memory.
template <class T>
struct row_in_memory {
  const T* x;

  template <int kept, int width>
  PEWTER_INLINE void begin(kept_values<kept, width>& row, const simdgroup& sg, const threadgroup& tg,
                           std::size_t cols) const {
    row.take_turns(sg, tg, cols);
  }
  template <class Place>
  PEWTER_INLINE auto read(const Place& at, float missing = 0.0f) const {
    return at.read(x, missing);
  }
  /// The SIMD group has read its part.
  PEWTER_INLINE void taken() const {}
};

struct two_sums {
  float first, second;
};

#if defined(PEWTER_GPU)

/// The last phase of a row.
template <class F>
PEWTER_INLINE void last_phase(threadgroup& tg, F&& f) {
  tg.last_phase(f);
}

/// Brings the row of the threadgroup that will take this one's place to a GPU's L2: cores have few
/// threadgroups that keep long rows, and all may be at work on what they have. For 16-bit elements; floats
/// are better off without (kernels/offload/kernels.md#rows). Rows are threadgroups of the grid's x.
template <int kept, class T>
PEWTER_INLINE void prefetch_later_row(const threadgroup& tg, const T* row, std::size_t cols) {
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
}

/// Two sums over the threadgroup by one phase: f(simdgroup&, first, second) gives both of each lane.
template <class F>
PEWTER_INLINE two_sums threadgroup_sums(threadgroup& tg, F&& f) {
  two_sums* const partials = tg.collective_values<two_sums>();
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    lanes<float> first, second;
    f(sg, first, second);
    partials[sg.index()] = {simd_sum(first), simd_sum(second)};
  });
  const auto lane = static_cast<std::uint32_t>(native::own_lane()), n = tg.simdgroups_per_threadgroup();
  const two_sums own = partials[lane < n ? lane : 0];
  return {simd_sum(lanes<float>(lane < n ? own.first : 0)),
          simd_sum(lanes<float>(lane < n ? own.second : 0))};
}

#else

// Declared only for bodies that keep rows; a CPU runs none of them.
template <class F>
void last_phase(threadgroup&, F&&);
template <int kept, class T>
void prefetch_later_row(const threadgroup&, const T* row, std::size_t cols);
template <class F>
two_sums threadgroup_sums(threadgroup&, F&&);

#endif

/// One for each part, so that successive additions do not wait for each other.
struct kept_sums {
  lanes<float> of[4] = {0.0f, 0.0f, 0.0f, 0.0f};

  PEWTER_INLINE lanes<float>& operator[](std::uint32_t part) { return of[part]; }
  PEWTER_INLINE lanes<float> sum() const { return (of[0] + of[1]) + (of[2] + of[3]); }
};

#if defined(PEWTER_GPU)
template <class Rows>
void dispatch_half_copied_rows(const void* arguments, const launch_geometry&, const kernel_options&);
template <class Rows>
bool takes_rows_ahead(std::size_t cols, std::uint32_t threads);
template <class Rows>
void dispatch_rows_ahead(const void* arguments, const launch_geometry&, const kernel_options&);

/// Each number of kept elements is a kernel of its own, so that none has registers and memory for the others.
template <class Rows>
kernel_function function_for_rows(std::size_t cols, std::uint32_t threads, bool in_fours) {
  constexpr int many = native::most_kept_values, some = many / 2, few = many / 4;
  const auto holds = [&](int kept) { return cols <= static_cast<std::size_t>(kept) * threads; };
  if (threads % lane_count != 0) return entry<Rows::template body<0>>;
  if constexpr (requires { Rows::kept_at_a_time; }) {
    constexpr int at_a_time = Rows::kept_at_a_time;
    if (cols > detail::longest_of_16 && cols < 1u << 30)
      return in_fours ? inlined_entry<Rows::template body<at_a_time, 4>>
                      : inlined_entry<Rows::template body<at_a_time>>;
  }
  if (!holds(many)) return entry<Rows::template body<0>>;
  if (!in_fours)
    return holds(some) ? inlined_entry<Rows::template body<some>> : inlined_entry<Rows::template body<many>>;
  if (holds(few)) return inlined_entry<Rows::template body<few, 4>>;
  if (holds(some)) return inlined_entry<Rows::template body<some, 4>>;
  if constexpr (requires { requires Rows::copies_half; })
    if (threads > 512 && offload::architecture() >= 80) return dispatch_half_copied_rows<Rows>;
  if constexpr (requires { Rows::threads_without_ahead; })
    if (takes_rows_ahead<Rows>(cols, threads)) return dispatch_rows_ahead<Rows>;
  return inlined_entry<Rows::template body<many, 4>>;
}
template <class Rows>
void dispatch_rows(const void* arguments, const launch_geometry& geometry, const kernel_options& options) {
  const auto& a = *static_cast<const typename Rows::arguments*>(arguments);
  const bool in_fours = a.cols % 4 == 0 && operands_begin_in_fours(a);
  function_for_rows<Rows>(a.cols, geometry.threads_per_threadgroup.x, in_fours)(arguments, geometry, options);
}
template <class Rows>
inline constexpr kernel_function entry_of_rows = dispatch_rows<Rows>;
#else
template <class Rows>
inline constexpr kernel_function entry_of_rows = entry<Rows::template body<0>>;
#endif

/// The table entries by stride_loop and vectorized of a row kernel, Rows<Walk, T>.
template <template <class, class> class Rows, class T>
inline constexpr kernel_function entry_by_strides = strided_entry<Rows<walk_by_strides, T>::template body<0>>;
template <template <class, class> class Rows, class T>
inline constexpr kernel_function entry_by_blocks = entry_of_rows<Rows<walk_by_blocks, T>>;

}  // namespace
PEWTER_END_TARGET_NAMESPACE
