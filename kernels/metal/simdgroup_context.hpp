// What a SIMD group of a compiled kernel is told: the one structure that generated code and runtime share.
// Generated code reads its fields by these offsets.
#pragma once

#include <cstddef>
#include <cstdint>

namespace pewter::metal {

struct simdgroup_context {
  std::uint32_t threadgroup_position_in_grid[3];
  std::uint32_t threads_per_threadgroup[3];  ///< smaller at the grid's edge
  std::uint32_t threadgroups_per_grid[3];
  std::uint32_t threads_per_grid[3];
  std::uint32_t dispatch_threads_per_threadgroup[3];
  std::uint32_t simdgroup_index_in_threadgroup;
  std::uint32_t simdgroups_per_threadgroup;
  std::uint32_t first_lane_position[3];  ///< thread_position_in_threadgroup of lane 0
  std::uint32_t active_lanes;            ///< one bit a thread that exists
  std::uint32_t lane;                    ///< reference: the thread's lane
  unsigned char* threadgroup_memory;
  const std::uint32_t* lane_positions;  ///< [3][32]: thread_position_in_threadgroup of each lane
  void (*barrier)(simdgroup_context*);
  /// Reference: what the SIMD group's threads exchange. `operation` is the name of the SIMD-group function.
  std::uint64_t (*collective)(simdgroup_context*, const char* operation, std::uint32_t site,
                              std::uint64_t value, std::uint64_t other);
  unsigned char* frame;  ///< of the SIMD group, between calls; for a threadgroups_function of the first
  std::uint32_t state;   ///< where a SIMD group goes on; 0: at the beginning
  std::uint32_t log[2];  ///< halves of the address of kernel_log's memory; zeros: nobody wants messages
};
static_assert(sizeof(void*) == 8 && offsetof(simdgroup_context, threadgroup_memory) == 88);

/// Runs a SIMD group from its state to the next barrier or the end, and returns the new state, 0 at the end.
using simdgroup_function = std::uint32_t (*)(void* const* arguments, simdgroup_context*);

/// Runs whole threadgroups, x from begin to end, whose SIMD groups are all of 32 neighbours in x, or of two
/// or four rows.
using threadgroups_function = void (*)(void* const* arguments, simdgroup_context*, std::uint32_t begin,
                                       std::uint32_t end);

/// Reference: runs one thread.
using thread_function = void (*)(void* const* arguments, simdgroup_context*);

}  // namespace pewter::metal
