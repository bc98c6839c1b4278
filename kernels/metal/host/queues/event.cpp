#include "kernels/metal/host/queues/event.hpp"

#include <chrono>

#include "kernels/metal/runtime/trace/trace.hpp"

namespace pewter::metal::host {

void event_value::set(std::uint64_t value) {
  std::vector<notification> due;
  {
    const std::lock_guard lock(mutex_);
    value_ = value;
    std::vector<notification> later;
    for (notification& n : waiting_) (n.value <= value ? due : later).push_back(std::move(n));
    waiting_.swap(later);
  }
  changed_.notify_all();
  for (const notification& n : due) n.call(value);
}

bool event_value::wait(std::uint64_t value, std::uint64_t milliseconds) {
  const trace::span traced("wait", "event");
  const auto a_day = std::chrono::hours(24);  // so that no sum of times overflows
  const auto time = std::chrono::milliseconds(milliseconds);
  std::unique_lock lock(mutex_);
  const auto reached = [&] { return value_ >= value; };
  if (milliseconds > static_cast<std::uint64_t>(std::chrono::milliseconds(a_day).count())) {
    changed_.wait(lock, reached);
    return true;
  }
  return changed_.wait_for(lock, time, reached);
}

void event_value::notify(std::uint64_t value, std::function<void(std::uint64_t)> call) {
  std::uint64_t now;
  {
    const std::lock_guard lock(mutex_);
    now = value_;
    if (now < value) return waiting_.push_back({value, std::move(call)});
  }
  call(now);
}

namespace {

class event_object final : public labelled<MTL::Event> {
 public:
  using labelled::labelled;
  const std::shared_ptr<event_value> value = std::make_shared<event_value>();
};

class listener_object final : public MTL::SharedEventListener {
 public:
  MTL::SharedEventListener* init() override { return this; }
  MTL::SharedEventListener* init(const dispatch_queue_t queue) override {
    queue_ = queue;
    pewter_NSObject_retain(queue_);
    return this;
  }
  ~listener_object() override { pewter_NSObject_release(queue_); }
  /// The queue that the program gave, by which it knows the listener; calls come on a thread of their own.
  dispatch_queue_t dispatchQueue() const override { return queue_; }
  mutable serial_thread thread;

 private:
  dispatch_queue_t queue_ = nullptr;
};

/// Events are shared within the process alone: the handle has the event.
class handle_object final : public MTL::SharedEventHandle {
 public:
  explicit handle_object(MTL::SharedEvent* of) : of_(NS::RetainPtr(of)) {}
  NS::String* label() const override { return of_->label(); }
  MTL::SharedEvent* of() const { return of_.get(); }

 private:
  NS::SharedPtr<MTL::SharedEvent> of_;
};

class shared_event_object final : public labelled<MTL::SharedEvent> {
 public:
  using labelled::labelled;
  MTL::SharedEventHandle* newSharedEventHandle() override { return new handle_object(this); }
  std::uint64_t signaledValue() const override { return value->value(); }
  void setSignaledValue(std::uint64_t v) override { value->set(v); }
  void notifyListener(const MTL::SharedEventListener* listener, std::uint64_t v,
                      const MTL::SharedEventNotificationFunction& function) override {
    const auto to = kept(static_cast<const listener_object*>(listener));
    value->notify(v, [own = kept(this), to, function](std::uint64_t reached) {
      to->thread.post([own, to, function, reached] {
        const auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
        function(own.get(), reached);
      });
    });
  }
  bool waitUntilSignaledValue(std::uint64_t v, std::uint64_t milliseconds) override {
    return value->wait(v, milliseconds);
  }
  const std::shared_ptr<event_value> value = std::make_shared<event_value>();
};

}  // namespace

MTL::Event* new_event(MTL::Device* device) { return new event_object(device); }
MTL::SharedEvent* shared_event_of(const MTL::SharedEventHandle* handle) {
  return handle == nullptr ? nullptr : static_cast<const handle_object*>(handle)->of()->retain();
}
MTL::SharedEvent* new_shared_event(MTL::Device* device) { return new shared_event_object(device); }

std::shared_ptr<event_value> value_of(const MTL::Event& event) {
  const auto* shared = dynamic_cast<const shared_event_object*>(&event);
  return shared != nullptr ? shared->value : static_cast<const event_object&>(event).value;
}

MTL::SharedEventListener* MTL::SharedEventListener::alloc() { return new listener_object; }

MTL::SharedEventListener* MTL::SharedEventListener::sharedListener() {
  static auto& listener = *new listener_object;
  return &listener;
}

}  // namespace pewter::metal::host
