// OpenMP's part of a dispatch: forks the host threads, hands each its threadgroups, carries exceptions.
//
// `parallel` carries the parallelism: libgomp runs the teams of a league one after another, and under libomp
// a league costs more. The literal `teams` remains as a mapping for studies. Work is split statically, since
// threadgroups of one launch cost the same. In long launches idle host threads steal threadgroups that have
// not started. Why: include/pewter/model/dispatch.md.
#if !defined(_OPENMP)
#error "pewter: compile and link with -fopenmp"
#endif
#include <omp.h>
#include <pthread.h>

#include <atomic>
#include <memory>
#include <new>
#include <vector>

#include "pewter/detail/sanitizers.hpp"
#include "pewter/detail/simdgroup_order.hpp"
#include "pewter/detail/team_barrier.ipp"
#include "pewter/error.hpp"
#include "pewter/model/host_threads.hpp"

namespace pewter::detail {

#if defined(PEWTER_COMPILED)
constinit std::uint32_t simdgroup_order = 0;
#endif

inline thread_local bool inside_kernel = false;

/// The most workers of this thread's dispatches, for PEWTER_VERBOSE.
inline thread_local unsigned most_forked = 1;

/// The threads of a dispatch's parallel region. If an earlier dispatch had more threads and the runtime still
/// has them, the region is as large: libgomp would end the others, and start them again for the next one.
/// Why: include/pewter/model/dispatch.md#parallel-regions.
inline unsigned threads_of_region(unsigned threads) {
  static thread_local unsigned largest = 1;
  if (threads > largest) largest = threads;
  const unsigned available = available_host_threads(), kept = largest < available ? largest : available;
  return kept < threads ? threads : kept;
}

PEWTER_ONCE dispatch_scope::dispatch_scope() {
  if (inside_kernel) raise("dispatch: called from inside a kernel; dispatches do not nest");
  inside_kernel = true;
}
PEWTER_ONCE dispatch_scope::~dispatch_scope() { inside_kernel = false; }

/// Whether this process is the forked child of one that had host threads. They did not come along, but the
/// runtime counts on them: under libgomp the child's first parallel region would wait forever.
inline std::atomic<bool> host_threads_are_lost{false};

PEWTER_ONCE unsigned available_host_threads() {
  [[maybe_unused]] static const int watches_forks =
      pthread_atfork(nullptr, nullptr, [] { host_threads_are_lost.store(true, std::memory_order_relaxed); });
  if (omp_in_parallel() || host_threads_are_lost.load(std::memory_order_relaxed)) return 1;
  const int threads = omp_get_max_threads(), limit = omp_get_thread_limit();  // asking beyond it warns
  return static_cast<unsigned>(threads < limit ? threads : limit);
}

PEWTER_ONCE void bind_host_thread([[maybe_unused]] unsigned number) {
#if defined(__linux__)
  const int places = omp_get_num_places();
  if (places < 1 || omp_get_proc_bind() == omp_proc_bind_false) return;
  const int place = static_cast<int>(number % static_cast<unsigned>(places));
  std::vector<int> processors(static_cast<std::size_t>(omp_get_place_num_procs(place)));
  omp_get_place_proc_ids(place, processors.data());
  cpu_set_t set;
  CPU_ZERO(&set);
  for (const int p : processors) {
    if (p >= 0 && p < CPU_SETSIZE) CPU_SET(static_cast<unsigned>(p), &set);
  }
  if (CPU_COUNT(&set) > 0) pthread_setaffinity_np(pthread_self(), sizeof set, &set);
#endif
}

PEWTER_ONCE void wait(team_barrier& barrier, unsigned workers) { barrier.arrive_and_wait(workers); }

/// ThreadSanitizer needs Archer to understand OpenMP, and LLVM 14's Archer crashes on a host league.
#if defined(PEWTER_TSAN)
inline constexpr bool teams_can_run = false;
#else
inline constexpr bool teams_can_run = true;
#endif

/// Threadgroups of part `index` of `count`, the whole being `total`.
inline worker part_of(std::uint64_t total, unsigned index, unsigned count) {
  const std::uint64_t share = total / count, rest = total % count;
  const std::uint64_t begin = index * share + (index < rest ? index : rest);
  return {begin, begin + share + (index < rest), 0, 1, nullptr, nullptr, nullptr};
}

/// How many threads of the enclosing parallel region have work. OpenMP may have given fewer than requested.
inline unsigned workers_here(unsigned wanted) {
  const auto threads = static_cast<unsigned>(omp_get_num_threads());
  return threads < wanted ? threads : wanted;
}

/// Half of a job as the fork takes it to host threads. g++ passes vectors by value, but a struct by its
/// address, one more cache line to fetch; clang passes all by address.
/// Why: include/pewter/model/dispatch.md#jobs.
typedef unsigned char job_half __attribute__((vector_size(64)));
inline void split(const job& whole, job_half& first, job_half& second) {
  __builtin_memcpy(&first, &whole, sizeof first);
  __builtin_memcpy(&second, reinterpret_cast<const unsigned char*>(&whole) + sizeof first, sizeof second);
}
inline job joined(const job_half& first, const job_half& second) {
  job whole;
  __builtin_memcpy(&whole, &first, sizeof first);
  __builtin_memcpy(reinterpret_cast<unsigned char*>(&whole) + sizeof first, &second, sizeof second);
  return whole;
}

inline void run_part(job& own, failure& failures, std::atomic<int>& has_failed, unsigned index,
                     unsigned workers, arena& scratch) {
  worker w = part_of(own.threadgroups, index, workers);
  w.arena = &scratch;
  w.failed = flag_of(has_failed);
  failures.run(has_failed, [&] {
    const dispatch_scope scope;
    own.work(own.context, w);
  });
}

/// A host thread's threadgroups of a launch that are still to be begun, by itself or another.
class alignas(64) open_share {
 public:
  void assign(const worker& whole) {
    next_.store(whole.begin, std::memory_order_relaxed);
    end_ = whole.end;
  }
  /// The next of them, an eighth of what is left and at least `fewest`: each part begins with rows that
  /// nothing prefetched. False if none are left.
  bool take(std::uint64_t fewest, worker& taken) {
    const std::uint64_t next = next_.load(std::memory_order_relaxed);
    if (next >= end_) return false;
    const std::uint64_t eighth = (end_ - next) / 8, count = eighth < fewest ? fewest : eighth;
    taken.begin = next_.fetch_add(count, std::memory_order_relaxed);
    if (taken.begin >= end_) return false;
    taken.end = end_ - taken.begin < count ? end_ : taken.begin + count;
    return true;
  }

 private:
  std::atomic<std::uint64_t> next_{0};
  std::uint64_t end_ = 0;
};

/// The shares of a job of this many threadgroups.
inline std::unique_ptr<open_share[]> open_shares(std::uint64_t threadgroups, unsigned workers) {
  std::unique_ptr<open_share[]> shares(new open_share[workers]);
  for (unsigned w = 0; w < workers; ++w) shares[w].assign(part_of(threadgroups, w, workers));
  return shares;
}

struct shares_of_job {
  open_share* first;
  unsigned count;          ///< of workers
  std::uint64_t together;  ///< threadgroups that are taken at once
};

/// Takes threadgroups of the own share, then of those of the workers after it in turn.
inline void run_shares(job& own, shares_of_job shares, failure& failures, std::atomic<int>& has_failed,
                       unsigned index, arena& scratch) {
  worker w{0, 0, 0, 1, nullptr, &scratch, flag_of(has_failed)};
  failures.run(has_failed, [&] {
    const dispatch_scope scope;
    for (unsigned distance = 0; distance < shares.count; ++distance) {
      open_share& share = shares.first[(index + distance) % shares.count];
      while (has_failed.load(std::memory_order_relaxed) == 0 && share.take(shares.together, w))
        own.work(own.context, w);
    }
  });
}

[[gnu::noinline]] inline void run_as_threadgroups(host_team team, const job& all, failure& failures,
                                                  std::atomic<int>& has_failed) {
  job_half first, second;
  split(all, first, second);
  const unsigned wanted = team.workers;
#pragma omp parallel num_threads(static_cast <int>(team.threads)) firstprivate(first, second, wanted)
  {
    job own = joined(first, second);
    detail::arena scratch;
    const unsigned index = static_cast<unsigned>(omp_get_thread_num()), workers = workers_here(wanted);
    if (index < workers) run_part(own, failures, has_failed, index, workers, scratch);
  }
}

[[gnu::noinline]] inline void run_batch(host_team team, const job* jobs, std::size_t count, taken_job taken,
                                        failure& failures, std::atomic<int>& has_failed) {
  const unsigned wanted = team.workers;
  std::unique_ptr<open_share[]> opened;
  if (taken.together != 0) opened = open_shares(jobs[taken.index].threadgroups, wanted);
  open_share* const shares = opened.get();
#pragma omp parallel num_threads(static_cast <int>(team.threads)) \
    firstprivate(jobs, count, wanted, taken, shares)
  {
    detail::arena scratch;
    const unsigned index = static_cast<unsigned>(omp_get_thread_num()), workers = workers_here(wanted);
    for (std::size_t i = 0; i < count; ++i) {
      if (i != 0) {
#pragma omp barrier
      }
      if (index >= workers) continue;
      job own = jobs[i];
      if (shares != nullptr && i == taken.index)
        run_shares(own, {shares, wanted, taken.together}, failures, has_failed, index, scratch);
      else
        run_part(own, failures, has_failed, index, workers, scratch);
    }
  }
}

[[gnu::noinline]] inline void run_as_teams(unsigned threads, const job& all, failure& failures,
                                           std::atomic<int>& has_failed) {
#pragma omp teams num_teams(static_cast <int>(threads)) thread_limit(1)
  {
    detail::arena scratch;
    job own = all;
    run_part(own, failures, has_failed, static_cast<unsigned>(omp_get_team_num()),
             static_cast<unsigned>(omp_get_num_teams()), scratch);
  }
}

/// A team takes threadgroups one by one, and forks for each. The host threads that a league of fewer teams
/// than threads leaves over are the teams' own.
[[gnu::noinline]] inline void run_as_league(host_team team, const job& all, failure& failures,
                                            std::atomic<int>& has_failed) {
  const std::uint64_t threadgroups = all.threadgroups;
  const unsigned teams = threadgroups < team.threads ? static_cast<unsigned>(threadgroups) : team.threads;
  const int sharing = static_cast<int>(team.threads / teams);
#pragma omp teams num_teams(static_cast <int>(teams)) thread_limit(sharing)
  {
    detail::arena scratch;
#pragma omp distribute
    for (std::uint64_t g = 0; g < threadgroups; ++g) {
      team_barrier barrier(has_failed);
#pragma omp parallel num_threads(sharing)
      {
        job own = all;
        const auto index = static_cast<unsigned>(omp_get_thread_num()),
                   workers = static_cast<unsigned>(omp_get_num_threads());
        const worker w{
            g, g + 1, index, workers, workers > 1 ? &barrier : nullptr, &scratch, flag_of(has_failed)};
        failures.run(has_failed, [&] {
          const dispatch_scope scope;
          own.work(own.context, w);
        });
      }
    }
  }
}

[[gnu::noinline]] inline void run_as_simdgroups(host_team team, const job& all, failure& failures,
                                                std::atomic<int>& has_failed) {
  detail::arena scratch;
  team_barrier barrier(has_failed);
  job_half first, second;
  split(all, first, second);
  const unsigned wanted = team.workers;
#pragma omp parallel num_threads(static_cast <int>(team.threads)) firstprivate(first, second, wanted)
  {
    job own = joined(first, second);
    const unsigned index = static_cast<unsigned>(omp_get_thread_num()), workers = workers_here(wanted);
    if (index < workers) {
      const worker w{0,        own.threadgroups,   index, workers, workers > 1 ? &barrier : nullptr,
                     &scratch, flag_of(has_failed)};
      failures.run(has_failed, [&] {
        const dispatch_scope scope;
        own.work(own.context, w);
      });
    }
  }
}

PEWTER_ONCE void run_on_host_threads(mapping how, host_team asked, const job* jobs, std::size_t count,
                                     taken_job taken) {
  { const dispatch_scope not_nested; }  // before other threads, which cannot know it, run their share
  if (asked.workers > most_forked) most_forked = asked.workers;
  failure failures;
  std::atomic<int>& has_failed = failed;  // the calling thread's
  const host_team team{asked.workers,
                       how == mapping::teams_distribute ? asked.threads : threads_of_region(asked.threads)};
  if (how == mapping::simdgroups)
    run_as_simdgroups(team, *jobs, failures, has_failed);
  else if (how == mapping::teams && teams_can_run && !omp_in_parallel())
    run_as_teams(team.workers, *jobs, failures, has_failed);
  else if (how == mapping::teams_distribute && teams_can_run && !omp_in_parallel())
    run_as_league(team, *jobs, failures, has_failed);
  else if (count == 1 && taken.together == 0)
    run_as_threadgroups(team, *jobs, failures, has_failed);
  else
    run_batch(team, jobs, count, taken, failures, has_failed);
  failures.rethrow(has_failed);
}

}  // namespace pewter::detail
