// Checked mode (PEWTER_CHECK): what free-form kernels do to threadgroup memory, byte by byte, and to device
// memory whose extent is known. Included by checked translation units alone; inline, as it is theirs.
//
// Two accesses of different SIMD groups are ordered if a chain of barriers, mbarriers and returns leads from
// one to the other (vector clocks: clock[s][t] is what SIMD group s knows of t's time). The verdict does not
// depend on who ran first.
#pragma once

#include <array>
#include <map>
#include <mutex>
#include <string>
#include <tuple>
#include <vector>

#include "pewter/detail/free_form.hpp"

namespace pewter::detail {

enum class access : std::uint8_t { load, store };

/// What the lanes of a SIMD group touch: element i of active lane i from base on, or where its index says.
struct checked_access {
  const void* base;
  std::size_t element_bytes;
  const std::uint32_t* index;  ///< of elements, one a lane; null: consecutive
  std::uint32_t lanes;
  access how;
  call_site site;

  std::uintptr_t address(int lane) const {
    const std::uintptr_t element = index == nullptr ? static_cast<std::uintptr_t>(lane) : index[lane];
    return reinterpret_cast<std::uintptr_t>(base) + element * element_bytes;
  }
  const char* name() const { return how == access::load ? "load" : "store"; }
};

/// Device memory whose extent is known (buffer).
struct known_extents {
  mutable std::mutex mutex;
  std::map<std::uintptr_t, std::size_t> bytes_from;

  static known_extents& all() {
    static known_extents extents;
    return extents;
  }
};

/// The checks of one threadgroup. Shared by its workers, one at a time.
class threadgroup_check {
 public:
  using clock = std::array<std::uint32_t, 32>;
  /// What fresh memory holds. Plain stores are not seen: memory that is no longer this was written.
  static constexpr unsigned char never_written = 0xb5;

  void start(unsigned char* memory, const char* kernel, uint3 position) {
    memory_ = memory;
    kernel_ = kernel;
    position_ = position;
    allocations_.clear();
    meetings_.clear();
    passes_.clear();
    returned_ = 0;
    for (std::size_t s = 0; s < clocks_.size(); ++s) {
      clocks_[s] = {};
      clocks_[s][s] = 1;
    }
  }
  void allocate(unsigned char* p, std::size_t bytes, call_site site) {
    const std::lock_guard lock(mutex_);
    const auto offset = static_cast<std::size_t>(p - memory_);
    for (const allocation& known : allocations_)
      if (known.offset == offset) return;
    allocations_.push_back({offset, bytes, site});
    if (bytes_.size() < offset + bytes) bytes_.resize(offset + bytes);
    for (std::size_t i = 0; i < bytes; ++i) bytes_[offset + i] = {};
    __builtin_memset(p, never_written, bytes);
  }

  /// SIMD group s is about to wait with others, each of whom names the same meeting, and then has waited.
  void arrive(std::uint32_t s, const void* where, std::uint32_t key) {
    const std::lock_guard lock(mutex_);
    join(meetings_[{where, key, passes_[{s, where, key}]}], clocks_[s]);
    ++clocks_[s][s];
  }
  void leave(std::uint32_t s, const void* where, std::uint32_t key) {
    const std::lock_guard lock(mutex_);
    const std::uint32_t pass = passes_[{s, where, key}]++;
    join(clocks_[s], meetings_[{where, key, pass}]);
    for (std::uint32_t left = returned_; left != 0; left &= left - 1) {  // instead of their arrival
      const auto other = static_cast<std::uint32_t>(__builtin_ctz(left));
      if (passes_[{other, where, key}] <= pass) join(clocks_[s], clocks_[other]);
    }
  }
  /// What was done before is known to those who have waited for the end of the mbarrier's phase.
  void release(std::uint32_t s, const mbarrier_state* of) {
    const std::lock_guard lock(mutex_);
    join(meetings_[{of, phases_of(of), 0}], clocks_[s]);
    ++clocks_[s][s];
  }
  void acquire(std::uint32_t s, const mbarrier_state* of) {
    const std::lock_guard lock(mutex_);
    const auto end = meetings_.lower_bound({of, phases_of(of), 0});
    for (auto phase = meetings_.lower_bound({of, 0, 0}); phase != end; ++phase)
      join(clocks_[s], phase->second);
  }
  void end(std::uint32_t s) {
    const std::lock_guard lock(mutex_);
    returned_ |= 1u << s;
  }

  void check(std::uint32_t s, const checked_access& what) {
    if (what.lanes == 0) return;
    const std::lock_guard lock(mutex_);
    const std::uintptr_t begin = reinterpret_cast<std::uintptr_t>(memory_);
    const int first = __builtin_ctz(what.lanes);
    if (what.address(first) - begin >= sizeof(arena::memory)) return check_device(s, what);
    for (std::uint32_t left = what.lanes; left != 0; left &= left - 1)
      check_lane(s, what, __builtin_ctz(left));
  }

 private:
  struct allocation {
    std::size_t offset, bytes;
    call_site site;
  };
  /// Of one byte: who wrote it last, and who has read it since.
  struct byte_history {
    std::uint32_t written = 0;  ///< the writer's time; 0: never
    std::uint8_t writer = 0;
    std::uint32_t readers = 0;
    call_site write_site, read_site;
    clock read{};
  };

  static std::uint32_t phases_of(const mbarrier_state* of) {
    return static_cast<std::uint32_t>(__atomic_load_n(&of->word, __ATOMIC_ACQUIRE) >> 44);
  }
  static void join(clock& a, const clock& b) {
    for (std::size_t i = 0; i < a.size(); ++i)
      if (b[i] > a[i]) a[i] = b[i];
  }
  static std::string at(call_site site) {
    return site.file == nullptr ? "" : std::string(" at ") + site.file + ":" + std::to_string(site.line);
  }
  std::string text_of(std::uint32_t s, const checked_access& what, int lane) const {
    return text_of_position(kernel_, position_) + what.name() + at(what.site) + " by lane " +
           std::to_string(lane) + " of SIMD group " + std::to_string(s) + ": ";
  }
  std::string text_of(const allocation& of, std::size_t offset, std::size_t bytes) const {
    return "bytes " + std::to_string(offset) + " to " + std::to_string(offset + bytes - 1) +
           " of the threadgroup memory of " + std::to_string(of.bytes) + " bytes allocated" + at(of.site);
  }

  void check_lane(std::uint32_t s, const checked_access& what, int lane) {
    const std::size_t n = what.element_bytes;
    const auto offset =
        static_cast<std::size_t>(what.address(lane) - reinterpret_cast<std::uintptr_t>(memory_));
    const allocation* before = nullptr;
    for (const allocation& each : allocations_) {
      if (offset >= each.offset && offset + n <= each.offset + each.bytes)
        return check_bytes(s, what, lane, offset, each);
      if (offset >= each.offset && (before == nullptr || each.offset > before->offset)) before = &each;
    }
    throw error(text_of(s, what, lane) +
                (before == nullptr ? "nothing is allocated there"
                                   : text_of(*before, offset - before->offset, n) + " lie out of bounds"));
  }
  void check_bytes(std::uint32_t s, const checked_access& what, int lane, std::size_t offset,
                   const allocation& of) {
    const clock& own = clocks_[s];
    for (std::size_t i = offset; i < offset + what.element_bytes; ++i) {
      byte_history& byte = bytes_[i];
      const auto raise_race = [&](std::uint32_t other, const char* did, call_site site) {
        throw error(text_of(s, what, lane) + text_of(of, offset - of.offset, what.element_bytes) +
                    ": race, SIMD group " + std::to_string(other) + did + at(site) +
                    " without a barrier between");
      };
      if (byte.written > own[byte.writer]) raise_race(byte.writer, " stored to them", byte.write_site);
      if (what.how == access::load) {
        if (byte.written == 0 && memory_[i] == never_written && is_fresh(offset, what.element_bytes))
          throw error(text_of(s, what, lane) + text_of(of, offset - of.offset, what.element_bytes) +
                      " were never written");
        byte.readers |= 1u << s;
        byte.read[s] = own[s];
        byte.read_site = what.site;
        continue;
      }
      for (std::uint32_t left = byte.readers; left != 0; left &= left - 1) {
        const auto reader = static_cast<std::uint32_t>(__builtin_ctz(left));
        if (byte.read[reader] > own[reader]) raise_race(reader, " loaded them", byte.read_site);
      }
      byte.readers = 0;
      byte.written = own[s];
      byte.writer = static_cast<std::uint8_t>(s);
      byte.write_site = what.site;
    }
  }
  bool is_fresh(std::size_t offset, std::size_t n) const {
    for (std::size_t i = offset; i < offset + n; ++i)
      if (memory_[i] != never_written || bytes_[i].written != 0) return false;
    return true;
  }
  /// Lanes beyond the extent in which the first one lies.
  void check_device(std::uint32_t s, const checked_access& what) const {
    const std::uintptr_t first = what.address(__builtin_ctz(what.lanes));
    const known_extents& extents = known_extents::all();
    const std::lock_guard lock(extents.mutex);
    auto extent = extents.bytes_from.upper_bound(first);
    if (extent == extents.bytes_from.begin()) return;
    --extent;
    if (first >= extent->first + extent->second) return;
    for (std::uint32_t left = what.lanes; left != 0; left &= left - 1) {
      const int lane = __builtin_ctz(left);
      const std::uintptr_t own = what.address(lane);
      if (own >= extent->first && own + what.element_bytes <= extent->first + extent->second) continue;
      throw error(text_of(s, what, lane) + "byte " +
                  std::to_string(static_cast<long long>(own) - static_cast<long long>(extent->first)) +
                  " of a buffer of " + std::to_string(extent->second) + " bytes lies out of bounds");
    }
  }

  std::mutex mutex_;
  unsigned char* memory_ = nullptr;
  const char* kernel_ = "";
  uint3 position_{};
  std::vector<allocation> allocations_;
  std::vector<byte_history> bytes_;
  std::array<clock, 32> clocks_{};
  std::uint32_t returned_ = 0;  ///< one bit a SIMD group
  std::map<std::tuple<const void*, std::uint32_t, std::uint32_t>, clock> meetings_;
  std::map<std::tuple<std::uint32_t, const void*, std::uint32_t>, std::uint32_t> passes_;
};

/// The checks of the threadgroup that this host thread runs; null outside of checked free-form kernels.
inline thread_local threadgroup_check* this_check = nullptr;

/// Those of a threadgroup, by its memory.
inline threadgroup_check& check_of(const void* memory) {
  static std::mutex mutex;
  static std::map<const void*, threadgroup_check> all;
  const std::lock_guard lock(mutex);
  return all[memory];
}

inline void check_access(const void* base, std::size_t element_bytes, const std::uint32_t* index,
                         std::uint32_t lanes, access how, call_site site) {
  if (this_check != nullptr)
    this_check->check(this_fiber.fiber, {base, element_bytes, index, lanes, how, site});
}
/// Rows that one lane writes.
inline void check_rows(const void* to, std::size_t stride, std::size_t rows, std::size_t bytes,
                       call_site site) {
  for (std::size_t r = 0; r < rows && bytes != 0; ++r)
    check_access(static_cast<const char*>(to) + r * stride, bytes, nullptr, 1, access::store, site);
}

/// The checks of a threadgroup's kernel, as long as this host thread runs it.
class check_scope {
 public:
  check_scope(unsigned char* memory, bool begins, const char* kernel, uint3 position) {
    this_check = &check_of(memory);
    if (begins) this_check->start(memory, kernel, position);
  }
  ~check_scope() { this_check = nullptr; }
  check_scope(const check_scope&) = delete;
  check_scope& operator=(const check_scope&) = delete;
};

/// SIMD groups of the threadgroup that runs here.
inline std::uint32_t fibers_here() {
  return this_fiber.team == nullptr ? 1 : this_fiber.team->setup().fibers;
}

/// A barrier of SIMD groups [first, first + count), around the wait.
class checked_barrier {
 public:
  checked_barrier(std::uint32_t first, std::uint32_t count) : key_(first << 8 | count) {
    if (this_check != nullptr) this_check->arrive(this_fiber.fiber, nullptr, key_);
  }
  ~checked_barrier() {
    if (this_check != nullptr) this_check->leave(this_fiber.fiber, nullptr, key_);
  }
  checked_barrier(const checked_barrier&) = delete;
  checked_barrier& operator=(const checked_barrier&) = delete;

 private:
  std::uint32_t key_;
};

}  // namespace pewter::detail

namespace pewter {

/// Tells checked kernels how far n elements of device memory reach, as long as it lives. A load or store some
/// of whose lanes lie inside and some outside is an error.
template <class T>
class buffer {
 public:
  buffer(T* data, std::size_t n) : data_(data) {
    detail::known_extents& extents = detail::known_extents::all();
    const std::lock_guard lock(extents.mutex);
    extents.bytes_from[key()] = n * sizeof(T);
  }
  ~buffer() {
    detail::known_extents& extents = detail::known_extents::all();
    const std::lock_guard lock(extents.mutex);
    extents.bytes_from.erase(key());
  }
  buffer(const buffer&) = delete;
  buffer& operator=(const buffer&) = delete;
  T* data() const { return data_; }

 private:
  std::uintptr_t key() const { return reinterpret_cast<std::uintptr_t>(data_); }
  T* data_;
};

}  // namespace pewter
