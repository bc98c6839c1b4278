// Generated from kernels/metal/interface/Metal/MTLEvent.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class Device;
class Event;
class SharedEvent;
class SharedEventHandle;
class SharedEventListener;
}
namespace NS {
class String;
}
namespace MTL {
#ifdef __BLOCKS__
using SharedEventNotificationBlock = void (^)(MTL::SharedEvent*, std::uint64_t);
#endif
using SharedEventNotificationFunction = std::function<void(MTL::SharedEvent*, std::uint64_t)>;
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::String* pewter_MTLEvent_label(const MTL::Event* self);
void pewter_MTLEvent_setLabel_(MTL::Event* self, const NS::String* label);
MTL::Device* pewter_MTLEvent_device(const MTL::Event* self);
MTL::SharedEventListener* pewter_MTLSharedEventListener_alloc();
MTL::SharedEventListener* pewter_MTLSharedEventListener_sharedListener();
MTL::SharedEventListener* pewter_MTLSharedEventListener_init(MTL::SharedEventListener* self);
MTL::SharedEventListener* pewter_MTLSharedEventListener_initWithDispatchQueue_(MTL::SharedEventListener* self, const dispatch_queue_t dispatchQueue);
dispatch_queue_t pewter_MTLSharedEventListener_dispatchQueue(const MTL::SharedEventListener* self);
std::uint64_t pewter_MTLSharedEvent_signaledValue(const MTL::SharedEvent* self);
void pewter_MTLSharedEvent_setSignaledValue_(MTL::SharedEvent* self, std::uint64_t signaledValue);
MTL::SharedEventHandle* pewter_MTLSharedEvent_newSharedEventHandle(MTL::SharedEvent* self);
void pewter_MTLSharedEvent_notifyListener_atValue_block_(MTL::SharedEvent* self, const MTL::SharedEventListener* listener, std::uint64_t value, void* block, void (*block_call)(void*, MTL::SharedEvent*, std::uint64_t), void (*block_release)(void*));
bool pewter_MTLSharedEvent_waitUntilSignaledValue_timeoutMS_(MTL::SharedEvent* self, std::uint64_t value, std::uint64_t milliseconds);
MTL::SharedEventHandle* pewter_MTLSharedEventHandle_alloc();
MTL::SharedEventHandle* pewter_MTLSharedEventHandle_init(MTL::SharedEventHandle* self);
NS::String* pewter_MTLSharedEventHandle_label(const MTL::SharedEventHandle* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class Event : public NS::Referencing<Event> {
 public:
  NS::String* label() const { return pewter_MTLEvent_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLEvent_setLabel_(this, label); }
  MTL::Device* device() const { return pewter_MTLEvent_device(this); }
};
class SharedEventListener : public NS::Referencing<SharedEventListener> {
 public:
  static MTL::SharedEventListener* alloc() { return pewter_MTLSharedEventListener_alloc(); }
  static MTL::SharedEventListener* sharedListener() { return pewter_MTLSharedEventListener_sharedListener(); }
  MTL::SharedEventListener* init() { return pewter_MTLSharedEventListener_init(this); }
  MTL::SharedEventListener* init(const dispatch_queue_t dispatchQueue) { return pewter_MTLSharedEventListener_initWithDispatchQueue_(this, dispatchQueue); }
  dispatch_queue_t dispatchQueue() const { return pewter_MTLSharedEventListener_dispatchQueue(this); }
};
class SharedEvent : public NS::Referencing<SharedEvent, Event> {
 public:
  std::uint64_t signaledValue() const { return pewter_MTLSharedEvent_signaledValue(this); }
  void setSignaledValue(std::uint64_t signaledValue) { pewter_MTLSharedEvent_setSignaledValue_(this, signaledValue); }
  MTL::SharedEventHandle* newSharedEventHandle() { return pewter_MTLSharedEvent_newSharedEventHandle(this); }
  void notifyListener(const MTL::SharedEventListener* listener, std::uint64_t value, const std::function<void(MTL::SharedEvent*, std::uint64_t)>& block) { const NS::Private::Callback<MTL::SharedEvent*, std::uint64_t> block_callback(block); pewter_MTLSharedEvent_notifyListener_atValue_block_(this, listener, value, block_callback.context, block_callback.call, block_callback.release); }
#ifdef __BLOCKS__
  void notifyListener(const MTL::SharedEventListener* listener, std::uint64_t value, void (^block)(MTL::SharedEvent*, std::uint64_t)) { const NS::Private::Callback<MTL::SharedEvent*, std::uint64_t> block_callback(block); pewter_MTLSharedEvent_notifyListener_atValue_block_(this, listener, value, block_callback.context, block_callback.call, block_callback.release); }
#endif
  bool waitUntilSignaledValue(std::uint64_t value, std::uint64_t milliseconds) { return pewter_MTLSharedEvent_waitUntilSignaledValue_timeoutMS_(this, value, milliseconds); }
};
class SharedEventHandle : public NS::Copying<SharedEventHandle> {
 public:
  static MTL::SharedEventHandle* alloc() { return pewter_MTLSharedEventHandle_alloc(); }
  MTL::SharedEventHandle* init() { return pewter_MTLSharedEventHandle_init(this); }
  NS::String* label() const { return pewter_MTLSharedEventHandle_label(this); }
};
}  // namespace MTL
