#include "kernels/metal/runtime/faults/watchdog.hpp"

#include <pthread.h>
#include <signal.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <thread>

#include "kernels/metal/runtime/faults/guarded_call.hpp"
#include "kernels/metal/runtime/faults/no_signals.hpp"
#include "kernels/metal/runtime/threads/helper_threads.hpp"
#include "pewter/error.hpp"
#include "pewter/metal.hpp"

namespace pewter::metal {

namespace {

void jump(int) {
  guarded_call& own = guarded_call::of_this_thread();
  if (own.is_inside != 0 && own.guard->is_over()) own.jump_out();
}

/// Not deferred, and not blocked by the handler that does not return. The signal is sent once, as emulators
/// keep some for themselves.
/// @return whether the program has not used it and it can be sent
bool install(int number) {
  struct sigaction before {
  }, own{};
  if (sigaction(number, nullptr, &before) != 0 || before.sa_handler != SIG_DFL) return false;
  own.sa_handler = jump;
  own.sa_flags = SA_NODEFER | SA_RESTART;
  sigemptyset(&own.sa_mask);
  sigaction(number, &own, nullptr);
  if (pthread_kill(pthread_self(), number) == 0) return true;
  sigaction(number, &before, nullptr);
  return false;
}

/// The handler is there from the first call on.
int installed_signal() {
  static const int chosen = [] {
#if defined(SIGRTMAX)
    for (int number = SIGRTMAX; number >= SIGRTMIN; --number)
      if (install(number)) return number;
#endif
    if (!install(SIGURG)) detail::raise("metal: no signal is free for PEWTER_METAL_TIMEOUT");
    return SIGURG;
  }();
  return chosen;
}

constexpr double unset = -1;
std::atomic<double> default_seconds{unset};

double seconds_of_environment() {
  const char* const text = std::getenv("PEWTER_METAL_TIMEOUT");
  if (text == nullptr || *text == 0) return 0;
  char* end = nullptr;
  const double seconds = std::strtod(text, &end);
  if (*end != 0 || !std::isfinite(seconds) || seconds < 0)
    detail::raise("PEWTER_METAL_TIMEOUT = '%s', must be a number of seconds, at least 0", text);
  return seconds;
}

double checked_seconds(const char* what, double seconds) {
  if (!std::isfinite(seconds) || seconds < 0)
    detail::raise("%s = %g, must be a number of seconds, at least 0", what, seconds);
  return seconds;
}

}  // namespace

void set_default_timeout(double seconds) {
  default_seconds.store(checked_seconds("set_default_timeout: seconds", seconds));
}

double time_limit_of(double seconds) {
  if (checked_seconds("timeout_seconds", seconds) != 0) return seconds;
  const double set = default_seconds.load(std::memory_order_relaxed);
  if (set != unset) return set;
  static const double environment = seconds_of_environment();
  return environment;
}

std::uint64_t end_of_limit(double seconds) {
  constexpr double longest = 1e9;  // fits the clock's nanoseconds
  return nanoseconds_now() + static_cast<std::uint64_t>(std::min(seconds, longest) * 1e9);
}

void let_watchdog_signal() {
  thread_local bool comes = false;
  if (comes) return;
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, installed_signal());
  pthread_sigmask(SIG_UNBLOCK, &one, nullptr);
  comes = true;
}

watchdog& watchdog::of_process() {
  static watchdog* const one = new watchdog;
  return *one;
}

void watchdog::add(kernel_guard& l) {
  const std::lock_guard lock(mutex_);
  if (!has_thread_) {
    const no_signals meanwhile;
    std::thread([this] { watch(); }).detach();
    has_thread_ = true;
  }
  limits_.push_back(&l);
  changed_.notify_one();
}

void watchdog::remove(kernel_guard& l) {
  const std::lock_guard lock(mutex_);
  limits_.erase(std::find(limits_.begin(), limits_.end(), &l));
}

void watchdog::add(guarded_call& c) {
  const std::lock_guard lock(mutex_);
  c.next = c.guard->calls_;
  c.guard->calls_ = &c;
}

void watchdog::remove(guarded_call& c) {
  const std::lock_guard lock(mutex_);
  guarded_call** at = &c.guard->calls_;
  while (*at != &c) at = &(*at)->next;
  *at = c.next;
}

/// A forked child has no watchdog, and none of the threads whose dispatches had limits.
watchdog::watchdog() {
  pthread_atfork([] { of_process().mutex_.lock(); }, [] { of_process().mutex_.unlock(); },
                 [] {
                   of_process().limits_.clear();
                   of_process().has_thread_ = false;
                   of_process().mutex_.unlock();
                 });
}

/// A thread may get the signal while it is outside, so it is sent again.
void watchdog::watch() {
  using std::chrono::nanoseconds;
  constexpr std::uint64_t again = 5000000, never = std::uint64_t{1} << 62;
  std::unique_lock lock(mutex_);
  for (;;) {
    std::uint64_t wait = never;
    const std::uint64_t now = nanoseconds_now();
    for (kernel_guard* l : limits_) {
      if (l->end_ <= now) l->end(kernel_guard::time_is_over);
      wait = std::min(wait, l->end_ <= now ? again : l->end_ - now);
      if (l->end_ > now) continue;
      for (const guarded_call* c = l->calls_; c != nullptr; c = c->next)
        pthread_kill(c->thread, installed_signal());
    }
    if (wait == never) {
      changed_.wait(lock);
    } else {
      changed_.wait_for(lock, nanoseconds(wait));
    }
  }
}

}  // namespace pewter::metal
