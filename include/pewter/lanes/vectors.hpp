// lanes2, lanes3, lanes4: Metal's float2, int3, half4 and the like, one a lane, with the operators of their
// elements. Each element is a lanes<T>; a scalar or a lanes<T> stands for a vector of equal elements, in
// either order.
#pragma once

#include "pewter/lanes/lanes.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

// Elements are chosen by `if`: of conditional expressions clang 22's OpenMP optimizer takes a store to the
// last element for a dead one, in GPU code.

template <class T>
struct lanes2 {
  using element = lanes<T>;
  static constexpr int count = 2;
  lanes<T> x, y;

  lanes2() = default;
  PEWTER_INLINE lanes2(const lanes<T>& ex, const lanes<T>& ey) : x(ex), y(ey) {}
  PEWTER_INLINE explicit lanes2(const lanes<T>& all) : x(all), y(all) {}
  PEWTER_INLINE lanes<T>& operator[](int i) {
    if (i == 0) return x;
    return y;
  }
  PEWTER_INLINE const lanes<T>& operator[](int i) const {
    if (i == 0) return x;
    return y;
  }
};

template <class T>
struct lanes3 {
  using element = lanes<T>;
  static constexpr int count = 3;
  lanes<T> x, y, z;

  lanes3() = default;
  PEWTER_INLINE lanes3(const lanes<T>& ex, const lanes<T>& ey, const lanes<T>& ez) : x(ex), y(ey), z(ez) {}
  PEWTER_INLINE lanes3(const lanes2<T>& xy, const lanes<T>& ez) : x(xy.x), y(xy.y), z(ez) {}
  PEWTER_INLINE explicit lanes3(const lanes<T>& all) : x(all), y(all), z(all) {}
  PEWTER_INLINE lanes<T>& operator[](int i) {
    if (i == 0) return x;
    if (i == 1) return y;
    return z;
  }
  PEWTER_INLINE const lanes<T>& operator[](int i) const {
    if (i == 0) return x;
    if (i == 1) return y;
    return z;
  }
};

template <class T>
struct lanes4 {
  using element = lanes<T>;
  static constexpr int count = 4;
  lanes<T> x, y, z, w;

  lanes4() = default;
  PEWTER_INLINE lanes4(const lanes<T>& ex, const lanes<T>& ey, const lanes<T>& ez, const lanes<T>& ew)
      : x(ex), y(ey), z(ez), w(ew) {}
  PEWTER_INLINE lanes4(const lanes3<T>& xyz, const lanes<T>& ew) : x(xyz.x), y(xyz.y), z(xyz.z), w(ew) {}
  PEWTER_INLINE lanes4(const lanes2<T>& xy, const lanes2<T>& zw) : x(xy.x), y(xy.y), z(zw.x), w(zw.y) {}
  PEWTER_INLINE explicit lanes4(const lanes<T>& all) : x(all), y(all), z(all), w(all) {}
  PEWTER_INLINE lanes<T>& operator[](int i) {
    if (i == 0) return x;
    if (i == 1) return y;
    if (i == 2) return z;
    return w;
  }
  PEWTER_INLINE const lanes<T>& operator[](int i) const {
    if (i == 0) return x;
    if (i == 1) return y;
    if (i == 2) return z;
    return w;
  }
};

/// Eight elements a lane, a type that Metal lacks: what load8 and store8 move.
template <class T>
struct lanes8 {
  using element = lanes<T>;
  static constexpr int count = 8;
  lanes<T> e[8];

  lanes8() = default;
  PEWTER_INLINE explicit lanes8(const lanes<T>& all) {
    native::each<8>([&](auto i) PEWTER_INLINE_LAMBDA { e[i] = all; });
  }
  PEWTER_INLINE lanes<T>& operator[](int i) { return e[i]; }
  PEWTER_INLINE const lanes<T>& operator[](int i) const { return e[i]; }
};

namespace native {

template <class V>
inline constexpr int extent = 0;
template <class T>
inline constexpr int extent<lanes2<T>> = 2;
template <class T>
inline constexpr int extent<lanes3<T>> = 3;
template <class T>
inline constexpr int extent<lanes4<T>> = 4;
template <class T>
inline constexpr int extent<lanes8<T>> = 8;
template <class V>
concept lanes_vector = (extent<V> != 0);
template <class S, class V>
concept scalar_of = lanes_vector<V> && !lanes_vector<S> && requires(const S& s) {
  static_cast<typename V::element>(s);
};

/// f of each element of V, by index.
template <class V, class F>
PEWTER_INLINE V elementwise(F f) {
  V r;
  each<V::count>([&](auto i) PEWTER_INLINE_LAMBDA { r[i] = f(i); });
  return r;
}

}  // namespace native

#define PEWTER_VECTOR_OPERATOR(op)                                                           \
  template <native::lanes_vector V>                                                          \
  PEWTER_INLINE V operator op(const V& a, const V& b) {                                      \
    return native::elementwise<V>([&](int i) PEWTER_INLINE_LAMBDA { return a[i] op b[i]; }); \
  }                                                                                          \
  template <native::lanes_vector V, native::scalar_of<V> S>                                  \
  PEWTER_INLINE V operator op(const V& a, const S& b) {                                      \
    return a op V(typename V::element(b));                                                   \
  }                                                                                          \
  template <native::lanes_vector V, native::scalar_of<V> S>                                  \
  PEWTER_INLINE V operator op(const S& a, const V& b) {                                      \
    return V(typename V::element(a)) op b;                                                   \
  }                                                                                          \
  template <native::lanes_vector V, class B>                                                 \
  PEWTER_INLINE V& operator op##=(V& a, const B& b) {                                        \
    return a = a op b;                                                                       \
  }
PEWTER_VECTOR_OPERATOR(+)
PEWTER_VECTOR_OPERATOR(-)
PEWTER_VECTOR_OPERATOR(*)
PEWTER_VECTOR_OPERATOR(/)
PEWTER_VECTOR_OPERATOR(%)
PEWTER_VECTOR_OPERATOR(&)
PEWTER_VECTOR_OPERATOR(|)
PEWTER_VECTOR_OPERATOR(^)
PEWTER_VECTOR_OPERATOR(<<)
PEWTER_VECTOR_OPERATOR(>>)
#undef PEWTER_VECTOR_OPERATOR

template <native::lanes_vector V>
PEWTER_INLINE V operator-(const V& a) {
  return native::elementwise<V>([&](int i) PEWTER_INLINE_LAMBDA { return -a[i]; });
}

/// f of each element: apply(v, [](auto x) { return exp(x); }).
template <native::lanes_vector V, class F>
PEWTER_INLINE V apply(const V& a, F f) {
  return native::elementwise<V>([&](int i) PEWTER_INLINE_LAMBDA { return f(a[i]); });
}
template <native::lanes_vector V>
PEWTER_INLINE V select(lane_mask m, const V& a, const V& b) {
  return native::elementwise<V>([&](int i) PEWTER_INLINE_LAMBDA { return select(m, a[i], b[i]); });
}

PEWTER_END_TARGET_NAMESPACE
