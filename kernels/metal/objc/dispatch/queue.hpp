// Queues of libdispatch over threads, and what groups, timers and data need of them.
#pragma once

#import <Foundation/Foundation.h>
#include <dispatch/dispatch.h>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

namespace pewter::dispatch {

using work = std::function<void()>;

/// Runs `w` soon on a thread that has nothing else to do: works may wait for each other, up to 64.
void run_on_thread(work w);
/// Runs `w` soon where the main thread runs its loop.
void run_on_main_thread(work w);

class queue {
 public:
  enum class kind { serial, concurrent, main };
  queue(std::string label, kind of) : label_(std::move(label)), kind_(of) {}

  const char* label() const { return label_.c_str(); }
  bool is_concurrent() const { return kind_ == kind::concurrent; }
  void add(work w, bool is_barrier = false);
  /// Runs `w` on the calling thread when its turn comes. Called by a serial queue's own work this never ends,
  /// as Apple's.
  void run(const work& w, bool is_barrier = false);

 private:
  struct item {
    work w;
    bool is_barrier;
    bool is_here;  // begun by run(): it must not wait for a thread
  };
  void begin();  // under the lock
  void end();

  const std::string label_;
  const kind kind_;
  std::mutex mutex_;
  std::deque<item> waiting_;
  std::size_t running_ = 0;
  bool is_exclusive_ = false;
};

/// The clock's point of a dispatch_time_t; false for DISPATCH_TIME_FOREVER.
bool point_of(dispatch_time_t when, std::chrono::steady_clock::time_point& point);

/// Waits until `is_done`, at most until `when`; whether it is.
template <class Done>
bool wait_until(std::condition_variable& changed, std::unique_lock<std::mutex>& lock, dispatch_time_t when,
                Done is_done) {
  std::chrono::steady_clock::time_point point;
  if (point_of(when, point)) return changed.wait_until(lock, point, is_done);
  changed.wait(lock, is_done);
  return true;
}

/// A block as work, copied; released with it.
work of_block(dispatch_block_t block);
work of_function(dispatch_function_t function, void* context);

}  // namespace pewter::dispatch

@interface PewterDispatchQueue : NSObject {
 @public
  std::shared_ptr<pewter::dispatch::queue> _queue;  // works that run keep it
}
@end
