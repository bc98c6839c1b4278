// A pointer that owns one reference.
#pragma once

#include <cstddef>

namespace NS {

template <class Class>
class SharedPtr {
 public:
  SharedPtr() = default;
  SharedPtr(std::nullptr_t) {}
  ~SharedPtr() { reset(); }
  SharedPtr(const SharedPtr& other) : object_(other.object_) { keep(); }
  SharedPtr(SharedPtr&& other) noexcept : object_(other.object_) { other.object_ = nullptr; }
  template <class Other>
  SharedPtr(const SharedPtr<Other>& other) : object_(other.object_) {
    keep();
  }
  template <class Other>
  SharedPtr(SharedPtr<Other>&& other) noexcept : object_(other.object_) {
    other.object_ = nullptr;
  }
  SharedPtr& operator=(SharedPtr other) noexcept {
    Class* const mine = object_;
    object_ = other.object_;
    other.object_ = mine;
    return *this;
  }

  Class* get() const { return object_; }
  Class* operator->() const { return object_; }
  explicit operator bool() const { return object_ != nullptr; }
  void reset() {
    if (object_ != nullptr) object_->release();
    object_ = nullptr;
  }
  /// Forgets the object without releasing it.
  void detach() { object_ = nullptr; }

 private:
  template <class>
  friend class SharedPtr;
  template <class Other>
  friend SharedPtr<Other> TransferPtr(Other*);
  void keep() {
    if (object_ != nullptr) object_->retain();
  }
  Class* object_ = nullptr;
};

/// Takes over the caller's reference.
template <class Class>
SharedPtr<Class> TransferPtr(Class* object) {
  SharedPtr<Class> result;
  result.object_ = object;
  return result;
}

/// Takes a reference of its own.
template <class Class>
SharedPtr<Class> RetainPtr(Class* object) {
  if (object != nullptr) object->retain();
  return TransferPtr(object);
}

template <class Left, class Right>
bool operator==(const SharedPtr<Left>& left, const SharedPtr<Right>& right) {
  return left.get() == right.get();
}
template <class Left, class Right>
bool operator!=(const SharedPtr<Left>& left, const SharedPtr<Right>& right) {
  return left.get() != right.get();
}

}  // namespace NS
