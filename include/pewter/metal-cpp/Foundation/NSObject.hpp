// The base of all objects, and what metal-cpp's classes derive from.
//
// Who owns what is Cocoa's rule: an object from a function whose name begins with alloc, new, copy, Copy or
// Create is the caller's, who releases it; any other is autoreleased, and whoever keeps it retains it.
// A message to nullptr does nothing and gives zero.
//
// Classes have neither data nor virtual functions: a method calls a C function of the library, by the names
// of the Objective-C class and selector. Adding one changes nothing for programs that are built.
#pragma once

#include <functional>

#include "../objc/types.hpp"
#include "NSTypes.hpp"

namespace NS {
class Object;
class String;
}  // namespace NS

extern "C" {
void* pewter_NSObject_retain(void* self);
void pewter_NSObject_release(void* self);
void* pewter_NSObject_autorelease(void* self);
NS::UInteger pewter_NSObject_retainCount(const void* self);
const char* pewter_NSObject_className(const void* self);
void* pewter_NSObject_copy(const void* self);
NS::UInteger pewter_NSObject_hash(const void* self);
bool pewter_NSObject_isEqual_(const void* self, const void* object);
NS::String* pewter_NSObject_description(const void* self);
NS::String* pewter_NSObject_debugDescription(const void* self);
}

namespace NS {

/// Gives retain and autorelease the type of the class.
template <class Class, class Base = Object>
class Referencing : public Base {
 public:
  Class* retain() { return static_cast<Class*>(pewter_NSObject_retain(this)); }
  void release() { pewter_NSObject_release(this); }
  /// Released when the innermost autorelease pool of this thread ends; without a pool, when the thread does.
  Class* autorelease() { return static_cast<Class*>(pewter_NSObject_autorelease(this)); }
  UInteger retainCount() const { return pewter_NSObject_retainCount(this); }
};

template <class Class, class Base = Object>
class Copying : public Referencing<Class, Base> {
 public:
  /// The caller's. Immutable objects give themselves.
  Class* copy() const { return static_cast<Class*>(pewter_NSObject_copy(this)); }
};

template <class Class, class Base = Object>
class SecureCoding : public Referencing<Class, Base> {};

class Object : public Referencing<Object, objc_object> {
 public:
  Object() = delete;
  ~Object() = delete;
  Object(const Object&) = delete;
  Object& operator=(const Object&) = delete;

  UInteger hash() const { return pewter_NSObject_hash(this); }
  bool isEqual(const Object* object) const { return pewter_NSObject_isEqual_(this, object); }
  String* description() const { return pewter_NSObject_description(this); }
  String* debugDescription() const { return pewter_NSObject_debugDescription(this); }
};

namespace Private {

/// A function to be called back, as the C functions take it: whoever gets it calls `call`, any number of
/// times, then `release` once. `call` is nullptr for no function.
template <class... Arguments>
struct Callback {
  explicit Callback(const std::function<void(Arguments...)>& function) {
    if (!function) return;
    context = new std::function<void(Arguments...)>(function);
    call = [](void* of, Arguments... arguments) {
      (*static_cast<std::function<void(Arguments...)>*>(of))(arguments...);
    };
    release = [](void* of) { delete static_cast<std::function<void(Arguments...)>*>(of); };
  }
#ifdef __BLOCKS__
  explicit Callback(void (^block)(Arguments...)) {
    if (block == nullptr) return;
    context = copied(reinterpret_cast<const void*>(block));
    call = [](void* of, Arguments... arguments) {
      reinterpret_cast<void (^)(Arguments...)>(of)(arguments...);
    };
    release = ended;
  }
  static void* copied(const void* block) __asm__("_Block_copy");
  static void ended(void* block) __asm__("_Block_release");
#endif

  void* context = nullptr;
  void (*call)(void*, Arguments...) = nullptr;
  void (*release)(void*) = nullptr;
};

}  // namespace Private
}  // namespace NS
