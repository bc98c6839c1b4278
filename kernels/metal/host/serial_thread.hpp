// A thread that runs what it is given, one after the other. It starts with the first.
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

  void post(std::function<void()> call) {
    const std::lock_guard lock(shared_->mutex);
    shared_->calls.push_back(std::move(call));
    if (!thread_.joinable()) thread_ = std::thread(run, shared_);
    shared_->changed.notify_one();
  }

 private:
  struct state {
    std::mutex mutex;
    std::condition_variable changed;
    std::deque<std::function<void()>> calls;
    bool ends = false;
  };

  static void run(std::shared_ptr<state> s) {
    for (;;) {
      std::function<void()> call;
      {
        std::unique_lock lock(s->mutex);
        s->changed.wait(lock, [&] { return s->ends || !s->calls.empty(); });
        if (s->calls.empty()) return;
        call = std::move(s->calls.front());
        s->calls.pop_front();
      }
      call();
    }
  }

  std::shared_ptr<state> shared_ = std::make_shared<state>();
  std::thread thread_;
};

/// For completion handlers and notifications that have no thread of their own; never ends.
serial_thread& callback_thread();

}  // namespace pewter::metal::host
