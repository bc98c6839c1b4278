// MTL::LogState. Without handlers messages are lines of standard error.
#include "kernels/metal/host/queues/log_state.hpp"

#include <mutex>

namespace pewter::metal::host {
namespace {

class log_state_object final : public MTL::LogState {
 public:
  explicit log_state_object(const MTL::LogStateDescriptor& d)
      : log{static_cast<std::size_t>(d.bufferSize()), static_cast<int>(d.level()),
            [this](const log_message& m) { deliver(m); }} {}
  void addLogHandler(const MTL::LogHandlerFunction& handler) override {
    const std::lock_guard lock(mutex_);
    handlers_.push_back(handler);
  }

  const kernel_log log;

 private:
  void deliver(const log_message& m) {
    std::vector<MTL::LogHandlerFunction> handlers;
    {
      const std::lock_guard lock(mutex_);
      handlers = handlers_;
    }
    if (handlers.empty()) return print_message(m);
    const auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
    for (const MTL::LogHandlerFunction& h : handlers)
      h(text_object(m.subsystem), text_object(m.category), static_cast<MTL::LogLevel>(m.level),
        text_object(m.text));
  }
  std::mutex mutex_;
  std::vector<MTL::LogHandlerFunction> handlers_;
};

}  // namespace

MTL::LogState* new_log_state(const MTL::LogStateDescriptor* d, NS::Error** error) {
  constexpr NS::Integer least = 1024;  // Metal's
  if (d != nullptr && d->bufferSize() >= least) return new log_state_object(*d);
  give_error(error, MTL::LogStateErrorDomain, MTL::LogStateErrorInvalidSize,
             "newLogState: bufferSize = " + std::to_string(d == nullptr ? 0 : d->bufferSize()) +
                 ", must be at least 1024");
  return nullptr;
}

const kernel_log* log_of(const MTL::LogState* state) {
  return state == nullptr ? nullptr : &static_cast<const log_state_object*>(state)->log;
}

}  // namespace pewter::metal::host
