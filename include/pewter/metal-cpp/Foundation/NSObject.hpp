// The base of all objects: a reference count.
//
// Who owns what is Cocoa's rule: an object from a function whose name begins with alloc, new, copy, Copy or
// Create is the caller's, who releases it; any other is autoreleased, and whoever keeps it retains it.
// retain, release and autorelease may be called on nullptr.
#pragma once

#include <atomic>

#include "NSTypes.hpp"

namespace NS {

class String;

class Object {
 public:
  Object(const Object&) = delete;
  Object& operator=(const Object&) = delete;

  Object* retain();
  void release();
  /// Released when the innermost autorelease pool of this thread ends; without a pool, when the thread does.
  Object* autorelease();
  UInteger retainCount() const;

  virtual UInteger hash() const;
  virtual bool isEqual(const Object* object) const;
  virtual String* description() const;
  virtual String* debugDescription() const;

 protected:
  Object() = default;
  virtual ~Object();
  /// What copy() returns, the caller's. Immutable objects return themselves.
  virtual Object* copied() const;

 private:
  std::atomic<UInteger> references_{1};
};

/// Gives retain and autorelease the type of the class.
template <class Class, class Base = Object>
class Referencing : public Base {
 public:
  Class* retain() { return static_cast<Class*>(this->Base::retain()); }
  Class* autorelease() { return static_cast<Class*>(this->Base::autorelease()); }
};

template <class Class, class Base = Object>
class Copying : public Referencing<Class, Base> {
 public:
  Class* copy() const { return static_cast<Class*>(this->copied()); }
};

}  // namespace NS
