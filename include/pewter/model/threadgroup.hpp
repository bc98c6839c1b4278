// threadgroup: what a kernel body is given. The body is a sequence of phases; each runs once per SIMD
// group and its end is the threadgroup barrier. Between phases the body runs once per worker and computes
// uniform values only.
#pragma once

#include "pewter/check.hpp"
#include "pewter/error.hpp"
#include "pewter/model/host_threads.hpp"
#include "pewter/model/simdgroup.hpp"
#include "pewter/model/thread_group.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

#if defined(PEWTER_GPU)
#include "pewter/model/gpu/threadgroup.ipp"
#else
class threadgroup {
 public:
  threadgroup(const launch_geometry& geometry, const detail::worker& worker, std::uint32_t order)
      : place_{geometry, {0, 0, 0}, geometry.threads_per_threadgroup},
        worker_(worker),
        seed_(order),
        has_edges_(geometry.has_edges()) {
    count_threads();
  }
  /// A threadgroup of one whole SIMD group on one host thread: its counts are constants to the compiler.
  PEWTER_INLINE threadgroup(const launch_geometry& geometry, const detail::worker& worker)
      : place_{geometry, {0, 0, 0}, geometry.threads_per_threadgroup},
        worker_(worker),
        seed_(0),
        threads_(lane_count),
        simdgroups_(1),
        has_edges_(false) {}
  threadgroup(const threadgroup&) = delete;
  threadgroup& operator=(const threadgroup&) = delete;

  PEWTER_INLINE uint3 threadgroup_position_in_grid() const { return place_.position; }
  PEWTER_INLINE uint3 threadgroups_per_grid() const { return place_.geometry.threadgroups_per_grid; }
  PEWTER_INLINE uint3 threads_per_grid() const { return place_.geometry.threads_per_grid; }
  /// This threadgroup's size: smaller at the edge of a dispatch_threads grid.
  PEWTER_INLINE uint3 threads_per_threadgroup() const { return place_.threads; }
  /// The size as dispatched.
  PEWTER_INLINE uint3 dispatch_threads_per_threadgroup() const {
    return place_.geometry.threads_per_threadgroup;
  }
  PEWTER_INLINE std::uint32_t thread_count() const { return threads_; }
  PEWTER_INLINE std::uint32_t simdgroups_per_threadgroup() const { return simdgroups_; }
  PEWTER_INLINE std::uint32_t quadgroups_per_threadgroup() const { return quads_of(threads_); }
  /// The counts as dispatched; those without "dispatch" are smaller at the edge of a dispatch_threads grid.
  PEWTER_INLINE std::uint32_t dispatch_simdgroups_per_threadgroup() const {
    return simdgroups_of(place_.geometry.threads_per_threadgroup.volume());
  }
  PEWTER_INLINE std::uint32_t dispatch_quadgroups_per_threadgroup() const {
    return quads_of(place_.geometry.threads_per_threadgroup.volume());
  }
  PEWTER_INLINE static constexpr std::uint32_t thread_execution_width() { return lane_count; }
  PEWTER_INLINE static constexpr std::uint32_t threads_per_simdgroup() { return lane_count; }
  /// Whether several host threads run this threadgroup's SIMD groups. If not, its memory needs no atomics;
  /// results must not depend on it.
  PEWTER_INLINE bool is_shared_by_host_threads() const {
    PEWTER_CHECKED(return true;)  // what the others do without atomics is a race like any other
    return worker_.count > 1;
  }
  /// thread_position_in_grid of the threadgroup's first thread.
  PEWTER_INLINE uint3 first_thread_position_in_grid() const {
    const uint3 size = place_.geometry.threads_per_threadgroup, at = place_.position;
    return {at.x * size.x, at.y * size.y, at.z * size.z};
  }

  /// Threadgroup memory for n values of T: aligned to 64 bytes, or to 16 if it is less than 64, not
  /// initialised, the same for all workers.
  /// @throws error if all allocations, in multiples of 16 bytes, exceed 32 KB or what the pipeline declares.
  template <class T>
  T* memory(std::size_t n PEWTER_CALLED_FROM) {
    PEWTER_CHECKED(detail::check_step("threadgroup::memory", site, n, sizeof(T));)
    const std::size_t limit = memory_limit_;
    const std::size_t bytes = n > limit ? limit + 1 : (n * sizeof(T) + 15) / 16 * 16;
    if (bytes > limit - memory_bytes_)
      detail::raise(
          "threadgroup::memory: %llu values of %llu bytes after %llu bytes, at most %llu bytes in all",
          as_printed(n), as_printed(sizeof(T)), as_printed(memory_bytes_), as_printed(limit));
    memory_bytes_ += bytes;
    const std::size_t alignment = bytes < 64 ? 16 : 64;
    const std::size_t offset = (memory_top_ + alignment - 1) / alignment * alignment;
    memory_top_ = offset + bytes;
    PEWTER_CHECKED(detail::check_allocation(worker_.arena->memory + offset, n * sizeof(T), sizeof(T), site);)
    return reinterpret_cast<T*>(worker_.arena->memory + offset);
  }

  /// State for each SIMD group that survives barriers; not initialised.
  /// @throws error beyond 256 KB in all.
  template <class T>
  per_simdgroup<T> per_simdgroup_state(PEWTER_CHECKED(call_site site = {__builtin_FILE(),
                                                                        __builtin_LINE()})) {
    PEWTER_CHECKED(detail::check_step("threadgroup::per_simdgroup_state", site, sizeof(T));)
    const std::size_t bytes = (sizeof(T) * simdgroups_ + 63) / 64 * 64, limit = detail::arena::state_limit;
    if (bytes > limit - state_top_)
      detail::raise(
          "threadgroup::per_simdgroup_state: %llu bytes for %u SIMD groups after %llu, at most %llu in all",
          as_printed(bytes), simdgroups_, as_printed(state_top_), as_printed(limit));
    T* values = reinterpret_cast<T*>(worker_.arena->state + state_top_);
    state_top_ += bytes;
    return per_simdgroup<T>(values);
  }

  /// The same where a SIMD group also reads the others': by `at`, in a later phase or between phases.
  template <class T>
  per_simdgroup<T> per_simdgroup_results(PEWTER_CHECKED(call_site site = {__builtin_FILE(),
                                                                          __builtin_LINE()})) {
    const per_simdgroup<T> results = per_simdgroup_state<T>(PEWTER_CHECKED(site));
    PEWTER_CHECKED(
        detail::check_results(worker_.arena->state + state_top_ - (sizeof(T) * simdgroups_ + 63) / 64 * 64,
                              sizeof(T), simdgroups_);)
    return results;
  }

  /// A phase: f(simdgroup&) once per SIMD group, in any order, then the threadgroup barrier.
  template <class F>
  PEWTER_INLINE void for_each_simdgroup(F&& f PEWTER_CALLED_FROM) {
    phase(0, simdgroups_, 0, threads_, f PEWTER_FROM_CALLER);
  }
  /// A phase of only SIMD group 0.
  template <class F>
  PEWTER_INLINE void first_simdgroup(F&& f PEWTER_CALLED_FROM) {
    phase(0, 1, 0, threads_, f PEWTER_FROM_CALLER);
  }
  /// f() runs once for the threadgroup, then the barrier.
  template <class F>
  PEWTER_INLINE void single_thread(F&& f PEWTER_CALLED_FROM) {
    PEWTER_CHECKED(detail::check_step("threadgroup::single_thread", site, 0); detail::begin_phase();)
    if (worker_.index == 0) {
      PEWTER_CHECKED(const std::uint32_t one_lane = 1; detail::begin_turn(0, &one_lane);)
      f();
      PEWTER_CHECKED(detail::end_turn(site);)
    }
    PEWTER_CHECKED(detail::end_phase();)
    barrier();
  }
  /// value, which all host threads of the threadgroup must have computed alike: checked mode compares.
  template <class T>
  PEWTER_INLINE T make_uniform(T value PEWTER_CALLED_FROM) {
    static_assert(__is_trivially_copyable(T) && sizeof(T) <= 8);
    PEWTER_CHECKED(std::uint64_t bits = 0; __builtin_memcpy(&bits, &value, sizeof value);
                   detail::check_step("threadgroup::make_uniform", site, bits);)
    return value;
  }
  /// Announces, between phases, that the body uses store_nontemporal: each worker then fences its stores at
  /// the end of the dispatch. Other dispatches do without the fence. Why:
  /// kernels/runtime/machine/machine.md#fence.
  PEWTER_INLINE void announce_nontemporal_stores() { nontemporal_stores_ = true; }
  PEWTER_INLINE bool has_nontemporal_stores() const { return nontemporal_stores_; }
  /// All threads as a group that can be partitioned.
  PEWTER_INLINE thread_group all_threads() { return {*this, 0, threads_}; }

  // ---- for collectives, dispatch, pipelines and free-form kernels ----

  PEWTER_INLINE const threadgroup_place& place() const { return place_; }
  PEWTER_INLINE const detail::worker& worker() const { return worker_; }
  /// detail::simdgroup_order, as it was when the dispatch began.
  PEWTER_INLINE std::uint32_t order() const { return seed_; }
  PEWTER_INLINE std::size_t memory_limit() const { return memory_limit_; }
  /// True in all calls of a dispatch but the first.
  PEWTER_INLINE bool was_shared_before() {
    const bool before = was_shared_;
    was_shared_ = true;
    return before;
  }

  /// Limits the bytes that `memory` gives in all; at most 32 KB.
  PEWTER_INLINE void limit_memory(std::size_t bytes) { memory_limit_ = bytes; }

  /// SIMD groups [first, last) as far as they are in threads [begin, begin + count).
  template <class F>
  PEWTER_INLINE void phase(std::uint32_t first, std::uint32_t last, std::uint32_t begin, std::uint32_t count,
                           F&& f PEWTER_CALLED_FROM) {
    PEWTER_CHECKED(detail::check_step("a phase", site, first, last, begin, count); detail::begin_phase();)
    const std::uint32_t n = last - first;
    std::uint32_t from = 0, to = n;
    if (worker_.count > 1) {  // without the branch, two divisions cost as much as a short row's sum
      from = n * worker_.index / worker_.count;
      to = n * (worker_.index + 1) / worker_.count;
    }
    for (std::uint32_t i = from; i < to; ++i) {
      simdgroup sg(place_, first + (seed_ == 0 ? i : shuffled(i, n)), begin, count);
      PEWTER_CHECKED(detail::begin_turn(sg.index(), sg.active_bits());)
      f(sg);
      PEWTER_CHECKED(detail::end_turn(site);)
    }
    PEWTER_CHECKED(detail::end_phase();)
    barrier();
  }
  PEWTER_INLINE void barrier() {
    if (worker_.count > 1) detail::wait(*worker_.barrier, worker_.count);
  }
  /// Room for 32 values, each of up to 32 lanes of eight bytes; not the room of the call before.
  template <class T>
  PEWTER_INLINE T* collective_values() {
    collective_ ^= 1;
    return reinterpret_cast<T*>(worker_.arena->collective[collective_]);
  }

  /// Moves on to threadgroup `linear` of the grid (x fastest).
  PEWTER_INLINE void start(std::uint64_t linear) {
    const launch_geometry& g = place_.geometry;
    const uint3 groups = g.threadgroups_per_grid;
    uint3& at = place_.position;
    if (groups.y == 1 && groups.z == 1) {
      at = {static_cast<std::uint32_t>(linear), 0, 0};
    } else {
      const std::uint64_t row = linear / groups.x;
      at = {static_cast<std::uint32_t>(linear % groups.x), static_cast<std::uint32_t>(row % groups.y),
            static_cast<std::uint32_t>(row / groups.y)};
    }
    if (has_edges_) {
      const uint3 full = g.threads_per_threadgroup;
      place_.threads = {edge(at.x, full.x, g.threads_per_grid.x), edge(at.y, full.y, g.threads_per_grid.y),
                        edge(at.z, full.z, g.threads_per_grid.z)};
      count_threads();
    }
    memory_bytes_ = memory_top_ = state_top_ = 0;
  }

 private:
  PEWTER_INLINE static std::uint32_t edge(std::uint32_t at, std::uint32_t size, std::uint32_t grid) {
    const std::uint64_t left = grid - std::uint64_t{at} * size;
    return left < size ? static_cast<std::uint32_t>(left) : size;
  }
  PEWTER_INLINE void count_threads() {
    threads_ = place_.threads.x * place_.threads.y * place_.threads.z;
    simdgroups_ = (threads_ + lane_count - 1) / lane_count;
  }
  PEWTER_INLINE static std::uint32_t quads_of(std::uint64_t threads) {
    return static_cast<std::uint32_t>(ceil_div(threads, 4));
  }
  PEWTER_INLINE static unsigned long long as_printed(std::size_t n) { return n; }
  /// A permutation of 0 ... n - 1 that depends on the seed.
  std::uint32_t shuffled(std::uint32_t i, std::uint32_t n) const {
    std::uint32_t step = seed_ % n;
    while (!coprime(step, n)) step = (step + 1) % n + (n == 1);
    return static_cast<std::uint32_t>((std::uint64_t{i} * step + seed_ / n) % n);
  }
  static bool coprime(std::uint32_t a, std::uint32_t b) {
    while (a != 0) {
      const std::uint32_t rest = b % a;
      b = a;
      a = rest;
    }
    return b == 1;
  }

  threadgroup_place place_;
  const detail::worker& worker_;
  std::uint32_t seed_, threads_ = 0, simdgroups_ = 0, collective_ = 0;
  std::size_t memory_limit_ = detail::arena::memory_limit, memory_bytes_ = 0, memory_top_ = 0, state_top_ = 0;
  bool has_edges_, nontemporal_stores_ = false, was_shared_ = false;
};
#endif  // PEWTER_GPU

template <class F>
PEWTER_INLINE void thread_group::for_each_simdgroup(F&& f PEWTER_WITH_CALLER) {
  whole_.phase(begin_ / lane_count, (begin_ + count_ + lane_count - 1) / lane_count, begin_, count_,
               f PEWTER_FROM_CALLER);
}

template <class F>
void thread_group::partition(std::uint32_t begin, std::uint32_t count, F&& body) {
  native::check_part("thread_group::partition", begin_, count_, begin, count);
  thread_group part(whole_, begin_ + begin, count);
  body(part);
}

PEWTER_END_TARGET_NAMESPACE
