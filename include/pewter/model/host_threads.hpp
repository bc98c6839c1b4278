// The interface of dispatch to the operating system's threads: plain functions, so that one file which is
// compiled once (detail/host_threads.ipp) knows OpenMP, and no per-target file does.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>

#include "pewter/launch.hpp"
#include "pewter/native/target.hpp"

/// Functions that are in the library, or inline where only the headers are used.
#if defined(PEWTER_COMPILED)
#define PEWTER_ONCE
#else
#define PEWTER_ONCE inline
#endif

namespace pewter::detail {

/// Scratch of one worker, or of the workers that share a threadgroup. On the host thread's stack.
struct arena {
  static constexpr std::size_t memory_limit = 32 * 1024;  ///< Metal's threadgroup memory, bytes
  /// Per-SIMD-group state, bytes: 64 registers of 4 bytes for each of 1024 threads.
  static constexpr std::size_t state_limit = 256 * 1024;
  /// Allocations are aligned to 64 bytes, which the limit does not count.
  alignas(64) unsigned char memory[2 * memory_limit];
  alignas(64) unsigned char state[state_limit];
  /// 32 lanes of up to 8 bytes a SIMD group, twice: by alternating, a collective needs one barrier only.
  alignas(64) unsigned char collective[2][32 * 32 * 8];
};

class team_barrier;

/// One host thread's share of a dispatch: threadgroups [begin, end), as worker `index` of the `count` workers
/// that share each of them.
struct worker {
  std::uint64_t begin, end;
  std::uint32_t index, count;
  team_barrier* barrier;  ///< null when count is 1
  detail::arena* arena;
  const int* failed;  ///< not 0 once any worker has thrown
};

using work_function = void (*)(void* context, const worker&);

/// OpenMP's number of threads for the next region; 1 in a child forked after a dispatch, which has no other.
PEWTER_ONCE unsigned available_host_threads();

/// Binds the calling thread, a host thread that is not OpenMP's, to the place that OpenMP gives thread
/// `number` of a team (OMP_PROC_BIND); without places it may run anywhere, as before.
PEWTER_ONCE void bind_host_thread(unsigned number);

/// Waits for the other workers of the threadgroup, `workers` in all. Throws (and so unwinds the kernel) if
/// one of them threw. Takes no worker: a reference to a threadgroup's own would keep the threadgroup in
/// memory.
PEWTER_ONCE void wait(team_barrier&, unsigned workers);

/// Host threads of a dispatch: how many work, and how many OpenMP's parallel region has. The region has the
/// same size in every dispatch: libgomp ends the threads that a smaller one leaves over.
/// Why: include/pewter/model/dispatch.md#parallel-regions.
struct host_team {
  unsigned workers, threads;
};

/// One dispatch, single or of a batch. A single one goes to the host threads by value with the fork, two
/// cache lines: each line more of the forking core's would cross between cores twice.
/// Why: include/pewter/model/dispatch.md#jobs.
struct alignas(64) job {
  static constexpr std::size_t context_limit = 112;

  work_function work;
  std::uint64_t threadgroups;
  unsigned char context[context_limit];  ///< each host thread gets a copy

  /// @param parts what the context is made of
  template <class Context, class... Parts>
  static job of(work_function work, std::uint64_t threadgroups, const Parts&... parts) {
    static_assert(__is_trivially_copyable(Context) && sizeof(Context) <= context_limit &&
                  alignof(Context) <= 8);
    job p;
    p.work = work;
    p.threadgroups = threadgroups;
    ::new (static_cast<void*>(p.context)) Context{parts...};
    return p;
  }
};
static_assert(sizeof(job) == 128);

/// The one job of a batch whose threadgroups are stolen: host threads take `together` at a time, first their
/// own, then those of slower threads. In other jobs, and if `together` is 0, each runs only its own.
/// Why: include/pewter/model/dispatch.md#stealing.
struct taken_job {
  std::size_t index = 0;
  std::uint64_t together = 0;
};

/// Runs all threadgroups of all jobs, one job after the other, on up to `team.workers` host threads (at least
/// two), and rethrows the first exception of any. A batch of several jobs requires mapping::threadgroups.
PEWTER_ONCE void run_on_host_threads(mapping, host_team, const job* jobs, std::size_t count, taken_job = {});

/// Marks the calling thread as being inside a kernel; leaving is the destructor's.
/// @throws error if it already is: dispatches do not nest.
class dispatch_scope {
 public:
  PEWTER_ONCE dispatch_scope();
  PEWTER_ONCE ~dispatch_scope();
  dispatch_scope(const dispatch_scope&) = delete;
  dispatch_scope& operator=(const dispatch_scope&) = delete;
};

}  // namespace pewter::detail

#if !defined(PEWTER_COMPILED)
#include "pewter/detail/host_threads.ipp"
#endif
