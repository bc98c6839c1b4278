// A library's kernels, which are compiled while its program goes on.
#pragma once

#include <unistd.h>

#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>

#include "kernels/metal/runtime/compilation/compiled_source.hpp"

namespace pewter::metal {

class compiled_source::whole_compilation {
 public:
  void announce(std::shared_ptr<const loaded_object> names) {
    const std::lock_guard lock(mutex_);
    names_ = std::move(names);
    changed_.notify_all();
  }
  /// @param object null: it failed
  void end(std::shared_ptr<const loaded_object> object, std::exception_ptr why) {
    const std::lock_guard lock(mutex_);
    object_ = std::move(object);
    why_ = std::move(why);
    is_over_ = true;
    changed_.notify_all();
  }
  /// Names, or the object where it is there at once. @throws the error if there is one before
  std::shared_ptr<const loaded_object> announced() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return is_over_ || names_ != nullptr; });
    if (names_ != nullptr) return names_;
    if (object_ == nullptr) std::rethrow_exception(why_);
    return object_;
  }
  /// Null: it failed, or this process was forked from the one that compiles.
  std::shared_ptr<const loaded_object> finished() {
    if (process_ != getpid()) return nullptr;
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return is_over_; });
    return object_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::shared_ptr<const loaded_object> names_, object_;
  std::exception_ptr why_;
  bool is_over_ = false;
  const pid_t process_ = getpid();
};

}  // namespace pewter::metal
