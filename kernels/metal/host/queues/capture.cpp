// MTL::CaptureManager: scopes are kept, and no destination can be captured to, which Metal says of a machine
// without its tools.
#include "kernels/metal/host/host_objects.hpp"

namespace pewter::metal::host {
namespace {

class capture_scope_object final : public labelled<MTL::CaptureScope> {
 public:
  capture_scope_object(const MTL::CommandQueue* queue, MTL::Device* device)
      : labelled(device), queue_(kept(queue)) {}
  MTL::CommandQueue* commandQueue() const override { return queue_.get(); }
  void beginScope() override {}
  void endScope() override {}

 private:
  NS::SharedPtr<MTL::CommandQueue> queue_;
};

class capture_manager_object final : public MTL::CaptureManager {
 public:
  MTL::CaptureManager* init() override { return this; }
  MTL::CaptureScope* newCaptureScope(const MTL::Device* device) override {
    return new capture_scope_object(nullptr, const_cast<MTL::Device*>(device));
  }
  MTL::CaptureScope* newCaptureScope(const MTL::CommandQueue* queue) override {
    return new capture_scope_object(queue, queue == nullptr ? the_device() : queue->device());
  }
  bool supportsDestination(MTL::CaptureDestination) override { return false; }
  bool startCapture(const MTL::CaptureDescriptor* descriptor, NS::Error** error) override {
    if (descriptor == nullptr || descriptor->captureObject() == nullptr) {
      give_error(error, MTL::CaptureErrorDomain, MTL::CaptureErrorInvalidDescriptor,
                 "startCapture: captureObject = nullptr, must be a device, a command queue or a scope");
    } else {
      give_error(error, MTL::CaptureErrorDomain, MTL::CaptureErrorNotSupported,
                 "startCapture: no destination is supported");
    }
    return false;
  }
  void startCapture(const MTL::Device*) override {}
  void startCapture(const MTL::CommandQueue*) override {}
  void startCapture(const MTL::CaptureScope*) override {}
  void stopCapture() override {}
  MTL::CaptureScope* defaultCaptureScope() const override { return scope_.get(); }
  void setDefaultCaptureScope(const MTL::CaptureScope* scope) override { scope_ = kept(scope); }
  bool isCapturing() const override { return false; }

 private:
  NS::SharedPtr<MTL::CaptureScope> scope_;
};

}  // namespace

MTL::CaptureManager* MTL::CaptureManager::alloc() { return new capture_manager_object; }
MTL::CaptureManager* MTL::CaptureManager::sharedCaptureManager() {
  static auto& manager = *new capture_manager_object;
  return &manager;
}

}  // namespace pewter::metal::host
