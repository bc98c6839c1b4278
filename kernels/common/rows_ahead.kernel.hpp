// Rows that a GPU's threadgroups take one after the other, and stay on their cores. A row lies in one
// threadgroup or in a cluster of up to eight. Each SIMD group has its part of the next rows copied into
// threadgroup memory while it computes one, and waits for the others once a row, where all leave each other
// what they have found. Parameters stay in threadgroup memory for all rows.
// Why: kernels/offload/kernels.md#rows.
//
// Which row is next a counter says, as cores are not equally fast. The first ones of a cluster follow from
// its number: what the counter says is asked for two rows before its copy begins.
//
// A row kernel whose rows can be taken so has the type `element` of x; of_kept_row<kept, width>(threadgroup,
// arguments, index, row), which row_in_memory and rows_ahead are handed to as `row`; parameters, which gives
// what parameter<which> is asked for; and ahead_from, the columns from which on this is faster.
#pragma once

#include <algorithm>
#include <bit>

#include "kernels/common/kept_row.kernel.hpp"
#if defined(PEWTER_GPU)
#include "pewter/native/gpu/cluster.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Elements of a thread, and of a SIMD group. Of 16-bit ones more, for fewer exchanges.
template <class T>
inline constexpr std::uint32_t kept_ahead = sizeof(T) == 2 ? 32 : 16;
template <class T>
inline constexpr std::uint32_t of_simdgroup_ahead = kept_ahead<T>* lane_count;

/// How rows lie in threadgroups.
struct places_ahead {
  std::uint32_t parts;       ///< threadgroups of a row
  std::uint32_t simdgroups;  ///< of a threadgroup
  std::uint32_t slots;       ///< rows that a threadgroup has memory for
};

template <class Arguments>
struct counted_rows {
  Arguments of;
  std::uint32_t count;
  places_ahead places;
  std::uint32_t* taken;  ///< counts in the device's memory; 0 between launches
};

#if defined(PEWTER_HAS_BULK_COPIES)

/// Threadgroup memory: slots for rows' parts, then parameters' parts, what SIMD groups leave for this row and
/// for the next one, with the number of a row to come, and mbarriers: one for each of these two, one for each
/// SIMD group's part of a slot.
template <class T, int parameters>
class rows_ahead {
 public:
  static constexpr bool exchanges_once = true;

  template <class Arguments>
  PEWTER_INLINE rows_ahead(const counted_rows<Arguments>& a, const row_parameters<parameters>& all_parameters)
      : cols_(a.of.cols),
        memory_(native::launched_memory()),
        places_(a.places),
        taken_(a.taken),
        clusters_(native::clusters_of_grid()),
        count_(a.count),
        part_(native::part_of_cluster()) {
    const std::size_t first = first_column(), last = first + columns();
    end_ = static_cast<std::uint32_t>(cols_ <= first ? 0 : (cols_ < last ? cols_ : last) - first);
    const std::uint32_t own = first_of_simdgroup();
    own_ = own >= end_ ? 0 : end_ - own < of_simdgroup_ahead<T> ? end_ - own : of_simdgroup_ahead<T>;
    x_ = static_cast<const T*>(a.of.x) + first + own;
    left_ = reinterpret_cast<left_of_row*>(memory_ + (places_.slots + parameters) * columns() * sizeof(T));
    mbarriers_ = native::address_in_block(left_ + 2 * (simdgroups_of_row() + 1));
    const std::uint32_t cluster = native::cluster_of_grid();
    in_slot_ = cluster + static_cast<std::uint32_t>(native::own_lane()) * clusters_;
    next_ = cluster + places_.slots * clusters_;
    coming_ = next_ + clusters_;
    begin(all_parameters);
  }
  rows_ahead(const rows_ahead&) = delete;
  rows_ahead& operator=(const rows_ahead&) = delete;

  PEWTER_INLINE std::uint32_t index() const { return native::exchange(in_slot_, static_cast<int>(slot_)); }
  PEWTER_INLINE std::size_t first_column() const { return std::size_t{part_} * columns(); }
  template <int which>
  PEWTER_INLINE const T* parameter(const void*) const {
    return slot(places_.slots + which);
  }
  template <int kept, int width>
  PEWTER_INLINE void take(kept_values<kept, width>& row, const simdgroup& sg, const threadgroup&, std::size_t,
                          float missing = 0.0f) {
    row.take_part(sg, end_);
    native::wait_for_phase(mbarrier_of(slot_), parity_);
    row.each_run([&](const auto& at, auto& run)
                     PEWTER_INLINE_LAMBDA { run = at.read(slot(slot_), missing); });
    native::wait_for_simdgroup();
    const auto lane = static_cast<std::uint32_t>(native::own_lane());
    if (lane == 0) begin_copy(slot_, next_);
    if (lane == slot_) in_slot_ = next_;
    if (is_leader()) asked_ = native::add_on_device(taken_, 1);
  }
  template <class F>
  PEWTER_INLINE left_by_all exchange(threadgroup& tg, const F& f) {
    left_of_row own;
    tg.last_phase([&](simdgroup& sg) PEWTER_INLINE_LAMBDA { own = f(sg); });
    const std::uint32_t all = simdgroups_of_row(), thread = native::thread_of_block(),
                        lane = thread % lane_count, mbarrier = mbarriers_ + 8 * set_;
    left_of_row* const left = left_ + set_ * (all + 1);
    if (thread == 0) native::arrive_and_expect(mbarrier, (all + 1) * sizeof(left_of_row));
    if (lane < places_.parts) {
      leave(left + part_ * places_.simdgroups + thread / lane_count, own, mbarrier, lane);
      if (part_ == 0 && thread < lane_count)
        leave(left + all, {{__builtin_bit_cast(float, coming_)}}, mbarrier, lane);
    }
    if (part_ == 0 && thread < lane_count) coming_ = native::exchange(asked_, 0) + first_counted();
    native::wait_for_phase_of_cluster(mbarrier, parity_of_sets_);
    next_ = __builtin_bit_cast(std::uint32_t, left[all][0]);
    parity_of_sets_ ^= set_;
    set_ ^= 1;
    return {left, all};
  }
  PEWTER_INLINE bool go_on() {
    if (++slot_ == places_.slots) {
      slot_ = 0;
      parity_ ^= 1;
    }
    // A number is asked for a row that is taken: the last one leaves the counter as the next launch finds it.
    if (is_leader() && asked_ + 1 == count_) *taken_ = 0;
    return index() < count_;
  }
  /// No threadgroup ends before what it leaves to the others has arrived.
  PEWTER_INLINE static void end() {
    native::arrive_at_cluster();
    native::wait_for_cluster();
  }

 private:
  PEWTER_INLINE std::uint32_t columns() const { return places_.simdgroups * of_simdgroup_ahead<T>; }
  PEWTER_INLINE std::uint32_t simdgroups_of_row() const { return places_.parts * places_.simdgroups; }
  PEWTER_INLINE bool is_leader() const { return part_ == 0 && native::thread_of_block() == 0; }
  /// The rows before it are the clusters' first ones: those in slots and two more.
  PEWTER_INLINE std::uint32_t first_counted() const { return (places_.slots + 2) * clusters_; }
  PEWTER_INLINE static std::uint32_t first_of_simdgroup() {
    return native::thread_of_block() / lane_count * of_simdgroup_ahead<T>;
  }
  PEWTER_INLINE T* slot(std::uint32_t i) const { return reinterpret_cast<T*>(memory_) + i * columns(); }
  PEWTER_INLINE std::uint32_t mbarrier_of(std::uint32_t slot) const {
    return mbarriers_ + 8 * (2 + slot * places_.simdgroups + native::thread_of_block() / lane_count);
  }
  PEWTER_INLINE static void leave(left_of_row* at, const left_of_row& x, std::uint32_t mbarrier,
                                  std::uint32_t part) {
    native::leave_in_part(native::address_in_part(native::address_in_block(at), part), x.of,
                          native::address_in_part(mbarrier, part));
  }
  PEWTER_INLINE void begin(const row_parameters<parameters>& all_parameters) {
    if (native::thread_of_block() == 0) {
      native::begin_mbarrier(mbarriers_, 1);
      native::begin_mbarrier(mbarriers_ + 8, 1);
    }
    if (native::own_lane() == 0) {
      for (std::uint32_t i = 0; i < places_.slots; ++i) native::begin_mbarrier(mbarrier_of(i), 1);
      native::show_mbarriers();
      // Parameters arrive with the first row.
      begin_copy(0, in_slot_, all_parameters);
      for (std::uint32_t i = 1; i < places_.slots; ++i) begin_copy(i, in_slot_ + i * clusters_);
    }
    native::wait_for_simdgroup();
    native::arrive_at_cluster();
    native::wait_for_cluster();
  }
  template <int n = 0>
  PEWTER_INLINE void begin_copy(std::uint32_t to, std::uint32_t index,
                                const row_parameters<n>& with = {}) const {
    if (index >= count_) return;
    const auto bytes = static_cast<std::uint32_t>(own_ * sizeof(T));
    const std::uint32_t own = first_of_simdgroup(), mbarrier = mbarrier_of(to);
    native::arrive_and_expect(mbarrier, bytes * (1 + n));
    if (bytes == 0) return;
    native::copy_bytes(native::address_in_block(slot(to) + own), x_ + index * cols_, bytes, mbarrier);
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < n; ++i)
      native::copy_bytes(native::address_in_block(slot(places_.slots + i) + own),
                         static_cast<const T*>(with.of[i]) + first_column() + own, bytes, mbarrier);
  }

  const T* x_;  ///< the SIMD group's part of row 0
  std::size_t cols_;
  unsigned char* memory_;
  left_of_row* left_;
  places_ahead places_;
  std::uint32_t* taken_;
  std::uint32_t clusters_, count_, part_, end_, own_, mbarriers_;
  std::uint32_t in_slot_;  ///< the row in slot own_lane()
  std::uint32_t next_,
      coming_;               ///< the row for the next slot, and the leading SIMD group's for the one behind
  std::uint32_t asked_ = 0;  ///< what the counter has said to the leader
  std::uint32_t slot_ = 0, parity_ = 0, set_ = 0, parity_of_sets_ = 0;
};

template <class Rows>
void take_rows_ahead(threadgroup& tg, const counted_rows<typename Rows::arguments>& a) {
  using T = typename Rows::element;
  const auto parameters = Rows::parameters(a.of);
  rows_ahead<T, parameters.count> row(a, parameters);
  do {
    Rows::template of_kept_row<kept_ahead<T>, 4>(tg, a.of, row.index(), row);
  } while (row.go_on());
  row.end();
}

#else

template <class Rows>
void take_rows_ahead(threadgroup&, const counted_rows<typename Rows::arguments>&) {}

#endif

/// Of threadgroup memory, with slots for rows and parameters.
template <class Rows>
std::size_t memory_of_slots(const places_ahead& places, std::size_t slots) {
  using T = typename Rows::element;
  constexpr std::size_t alignment = 1024;  // of launched_memory
  const std::size_t simdgroups = places.simdgroups, all = places.parts * simdgroups;
  return alignment + slots * simdgroups * of_simdgroup_ahead<T> * sizeof(T) +
         2 * (all + 1) * sizeof(left_of_row) + (2 + slots * simdgroups) * sizeof(std::uint64_t);
}
/// The fewest threadgroups of at most 512 threads, and as many slots as the memory of a core that 1024
/// threads share has room for; none if it has not.
template <class Rows>
places_ahead places_of_rows_ahead(const typename Rows::arguments& a) {
  constexpr std::size_t of_simdgroup = of_simdgroup_ahead<typename Rows::element>, most_simdgroups = 16,
                        simdgroups_of_core = 32, memory_of_core = 227 * 1024, of_threadgroup = 1024,
                        most_slots = 4;
  places_ahead places{};
  places.parts = static_cast<std::uint32_t>(std::bit_ceil(ceil_div(a.cols, most_simdgroups * of_simdgroup)));
  places.simdgroups = static_cast<std::uint32_t>(ceil_div(a.cols, std::size_t{places.parts} * of_simdgroup));
  const std::size_t parameters = Rows::parameters(a).count,
                    memory = memory_of_core / (simdgroups_of_core / places.simdgroups) - of_threadgroup;
  std::size_t slots = most_slots;
  while (slots > 0 && memory_of_slots<Rows>(places, slots + parameters) > memory) --slots;
  places.slots = static_cast<std::uint32_t>(slots);
  return places;
}

/// Whether rows of runs of four are taken so: never with a number of threads that the caller named.
template <class Rows>
bool takes_rows_ahead(const typename Rows::arguments& a, const kernel_options& options) {
  constexpr std::size_t chunk = 16, most_parts = 8;
  constexpr int architecture_of_places = 90;  // whose memory places_of_rows_ahead shares out
  if (!options.any_threads || a.cols < Rows::ahead_from ||
      a.cols * sizeof(typename Rows::element) % chunk != 0)
    return false;
  const places_ahead places = places_of_rows_ahead<Rows>(a);
  return places.slots > 0 && places.parts <= most_parts &&
         offload::architecture() == architecture_of_places && offload::has_clusters();
}
template <class Rows>
void dispatch_rows_ahead(const void* arguments, const launch_geometry& geometry,
                         const kernel_options& options) {
  constexpr std::uint32_t most_clusters = 1 << 16;  // that a GPU may hold
  const auto& a = *static_cast<const typename Rows::arguments*>(arguments);
  const auto count = static_cast<std::uint32_t>(geometry.threadgroups_per_grid.volume());
  if (count == 0) return;
  offload::for_each_operand(a, offload::check_operand);
  const places_ahead places = places_of_rows_ahead<Rows>(a);
  const counted_rows<typename Rows::arguments> rows{
      a, count, places, static_cast<std::uint32_t*>(offload::memory_of_queue(offload::counters_of_queue))};
  offload::set_block_memory(memory_of_slots<Rows>(places, places.slots + Rows::parameters(a).count));
  offload::set_clusters(places.parts);
  inlined_entry<take_rows_ahead<Rows>>(
      &rows,
      geometry_of_threadgroups({std::min(count, most_clusters) * places.parts, 1, 1},
                               {places.simdgroups * lane_count, 1, 1}),
      options);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
#endif
