// Metal's quad-group functions: the SIMD group's lanes in eight groups of four, lanes 4q to 4q + 3.
// Results are lanes, uniform within each quad; inactive lanes do not contribute.
#pragma once

#include "pewter/simdgroup_functions.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

namespace native {

template <class T, class Op>
PEWTER_INLINE lanes<T> quad_reduce(const lanes<T>& x, Op op) {
  const lanes<T> pairs = op(x, simd_shuffle_xor(x, 1));
  return op(pairs, simd_shuffle_xor(pairs, 2));
}
/// Inclusive scan within quads; `identity` stands for what is left of the quad.
template <class T, class Op>
PEWTER_INLINE lanes<T> quad_scan(const lanes<T>& x, T identity, Op op) {
  const lanes<T> none(identity);
  const lanes<T> one = op(x, simd_shuffle_and_fill_up(x, none, 1, 4));
  return op(one, simd_shuffle_and_fill_up(one, none, 2, 4));
}
/// Every bit of a quad set if any of its bits is.
PEWTER_INLINE lane_mask whole_quads(lane_mask m) {
  std::uint32_t b = m.bits | m.bits >> 1;
  b = (b | b >> 2) & 0x11111111u;
  return lane_mask(b * 0xfu);
}

}  // namespace native

template <class T>
PEWTER_INLINE lanes<T> quad_sum(const lanes<T>& x, lane_mask active = all_lanes{}) {
  return native::quad_reduce(select(active, x, T(0)), native::add{});
}
template <class T>
PEWTER_INLINE lanes<T> quad_product(const lanes<T>& x, lane_mask active = all_lanes{}) {
  return native::quad_reduce(select(active, x, T(1)), native::multiply{});
}
template <class T>
PEWTER_INLINE lanes<T> quad_min(const lanes<T>& x, lane_mask active = all_lanes{}) {
  return native::quad_reduce(select(active, x, native::quiet_nan_or_max<T>),
                             [](const lanes<T>& a, const lanes<T>& b) { return min(a, b); });
}
template <class T>
PEWTER_INLINE lanes<T> quad_max(const lanes<T>& x, lane_mask active = all_lanes{}) {
  return native::quad_reduce(select(active, x, native::quiet_nan_or_lowest<T>),
                             [](const lanes<T>& a, const lanes<T>& b) { return max(a, b); });
}
template <class T>
PEWTER_INLINE lanes<T> quad_and(const lanes<T>& x, lane_mask active = all_lanes{}) {
  return native::quad_reduce(select(active, x, static_cast<T>(~T(0))),
                             [](const lanes<T>& a, const lanes<T>& b) { return a & b; });
}
template <class T>
PEWTER_INLINE lanes<T> quad_or(const lanes<T>& x, lane_mask active = all_lanes{}) {
  return native::quad_reduce(select(active, x, T(0)),
                             [](const lanes<T>& a, const lanes<T>& b) { return a | b; });
}
template <class T>
PEWTER_INLINE lanes<T> quad_xor(const lanes<T>& x, lane_mask active = all_lanes{}) {
  return native::quad_reduce(select(active, x, T(0)),
                             [](const lanes<T>& a, const lanes<T>& b) { return a ^ b; });
}

template <class T>
PEWTER_INLINE lanes<T> quad_prefix_inclusive_sum(const lanes<T>& x, lane_mask active = all_lanes{}) {
  return native::quad_scan(select(active, x, T(0)), T(0), native::add{});
}
template <class T>
PEWTER_INLINE lanes<T> quad_prefix_inclusive_product(const lanes<T>& x, lane_mask active = all_lanes{}) {
  return native::quad_scan(select(active, x, T(1)), T(1), native::multiply{});
}
template <class T>
PEWTER_INLINE lanes<T> quad_prefix_exclusive_sum(const lanes<T>& x, lane_mask active = all_lanes{}) {
  return simd_shuffle_and_fill_up(quad_prefix_inclusive_sum(x, active), lanes<T>(T(0)), 1, 4);
}
template <class T>
PEWTER_INLINE lanes<T> quad_prefix_exclusive_product(const lanes<T>& x, lane_mask active = all_lanes{}) {
  return simd_shuffle_and_fill_up(quad_prefix_inclusive_product(x, active), lanes<T>(T(1)), 1, 4);
}

/// The value of lane `lane` (0 to 3) of each quad.
template <class T>
PEWTER_INLINE lanes<T> quad_broadcast(const lanes<T>& x, std::uint32_t lane) {
  const lanes<std::uint32_t> id = lane_ids();
  return simd_shuffle(x, (id & ~3u) | (lane & 3u));
}
/// Lane i gets the value of lane source[i] % 4 of its quad.
template <class T>
PEWTER_INLINE lanes<T> quad_shuffle(const lanes<T>& x, const lanes<std::uint32_t>& source) {
  return simd_shuffle(x, (lane_ids() & ~3u) | (source & 3u));
}
/// As the SIMD-group functions, within each quad.
template <class T>
PEWTER_INLINE lanes<T> quad_shuffle_up(const lanes<T>& x, std::uint32_t delta) {
  const lanes<std::uint32_t> place = lane_ids() & 3u;
  return quad_shuffle(x, select(place >= lanes<std::uint32_t>(delta), place - delta, place));
}
template <class T>
PEWTER_INLINE lanes<T> quad_shuffle_down(const lanes<T>& x, std::uint32_t delta) {
  const lanes<std::uint32_t> place = lane_ids() & 3u;
  const lanes<std::uint32_t> reach(delta < 4 ? 4 - delta : 0);
  return quad_shuffle(x, select(place < reach, place + delta, place));
}
template <class T>
PEWTER_INLINE lanes<T> quad_shuffle_xor(const lanes<T>& x, std::uint32_t mask) {
  return simd_shuffle_xor(x, mask & 3u);
}
template <class T>
PEWTER_INLINE lanes<T> quad_shuffle_rotate_up(const lanes<T>& x, std::uint32_t delta) {
  return quad_shuffle(x, lane_ids() - delta);
}
template <class T>
PEWTER_INLINE lanes<T> quad_shuffle_rotate_down(const lanes<T>& x, std::uint32_t delta) {
  return quad_shuffle(x, lane_ids() + delta);
}
template <class T>
PEWTER_INLINE lanes<T> quad_shuffle_and_fill_up(const lanes<T>& x, const lanes<T>& fill, std::uint32_t delta,
                                                std::uint32_t modulo = 4) {
  return simd_shuffle_and_fill_up(x, fill, delta, modulo);
}
template <class T>
PEWTER_INLINE lanes<T> quad_shuffle_and_fill_down(const lanes<T>& x, const lanes<T>& fill,
                                                  std::uint32_t delta, std::uint32_t modulo = 4) {
  return simd_shuffle_and_fill_down(x, fill, delta, modulo);
}

PEWTER_INLINE lane_mask quad_ballot(lane_mask predicate, lane_mask active = all_lanes{}) {
  return predicate & active;
}
/// Set for every lane of a quad in which all, or any, active lanes satisfy the predicate.
PEWTER_INLINE lane_mask quad_all(lane_mask predicate, lane_mask active = all_lanes{}) {
  return ~native::whole_quads(active & ~predicate);
}
PEWTER_INLINE lane_mask quad_any(lane_mask predicate, lane_mask active = all_lanes{}) {
  return native::whole_quads(active & predicate);
}
/// The lowest active lane of each quad.
PEWTER_INLINE lane_mask quad_is_first(lane_mask active = all_lanes{}) {
  const std::uint32_t one = active.bits << 1 & 0xeeeeeeeeu;
  const std::uint32_t below = one | (one << 1 & 0xccccccccu) | (one << 2 & 0x88888888u);
  return lane_mask(active.bits & ~below);
}

PEWTER_END_TARGET_NAMESPACE
