// Metal's integer functions of lanes: any integer type, lane by lane.
#pragma once

#include "pewter/lanes/math.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

template <class T>
inline constexpr int bits_of = 8 * static_cast<int>(sizeof(T));

/// f(lanes as unsigned integers...) by register.
template <class T, class F, class... More>
PEWTER_INLINE lanes<T> map_bits(F f, const lanes<T>& x, const More&... more) {
  lanes<T> r;
  each<lanes<T>::registers>([&](auto k) PEWTER_INLINE_LAMBDA {
    using U = uint_of<T>;
    r.v[k] =
        bitcast_register<T>(by_element<U>(f, bitcast_register<U>(x.v[k]), bitcast_register<U>(more.v[k])...));
  });
  return r;
}
/// 0x0101...01 times `byte`.
template <class T>
inline constexpr uint_of<T> of_bytes(unsigned byte) {
  return static_cast<uint_of<T>>(0x0101010101010101ull * byte);
}
/// V: unsigned integers of T's width, a register or one number. C++ promotes a number of 8 or 16 bits to int;
/// an assignment to V drops the upper bits.
template <class T, class V>
PEWTER_INLINE V popcount_of(V x) {
  x = x - (x >> 1 & of_bytes<T>(0x55));
  x = (x & of_bytes<T>(0x33)) + (x >> 2 & of_bytes<T>(0x33));
  x = (x + (x >> 4)) & of_bytes<T>(0x0f);
  if constexpr (sizeof(T) == 1) return x;
  x = x * of_bytes<T>(1);
  return x >> (bits_of<T> - 8);
}

}  // namespace native

/// The number of bits that are 1.
template <class T>
PEWTER_INLINE lanes<T> popcount(const lanes<T>& x) {
  return native::map_bits<T>([](auto u) PEWTER_INLINE_LAMBDA { return native::popcount_of<T>(u); }, x);
}
/// The number of zeros above the highest 1; the width of T for 0.
template <class T>
PEWTER_INLINE lanes<T> clz(const lanes<T>& x) {
  return native::map_bits<T>(
      [](auto u) PEWTER_INLINE_LAMBDA {
        u |= u >> 1, u |= u >> 2, u |= u >> 4;
        if constexpr (sizeof(T) > 1) u |= u >> 8;
        if constexpr (sizeof(T) > 2) u |= u >> 16;
        if constexpr (sizeof(T) > 4) u |= u >> 32;
        u = ~u;
        return native::popcount_of<T>(u);
      },
      x);
}
/// The number of zeros below the lowest 1; the width of T for 0.
template <class T>
PEWTER_INLINE lanes<T> ctz(const lanes<T>& x) {
  return native::map_bits<T>(
      [](auto u) PEWTER_INLINE_LAMBDA {
        u = ~u & (u - 1);
        return native::popcount_of<T>(u);
      },
      x);
}
/// The bits in the opposite order.
template <class T>
PEWTER_INLINE lanes<T> reverse_bits(const lanes<T>& x) {
  return native::map_bits<T>(
      [](auto u) PEWTER_INLINE_LAMBDA {
        const auto swap = [&](unsigned mask, int by) PEWTER_INLINE_LAMBDA {
          const auto m = native::of_bytes<T>(mask);
          u = (u >> by & m) | (u & m) << by;
        };
        swap(0x55, 1), swap(0x33, 2), swap(0x0f, 4);
        if constexpr (sizeof(T) == 2) u = u >> 8 | u << 8;
        if constexpr (sizeof(T) > 2) {
          constexpr auto bytes = static_cast<native::uint_of<T>>(0x00ff00ff00ff00ffull);
          u = (u >> 8 & bytes) | (u & bytes) << 8;
        }
        if constexpr (sizeof(T) == 4) u = u >> 16 | u << 16;
        if constexpr (sizeof(T) == 8) {
          constexpr std::uint64_t pairs = 0x0000ffff0000ffffull;
          u = (u >> 16 & pairs) | (u & pairs) << 16;
          u = u >> 32 | u << 32;
        }
        return u;
      },
      x);
}
/// x with its bits moved up by `by` places modulo the width; those that leave come back below.
template <class T>
PEWTER_INLINE lanes<T> rotate(const lanes<T>& x, const lanes<T>& by) {
  return native::map_bits<T>(
      [](auto u, auto n) PEWTER_INLINE_LAMBDA {
        constexpr auto last = static_cast<native::uint_of<T>>(native::bits_of<T> - 1);
        return u << (n & last) | u >> (-n & last);
      },
      x, by);
}
template <class T>
PEWTER_INLINE lanes<T> rotate(const lanes<T>& x, typename same_type<T>::type by) {
  return rotate(x, lanes<T>(by));
}
/// `count` bits of x from bit `offset` on, continued by the highest of them if T is signed. offset + count is
/// at most the width of T.
template <class T>
PEWTER_INLINE lanes<T> extract_bits(const lanes<T>& x, unsigned offset, unsigned count) {
  if (count == 0) return lanes<T>(T(0));
  const auto up = static_cast<T>(native::bits_of<T> - static_cast<int>(offset + count));
  const auto down = static_cast<T>(native::bits_of<T> - static_cast<int>(count));
  return x << lanes<T>(up) >> lanes<T>(down);
}
/// `base` with `count` bits from bit `offset` on replaced by the lowest of x.
template <class T>
PEWTER_INLINE lanes<T> insert_bits(const lanes<T>& base, const lanes<T>& x, unsigned offset, unsigned count) {
  if (count == 0) return base;
  using U = native::uint_of<T>;
  const auto ones = static_cast<U>(static_cast<U>(~U(0)) >> (native::bits_of<T> - static_cast<int>(count)));
  const auto mask = static_cast<U>(ones << offset);
  return native::map_bits<T>(
      [&](auto b, auto u) PEWTER_INLINE_LAMBDA { return (b & static_cast<U>(~mask)) | (u << offset & mask); },
      base, x);
}

/// The upper half of the product of twice the width.
template <class T>
PEWTER_INLINE lanes<T> mulhi(const lanes<T>& a, const lanes<T>& b) {
  if constexpr (sizeof(T) < 8) {
    using wide = native::resized<T, 2 * sizeof(T)>;
    return convert<T>((convert<wide>(a) * convert<wide>(b)) >> lanes<wide>(wide(native::bits_of<T>)));
  } else {  // by halves; if signed, less the other factor where one is negative
    lanes<T> r = native::map_bits<T>(
        [](auto x, auto y) PEWTER_INLINE_LAMBDA {
          constexpr std::uint64_t low = 0xffffffffull;
          const auto x0 = x & low, x1 = x >> 32, y0 = y & low, y1 = y >> 32;
          const auto middle = x1 * y0 + (x0 * y0 >> 32);
          return x1 * y1 + (middle >> 32) + ((x0 * y1 + (middle & low)) >> 32);
        },
        a, b);
    if constexpr (native::is_signed<T>) r = r - ((a >> lanes<T>(63)) & b) - ((b >> lanes<T>(63)) & a);
    return r;
  }
}
/// mulhi(a, b) + c
template <class T>
PEWTER_INLINE lanes<T> madhi(const lanes<T>& a, const lanes<T>& b, const lanes<T>& c) {
  return mulhi(a, b) + c;
}
/// |a - b|, which wraps around in a signed type.
template <class T>
PEWTER_INLINE lanes<T> absdiff(const lanes<T>& a, const lanes<T>& b) {
  return max(a, b) - min(a, b);
}
/// a + b, at least the lowest and at most the highest T.
template <class T>
PEWTER_INLINE lanes<T> addsat(const lanes<T>& a, const lanes<T>& b) {
  const lanes<T> sum = a + b;
  if constexpr (native::is_signed<T>) {  // overflow: the sign is neither operand's
    const lanes<T> sign(static_cast<T>(native::bits_of<T> - 1));
    const lanes<T> bound = (a >> sign) ^ lanes<T>(static_cast<T>(~(T(1) << (native::bits_of<T> - 1))));
    return select(((a ^ sum) & (b ^ sum)) < lanes<T>(T(0)), bound, sum);
  } else {
    return select(sum < a, lanes<T>(static_cast<T>(~T(0))), sum);
  }
}
/// a - b, at least the lowest and at most the highest T.
template <class T>
PEWTER_INLINE lanes<T> subsat(const lanes<T>& a, const lanes<T>& b) {
  const lanes<T> difference = a - b;
  if constexpr (native::is_signed<T>) {
    const lanes<T> sign(static_cast<T>(native::bits_of<T> - 1));
    const lanes<T> bound = (a >> sign) ^ lanes<T>(static_cast<T>(~(T(1) << (native::bits_of<T> - 1))));
    return select(((a ^ b) & (a ^ difference)) < lanes<T>(T(0)), bound, difference);
  } else {
    return select(a < b, lanes<T>(T(0)), difference);
  }
}
/// (a + b) / 2 without overflow, rounded down; rhadd rounds up.
template <class T>
PEWTER_INLINE lanes<T> hadd(const lanes<T>& a, const lanes<T>& b) {
  return (a & b) + ((a ^ b) >> lanes<T>(T(1)));
}
template <class T>
PEWTER_INLINE lanes<T> rhadd(const lanes<T>& a, const lanes<T>& b) {
  return (a | b) - ((a ^ b) >> lanes<T>(T(1)));
}
/// a * b of numbers of 24 bits; here any that the product of 32 bits holds.
template <class T>
PEWTER_INLINE lanes<T> mul24(const lanes<T>& a, const lanes<T>& b) {
  static_assert(sizeof(T) == 4);
  return a * b;
}
template <class T>
PEWTER_INLINE lanes<T> mad24(const lanes<T>& a, const lanes<T>& b, const lanes<T>& c) {
  return mul24(a, b) + c;
}
/// a * b + c, at least the lowest and at most the highest T, of at most 32 bits.
template <class T>
PEWTER_INLINE lanes<T> madsat(const lanes<T>& a, const lanes<T>& b, const lanes<T>& c) {
  static_assert(sizeof(T) < 8);
  using wide = native::resized<T, 2 * sizeof(T)>;
  constexpr T all = static_cast<T>(~T(0)),
              highest = native::is_signed<T> ? static_cast<T>(~(T(1) << (native::bits_of<T> - 1))) : all;
  const lanes<wide> exact = convert<wide>(a) * convert<wide>(b) + convert<wide>(c);
  const lanes<wide> low(native::is_signed<T> ? wide(-wide(highest) - 1) : wide(0));
  return convert<T>(max(min(exact, lanes<wide>(wide(highest))), low));
}

PEWTER_END_TARGET_NAMESPACE
