// The adapter's permutes over the registers of one 32-lane value.
//
// A compile-time map becomes at most one two-source shuffle a register for the maps that SIMD functions
// need. Run-time maps are the layers' own.
#pragma once

#include "pewter/native/native.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

/// Where the lanes of output register `b` come from under Map::source(lane).
template <class Map, int w, int b>
struct register_map {
  static constexpr int source(int i) { return Map::source(b * w + i); }
  static constexpr int first() { return source(0) / w; }
  static constexpr int second() {  // another register needed, or the first one again
    for (int i = 1; i < w; ++i)
      if (source(i) / w != first()) return source(i) / w;
    return first();
  }
  static constexpr bool two_suffice() {
    for (int i = 0; i < w; ++i)
      if (source(i) / w != first() && source(i) / w != second()) return false;
    return true;
  }
  static constexpr bool identity() {
    for (int i = 0; i < w; ++i)
      if (source(i) != first() * w + i) return false;
    return true;
  }
  /// Index into the pair (x, y) of registers; lanes that belong to neither keep their place in x.
  static constexpr int pair_index(int i, int x, int y) {
    const int from = source(i) / w;
    return from == x ? source(i) % w : from == y ? w + source(i) % w : i;
  }
  /// Index into (result so far, register r).
  static constexpr int merge_index(int i, int r) { return source(i) / w == r ? w + source(i) % w : i; }
};

template <class M, class C, int... i>
PEWTER_INLINE C shuffle_pair(C x, C y, index_list<i...>) {
  return shuffle<M::pair_index(i, M::first(), M::second())...>(x, y);
}
template <class M, int r, class C, int... i>
PEWTER_INLINE C shuffle_merge(C so_far, C other, index_list<i...>) {
  return shuffle<M::merge_index(i, r)...>(so_far, other);
}

/// y[i] = x[Map::source(i)] for 32 lanes, the map known at compile time.
template <class Map, class T>
PEWTER_INLINE void permute(const vec<T>* x, vec<T>* y) {
  constexpr int w = width<T>;
  using all = typename make_index_list<w>::type;
  each<batches<T>>([&](auto b) PEWTER_INLINE_LAMBDA {
    using M = register_map<Map, w, decltype(b)::value>;
    if constexpr (M::identity()) {
      y[b] = x[M::first()];
    } else {
      chunk<T> result = shuffle_pair<M>(raw(x[M::first()]), raw(x[M::second()]), all{});
      if constexpr (!M::two_suffice()) {
        each<batches<T>>([&](auto r) PEWTER_INLINE_LAMBDA {
          constexpr int k = decltype(r)::value;
          if constexpr (k != M::first() && k != M::second())
            result = shuffle_merge<M, k>(result, raw(x[k]), all{});
        });
      }
      y[b] = from_raw<T>(result);
    }
  });
}

/// Shifts one register up by `delta` lanes; the vacated lanes take the top of `fill`.
template <int delta, class C, int... i>
PEWTER_INLINE C shift_up_of(C fill, C x, index_list<i...>) {
  constexpr int w = static_cast<int>(sizeof...(i));
  return shuffle<(w - delta + i)...>(fill, x);
}
template <int delta, class T>
PEWTER_INLINE vec<T> shift_up(const vec<T>& fill, const vec<T>& x) {
  return from_raw<T>(shift_up_of<delta>(raw(fill), raw(x), typename make_index_list<width<T>>::type{}));
}

/// Swaps neighbouring blocks of `distance` lanes within one register.
template <int distance, class C, int... i>
PEWTER_INLINE C swap_blocks_of(C x, index_list<i...>) {
  return shuffle<(i ^ distance)...>(x, x);
}
template <int distance, class T>
PEWTER_INLINE vec<T> swap_blocks(const vec<T>& x) {
  return from_raw<T>(swap_blocks_of<distance>(raw(x), typename make_index_list<width<T>>::type{}));
}

/// The last lane of a register in every lane.
template <class C, int... i>
PEWTER_INLINE C broadcast_last_of(C x, index_list<i...>) {
  return shuffle<(i * 0 + static_cast<int>(sizeof...(i)) - 1)...>(x, x);
}
template <class T>
PEWTER_INLINE vec<T> broadcast_last(const vec<T>& x) {
  return from_raw<T>(broadcast_last_of(raw(x), typename make_index_list<width<T>>::type{}));
}

/// Elements 0, 2, 4, ... (parity 0) or 1, 3, 5, ... of two registers.
template <int parity, class C, int... i>
PEWTER_INLINE C every_second(C a, C b, index_list<i...>) {
  return shuffle<(2 * i + parity)...>(a, b);
}
/// a[0], b[0], a[1], b[1], ... of the lower (half 0) or the upper halves of two registers.
template <int half, class C, int... i>
PEWTER_INLINE C alternate(C a, C b, index_list<i...>) {
  constexpr int w = static_cast<int>(sizeof...(i));
  return shuffle<(half * w / 2 + i / 2 + i % 2 * w)...>(a, b);
}
/// Elements 4i, 4i + 1, 4i + 2 and 4i + 3 of four registers in a row.
template <class T>
PEWTER_INLINE void separate4(const vec<T>& r0, const vec<T>& r1, const vec<T>& r2, const vec<T>& r3,
                             vec<T>& x, vec<T>& y, vec<T>& z, vec<T>& w) {
  using all = typename make_index_list<width<T>>::type;
  const auto even = every_second<0>(raw(r0), raw(r1), all{}), odd = every_second<1>(raw(r0), raw(r1), all{});
  const auto even2 = every_second<0>(raw(r2), raw(r3), all{}),
             odd2 = every_second<1>(raw(r2), raw(r3), all{});
  x = from_raw<T>(every_second<0>(even, even2, all{}));
  y = from_raw<T>(every_second<0>(odd, odd2, all{}));
  z = from_raw<T>(every_second<1>(even, even2, all{}));
  w = from_raw<T>(every_second<1>(odd, odd2, all{}));
}
/// The inverse of separate4.
template <class T>
PEWTER_INLINE void interleave4(const vec<T>& x, const vec<T>& y, const vec<T>& z, const vec<T>& w, vec<T>& r0,
                               vec<T>& r1, vec<T>& r2, vec<T>& r3) {
  using all = typename make_index_list<width<T>>::type;
  const auto even = alternate<0>(raw(x), raw(z), all{}), even2 = alternate<1>(raw(x), raw(z), all{});
  const auto odd = alternate<0>(raw(y), raw(w), all{}), odd2 = alternate<1>(raw(y), raw(w), all{});
  r0 = from_raw<T>(alternate<0>(even, odd, all{}));
  r1 = from_raw<T>(alternate<1>(even, odd, all{}));
  r2 = from_raw<T>(alternate<0>(even2, odd2, all{}));
  r3 = from_raw<T>(alternate<1>(even2, odd2, all{}));
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
