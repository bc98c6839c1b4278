// What checked mode keeps of a dispatch and of each threadgroup that runs.
//
// Two accesses of different SIMD groups of a threadgroup are ordered if a chain of barriers, mbarriers, ends
// of phases and returns leads from one to the other: known[s][t] is what SIMD group s knows of t's time. In
// phases, time is the number of the phase. The verdict does not depend on who ran first.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <tuple>
#include <vector>

#include "pewter/detail/check.hpp"

namespace pewter::detail {

/// Who acts in a threadgroup: its SIMD groups, and code between phases.
inline constexpr std::uint32_t between_phases = 32, actor_limit = 33;
using clock_vector = std::array<std::uint32_t, actor_limit>;

inline void join(clock_vector& a, const clock_vector& b) {
  for (std::size_t i = 0; i < a.size(); ++i)
    if (b[i] > a[i]) a[i] = b[i];
}

/// What one actor knows of the others' accesses, by kind of memory, as barriers' flags may tell them apart.
struct known_times {
  clock_vector in_device{}, in_threadgroup{};
};

/// What the lanes of a SIMD group touch.
struct checked_access {
  const void* base;
  std::size_t element_bytes;
  const std::uint32_t* index;  ///< of elements, one a lane; null: consecutive
  std::uint32_t lanes;
  access how;
  call_site site;
  /// Between phases, and for what a SIMD group did by plain pointers, there are no lanes.
  bool has_lanes = true;

  std::uintptr_t address(int lane) const {
    const std::uintptr_t element = index == nullptr ? static_cast<std::uintptr_t>(lane) : index[lane];
    return reinterpret_cast<std::uintptr_t>(base) + element * element_bytes;
  }
  bool is_load() const { return how == access::load || how == access::atomic_load; }
  bool is_atomic() const { return how != access::load && how != access::store; }
  const char* name() const;
};

/// The history of one granule of threadgroup memory: who wrote it last, and who has read it since.
struct memory_history {
  std::uint32_t written = 0;  ///< the writer's time; 0: never
  std::uint8_t writer = 0;
  bool atomically = false;
  std::uint64_t readers = 0;
  call_site write_site, read_site;
  clock_vector read{};
};
struct checked_allocation {
  std::size_t offset, bytes, granule;
  call_site site;
  std::vector<memory_history> cells;
};

/// The history of one granule of device memory; threadgroups count from 1. `readers` has those since the
/// last write, at the last time of a read.
struct device_history {
  std::uint32_t writing_group = 0, written = 0, reading_group = 0, read = 0;
  std::uint64_t readers = 0;
  call_site write_site, read_site;
  std::uint8_t writer = 0;
  bool atomically = false, read_by_several_groups = false;
};
/// Device memory of known extent, with the history of the pages that were touched.
struct checked_extent {
  static constexpr std::size_t page_cells = 1024;
  std::uintptr_t begin;
  std::size_t bytes, granule;
  std::vector<std::unique_ptr<std::array<device_history, page_cells>>> pages{};

  bool holds(std::uintptr_t p, std::size_t n) const { return p >= begin && p + n <= begin + bytes; }
  device_history& cell(std::size_t offset) {
    const std::size_t i = offset / granule;
    auto& page = pages[i / page_cells];
    if (page == nullptr) page = std::make_unique<std::array<device_history, page_cells>>();
    return (*page)[i % page_cells];
  }
};

class threadgroup_check;

/// Shared by all host threads of a dispatch, one at a time.
class dispatch_check {
 public:
  dispatch_check(std::string kernel, uint3 groups) : kernel_(std::move(kernel)), groups_(groups) {}

  threadgroup_check& of(const worker&);
  std::string text_of_group(std::uint32_t linear_from_1) const;

  std::mutex mutex;
  std::vector<checked_extent> extents;

  const std::string& kernel() const { return kernel_; }
  uint3 groups() const { return groups_; }

 private:
  std::string kernel_;
  uint3 groups_;
  std::map<const void*, threadgroup_check> threadgroups_;  ///< by their arenas
};

/// The checks of the threadgroup that the workers of one arena run. All under the dispatch's lock.
class threadgroup_check {
 public:
  /// What fresh memory holds. Plain stores are not seen: memory that is no longer this was written.
  static constexpr unsigned char never_written = 0xb5;

  explicit threadgroup_check(dispatch_check& all) : all_(all) {}

  void enter(const worker&, uint3 position);
  void be_free_form(const char* kernel);
  void step(std::uint32_t worker, std::uint32_t number, const std::string& what);

  void begin_phase();
  void begin_turn(std::uint32_t s, std::uint32_t phase);
  void end_turn(std::uint32_t s, std::uint32_t phase, call_site);

  void allocate(unsigned char* p, std::size_t bytes, std::size_t element_bytes, call_site);
  void results(unsigned char* p, std::size_t bytes, std::uint32_t count);
  void result(std::uint32_t actor, const unsigned char* p, std::uint32_t of, std::uint32_t phase, call_site);
  void access(std::uint32_t actor, const checked_access&);
  void access_between_phases(std::uint32_t phase, const checked_access&);

  std::uint32_t active(std::uint32_t s) const { return active_[s] == nullptr ? ~0u : *active_[s]; }
  const std::uint32_t* exchange_active(std::uint32_t s, const std::uint32_t* mask) {
    return std::exchange(active_[s], mask);
  }
  [[noreturn]] void raise(std::uint32_t actor, const std::string& what) const;

  void arrive(std::uint32_t s, const void* where, std::uint32_t key, unsigned flags);
  void leave(std::uint32_t s, const void* where, std::uint32_t key, unsigned flags);
  void release(std::uint32_t s, const mbarrier_state*);
  void acquire(std::uint32_t s, const mbarrier_state*);
  void end(std::uint32_t s) { returned_ |= 1u << s; }

 private:
  /// per_simdgroup_results: as they were, and the last phases in which they were changed, and read by others.
  struct result_row {
    const unsigned char* begin;
    std::size_t bytes;
    std::uint32_t count;
    std::vector<unsigned char> watched{};
    std::array<std::uint32_t, 32> changed{}, read{};
    std::array<call_site, 32> read_site{};
  };

  std::size_t watched_bytes() const;
  void watch_plain_stores();
  void find_plain_stores(std::uint32_t actor, call_site);
  void find_changed_results(std::uint32_t s, std::uint32_t phase, call_site);

  std::string text_of(std::uint32_t actor, const checked_access&, int lane) const;
  std::string text_of(const checked_allocation&, std::size_t offset, std::size_t bytes) const;
  void check_memory(std::uint32_t actor, const checked_access&, int lane);
  void check_cells(std::uint32_t actor, const checked_access&, int lane, std::size_t offset,
                   checked_allocation&);
  bool is_fresh(const checked_allocation&, std::size_t offset, std::size_t n) const;
  void check_device(std::uint32_t actor, const checked_access&);
  void check_device_cell(std::uint32_t actor, const checked_access&, int lane, const checked_extent&,
                         device_history&);

  dispatch_check& all_;
  const unsigned char* memory_ = nullptr;
  uint3 position_{};
  std::uint32_t group_ = 0;  ///< counted from 1; 0: none yet
  std::uint32_t workers_ = 1;
  bool free_form_ = false;
  std::string kernel_;
  std::vector<std::pair<std::uint32_t, std::string>> steps_;  ///< the worker that came first, and its step
  std::vector<checked_allocation> allocations_;
  std::vector<result_row> results_;
  std::vector<unsigned char> watched_;  ///< threadgroup memory as it was when this was last looked at
  std::array<known_times, actor_limit> known_{};
  std::array<const std::uint32_t*, 32> active_{};
  std::uint32_t returned_ = 0;  ///< one bit a SIMD group
  std::map<std::tuple<const void*, std::uint32_t, std::uint32_t>, known_times> meetings_;
  std::map<std::tuple<std::uint32_t, const void*, std::uint32_t>, std::uint32_t> passes_;
};

/// Where this host thread is.
struct checked_place {
  threadgroup_check* group = nullptr;  ///< null: in no checked kernel
  bool free_form = false;
  dispatch_check* all = nullptr;
  std::uint32_t worker = 0, steps = 0;
  std::uint32_t phase = 1;               ///< number of the phase, or of the next one
  std::uint32_t actor = between_phases;  ///< in phases; in free-form kernels it is the fiber's number
};

}  // namespace pewter::detail
