// Generated from kernels/metal/interface/Foundation/NSSet.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Foundation/NSEnumerator.hpp"

namespace NS {
class Set;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::Set* pewter_NSSet_alloc();
NS::Set* pewter_NSSet_init(NS::Set* self);
NS::Set* pewter_NSSet_initWithObjects_count_(NS::Set* self, const NS::Object* const* objects, NS::UInteger count);
NS::UInteger pewter_NSSet_count(const NS::Set* self);
void* pewter_NSSet_objectEnumerator(const NS::Set* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace NS {
class Set : public NS::Copying<Set> {
 public:
  static NS::Set* alloc() { return pewter_NSSet_alloc(); }
  NS::Set* init() { return pewter_NSSet_init(this); }
  NS::Set* init(const NS::Object* const* objects, NS::UInteger count) { return pewter_NSSet_initWithObjects_count_(this, objects, count); }
  NS::UInteger count() const { return pewter_NSSet_count(this); }
  NS::Enumerator<NS::Object>* objectEnumerator() const { return static_cast<NS::Enumerator<NS::Object>*>(pewter_NSSet_objectEnumerator(this)); }
};
}  // namespace NS
