// A thread that runs what it is given, one after the other. It starts with the first. A thread that waits for
// the end of what it has posted may run that itself: waking another one takes longer than most of what is
// run.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace pewter::metal::host {

class serial_thread {
 public:
  /// Runs what is left, then ends; on its own thread: lets that end by itself.
  ~serial_thread() {
    if (!thread_.joinable()) return;
    {
      const std::lock_guard lock(shared_->mutex);
      shared_->ends = true;
    }
    shared_->changed.notify_one();
    if (thread_.get_id() == std::this_thread::get_id()) {
      thread_.detach();
    } else {
      thread_.join();
    }
  }

  /// @param may_move whether another thread may run it; asked then, if at all
  void post(std::function<void()> call, std::function<bool()> may_move = {}) {
    const std::lock_guard lock(shared_->mutex);
    shared_->calls.push_back({std::move(call), std::move(may_move)});
    if (!thread_.joinable()) thread_ = std::thread(run, shared_);
    shared_->changed.notify_one();
  }

  /// Runs what is next in line on the calling thread. false: there is nothing, it may not, or something runs.
  bool run_next_here() {
    const std::shared_ptr<state> s = shared_;  // which what is run may outlive
    std::unique_lock lock(s->mutex);
    if (s->runs || s->calls.empty() || !s->calls.front().may_move || !s->calls.front().may_move())
      return false;
    s->run_next(lock);
    s->changed.notify_one();
    return true;
  }

 private:
  struct posted {
    std::function<void()> call;
    std::function<bool()> may_move;
  };

  struct state {
    std::mutex mutex;
    std::condition_variable changed;
    std::deque<posted> calls;
    bool ends = false, runs = false;

    void run_next(std::unique_lock<std::mutex>& lock) {
      {
        const posted next = std::move(calls.front());
        calls.pop_front();
        runs = true;
        lock.unlock();
        next.call();
      }
      lock.lock();
      runs = false;
    }
  };

  static void run(std::shared_ptr<state> s) {
    std::unique_lock lock(s->mutex);
    for (;;) {
      s->changed.wait(lock, [&] { return s->calls.empty() ? s->ends : !s->runs; });
      if (s->calls.empty()) return;
      s->run_next(lock);
    }
  }

  std::shared_ptr<state> shared_ = std::make_shared<state>();
  std::thread thread_;
};

/// For completion handlers and notifications that have no thread of their own; never ends.
serial_thread& callback_thread();

}  // namespace pewter::metal::host
