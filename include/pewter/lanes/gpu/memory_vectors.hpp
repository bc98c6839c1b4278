// Two, three, four or eight consecutive elements a lane on a GPU: lane i reads or writes p[n i] ...
// p[n i + n - 1]. Inactive lanes touch no memory, and read 0.
#pragma once

#include "pewter/lanes/gpu/memory.hpp"
#include "pewter/lanes/vectors.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

PEWTER_INLINE bool is_set(all_lanes) { return true; }
PEWTER_INLINE bool is_set(lane_mask m) { return is_set(m.bits); }

template <class V, class T, class Mask>
PEWTER_INLINE V load_elements(const T* p, Mask m) {
  V r(typename V::element(typename V::element::value_type{}));
  if (is_set(m))
    each<V::count>([&](auto k) PEWTER_INLINE_LAMBDA { r[k] = value_of(p[V::count * own_lane() + k]); });
  return r;
}
template <class V, class T, class Mask>
PEWTER_INLINE void store_elements(T* p, const V& a, Mask m) {
  using value = typename V::element::value_type;
  if (is_set(m))
    each<V::count>([&](auto k) PEWTER_INLINE_LAMBDA {
      p[V::count * own_lane() + k] = stored_as<T, value>(a[k].v[0].data);
    });
}

}  // namespace native

template <class T, class Mask = all_lanes>
PEWTER_INLINE lanes2<native::loaded_type<T>> load2(const T* p, Mask m = {}) {
  return native::load_elements<lanes2<native::loaded_type<T>>>(p, m);
}
template <class T, class V, class Mask = all_lanes>
PEWTER_INLINE void store2(T* p, const lanes2<V>& a, Mask m = {}) {
  native::store_elements(p, a, m);
}
template <class T, class Mask = all_lanes>
PEWTER_INLINE lanes3<native::loaded_type<T>> load3(const T* p, Mask m = {}) {
  return native::load_elements<lanes3<native::loaded_type<T>>>(p, m);
}
template <class T, class V, class Mask = all_lanes>
PEWTER_INLINE void store3(T* p, const lanes3<V>& a, Mask m = {}) {
  native::store_elements(p, a, m);
}
template <class T, class Mask = all_lanes>
PEWTER_INLINE lanes4<native::loaded_type<T>> load4(const T* p, Mask m = {}) {
  return native::load_elements<lanes4<native::loaded_type<T>>>(p, m);
}
template <class T, class V, class Mask = all_lanes>
PEWTER_INLINE void store4(T* p, const lanes4<V>& a, Mask m = {}) {
  native::store_elements(p, a, m);
}
template <class T, class Mask = all_lanes>
PEWTER_INLINE lanes8<native::loaded_type<T>> load8(const T* p, Mask m = {}) {
  return native::load_elements<lanes8<native::loaded_type<T>>>(p, m);
}
template <class T, class V, class Mask = all_lanes>
PEWTER_INLINE void store8(T* p, const lanes8<V>& a, Mask m = {}) {
  native::store_elements(p, a, m);
}

/// load4 and store4 where p begins on four elements: one access.
template <class T, class Mask = all_lanes>
PEWTER_INLINE lanes4<native::loaded_type<T>> load4_aligned(const T* p, Mask m = {}) {
  T value[4] = {};
  if (native::is_set(m))
    __builtin_memcpy(&value, __builtin_assume_aligned(p + 4 * native::own_lane(), 4 * sizeof(T)),
                     sizeof value);
  return {native::value_of(value[0]), native::value_of(value[1]), native::value_of(value[2]),
          native::value_of(value[3])};
}
template <class T, class V, class Mask = all_lanes>
PEWTER_INLINE void store4_aligned(T* p, const lanes4<V>& a, Mask m = {}) {
  const T value[4] = {native::stored_as<T, V>(a.x.v[0].data), native::stored_as<T, V>(a.y.v[0].data),
                      native::stored_as<T, V>(a.z.v[0].data), native::stored_as<T, V>(a.w.v[0].data)};
  if (native::is_set(m))
    __builtin_memcpy(__builtin_assume_aligned(p + 4 * native::own_lane(), 4 * sizeof(T)), &value,
                     sizeof value);
}

PEWTER_END_TARGET_NAMESPACE
