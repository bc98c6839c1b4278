// Metal's geometric functions of lanes2, lanes3 and lanes4, and the arithmetic functions element by element.
#pragma once

#include "pewter/lanes/math.hpp"
#include "pewter/lanes/vectors.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

template <native::lanes_vector V>
PEWTER_INLINE V min(const V& a, const V& b) {
  return native::elementwise<V>([&](int i) PEWTER_INLINE_LAMBDA { return min(a[i], b[i]); });
}
template <native::lanes_vector V>
PEWTER_INLINE V max(const V& a, const V& b) {
  return native::elementwise<V>([&](int i) PEWTER_INLINE_LAMBDA { return max(a[i], b[i]); });
}
template <native::lanes_vector V>
PEWTER_INLINE V abs(const V& a) {
  return native::elementwise<V>([&](int i) PEWTER_INLINE_LAMBDA { return abs(a[i]); });
}
template <native::lanes_vector V>
PEWTER_INLINE V fma(const V& a, const V& b, const V& c) {
  return native::elementwise<V>([&](int i) PEWTER_INLINE_LAMBDA { return fma(a[i], b[i], c[i]); });
}

// ---- geometry ----

/// The sum of products of elements, from the first on, fused where the target can.
template <native::lanes_vector V>
PEWTER_INLINE typename V::element dot(const V& a, const V& b) {
  typename V::element sum = a[0] * b[0];
  native::each<V::count - 1>([&](auto i) PEWTER_INLINE_LAMBDA {
    if constexpr (std::is_same_v<typename V::element, lanes<float>>)
      sum = fma(a[i + 1], b[i + 1], sum);
    else
      sum += a[i + 1] * b[i + 1];
  });
  return sum;
}
template <native::lanes_vector V>
PEWTER_INLINE lanes<float> length_squared(const V& a) {
  return dot(a, a);
}
template <native::lanes_vector V>
PEWTER_INLINE lanes<float> length(const V& a) {
  return sqrt(dot(a, a));
}
template <native::lanes_vector V>
PEWTER_INLINE lanes<float> distance_squared(const V& a, const V& b) {
  return length_squared(a - b);
}
template <native::lanes_vector V>
PEWTER_INLINE lanes<float> distance(const V& a, const V& b) {
  return length(a - b);
}
/// The vector scaled to length 1; NaN for a vector of zeros.
template <native::lanes_vector V>
PEWTER_INLINE V normalize(const V& a) {
  return a * rsqrt(dot(a, a));
}
template <class T>
PEWTER_INLINE lanes3<T> cross(const lanes3<T>& a, const lanes3<T>& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
/// The direction of `incident` after it met a surface with that normal, which has length 1.
template <native::lanes_vector V>
PEWTER_INLINE V reflect(const V& incident, const V& normal) {
  return incident - normal * (lanes<float>(2.0f) * dot(normal, incident));
}
/// The direction beyond the surface, eta being the ratio of the indices of refraction; zeros where nothing
/// passes.
template <native::lanes_vector V>
PEWTER_INLINE V refract(const V& incident, const V& normal, const lanes<float>& eta) {
  const lanes<float> cosine = dot(normal, incident);
  const lanes<float> k = 1.0f - eta * eta * (1.0f - cosine * cosine);
  const V passed = incident * eta - normal * (eta * cosine + sqrt(max(k, 0.0f)));
  return select(k < lanes<float>(0.0f), V(lanes<float>(0.0f)), passed);
}
/// normal, turned so that it faces against `incident`.
template <native::lanes_vector V>
PEWTER_INLINE V faceforward(const V& normal, const V& incident, const V& reference) {
  return select(dot(reference, incident) < lanes<float>(0.0f), normal, -normal);
}

PEWTER_END_TARGET_NAMESPACE
