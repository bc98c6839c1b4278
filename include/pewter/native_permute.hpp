// The adapter's permutes over the registers of one 32-lane value.
//
// A compile-time map becomes at most one two-source shuffle a register for the maps that SIMD functions
// need; a run-time map uses the machine's table permutes where it has them, else memory.
#pragma once

#include "pewter/native.hpp"

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
  return __builtin_shufflevector(x, y, M::pair_index(i, M::first(), M::second())...);
}
template <class M, int r, class C, int... i>
PEWTER_INLINE C shuffle_merge(C so_far, C other, index_list<i...>) {
  return __builtin_shufflevector(so_far, other, M::merge_index(i, r)...);
}

/// y[i] = x[Map::source(i)] for 32 lanes, the map known at compile time.
template <class Map, class T>
PEWTER_INLINE void permute(const vec<T>* x, vec<T>* y) {
  constexpr int w = width<T>;
  using all = typename make_index_list<w>::type;
  each<batches<T>>([&](auto b) {
    using M = register_map<Map, w, decltype(b)::value>;
    if constexpr (M::identity()) {
      y[b] = x[M::first()];
    } else {
      chunk<T> result = shuffle_pair<M>(raw(x[M::first()]), raw(x[M::second()]), all{});
      if constexpr (!M::two_suffice()) {
        each<batches<T>>([&](auto r) {
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
  return __builtin_shufflevector(fill, x, (w - delta + i)...);
}
template <int delta, class T>
PEWTER_INLINE vec<T> shift_up(const vec<T>& fill, const vec<T>& x) {
  return from_raw<T>(shift_up_of<delta>(raw(fill), raw(x), typename make_index_list<width<T>>::type{}));
}

/// Swaps neighbouring blocks of `distance` lanes within one register.
template <int distance, class C, int... i>
PEWTER_INLINE C swap_blocks_of(C x, index_list<i...>) {
  return __builtin_shufflevector(x, x, (i ^ distance)...);
}
template <int distance, class T>
PEWTER_INLINE vec<T> swap_blocks(const vec<T>& x) {
  return from_raw<T>(swap_blocks_of<distance>(raw(x), typename make_index_list<width<T>>::type{}));
}

/// The last lane of a register in every lane.
template <class C, int... i>
PEWTER_INLINE C broadcast_last_of(C x, index_list<i...>) {
  return __builtin_shufflevector(x, x, (i * 0 + static_cast<int>(sizeof...(i)) - 1)...);
}
template <class T>
PEWTER_INLINE vec<T> broadcast_last(const vec<T>& x) {
  return from_raw<T>(broadcast_last_of(raw(x), typename make_index_list<width<T>>::type{}));
}

/// y[i] = x[index[i] % 32] for values of four bytes, the map known at run time.
template <class T>
PEWTER_INLINE void permute(const vec<T>* x, const vec<std::uint32_t>* index, vec<T>* y) {
  static_assert(sizeof(T) == 4);
#if defined(PEWTER_AVX512)
  each<2>([&](auto b) {
    y[b] = from_raw<T>(
        (chunk<T>)_mm512_permutex2var_epi32((__m512i)raw(x[0]), index[b].data, (__m512i)raw(x[1])));
  });
#elif defined(PEWTER_AVX2)
  each<4>([&](auto b) {
    const __m256i at = index[b].data;
    const auto from = [&](int r) { return _mm256_permutevar8x32_ps((__m256)raw(x[r]), at); };
    // Bits 3 and 4 of the index name the register; moved to the sign bit they steer the blends.
    const __m256 odd = _mm256_castsi256_ps(_mm256_slli_epi32(at, 28));
    const __m256 upper = _mm256_castsi256_ps(_mm256_slli_epi32(at, 27));
    const __m256 low = _mm256_blendv_ps(from(0), from(1), odd);
    const __m256 high = _mm256_blendv_ps(from(2), from(3), odd);
    y[b] = from_raw<T>((chunk<T>)_mm256_blendv_ps(low, high, upper));
  });
#else
  T from[lane_count];
  std::uint32_t at[lane_count];
  T to[lane_count];
  each<batches<T>>([&](auto b) {
    store<T>(from + b * width<T>, x[b]);
    store<std::uint32_t>(at + b * width<T>, index[b]);
  });
  for (int i = 0; i < lane_count; ++i) to[i] = from[at[i] % 32];
  each<batches<T>>([&](auto b) { y[b] = load<T>(to + b * width<T>); });
#endif
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
