// What the SIMD groups of one threadgroup of a free-form kernel share, apart from its memory, and what each
// of them counts. Plain words: this layer knows nothing of lanes.
#pragma once

#include <cstddef>
#include <cstdint>

#include "pewter/model/fiber.hpp"

namespace pewter::detail {

/// An mbarrier. All in `word`, which changes at once: arrivals that are missing (16 bits), bytes of copies
/// that are missing (28 bits, negative if they were not expected yet), phases completed (20 bits).
struct mbarrier_state {
  std::uint64_t word;
  std::uint32_t count;  ///< arrivals a phase; 0: not initialised
};

/// Lies in the arena of the workers that share a threadgroup.
struct free_form_shared {
  static constexpr std::uint32_t allocation_limit = 32, mbarrier_limit = 64;

  /// Whether the first, the second and the third part below are no longer 0.
  std::uint8_t has_allocations, has_mbarriers, has_collectives;
  std::uint64_t allocations[allocation_limit];  ///< bytes << 32 | line of the call, of threadgroup memory
  /// stages << 32 | line of the call.
  std::uint64_t mbarrier_allocations[mbarrier_limit];
  mbarrier_state mbarriers[mbarrier_limit];
  std::uint32_t collectives_of[fiber_team::fiber_limit];  ///< collectives that a SIMD group has taken part in
  std::uint32_t combined[2];  ///< the collective whose result is in results, by the collective's parity
  alignas(8) unsigned char results[2][8];
};

/// What a threadgroup's SIMD groups are told alike.
struct free_form_threadgroup {
  static constexpr std::size_t collective_bytes = 32 * 32 * 8;

  free_form_shared* shared;
  unsigned char* memory;
  unsigned char* collective;  ///< two sets of 32 values of up to 32 lanes of 8 bytes
  std::size_t memory_limit;
  std::uint32_t simdgroups, workers;
};

/// One SIMD group's place in it. Small, as each begins with one.
struct free_form_place {
  const free_form_threadgroup& threadgroup;
  std::uint32_t simdgroup;
  bool has_returned = false;  ///< with all its lanes, though its body may go on
  std::uint32_t allocations = 0, collectives = 0, mbarrier_allocations = 0, mbarriers = 0;
  std::uint32_t memory_bytes = 0, memory_top = 0;
};

/// Clear it before a threadgroup's SIMD groups begin: completely, or what the last threadgroup used.
PEWTER_ONCE void clear(free_form_shared&);
PEWTER_ONCE void clear_used(free_form_shared&);

/// Threadgroup memory: the SIMD group's n-th call gives what the other ones' n-th calls give.
/// @throws error beyond the limit, or if another SIMD group's n-th call was another one
PEWTER_ONCE void* allocate_threadgroup_memory(free_form_place&, std::size_t n, std::size_t size, call_site);

/// A barrier of a team: it waits for all its SIMD groups that have not returned.
PEWTER_ONCE void named_barrier(std::uint32_t first, std::uint32_t count, call_site, const char* name);

}  // namespace pewter::detail

#if !defined(PEWTER_COMPILED)
#include "pewter/detail/free_form.ipp"
#endif
