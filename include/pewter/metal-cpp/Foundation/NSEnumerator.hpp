// What goes through a collection once.
#pragma once

#include "NSObject.hpp"

namespace NS {
class Array;
class FastEnumeration;

struct FastEnumerationState {
  unsigned long state;
  Object** itemsPtr;
  unsigned long* mutationsPtr;
  unsigned long extra[5];
};
}  // namespace NS

extern "C" {
NS::UInteger pewter_NSFastEnumeration_countByEnumeratingWithState_objects_count_(
    NS::FastEnumeration* self, NS::FastEnumerationState* state, NS::Object** buffer, NS::UInteger len);
NS::Object* pewter_NSEnumerator_nextObject(void* self);
NS::Array* pewter_NSEnumerator_allObjects(void* self);
}

namespace NS {

class FastEnumeration : public Referencing<FastEnumeration> {
 public:
  UInteger countByEnumerating(FastEnumerationState* state, Object** buffer, UInteger count) {
    return pewter_NSFastEnumeration_countByEnumeratingWithState_objects_count_(this, state, buffer, count);
  }
};

template <class ObjectType>
class Enumerator : public Referencing<Enumerator<ObjectType>, FastEnumeration> {
 public:
  /// nullptr at the end.
  ObjectType* nextObject() { return reinterpret_cast<ObjectType*>(pewter_NSEnumerator_nextObject(this)); }
  /// Those that are left.
  Array* allObjects() { return pewter_NSEnumerator_allObjects(this); }
};

}  // namespace NS
