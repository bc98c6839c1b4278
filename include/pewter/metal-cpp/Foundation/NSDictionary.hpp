// Generated from kernels/metal/interface/Foundation/NSDictionary.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Foundation/NSEnumerator.hpp"

namespace NS {
class Array;
class Dictionary;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::Dictionary* pewter_NSDictionary_dictionary();
NS::Dictionary* pewter_NSDictionary_dictionaryWithObject_forKey_(const NS::Object* object, const NS::Object* key);
NS::Dictionary* pewter_NSDictionary_dictionaryWithObjects_forKeys_count_(const NS::Object* const* objects, const NS::Object* const* keys, NS::UInteger count);
NS::Dictionary* pewter_NSDictionary_alloc();
NS::Dictionary* pewter_NSDictionary_init(NS::Dictionary* self);
NS::Dictionary* pewter_NSDictionary_initWithObjects_forKeys_count_(NS::Dictionary* self, const NS::Object* const* objects, const NS::Object* const* keys, NS::UInteger count);
NS::UInteger pewter_NSDictionary_count(const NS::Dictionary* self);
NS::Object* pewter_NSDictionary_objectForKey_(const NS::Dictionary* self, const NS::Object* key);
void* pewter_NSDictionary_keyEnumerator(const NS::Dictionary* self);
NS::Array* pewter_NSDictionary_allKeys(const NS::Dictionary* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace NS {
class Dictionary : public NS::Copying<Dictionary> {
 public:
  static NS::Dictionary* dictionary() { return pewter_NSDictionary_dictionary(); }
  static NS::Dictionary* dictionary(const NS::Object* object, const NS::Object* key) { return pewter_NSDictionary_dictionaryWithObject_forKey_(object, key); }
  static NS::Dictionary* dictionary(const NS::Object* const* objects, const NS::Object* const* keys, NS::UInteger count) { return pewter_NSDictionary_dictionaryWithObjects_forKeys_count_(objects, keys, count); }
  static NS::Dictionary* alloc() { return pewter_NSDictionary_alloc(); }
  NS::Dictionary* init() { return pewter_NSDictionary_init(this); }
  NS::Dictionary* init(const NS::Object* const* objects, const NS::Object* const* keys, NS::UInteger count) { return pewter_NSDictionary_initWithObjects_forKeys_count_(this, objects, keys, count); }
  NS::UInteger count() const { return pewter_NSDictionary_count(this); }
  template <class Class = NS::Object>
  Class* object(const NS::Object* key) const { return reinterpret_cast<Class*>(pewter_NSDictionary_objectForKey_(this, key)); }
  template <class Class = NS::Object>
  NS::Enumerator<Class>* keyEnumerator() const { return static_cast<NS::Enumerator<Class>*>(pewter_NSDictionary_keyEnumerator(this)); }
  NS::Array* allKeys() const { return pewter_NSDictionary_allKeys(this); }
};
}  // namespace NS
