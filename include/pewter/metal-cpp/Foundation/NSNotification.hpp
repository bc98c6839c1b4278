// Generated from kernels/metal/interface/Foundation/NSNotification.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"

namespace NS {
class Dictionary;
class Notification;
class NotificationCenter;
class String;
}
namespace NS {
using NotificationName = NS::String*;
#ifdef __BLOCKS__
using ObserverBlock = void (^)(NS::Notification*);
#endif
using ObserverFunction = std::function<void(NS::Notification*)>;
}  // namespace NS
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::String* pewter_NSNotification_name(const NS::Notification* self);
NS::Object* pewter_NSNotification_object(const NS::Notification* self);
NS::Dictionary* pewter_NSNotification_userInfo(const NS::Notification* self);
NS::NotificationCenter* pewter_NSNotificationCenter_defaultCenter();
NS::Object* pewter_NSNotificationCenter_addObserverForName_object_queue_usingBlock_(NS::NotificationCenter* self, NS::NotificationName name, NS::Object* obj, void* queue, void* block, void (*block_call)(void*, NS::Notification*), void (*block_release)(void*));
void pewter_NSNotificationCenter_removeObserver_(NS::NotificationCenter* self, NS::Object* observer);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace NS {
class Notification : public NS::Referencing<Notification> {
 public:
  NS::String* name() const { return pewter_NSNotification_name(this); }
  NS::Object* object() const { return pewter_NSNotification_object(this); }
  NS::Dictionary* userInfo() const { return pewter_NSNotification_userInfo(this); }
};
class NotificationCenter : public NS::Referencing<NotificationCenter> {
 public:
  static NS::NotificationCenter* defaultCenter() { return pewter_NSNotificationCenter_defaultCenter(); }
  NS::Object* addObserver(NS::NotificationName name, NS::Object* obj, void* queue, const std::function<void(NS::Notification*)>& block) { const NS::Private::Callback<NS::Notification*> block_callback(block); return pewter_NSNotificationCenter_addObserverForName_object_queue_usingBlock_(this, name, obj, queue, block_callback.context, block_callback.call, block_callback.release); }
#ifdef __BLOCKS__
  NS::Object* addObserver(NS::NotificationName name, NS::Object* obj, void* queue, void (^block)(NS::Notification*)) { const NS::Private::Callback<NS::Notification*> block_callback(block); return pewter_NSNotificationCenter_addObserverForName_object_queue_usingBlock_(this, name, obj, queue, block_callback.context, block_callback.call, block_callback.release); }
#endif
  void removeObserver(NS::Object* observer) { pewter_NSNotificationCenter_removeObserver_(this, observer); }
};
}  // namespace NS
