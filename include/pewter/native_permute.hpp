// The adapter's permutes over the registers of one 32-lane value.
//
// A compile-time map becomes at most one two-source shuffle a register for the maps that SIMD functions
// need; a run-time map uses the machine's table permutes, of bytes on SSE and NEON.
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

/// Elements 0, 2, 4, ... (parity 0) or 1, 3, 5, ... of two registers.
template <int parity, class C, int... i>
PEWTER_INLINE C every_second(C a, C b, index_list<i...>) {
  return __builtin_shufflevector(a, b, (2 * i + parity)...);
}
/// a[0], b[0], a[1], b[1], ... of the lower (half 0) or the upper halves of two registers.
template <int half, class C, int... i>
PEWTER_INLINE C alternate(C a, C b, index_list<i...>) {
  constexpr int w = static_cast<int>(sizeof...(i));
  return __builtin_shufflevector(a, b, (half * w / 2 + i / 2 + i % 2 * w)...);
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

// ---- maps known at run time ----

#if defined(PEWTER_AVX512) || defined(PEWTER_AVX2)
/// Values whose permutes take an index of their own size; others go by way of four bytes.
template <class T>
inline constexpr bool has_table_permute = sizeof(T) == 4;

/// y[i] = x[index[i] % 32].
template <class T>
PEWTER_INLINE void permute(const vec<T>* x, const vec<uint_of<T>>* index, vec<T>* y) {
#if defined(PEWTER_AVX512)
  each<2>([&](auto b) PEWTER_INLINE_LAMBDA {
    y[b] = from_raw<T>(
        (chunk<T>)_mm512_permutex2var_epi32((__m512i)raw(x[0]), index[b].data, (__m512i)raw(x[1])));
  });
#else
  each<4>([&](auto b) PEWTER_INLINE_LAMBDA {
    const __m256i at = index[b].data;
    const auto from = [&](int r)
                          PEWTER_INLINE_LAMBDA { return _mm256_permutevar8x32_ps((__m256)raw(x[r]), at); };
    // Bits 3 and 4 of the index name the register; moved to the sign bit they steer the blends.
    const __m256 odd = _mm256_castsi256_ps(_mm256_slli_epi32(at, 28));
    const __m256 upper = _mm256_castsi256_ps(_mm256_slli_epi32(at, 27));
    const __m256 low = _mm256_blendv_ps(from(0), from(1), odd);
    const __m256 high = _mm256_blendv_ps(from(2), from(3), odd);
    y[b] = from_raw<T>((chunk<T>)_mm256_blendv_ps(low, high, upper));
  });
#endif
}
#else
template <class T>
inline constexpr bool has_table_permute = sizeof(T) <= 4;

using byte_register = chunk<std::uint8_t, 16>;

/// Byte i of the result is byte at[i] of n registers, 2 to 8.
template <int n>
PEWTER_INLINE byte_register bytes_of(const byte_register* table, byte_register at) {
#if defined(__x86_64__)
  if constexpr (n == 1) {
    return (byte_register)_mm_shuffle_epi8((__m128i)*table, (__m128i)at);  // by the index's lower four bits
  } else {
    // The next bit says in which half of the table: moved to the sign bit it steers the blend.
    constexpr int to_sign = n == 2 ? 3 : n == 4 ? 2 : 1;
    const byte_register low = bytes_of<n / 2>(table, at), high = bytes_of<n / 2>(table + n / 2, at);
    return (byte_register)_mm_blendv_epi8((__m128i)low, (__m128i)high, _mm_slli_epi16((__m128i)at, to_sign));
  }
#else
  const auto four = [&](int first) PEWTER_INLINE_LAMBDA {
    uint8x16x4_t registers;
    for (int k = 0; k < 4; ++k) registers.val[k] = (uint8x16_t)table[first + k];
    return registers;
  };
  if constexpr (n == 2)
    return (byte_register)vqtbl2q_u8({{(uint8x16_t)table[0], (uint8x16_t)table[1]}}, (uint8x16_t)at);
  else if constexpr (n == 4)
    return (byte_register)vqtbl4q_u8(four(0), (uint8x16_t)at);
  else  // an index beyond the table gives 0, or keeps what there was
    return (byte_register)vqtbx4q_u8(vqtbl4q_u8(four(0), (uint8x16_t)at), four(4), (uint8x16_t)(at - 64));
#endif
}

/// y[i] = x[index[i] % 32], as a permute of bytes.
template <class T>
PEWTER_INLINE void permute(const vec<T>* x, const vec<uint_of<T>>* index, vec<T>* y) {
  static_assert(has_table_permute<T>);
  using U = uint_of<T>;
  constexpr U ones = static_cast<U>(0x01010101u), bytes = static_cast<U>(0x03020100u);  // 0 for one byte
  byte_register table[batches<T>];
  each<batches<T>>([&](auto b) PEWTER_INLINE_LAMBDA { table[b] = (byte_register)raw(x[b]); });
  each<batches<T>>([&](auto b) PEWTER_INLINE_LAMBDA {
    const chunk<U> first = (raw(index[b]) & static_cast<U>(31)) * static_cast<U>(sizeof(T));
    const chunk<U> at = first * ones + bytes;
    y[b] = from_raw<T>((chunk<T>)bytes_of<batches<T>>(table, (byte_register)at));
  });
}
#endif

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
