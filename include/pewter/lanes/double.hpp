// The adapter's arithmetic in double: what turns floats into floats with one rounding at the end, as pow
// needs it.
//
// log2 of m 2^e, m from sqrt(1/2) to sqrt(2), is e + 2/ln 2 (s + s^3/3 + ... + s^15/15), s = (m - 1)/(m + 1):
// to 4e-14. 2^t is 2^n e^g, n the whole number next to t, by Taylor's series to g^9: to 7e-12. Their errors
// in pow, |t| < 150, are less than a hundredth of a float's last place.
#pragma once

#include "pewter/lanes/lanes.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

#if defined(PEWTER_LANES_OPENMP) || defined(PEWTER_GPU)
using doubles = double;             ///< of one lane
using double_bits = std::uint64_t;  ///< its bits

/// f of each lane in double, rounded to float.
template <class F, class... More>
PEWTER_INLINE lanes<float> map_doubles(F f, const lanes<float>& x, const More&... more) {
  lanes<float> r;
  each<lanes<float>::registers>([&](auto k) PEWTER_INLINE_LAMBDA {
    r.v[k] = by_element<float>(
        [&](auto... numbers)
            PEWTER_INLINE_LAMBDA { return static_cast<float>(f(static_cast<double>(numbers)...)); },
        x.v[k], more.v[k]...);
  });
  return r;
}
PEWTER_INLINE doubles all_doubles(double x) { return x; }
#else
inline constexpr int double_width = width<float> / 2;
using doubles = chunk<double, double_width>;             ///< half of a register of floats
using double_bits = chunk<std::uint64_t, double_width>;  ///< its bits

template <int first, int... k>
PEWTER_INLINE doubles widened(chunk<float> x, index_list<k...>) {
  return __builtin_convertvector(__builtin_shufflevector(x, x, (first + k)...), doubles);
}
template <int... k>
PEWTER_INLINE vec<float> narrowed(doubles lower, doubles upper, index_list<k...>) {
  using floats = chunk<float, double_width>;
  return from_raw<float>(__builtin_shufflevector(__builtin_convertvector(lower, floats),
                                                 __builtin_convertvector(upper, floats), k...));
}
/// f of each lane in double, rounded to float.
template <class F, class... More>
PEWTER_INLINE lanes<float> map_doubles(F f, const lanes<float>& x, const More&... more) {
  using half = typename make_index_list<double_width>::type;
  using whole = typename make_index_list<width<float>>::type;
  lanes<float> r;
  each<lanes<float>::registers>([&](auto k) PEWTER_INLINE_LAMBDA {
    const doubles lower = f(widened<0>(raw(x.v[k]), half{}), widened<0>(raw(more.v[k]), half{})...);
    const doubles upper =
        f(widened<double_width>(raw(x.v[k]), half{}), widened<double_width>(raw(more.v[k]), half{})...);
    r.v[k] = narrowed(lower, upper, whole{});
  });
  return r;
}

PEWTER_INLINE doubles all_doubles(double x) { return doubles{} + x; }
#endif

/// 2^n for a whole number n from -1022 to 1023.
PEWTER_INLINE doubles power_of_two(doubles n) {
  const doubles biased = n + (0x1p52 + 1023);  // its lowest bits are the exponent's
  return __builtin_bit_cast(doubles, __builtin_bit_cast(double_bits, biased) << 52);
}
PEWTER_INLINE doubles times_power_of_two(doubles x, doubles n) { return x * power_of_two(n); }

/// 2^t; 0 and infinity from 300 on, beyond all floats.
PEWTER_INLINE doubles exp2_of_double(doubles t) {
  t = t > 300.0 ? all_doubles(300) : t;
  t = t < -300.0 ? all_doubles(-300) : t;
  const doubles n = (t + 0x1.8p52) - 0x1.8p52;
  const doubles g = (t - n) * 0x1.62e42fefa39efp-1;
  doubles p = all_doubles(1.0 / 362880);
  p = p * g + 1.0 / 40320;
  p = p * g + 1.0 / 5040;
  p = p * g + 1.0 / 720;
  p = p * g + 1.0 / 120;
  p = p * g + 1.0 / 24;
  p = p * g + 1.0 / 6;
  p = p * g + 0.5;
  p = p * g + 1.0;
  p = p * g + 1.0;
  return t == t ? times_power_of_two(p, n) : t;
}

/// log2 of a float: of 0 -infinity, of infinity itself, of negative numbers NaN.
PEWTER_INLINE doubles log2_of_double(doubles x) {
  const auto bits = __builtin_bit_cast(double_bits, x);
  doubles m = __builtin_bit_cast(doubles, (bits & 0xfffffffffffff) | 0x3ff0000000000000);
  doubles e = __builtin_bit_cast(doubles, bits >> 52 | 0x4330000000000000) - (0x1p52 + 1023);
  const auto large = m > 0x1.6a09e667f3bcdp0;
  e = large ? e + 1.0 : e;
  m = large ? m * 0.5 : m;
  const doubles s = (m - 1.0) / (m + 1.0), s2 = s * s;
  doubles p = all_doubles(1.0 / 15);
  p = p * s2 + 1.0 / 13;
  p = p * s2 + 1.0 / 11;
  p = p * s2 + 1.0 / 9;
  p = p * s2 + 1.0 / 7;
  p = p * s2 + 1.0 / 5;
  p = p * s2 + 1.0 / 3;
  p = p * s2 + 1.0;
  doubles r = p * s * 0x1.71547652b82fep1 + e;
  r = x == 0.0 ? all_doubles(-__builtin_inf()) : r;
  r = x == __builtin_inf() ? x : r;
  return x >= 0.0 ? r : all_doubles(__builtin_nan(""));
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
