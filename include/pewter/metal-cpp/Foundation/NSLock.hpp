// Generated from kernels/metal/interface/Foundation/NSLock.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"

namespace NS {
class Condition;
class Date;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::Condition* pewter_NSCondition_alloc();
NS::Condition* pewter_NSCondition_init(NS::Condition* self);
void pewter_NSCondition_lock(NS::Condition* self);
void pewter_NSCondition_unlock(NS::Condition* self);
void pewter_NSCondition_wait(NS::Condition* self);
bool pewter_NSCondition_waitUntilDate_(NS::Condition* self, NS::Date* limit);
void pewter_NSCondition_signal(NS::Condition* self);
void pewter_NSCondition_broadcast(NS::Condition* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace NS {
class Condition : public NS::Referencing<Condition> {
 public:
  static NS::Condition* alloc() { return pewter_NSCondition_alloc(); }
  NS::Condition* init() { return pewter_NSCondition_init(this); }
  void lock() { pewter_NSCondition_lock(this); }
  void unlock() { pewter_NSCondition_unlock(this); }
  void wait() { pewter_NSCondition_wait(this); }
  bool waitUntilDate(NS::Date* limit) { return pewter_NSCondition_waitUntilDate_(this, limit); }
  void signal() { pewter_NSCondition_signal(this); }
  void broadcast() { pewter_NSCondition_broadcast(this); }
};
}  // namespace NS
