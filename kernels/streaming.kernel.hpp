// How results are stored, and what is asked for meanwhile. Stores go past the caches where the host side has
// found that they pay (mostly operands larger than the last cache) and may be done (whole SIMD groups,
// results that are not read as inputs).
#pragma once

#include "pewter/threadgroup.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Fetched ones are ordinary, to lines that were asked for before (fetch_near).
enum class stores { ordinary, fetched, streaming };

/// Only whole sets of 32 are streamed.
template <stores how, class T, class V, class Active>
PEWTER_INLINE void put(T* y, const lanes<V>& value, Active active) {
  if (how == stores::streaming && all(active))
    store_nontemporal(y, value);
  else
    store(y, value, active);
}

/// Asks for lines from an address on, which need not be an operand's.
/// @param locality as of __builtin_prefetch: 3 the first cache, 2 the second
template <std::size_t bytes, int locality>
PEWTER_INLINE void fetch_lines(std::uintptr_t from) {
  constexpr std::size_t line = 64;
  // Not by a lambda: g++ 12 finds that one without effects, and drops its calls.
  for (std::size_t i = 0; i < bytes; i += line)
    __builtin_prefetch(reinterpret_cast<const void*>(from + i), 0, locality);
}
/// Those of 32 elements of T.
template <class T, int locality>
PEWTER_INLINE void fetch_lanes(std::uintptr_t from) {
  fetch_lines<lane_count * sizeof(T), locality>(from);
}

/// Asks for what an input that is read as one stream has 2 KB after x[0 ... 31], into the second cache.
/// Stores that go past the caches hold buffers that the machine's own prefetch would need (gelu of 1e8 halves
/// on two cores of a Granite Rapids: 37 -> 18 ms, of floats 28 -> 25), where the host side has found that
/// fetching pays at all (scale of 1e8 halves on a Zen 5: 7.7 ms with it, 7.4 without).
template <class T>
PEWTER_INLINE void fetch_ahead(const T* x) {
  fetch_lanes<T, 2>(reinterpret_cast<std::uintptr_t>(x) + 2048);
}

/// Asks for what a walk through memory meets 512 bytes after x[0 ... 31], into the first cache, where the
/// host side has found that this pays. Where that cache holds them already it costs a sixth of a copy's time.
template <class T>
PEWTER_INLINE void fetch_near(const T* x) {
  fetch_lanes<T, 3>(reinterpret_cast<std::uintptr_t>(x) + 512);
}

/// Of y (n), how many elements lie before the first cache line: fewer than a SIMD group has lanes.
template <class T>
PEWTER_INLINE std::size_t elements_before_line(const T* y, std::size_t n) {
  constexpr std::size_t line = 64;
  const std::size_t bytes = -reinterpret_cast<std::uintptr_t>(y) % line, elements = bytes / sizeof(T);
  return elements < n ? elements : n;
}

/// What a walk over a row fetches of the next one meanwhile.
struct row_fetch {
  std::uintptr_t from = 0;  ///< 0: nothing
  unsigned quarters = 4;    ///< of as many bytes as the row that is walked over has
};

/// How the results of a row are stored.
struct row_stores {
  bool past_caches = false;
  bool fetching = false;  ///< whether lines are asked for before they are met (fetch_near)
  row_fetch meanwhile = {};

  /// What a phase before fetches of it, and what is left to the stores of a row of `bytes`.
  PEWTER_INLINE row_fetch first(unsigned quarters) const { return {meanwhile.from, quarters}; }
  PEWTER_INLINE row_stores rest(unsigned quarters, std::size_t bytes) const {
    if (meanwhile.from == 0) return *this;
    return {past_caches, fetching, {meanwhile.from + bytes * quarters / 4, 4 - quarters}};
  }
};

template <class T>
PEWTER_INLINE bool is_short_enough_to_fetch(std::size_t cols) {
  constexpr std::size_t most_bytes = 64 * 1024;
  return cols * sizeof(T) <= most_bytes;
}

/// For results of row x (cols). Memory idles while a row is computed in the cache, so the next row, which the
/// same host thread takes, is fetched then if it fits there beside this one (softmax of 4096 x 4096 floats:
/// 16 -> 24 GB/s). Best in parts, while this one is read and while its results are stored: all of it is too
/// much for either phase (4096 x 8192 floats on a Granite Rapids: layer_norm 8.4 -> 7.0 ms). Behind the last
/// row that fetches nothing or what nobody needs, and never faults.
template <class T>
PEWTER_INLINE row_stores stores_of_row(bool past_caches, bool fetching, const T* x, std::size_t cols) {
  const bool fetches_next = past_caches && is_short_enough_to_fetch<T>(cols);
  return {past_caches, fetching, {fetches_next ? reinterpret_cast<std::uintptr_t>(x) + cols * sizeof(T) : 0}};
}

/// The same for a row of a tile: the tile's other rows are near, the one that is fetched lies a tile on.
template <class T>
PEWTER_INLINE row_stores stores_in_tile(bool past_caches, bool fetching, const T* x, std::uint32_t rows,
                                        std::size_t cols) {
  return stores_of_row(past_caches, fetching, x + (rows - 1) * cols, cols);
}

/// Into the second cache, for a walk that is at elements i ... i + 31.
template <class T>
PEWTER_INLINE void fetch_meanwhile(const row_fetch& fetch, std::size_t i) {
  if (fetch.from == 0) return;
  const std::uintptr_t at = fetch.from + i * sizeof(T) * fetch.quarters / 4;
  if (fetch.quarters > 2)
    fetch_lines<lane_count * sizeof(T), 2>(at);
  else
    fetch_lines<lane_count * sizeof(T) / 2, 2>(at);
}

/// What one SIMD group stores of a row: y[i] = value(i, active) where it walks over `cols` elements.
template <class Walk, class T, class Value>
PEWTER_INLINE void store_in_caches(simdgroup& sg, T* y, std::size_t cols, bool fetching, const Value& value) {
  if constexpr (Walk::maps_ahead) {
    Walk::map(sg, cols, value, [&](std::size_t i, const auto& v, auto active) PEWTER_INLINE_LAMBDA {
      store(y + i, v, active);
    });
  } else {
    Walk::elements(sg, cols, [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
      if (fetching) fetch_near(y + i);
      store(y + i, value(i, active), active);
    });
  }
}
/// From y's first whole line on past the caches.
/// @param first whether this SIMD group also stores what lies before that line
template <class Walk, class T, class Value>
PEWTER_INLINE void store_past_caches(simdgroup& sg, bool first, T* y, std::size_t cols, const row_stores& how,
                                     const Value& value) {
  const std::size_t head = elements_before_line(y, cols);
  if (head != 0 && first) {
    const lane_mask active = first_lanes(static_cast<std::uint32_t>(head));
    store(y, value(0, active), active);
  }
  Walk::elements(sg, cols - head, [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
    fetch_meanwhile<T>(how.meanwhile, i);
    put<stores::streaming>(y + head + i, value(head + i, active), active);
  });
}

/// The whole of a row by one SIMD group, in the midst of a phase; threadgroup::announce_nontemporal_stores is
/// to be called before it where that goes past the caches.
template <class T, class Value>
PEWTER_INLINE void store_whole_row(simdgroup& alone, T* y, std::size_t cols, const row_stores& how,
                                   const Value& value) {
  if (how.past_caches)
    store_past_caches<vectorized_walk>(alone, true, y, cols, how, value);
  else
    store_in_caches<vectorized_walk>(alone, y, cols, how.fetching, value);
}

/// A phase: the threadgroup stores a row.
template <class Walk, class T, class Value>
PEWTER_INLINE void store_row(threadgroup& tg, T* y, std::size_t cols, const row_stores& how,
                             const Value& value) {
  if (!how.past_caches) {
    tg.for_each_simdgroup([&](simdgroup& sg) { store_in_caches<Walk>(sg, y, cols, how.fetching, value); });
    return;
  }
  tg.announce_nontemporal_stores();
  tg.for_each_simdgroup(
      [&](simdgroup& sg) { store_past_caches<Walk>(sg, sg.index() == 0, y, cols, how, value); });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
