#include "kernels/metal/runtime/threads/helper_threads.hpp"

#include <algorithm>
#include <chrono>
#include <string>
#include <system_error>
#include <thread>

#include "kernels/metal/runtime/faults/no_signals.hpp"
#include "kernels/metal/runtime/trace/trace.hpp"
#include "pewter/model/host_threads.hpp"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace pewter::metal {
namespace {

constexpr std::uint64_t free_places = 0xffff;
/// A helper's spin, and the dispatching thread's for the end of what helpers have begun: about what a sleep
/// and waking cost. Why: kernels/metal/runtime/threads/host_threads.md#which-threads.
constexpr std::uint64_t helper_spin_nanoseconds = 50000, end_spin_nanoseconds = 20000;
/// Nanoseconds until awake helpers begin: the offer's cache lines go to another core and back.
constexpr double awake_delay = 300;
/// The dispatching thread waits at least so much longer than expected for a helper that lost its core.
constexpr double least_stall_nanoseconds = 1000000;

void pause_briefly() {
#if defined(__x86_64__)
  for (int n = 0; n < 8; ++n) _mm_pause();
#else
  std::this_thread::yield();
#endif
}

/// Spins until `done()`, for at most `nanoseconds`; not on after the core was another's meanwhile.
template <class Done>
bool spin_until(std::uint64_t nanoseconds, const Done& done) {
  constexpr std::uint64_t lost_core_nanoseconds = 10000;
  const std::uint64_t begin = nanoseconds_now();
  for (std::uint64_t last = begin;;) {
    if (done()) return true;
    pause_briefly();
    const std::uint64_t now = nanoseconds_now();
    if (now - begin > nanoseconds || now - last > lost_core_nanoseconds) return done();
    last = now;
  }
}

}  // namespace

std::uint64_t nanoseconds_now() {
  return static_cast<std::uint64_t>(std::chrono::steady_clock::now().time_since_epoch() /
                                    std::chrono::nanoseconds(1));
}

/// Never destroyed: helpers wait in it until the process ends.
helper_threads& helper_threads::of_process() {
  static helper_threads* const all = new helper_threads;
  return *all;
}

void helper_threads::start(unsigned helpers) {
  const no_signals meanwhile;
  for (unsigned n = started_.load(std::memory_order_relaxed); n < helpers; ++n) {
    try {
      std::thread([this, n] { serve(n + 1); }).detach();
    } catch (const std::system_error&) {
      return;  // go on with those that have started
    }
    started_.store(n + 1, std::memory_order_relaxed);
  }
}

void helper_threads::serve(unsigned number) {
  detail::bind_host_thread(number);
  trace::name_thread(std::string("helper ").append(std::to_string(number)));
  for (;;) {
    if (!join()) wait_for_work();
  }
}

bool helper_threads::join() {
  std::uint64_t gate = gate_.load(std::memory_order_acquire);
  while ((gate & free_places) != 0) {
    if (!gate_.compare_exchange_weak(gate, gate - 1, std::memory_order_acq_rel, std::memory_order_acquire))
      continue;
    function_(context_, offered_ - static_cast<unsigned>(gate & free_places) + 1);
    finished_.fetch_add(1);
    if (end_is_awaited_.load()) finished_.notify_one();
    return true;
  }
  return false;
}

void helper_threads::wait_for_work() {
  static const unsigned cores = std::thread::hardware_concurrency();  // reads a file
  const auto has_come = [this] { return (gate_.load(std::memory_order_relaxed) & free_places) != 0; };
  if (started_.load(std::memory_order_relaxed) < cores && spin_until(helper_spin_nanoseconds, has_come))
    return;
  sleep();
}

void helper_threads::sleep() {
  sleeping_.fetch_add(1);
  // The epoch is read before the gate, and an offer opens that before it looks for sleeping helpers.
  const std::uint32_t epoch = epoch_.load();
  const bool has_slept = (gate_.load() & free_places) == 0;
  if (has_slept) epoch_.wait(epoch);
  sleeping_.fetch_sub(1);
  if (!has_slept) return;
  constexpr float least = 2000, most = 5e6f;
  const std::uint64_t took = nanoseconds_now() - offered_at_.load(std::memory_order_relaxed);
  const float known = wake_nanoseconds_.load(std::memory_order_relaxed);
  const float now = known + (std::min(most, static_cast<float>(took)) - known) / 4;
  wake_nanoseconds_.store(std::max(least, now), std::memory_order_relaxed);
}

double helper_threads::delay(unsigned helpers) const {
  const unsigned started = started_.load(std::memory_order_relaxed),
                 sleeping = sleeping_.load(std::memory_order_relaxed);
  return started >= sleeping + helpers
             ? awake_delay
             : static_cast<double>(wake_nanoseconds_.load(std::memory_order_relaxed));
}

double helper_threads::contended_up_to() const {
  const std::uint64_t until = stalled_until_.load(std::memory_order_relaxed);
  if (until == 0 || nanoseconds_now() > until) return 0;
  return 4 * static_cast<double>(stall_.load(std::memory_order_relaxed));
}

/// Those that have joined; the thread sleeps after a while, so that a helper whose core is another's can have
/// this one.
void helper_threads::wait_for(unsigned joined, double expected) {
  const auto have_ended = [&] { return finished_.load(std::memory_order_acquire) == joined; };
  if (have_ended()) return;
  const std::uint64_t begin = nanoseconds_now();
  if (spin_until(end_spin_nanoseconds, have_ended)) return;
  end_is_awaited_.store(true);
  for (std::uint32_t ended; (ended = finished_.load()) != joined;) finished_.wait(ended);
  end_is_awaited_.store(false);
  const std::uint64_t now = nanoseconds_now(), waited = now - begin;
  if (static_cast<double>(waited) < least_stall_nanoseconds + 2 * expected) return;
  stall_.store(waited, std::memory_order_relaxed);
  stalled_until_.store(now + 16 * waited, std::memory_order_relaxed);  // one in seventeen parts of the time
}

bool helper_threads::offer::open(function f, void* context, unsigned count) {
  if (count == 0 || all_.taken_.exchange(true, std::memory_order_acquire)) return false;
  has_helpers_ = true;
  offered_ = std::min<unsigned>(count, free_places);
  if (all_.started_.load(std::memory_order_relaxed) < offered_) all_.start(offered_);
  all_.function_ = f;
  all_.context_ = context;
  all_.offered_ = offered_;
  all_.finished_.store(0, std::memory_order_relaxed);
  const std::uint64_t number = (all_.gate_.load(std::memory_order_relaxed) & ~free_places) + free_places + 1;
  is_open_ = true;
  all_.gate_.store(number | offered_);
  const unsigned sleeping = std::min(all_.sleeping_.load(), offered_);
  if (sleeping == 0) return true;
  all_.offered_at_.store(nanoseconds_now(), std::memory_order_relaxed);
  all_.epoch_.fetch_add(1);
  for (unsigned n = 0; n < sleeping; ++n) all_.epoch_.notify_one();
  return true;
}

unsigned helper_threads::offer::joined() const {
  return offered_ - static_cast<unsigned>(all_.gate_.load(std::memory_order_relaxed) & free_places);
}

unsigned helper_threads::offer::close() {
  if (!is_open_) return joined_;
  is_open_ = false;
  joined_ = offered_ - static_cast<unsigned>(all_.gate_.fetch_and(~free_places, std::memory_order_acq_rel) &
                                             free_places);
  return joined_;
}

helper_threads::offer::~offer() {
  if (!has_helpers_) return;
  all_.wait_for(close(), expected_);
  all_.taken_.store(false, std::memory_order_release);
}

}  // namespace pewter::metal
