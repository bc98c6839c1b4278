// One SIMD group's turn in a phase: which of its 32 threads take part, where they are, and the ways in
// which the threads of a threadgroup walk over data.
#pragma once

#include "pewter/geometry.hpp"
#include "pewter/simdgroup_functions.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

/// A position in up to three dimensions, one a lane.
struct lanes3 {
  lanes<std::uint32_t> x, y, z;
};

/// The threadgroup's position and size, shared by its SIMD groups.
struct threadgroup_place {
  launch_geometry geometry;
  uint3 position;  ///< threadgroup_position_in_grid
  uint3 threads;   ///< threads_per_threadgroup, smaller at the grid's edge
};

class simdgroup {
 public:
  /// SIMD group `index` of a threadgroup, as far as it lies in the group of threads [begin, begin + count).
  PEWTER_INLINE simdgroup(const threadgroup_place& place, std::uint32_t index, std::uint32_t begin,
                          std::uint32_t count)
      : place_(place), index_(index), begin_(begin), group_threads_(count) {
    const std::uint32_t first = index * lane_count, last = begin + count;
    lane_mask inside = first_lanes(last - first < lane_count ? last - first : lane_count);
    if (begin > first) inside = inside & ~first_lanes(begin - first);
    active_ = inside;
  }

  PEWTER_INLINE std::uint32_t simdgroup_index_in_threadgroup() const { return index_; }
  /// The same, in short.
  PEWTER_INLINE std::uint32_t index() const { return index_; }
  /// simd_active_threads_mask at the start of the phase.
  PEWTER_INLINE lane_mask active() const { return active_; }
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
  lanes3 thread_position_in_threadgroup() const {
    const uint3 size = place_.threads;
    const lanes<std::uint32_t> linear = thread_index_in_threadgroup();
    if (size.y == 1 && size.z == 1) return {linear, 0u, 0u};
    const lanes<std::uint32_t> row = linear / lanes<std::uint32_t>(size.x);
    const lanes<std::uint32_t> slice = row / lanes<std::uint32_t>(size.y);
    return {linear - row * size.x, row - slice * size.y, slice};
  }
  lanes3 thread_position_in_grid() const {
    const lanes3 local = thread_position_in_threadgroup();
    const uint3 size = place_.geometry.threads_per_threadgroup, at = place_.position;
    return {local.x + at.x * size.x, local.y + at.y * size.y, local.z + at.z * size.z};
  }

  /// Walks [0, count) as the threads of the group do with `for (i = rank; i < count; i += threads)`:
  /// f(i, active, part), the active lanes taking elements i, i + 1, ... `part` is 0.
  template <class F>
  PEWTER_INLINE void stride_loop(std::size_t count, F&& f) {
    const std::uint32_t n = walkers("stride_loop");
    std::size_t i = rank_of_first_lane();
    if (n == lane_count)
      for (; i + lane_count <= count; i += group_threads_) f(i, all_lanes{}, native::index_constant<0>{});
    for (; i < count; i += group_threads_) f(i, at_most(n, count - i), native::index_constant<0>{});
  }

  /// As stride_loop with four elements a thread: the SIMD group takes 128 elements in a row, 32 at a time
  /// as parts 0 to 3, so that a reduction can keep four accumulators. Several SIMD groups take one unbroken
  /// part of [0, count) each, so that a host thread that runs them all goes through memory once, in order.
  template <class F>
  PEWTER_INLINE void vectorized_loop(std::size_t count, F&& f) {
    const std::uint32_t n = walkers("vectorized_loop");
    std::size_t i = 0, end = count;
    if constexpr (native::simdgroups_take_turns) {
      for (i = first_of_turns(); i < count; i += step_of_turns())
        walk_blocks(i, count - i < block ? count : i + block, n, f);
      return;
    }
    if (group_threads_ > lane_count) take_blocks_of(block, i, end);
    walk_blocks(i, end, n, f);
  }

  /// consume(i, produce(i, active), active) for the elements of vectorized_loop, where all of a block's
  /// values are produced before the first is consumed: loads need not wait for stores.
  template <class Produce, class Consume>
  PEWTER_INLINE void vectorized_map(std::size_t count, Produce&& produce, Consume&& consume) {
    using value = decltype(produce(count, all_lanes{}));
    const std::uint32_t n = walkers("vectorized_map");
    for (std::size_t i = first_of_turns(); i < count; i += step_of_turns()) {
      if (n == lane_count && count - i >= block) {
        value values[4];
        native::each<4>([&](auto k) PEWTER_INLINE_LAMBDA {
          values[k] = produce(i + std::size_t{k.value} * lane_count, all_lanes{});
        });
        native::each<4>([&](auto k) PEWTER_INLINE_LAMBDA {
          consume(i + std::size_t{k.value} * lane_count, values[k], all_lanes{});
        });
      } else {
        walk_blocks(i, count - i < block ? count : i + block, n,
                    [&](std::size_t at, auto active, auto)
                        PEWTER_INLINE_LAMBDA { consume(at, produce(at, active), active); });
      }
    }
  }

 private:
  static constexpr std::size_t block = 4 * lane_count;

  /// Where SIMD groups take blocks in turn: the first one of this SIMD group, and how far on its next one is.
  PEWTER_INLINE std::size_t first_of_turns() const { return std::size_t{4} * rank_of_first_lane(); }
  PEWTER_INLINE std::size_t step_of_turns() const {
    return block * ((group_threads_ + lane_count - 1) / lane_count);
  }
  template <class F>
  PEWTER_INLINE static void walk_blocks(std::size_t i, std::size_t end, std::uint32_t n, F&& f) {
    if (n == lane_count)
      for (; i + 4 * lane_count <= end; i += 4 * lane_count) {
        f(i, all_lanes{}, native::index_constant<0>{});
        f(i + lane_count, all_lanes{}, native::index_constant<1>{});
        f(i + 2 * lane_count, all_lanes{}, native::index_constant<2>{});
        f(i + 3 * lane_count, all_lanes{}, native::index_constant<3>{});
      }
    for (; i < end; i += std::size_t{4} * n) {
      partial<0>(i, n, end, f);
      partial<1>(i + n, n, end, f);
      partial<2>(i + std::size_t{2} * n, n, end, f);
      partial<3>(i + std::size_t{3} * n, n, end, f);
    }
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
  PEWTER_INLINE static void partial(std::size_t start, std::uint32_t n, std::size_t count, F&& f) {
    if (start < count) f(start, at_most(n, count - start), native::index_constant<part>{});
  }
  PEWTER_INLINE static lane_mask at_most(std::uint32_t n, std::size_t left) {
    return first_lanes(left < n ? static_cast<std::uint32_t>(left) : n);
  }
  PEWTER_INLINE std::uint32_t rank_of_first_lane() const { return index_ * lane_count - begin_; }
  /// The number of active lanes, which must be the lowest ones.
  PEWTER_INLINE std::uint32_t walkers(const char* function) const {
    if (begin_ > index_ * lane_count)
      detail::raise("%s: the group begins at thread %u, must begin at a multiple of 32", function, begin_);
    return pewter::PEWTER_NAMESPACE::count(active_);
  }

  const threadgroup_place& place_;
  std::uint32_t index_, begin_, group_threads_;
  lane_mask active_;
};

/// The two walks as types, so that one kernel body serves both patterns.
struct stride_walk {
  static constexpr int parts = 1;
  static constexpr bool maps_ahead = false;
  template <class F>
  PEWTER_INLINE static void loop(simdgroup& sg, std::size_t count, F&& f) {
    sg.stride_loop(count, f);
  }
};
struct vectorized_walk {
  static constexpr int parts = 4;
  static constexpr bool maps_ahead = native::loads_ahead;  ///< whether `map` is to be used for results
  template <class F>
  PEWTER_INLINE static void loop(simdgroup& sg, std::size_t count, F&& f) {
    sg.vectorized_loop(count, f);
  }
  template <class Produce, class Consume>
  PEWTER_INLINE static void map(simdgroup& sg, std::size_t count, Produce&& produce, Consume&& consume) {
    sg.vectorized_map(count, produce, consume);
  }
};

PEWTER_END_TARGET_NAMESPACE
