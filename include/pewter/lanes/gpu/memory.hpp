// memory.hpp for a GPU: loads and stores of SIMD groups, an element a thread; load4 and store4 are among
// those of several elements.
#pragma once

#include "pewter/half.hpp"
#include "pewter/lanes/lanes.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

/// What an element of storage type T is in a lane.
template <class T>
struct loaded {
  using type = T;
};
template <>
struct loaded<half> {
  using type = float;
};
template <>
struct loaded<bfloat> {
  using type = float;
};
template <class T>
using loaded_type = typename loaded<T>::type;

template <class T>
PEWTER_INLINE T value_of(T x) {
  return x;
}
PEWTER_INLINE float value_of(half x) { return float_of_half(x.bits); }
PEWTER_INLINE float value_of(bfloat x) { return static_cast<float>(x); }

template <class T, class V>
PEWTER_INLINE T stored_as(V x) {
  return static_cast<T>(x);
}
template <>
PEWTER_INLINE half stored_as<half, float>(float x) {
  return half::from_bits(half_of_float(x));
}
template <>
PEWTER_INLINE bfloat stored_as<bfloat, float>(float x) {
  return bfloat::from_bits(bfloat_of_float(x));
}

template <class T>
PEWTER_INLINE lanes<T> of_thread(T x) {
  return lanes<T>(x);
}

}  // namespace native

template <class T>
PEWTER_INLINE lanes<native::loaded_type<T>> load(const T* p, all_lanes = {}) {
  return native::of_thread(native::value_of(p[native::own_lane()]));
}
/// Inactive lanes are not read and become 0.
template <class T>
PEWTER_INLINE lanes<native::loaded_type<T>> load(const T* p, lane_mask m) {
  using V = native::loaded_type<T>;
  return native::of_thread(native::is_set(m.bits) ? native::value_of(p[native::own_lane()]) : V{});
}
/// 32 consecutive values of T at any address.
template <class T>
PEWTER_INLINE lanes<T> load_unaligned(const void* p) {
  T value;
  __builtin_memcpy(&value, static_cast<const unsigned char*>(p) + native::own_lane() * sizeof(T), sizeof(T));
  return lanes<T>(value);
}
template <class T, class V>
PEWTER_INLINE void store(T* p, const lanes<V>& a, all_lanes = {}) {
  p[native::own_lane()] = native::stored_as<T, V>(a.v[0].data);
}
/// What a load would give after a store to p.
template <class T, class V>
PEWTER_INLINE lanes<native::loaded_type<T>> rounded_as_stored(const T*, const lanes<V>& a) {
  return native::of_thread(native::value_of(native::stored_as<T, V>(a.v[0].data)));
}
template <class T, class V>
PEWTER_INLINE void store(T* p, const lanes<V>& a, lane_mask m) {
  if (native::is_set(m.bits)) p[native::own_lane()] = native::stored_as<T, V>(a.v[0].data);
}
/// A GPU's caches need no such care.
template <class T, class V>
PEWTER_INLINE void store_nontemporal(T* p, const lanes<V>& a) {
  store(p, a);
}

/// Gathers by any type of index: 8 to 64 bits, signed or not.
template <class T, class I>
PEWTER_INLINE lanes<native::loaded_type<T>> gather(const T* base, const lanes<I>& index,
                                                   lane_mask m = all_lanes{}) {
  using V = native::loaded_type<T>;
  return native::of_thread(native::is_set(m.bits) ? native::value_of(base[index.v[0].data]) : V{});
}
/// Where lanes share an index one of their values stays, any of them.
template <class T, class V>
PEWTER_INLINE void scatter(T* base, const lanes<std::uint32_t>& index, const lanes<V>& a,
                           lane_mask m = all_lanes{}) {
  if (native::is_set(m.bits)) base[index.v[0].data] = native::stored_as<T, V>(a.v[0].data);
}

/// x in lanes whose element first + step lane is before `end`, y in others: a thread's own test, without a
/// mask of all lanes.
template <class V>
PEWTER_INLINE lanes<V> select_before(std::uint32_t first, std::uint32_t step, std::uint32_t end,
                                     const lanes<V>& x, const lanes<V>& y) {
  return first + step * static_cast<std::uint32_t>(native::own_lane()) < end ? x : y;
}
/// x in lanes where a is b, y in others; the same way.
template <class V>
PEWTER_INLINE lanes<V> select_equal(const lanes<V>& a, const lanes<V>& b, const lanes<V>& x,
                                    const lanes<V>& y) {
  return a.v[0].data == b.v[0].data ? x : y;
}

PEWTER_END_TARGET_NAMESPACE

#include "pewter/lanes/gpu/memory_vectors.hpp"
