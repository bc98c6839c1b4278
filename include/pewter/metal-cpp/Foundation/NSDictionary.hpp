// An immutable map of objects to objects, which it retains. Keys are compared by isEqual.
#pragma once

#include "NSArray.hpp"

namespace NS {

class Dictionary : public Copying<Dictionary> {
 public:
  static Dictionary* dictionary();
  static Dictionary* dictionary(const Object* object, const Object* key);
  static Dictionary* dictionary(const Object* const* objects, const Object* const* keys, UInteger count);

  static Dictionary* alloc();
  virtual Dictionary* init() = 0;
  virtual Dictionary* init(const Object* const* objects, const Object* const* keys, UInteger count) = 0;

  template <class Class = Object>
  Class* object(const Object* key) const {
    return static_cast<Class*>(object_of(key));
  }
  virtual Array* allKeys() const = 0;
  virtual UInteger count() const = 0;

 protected:
  /// nullptr where there is none.
  virtual Object* object_of(const Object* key) const = 0;
};

}  // namespace NS
