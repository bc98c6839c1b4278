// Metal's functions of float of lanes2, lanes3 and lanes4, element by element; a scalar or a lanes<float>
// stands for a vector of equal elements where Metal takes one. apply (lanes/vectors.hpp) does it for any
// other.
#pragma once

#include "pewter/lanes/geometric.hpp"
#include "pewter/lanes/math_elementary.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

#define PEWTER_VECTOR_FUNCTION(name)                                                       \
  template <native::lanes_vector V>                                                        \
  PEWTER_INLINE V name(const V& a) {                                                       \
    return native::elementwise<V>([&](int i) PEWTER_INLINE_LAMBDA { return name(a[i]); }); \
  }
PEWTER_VECTOR_FUNCTION(ceil)
PEWTER_VECTOR_FUNCTION(floor)
PEWTER_VECTOR_FUNCTION(trunc)
PEWTER_VECTOR_FUNCTION(round)
PEWTER_VECTOR_FUNCTION(rint)
PEWTER_VECTOR_FUNCTION(fract)
PEWTER_VECTOR_FUNCTION(sign)
PEWTER_VECTOR_FUNCTION(saturate)
PEWTER_VECTOR_FUNCTION(sqrt)
PEWTER_VECTOR_FUNCTION(rsqrt)
PEWTER_VECTOR_FUNCTION(exp)
PEWTER_VECTOR_FUNCTION(exp2)
PEWTER_VECTOR_FUNCTION(log)
PEWTER_VECTOR_FUNCTION(log2)
PEWTER_VECTOR_FUNCTION(sin)
PEWTER_VECTOR_FUNCTION(cos)
PEWTER_VECTOR_FUNCTION(tanh)
#undef PEWTER_VECTOR_FUNCTION

template <native::lanes_vector V>
PEWTER_INLINE V pow(const V& a, const V& b) {
  return native::elementwise<V>([&](int i) PEWTER_INLINE_LAMBDA { return pow(a[i], b[i]); });
}
template <native::lanes_vector V>
PEWTER_INLINE V fmod(const V& a, const V& b) {
  return native::elementwise<V>([&](int i) PEWTER_INLINE_LAMBDA { return fmod(a[i], b[i]); });
}
template <native::lanes_vector V>
PEWTER_INLINE V step(const V& edge, const V& x) {
  return native::elementwise<V>([&](int i) PEWTER_INLINE_LAMBDA { return step(edge[i], x[i]); });
}
template <native::lanes_vector V>
PEWTER_INLINE V clamp(const V& x, const V& lowest, const V& highest) {
  return native::elementwise<V>([&](int i)
                                    PEWTER_INLINE_LAMBDA { return clamp(x[i], lowest[i], highest[i]); });
}
template <native::lanes_vector V, native::scalar_of<V> S>
PEWTER_INLINE V clamp(const V& x, const S& lowest, const S& highest) {
  return clamp(x, V(typename V::element(lowest)), V(typename V::element(highest)));
}
template <native::lanes_vector V>
PEWTER_INLINE V mix(const V& a, const V& b, const V& t) {
  return native::elementwise<V>([&](int i) PEWTER_INLINE_LAMBDA { return mix(a[i], b[i], t[i]); });
}
template <native::lanes_vector V, native::scalar_of<V> S>
PEWTER_INLINE V mix(const V& a, const V& b, const S& t) {
  return mix(a, b, V(typename V::element(t)));
}
template <native::lanes_vector V>
PEWTER_INLINE V smoothstep(const V& from, const V& to, const V& x) {
  return native::elementwise<V>([&](int i) PEWTER_INLINE_LAMBDA { return smoothstep(from[i], to[i], x[i]); });
}

PEWTER_END_TARGET_NAMESPACE
