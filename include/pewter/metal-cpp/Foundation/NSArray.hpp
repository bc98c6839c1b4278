// Generated from kernels/metal/interface/Foundation/NSArray.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Foundation/NSEnumerator.hpp"

namespace NS {
class Array;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::Array* pewter_NSArray_array();
NS::Array* pewter_NSArray_arrayWithObject_(const NS::Object* object);
NS::Array* pewter_NSArray_arrayWithObjects_count_(const NS::Object* const* objects, NS::UInteger count);
NS::Array* pewter_NSArray_alloc();
NS::Array* pewter_NSArray_init(NS::Array* self);
NS::Array* pewter_NSArray_initWithObjects_count_(NS::Array* self, const NS::Object* const* objects, NS::UInteger count);
NS::UInteger pewter_NSArray_count(const NS::Array* self);
void* pewter_NSArray_objectEnumerator(const NS::Array* self);
NS::Object* pewter_NSArray_objectAtIndex_(const NS::Array* self, NS::UInteger index);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace NS {
class Array : public NS::Copying<Array> {
 public:
  static NS::Array* array() { return pewter_NSArray_array(); }
  static NS::Array* array(const NS::Object* object) { return pewter_NSArray_arrayWithObject_(object); }
  static NS::Array* array(const NS::Object* const* objects, NS::UInteger count) { return pewter_NSArray_arrayWithObjects_count_(objects, count); }
  static NS::Array* alloc() { return pewter_NSArray_alloc(); }
  NS::Array* init() { return pewter_NSArray_init(this); }
  NS::Array* init(const NS::Object* const* objects, NS::UInteger count) { return pewter_NSArray_initWithObjects_count_(this, objects, count); }
  NS::UInteger count() const { return pewter_NSArray_count(this); }
  NS::Enumerator<NS::Object>* objectEnumerator() const { return static_cast<NS::Enumerator<NS::Object>*>(pewter_NSArray_objectEnumerator(this)); }
  template <class Class = NS::Object>
  Class* object(NS::UInteger index) const { return reinterpret_cast<Class*>(pewter_NSArray_objectAtIndex_(this, index)); }
};
}  // namespace NS
