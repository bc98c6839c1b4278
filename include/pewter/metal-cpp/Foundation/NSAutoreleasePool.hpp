// Generated from kernels/metal/interface/Foundation/NSAutoreleasePool.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"

namespace NS {
class AutoreleasePool;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::AutoreleasePool* pewter_NSAutoreleasePool_alloc();
void pewter_NSAutoreleasePool_showPools();
NS::AutoreleasePool* pewter_NSAutoreleasePool_init(NS::AutoreleasePool* self);
void pewter_NSAutoreleasePool_drain(NS::AutoreleasePool* self);
void pewter_NSAutoreleasePool_addObject_(NS::AutoreleasePool* self, NS::Object* object);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace NS {
class AutoreleasePool : public NS::Referencing<AutoreleasePool> {
 public:
  static NS::AutoreleasePool* alloc() { return pewter_NSAutoreleasePool_alloc(); }
  static void showPools() { pewter_NSAutoreleasePool_showPools(); }
  NS::AutoreleasePool* init() { return pewter_NSAutoreleasePool_init(this); }
  void drain() { pewter_NSAutoreleasePool_drain(this); }
  void addObject(NS::Object* object) { pewter_NSAutoreleasePool_addObject_(this, object); }
};
}  // namespace NS
