// MTL::LogState: handlers are kept. Kernels write no messages on this device (os_log is left out of them).
#include "kernels/metal/host/log_state.hpp"

#include <mutex>

namespace pewter::metal::host {
namespace {

class log_state_object final : public MTL::LogState {
 public:
  void addLogHandler(const MTL::LogHandlerFunction& handler) override {
    const std::lock_guard lock(mutex_);
    handlers_.push_back(handler);
  }

 private:
  std::mutex mutex_;
  std::vector<MTL::LogHandlerFunction> handlers_;
};

}  // namespace

MTL::LogState* new_log_state(const MTL::LogStateDescriptor* d, NS::Error** error) {
  constexpr NS::Integer least = 1024;  // Metal's
  if (d != nullptr && d->bufferSize() >= least) return new log_state_object;
  give_error(error, MTL::LogStateErrorDomain, MTL::LogStateErrorInvalidSize,
             "newLogState: bufferSize = " + std::to_string(d == nullptr ? 0 : d->bufferSize()) +
                 ", must be at least 1024");
  return nullptr;
}

}  // namespace pewter::metal::host
