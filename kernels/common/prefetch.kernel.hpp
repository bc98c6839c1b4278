// Software prefetch, and non-temporal stores of whole SIMD groups. When they pay is the host side's choice
// (kernels/runtime/machine/memory_policy.hpp).
#pragma once

#include "kernels/runtime/machine/memory_policy.hpp"
#include "pewter/model/threadgroup.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Prefetches cache lines from an address on, which need not be an operand's: a prefetch never faults.
/// @param level of the cache that they go to, 1 or 2
template <std::size_t bytes, int level>
PEWTER_INLINE void prefetch_lines(std::uintptr_t from) {
  constexpr int locality = level == 1 ? 3 : 2;
  // Not by a lambda: g++ 12 finds that one without effects, and drops its calls.
  for (std::size_t i = 0; i < bytes; i += cache_line)
    __builtin_prefetch(reinterpret_cast<const void*>(from + i), 0, locality);
}

/// Prefetches 32 elements, `distance` bytes after x.
template <int level, class T>
PEWTER_INLINE void prefetch_lanes(const T* x, std::size_t distance) {
  prefetch_lines<lane_count * sizeof(T), level>(reinterpret_cast<std::uintptr_t>(x) + distance);
}

/// Stores all 32 values non-temporally, fewer by an ordinary store.
/// @param y begins a cache line; the body has called threadgroup::announce_nontemporal_stores
template <class T, class V, class Active>
PEWTER_INLINE void store_nontemporal(T* y, const lanes<V>& value, Active active) {
  if (all(active))
    store_nontemporal(y, value);
  else
    store(y, value, active);
}

/// How many elements of y (n) lie before its first whole cache line: fewer than a SIMD group has lanes.
template <class T>
PEWTER_INLINE std::size_t elements_before_line(const T* y, std::size_t n) {
  const std::size_t bytes = -reinterpret_cast<std::uintptr_t>(y) % cache_line, elements = bytes / sizeof(T);
  return elements < n ? elements : n;
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
