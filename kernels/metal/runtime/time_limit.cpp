// A kernel's threads have stacks of their own: glibc's fortified longjmp takes a jump from one to another for
// a fault.
#undef _FORTIFY_SOURCE

#include "kernels/metal/runtime/time_limit.hpp"

#include <pthread.h>
#include <signal.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>
#include <vector>

#include "kernels/metal/runtime/helper_threads.hpp"
#include "kernels/metal/runtime/no_signals.hpp"
#include "pewter/detail/fiber_switch.hpp"
#include "pewter/error.hpp"
#include "pewter/metal.hpp"

namespace pewter::metal {

struct limited_call {
  jmp_buf* target = nullptr;
  time_limit* limit = nullptr;
  pthread_t thread{};
  detail::control_words words{};
  limited_call* next = nullptr;
  /// Whether the handler may jump: it runs on the same thread.
  volatile sig_atomic_t is_inside = 0;
};

namespace {

thread_local limited_call here;

void jump(int) {
  limited_call& own = here;
  if (own.is_inside == 0 || !own.limit->is_over()) return;
  own.is_inside = 0;
  _longjmp(*own.target, 1);
}

/// A signal that the program does not use; the handler is there from then on.
int chosen_signal() {
#if defined(SIGRTMAX)
  for (int number = SIGRTMAX; number >= SIGRTMIN; --number) {
    struct sigaction before {};
    if (sigaction(number, nullptr, &before) == 0 && before.sa_handler == SIG_DFL) return number;
  }
#endif
  return SIGURG;
}

/// Not deferred, and not blocked by the handler that does not return.
int installed_signal() {
  static const int number = [] {
    const int chosen = chosen_signal();
    struct sigaction action {};
    action.sa_handler = jump;
    action.sa_flags = SA_NODEFER | SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(chosen, &action, nullptr);
    return chosen;
  }();
  return number;
}

void let_signal_come() {
  thread_local bool comes = false;
  if (comes) return;
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, installed_signal());
  pthread_sigmask(SIG_UNBLOCK, &one, nullptr);
  comes = true;
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

/// Looks at limits that dispatches have, in a thread that begins with the first. Never destroyed.
class watchdog {
 public:
  static watchdog& of_process() {
    static watchdog* const one = new watchdog;
    return *one;
  }
  void add(time_limit& l) {
    const std::lock_guard lock(mutex_);
    if (!has_thread_) {
      const no_signals meanwhile;
      std::thread([this] { watch(); }).detach();
      has_thread_ = true;
    }
    limits_.push_back(&l);
    changed_.notify_one();
  }
  void remove(time_limit& l) {
    const std::lock_guard lock(mutex_);
    limits_.erase(std::find(limits_.begin(), limits_.end(), &l));
  }
  void add(limited_call& c) {
    const std::lock_guard lock(mutex_);
    c.next = c.limit->calls_;
    c.limit->calls_ = &c;
  }
  void remove(limited_call& c) {
    const std::lock_guard lock(mutex_);
    limited_call** at = &c.limit->calls_;
    while (*at != &c) at = &(*at)->next;
    *at = c.next;
  }

 private:
  watchdog() {
    // A forked child has no watchdog, and none of the threads whose dispatches had limits.
    pthread_atfork([] { of_process().mutex_.lock(); }, [] { of_process().mutex_.unlock(); },
                   [] {
                     of_process().limits_.clear();
                     of_process().has_thread_ = false;
                     of_process().mutex_.unlock();
                   });
  }

  /// A thread may get the signal while it is outside, so it is sent again.
  void watch() {
    using std::chrono::nanoseconds;
    constexpr std::uint64_t again = 5000000, never = std::uint64_t{1} << 62;
    std::unique_lock lock(mutex_);
    for (;;) {
      std::uint64_t wait = never;
      const std::uint64_t now = nanoseconds_now();
      for (time_limit* l : limits_) {
        if (l->end_ <= now) l->is_over_.store(true, std::memory_order_relaxed);
        wait = std::min(wait, l->end_ <= now ? again : l->end_ - now);
        if (l->end_ > now) continue;
        for (const limited_call* c = l->calls_; c != nullptr; c = c->next)
          pthread_kill(c->thread, installed_signal());
      }
      if (wait == never) {
        changed_.wait(lock);
      } else {
        changed_.wait_for(lock, nanoseconds(wait));
      }
    }
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<time_limit*> limits_;
  bool has_thread_ = false;
};

void set_default_timeout(double seconds) {
  default_seconds.store(checked_seconds("set_default_timeout: seconds", seconds));
}

time_limit::time_limit(double seconds) : seconds_(checked_seconds("timeout_seconds", seconds)) {
  if (seconds_ == 0) {
    const double set = default_seconds.load(std::memory_order_relaxed);
    if (set == unset) {
      static const double environment = seconds_of_environment();
      seconds_ = environment;
    } else {
      seconds_ = set;
    }
  }
  if (seconds_ == 0) return;
  constexpr double longest = 1e9;  // fits the clock's nanoseconds
  end_ = nanoseconds_now() + static_cast<std::uint64_t>(std::min(seconds_, longest) * 1e9);
  watchdog::of_process().add(*this);
}

time_limit::~time_limit() {
  if (seconds_ != 0) watchdog::of_process().remove(*this);
}

void time_limit::raise(const std::string& kernel) const {
  char text[64];
  std::snprintf(text, sizeof text, ": did not end within %g s, the time limit", seconds_);
  throw timeout(kernel + text);
}

void time_limit::enter(jmp_buf& to) {
  let_signal_come();
  here.target = &to;
  here.limit = this;
  here.thread = pthread_self();
  here.words.read();
  watchdog::of_process().add(here);
  here.is_inside = 1;
}

/// A handler begins with words of its own.
void time_limit::leave() {
  here.is_inside = 0;
  detail::control_words now{};
  now.read();
  here.words.restore_unless(now);
  watchdog::of_process().remove(here);
}

[[gnu::noinline]] void time_limit::call(void (*f)(void*), void* context) {
  if (is_over()) return;
  jmp_buf back;
  if (_setjmp(back) == 0) {
    enter(back);
    f(context);
  }
  leave();
}

outside_of_limit::outside_of_limit() : was_inside_(here.is_inside != 0) { here.is_inside = 0; }

/// The watchdog sends a signal that has come meanwhile again.
outside_of_limit::~outside_of_limit() {
  if (was_inside_) here.is_inside = 1;
}

}  // namespace pewter::metal
