// OpenMP's part of a dispatch: forks the host threads, hands each its threadgroups, carries exceptions.
//
// Under libgomp a league of teams runs one team after another, and under libomp it costs twice a
// `parallel` (1.9 against 1.0 us), so `parallel` carries the parallelism under both; the literal `teams`
// is kept as a mapping for studies. Work is split statically: threadgroups of one launch cost the same.
#if !defined(_OPENMP)
#error "pewter: compile and link with -fopenmp"
#endif
#include <omp.h>

#include <atomic>
#include <exception>
#include <new>
#include <thread>

#include "pewter/error.hpp"
#include "pewter/host_threads.hpp"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#if !defined(PEWTER_COMPILED)
#define PEWTER_ONCE_DEFINITION inline
#else
#define PEWTER_ONCE_DEFINITION
#endif

namespace pewter::detail {

/// Thrown at a barrier by workers whose partner failed; never leaves run_on_host_threads.
struct partner_failed {};

/// A central barrier. It spins for a while, then yields, as there may be fewer cores than workers.
class team_barrier {
 public:
  team_barrier(unsigned workers, const std::atomic<int>& failed) : workers_(workers), failed_(failed) {}

  void arrive_and_wait() {
    const unsigned phase = phase_.load(std::memory_order_relaxed);
    if (arrived_.fetch_add(1, std::memory_order_acq_rel) + 1 == workers_) {
      arrived_.store(0, std::memory_order_relaxed);
      phase_.store(phase + 1, std::memory_order_release);
    } else {
      for (unsigned spins = 0; phase_.load(std::memory_order_acquire) == phase; ++spins) {
        if (failed_.load(std::memory_order_relaxed) != 0) throw partner_failed{};
        pause(spins);
      }
    }
    if (failed_.load(std::memory_order_relaxed) != 0) throw partner_failed{};
  }

 private:
  static void pause(unsigned spins) {
    constexpr unsigned spins_before_yield = 2000;  // some 20 us, longer than an unbalanced phase
    if (spins > spins_before_yield) std::this_thread::yield();
#if defined(__x86_64__)
    _mm_pause();
#endif
  }

  const unsigned workers_;
  const std::atomic<int>& failed_;
  alignas(64) std::atomic<unsigned> arrived_{0};
  alignas(64) std::atomic<unsigned> phase_{0};
};

/// The first exception of any worker, and the flag that stops the others.
class failure {
 public:
  template <class F>
  void run(F&& f) noexcept {
    try {
      f();
    } catch (const partner_failed&) {
    } catch (...) {
      if (failed.exchange(1) == 0) {
        first_ = std::current_exception();
        stored_.store(true, std::memory_order_release);
      }
    }
  }
  void rethrow() const {
    if (stored_.load(std::memory_order_acquire)) std::rethrow_exception(first_);
  }
  const int* flag() const { return reinterpret_cast<const int*>(&failed); }

  std::atomic<int> failed{0};
  static_assert(sizeof(std::atomic<int>) == sizeof(int));

 private:
  std::exception_ptr first_;
  std::atomic<bool> stored_{false};
};

inline thread_local bool inside_kernel = false;

PEWTER_ONCE_DEFINITION dispatch_scope::dispatch_scope() {
  if (inside_kernel) raise("dispatch: called from inside a kernel; dispatches do not nest");
  inside_kernel = true;
}
PEWTER_ONCE_DEFINITION dispatch_scope::~dispatch_scope() { inside_kernel = false; }

PEWTER_ONCE_DEFINITION unsigned available_host_threads() {
  return static_cast<unsigned>(omp_in_parallel() ? 1 : omp_get_max_threads());
}

PEWTER_ONCE_DEFINITION void wait(team_barrier& barrier) { barrier.arrive_and_wait(); }

/// ThreadSanitizer needs Archer to understand OpenMP, and LLVM 14's Archer crashes on a host league.
#if defined(__SANITIZE_THREAD__)
inline constexpr bool teams_can_run = false;
#elif defined(__has_feature)
inline constexpr bool teams_can_run = !__has_feature(thread_sanitizer);
#else
inline constexpr bool teams_can_run = true;
#endif

/// Threadgroups of part `index` of `count`, the whole being `total`.
inline worker part_of(std::uint64_t total, unsigned index, unsigned count, const failure& failures) {
  const std::uint64_t share = total / count, rest = total % count;
  const std::uint64_t begin = index * share + (index < rest ? index : rest);
  return {begin, begin + share + (index < rest), 0, 1, nullptr, nullptr, failures.flag()};
}

/// How many threads of the parallel region around have work. OpenMP may have given less than asked for.
inline unsigned workers_here(const host_team& team) {
  const auto threads = static_cast<unsigned>(omp_get_num_threads());
  return threads < team.workers ? threads : team.workers;
}

[[gnu::noinline]] inline void run_as_threadgroups(host_team team, const pass* passes, std::size_t count,
                                                  failure& failures) {
#pragma omp parallel num_threads(static_cast <int>(team.threads))
  {
    detail::arena scratch;
    const unsigned index = static_cast<unsigned>(omp_get_thread_num());
    for (std::size_t i = 0; i < count; ++i) {
      if (i != 0) {
#pragma omp barrier
      }
      if (index >= team.workers) continue;
      worker w = part_of(passes[i].threadgroups, index, workers_here(team), failures);
      w.arena = &scratch;
      failures.run([&] {
        const dispatch_scope scope;
        passes[i].work(passes[i].context, w);
      });
    }
  }
}

[[gnu::noinline]] inline void run_as_teams(unsigned threads, const pass& all, failure& failures) {
#pragma omp teams num_teams(static_cast <int>(threads)) thread_limit(1)
  {
    detail::arena scratch;
    worker w = part_of(all.threadgroups, static_cast<unsigned>(omp_get_team_num()),
                       static_cast<unsigned>(omp_get_num_teams()), failures);
    w.arena = &scratch;
    failures.run([&] {
      const dispatch_scope scope;
      all.work(all.context, w);
    });
  }
}

[[gnu::noinline]] inline void run_as_simdgroups(host_team team, const pass& all, failure& failures) {
  detail::arena scratch;
  team_barrier* barrier = nullptr;
  alignas(team_barrier) unsigned char storage[sizeof(team_barrier)];
#pragma omp parallel num_threads(static_cast <int>(team.threads)) shared(scratch, barrier, storage)
  {
    const unsigned workers = workers_here(team), index = static_cast<unsigned>(omp_get_thread_num());
#pragma omp single
    barrier = new (storage) team_barrier(workers, failures.failed);
    if (index < workers) {
      worker w{0, all.threadgroups, index, workers, nullptr, &scratch, failures.flag()};
      if (workers > 1) w.barrier = barrier;
      failures.run([&] {
        const dispatch_scope scope;
        all.work(all.context, w);
      });
    }
  }
}

PEWTER_ONCE_DEFINITION void run_on_host_threads(mapping how, host_team team, const pass* passes,
                                                std::size_t count) {
  { const dispatch_scope not_nested; }  // before other threads, which cannot know it, run their share
  failure failures;
  if (how == mapping::simdgroups)
    run_as_simdgroups(team, *passes, failures);
  else if (how == mapping::teams && teams_can_run && !omp_in_parallel())
    run_as_teams(team.workers, *passes, failures);
  else
    run_as_threadgroups(team, passes, count, failures);
  failures.rethrow();
}

}  // namespace pewter::detail
