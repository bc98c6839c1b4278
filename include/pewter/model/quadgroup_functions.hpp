// Metal's quad-group functions: the SIMD group's lanes in eight groups of four, lanes 4q to 4q + 3.
// Results are lanes, uniform within each quad; inactive lanes do not contribute.
#pragma once

#include "pewter/model/simdgroup_functions.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

namespace native {

template <int delta>
struct quad_up {  // out of range keeps its own
  static constexpr int source(int i) { return i % 4 >= delta ? i - delta : i; }
};
template <int delta>
struct quad_down {
  static constexpr int source(int i) { return i % 4 + delta < 4 ? i + delta : i; }
};
template <int delta>
struct quad_rotated_up {
  static constexpr int source(int i) { return i / 4 * 4 + (i - delta + 4) % 4; }
};
template <int lane>
struct quad_lane {
  static constexpr int source(int i) { return i / 4 * 4 + lane; }
};

template <class Map, class T>
PEWTER_INLINE lanes<T> permuted(const lanes<T>& x) {
  lanes<T> r;
  permute<Map, T>(x.v, r.v);
  return r;
}
template <class T, class Op>
PEWTER_INLINE lanes<T> quad_reduce(const lanes<T>& x, Op op) {
  const lanes<T> pairs = op(x, permuted<crossed<1>>(x));
  return op(pairs, permuted<crossed<2>>(pairs));
}
/// The lanes of each quad from its lane `first` on, 0 to 4.
PEWTER_INLINE constexpr lane_mask quad_lanes_from(std::uint32_t first) {
  return lane_mask((0xfu << first & 0xfu) * 0x11111111u);
}
/// Moves the lanes of each quad up by delta; the lowest get `fill`.
template <int delta, class T>
PEWTER_INLINE lanes<T> quad_shift_in(const lanes<T>& x, T fill) {
  return select(quad_lanes_from(delta), permuted<quad_rotated_up<delta>>(x), fill);
}
/// Inclusive scan within quads; `identity` stands for what is left of the quad.
template <class T, class Op>
PEWTER_INLINE lanes<T> quad_scan(const lanes<T>& x, T identity, Op op) {
  const lanes<T> pairs = op(x, quad_shift_in<1>(x, identity));
  return op(pairs, quad_shift_in<2>(pairs, identity));
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
                             [](const lanes<T>& a, const lanes<T>& b)
                                 PEWTER_INLINE_LAMBDA { return min(a, b); });
}
template <class T>
PEWTER_INLINE lanes<T> quad_max(const lanes<T>& x, lane_mask active = all_lanes{}) {
  return native::quad_reduce(select(active, x, native::quiet_nan_or_lowest<T>),
                             [](const lanes<T>& a, const lanes<T>& b)
                                 PEWTER_INLINE_LAMBDA { return max(a, b); });
}
template <class T>
PEWTER_INLINE lanes<T> quad_and(const lanes<T>& x, lane_mask active = all_lanes{}) {
  return native::quad_reduce(select(active, x, static_cast<T>(~T(0))),
                             [](const lanes<T>& a, const lanes<T>& b) PEWTER_INLINE_LAMBDA { return a & b; });
}
template <class T>
PEWTER_INLINE lanes<T> quad_or(const lanes<T>& x, lane_mask active = all_lanes{}) {
  return native::quad_reduce(select(active, x, T(0)),
                             [](const lanes<T>& a, const lanes<T>& b) PEWTER_INLINE_LAMBDA { return a | b; });
}
template <class T>
PEWTER_INLINE lanes<T> quad_xor(const lanes<T>& x, lane_mask active = all_lanes{}) {
  return native::quad_reduce(select(active, x, T(0)),
                             [](const lanes<T>& a, const lanes<T>& b) PEWTER_INLINE_LAMBDA { return a ^ b; });
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
  return native::quad_shift_in<1>(quad_prefix_inclusive_sum(x, active), T(0));
}
template <class T>
PEWTER_INLINE lanes<T> quad_prefix_exclusive_product(const lanes<T>& x, lane_mask active = all_lanes{}) {
  return native::quad_shift_in<1>(quad_prefix_inclusive_product(x, active), T(1));
}

/// The value of lane `lane` (0 to 3) of each quad.
template <class T>
PEWTER_INLINE lanes<T> quad_broadcast(const lanes<T>& x, std::uint32_t lane) {
  lanes<T> r;
  lane %= 4;
  if (native::permuted_by_constant<native::quad_lane, 4>(x, lane, r)) return r;
  return simd_shuffle(x, (lane_ids() & ~3u) | lane);
}
/// Lane i gets the value of lane source[i] % 4 of its quad.
template <class T>
PEWTER_INLINE lanes<T> quad_shuffle(const lanes<T>& x, const lanes<std::uint32_t>& source) {
  return simd_shuffle(x, (lane_ids() & ~3u) | (source & 3u));
}
/// As the SIMD-group functions, within each quad.
template <class T>
PEWTER_INLINE lanes<T> quad_shuffle_up(const lanes<T>& x, std::uint32_t delta) {
  lanes<T> r;
  if (native::permuted_by_constant<native::quad_up, 4>(x, delta, r)) return r;
  const lanes<std::uint32_t> place = lane_ids() & 3u;
  return quad_shuffle(x, select(place >= lanes<std::uint32_t>(delta), place - delta, place));
}
template <class T>
PEWTER_INLINE lanes<T> quad_shuffle_down(const lanes<T>& x, std::uint32_t delta) {
  lanes<T> r;
  if (native::permuted_by_constant<native::quad_down, 4>(x, delta, r)) return r;
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
  lanes<T> r;
  delta %= 4;
  if (native::permuted_by_constant<native::quad_rotated_up, 4>(x, delta, r)) return r;
  return quad_shuffle(x, lane_ids() - delta);
}
template <class T>
PEWTER_INLINE lanes<T> quad_shuffle_rotate_down(const lanes<T>& x, std::uint32_t delta) {
  return quad_shuffle_rotate_up(x, 4 - delta % 4);
}
template <class T>
PEWTER_INLINE lanes<T> quad_shuffle_and_fill_up(const lanes<T>& x, const lanes<T>& fill, std::uint32_t delta,
                                                std::uint32_t modulo = 4) {
  if (modulo == 4 && delta <= 4)
    return quad_shuffle_rotate_up(select(native::quad_lanes_from(4 - delta), fill, x), delta);
  return simd_shuffle_and_fill_up(x, fill, delta, modulo);
}
template <class T>
PEWTER_INLINE lanes<T> quad_shuffle_and_fill_down(const lanes<T>& x, const lanes<T>& fill,
                                                  std::uint32_t delta, std::uint32_t modulo = 4) {
  if (modulo == 4 && delta <= 4)
    return quad_shuffle_rotate_down(select(native::quad_lanes_from(delta), x, fill), delta);
  return simd_shuffle_and_fill_down(x, fill, delta, modulo);
}

PEWTER_INLINE lane_mask quad_active_threads_mask(lane_mask active = all_lanes{}) { return active; }
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
/// The value of each quad's lowest active lane; 0 in quads without one.
template <class T>
PEWTER_INLINE lanes<T> quad_broadcast_first(const lanes<T>& x, lane_mask active = all_lanes{}) {
  const auto bits = bitcast<native::uint_of<T>>(x);
  return bitcast<T>(quad_or(bits, quad_is_first(active)));
}

PEWTER_END_TARGET_NAMESPACE
