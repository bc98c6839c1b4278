// One contiguous part of an array for each SIMD group of a threadgroup, so that a host thread that runs them
// all goes through memory once, in order.
#pragma once

#include "pewter/model/threadgroup.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Elements [first, first + count) of an array.
struct part_of_array {
  std::size_t first, count;
};

/// What SIMD group `sg` of a threadgroup of `threads` takes: whole steps of its lanes, four at a time.
PEWTER_INLINE part_of_array part_of_simdgroup(const simdgroup& sg, std::uint32_t threads, std::size_t n) {
  const std::size_t per_thread = ceil_div(ceil_div(n, threads), 4) * 4;
  const std::size_t first = std::size_t{sg.index()} * lane_count * per_thread;
  if (first >= n) return {n, 0};
  const std::size_t share = count(sg.active()) * per_thread, left = n - first;
  return {first, left < share ? left : share};
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
