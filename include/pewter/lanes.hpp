// lanes<T>: the 32 values that the threads of one SIMD group hold in a variable, and lane_mask: which of
// the threads take part. T is float or an integer of 8 to 64 bits; half and bfloat are storage types that
// load and store convert from and to float.
#pragma once

#include "pewter/half.hpp"
#include "pewter/native.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

/// Compile-time "every lane takes part": full iterations pay nothing for masking.
struct all_lanes {};

/// One bit a lane, lane 0 lowest.
struct lane_mask {
  std::uint32_t bits = 0;

  lane_mask() = default;
  PEWTER_INLINE constexpr explicit lane_mask(std::uint32_t b) : bits(b) {}
  PEWTER_INLINE constexpr lane_mask(all_lanes) : bits(~0u) {}

  PEWTER_INLINE friend constexpr lane_mask operator&(lane_mask a, lane_mask b) {
    return lane_mask(a.bits & b.bits);
  }
  PEWTER_INLINE friend constexpr lane_mask operator|(lane_mask a, lane_mask b) {
    return lane_mask(a.bits | b.bits);
  }
  PEWTER_INLINE friend constexpr lane_mask operator^(lane_mask a, lane_mask b) {
    return lane_mask(a.bits ^ b.bits);
  }
  PEWTER_INLINE constexpr lane_mask operator~() const { return lane_mask(~bits); }
  PEWTER_INLINE friend constexpr bool operator==(lane_mask a, lane_mask b) { return a.bits == b.bits; }
};

/// The n lowest lanes, n from 0 to 32.
PEWTER_INLINE constexpr lane_mask first_lanes(std::uint32_t n) {
  return lane_mask(n >= 32 ? ~0u : (1u << n) - 1u);
}
PEWTER_INLINE constexpr bool any(lane_mask m) { return m.bits != 0; }
PEWTER_INLINE constexpr bool all(lane_mask m) { return m.bits == ~0u; }
PEWTER_INLINE constexpr std::uint32_t count(lane_mask m) {
  return static_cast<std::uint32_t>(__builtin_popcount(m.bits));
}
PEWTER_INLINE constexpr bool any(all_lanes) { return true; }
PEWTER_INLINE constexpr bool all(all_lanes) { return true; }
PEWTER_INLINE constexpr std::uint32_t count(all_lanes) { return 32; }
PEWTER_INLINE constexpr bool contains(lane_mask m, std::uint32_t lane) { return m.bits >> (lane & 31) & 1; }

/// A broadcast argument: any value that converts to the lanes' type, without taking part in deduction.
template <class T>
struct same_type {
  using type = T;
};

template <class T>
struct lanes {
  using value_type = T;
  static constexpr int registers = native::batches<T>;
  static constexpr int register_width = native::width<T>;

  native::vec<T> v[registers];

  lanes() = default;
  PEWTER_INLINE lanes(T uniform) {
    native::each<registers>([&](auto k) { v[k] = native::vec<T>(uniform); });
  }

  /// The value of one lane, through memory: for rare uses.
  PEWTER_INLINE T operator[](int lane) const {
    T values[lane_count];
    to_array(values);
    return values[lane];
  }
  PEWTER_INLINE void to_array(T* values) const {
    native::each<registers>([&](auto k) { native::store<T>(values + k * register_width, v[k]); });
  }
  PEWTER_INLINE static lanes from_array(const T* values) {
    lanes r;
    native::each<registers>([&](auto k) { r.v[k] = native::load<T>(values + k * register_width); });
    return r;
  }

  PEWTER_INLINE friend lanes operator+(const lanes& a, const lanes& b) {
    return by_register(a, b, [](auto x, auto y) { return x + y; });
  }
  PEWTER_INLINE friend lanes operator-(const lanes& a, const lanes& b) {
    return by_register(a, b, [](auto x, auto y) { return x - y; });
  }
  PEWTER_INLINE friend lanes operator*(const lanes& a, const lanes& b) {
    return by_register(a, b, [](auto x, auto y) { return x * y; });
  }
  PEWTER_INLINE friend lanes operator/(const lanes& a, const lanes& b) {
    return by_register(a, b, [](auto x, auto y) { return native::divide(x, y); });
  }
  PEWTER_INLINE friend lanes operator%(const lanes& a, const lanes& b) {
    return by_register(a, b, [](auto x, auto y) { return x % y; });
  }
  PEWTER_INLINE friend lanes operator&(const lanes& a, const lanes& b) {
    return by_register(a, b, [](auto x, auto y) { return x & y; });
  }
  PEWTER_INLINE friend lanes operator|(const lanes& a, const lanes& b) {
    return by_register(a, b, [](auto x, auto y) { return x | y; });
  }
  PEWTER_INLINE friend lanes operator^(const lanes& a, const lanes& b) {
    return by_register(a, b, [](auto x, auto y) { return x ^ y; });
  }
  PEWTER_INLINE friend lanes operator<<(const lanes& a, const lanes& b) {
    return by_register(a, b, [](auto x, auto y) { return x << y; });
  }
  PEWTER_INLINE friend lanes operator>>(const lanes& a, const lanes& b) {
    return by_register(a, b, [](auto x, auto y) { return x >> y; });
  }
  PEWTER_INLINE lanes operator~() const { return *this ^ lanes(static_cast<T>(~T(0))); }
  PEWTER_INLINE lanes operator-() const {
    if constexpr (native::is_float<T>)
      return by_register(*this, *this, [](auto x, auto) { return -x; });
    else
      return lanes(T(0)) - *this;
  }

  PEWTER_INLINE lanes& operator+=(const lanes& b) { return *this = *this + b; }
  PEWTER_INLINE lanes& operator-=(const lanes& b) { return *this = *this - b; }
  PEWTER_INLINE lanes& operator*=(const lanes& b) { return *this = *this * b; }
  PEWTER_INLINE lanes& operator/=(const lanes& b) { return *this = *this / b; }
  PEWTER_INLINE lanes& operator%=(const lanes& b) { return *this = *this % b; }
  PEWTER_INLINE lanes& operator&=(const lanes& b) { return *this = *this & b; }
  PEWTER_INLINE lanes& operator|=(const lanes& b) { return *this = *this | b; }
  PEWTER_INLINE lanes& operator^=(const lanes& b) { return *this = *this ^ b; }
  PEWTER_INLINE lanes& operator<<=(const lanes& b) { return *this = *this << b; }
  PEWTER_INLINE lanes& operator>>=(const lanes& b) { return *this = *this >> b; }

  PEWTER_INLINE friend lane_mask operator<(const lanes& a, const lanes& b) {
    return compared<native::comparison::less>(a, b);
  }
  PEWTER_INLINE friend lane_mask operator<=(const lanes& a, const lanes& b) {
    return compared<native::comparison::less_equal>(a, b);
  }
  PEWTER_INLINE friend lane_mask operator>(const lanes& a, const lanes& b) { return b < a; }
  PEWTER_INLINE friend lane_mask operator>=(const lanes& a, const lanes& b) { return b <= a; }
  PEWTER_INLINE friend lane_mask operator==(const lanes& a, const lanes& b) {
    return compared<native::comparison::equal>(a, b);
  }
  PEWTER_INLINE friend lane_mask operator!=(const lanes& a, const lanes& b) {
    return compared<native::comparison::not_equal>(a, b);
  }

 private:
  template <class Op>
  PEWTER_INLINE static lanes by_register(const lanes& a, const lanes& b, Op op) {
    lanes r;
    native::each<registers>([&](auto k) {
      const native::chunk<T> result = op(native::raw(a.v[k]), native::raw(b.v[k]));
      r.v[k] = native::from_raw<T>(result);
    });
    return r;
  }
  template <native::comparison how>
  PEWTER_INLINE static lane_mask compared(const lanes& a, const lanes& b) {
    lane_mask m;
    native::each<registers>(
        [&](auto k) { m.bits |= native::compare<how, T>(a.v[k], b.v[k]) << (k * register_width); });
    return m;
  }
};

/// 0, 1, ... 31.
template <class T = std::uint32_t>
PEWTER_INLINE lanes<T> lane_ids() {
  static constexpr T ids[lane_count] = {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
                                        16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31};
  return lanes<T>::from_array(ids);
}

template <class T>
PEWTER_INLINE lanes<T> select(lane_mask m, const lanes<T>& a, const lanes<T>& b) {
  lanes<T> r;
  native::each<lanes<T>::registers>(
      [&](auto k) { r.v[k] = native::select<T>(m.bits >> (k * lanes<T>::register_width), a.v[k], b.v[k]); });
  return r;
}
template <class T>
PEWTER_INLINE lanes<T> select(lane_mask m, const lanes<T>& a, typename same_type<T>::type b) {
  return select(m, a, lanes<T>(b));
}
template <class T>
PEWTER_INLINE lanes<T> select(lane_mask m, typename same_type<T>::type a, const lanes<T>& b) {
  return select(m, lanes<T>(a), b);
}
template <class T, class B>
PEWTER_INLINE lanes<T> select(all_lanes, const lanes<T>& a, const B&) {
  return a;
}

/// Adds an array of lanes pairwise: the end of a loop with several accumulators.
template <class T, int n>
PEWTER_INLINE lanes<T> sum_of(const lanes<T> (&a)[n]) {
  if constexpr (n == 1)
    return a[0];
  else if constexpr (n == 2)
    return a[0] + a[1];
  else if constexpr (n == 4)
    return (a[0] + a[1]) + (a[2] + a[3]);
  else {
    lanes<T> r = a[0];
    for (int i = 1; i < n; ++i) r += a[i];
    return r;
  }
}

// ---- conversion ----

/// C++ conversion of each lane (static_cast).
template <class U, class T>
PEWTER_INLINE lanes<U> convert(const lanes<T>& a) {
  if constexpr (native::width<T> == native::width<U>) {
    lanes<U> r;
    native::each<lanes<T>::registers>([&](auto k) {
      r.v[k] = native::from_raw<U>(__builtin_convertvector(native::raw(a.v[k]), native::chunk<U>));
    });
    return r;
  } else {
    constexpr int n = native::width<T> < native::width<U> ? native::width<T> : native::width<U>;
    native::chunk<T, n> from[lane_count / n];
    native::chunk<U, n> to[lane_count / n];
    __builtin_memcpy(from, a.v, sizeof from);
    native::each<lane_count / n>(
        [&](auto k) { to[k] = __builtin_convertvector(from[k], native::chunk<U, n>); });
    lanes<U> r;
    __builtin_memcpy(r.v, to, sizeof to);
    return r;
  }
}

/// The same bits as another type of the same size.
template <class U, class T>
PEWTER_INLINE lanes<U> bitcast(const lanes<T>& a) {
  static_assert(sizeof(U) == sizeof(T));
  lanes<U> r;
  native::each<lanes<T>::registers>(
      [&](auto k) { r.v[k] = native::from_raw<U>((native::chunk<U>)native::raw(a.v[k])); });
  return r;
}

// ---- memory ----

/// 32 consecutive elements. Inactive lanes are not read and become 0.
template <class T>
PEWTER_INLINE lanes<T> load(const T* p, all_lanes = {}) {
  return lanes<T>::from_array(p);
}
template <class T>
PEWTER_INLINE lanes<T> load(const T* p, lane_mask m) {
  if constexpr (native::has_masked_access<T>) {
    lanes<T> r;
    native::each<lanes<T>::registers>([&](auto k) {
      r.v[k] = native::load<T>(p + k * lanes<T>::register_width, m.bits >> (k * lanes<T>::register_width));
    });
    return r;
  } else {
    T values[lane_count] = {};
    native::copy_active<sizeof(T)>(values, p, m.bits);
    return lanes<T>::from_array(values);
  }
}
/// Inactive lanes are not written.
template <class T>
PEWTER_INLINE void store(T* p, const lanes<T>& a, all_lanes = {}) {
  a.to_array(p);
}
template <class T>
PEWTER_INLINE void store(T* p, const lanes<T>& a, lane_mask m) {
  if constexpr (native::has_masked_access<T>) {
    native::each<lanes<T>::registers>([&](auto k) {
      native::store<T>(p + k * lanes<T>::register_width, a.v[k], m.bits >> (k * lanes<T>::register_width));
    });
  } else {
    T values[lane_count];
    a.to_array(values);
    native::copy_active<sizeof(T)>(p, values, m.bits);
  }
}

namespace native {

inline constexpr int half_chunks = batches<float>;

template <class Convert>
PEWTER_INLINE lanes<float> widen(const void* p, Convert to_float) {
  lanes<float> r;
  each<half_chunks>([&](auto k) {
    r.v[k] = to_float(
        load_chunk<half_bits>(static_cast<const char*>(p) + k * static_cast<int>(sizeof(half_bits))));
  });
  return r;
}
template <class Convert>
PEWTER_INLINE void narrow(void* p, const lanes<float>& a, Convert from_float) {
  each<half_chunks>([&](auto k) {
    const half_bits h = from_float(a.v[k]);
    __builtin_memcpy(static_cast<char*>(p) + k * static_cast<int>(sizeof(half_bits)), &h, sizeof h);
  });
}

PEWTER_INLINE vec<float> to_float(half_bits h, const half*) { return float_from_half(h); }
PEWTER_INLINE vec<float> to_float(half_bits h, const bfloat*) { return float_from_bfloat(h); }
PEWTER_INLINE half_bits from_float(const vec<float>& a, half*) { return half_from_float(a); }
PEWTER_INLINE half_bits from_float(const vec<float>& a, bfloat*) { return bfloat_from_float(a); }

template <class H>
PEWTER_INLINE_UNLESS_SSE lanes<float> load_half(const H* p) {
  return widen(p, [](half_bits h) { return to_float(h, static_cast<const H*>(nullptr)); });
}
template <class H>
PEWTER_INLINE_UNLESS_SSE lanes<float> load_half(const H* p, lane_mask m) {
  const lanes<std::uint16_t> bits =
      pewter::PEWTER_NAMESPACE::load(reinterpret_cast<const std::uint16_t*>(p), m);
  return widen(bits.v, [](half_bits h) { return to_float(h, static_cast<const H*>(nullptr)); });
}
template <class H>
PEWTER_INLINE_UNLESS_SSE void store_half(H* p, const lanes<float>& a) {
  narrow(p, a, [](const vec<float>& x) { return from_float(x, static_cast<H*>(nullptr)); });
}
template <class H>
PEWTER_INLINE_UNLESS_SSE void store_half(H* p, const lanes<float>& a, lane_mask m) {
  lanes<std::uint16_t> bits;
  narrow(bits.v, a, [](const vec<float>& x) { return from_float(x, static_cast<H*>(nullptr)); });
  pewter::PEWTER_NAMESPACE::store(reinterpret_cast<std::uint16_t*>(p), bits, m);
}
template <class H>
PEWTER_INLINE_UNLESS_SSE void stream_half(H* p, const lanes<float>& a) {
  lanes<std::uint16_t> bits;
  narrow(bits.v, a, [](const vec<float>& x) { return from_float(x, static_cast<H*>(nullptr)); });
  each<lanes<std::uint16_t>::registers>([&](auto k) {
    store_streaming<std::uint16_t>(
        reinterpret_cast<std::uint16_t*>(p) + k * lanes<std::uint16_t>::register_width, bits.v[k]);
  });
}

}  // namespace native

PEWTER_INLINE lanes<float> load(const half* p, all_lanes = {}) { return native::load_half(p); }
PEWTER_INLINE lanes<float> load(const half* p, lane_mask m) { return native::load_half(p, m); }
PEWTER_INLINE lanes<float> load(const bfloat* p, all_lanes = {}) { return native::load_half(p); }
PEWTER_INLINE lanes<float> load(const bfloat* p, lane_mask m) { return native::load_half(p, m); }
/// Rounds to nearest, ties to even.
PEWTER_INLINE void store(half* p, const lanes<float>& a, all_lanes = {}) { native::store_half(p, a); }
PEWTER_INLINE void store(half* p, const lanes<float>& a, lane_mask m) { native::store_half(p, a, m); }
PEWTER_INLINE void store(bfloat* p, const lanes<float>& a, all_lanes = {}) { native::store_half(p, a); }
PEWTER_INLINE void store(bfloat* p, const lanes<float>& a, lane_mask m) { native::store_half(p, a, m); }

/// Stores that go past the caches, for results that would only drive out of them what is still needed. p must
/// be aligned to 64 bytes. The body says threadgroup::announce_streaming; nobody reads the results before the
/// dispatch has ended.
template <class T>
PEWTER_INLINE void store_streaming(T* p, const lanes<T>& a) {
  native::each<lanes<T>::registers>(
      [&](auto k) { native::store_streaming<T>(p + k * lanes<T>::register_width, a.v[k]); });
}
PEWTER_INLINE void store_streaming(half* p, const lanes<float>& a) { native::stream_half(p, a); }
PEWTER_INLINE void store_streaming(bfloat* p, const lanes<float>& a) { native::stream_half(p, a); }

/// Lane i reads base[index[i]]; inactive lanes read nothing and become 0. By the machine's gathers where it
/// has them (AVX2, AVX-512; 32 and 64 bits), else one by one.
template <class T>
PEWTER_INLINE lanes<T> gather(const T* base, const lanes<std::uint32_t>& index, lane_mask m = all_lanes{}) {
  std::uint32_t at[lane_count];
  index.to_array(at);
  if constexpr (native::has_gather<T>) {
    lanes<T> r;
    native::each<lanes<T>::registers>([&](auto k) {
      constexpr int first = decltype(k)::value * lanes<T>::register_width;
      r.v[k] = native::gather<T>(base, at + first, m.bits >> first);
    });
    return r;
  } else {
    T values[lane_count];
    for (int i = 0; i < lane_count; ++i) values[i] = m.bits >> i & 1 ? base[at[i]] : T{};
    return lanes<T>::from_array(values);
  }
}
/// Lane i writes base[index[i]]; where lanes share an index the highest active lane's value stays. By the
/// machine's scatters where it has them (AVX-512; 32 and 64 bits), else one by one.
template <class T>
PEWTER_INLINE void scatter(T* base, const lanes<std::uint32_t>& index, const lanes<T>& a,
                           lane_mask m = all_lanes{}) {
  std::uint32_t at[lane_count];
  index.to_array(at);
  if constexpr (native::has_scatter<T>) {
    native::each<lanes<T>::registers>([&](auto k) {
      constexpr int first = decltype(k)::value * lanes<T>::register_width;
      native::scatter<T>(base, at + first, a.v[k], m.bits >> first);
    });
  } else {
    T values[lane_count];
    a.to_array(values);
    for (int i = 0; i < lane_count; ++i)
      if (m.bits >> i & 1) base[at[i]] = values[i];
  }
}

namespace native {

template <class H>
PEWTER_INLINE_UNLESS_SSE lanes<float> gather_half(const H* base, const lanes<std::uint32_t>& index,
                                                  lane_mask m) {
  const lanes<std::uint16_t> bits =
      pewter::PEWTER_NAMESPACE::gather(reinterpret_cast<const std::uint16_t*>(base), index, m);
  return widen(bits.v, [](half_bits h) { return to_float(h, static_cast<const H*>(nullptr)); });
}
template <class H>
PEWTER_INLINE_UNLESS_SSE void scatter_half(H* base, const lanes<std::uint32_t>& index, const lanes<float>& a,
                                           lane_mask m) {
  lanes<std::uint16_t> bits;
  narrow(bits.v, a, [](const vec<float>& x) { return from_float(x, static_cast<H*>(nullptr)); });
  pewter::PEWTER_NAMESPACE::scatter(reinterpret_cast<std::uint16_t*>(base), index, bits, m);
}

}  // namespace native

PEWTER_INLINE lanes<float> gather(const half* base, const lanes<std::uint32_t>& index,
                                  lane_mask m = all_lanes{}) {
  return native::gather_half(base, index, m);
}
PEWTER_INLINE lanes<float> gather(const bfloat* base, const lanes<std::uint32_t>& index,
                                  lane_mask m = all_lanes{}) {
  return native::gather_half(base, index, m);
}
PEWTER_INLINE void scatter(half* base, const lanes<std::uint32_t>& index, const lanes<float>& a,
                           lane_mask m = all_lanes{}) {
  native::scatter_half(base, index, a, m);
}
PEWTER_INLINE void scatter(bfloat* base, const lanes<std::uint32_t>& index, const lanes<float>& a,
                           lane_mask m = all_lanes{}) {
  native::scatter_half(base, index, a, m);
}

/// Four consecutive elements a lane (Metal's float4): lane i holds p[4i] ... p[4i + 3] in x, y, z, w.
template <class T>
struct lanes4 {
  lanes<T> x, y, z, w;
};

namespace native {

/// Which of elements 32k ... 32k + 31 the active lanes hold, four a lane.
PEWTER_INLINE all_lanes elements_of_lanes(all_lanes, int) { return {}; }
PEWTER_INLINE lane_mask elements_of_lanes(lane_mask m, int k) {
  lane_mask elements;
  for (int i = 0; i < 8; ++i) elements.bits |= (m.bits >> (8 * k + i) & 1u) * (0xfu << (4 * i));
  return elements;
}

}  // namespace native

template <class T, class Mask = all_lanes>
PEWTER_INLINE auto load4(const T* p, Mask m = {}) {
  using value = typename decltype(load(p))::value_type;
  lanes<value> elements[4];
  for (int k = 0; k < 4; ++k) elements[k] = load(p + k * lane_count, native::elements_of_lanes(m, k));
  lanes4<value> r;
  native::each<lanes<value>::registers>([&](auto b) {
    const auto part = [&](int j) {
      constexpr int n = lanes<value>::registers;
      return elements[(4 * b + j) / n].v[(4 * b + j) % n];
    };
    native::separate4<value>(part(0), part(1), part(2), part(3), r.x.v[b], r.y.v[b], r.z.v[b], r.w.v[b]);
  });
  return r;
}
template <class T, class V, class Mask = all_lanes>
PEWTER_INLINE void store4(T* p, const lanes4<V>& a, Mask m = {}) {
  lanes<V> elements[4];
  native::each<lanes<V>::registers>([&](auto b) {
    const auto part = [&](int j) -> native::vec<V>& {
      constexpr int n = lanes<V>::registers;
      return elements[(4 * b + j) / n].v[(4 * b + j) % n];
    };
    native::interleave4<V>(a.x.v[b], a.y.v[b], a.z.v[b], a.w.v[b], part(0), part(1), part(2), part(3));
  });
  for (int k = 0; k < 4; ++k) store(p + k * lane_count, elements[k], native::elements_of_lanes(m, k));
}

PEWTER_END_TARGET_NAMESPACE
