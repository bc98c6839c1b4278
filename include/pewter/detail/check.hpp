// Checked mode (PEWTER_CHECK): what the hooks in the headers call. Compiled once in the library, inline in
// header-only units. detail/check_state.hpp has what is kept.
// Why: include/pewter/detail/checked_mode.md#phases.
#pragma once

#include <cstddef>
#include <cstdint>

#include "pewter/detail/mbarrier.hpp"
#include "pewter/geometry.hpp"
#include "pewter/launch.hpp"
#include "pewter/model/call_site.hpp"

namespace pewter {
enum class mem_flags : std::uint8_t;
}

namespace pewter::detail {

/// What an access is: an atomic update reads what it changes.
enum class access : std::uint8_t { load, store, atomic_load, atomic_store, atomic_update };

/// The site of a call that is not to be checked.
inline constexpr call_site not_checked{};

class dispatch_check;

/// One dispatch, on the thread that makes it. Its kernel is the one that named_kernel names, else the call.
class checked_dispatch {
 public:
  PEWTER_ONCE checked_dispatch(call_site, uint3 threadgroups_per_grid);
  PEWTER_ONCE ~checked_dispatch();
  checked_dispatch(const checked_dispatch&) = delete;
  checked_dispatch& operator=(const checked_dispatch&) = delete;
  dispatch_check* all() const { return all_; }

 private:
  dispatch_check* all_;
};

/// The name of the kernel that this thread dispatches next, as long as it lives.
/// @param has_operands whether remember_operand has been told of its operands
class named_kernel {
 public:
  PEWTER_ONCE named_kernel(const char*, bool has_operands);
  PEWTER_ONCE ~named_kernel();
  named_kernel(const named_kernel&) = delete;
  named_kernel& operator=(const named_kernel&) = delete;
};

/// A threadgroup of a dispatch, as long as this host thread runs it. leave() at the end of its kernel.
class check_scope {
 public:
  PEWTER_ONCE check_scope(dispatch_check&, const worker&, uint3 position);
  PEWTER_ONCE ~check_scope();
  check_scope(const check_scope&) = delete;
  check_scope& operator=(const check_scope&) = delete;
  PEWTER_ONCE void leave();
};
/// Says that the threadgroup's kernel is free-form.
PEWTER_ONCE void check_free_form(const char* kernel);

// ---- what scripts/check-kernel tries, in PEWTER_CHECK_TRY ----

// "threads=96,seed=3,host_threads=2,mapping=2,record=FILE": each may be missing. Known memory is appended to
// the file after each dispatch.

PEWTER_ONCE dispatch_options tried(const dispatch_options&);
/// A threadgroup of one dimension gets the tried size.
PEWTER_ONCE uint3 tried(uint3 threads_per_threadgroup);
/// 0: the caller's.
PEWTER_ONCE std::uint32_t tried_threads();

// ---- phases ----

/// Code between phases has come to a step that all host threads of the threadgroup take alike.
/// @param numbers whatever has to be the same
PEWTER_ONCE void check_step(const char* what, call_site, std::uint64_t a, std::uint64_t b = 0,
                            std::uint64_t c = 0, std::uint64_t d = 0);
PEWTER_ONCE void begin_phase();
/// @param active the SIMD group's mask as it changes
PEWTER_ONCE void begin_turn(std::uint32_t simdgroup, const std::uint32_t* active);
PEWTER_ONCE void end_turn(call_site);
PEWTER_ONCE void end_phase();

/// A mask of the calling SIMD group's; returns the one before, for the next call.
PEWTER_ONCE const std::uint32_t* exchange_active(const std::uint32_t* active);

// ---- memory ----

PEWTER_ONCE void check_allocation(void* p, std::size_t bytes, std::size_t element_bytes, call_site);
/// Registers a per_simdgroup_results: `count` values, one a SIMD group.
PEWTER_ONCE void check_results(void* p, std::size_t bytes, std::uint32_t count);
PEWTER_ONCE void check_result(const void* p, std::uint32_t simdgroup, call_site);

/// Element i of active lane i from base on, or where its index says.
PEWTER_ONCE void check_access(const void* base, std::size_t element_bytes, const std::uint32_t* index,
                              std::uint32_t lanes, access, call_site);
/// Rows that one lane writes.
inline void check_rows(const void* to, std::size_t stride, std::size_t rows, std::size_t bytes,
                       call_site site) {
  for (std::size_t r = 0; r < rows && bytes != 0; ++r)
    check_access(static_cast<const char*>(to) + r * stride, bytes, nullptr, 1, access::store, site);
}

/// Device memory whose extent is known to the dispatches that begin before it is forgotten.
PEWTER_ONCE void remember_extent(const void* begin, std::size_t bytes, std::size_t element_bytes);
PEWTER_ONCE void forget_extent(const void* begin);
/// Operands of the library's next dispatches on this thread. Those of another call go, whether it dispatched
/// anything or not: a call names each of its arguments once.
PEWTER_ONCE void remember_operand(const char* function, const char* argument, const void* begin,
                                  std::size_t bytes, std::size_t element_bytes);

// ---- SIMD functions ----

/// The lanes that are active where this is called; all outside of SIMD groups at work.
PEWTER_ONCE std::uint32_t active_lanes();
/// Each active lane takes the value of lane source[i].
PEWTER_ONCE void check_sources(const char* function, const std::uint32_t* source, call_site);
PEWTER_ONCE void check_source(const char* function, std::uint32_t source, call_site);
[[noreturn]] PEWTER_ONCE void raise_inactive(const char* function, std::uint32_t lanes, call_site);

// ---- what orders accesses in free-form kernels ----

/// What was done before is known to those who have waited for the end of the mbarrier's phase.
PEWTER_ONCE void check_release(const mbarrier_state*);
PEWTER_ONCE void check_acquire(const mbarrier_state*);
/// SIMD groups of the threadgroup that runs here.
inline std::uint32_t fibers_here() {
  return this_fiber.team == nullptr ? 1 : this_fiber.team->setup().fibers;
}
/// The fiber's function has returned.
PEWTER_ONCE void check_return();

/// A barrier of SIMD groups [first, first + count), around the wait.
class checked_barrier {
 public:
  static constexpr unsigned all_memory = 1 | 2;  ///< mem_flags' bits
  PEWTER_ONCE checked_barrier(std::uint32_t first, std::uint32_t count, unsigned flags = all_memory);
  PEWTER_ONCE ~checked_barrier();
  checked_barrier(const checked_barrier&) = delete;
  checked_barrier& operator=(const checked_barrier&) = delete;

 private:
  std::uint32_t key_;
  unsigned flags_;
};

}  // namespace pewter::detail

namespace pewter {

/// Tells checked kernels how far n elements of device memory reach, as long as it lives. A load or store with
/// some lanes inside and some outside is an error.
template <class T>
class buffer {
 public:
  buffer(T* data, std::size_t n) : data_(data) { detail::remember_extent(data, n * sizeof(T), sizeof(T)); }
  ~buffer() { detail::forget_extent(data_); }
  buffer(const buffer&) = delete;
  buffer& operator=(const buffer&) = delete;
  T* data() const { return data_; }

 private:
  T* data_;
};

}  // namespace pewter

#if !defined(PEWTER_COMPILED)
#include "pewter/detail/check.ipp"
#endif
