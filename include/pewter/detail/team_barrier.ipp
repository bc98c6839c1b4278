// What the host threads of one dispatch share: their barrier, and the first exception of any of them.
#include <atomic>
#include <cstdint>
#include <exception>
#include <thread>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace pewter::detail {

/// Thrown at a barrier by workers whose partner failed; never leaves run_on_host_threads.
struct partner_failed {};

/// A barrier that counts the arrivals of all phases in one word, so that one cache line goes from core to
/// core. It spins, then yields, as there may be fewer cores than workers.
class team_barrier {
 public:
  explicit team_barrier(const std::atomic<int>& failed) : failed_(failed) {}

  /// @param workers how many arrive: known only inside the parallel region, and the same in all phases
  void arrive_and_wait(unsigned workers) {
    const std::uint64_t before = arrived_.fetch_add(1, std::memory_order_acq_rel);
    const std::uint64_t all = (before / workers + 1) * workers;
    for (unsigned spins = 0; arrived_.load(std::memory_order_acquire) < all; ++spins) {
      if (failed_.load(std::memory_order_relaxed) != 0) throw partner_failed{};
      pause(spins);
    }
    if (failed_.load(std::memory_order_relaxed) != 0) throw partner_failed{};
  }

 private:
  static void pause(unsigned spins) {
    constexpr unsigned spins_before_yield = 2000;  // longer than most unbalanced phases last
    if (spins > spins_before_yield) std::this_thread::yield();
#if defined(__x86_64__)
    _mm_pause();
#endif
  }

  const std::atomic<int>& failed_;
  alignas(64) std::atomic<std::uint64_t> arrived_{0};
};

/// Whether a worker of this thread's dispatch has thrown. Only failures write it, so that its cache line
/// stays shared by all who read it.
inline thread_local std::atomic<int> failed{0};
static_assert(sizeof(std::atomic<int>) == sizeof(int));
inline const int* flag_of(const std::atomic<int>& has_failed) {
  return reinterpret_cast<const int*>(&has_failed);
}

/// The first exception of any worker.
class failure {
 public:
  template <class F>
  void run(std::atomic<int>& has_failed, F&& f) noexcept {
    try {
      f();
    } catch (const partner_failed&) {
    } catch (...) {
      if (has_failed.exchange(1) == 0) first_ = std::current_exception();
    }
  }
  /// Called after the workers have been joined. The next dispatch begins without a failure.
  void rethrow(std::atomic<int>& has_failed) const {
    if (has_failed.load(std::memory_order_relaxed) == 0) return;
    has_failed.store(0);
    std::rethrow_exception(first_);
  }

 private:
  std::exception_ptr first_;
};

}  // namespace pewter::detail
