// Stores that go past the caches, where the host side has found that they pay (operands larger than the last
// cache) and may be done (results on cache lines, whole SIMD groups).
#pragma once

#include "pewter/threadgroup.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

enum class stores { ordinary, streaming };

template <class Active>
inline constexpr bool is_all_lanes = false;
template <>
inline constexpr bool is_all_lanes<all_lanes> = true;

/// Only whole sets of 32 are streamed.
template <stores how, class T, class V, class Active>
PEWTER_INLINE void put(T* y, const lanes<V>& value, Active active) {
  if constexpr (how == stores::streaming && is_all_lanes<Active>)
    store_streaming(y, value);
  else
    store(y, value, active);
}

/// How the results of a row are stored.
struct row_stores {
  bool past_caches = false;
  /// The address of the next row of the input, to be fetched meanwhile; 0: none.
  std::uintptr_t next_row = 0;
};

/// For results of row x (cols). Memory idles while a row is computed in the cache, so the next row, which the
/// same host thread takes, is fetched then if it fits there beside this one (softmax of 4096 x 4096 floats:
/// 16 -> 24 GB/s). Behind the last row that fetches nothing or what nobody needs, and never faults.
template <class T>
PEWTER_INLINE row_stores stores_of_row(bool past_caches, const T* x, std::size_t cols) {
  constexpr std::size_t most_bytes = 64 * 1024;
  const std::size_t bytes = cols * sizeof(T);
  return {past_caches, past_caches && bytes <= most_bytes ? reinterpret_cast<std::uintptr_t>(x) + bytes : 0};
}

/// Elements i ... i + 31 of the next row into the second cache.
template <class T>
PEWTER_INLINE void fetch_next_row(const row_stores& how, std::size_t i) {
  constexpr std::size_t line = 64;
  if (how.next_row == 0) return;
  native::each<static_cast<int>(lane_count * sizeof(T) / line)>([&](auto k) {
    __builtin_prefetch(reinterpret_cast<const void*>(how.next_row + i * sizeof(T) + k * line), 0, 2);
  });
}

/// A phase: y[i] = value(i, active) over a row of `cols` elements.
template <class Walk, class T, class Value>
PEWTER_INLINE void store_row(threadgroup& tg, T* y, std::size_t cols, const row_stores& how,
                             const Value& value) {
  if (how.past_caches) tg.announce_streaming();
  tg.for_each_simdgroup([&](simdgroup& sg) {
    if (how.past_caches)
      Walk::loop(sg, cols, [&](std::size_t i, auto active, auto) {
        fetch_next_row<T>(how, i);
        put<stores::streaming>(y + i, value(i, active), active);
      });
    else
      Walk::loop(sg, cols, [&](std::size_t i, auto active, auto) {
        put<stores::ordinary>(y + i, value(i, active), active);
      });
  });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
