// Times, and works that begin at one.
#import "kernels/metal/objc/dispatch/queue.hpp"

#include <map>
#include <thread>

namespace pewter::dispatch {
namespace {

using std::chrono::nanoseconds;
using std::chrono::steady_clock;
using std::chrono::system_clock;

// A dispatch_time_t is the monotonic clock's nanoseconds, or, with the highest bit, minus those of the wall's
// clock.
std::int64_t now_of(steady_clock) {
  return std::chrono::duration_cast<nanoseconds>(steady_clock::now().time_since_epoch()).count();
}
std::int64_t now_of(system_clock) {
  return std::chrono::duration_cast<nanoseconds>(system_clock::now().time_since_epoch()).count();
}

/// value + delta, within what a time can be.
std::int64_t later(std::int64_t value, std::int64_t delta) {
  std::int64_t sum = 0;
  if (__builtin_add_overflow(value, delta, &sum)) return delta > 0 ? INT64_MAX : 1;
  return sum < 1 ? 1 : sum;
}

struct timers {
  std::mutex mutex;
  std::condition_variable changed;
  std::multimap<steady_clock::time_point, work> waiting;
  bool is_running = false;
};

timers& all() {
  static timers* const one = new timers;
  return *one;
}

void run_timers() {
  GSRegisterCurrentThread();
  timers& t = all();
  std::unique_lock lock(t.mutex);
  for (;;) {
    if (t.waiting.empty()) {
      t.changed.wait(lock);
      continue;
    }
    const auto first = t.waiting.begin();
    if (first->first > steady_clock::now()) {
      t.changed.wait_until(lock, steady_clock::time_point(first->first));
      continue;
    }
    const work w = std::move(first->second);
    t.waiting.erase(first);
    lock.unlock();
    {
      NSAutoreleasePool* pool = [[NSAutoreleasePool alloc] init];
      w();
      [pool release];
    }
    lock.lock();
  }
}

void run_at(steady_clock::time_point point, work w) {
  timers& t = all();
  const std::lock_guard lock(t.mutex);
  t.waiting.emplace(point, std::move(w));
  t.changed.notify_one();
  if (!t.is_running) std::thread(run_timers).detach();
  t.is_running = true;
}

}  // namespace

bool point_of(dispatch_time_t when, steady_clock::time_point& point) {
  const std::int64_t value = static_cast<std::int64_t>(when);
  if (when == DISPATCH_TIME_FOREVER || value == INT64_MAX) return false;
  if (when == DISPATCH_TIME_NOW) {
    point = steady_clock::now();
  } else if (value < 0) {
    point = steady_clock::now() + nanoseconds(-value - now_of(system_clock()));
  } else {
    point = steady_clock::time_point(nanoseconds(value));
  }
  return true;
}

}  // namespace pewter::dispatch

using namespace pewter::dispatch;

extern "C" {

dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta) {
  if (when == DISPATCH_TIME_FOREVER) return when;
  const std::int64_t value = static_cast<std::int64_t>(when);
  if (value < 0) return static_cast<dispatch_time_t>(-later(-value, delta));
  return static_cast<dispatch_time_t>(later(value == 0 ? now_of(std::chrono::steady_clock()) : value, delta));
}

dispatch_time_t dispatch_walltime(const struct timespec* when, int64_t delta) {
  const std::int64_t start =
      when == nullptr ? now_of(std::chrono::system_clock()) : when->tv_sec * 1000000000 + when->tv_nsec;
  return static_cast<dispatch_time_t>(-later(start, delta));
}

void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, dispatch_block_t block) {
  std::chrono::steady_clock::time_point point;
  if (!point_of(when, point)) return;
  const work w = of_block(block);
  [queue retain];
  run_at(point, [queue, w] {
    dispatch_async(queue, ^{
      w();
    });
    [queue release];
  });
}

void dispatch_after_f(dispatch_time_t when, dispatch_queue_t queue, void* context, dispatch_function_t w) {
  dispatch_after(when, queue, ^{
    w(context);
  });
}

}  // extern "C"
