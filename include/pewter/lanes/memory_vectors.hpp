// Two, three or eight consecutive elements a lane, as load4 and store4 have four: lane i reads or writes
// p[n i] ... p[n i + n - 1]. Inactive lanes touch no memory, and read 0.
#pragma once

#if defined(PEWTER_GPU)
#include "pewter/lanes/gpu/memory_vectors.hpp"
#else

#include "pewter/lanes/memory.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

/// Which of elements 32k ... 32k + 31 the active lanes hold, n a lane.
template <int n>
PEWTER_INLINE all_lanes elements_of(all_lanes, int) {
  return {};
}
template <int n>
PEWTER_INLINE lane_mask elements_of(lane_mask m, int k) {
  constexpr int held = lane_count / n;
  lane_mask elements;
  for (int i = 0; i < held; ++i)
    elements.bits |= (m.bits >> (held * k + i) & 1u) * (((1u << n) - 1u) << (n * i));
  return elements;
}

template <int part, class T, int... k>
PEWTER_INLINE chunk<T> every_second(chunk<T> a, chunk<T> b, index_list<k...>) {
  return shuffle<(2 * k + part)...>(a, b);
}
template <int part, class T, int... k>
PEWTER_INLINE chunk<T> in_turn(chunk<T> a, chunk<T> b, index_list<k...>) {
  return shuffle<(part * width<T> / 2 + k / 2 + k % 2 * width<T>)...>(a, b);
}
/// Elements 0, 2, 4, ... of two values in a row, and 1, 3, 5, ...
template <class T>
PEWTER_INLINE void separate(const lanes<T>& a, const lanes<T>& b, lanes<T>& even, lanes<T>& odd) {
  constexpr int n = lanes<T>::registers;
  using all = typename make_index_list<width<T>>::type;
  each<n>([&](auto r) PEWTER_INLINE_LAMBDA {
    const auto part = [&](int j) PEWTER_INLINE_LAMBDA { return raw(j < n ? a.v[j % n] : b.v[j % n]); };
    even.v[r] = from_raw<T>(every_second<0, T>(part(2 * r), part(2 * r + 1), all{}));
    odd.v[r] = from_raw<T>(every_second<1, T>(part(2 * r), part(2 * r + 1), all{}));
  });
}
template <class T>
PEWTER_INLINE void interleave(const lanes<T>& even, const lanes<T>& odd, lanes<T>& a, lanes<T>& b) {
  constexpr int n = lanes<T>::registers;
  using all = typename make_index_list<width<T>>::type;
  each<2 * n>([&](auto r) PEWTER_INLINE_LAMBDA {
    constexpr int of = decltype(r)::value / 2;
    (r < n ? a : b).v[r % n] =
        from_raw<T>(in_turn<decltype(r)::value % 2, T>(raw(even.v[of]), raw(odd.v[of]), all{}));
  });
}

}  // namespace native

template <class T, class Mask = all_lanes>
PEWTER_INLINE auto load2(
    const T* p, Mask m = {} PEWTER_CALLED_FROM) {
  using value = typename decltype(load(p))::value_type;
  lanes2<value> r;
  native::separate(load(p, native::elements_of<2>(m, 0) PEWTER_FROM_CALLER),
                   load(p + lane_count, native::elements_of<2>(m, 1) PEWTER_FROM_CALLER), r.x, r.y);
  return r;
}
template <class T, class V, class Mask = all_lanes>
PEWTER_INLINE void store2(
    T* p, const lanes2<V>& a, Mask m = {} PEWTER_CALLED_FROM) {
  lanes<V> first, second;
  native::interleave(a.x, a.y, first, second);
  store(p, first, native::elements_of<2>(m, 0) PEWTER_FROM_CALLER);
  store(p + lane_count, second, native::elements_of<2>(m, 1) PEWTER_FROM_CALLER);
}

/// Metal's packed_float3: by gathers and scatters.
template <class T>
PEWTER_INLINE auto load3(
    const T* p, lane_mask m = all_lanes {} PEWTER_CALLED_FROM) {
  using value = typename decltype(load(p))::value_type;
  const lanes<std::uint32_t> at = lane_ids() * 3u;
  return lanes3<value>(gather(p, at, m PEWTER_FROM_CALLER), gather(p, at + 1u, m PEWTER_FROM_CALLER),
                       gather(p, at + 2u, m PEWTER_FROM_CALLER));
}
template <class T, class V>
PEWTER_INLINE void store3(
    T* p, const lanes3<V>& a, lane_mask m = all_lanes {} PEWTER_CALLED_FROM) {
  const lanes<std::uint32_t> at = lane_ids() * 3u;
  scatter(p, at, a.x, m PEWTER_FROM_CALLER);
  scatter(p, at + 1u, a.y, m PEWTER_FROM_CALLER);
  scatter(p, at + 2u, a.z, m PEWTER_FROM_CALLER);
}

template <class T, class Mask = all_lanes>
PEWTER_INLINE auto load8(
    const T* p, Mask m = {} PEWTER_CALLED_FROM) {
  using value = typename decltype(load(p))::value_type;
  lanes8<value> a, b;  // elements by every second, by every fourth, by every eighth
  native::each<8>([&](auto k) PEWTER_INLINE_LAMBDA {
    a[k] = load(p + k * lane_count, native::elements_of<8>(m, k) PEWTER_FROM_CALLER);
  });
  native::each<4>([&](auto k)
                      PEWTER_INLINE_LAMBDA { native::separate(a[2 * k], a[2 * k + 1], b[k], b[k + 4]); });
  native::each<4>([&](auto k) PEWTER_INLINE_LAMBDA {
    native::separate(b[2 * k], b[2 * k + 1], a[k / 2 * 4 + k % 2], a[k / 2 * 4 + k % 2 + 2]);
  });
  // a holds elements 0, 4 (2 values each), 2, 6, 1, 5, 3, 7 of the lanes, in pairs.
  native::each<4>([&](auto k) PEWTER_INLINE_LAMBDA {
    constexpr int first[] = {0, 2, 1, 3};
    native::separate(a[2 * k], a[2 * k + 1], b[first[k]], b[first[k] + 4]);
  });
  return b;
}
template <class T, class V, class Mask = all_lanes>
PEWTER_INLINE void store8(
    T* p, const lanes8<V>& v, Mask m = {} PEWTER_CALLED_FROM) {
  lanes8<V> a, b;
  native::each<4>([&](auto k) PEWTER_INLINE_LAMBDA {
    constexpr int first[] = {0, 2, 1, 3};
    native::interleave(v[first[k]], v[first[k] + 4], a[2 * k], a[2 * k + 1]);
  });
  native::each<4>([&](auto k) PEWTER_INLINE_LAMBDA {
    native::interleave(a[k / 2 * 4 + k % 2], a[k / 2 * 4 + k % 2 + 2], b[2 * k], b[2 * k + 1]);
  });
  native::each<4>([&](auto k)
                      PEWTER_INLINE_LAMBDA { native::interleave(b[k], b[k + 4], a[2 * k], a[2 * k + 1]); });
  native::each<8>([&](auto k) PEWTER_INLINE_LAMBDA {
    store(p + k * lane_count, a[k], native::elements_of<8>(m, k) PEWTER_FROM_CALLER);
  });
}

PEWTER_END_TARGET_NAMESPACE
#endif  // PEWTER_GPU
