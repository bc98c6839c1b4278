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
// has kept_at_a_time, its body goes over longer rows than registers hold, so many elements of a thread at a
// time; if it has ahead_from, threadgroups can take rows of so many columns one after the other
// (rows_ahead.kernel.hpp).
#pragma once

#include "kernels/common/kept_rows.hpp"
#include "kernels/common/kept_values.kernel.hpp"
#include "kernels/common/kernel_entry.hpp"
#include "kernels/common/unrolled.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Arrays that all rows of a matrix share, a row each.
template <int n>
struct row_parameters {
  static constexpr int count = n;
  const void* of[n > 0 ? n : 1];
};

/// What a SIMD group leaves to the others of its row.
struct alignas(16) left_of_row {
  float of[4];

  PEWTER_INLINE float operator[](int i) const { return of[i]; }
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

/// What all SIMD groups of a row have left, in threadgroup memory.
class left_by_all {
 public:
  PEWTER_INLINE left_by_all(const left_of_row* of, std::uint32_t count) : of_(of), count_(count) {}

  PEWTER_INLINE const left_of_row& operator[](std::uint32_t simdgroup) const { return of_[simdgroup]; }
  /// The sum of f(left).
  template <class F>
  PEWTER_INLINE float sum(const F& f) const {
    float taken = 0;
    each([&](const left_of_row& left, bool is_there) PEWTER_INLINE_LAMBDA {
      const float value = f(left);
      taken += is_there ? value : 0.0f;
    });
    return simd_sum(lanes<float>(taken));
  }
  /// The largest of numbers `which`; NaN is none.
  PEWTER_INLINE float largest(int which) const {
    float taken = -__builtin_inff();
    each([&](const left_of_row& left, bool)
             PEWTER_INLINE_LAMBDA { taken = native::larger_number(taken, left[which]); });
    return simd_max(lanes<float>(taken));
  }

 private:
  /// f(left, whether it is there): all lanes call it together, beyond the end with the first one's.
  template <class F>
  PEWTER_INLINE void each(const F& f) const {
    const auto lane = static_cast<std::uint32_t>(native::own_lane());
    for (std::uint32_t first = 0; first < count_; first += lane_count) {
      const bool is_there = first + lane < count_;
      f(of_[is_there ? first + lane : 0], is_there);
    }
  }

  const left_of_row* of_;
  std::uint32_t count_;
};

/// A row as it lies in memory, of one threadgroup.
template <class T>
class row_in_memory {
 public:
  /// Whether there may be no other exchange or reduction than one exchange.
  static constexpr bool exchanges_once = false;

  PEWTER_INLINE explicit row_in_memory(const T* x) : x_(x) {}

  /// The column of x that the threadgroup's first element is.
  PEWTER_INLINE std::size_t first_column() const { return 0; }
  /// Where the threadgroup's columns of parameter `which` begin.
  template <int which>
  PEWTER_INLINE const T* parameter(const void* all) const {
    return static_cast<const T*>(all);
  }
  /// Reads what the SIMD group has of the row; `missing` beyond its end.
  template <int kept, int width>
  PEWTER_INLINE void take(kept_values<kept, width>& row, const simdgroup& sg, const threadgroup& tg,
                          std::size_t cols, float missing = 0.0f) const {
    row.take_turns(sg, tg, cols);
    row.each_run([&](const auto& at, auto& run) PEWTER_INLINE_LAMBDA { run = at.read(x_, missing); });
  }
  /// A phase: f(simdgroup) is what a SIMD group leaves to all of the row's.
  template <class F>
  PEWTER_INLINE left_by_all exchange(threadgroup& tg, const F& f) const {
    left_of_row* const left = tg.collective_values<left_of_row>();
    tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA { left[sg.index()] = f(sg); });
    return {left, tg.simdgroups_per_threadgroup()};
  }

 private:
  const T* x_;
};

/// The body of Rows where it keeps row r.
template <class Rows, int kept, int width>
PEWTER_INLINE void take_kept_row(threadgroup& tg, const typename Rows::arguments& a, std::size_t r) {
  using T = typename Rows::element;
  const T* const x = static_cast<const T*>(a.x) + r * a.cols;  // (cols)
  prefetch_later_row<kept>(tg, x, a.cols);
  row_in_memory<T> row(x);
  Rows::template of_kept_row<kept, width>(tg, a, r, row);
}

#else

// Declared only for bodies that keep rows; a CPU runs none of them.
template <class F>
void last_phase(threadgroup&, F&&);
template <int kept, class T>
void prefetch_later_row(const threadgroup&, const T* row, std::size_t cols);
template <class T>
class row_in_memory;
template <class Rows, int kept, int width>
void take_kept_row(threadgroup&, const typename Rows::arguments&, std::size_t r);

#endif

/// One for each part, so that successive additions do not wait for each other.
struct kept_sums {
  lanes<float> of[4] = {0.0f, 0.0f, 0.0f, 0.0f};

  PEWTER_INLINE lanes<float>& operator[](std::uint32_t part) { return of[part]; }
  PEWTER_INLINE lanes<float> sum() const { return (of[0] + of[1]) + (of[2] + of[3]); }
};

#if defined(PEWTER_GPU)
template <class Rows>
bool takes_half_copied_rows(const typename Rows::arguments&, const kernel_options&);
template <class Rows>
void dispatch_half_copied_rows(const void* arguments, const launch_geometry&, const kernel_options&);
template <class Rows>
bool takes_rows_ahead(const typename Rows::arguments&, const kernel_options&);
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
  return holds(some) ? inlined_entry<Rows::template body<some, 4>>
                     : inlined_entry<Rows::template body<many, 4>>;
}
template <class Rows>
void dispatch_rows(const void* arguments, const launch_geometry& geometry, const kernel_options& options) {
  const auto& a = *static_cast<const typename Rows::arguments*>(arguments);
  const bool in_fours = a.cols % 4 == 0 && operands_begin_in_fours(a);
  if constexpr (requires { requires Rows::copies_half; })
    if (in_fours && takes_half_copied_rows<Rows>(a, options))
      return dispatch_half_copied_rows<Rows>(arguments, geometry, options);
  if constexpr (requires { Rows::ahead_from; })
    if (in_fours && takes_rows_ahead<Rows>(a, options))
      return dispatch_rows_ahead<Rows>(arguments, geometry, options);
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
