// Events: a value, who waits for it, and who is told of it.
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <vector>

#include "kernels/metal/host/host_objects.hpp"
#include "kernels/metal/host/queues/serial_thread.hpp"

namespace pewter::metal::host {

class event_value {
 public:
  std::uint64_t value() const {
    const std::lock_guard lock(mutex_);
    return value_;
  }
  void set(std::uint64_t value);
  void wait(std::uint64_t value) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return value_ >= value; });
  }
  bool wait(std::uint64_t value, std::uint64_t milliseconds);
  /// Calls `call` of the value reached, once, when that is `value` or more.
  void notify(std::uint64_t value, std::function<void(std::uint64_t)> call);

 private:
  struct notification {
    std::uint64_t value;
    std::function<void(std::uint64_t)> call;
  };
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::uint64_t value_ = 0;
  std::vector<notification> waiting_;
};

MTL::Event* new_event(MTL::Device* device);
MTL::SharedEvent* new_shared_event(MTL::Device* device);
/// The event of a handle, the caller's; nullptr for nullptr.
MTL::SharedEvent* shared_event_of(const MTL::SharedEventHandle* handle);
/// The value of an event of either kind.
std::shared_ptr<event_value> value_of(const MTL::Event& event);

class fence_object final : public labelled<MTL::Fence> {
 public:
  using labelled::labelled;
};

}  // namespace pewter::metal::host
