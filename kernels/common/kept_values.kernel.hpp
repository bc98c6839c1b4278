// What a GPU's threads keep of a row in registers, and where that lies in the row (kept_row.kernel.hpp).
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
  /// Writes value(j) to element j of each run, and gives what has been written: who does not ask for that
  /// pays for one rounding an element.
  template <class T, class Value>
  PEWTER_INLINE kept_run<width> write(T* row, const Value& value) const {
    kept_run<width> run;
    PEWTER_UNROLLED
    for (int j = 0; j < width; ++j) run[j] = value(j);
    if constexpr (width == 1)
      store(row + first_, run[0], active_);
    else
      store4_aligned(row + first_, lanes4<float>{run[0], run[1], run[2], run[3]}, active_);
    PEWTER_UNROLLED
    for (int j = 0; j < width; ++j) run[j] = rounded_as_stored(row, run[j]);
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
  /// To the SIMD group's next elements of a row that it keeps a part at a time.
  /// @returns whether there are any
  PEWTER_INLINE bool go_on() {
    first_ += kept / width * step_;
    return first_ < end_;
  }
  /// The SIMD group's elements, of a part that it has taken or in turns.
  PEWTER_INLINE std::uint32_t count() const {
    constexpr std::uint32_t runs = kept / width, block = lane_count * width;
    std::uint32_t n = 0;
    PEWTER_UNROLLED
    for (std::uint32_t k = 0; k < runs; ++k) {
      const std::uint32_t at = first_ + k * step_;
      n += at >= end_ ? 0 : end_ - at < block ? end_ - at : block;
    }
    return n;
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

}  // namespace
PEWTER_END_TARGET_NAMESPACE
