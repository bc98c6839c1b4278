// threadgroup.hpp for a GPU: a threadgroup is a block, a SIMD group one of its warps, and a phase ends with
// the block's barrier. All threads run the code between phases. A threadgroup whose size is no multiple of
// 32 has a last warp with inactive lanes.

/// What each SIMD group keeps across barriers, in its threads' registers.
template <class T>
class per_simdgroup {
 public:
  PEWTER_INLINE T& operator[](const simdgroup&) const { return own_; }

 private:
  mutable T own_;
};

/// What each SIMD group leaves to the others, in threadgroup memory.
template <class T>
class simdgroup_results {
 public:
  PEWTER_INLINE explicit simdgroup_results(T* values) : values_(values) {}
  PEWTER_INLINE T& operator[](const simdgroup& sg) const { return at(sg.index()); }
  PEWTER_INLINE T& at(std::uint32_t index) const {
    return values_[index * lane_count + static_cast<std::uint32_t>(native::own_lane())];
  }

 private:
  T* values_;
};

class threadgroup {
  static constexpr std::size_t results_limit = 16 * 1024, values_limit = 8 * 1024;

 public:
  PEWTER_INLINE explicit threadgroup(const launch_geometry& geometry, const native::wait_limit& waits = {})
      : place_{geometry, {0, 0, 0}, geometry.threads_per_threadgroup}, waits_(waits) {
    const uint3 groups = geometry.threadgroups_per_grid;
    const std::uint32_t linear = native::block_of_grid();
    if (groups.y == 1 && groups.z == 1) {
      place_.position = {linear, 0, 0};
    } else {
      const std::uint32_t row = linear / groups.x;
      place_.position = {linear % groups.x, row % groups.y, row / groups.y};
    }
    const uint3 full = geometry.threads_per_threadgroup, at = place_.position,
                grid = geometry.threads_per_grid;
    place_.threads = {edge(at.x, full.x, grid.x), edge(at.y, full.y, grid.y), edge(at.z, full.z, grid.z)};
    threads_ = place_.threads.x * place_.threads.y * place_.threads.z;
    simdgroups_ = (threads_ + lane_count - 1) / lane_count;
  }
  threadgroup(const threadgroup&) = delete;
  threadgroup& operator=(const threadgroup&) = delete;

  /// The limit of waits in free-form kernels.
  PEWTER_INLINE const native::wait_limit& limit_of_waits() const { return waits_; }
  PEWTER_INLINE uint3 threadgroup_position_in_grid() const { return place_.position; }
  PEWTER_INLINE uint3 threadgroups_per_grid() const { return place_.geometry.threadgroups_per_grid; }
  PEWTER_INLINE uint3 threads_per_grid() const { return place_.geometry.threads_per_grid; }
  PEWTER_INLINE uint3 threads_per_threadgroup() const { return place_.threads; }
  PEWTER_INLINE uint3 dispatch_threads_per_threadgroup() const {
    return place_.geometry.threads_per_threadgroup;
  }
  PEWTER_INLINE std::uint32_t thread_count() const { return threads_; }
  PEWTER_INLINE std::uint32_t simdgroups_per_threadgroup() const { return simdgroups_; }
  PEWTER_INLINE std::uint32_t quadgroups_per_threadgroup() const { return (threads_ + 3) / 4; }
  PEWTER_INLINE std::uint32_t dispatch_simdgroups_per_threadgroup() const {
    return simdgroups_of(place_.geometry.threads_per_threadgroup.volume());
  }
  PEWTER_INLINE std::uint32_t dispatch_quadgroups_per_threadgroup() const {
    return static_cast<std::uint32_t>((place_.geometry.threads_per_threadgroup.volume() + 3) / 4);
  }
  PEWTER_INLINE static constexpr std::uint32_t thread_execution_width() { return lane_count; }
  PEWTER_INLINE static constexpr std::uint32_t threads_per_simdgroup() { return lane_count; }
  /// SIMD groups run at the same time: what they share in threadgroup memory needs atomics.
  PEWTER_INLINE static constexpr bool is_shared_by_host_threads() { return true; }
  PEWTER_INLINE uint3 first_thread_position_in_grid() const {
    const uint3 size = place_.geometry.threads_per_threadgroup, at = place_.position;
    return {at.x * size.x, at.y * size.y, at.z * size.z};
  }

  /// Beyond 32 KB in all the kernel ends with a trap.
  template <class T>
  PEWTER_INLINE T* memory(std::size_t n) {
    return native::allocated_in_block<T>(memory_top_, n);
  }
  template <class T>
  PEWTER_INLINE per_simdgroup<T> per_simdgroup_state() {
    return {};
  }
  /// Beyond 16 KB in all the kernel ends with a trap.
  template <class T>
  PEWTER_INLINE simdgroup_results<T> per_simdgroup_results() {
    const std::size_t bytes = sizeof(T) * simdgroups_ * lane_count;
    if (bytes > results_limit - results_top_) detail::raise("threadgroup::per_simdgroup_results");
    T* const values = reinterpret_cast<T*>(native::block_memory<1, results_limit>() + results_top_);
    results_top_ += (bytes + 15) / 16 * 16;
    return simdgroup_results<T>(values);
  }

  template <class F>
  PEWTER_INLINE void for_each_simdgroup(F&& f) {
    phase(0, simdgroups_, 0, threads_, f);
  }
  /// A phase without a barrier at its end.
  template <class F>
  PEWTER_INLINE void last_phase(F&& f) {
    const std::uint32_t index = native::thread_of_block() / lane_count;
    if (index >= simdgroups_) return;
    simdgroup sg(place_, index, 0, threads_);
    f(sg);
  }
  template <class F>
  PEWTER_INLINE void first_simdgroup(F&& f) {
    phase(0, 1, 0, threads_, f);
  }
  template <class F>
  PEWTER_INLINE void single_thread(F&& f) {
    if (native::thread_of_block() == 0) f();
    barrier();
  }
  PEWTER_INLINE void announce_nontemporal_stores() {}
  PEWTER_INLINE bool has_nontemporal_stores() const { return false; }
  PEWTER_INLINE thread_group all_threads() { return {*this, 0, threads_}; }

  PEWTER_INLINE const threadgroup_place& place() const { return place_; }

  // ---- for collectives ----

  template <class F>
  PEWTER_INLINE void phase(std::uint32_t first, std::uint32_t last, std::uint32_t begin, std::uint32_t count,
                           F&& f) {
    const std::uint32_t index = native::thread_of_block() / lane_count;
    if (index >= first && index < last) {
      simdgroup sg(place_, index, begin, count);
      f(sg);
    }
    barrier();
  }
  PEWTER_INLINE void barrier() { native::wait_for_block(); }
  /// 32 values of up to sixteen bytes, another set than the last call's.
  template <class T>
  PEWTER_INLINE T* collective_values() {
    constexpr std::size_t most = 16, set = lane_count * most;
    static_assert(sizeof(T) <= most);
    collective_ ^= 1;
    return reinterpret_cast<T*>(native::block_memory<2, 2 * set>() + collective_ * set);
  }
  /// One value of up to eight bytes for each thread, another set than the last call's.
  template <class T>
  PEWTER_INLINE simdgroup_results<T> collective_values_of_threads() {
    static_assert(sizeof(T) <= 8);
    collective_ ^= 1;
    return simdgroup_results<T>(
        reinterpret_cast<T*>(native::block_memory<3, 2 * values_limit>() + collective_ * values_limit));
  }

 private:
  PEWTER_INLINE static std::uint32_t edge(std::uint32_t at, std::uint32_t size, std::uint32_t grid) {
    const std::uint32_t left = grid - at * size;
    return left < size ? left : size;
  }

  threadgroup_place place_;
  native::wait_limit waits_;
  std::uint32_t threads_ = 0, simdgroups_ = 0, collective_ = 0;
  std::size_t memory_top_ = 0, results_top_ = 0;
};

namespace native {

/// Lanes [0, n) combined pairwise into lane 0, from there into all.
template <class T, class Combine>
PEWTER_INLINE T combined_lanes(lanes<T> x, std::uint32_t n, Combine combine) {
  const auto step = [&](int distance) PEWTER_INLINE_LAMBDA {
    const auto lane = static_cast<std::uint32_t>(own_lane()),
               from = lane + static_cast<std::uint32_t>(distance);
    const lanes<T> other(exchange(x.v[0].data, static_cast<int>(from & 31)));
    const lanes<T> both = combine(x, other);
    x = from < n ? both : x;
  };
  step(16);
  step(8);
  step(4);
  step(2);
  step(1);
  return exchange(x.v[0].data, 0);
}

template <class V>
inline constexpr bool is_lanes = false;
template <class T>
inline constexpr bool is_lanes<lanes<T>> = true;

/// Each SIMD group's values are reduced by itself, then what they came to.
template <class F, class Combine, class Reduce>
PEWTER_INLINE auto threadgroup_reduce(threadgroup& tg, F&& f, Combine combine, Reduce reduce) {
  using values = decltype(f(*static_cast<simdgroup*>(nullptr)));
  using T = decltype(reduce(values()));
  const std::uint32_t simdgroups = tg.simdgroups_per_threadgroup();
  if constexpr (is_lanes<values>) {
    T* partials = tg.template collective_values<T>();
    tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA { partials[sg.index()] = reduce(f(sg)); });
    if (simdgroups == 1) return static_cast<T>(partials[0]);
    const auto lane = static_cast<std::uint32_t>(own_lane());
    return combined_lanes(lanes<T>(partials[lane < simdgroups ? lane : 0]), simdgroups, combine);
  } else {
    const auto partials = tg.template collective_values_of_threads<values>();
    tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA { partials[sg] = f(sg); });
    values all = partials.at(0);
    for (std::uint32_t i = 1; i < simdgroups; ++i) all = combine(all, partials.at(i));
    return reduce(all);
  }
}

}  // namespace native
