// An immutable array of objects, which it retains.
#pragma once

#include "NSObject.hpp"

namespace NS {

class Array : public Copying<Array> {
 public:
  static Array* array();
  static Array* array(const Object* object);
  static Array* array(const Object* const* objects, UInteger count);

  static Array* alloc();
  virtual Array* init() = 0;
  virtual Array* init(const Object* const* objects, UInteger count) = 0;

  template <class Class = Object>
  Class* object(UInteger index) const {
    return static_cast<Class*>(object_at(index));
  }
  virtual UInteger count() const = 0;

 protected:
  /// nullptr from the count on.
  virtual Object* object_at(UInteger index) const = 0;
};

}  // namespace NS
