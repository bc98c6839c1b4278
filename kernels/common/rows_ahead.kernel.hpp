// Rows that a GPU's threadgroup takes one after the other, the next one on its way into threadgroup memory
// while this one is computed: of rows so long that a core holds few of them, not enough loads would be under
// way otherwise. Each SIMD group brings its own part. Why: kernels/offload/kernels.md#rows.
//
// A row kernel whose rows can be taken so has the type `element` of x, of_kept_row<kept, width>(threadgroup,
// arguments, index, row), which row_in_memory and rows_ahead are handed to as `row`, and
// threads_without_ahead: with that many threads, or fewer, a core holds enough threadgroups.
#pragma once

#include <algorithm>

#include "kernels/common/kept_row.kernel.hpp"
#if defined(PEWTER_GPU)
#include "pewter/native/gpu/bulk_copies.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

template <class Arguments>
struct counted_rows {
  Arguments of;
  std::uint32_t count;
};

/// The threadgroup memory of a row: for launched_memory to begin at a multiple of 1024, and an mbarrier a
/// SIMD group.
constexpr std::size_t memory_of_row_ahead(std::size_t bytes) {
  constexpr std::size_t alignment = 1024, most_simdgroups = max_threads_per_threadgroup / lane_count;
  return alignment + bytes + most_simdgroups * sizeof(std::uint64_t);
}

#if defined(PEWTER_HAS_BULK_COPIES)

template <class T, int kept>
class rows_ahead {
 public:
  PEWTER_INLINE rows_ahead(threadgroup& tg, const T* x, std::size_t cols, std::uint32_t count)
      : x_(x),
        cols_(static_cast<std::uint32_t>(cols)),
        row_(reinterpret_cast<const T*>(native::launched_memory())),
        index_(tg.threadgroup_position_in_grid().x),
        step_(tg.threadgroups_per_grid().x),
        count_(count) {
    constexpr std::uint32_t in_part = lane_count * kept;
    const std::uint32_t simdgroup = native::thread_of_block() / lane_count, first = simdgroup * in_part;
    first_ = first;
    own_ = first >= cols_ ? 0 : cols_ - first < in_part ? cols_ - first : in_part;
    mbarrier_ = native::address_in_block(row_ + cols_) + 8 * simdgroup;
    if (native::own_lane() == 0) {
      native::begin_mbarrier(mbarrier_, 1);
      native::show_mbarriers();
      begin_copy(index_);
    }
    native::wait_for_simdgroup();
  }

  PEWTER_INLINE std::uint32_t index() const { return index_; }
  /// Waits until the SIMD group's part of row index() is there.
  template <int width>
  PEWTER_INLINE void begin(kept_values<kept, width>& row, const simdgroup& sg, const threadgroup&,
                           std::size_t cols) const {
    row.take_part(sg, cols);
    native::wait_for_phase(mbarrier_, parity_);
  }
  template <class Place>
  PEWTER_INLINE auto read(const Place& at, float missing = 0.0f) const {
    return at.read(row_, missing);
  }
  /// The SIMD group has read its part.
  PEWTER_INLINE void taken() const {
    native::wait_for_simdgroup();
    if (native::own_lane() == 0 && index_ + step_ < count_) begin_copy(index_ + step_);
  }
  PEWTER_INLINE bool go_on() {
    index_ += step_;
    parity_ ^= 1;
    return index_ < count_;
  }

 private:
  PEWTER_INLINE void begin_copy(std::uint32_t index) const {
    const auto bytes = static_cast<std::uint32_t>(own_ * sizeof(T));
    native::arrive_and_expect(mbarrier_, bytes);
    if (bytes == 0) return;
    native::copy_bytes(native::address_in_block(row_ + first_), x_ + std::size_t{index} * cols_ + first_,
                       bytes, mbarrier_);
  }

  const T* x_;
  std::uint32_t cols_;
  const T* row_;
  std::uint32_t index_, step_, count_, parity_ = 0, first_, own_, mbarrier_;
};

template <class Rows, int kept>
void take_rows_ahead(threadgroup& tg, const counted_rows<typename Rows::arguments>& a) {
  using T = typename Rows::element;
  rows_ahead<T, kept> row(tg, static_cast<const T*>(a.of.x), a.of.cols, a.count);
  do {
    Rows::template of_kept_row<kept, 4>(tg, a.of, row.index(), row);
  } while (row.go_on());
}

#else

template <class Rows, int kept>
void take_rows_ahead(threadgroup&, const counted_rows<typename Rows::arguments>&) {}

#endif

/// Whether rows are copied ahead: in runs of four elements, with one row in registers.
template <class Rows>
bool takes_rows_ahead(std::size_t cols, std::uint32_t threads) {
  constexpr std::size_t chunk = 16, most_bytes = 128 * 1024;
  const std::size_t bytes = cols * sizeof(typename Rows::element);
  return threads > Rows::threads_without_ahead && bytes % chunk == 0 && bytes <= most_bytes &&
         offload::architecture() >= 90;
}
template <class Rows>
void dispatch_rows_ahead(const void* arguments, const launch_geometry& geometry,
                         const kernel_options& options) {
  constexpr std::uint32_t threads_of_core = 1024;
  const auto& a = *static_cast<const typename Rows::arguments*>(arguments);
  const std::uint32_t threads = geometry.threads_per_threadgroup.x,
                      count = static_cast<std::uint32_t>(geometry.threadgroups_per_grid.volume());
  if (count == 0) return;
  offload::for_each_operand(a, offload::check_operand);
  offload::set_block_memory(memory_of_row_ahead(a.cols * sizeof(typename Rows::element)));
  const std::uint32_t groups = std::min(count, offload::multiprocessors() * (threads_of_core / threads));
  const counted_rows<typename Rows::arguments> rows{a, count};
  inlined_entry<take_rows_ahead<Rows, native::most_kept_values>>(
      &rows, geometry_of_threadgroups({groups, 1, 1}, {threads, 1, 1}), options);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
#endif
