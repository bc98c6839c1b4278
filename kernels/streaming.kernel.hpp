// The ways of storing of the element-wise kernels, and the prefetches of those and of gemm.
#pragma once

#include "kernels/prefetch.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Fetched ones are ordinary, to cache lines that were prefetched before (prefetch_into_l1).
enum class stores { ordinary, fetched, streaming };

template <stores how, class T, class V, class Active>
PEWTER_INLINE void put(T* y, const lanes<V>& value, Active active) {
  if (how == stores::streaming)
    store_nontemporal(y, value, active);
  else
    store(y, value, active);
}

/// @param locality as of __builtin_prefetch: 3 for L1d, 2 for L2
template <std::size_t bytes, int locality>
PEWTER_INLINE void fetch_lines(std::uintptr_t from) {
  prefetch_lines<bytes, 4 - locality>(from);
}
template <class T, int locality>
PEWTER_INLINE void fetch_lanes(std::uintptr_t from) {
  prefetch_lines<lane_count * sizeof(T), 4 - locality>(from);
}
template <class T>
PEWTER_INLINE void prefetch_into_l2(const T* x) {
  prefetch_lanes<2>(x, 2048);
}
template <class T>
PEWTER_INLINE void prefetch_into_l1(const T* x) {
  prefetch_lanes<1>(x, 512);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
