// One SIMD group at work, in a phase or in a free-form kernel: which of its 32 threads take part, where they
// are, control flow that differs between them, and the ways in which the threads of a threadgroup walk over
// data.
#pragma once

#include "pewter/check.hpp"
#include "pewter/geometry.hpp"
#include "pewter/lanes/vectors.hpp"
#include "pewter/model/call_site.hpp"
#include "pewter/model/simdgroup_functions.hpp"
#if defined(PEWTER_GPU)
#include "pewter/native/gpu/shared.hpp"
#else
#include "pewter/detail/free_form.hpp"
#endif

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace native {
using detail::free_form_place;
}
#endif

/// The threadgroup's position and size, shared by its SIMD groups.
struct threadgroup_place {
  launch_geometry geometry;
  uint3 position;  ///< threadgroup_position_in_grid
  uint3 threads;   ///< threads_per_threadgroup, smaller at the grid's edge
};

namespace native {

struct thread_range {
  std::uint32_t begin, count;
};
/// Throws unless threads [begin, begin + count) of a group are a group.
PEWTER_INLINE void check_part(const char* function, std::uint32_t group_begin, std::uint32_t group_count,
                              std::uint32_t begin, std::uint32_t count) {
  if (count == 0 || begin >= group_count || count > group_count - begin)
    detail::raise("%s: threads %u to %llu, must be at least one of the group's %u", function, begin,
                  static_cast<unsigned long long>(begin) + count, group_count);
  const std::uint32_t first = group_begin + begin;
  if (first % lane_count != 0 && first / lane_count != (first + count - 1) / lane_count)
    detail::raise("%s: begin = %u, must be a multiple of 32 for a group of several SIMD groups", function,
                  first);
}
/// The threads of some SIMD groups of a group. Throws if they are not all in it.
PEWTER_INLINE thread_range threads_of_simdgroups(const char* function, std::uint32_t group_count,
                                                 std::uint32_t first, std::uint32_t count) {
  const std::uint32_t simdgroups = (group_count + lane_count - 1) / lane_count;
  if (count == 0 || first >= simdgroups || count > simdgroups - first)
    detail::raise("%s: SIMD groups %u to %llu, must be at least one of the group's %u", function, first,
                  static_cast<unsigned long long>(first) + count, simdgroups);
  const std::uint32_t begin = first * lane_count, left = group_count - begin;
  return {begin, left < count * lane_count ? left : count * lane_count};
}

}  // namespace native

/// The elements that a SIMD group visits in a walk: `width` from `begin` on, then every `step`, all below
/// `end`.
struct walk_range {
  std::size_t begin, end, step;
  std::uint32_t width;

  /// The lanes that have an element at i ... i + width - 1.
  PEWTER_INLINE lane_mask active_at(std::size_t i) const {
    const std::size_t left = end - i;
    return first_lanes(left < width ? static_cast<std::uint32_t>(left) : width);
  }
};

class simdgroup {
 public:
  /// SIMD group `index` of a threadgroup, as far as it is in the group of threads [begin, begin + count).
  PEWTER_INLINE simdgroup(const threadgroup_place& place, std::uint32_t index, std::uint32_t begin,
                          std::uint32_t count)
      : place_(place), index_(index), begin_(begin), group_threads_(count) {
    const std::uint32_t first = index * lane_count, last = begin + count;
    lane_mask inside = first_lanes(last - first < lane_count ? last - first : lane_count);
    if (begin > first) inside = inside & ~first_lanes(begin - first);
    active_ = present_ = inside;
  }
  /// A SIMD group of a free-form kernel.
  PEWTER_INLINE simdgroup(const threadgroup_place& place, std::uint32_t index, std::uint32_t threads,
                          native::free_form_place& free_form)
      : simdgroup(place, index, 0, threads) {
    free_form_ = &free_form;
  }

  PEWTER_INLINE std::uint32_t simdgroup_index_in_threadgroup() const { return index_; }
  /// The same, in short.
  PEWTER_INLINE std::uint32_t index() const { return index_; }
  /// simd_active_threads_mask, here and now.
  PEWTER_INLINE lane_mask active() const { return active_; }
  /// A SIMD group stands for its active lanes wherever a mask is asked for: load(p, sg), simd_sum(x, sg).
  PEWTER_INLINE operator lane_mask() const { return active_; }
  PEWTER_INLINE bool is_full() const { return all(active_); }

  /// This SIMD group as a group of its own: its active lanes walk over data without the threadgroup's others.
  PEWTER_INLINE simdgroup alone() const {
    return simdgroup(place_, index_, index_ * lane_count, pewter::PEWTER_NAMESPACE::count(active_));
  }

  PEWTER_INLINE lanes<std::uint32_t> thread_index_in_simdgroup() const { return lane_ids(); }
  PEWTER_INLINE lanes<std::uint32_t> thread_index_in_threadgroup() const {
    return lane_ids() + index_ * static_cast<std::uint32_t>(lane_count);
  }
  PEWTER_INLINE lanes<std::uint32_t> quadgroup_index_in_threadgroup() const {
    return thread_index_in_threadgroup() >> 2u;
  }
  PEWTER_INLINE lanes<std::uint32_t> thread_index_in_quadgroup() const { return lane_ids() & 3u; }
  PEWTER_INLINE uint3 threadgroup_position_in_grid() const { return place_.position; }
  PEWTER_INLINE uint3 threadgroups_per_grid() const { return place_.geometry.threadgroups_per_grid; }
  PEWTER_INLINE uint3 threads_per_grid() const { return place_.geometry.threads_per_grid; }
  PEWTER_INLINE uint3 threads_per_threadgroup() const { return place_.threads; }
  PEWTER_INLINE std::uint32_t simdgroups_per_threadgroup() const {
    return simdgroups_of(place_.threads.volume());
  }
  lanes3<std::uint32_t> thread_position_in_threadgroup() const {
    const uint3 size = place_.threads;
    const lanes<std::uint32_t> linear = thread_index_in_threadgroup();
    if (size.y == 1 && size.z == 1) return {linear, 0u, 0u};
    const lanes<std::uint32_t> row = linear / lanes<std::uint32_t>(size.x);
    const lanes<std::uint32_t> slice = row / lanes<std::uint32_t>(size.y);
    return {linear - row * size.x, row - slice * size.y, slice};
  }
  lanes3<std::uint32_t> thread_position_in_grid() const {
    const lanes3<std::uint32_t> local = thread_position_in_threadgroup();
    const uint3 size = place_.geometry.threads_per_threadgroup, at = place_.position;
    return {local.x + at.x * size.x, local.y + at.y * size.y, local.z + at.z * size.z};
  }

  PEWTER_CHECKED(const std::uint32_t* active_bits() const { return &active_.bits; })

  // ---- control flow that differs between lanes ----

  /// `if (condition) then();` for each active lane; then is not called if no lane wants it.
  template <class F>
  PEWTER_INLINE void if_lanes(lane_mask condition, F&& then) {
    const lane_mask before = active_;
    run_by(before & condition, then);
    active_ = before & ~stopped_;
  }
  template <class F, class G>
  PEWTER_INLINE void if_lanes(lane_mask condition, F&& then, G&& otherwise) {
    const lane_mask before = active_;
    run_by(before & condition, then);
    run_by(before & ~condition & ~stopped_, otherwise);
    active_ = before & ~stopped_;
  }
  /// `while (condition()) body();` for each active lane. The condition is asked while any lane is left.
  template <class C, class F>
  PEWTER_INLINE void while_lanes(C&& condition, F&& body) {
    const lane_mask before = active_, stopped_before = stopped_, broken_before = broken_;
    broken_ = lane_mask(0);
    for (;;) {
      active_ = active_ & condition();
      if (!any(active_)) break;
      const lane_mask of_turn = active_;
      body();
      stopped_ = stopped_before | returned_ | broken_;  // those that went on to the next turn are back
      active_ = of_turn & ~stopped_;
    }
    broken_ = broken_before;
    stopped_ = stopped_before | returned_;
    active_ = before & ~stopped_;
  }
  /// `break`, `continue` of the innermost while_lanes for the active lanes; none is left then.
  PEWTER_INLINE void break_lanes() {
    broken_ = broken_ | active_;
    stop();
  }
  PEWTER_INLINE void continue_lanes() { stop(); }
  /// `return` from the kernel for the active lanes, of a phase from the phase. True once no lane of the SIMD
  /// group is left: the body should return then. Such a SIMD group takes no part in barriers.
  PEWTER_INLINE bool return_lanes() {
    returned_ = returned_ | active_;
    stop();
    if (any(of_simdgroup() & ~returned_)) return false;
    if (free_form_ != nullptr) leave_barriers();
    return true;
  }
  /// `if (condition) return;` for each active lane.
  PEWTER_INLINE bool return_lanes(lane_mask condition) {
    bool none_left = false;
    if_lanes(condition, [&]() PEWTER_INLINE_LAMBDA { none_left = return_lanes(); });
    return none_left;
  }
  /// `x = value;` for each active lane.
  template <class T>
  PEWTER_INLINE void assign(lanes<T>& x, typename same_type<lanes<T>>::type value) const {
    x = select(active_, value, x);
  }

  // ---- groups of threads ----

  /// Threads [begin, begin + count) of the current group as a group: body(simdgroup&) for the SIMD groups
  /// that have threads in it, on their own. Other SIMD groups go on at once, so that groups run side by side.
  /// @throws error if they are not all in the current group, or if they neither begin at a multiple of 32 nor
  ///         are in one SIMD group
  template <class F>
  PEWTER_INLINE void thread_group(std::uint32_t begin, std::uint32_t count, F&& body) {
    native::check_part("simdgroup::thread_group", begin_, group_threads_, begin, count);
    const std::uint32_t first = begin_ + begin;
    if (first >= (index_ + 1) * lane_count || first + count <= index_ * lane_count) return;
    simdgroup part(place_, index_, first, count);
    part.free_form_ = free_form_;
    part.returned_ = returned_;
    part.stopped_ = stopped_;
    part.active_ = part.active_ & active_;
    if (!any(part.active_)) return;
    PEWTER_CHECKED(const std::uint32_t* const outer = detail::exchange_active(part.active_bits());)
    body(part);
    PEWTER_CHECKED(detail::exchange_active(outer);)
    returned_ = part.returned_;
    broken_ = broken_ | part.broken_;
    stopped_ = stopped_ | part.stopped_;
    active_ = active_ & ~stopped_;
  }
  /// Only thread `index` of the current group.
  template <class F>
  PEWTER_INLINE void single_thread(std::uint32_t index, F&& body) {
    thread_group(index, 1, body);
  }
  /// Only SIMD group `index` of the current group.
  template <class F>
  PEWTER_INLINE void single_simdgroup(std::uint32_t index, F&& body) {
    simdgroup_range(index, 1, body);
  }
  /// `count` SIMD groups of the current group from `first` on; a group's last SIMD group may be short.
  template <class F>
  PEWTER_INLINE void simdgroup_range(std::uint32_t first, std::uint32_t count, F&& body) {
    const native::thread_range part =
        native::threads_of_simdgroups("simdgroup::simdgroup_range", group_threads_, first, count);
    thread_group(part.begin, part.count, body);
  }
  /// Threads of the current group, and their numbers in it.
  PEWTER_INLINE std::uint32_t threads_per_group() const { return group_threads_; }
  PEWTER_INLINE lanes<std::uint32_t> thread_index_in_group() const {
    return thread_index_in_threadgroup() - begin_;
  }
  PEWTER_INLINE std::uint32_t simdgroup_index_in_group() const { return index_ - begin_ / lane_count; }
  PEWTER_INLINE std::uint32_t simdgroups_per_group() const { return simdgroup_count(begin_, group_threads_); }

  // ---- in free-form kernels ----

  /// The barrier of the current group: only of its SIMD groups.
  PEWTER_INLINE void sync(call_site site = {__builtin_FILE(), __builtin_LINE()}) const;
  /// Threadgroup memory for n values of T, as threadgroup::memory. All SIMD groups of the threadgroup make
  /// the same allocations in the same order, before they part.
  /// @throws error beyond 32 KB in all, or if SIMD groups' allocations differ
  template <class T>
  PEWTER_INLINE T* memory(std::size_t n, call_site site = {__builtin_FILE(), __builtin_LINE()}) const;
  /// @throws error in a phase
  PEWTER_INLINE native::free_form_place& free_form(const char* function) const;

  // ---- walks ----

  /// Walks [0, count) as the threads of the group do with `for (i = rank; i < count; i += threads)`:
  /// f(i, active, part), the active lanes taking elements i, i + 1, ... `part` is 0.
  template <class F>
  PEWTER_INLINE void stride_loop(std::size_t count, F&& f) {
    const std::uint32_t n = walkers("stride_loop");
    std::size_t i = rank_of_first_lane();
    if (n == lane_count && is_full())
      for (; i + lane_count <= count; i += group_threads_) f(i, all_lanes{}, native::index_constant<0>{});
    for (; i < count; i += group_threads_) f(i, at_most(n, count - i), native::index_constant<0>{});
  }

  /// As stride_loop with four elements a thread: the SIMD group takes 128 elements in a row, 32 at a time
  /// as parts 0 to 3, so that a reduction can keep four accumulators. Several SIMD groups take one unbroken
  /// part of [0, count) each, so that a host thread that runs them all goes through memory once, in order.
  /// @tparam parts how many f tells apart, 1, 2 or 4: that many copies of f are made for whole SIMD groups,
  ///               and as many for the rest
  template <int parts = 4, class F>
  PEWTER_INLINE void vectorized_loop(std::size_t count, F&& f) {
    static_assert(parts == 1 || parts == 2 || parts == 4);
    const std::uint32_t n = walkers("vectorized_loop");
    std::size_t i = 0, end = count;
    if constexpr (native::simdgroups_take_turns) return walk_turns<parts>(n, count, f);
    if (group_threads_ > lane_count) take_blocks_of(block, i, end);
    walk_blocks<parts>(i, end, n, f);
  }

  /// consume(i, produce(i, active), active) for the elements of vectorized_loop, where all of a block's
  /// values are produced before the first is consumed: loads need not wait for stores.
  template <class Produce, class Consume>
  PEWTER_INLINE void vectorized_map(std::size_t count, Produce&& produce, Consume&& consume) {
    using value = decltype(produce(count, all_lanes{}));
    const std::uint32_t n = walkers("vectorized_map");
    const auto one = [&](std::size_t i, auto active, auto)
                         PEWTER_INLINE_LAMBDA { consume(i, produce(i, active), active); };
    if (n != lane_count) return walk_turns<4>(n, count, one);
    std::size_t i = first_of_turns();
    for (; i + block <= count; i += step_of_turns()) {
      value values[4];
      native::each<4>([&](auto k) PEWTER_INLINE_LAMBDA {
        values[k] = produce(i + std::size_t{k.value} * lane_count, all_lanes{});
      });
      native::each<4>([&](auto k) PEWTER_INLINE_LAMBDA {
        consume(i + std::size_t{k.value} * lane_count, values[k], all_lanes{});
      });
    }
    for (std::size_t part = 0; part < block && i + part < count; part += lane_count)
      one(i + part, at_most(lane_count, count - i - part), native::index_constant<0>{});
  }

  /// What stride_loop and vectorized_loop visit, for a loop of the caller's own.
  PEWTER_INLINE walk_range stride_range(std::size_t count) const {
    return {rank_of_first_lane(), count, group_threads_, walkers("stride_range")};
  }
  PEWTER_INLINE walk_range vectorized_range(std::size_t count) const {
    const std::uint32_t n = walkers("vectorized_range");
    walk_range range{0, count, n, n};
    if (group_threads_ > lane_count) take_blocks_of(block, range.begin, range.end);
    return range;
  }

 private:
  static constexpr std::size_t block = 4 * lane_count;

  /// Where SIMD groups take blocks in turn: the first one of this SIMD group, and how far on its next one is.
  PEWTER_INLINE std::size_t first_of_turns() const { return std::size_t{4} * rank_of_first_lane(); }
  PEWTER_INLINE std::size_t step_of_turns() const { return block * (group_threads_ / lane_count); }
  /// vectorized_loop where SIMD groups take blocks in turn. Those with all lanes take them all, unless the
  /// group has but one SIMD group.
  template <int parts, class F>
  PEWTER_INLINE void walk_turns(std::uint32_t n, std::size_t count, F&& f) const {
    if (n != lane_count) {
      if (group_threads_ < lane_count)
        for (std::size_t i = 0; i < count; i += n) f(i, at_most(n, count - i), native::index_constant<0>{});
      return;
    }
    std::size_t i = first_of_turns();
    for (; i + block <= count; i += step_of_turns())
      native::each<4>([&](auto k) PEWTER_INLINE_LAMBDA {
        f(i + std::size_t{k.value} * lane_count, all_lanes{}, native::index_constant<k.value % parts>{});
      });
    for (std::size_t part = 0; part < block && i + part < count; part += lane_count)
      f(i + part, at_most(lane_count, count - i - part), native::index_constant<0>{});
  }
  template <int parts, class F>
  PEWTER_INLINE void walk_blocks(std::size_t i, std::size_t end, std::uint32_t n, F&& f) const {
    if (n == lane_count && is_full())
      for (; i + parts * lane_count <= end; i += parts * lane_count)
        native::each<parts>([&](auto part) PEWTER_INLINE_LAMBDA {
          f(i + static_cast<std::size_t>(part.value) * lane_count, all_lanes{}, part);
        });
    for (; i < end; i += std::size_t{parts} * n)
      native::each<parts>([&](auto part) PEWTER_INLINE_LAMBDA {
        partial<part.value>(i + static_cast<std::size_t>(part.value) * n, n, end, f);
      });
  }

  /// This SIMD group's part of [0, end), in whole blocks except the last one.
  PEWTER_INLINE void take_blocks_of(std::size_t size, std::size_t& begin, std::size_t& end) const {
    const std::size_t blocks = (end + size - 1) / size, threads = group_threads_;
    const bool shifts = (threads & (threads - 1)) == 0;  // a shift instead of two divisions
    const auto before = [&](std::size_t thread) {
      return (shifts ? blocks * thread >> __builtin_ctzll(threads) : blocks * thread / threads) * size;
    };
    const std::size_t first = rank_of_first_lane(), next = first + lane_count;
    begin = before(first);
    const std::size_t last = before(next < threads ? next : threads);
    if (last < end) end = last;
  }
  template <int part, class F>
  PEWTER_INLINE void partial(std::size_t start, std::uint32_t n, std::size_t count, F&& f) const {
    if (start < count) f(start, at_most(n, count - start), native::index_constant<part>{});
  }
  PEWTER_INLINE lane_mask at_most(std::uint32_t n, std::size_t left) const {
    const lane_mask wanted = first_lanes(left < n ? static_cast<std::uint32_t>(left) : n);
    return active_ == present_ ? wanted : wanted & active_;
  }
  PEWTER_INLINE std::uint32_t rank_of_first_lane() const { return index_ * lane_count - begin_; }
  /// The number of lanes that the group has here, which must be the lowest ones.
  PEWTER_INLINE std::uint32_t walkers(const char* function) const {
    if (begin_ > index_ * lane_count)
      detail::raise("%s: the group begins at thread %u, must begin at a multiple of 32", function, begin_);
    return pewter::PEWTER_NAMESPACE::count(present_);
  }
  PEWTER_INLINE static std::uint32_t simdgroup_count(std::uint32_t begin, std::uint32_t threads) {
    return (begin + threads + lane_count - 1) / lane_count - begin / lane_count;
  }

  template <class F>
  PEWTER_INLINE void run_by(lane_mask some, F&& f) {
    active_ = some;
    if (any(some)) f();
  }
  PEWTER_INLINE void stop() {
    stopped_ = stopped_ | active_;
    active_ = lane_mask(0);
  }
  /// The lanes that the whole threadgroup has here.
  PEWTER_INLINE lane_mask of_simdgroup() const {
    const auto threads = static_cast<std::uint32_t>(place_.threads.volume()) - index_ * lane_count;
    return first_lanes(threads < lane_count ? threads : lane_count);
  }
  PEWTER_INLINE void leave_barriers() const;

  const threadgroup_place& place_;
  std::uint32_t index_, begin_, group_threads_;
  lane_mask present_, active_;  ///< the group's lanes here; those of them that are at work
  /// Lanes that take no part: in this turn of the innermost loop, in any, in this loop. The first has them
  /// all.
  lane_mask stopped_, returned_, broken_;
  native::free_form_place* free_form_ = nullptr;
};

PEWTER_INLINE native::free_form_place& simdgroup::free_form(const char* function) const {
  if (free_form_ == nullptr) detail::raise("%s: called in a phase, must be in a free-form kernel", function);
  return *free_form_;
}

#if !defined(PEWTER_GPU)
// ---- what reaches the runtime ----

PEWTER_INLINE void simdgroup::sync(call_site site) const {
  free_form("simdgroup::sync");
  const std::uint32_t simdgroups = simdgroups_per_group();
  PEWTER_CHECKED(const detail::checked_barrier scope(begin_ / lane_count, simdgroups);)
  if (simdgroups > 1) detail::named_barrier(begin_ / lane_count, simdgroups, site, "sync");
}

template <class T>
PEWTER_INLINE T* simdgroup::memory(std::size_t n, call_site site) const {
  void* const p = detail::allocate_threadgroup_memory(free_form("simdgroup::memory"), n, sizeof(T), site);
  PEWTER_CHECKED(detail::check_allocation(p, n * sizeof(T), sizeof(T), site);)
  return static_cast<T*>(p);
}

PEWTER_INLINE void simdgroup::leave_barriers() const {
  free_form_->has_returned = true;
  if (detail::this_fiber.team != nullptr) detail::this_fiber.team->end_current();
}
#endif

/// The two walks as types, so that one kernel body serves both patterns: `loop` for f that accumulates, in as
/// many accumulators as kernels/common/accumulators.hpp has, `elements` for f(i, active) that does not.
struct stride_walk {
  static constexpr int parts = 1;
  static constexpr bool is_vectorized = false;
  static constexpr bool maps_ahead = false;
  template <class F>
  PEWTER_INLINE static void loop(simdgroup& sg, std::size_t count, F&& f) {
    sg.stride_loop(count, f);
  }
  template <class F>
  PEWTER_INLINE static void elements(simdgroup& sg, std::size_t count, F&& f) {
    sg.stride_loop(count, [&](std::size_t i, auto active, auto) PEWTER_INLINE_LAMBDA { f(i, active); });
  }
  PEWTER_INLINE static walk_range range(const simdgroup& sg, std::size_t count) {
    return sg.stride_range(count);
  }
};
struct vectorized_walk {
  /// As many parts as accumulators: up to four, which take at most half of the CPU's registers.
  static constexpr int fitting = native::vector_registers / 2 / lanes<float>::registers;
  static constexpr int parts = fitting > 4 ? 4 : fitting;
  static constexpr bool is_vectorized = true;
  static constexpr bool maps_ahead = native::loads_ahead;  ///< whether `map` is to be used for results
  template <class F>
  PEWTER_INLINE static void loop(simdgroup& sg, std::size_t count, F&& f) {
    sg.vectorized_loop<parts>(count, f);
  }
  template <class F>
  PEWTER_INLINE static void elements(simdgroup& sg, std::size_t count, F&& f) {
    sg.vectorized_loop<1>(count,
                          [&](std::size_t i, auto active, auto) PEWTER_INLINE_LAMBDA { f(i, active); });
  }
  PEWTER_INLINE static walk_range range(const simdgroup& sg, std::size_t count) {
    return sg.vectorized_range(count);
  }
  template <class Produce, class Consume>
  PEWTER_INLINE static void map(simdgroup& sg, std::size_t count, Produce&& produce, Consume&& consume) {
    sg.vectorized_map(count, produce, consume);
  }
};

PEWTER_END_TARGET_NAMESPACE
