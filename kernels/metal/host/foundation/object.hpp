// The root of the objects behind Metal's interface, and what generated classes are made of.
//
// Programs see NS::X and MTL::X, which have neither data nor virtual functions. Here, in namespace
// pewter::metal::host, the same names are the classes of kernels/metal/interface/generated/interface.hpp,
// with virtual functions, and the generated C functions go from one to the other. Every class has one base,
// so that an object and its root have one address.
#pragma once

#include <array>
#include <atomic>
#include <stdexcept>

#include "pewter/metal-cpp/Foundation/Foundation.hpp"
#include "pewter/metal-cpp/Metal/Metal.hpp"
#include "pewter/metal-cpp/QuartzCore/QuartzCore.hpp"

namespace pewter::metal::host {

namespace NS {
using namespace ::NS;
class String;

class Object {
 public:
  Object* retain();
  void release();
  Object* autorelease();
  UInteger retainCount() const { return references_.load(); }

  /// The interface's name of the class, "MTLBuffer".
  virtual const char* class_name() const { return "NSObject"; }
  virtual UInteger hash() const { return reinterpret_cast<UInteger>(this) / alignof(Object); }
  virtual bool isEqual(const Object* object) const { return this == object; }
  virtual String* description() const;
  virtual String* debugDescription() const { return description(); }
  /// What copy() returns, the caller's. Immutable objects return themselves.
  virtual Object* copied() const { return const_cast<Object*>(this)->retain(); }

 protected:
  Object() = default;
  /// A copy has a reference of its own.
  Object(const Object&) {}
  Object& operator=(const Object&) { return *this; }
  virtual ~Object();

 private:
  std::atomic<UInteger> references_{1};
};

}  // namespace NS

namespace MTL {
using namespace ::MTL;
}
namespace CA {
using namespace ::CA;
}
namespace MTL4 {
using namespace ::MTL4;
}

/// A reference of its own to what an interface gives as const.
template <class Class>
NS::SharedPtr<Class> kept(const Class* object) {
  return NS::RetainPtr(const_cast<Class*>(object));
}

/// What a record has from the beginning, made on first use.
template <class Class>
Class* part(NS::SharedPtr<Class>& of) {
  if (!of) of = NS::TransferPtr(Class::alloc()->init());
  return of.get();
}
/// A copy of a record has parts of its own.
template <class Class>
void copied_part(NS::SharedPtr<Class>& of) {
  if (of) of = NS::TransferPtr(of->copy());
}

[[noreturn]] void raise_no_element(NS::UInteger index, NS::UInteger count);

/// The elements of a descriptor's array, each made on first use; a copy has its own.
template <class Element, NS::UInteger Count>
class parts_of {
 public:
  parts_of() = default;
  parts_of(const parts_of& other) : elements_(other.elements_) {
    for (auto& e : elements_) copied_part(e);
  }
  parts_of& operator=(const parts_of& other) {
    elements_ = other.elements_;
    for (auto& e : elements_) copied_part(e);
    return *this;
  }
  Element* at(NS::UInteger index) const {
    if (index >= Count) raise_no_element(index, Count);
    return part(elements_[index]);
  }
  /// nullptr: as it was at first.
  void set(const Element* value, NS::UInteger index) {
    if (index >= Count) raise_no_element(index, Count);
    elements_[index] = value == nullptr ? nullptr : NS::TransferPtr(value->copy());
  }

 private:
  mutable std::array<NS::SharedPtr<Element>, Count> elements_;
};

}  // namespace pewter::metal::host
