// Metal's SIMD-group functions over lanes<T> (Metal Shading Language Specification, "SIMD-group
// functions" and "Quad-group functions").
//
// Where Metal's functions see the active threads by themselves, these take the mask as a last argument;
// without one all 32 lanes take part. Reductions return the uniform scalar. What an inactive lane gets
// from a scan is unspecified; shuffles move values between all lanes, and reading an inactive lane is
// undefined in Metal and gives that lane's value here.
#pragma once

#include "pewter/check.hpp"
#include "pewter/lanes/math.hpp"
#include "pewter/lanes/memory.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

namespace native {

struct add {
  template <class V>
  PEWTER_INLINE V operator()(const V& a, const V& b) const {
    return a + b;
  }
};
struct multiply {
  template <class V>
  PEWTER_INLINE V operator()(const V& a, const V& b) const {
    return a * b;
  }
};

/// The lanes' registers combined pairwise down to one.
template <class T, class Op>
PEWTER_INLINE vec<T> reduce_to_register(const lanes<T>& x, Op op) {
  constexpr int n = lanes<T>::registers;
  vec<T> r[n];
  each<n>([&](auto k) PEWTER_INLINE_LAMBDA { r[k] = x.v[k]; });
  if constexpr (n >= 8) each<4>([&](auto k) PEWTER_INLINE_LAMBDA { r[k] = op(r[k], r[k + 4]); });
  if constexpr (n >= 16)
    each<4>([&](auto k) PEWTER_INLINE_LAMBDA { r[k] = op(r[k], op(r[k + 8], r[k + 12])); });
  if constexpr (n >= 4) each<2>([&](auto k) PEWTER_INLINE_LAMBDA { r[k] = op(r[k], r[k + 2]); });
  if constexpr (n >= 2) r[0] = op(r[0], r[1]);
  return r[0];
}
/// The lanes combined pairwise down to one value: registers first, then halves of a register.
template <class T, class Op>
PEWTER_INLINE T reduce(const lanes<T>& x, Op op) {
  vec<T> one = reduce_to_register(x, op);
  constexpr int w = width<T>;
  if constexpr (w >= 64) one = op(one, swap_blocks<32>(one));
  if constexpr (w >= 32) one = op(one, swap_blocks<16>(one));
  if constexpr (w >= 16) one = op(one, swap_blocks<8>(one));
  if constexpr (w >= 8) one = op(one, swap_blocks<4>(one));
  if constexpr (w >= 4) one = op(one, swap_blocks<2>(one));
  one = op(one, swap_blocks<1>(one));
  return any_element(one);
}

/// Inclusive scan: doubling steps inside a register, then the carry from register to register.
template <class T, class Op>
PEWTER_INLINE lanes<T> scan(const lanes<T>& x, T identity, Op op) {
  constexpr int w = width<T>;
  const vec<T> none(identity);
  lanes<T> r;
  each<lanes<T>::registers>([&](auto k) PEWTER_INLINE_LAMBDA {
    vec<T> s = x.v[k];
    s = op(s, shift_up<1>(none, s));
    if constexpr (w > 2) s = op(s, shift_up<2>(none, s));
    if constexpr (w > 4) s = op(s, shift_up<4>(none, s));
    if constexpr (w > 8) s = op(s, shift_up<8>(none, s));
    if constexpr (w > 16) s = op(s, shift_up<16>(none, s));
    r.v[k] = s;
  });
  each<lanes<T>::registers - 1>(
      [&](auto k) PEWTER_INLINE_LAMBDA { r.v[k + 1] = op(r.v[k + 1], broadcast_last(r.v[k])); });
  return r;
}

/// Moves every lane up by one; lane 0 gets the last one of `below`.
template <class T>
PEWTER_INLINE lanes<T> shift_in(const lanes<T>& x, const vec<T>& below) {
  lanes<T> r;
  r.v[0] = shift_up<1>(below, x.v[0]);
  each<lanes<T>::registers - 1>([&](auto k)
                                    PEWTER_INLINE_LAMBDA { r.v[k + 1] = shift_up<1>(x.v[k], x.v[k + 1]); });
  return r;
}

/// An operator of numbers as one of registers, which holds for every element type.
template <class T, class Op>
PEWTER_INLINE auto by_elements(Op op) {
  return [op](const vec<T>& a, const vec<T>& b) PEWTER_INLINE_LAMBDA { return by_element<T>(op, a, b); };
}
template <class T>
PEWTER_INLINE auto smaller() {
  return [](const vec<T>& a, const vec<T>& b) PEWTER_INLINE_LAMBDA {
    if constexpr (is_float<T>)
      return fmin(a, b);
    else
      return by_element<T>([](auto x, auto y) PEWTER_INLINE_LAMBDA { return x < y ? x : y; }, a, b);
  };
}
template <class T>
PEWTER_INLINE auto larger() {
  return [](const vec<T>& a, const vec<T>& b) PEWTER_INLINE_LAMBDA {
    if constexpr (is_float<T>)
      return fmax(a, b);
    else
      return by_element<T>([](auto x, auto y) PEWTER_INLINE_LAMBDA { return x > y ? x : y; }, a, b);
  };
}

template <class T>
inline constexpr T quiet_nan_or_max = T(-1) < T(0) ? static_cast<T>(~(uint_of<T>(1) << (sizeof(T) * 8 - 1)))
                                                   : static_cast<T>(~T(0));
template <>
inline constexpr float quiet_nan_or_max<float> = __builtin_nanf("");
template <class T>
inline constexpr T quiet_nan_or_lowest = T(-1) < T(0) ? static_cast<T>(uint_of<T>(1) << (sizeof(T) * 8 - 1))
                                                      : T(0);
template <>
inline constexpr float quiet_nan_or_lowest<float> = __builtin_nanf("");

}  // namespace native

#if defined(PEWTER_CHECK)
namespace native {

/// Inactive lanes that take part in a reduction must not matter to it.
template <class T, class Reduce>
PEWTER_INLINE void check_reduction(const char* function, const lanes<T>& x, lane_mask wanted, T neutral,
                                   Reduce reduce, call_site site) {
  const lane_mask active(detail::active_lanes()), others = wanted & ~active;
  if (site.file == nullptr || !any(others)) return;
  const T all = reduce(select(wanted, x, neutral)), own = reduce(select(wanted & active, x, neutral));
  if (all != own && (all == all || own == own)) detail::raise_inactive(function, others.bits, site);
}

}  // namespace native
#endif

// ---- reductions over the active lanes ----

template <class T>
PEWTER_INLINE T simd_sum(
    const lanes<T>& x, all_lanes = {} PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(native::check_reduction(
                     "simd_sum", x, all_lanes{}, T(0),
                     [](const lanes<T>& v) {
                       return simd_sum(
                           v, all_lanes {} PEWTER_UNCHECKED);
                     },
                     site);)
  return native::reduce(x, native::by_elements<T>(native::add{}));
}
template <class T>
PEWTER_INLINE T simd_sum(const lanes<T>& x, lane_mask active PEWTER_CALLED_FROM) {
  return simd_sum(
      select(active, x, T(0)), all_lanes {} PEWTER_FROM_CALLER);
}
template <class T>
PEWTER_INLINE T simd_product(
    const lanes<T>& x, all_lanes = {} PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(native::check_reduction(
                     "simd_product", x, all_lanes{}, T(1),
                     [](const lanes<T>& v) {
                       return simd_product(
                           v, all_lanes {} PEWTER_UNCHECKED);
                     },
                     site);)
  return native::reduce(x, native::by_elements<T>(native::multiply{}));
}
template <class T>
PEWTER_INLINE T simd_product(const lanes<T>& x, lane_mask active PEWTER_CALLED_FROM) {
  return simd_product(
      select(active, x, T(1)), all_lanes {} PEWTER_FROM_CALLER);
}
/// The smallest value; a float NaN is ignored unless all are NaN. simd_max alike.
template <class T>
PEWTER_INLINE T simd_min(
    const lanes<T>& x, all_lanes = {} PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(native::check_reduction(
                     "simd_min", x, all_lanes{}, native::quiet_nan_or_max<T>,
                     [](const lanes<T>& v) {
                       return simd_min(
                           v, all_lanes {} PEWTER_UNCHECKED);
                     },
                     site);)
  return native::reduce(x, native::smaller<T>());
}
template <class T>
PEWTER_INLINE T simd_min(const lanes<T>& x, lane_mask active PEWTER_CALLED_FROM) {
  return simd_min(
      select(active, x, native::quiet_nan_or_max<T>), all_lanes {} PEWTER_FROM_CALLER);
}
template <class T>
PEWTER_INLINE T simd_max(
    const lanes<T>& x, all_lanes = {} PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(native::check_reduction(
                     "simd_max", x, all_lanes{}, native::quiet_nan_or_lowest<T>,
                     [](const lanes<T>& v) {
                       return simd_max(
                           v, all_lanes {} PEWTER_UNCHECKED);
                     },
                     site);)
  return native::reduce(x, native::larger<T>());
}
template <class T>
PEWTER_INLINE T simd_max(const lanes<T>& x, lane_mask active PEWTER_CALLED_FROM) {
  return simd_max(
      select(active, x, native::quiet_nan_or_lowest<T>), all_lanes {} PEWTER_FROM_CALLER);
}
template <class T>
PEWTER_INLINE T simd_and(
    const lanes<T>& x, lane_mask active = all_lanes {} PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(native::check_reduction(
                     "simd_and", x, active, static_cast<T>(~T(0)),
                     [](const lanes<T>& v) {
                       return simd_and(
                           v, all_lanes {} PEWTER_UNCHECKED);
                     },
                     site);)
  return native::reduce(select(active, x, static_cast<T>(~T(0))),
                        native::by_elements<T>([](auto a, auto b) PEWTER_INLINE_LAMBDA { return a & b; }));
}
template <class T>
PEWTER_INLINE T simd_or(
    const lanes<T>& x, lane_mask active = all_lanes {} PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(native::check_reduction(
                     "simd_or", x, active, T(0),
                     [](const lanes<T>& v) {
                       return simd_or(
                           v, all_lanes {} PEWTER_UNCHECKED);
                     },
                     site);)
  return native::reduce(select(active, x, T(0)),
                        native::by_elements<T>([](auto a, auto b) PEWTER_INLINE_LAMBDA { return a | b; }));
}
template <class T>
PEWTER_INLINE T simd_xor(
    const lanes<T>& x, lane_mask active = all_lanes {} PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(native::check_reduction(
                     "simd_xor", x, active, T(0),
                     [](const lanes<T>& v) {
                       return simd_xor(
                           v, all_lanes {} PEWTER_UNCHECKED);
                     },
                     site);)
  return native::reduce(select(active, x, T(0)),
                        native::by_elements<T>([](auto a, auto b) PEWTER_INLINE_LAMBDA { return a ^ b; }));
}

// ---- scans over the active lanes ----

template <class T>
PEWTER_INLINE lanes<T> simd_prefix_inclusive_sum(const lanes<T>& x, all_lanes = {}) {
  return native::scan(x, T(0), native::by_elements<T>(native::add{}));
}
template <class T>
PEWTER_INLINE lanes<T> simd_prefix_inclusive_sum(const lanes<T>& x, lane_mask active) {
  return simd_prefix_inclusive_sum(select(active, x, T(0)));
}
template <class T>
PEWTER_INLINE lanes<T> simd_prefix_inclusive_product(const lanes<T>& x, all_lanes = {}) {
  return native::scan(x, T(1), native::by_elements<T>(native::multiply{}));
}
template <class T>
PEWTER_INLINE lanes<T> simd_prefix_inclusive_product(const lanes<T>& x, lane_mask active) {
  return simd_prefix_inclusive_product(select(active, x, T(1)));
}
/// The first active lane gets 0.
template <class T, class Mask = all_lanes>
PEWTER_INLINE lanes<T> simd_prefix_exclusive_sum(const lanes<T>& x, Mask active = {}) {
  return native::shift_in(simd_prefix_inclusive_sum(x, active), native::vec<T>(T(0)));
}
/// The first active lane gets 1.
template <class T, class Mask = all_lanes>
PEWTER_INLINE lanes<T> simd_prefix_exclusive_product(const lanes<T>& x, Mask active = {}) {
  return native::shift_in(simd_prefix_inclusive_product(x, active), native::vec<T>(T(1)));
}

// ---- votes ----

PEWTER_INLINE lane_mask simd_active_threads_mask(lane_mask active = all_lanes{}) { return active; }
/// Bits of inactive lanes are 0.
PEWTER_INLINE lane_mask simd_ballot(lane_mask predicate, lane_mask active = all_lanes{}) {
  return predicate & active;
}
PEWTER_INLINE bool simd_all(lane_mask predicate, lane_mask active = all_lanes{}) {
  return !any(active & ~predicate);
}
PEWTER_INLINE bool simd_any(lane_mask predicate, lane_mask active = all_lanes{}) {
  return any(active & predicate);
}
/// The lowest active lane.
PEWTER_INLINE lane_mask simd_is_first(lane_mask active = all_lanes{}) {
  return lane_mask(active.bits & (0u - active.bits));
}

// ---- broadcasts and shuffles ----

namespace native {

/// y[i] = x[index[i] % 32] for any element size.
template <class T>
PEWTER_INLINE lanes<T> permute_lanes(const lanes<T>& x, const lanes<std::uint32_t>& index) {
  if constexpr (has_table_permute<T>) {
    lanes<T> r;
    permute<T>(x.v, convert<uint_of<T>>(index).v, r.v);
    return r;
  } else if constexpr (sizeof(T) < 4) {
    return convert<T>(permute_lanes(convert<std::uint32_t>(x), index));
  } else {
    using words = lanes<std::uint32_t>;
    const words low = convert<std::uint32_t>(x),
                high = convert<std::uint32_t>(bitcast<std::uint64_t>(x) >> 32);
    return bitcast<T>(convert<std::uint64_t>(permute_lanes(low, index)) |
                      convert<std::uint64_t>(permute_lanes(high, index)) << 32);
  }
}

template <int delta>
struct up {  // out of range keeps its own
  static constexpr int source(int i) { return i >= delta ? i - delta : i; }
};
template <int delta>
struct down {
  static constexpr int source(int i) { return i + delta < lane_count ? i + delta : i; }
};
template <int mask>
struct crossed {
  static constexpr int source(int i) { return i ^ mask; }
};
template <int delta>
struct rotated_up {
  static constexpr int source(int i) { return (i - delta + lane_count) % lane_count; }
};

/// permute by Map<delta> where delta is one of d... and a constant after inlining.
template <template <int> class Map, class T, int... d>
PEWTER_INLINE void permute_by_constant(const lanes<T>& x, std::uint32_t delta, lanes<T>& r,
                                       index_list<d...>) {
  ((delta == static_cast<std::uint32_t>(d) ? permute<Map<d>, T>(x.v, r.v) : void()), ...);
}
#if defined(PEWTER_GPU)
template <class T>
inline constexpr bool permutes_at_once = true;
#elif defined(PEWTER_AVX512)
template <class T>
inline constexpr bool permutes_at_once = sizeof(T) == 4;  ///< 32 lanes by one instruction a register
#else
template <class T>
inline constexpr bool permutes_at_once = false;
#endif

/// Constant amounts below n become compile-time shuffles where the machine has no cheap table permute.
template <template <int> class Map, int n = lane_count, class T>
PEWTER_INLINE bool permuted_by_constant(const lanes<T>& x, std::uint32_t delta, lanes<T>& r) {
  if (permutes_at_once<T> || !__builtin_constant_p(delta) || delta >= n) return false;
  permute_by_constant<Map>(x, delta, r, typename make_index_list<n>::type{});
  return true;
}

/// Whether lanes move by one distance through memory. SSE's table permutes look for each lane's source in
/// every register; two unaligned stores and a load are fewer instructions.
/// Why: include/pewter/native/lanes.md#sse-shuffles.
#if defined(__x86_64__) && !defined(PEWTER_AVX512) && !defined(PEWTER_AVX2) && !defined(PEWTER_GPU)
template <class T>
inline constexpr bool moves_by_memory = sizeof(T) >= 4;
#else
template <class T>
inline constexpr bool moves_by_memory = false;
#endif

/// Stores x at element `under`, then x at element `over` of a buffer, and loads 32 elements at `from`. Each
/// place is at most 64.
template <class T>
PEWTER_INLINE lanes<T> moved_by_memory(const lanes<T>& x, std::uint32_t under, std::uint32_t over,
                                       std::uint32_t from) {
  T memory[3 * lane_count];
  PEWTER_NAMESPACE::store(
      memory + under, x, all_lanes {} PEWTER_UNCHECKED);
  PEWTER_NAMESPACE::store(
      memory + over, x, all_lanes {} PEWTER_UNCHECKED);
  return PEWTER_NAMESPACE::load(
      memory + from, all_lanes {} PEWTER_UNCHECKED);
}

}  // namespace native

#if defined(PEWTER_CHECK)
namespace native {

PEWTER_INLINE void check_shuffle(const char* function, const lanes<std::uint32_t>& source, call_site site) {
  std::uint32_t at[lane_count];
  source.to_array(at);
  detail::check_sources(function, at, site);
}

}  // namespace native
#endif

/// The value of one lane in all.
template <class T>
PEWTER_INLINE T simd_broadcast(const lanes<T>& x, std::uint32_t lane PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_source("simd_broadcast", lane, site);)
  return x[static_cast<int>(lane % lane_count)];
}
/// The value of the lowest active lane.
template <class T>
PEWTER_INLINE T simd_broadcast_first(
    const lanes<T>& x, all_lanes = {} PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_source("simd_broadcast_first", 0, site);)
  return native::element(x.v[0], 0);
}
template <class T>
PEWTER_INLINE T simd_broadcast_first(const lanes<T>& x, lane_mask active PEWTER_CALLED_FROM) {
  return active.bits == 0
             ? T(0)
             : simd_broadcast(x, static_cast<std::uint32_t>(__builtin_ctz(active.bits)) PEWTER_FROM_CALLER);
}

/// Lane i gets the value of lane source[i] % 32.
template <class T>
PEWTER_INLINE lanes<T> simd_shuffle(const lanes<T>& x,
                                    const lanes<std::uint32_t>& source PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(native::check_shuffle("simd_shuffle", source, site);)
  return native::permute_lanes(x, source);
}
/// Every lane gets the value of one lane.
template <class T>
PEWTER_INLINE lanes<T> simd_shuffle(const lanes<T>& x, std::uint32_t source PEWTER_CALLED_FROM) {
  return lanes<T>(simd_broadcast(x, source PEWTER_FROM_CALLER));
}
/// Lane i gets lane i - delta; lanes below delta keep their own value.
template <class T>
PEWTER_INLINE lanes<T> simd_shuffle_up(const lanes<T>& x, std::uint32_t delta PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(native::check_shuffle("simd_shuffle_up",
                                       select(first_lanes(delta), lane_ids(), lane_ids() - delta), site);)
  lanes<T> r;
  if (native::permuted_by_constant<native::up>(x, delta, r)) return r;
  if (delta > lane_count) delta = lane_count;
  if (native::moves_by_memory<T>) return native::moved_by_memory(x, 0, delta, 0);
  return select(first_lanes(delta), x, native::permute_lanes(x, lane_ids() - delta));
}
/// Lane i gets lane i + delta; lanes whose source is beyond 31 keep their own value.
template <class T>
PEWTER_INLINE lanes<T> simd_shuffle_down(const lanes<T>& x, std::uint32_t delta PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(native::check_shuffle("simd_shuffle_down",
                                       select(first_lanes(delta < lane_count ? lane_count - delta : 0),
                                              lane_ids() + delta, lane_ids()),
                                       site);)
  lanes<T> r;
  if (native::permuted_by_constant<native::down>(x, delta, r)) return r;
  const std::uint32_t reach = delta < lane_count ? lane_count - delta : 0;
  if (native::moves_by_memory<T>) return native::moved_by_memory(x, lane_count, reach, lane_count);
  return select(first_lanes(reach), native::permute_lanes(x, lane_ids() + delta), x);
}
/// Lane i gets lane i ^ mask.
template <class T>
PEWTER_INLINE lanes<T> simd_shuffle_xor(const lanes<T>& x, std::uint32_t mask PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(native::check_shuffle("simd_shuffle_xor", lane_ids() ^ mask, site);)
  lanes<T> r;
  mask %= lane_count;
  if (native::permuted_by_constant<native::crossed>(x, mask, r)) return r;
  return native::permute_lanes(x, lane_ids() ^ mask);
}
/// Lane i gets lane (i - delta) mod 32.
template <class T>
PEWTER_INLINE lanes<T> simd_shuffle_rotate_up(const lanes<T>& x, std::uint32_t delta PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(native::check_shuffle("simd_shuffle_rotate_up", lane_ids() - delta, site);)
  lanes<T> r;
  delta %= lane_count;
  if (native::permuted_by_constant<native::rotated_up>(x, delta, r)) return r;
  if (native::moves_by_memory<T>) return native::moved_by_memory(x, delta, lane_count + delta, lane_count);
  return native::permute_lanes(x, lane_ids() - delta);
}
/// Lane i gets lane (i + delta) mod 32.
template <class T>
PEWTER_INLINE lanes<T> simd_shuffle_rotate_down(const lanes<T>& x, std::uint32_t delta PEWTER_CALLED_FROM) {
  return simd_shuffle_rotate_up(x, lane_count - delta % lane_count PEWTER_FROM_CALLER);
}

/// Within each segment of `modulo` lanes (2, 4, 8, 16 or 32) lane i gets lane i - delta; the lowest delta
/// lanes of the segment get the upper delta lanes of fill's segment.
template <class T>
PEWTER_INLINE lanes<T> simd_shuffle_and_fill_up(const lanes<T>& x, const lanes<T>& fill, std::uint32_t delta,
                                                std::uint32_t modulo = lane_count PEWTER_CALLED_FROM) {
  if (modulo == lane_count && delta <= lane_count)
    return simd_shuffle_rotate_up(select(first_lanes(lane_count - delta), x, fill), delta PEWTER_FROM_CALLER);
  const lanes<std::uint32_t> id = lane_ids();
  const lanes<std::uint32_t> place = id & (modulo - 1), segment = id - place;
  const lane_mask stays = place + delta < lanes<std::uint32_t>(modulo);
  return simd_shuffle(select(stays, x, fill), segment + ((place - delta) & (modulo - 1)) PEWTER_FROM_CALLER);
}
/// Within each segment lane i gets lane i + delta; the upper delta lanes get the lowest delta of fill's.
template <class T>
PEWTER_INLINE lanes<T> simd_shuffle_and_fill_down(const lanes<T>& x, const lanes<T>& fill,
                                                  std::uint32_t delta,
                                                  std::uint32_t modulo = lane_count PEWTER_CALLED_FROM) {
  if (modulo == lane_count && delta <= lane_count)
    return simd_shuffle_rotate_down(select(~first_lanes(delta), x, fill), delta PEWTER_FROM_CALLER);
  const lanes<std::uint32_t> id = lane_ids();
  const lanes<std::uint32_t> place = id & (modulo - 1), segment = id - place;
  const lane_mask stays = place >= lanes<std::uint32_t>(delta);
  return simd_shuffle(select(stays, x, fill), segment + ((place + delta) & (modulo - 1)) PEWTER_FROM_CALLER);
}

PEWTER_END_TARGET_NAMESPACE
