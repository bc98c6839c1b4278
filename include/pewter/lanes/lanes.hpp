// lanes<T>: the 32 values that the threads of one SIMD group hold in a variable, and lane_mask: which of
// the threads take part. T is float or an integer of 8 to 64 bits; half and bfloat are storage types
// that load and store (memory.hpp) convert from and to float.
#pragma once

#include "pewter/native/native.hpp"

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
    native::each<registers>([&](auto k) PEWTER_INLINE_LAMBDA { v[k] = native::vec<T>(uniform); });
  }

  /// The value of one lane, through memory: for rare uses.
  PEWTER_INLINE T operator[](int lane) const {
#if defined(PEWTER_GPU)
    return native::element(v[0], lane);
#else
    T values[lane_count];
    to_array(values);
    return values[lane];
#endif
  }
  PEWTER_INLINE void to_array(T* values) const {
    native::each<registers>(
        [&](auto k) PEWTER_INLINE_LAMBDA { native::store<T>(values + k * register_width, v[k]); });
  }
  PEWTER_INLINE static lanes from_array(const T* values) {
    lanes r;
    native::each<registers>(
        [&](auto k) PEWTER_INLINE_LAMBDA { r.v[k] = native::load<T>(values + k * register_width); });
    return r;
  }

  PEWTER_INLINE friend lanes operator+(const lanes& a, const lanes& b) {
    return by_register(a, b, [](auto x, auto y) PEWTER_INLINE_LAMBDA { return x + y; });
  }
  PEWTER_INLINE friend lanes operator-(const lanes& a, const lanes& b) {
    return by_register(a, b, [](auto x, auto y) PEWTER_INLINE_LAMBDA { return x - y; });
  }
  PEWTER_INLINE friend lanes operator*(const lanes& a, const lanes& b) {
    return by_register(a, b, [](auto x, auto y) PEWTER_INLINE_LAMBDA { return x * y; });
  }
  /// Integers over 0 give a, with remainder 0, and do not trap; the lowest integer over -1 wraps around.
  PEWTER_INLINE friend lanes operator/(const lanes& a, const lanes& b) {
    return by_register(a, b, [](auto x, auto y) PEWTER_INLINE_LAMBDA { return native::divide<T>(x, y); });
  }
  PEWTER_INLINE friend lanes operator%(const lanes& a, const lanes& b) {
    return by_register(a, b,
                       [](auto x, auto y) PEWTER_INLINE_LAMBDA { return x % native::safe_divisor<T>(x, y); });
  }
  PEWTER_INLINE friend lanes operator&(const lanes& a, const lanes& b) {
    return by_register(a, b, [](auto x, auto y) PEWTER_INLINE_LAMBDA { return x & y; });
  }
  PEWTER_INLINE friend lanes operator|(const lanes& a, const lanes& b) {
    return by_register(a, b, [](auto x, auto y) PEWTER_INLINE_LAMBDA { return x | y; });
  }
  PEWTER_INLINE friend lanes operator^(const lanes& a, const lanes& b) {
    return by_register(a, b, [](auto x, auto y) PEWTER_INLINE_LAMBDA { return x ^ y; });
  }
  PEWTER_INLINE friend lanes operator<<(const lanes& a, const lanes& b) {
    return by_register(a, b, [](auto x, auto y) PEWTER_INLINE_LAMBDA { return x << y; });
  }
  PEWTER_INLINE friend lanes operator>>(const lanes& a, const lanes& b) {
    return by_register(a, b, [](auto x, auto y) PEWTER_INLINE_LAMBDA { return x >> y; });
  }
  PEWTER_INLINE lanes operator~() const { return *this ^ lanes(static_cast<T>(~T(0))); }
  PEWTER_INLINE lanes operator-() const {
    if constexpr (native::is_float<T>)
      return by_register(*this, *this, [](auto x, auto) PEWTER_INLINE_LAMBDA { return -x; });
    else {  // as unsigned numbers: the lowest one stays itself
      using U = native::uint_of<T>;
      lanes r;
      native::each<registers>([&](auto k) PEWTER_INLINE_LAMBDA {
        r.v[k] = native::bitcast_register<T>(
            native::by_element<U>([](auto x, auto zero) PEWTER_INLINE_LAMBDA { return zero - x; },
                                  native::bitcast_register<U>(v[k]), native::vec<U>(U(0))));
      });
      return r;
    }
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
    native::each<registers>([&](auto k)
                                PEWTER_INLINE_LAMBDA { r.v[k] = native::by_element<T>(op, a.v[k], b.v[k]); });
    return r;
  }
  template <native::comparison how>
  PEWTER_INLINE static lane_mask compared(const lanes& a, const lanes& b) {
    lane_mask m;
    native::each<registers>([&](auto k) PEWTER_INLINE_LAMBDA {
      m.bits |= native::compare<how, T>(a.v[k], b.v[k]) << (k * register_width);
    });
    return m;
  }
};

/// 0, 1, ... 31.
template <class T = std::uint32_t>
PEWTER_INLINE lanes<T> lane_ids() {
#if defined(PEWTER_GPU)
  return lanes<T>(static_cast<T>(native::own_lane()));
#else
  static constexpr T ids[lane_count] = {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
                                        16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31};
  return lanes<T>::from_array(ids);
#endif
}

template <class T>
PEWTER_INLINE lanes<T> select(lane_mask m, const lanes<T>& a, const lanes<T>& b) {
  lanes<T> r;
  native::each<lanes<T>::registers>([&](auto k) PEWTER_INLINE_LAMBDA {
    r.v[k] = native::select<T>(m.bits >> (k * lanes<T>::register_width), a.v[k], b.v[k]);
  });
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
#if defined(PEWTER_GPU) || defined(PEWTER_LANES_OPENMP)
  lanes<U> r;
  native::convert_lanes<U, T>(a.v, r.v);
  return r;
#else
  constexpr int from = sizeof(T), to = sizeof(U);
  if constexpr ((native::is_float<U> && from < 4) || (native::is_float<T> && to < 4)) {
    return convert<U>(convert<std::int32_t>(a));
  } else if constexpr (from == to) {
    lanes<U> r;
    native::each<lanes<T>::registers>([&](auto k) PEWTER_INLINE_LAMBDA {
      r.v[k] = native::from_raw<U>(__builtin_convertvector(native::raw(a.v[k]), native::chunk<U>));
    });
    return r;
  } else if constexpr (native::is_float<U> || native::is_float<T>) {  // and 64-bit integers
    constexpr int n = lanes<U>::registers > lanes<T>::registers ? native::width<U> : native::width<T>;
    native::chunk<T, n> values[lane_count / n];
    native::chunk<U, n> converted[lane_count / n];
    __builtin_memcpy(values, a.v, sizeof values);
    native::each<lane_count / n>([&](auto k) PEWTER_INLINE_LAMBDA {
      converted[k] = __builtin_convertvector(values[k], native::chunk<U, n>);
    });
    lanes<U> r;
    __builtin_memcpy(r.v, converted, sizeof converted);
    return r;
  } else if constexpr (to > 2 * from) {
    return convert<U>(convert<native::resized<T, 2 * from>>(a));
  } else if constexpr (2 * to < from) {
    return convert<U>(convert<native::resized<T, from / 2>>(a));
  } else {
    lanes<U> r;
    native::resize_by_two<U, T>(a.v, r.v);
    return r;
  }
#endif
}

/// The same bits as another type of the same size.
template <class U, class T>
PEWTER_INLINE lanes<U> bitcast(const lanes<T>& a) {
  static_assert(sizeof(U) == sizeof(T));
  lanes<U> r;
  native::each<lanes<T>::registers>(
      [&](auto k) PEWTER_INLINE_LAMBDA { r.v[k] = native::bitcast_register<U>(a.v[k]); });
  return r;
}

/// f(value) for every active lane's value, the lowest lane first; on a GPU each thread calls it for its own,
/// in no order.
template <class T, class F>
PEWTER_INLINE void for_each_lane(const lanes<T>& a, lane_mask active, F f) {
#if defined(PEWTER_GPU)
  if (native::is_set(active.bits)) f(a.v[0].data);
#else
  T values[lane_count];
  a.to_array(values);
  if (all(active)) {
    for (int i = 0; i < lane_count; ++i) f(values[i]);
  } else {
    for (std::uint32_t left = active.bits; left != 0; left &= left - 1) f(values[__builtin_ctz(left)]);
  }
#endif
}

/// 32 lanes' values that any lane of the SIMD group reads by index.
class lane_array {
 public:
#if defined(PEWTER_GPU)
  PEWTER_INLINE explicit lane_array(const lanes<float>& values) : own_(values.v[0].data) {}
  PEWTER_INLINE float operator[](std::uint32_t lane) const {
    return native::exchange(own_, static_cast<int>(lane));
  }

 private:
  float own_;
#else
  PEWTER_INLINE explicit lane_array(const lanes<float>& values) { values.to_array(values_); }
  PEWTER_INLINE float operator[](std::uint32_t lane) const { return values_[lane]; }

 private:
  alignas(64) float values_[lane_count];
#endif
};

PEWTER_END_TARGET_NAMESPACE

#include "pewter/lanes/promotion.hpp"
