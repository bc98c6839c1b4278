// Relaxed atomics on device and threadgroup memory (Metal's atomic_*_explicit with memory_order_relaxed).
// T is a 32 or 64-bit integer; float in load, store, exchange, add, sub, min and max (a NaN changes nothing
// in the last two). Each returns the old value.
//
// With lanes: active lane i works on base[index[i]] and gets its old value, inactive ones get 0. Lanes that
// share an index go one after the other, the lowest first.
#pragma once

#include <cstdint>

#include "pewter/check.hpp"
#include "pewter/lanes/lanes.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

template <class T>
PEWTER_INLINE T atomic_load(const T* p PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, sizeof *p, nullptr, 1, detail::access::atomic_load, site);)
  T value;
  __atomic_load(p, &value, __ATOMIC_RELAXED);
  return value;
}
template <class T>
PEWTER_INLINE void atomic_store(T* p, T value PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, sizeof *p, nullptr, 1, detail::access::atomic_store, site);)
  __atomic_store(p, &value, __ATOMIC_RELAXED);
}
template <class T>
PEWTER_INLINE T atomic_exchange(T* p, T value PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, sizeof *p, nullptr, 1, detail::access::atomic_store, site);)
  T old;
  __atomic_exchange(p, &value, &old, __ATOMIC_RELAXED);
  return old;
}
/// Stores `desired` if *p is `expected` (bit for bit), else reads *p into `expected`. True if stored.
template <class T>
PEWTER_INLINE bool atomic_compare_exchange(T* p, T& expected, T desired PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, sizeof *p, nullptr, 1, detail::access::atomic_update, site);)
  return __atomic_compare_exchange(p, &expected, &desired, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

/// *p = f(*p), tried until no other thread came between.
template <class T, class F>
PEWTER_INLINE T atomic_update(T* p, F f PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, sizeof *p, nullptr, 1, detail::access::atomic_update, site);)
  T old = atomic_load(p PEWTER_UNCHECKED);
  while (!atomic_compare_exchange(p, old, f(old) PEWTER_UNCHECKED)) {
  }
  return old;
}

template <class T>
PEWTER_INLINE T atomic_fetch_add(T* p, T value PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, sizeof *p, nullptr, 1, detail::access::atomic_update, site);)
  return __atomic_fetch_add(p, value, __ATOMIC_RELAXED);
}
PEWTER_INLINE float atomic_fetch_add(float* p, float value PEWTER_CALLED_FROM) {
  return atomic_update(p, [value](float old) { return old + value; } PEWTER_FROM_CALLER);
}
template <class T>
PEWTER_INLINE T atomic_fetch_sub(T* p, T value PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, sizeof *p, nullptr, 1, detail::access::atomic_update, site);)
  return __atomic_fetch_sub(p, value, __ATOMIC_RELAXED);
}
PEWTER_INLINE float atomic_fetch_sub(float* p, float value PEWTER_CALLED_FROM) {
  return atomic_fetch_add(p, -value PEWTER_FROM_CALLER);
}
template <class T>
PEWTER_INLINE T atomic_fetch_and(T* p, T value PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, sizeof *p, nullptr, 1, detail::access::atomic_update, site);)
  return __atomic_fetch_and(p, value, __ATOMIC_RELAXED);
}
template <class T>
PEWTER_INLINE T atomic_fetch_or(T* p, T value PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, sizeof *p, nullptr, 1, detail::access::atomic_update, site);)
  return __atomic_fetch_or(p, value, __ATOMIC_RELAXED);
}
template <class T>
PEWTER_INLINE T atomic_fetch_xor(T* p, T value PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, sizeof *p, nullptr, 1, detail::access::atomic_update, site);)
  return __atomic_fetch_xor(p, value, __ATOMIC_RELAXED);
}
template <class T>
PEWTER_INLINE T atomic_fetch_min(T* p, T value PEWTER_CALLED_FROM) {
  return atomic_update(p, [value](T old) { return value < old ? value : old; } PEWTER_FROM_CALLER);
}
template <class T>
PEWTER_INLINE T atomic_fetch_max(T* p, T value PEWTER_CALLED_FROM) {
  return atomic_update(p, [value](T old) { return old < value ? value : old; } PEWTER_FROM_CALLER);
}

namespace native {

/// update(p, value) of every active lane: no target has an instruction for it.
template <class T, class F>
PEWTER_INLINE lanes<T> atomic_of_lanes(T* base, const lanes<std::uint32_t>& index, const lanes<T>& value,
                                       lane_mask active, F update PEWTER_CALLED_FROM) {
#if defined(PEWTER_GPU)
  return is_set(active.bits) ? lanes<T>(update(base + index.v[0].data, value.v[0].data)) : lanes<T>(T{});
#else
  std::uint32_t at[lane_count];
  T values[lane_count], old[lane_count] = {};
  index.to_array(at);
  value.to_array(values);
  PEWTER_CHECKED(detail::check_access(base, sizeof(T), at, active.bits, detail::access::atomic_update, site);)
  for (std::uint32_t left = active.bits; left != 0; left &= left - 1) {
    const int lane = __builtin_ctz(left);
    old[lane] = update(base + at[lane], values[lane]);
  }
  return lanes<T>::from_array(old);
#endif
}

}  // namespace native

template <class T>
PEWTER_INLINE lanes<T> atomic_exchange(
    T* base, const lanes<std::uint32_t>& index, const lanes<T>& value,
    lane_mask active = all_lanes {} PEWTER_CALLED_FROM) {
  return native::atomic_of_lanes(base, index, value, active, [](T* p, T v) PEWTER_INLINE_LAMBDA {
    return atomic_exchange(p, v PEWTER_UNCHECKED);
  } PEWTER_FROM_CALLER);
}
template <class T>
PEWTER_INLINE lanes<T> atomic_fetch_add(
    T* base, const lanes<std::uint32_t>& index, const lanes<T>& value,
    lane_mask active = all_lanes {} PEWTER_CALLED_FROM) {
  return native::atomic_of_lanes(base, index, value, active, [](T* p, T v) PEWTER_INLINE_LAMBDA {
    return atomic_fetch_add(p, v PEWTER_UNCHECKED);
  } PEWTER_FROM_CALLER);
}
template <class T>
PEWTER_INLINE lanes<T> atomic_fetch_sub(
    T* base, const lanes<std::uint32_t>& index, const lanes<T>& value,
    lane_mask active = all_lanes {} PEWTER_CALLED_FROM) {
  return native::atomic_of_lanes(base, index, value, active, [](T* p, T v) PEWTER_INLINE_LAMBDA {
    return atomic_fetch_sub(p, v PEWTER_UNCHECKED);
  } PEWTER_FROM_CALLER);
}
template <class T>
PEWTER_INLINE lanes<T> atomic_fetch_and(
    T* base, const lanes<std::uint32_t>& index, const lanes<T>& value,
    lane_mask active = all_lanes {} PEWTER_CALLED_FROM) {
  return native::atomic_of_lanes(base, index, value, active, [](T* p, T v) PEWTER_INLINE_LAMBDA {
    return atomic_fetch_and(p, v PEWTER_UNCHECKED);
  } PEWTER_FROM_CALLER);
}
template <class T>
PEWTER_INLINE lanes<T> atomic_fetch_or(
    T* base, const lanes<std::uint32_t>& index, const lanes<T>& value,
    lane_mask active = all_lanes {} PEWTER_CALLED_FROM) {
  return native::atomic_of_lanes(base, index, value, active, [](T* p, T v) PEWTER_INLINE_LAMBDA {
    return atomic_fetch_or(p, v PEWTER_UNCHECKED);
  } PEWTER_FROM_CALLER);
}
template <class T>
PEWTER_INLINE lanes<T> atomic_fetch_xor(
    T* base, const lanes<std::uint32_t>& index, const lanes<T>& value,
    lane_mask active = all_lanes {} PEWTER_CALLED_FROM) {
  return native::atomic_of_lanes(base, index, value, active, [](T* p, T v) PEWTER_INLINE_LAMBDA {
    return atomic_fetch_xor(p, v PEWTER_UNCHECKED);
  } PEWTER_FROM_CALLER);
}
template <class T>
PEWTER_INLINE lanes<T> atomic_fetch_min(
    T* base, const lanes<std::uint32_t>& index, const lanes<T>& value,
    lane_mask active = all_lanes {} PEWTER_CALLED_FROM) {
  return native::atomic_of_lanes(base, index, value, active, [](T* p, T v) PEWTER_INLINE_LAMBDA {
    return atomic_fetch_min(p, v PEWTER_UNCHECKED);
  } PEWTER_FROM_CALLER);
}
template <class T>
PEWTER_INLINE lanes<T> atomic_fetch_max(
    T* base, const lanes<std::uint32_t>& index, const lanes<T>& value,
    lane_mask active = all_lanes {} PEWTER_CALLED_FROM) {
  return native::atomic_of_lanes(base, index, value, active, [](T* p, T v) PEWTER_INLINE_LAMBDA {
    return atomic_fetch_max(p, v PEWTER_UNCHECKED);
  } PEWTER_FROM_CALLER);
}

PEWTER_END_TARGET_NAMESPACE
