// How the results of a row are stored, and how the next row is prefetched while this one is computed.
#pragma once

#include "kernels/common/prefetch.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// The part of the next row that one phase over this row prefetches.
struct next_row {
  std::uintptr_t from = 0;  ///< 0: nothing is prefetched
  unsigned quarters = 4;    ///< of as many bytes as this row has

  /// Into L2, by a phase that is at elements i ... i + 31 of this row.
  template <class T>
  PEWTER_INLINE void prefetch(std::size_t i) const {
    if (from == 0) return;
    const std::uintptr_t at = from + i * sizeof(T) * quarters / 4;
    if (quarters > 2)
      prefetch_lines<lane_count * sizeof(T), 2>(at);
    else
      prefetch_lines<lane_count * sizeof(T) / 2, 2>(at);
  }
};

/// The memory policy of one row.
struct row_policy {
  memory_policy memory;
  next_row next = {};

  /// What an earlier phase prefetches of the next row.
  PEWTER_INLINE next_row first(unsigned quarters) const { return {next.from, quarters}; }
  /// The policy of the phase after it, which stores a row of `bytes`.
  PEWTER_INLINE row_policy rest(unsigned quarters, std::size_t bytes) const {
    if (next.from == 0) return *this;
    return {memory, {next.from + bytes * quarters / 4, 4 - quarters}};
  }
};

/// Whether two rows, the one that is computed and the one that is prefetched, fit L2.
template <class T>
PEWTER_INLINE bool is_short_enough_to_prefetch(std::size_t cols) {
  constexpr std::size_t most_bytes = 64 * 1024;
  return cols * sizeof(T) <= most_bytes;
}

/// The policy for results of row x (cols). With non-temporal stores the host thread's next row is prefetched
/// while this one is computed. After the last row the prefetched bytes are not needed.
/// Why: kernels/runtime/machine/machine.md#next-row.
template <class T>
PEWTER_INLINE row_policy policy_of_row(const memory_policy& memory, const T* x, std::size_t cols) {
  const bool prefetches_next = memory.nontemporal && is_short_enough_to_prefetch<T>(cols);
  return {memory, {prefetches_next ? reinterpret_cast<std::uintptr_t>(x) + cols * sizeof(T) : 0}};
}

/// The same for a row of a tile of `rows`: the tile's other rows are in a cache, so that the row a tile
/// further on is prefetched.
template <class T>
PEWTER_INLINE row_policy policy_in_tile(const memory_policy& memory, const T* x, std::uint32_t rows,
                                        std::size_t cols) {
  return policy_of_row(memory, x + (rows - 1) * cols, cols);
}

/// One SIMD group's part of a row: y[i] = value(i, active) where it walks over `cols` elements.
template <class Walk, class T, class Value>
PEWTER_INLINE void store_ordinary(simdgroup& sg, T* y, std::size_t cols, const memory_policy& memory,
                                  const Value& value) {
  if constexpr (Walk::maps_ahead) {
    Walk::map(sg, cols, value, [&](std::size_t i, const auto& v, auto active) PEWTER_INLINE_LAMBDA {
      store(y + i, v, active);
    });
  } else {
    const memory_policy own = memory;  // which no store to y changes
    Walk::elements(sg, cols, [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
      if (own.prefetch) prefetch_lanes<1>(y + i, own.distance);
      store(y + i, value(i, active), active);
    });
  }
}
/// The same, from y's first whole cache line on by non-temporal stores.
/// @param first whether this SIMD group also stores what lies before that line
template <class Walk, class T, class Value>
PEWTER_INLINE void store_nontemporally(simdgroup& sg, bool first, T* y, std::size_t cols,
                                       const next_row& next, const Value& value) {
  const std::size_t head = elements_before_line(y, cols);
  if (head != 0 && first) {
    const lane_mask active = first_lanes(static_cast<std::uint32_t>(head));
    store(y, value(0, active), active);
  }
  Walk::elements(sg, cols - head, [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
    next.template prefetch<T>(i);
    store_nontemporal(y + head + i, value(head + i, active), active);
  });
}

/// The whole of a row by one SIMD group, within a phase; the body has called
/// threadgroup::announce_nontemporal_stores if the policy has such stores.
template <class T, class Value>
PEWTER_INLINE void store_whole_row(simdgroup& alone, T* y, std::size_t cols, const row_policy& policy,
                                   const Value& value) {
  if (policy.memory.nontemporal)
    store_nontemporally<vectorized_walk>(alone, true, y, cols, policy.next, value);
  else
    store_ordinary<vectorized_walk>(alone, y, cols, policy.memory, value);
}

/// A phase: the threadgroup stores a row.
template <class Walk, class T, class Value>
PEWTER_INLINE void store_row(threadgroup& tg, T* y, std::size_t cols, const row_policy& policy,
                             const Value& value) {
  if (!policy.memory.nontemporal) {
    tg.for_each_simdgroup(
        [&](simdgroup& sg) PEWTER_INLINE_LAMBDA { store_ordinary<Walk>(sg, y, cols, policy.memory, value); });
    return;
  }
  tg.announce_nontemporal_stores();
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    store_nontemporally<Walk>(sg, sg.index() == 0, y, cols, policy.next, value);
  });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
