// How a caller steers a launch. Zero or `automatic` lets the library choose.
#pragma once

#include <cstdint>

#include "pewter/types.hpp"

namespace pewter {

/// The level of the hierarchy that the operating system's threads are given to.
enum class mapping : std::uint8_t {
  automatic,
  run_inline,    ///< everything on the calling thread, no fork
  threadgroups,  ///< each host thread runs whole threadgroups (`parallel`)
  simdgroups,    ///< several host threads share each threadgroup's SIMD groups, real barriers between phases
  teams,         ///< OpenMP's literal `teams`; parallel under libomp, one after another under libgomp
  /// The hierarchy as OpenMP's textbooks have it: `teams distribute` over threadgroups, and in each a
  /// `parallel` that shares its SIMD groups, whose lanes are `simd`. For studies: a fork a threadgroup.
  /// Why: include/pewter/model/dispatch.md#mappings.
  teams_distribute,
};
inline constexpr int mapping_count = 6;

/// Options of one dispatch.
struct dispatch_options {
  unsigned host_threads = 0;  ///< at most this many host threads; 0: OpenMP's default
  pewter::mapping mapping = mapping::automatic;
  double nanoseconds_per_threadgroup = 0;  ///< cost hint; 0: unknown, always worth a fork
};

class queue;

/// Options of a call of the kernel collection.
struct launch {
  std::uint32_t threads_per_threadgroup = 0;  ///< 1 to 1024; 0: the library chooses
  pewter::pattern pattern = pattern::automatic;
  const char* target =
      nullptr;  ///< "avx512", "avx2", "sse42", "neon", "generic"; null: the best, or PEWTER_TARGET
  unsigned host_threads = 0;
  pewter::mapping mapping = mapping::automatic;
  /// A GPU of pewter::devices(); the call returns when its work is done. Operands must be the device's.
  int device = -1;
  /// A GPU's queue; the call returns when its work is in the queue.
  pewter::queue* queue = nullptr;
};

}  // namespace pewter
