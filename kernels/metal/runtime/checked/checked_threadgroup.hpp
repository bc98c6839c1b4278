// Checked mode of Metal source runs a threadgroup's threads one at a time. Each access is compared with the
// bounds of what it belongs to and with accesses of other threads that no barrier orders.
//
// Two threads of different SIMD groups are ordered by barriers of the threadgroup whose flags name the
// memory; lanes of a SIMD group also by simdgroup_barrier and by the SIMD-group functions that both take
// part in. Fences around atomics order both, and threadgroups. The verdict does not depend on who ran first.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "kernels/metal/runtime/checked/access_history.hpp"
#include "kernels/metal/runtime/checked/diagnoses.hpp"
#include "kernels/metal/runtime/checked/reference_threadgroup.hpp"

namespace pewter::metal {

/// Memory that a kernel may access.
struct memory_extent {
  static constexpr std::uint64_t unknown = UINT64_MAX;
  std::uintptr_t begin = 0;
  std::uint64_t bytes = unknown;
  std::string name;  ///< "buffer 0 'x'"
  bool is_bound = true;

  bool holds(std::uintptr_t p, std::uint64_t n) const {
    return p >= begin && n <= bytes && p - begin <= bytes - n;
  }
};

/// What the threadgroups of a dispatch share.
struct dispatch_checks {
  dispatch_checks(const loaded_object& o, const loaded_kernel& k, const launch_geometry& g)
      : kernel(k), geometry(g), found(o, k, g) {}

  const loaded_kernel& kernel;
  const launch_geometry& geometry;
  std::map<std::uint32_t, memory_extent> arguments;  ///< by their flat index
  std::map<std::uint64_t, memory_extent> variables;  ///< by their offset
  std::vector<memory_extent> of_site;  ///< that each site's address was made of; an array's from 0 on
  access_history device, threadgroup;
  diagnoses found;
  bool stopped = false;  ///< what comes next has no meaning
  /// Whose accesses before a fence are known to who reads an atomic object: threadgroups, and in one of them
  /// threads, each up to a time.
  struct release {
    std::vector<bool> groups;
    std::uint32_t group = 0;
    std::vector<std::uint32_t> times;
  };
  std::map<std::uintptr_t, release> released;  ///< by the object's address
};

class checked_threadgroup final : public reference_threadgroup {
 public:
  checked_threadgroup(dispatch_checks&, void* const* arguments, const simdgroup_context&, std::uint32_t group,
                      kernel_guard&);

 private:
  enum memories : std::uint8_t { in_device, in_threadgroup, in_any, memory_count };
  struct thread_clock {
    std::uint32_t now = 1;
    std::uint32_t at_barrier[memory_count] = {};  ///< its time at the last barrier for the memory
    std::uint32_t known[memory_count][32] = {};   ///< times of the SIMD group's lanes that it knows
    std::uintptr_t last_address = 0;
    std::uint64_t last_value = 0, repeated = 0;  ///< accesses to one address that stays as it is
    int end_place = -1;
    std::uint32_t fenced = 0;             ///< its time at its last fence
    std::vector<std::uint32_t> acquired;  ///< times of threads that it knows from atomic objects
  };
  struct access {
    const checked_site& site;
    checked_party who;
    std::uintptr_t address;
    std::uint64_t bytes;
    const memory_extent* of;
    memories memory;
    bool stores_the_same;  ///< as is there already
  };

  static void* check(simdgroup_context*, void* address, std::uint64_t bytes, std::uint32_t site,
                     const void* base, const void* value);
  void* allowed(reference_thread&, void* address, std::uint64_t bytes, std::uint32_t site, const void* base,
                const void* value);
  bool is_initial(std::uint64_t offset) const;
  const memory_extent* extent_at(std::uintptr_t address, memory_extent& own) const;
  void raise_unknown_function(const checked_party&, std::uint64_t function);
  void raise_bounds(const checked_site&, const checked_party&, std::uintptr_t address, std::uint64_t bytes,
                    const memory_extent&);
  void raise_misaligned(const checked_site&, const checked_party&, std::uintptr_t address,
                        std::uint64_t bytes, const memory_extent*);
  void look_for_spin(reference_thread&, std::uintptr_t address, std::uint64_t bytes, std::uint32_t site);
  void visit(const access&, word_history&, bool& was_written);
  void remember_load(const access&, word_history&);
  void raise_race(const access&, const access_record& other);
  bool is_ordered(const access_record&, const access&, memories by) const;
  void synchronise(const access&);
  std::string text_of(const access&) const;

  void meet(const std::vector<reference_thread*>&, std::string_view function) override;
  void pass_barrier() override;
  void check_sources(const std::vector<reference_thread*>&, std::string_view function);
  void raise_divergence(const std::vector<reference_thread*>& present, const char* barrier,
                        bool of_threadgroup);
  void stop_if_full(reference_thread* calling) {
    if (all_.found.full()) stop(calling);
  }
  void stop_all(reference_thread* calling) {
    all_.stopped = true;
    stop(calling);
  }

  dispatch_checks& all_;
  const unsigned char* memory_;
  std::uint32_t group_;
  std::vector<thread_clock> clocks_;
  std::vector<unsigned char> sink_;  ///< where accesses go that lie out of bounds
  bool fenced_ = false;
  std::vector<bool> acquired_;  ///< threadgroups whose accesses come before this one's next
};

}  // namespace pewter::metal
