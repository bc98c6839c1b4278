// A function of a program, as a C function gets it: a context, what calls it, what ends it.
#pragma once

#include <functional>
#include <memory>
#include <type_traits>

namespace pewter::metal::host {

template <class... Face>
struct called_back {
  void* context;
  void (*call)(void*, Face...);
  void (*release)(void*);

  /// The same function of this library's own types.
  template <class... Host>
  operator std::function<void(Host...)>() const {
    if (call == nullptr) return {};
    void (*const ends)(void*) = release;
    const std::shared_ptr<void> own(context, [ends](void* c) {
      if (ends != nullptr) ends(c);
    });
    return [own, call = call](Host... values) { call(own.get(), as_face<Face>(values)...); };
  }

 private:
  template <class To, class From>
  static To as_face(From value) {
    if constexpr (std::is_same_v<To, From>) {
      return value;
    } else {
      return reinterpret_cast<To>(value);
    }
  }
};

}  // namespace pewter::metal::host
