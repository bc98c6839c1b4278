// Operators of lanes and operands of another type, by the rules of C++ (and Metal) for scalars.
//
//   lanes<A> op lanes<B>    both become the type of A{} + B{}: uint + long is long, uchar + ushort is int
//   lanes<A> op scalar      a 64-bit integer promotes narrower lanes, a floating-point number promotes
//                           integers to float; any other scalar becomes an A, as ever
//   comparisons             of integers with a wider scalar compare the values: nothing is truncated
//   shifts                  have the left operand's type
//
// Operands may be in either order.
#pragma once

#include <type_traits>

#include "pewter/lanes/lanes.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

/// The lanes' type for results of C++'s type T.
template <class T>
using lane_type = typename choose<std::is_floating_point_v<T>, float, resized<T, sizeof(T)>>::type;
template <class A, class B>
using promoted = lane_type<decltype(A{} + B{})>;

template <class A, class B>
concept differ = !std::is_same_v<A, B>;
/// A scalar that an operator's lanes of T follow, instead of the other way round.
template <class U, class T>
concept promoting = std::is_arithmetic_v<U> && !is_float<T> &&
                    (std::is_floating_point_v<U> || (sizeof(U) == 8 && sizeof(T) < 8));
/// An integer that may be outside of T.
template <class U, class T>
concept wider = std::is_integral_v<U> && !is_float<T> && (sizeof(U) > sizeof(T));
template <class U, class T>
concept fractional = std::is_floating_point_v<U> && !is_float<T>;

/// -1 for a number below all of T's, 1 above, else 0.
template <class T, class U>
PEWTER_INLINE constexpr int side_of_range(U n) {
  constexpr T lowest = is_signed<T> ? static_cast<T>(T(1) << (8 * sizeof(T) - 1)) : T(0);
  constexpr T highest = static_cast<T>(~lowest);
  if (n > static_cast<U>(highest)) return 1;
  if constexpr (is_signed<U>) {
    if (n < static_cast<U>(lowest)) return -1;
  }
  return 0;
}

}  // namespace native

#define PEWTER_MIXED_OPERATOR(op)                                        \
  template <class A, native::differ<A> B>                                \
  PEWTER_INLINE auto operator op(const lanes<A>& a, const lanes<B>& b) { \
    using type = native::promoted<A, B>;                                 \
    return convert<type>(a) op convert<type>(b);                         \
  }                                                                      \
  template <class T, native::promoting<T> U>                             \
  PEWTER_INLINE auto operator op(const lanes<T>& a, U b) {               \
    using type = native::promoted<T, U>;                                 \
    return convert<type>(a) op lanes<type>(static_cast<type>(b));        \
  }                                                                      \
  template <class T, native::promoting<T> U>                             \
  PEWTER_INLINE auto operator op(U a, const lanes<T>& b) {               \
    using type = native::promoted<T, U>;                                 \
    return lanes<type>(static_cast<type>(a)) op convert<type>(b);        \
  }
PEWTER_MIXED_OPERATOR(+)
PEWTER_MIXED_OPERATOR(-)
PEWTER_MIXED_OPERATOR(*)
PEWTER_MIXED_OPERATOR(/)
PEWTER_MIXED_OPERATOR(%)
PEWTER_MIXED_OPERATOR(&)
PEWTER_MIXED_OPERATOR(|)
PEWTER_MIXED_OPERATOR(^)
#undef PEWTER_MIXED_OPERATOR

#define PEWTER_MIXED_SHIFT(op)                                               \
  template <class A, native::differ<A> B>                                    \
  PEWTER_INLINE lanes<A> operator op(const lanes<A>& a, const lanes<B>& b) { \
    return a op convert<A>(b);                                               \
  }
PEWTER_MIXED_SHIFT(<<)
PEWTER_MIXED_SHIFT(>>)
#undef PEWTER_MIXED_SHIFT

// `above` and `below` are the results for a scalar above and below all values of the lanes' type.
#define PEWTER_MIXED_COMPARISON(op, turned, above, below)                                        \
  template <class A, native::differ<A> B>                                                        \
  PEWTER_INLINE lane_mask operator op(const lanes<A>& a, const lanes<B>& b) {                    \
    using type = native::promoted<A, B>;                                                         \
    return convert<type>(a) op convert<type>(b);                                                 \
  }                                                                                              \
  template <class T, native::wider<T> U>                                                         \
  PEWTER_INLINE lane_mask operator op(const lanes<T>& a, U b) {                                  \
    const int side = native::side_of_range<T>(b);                                                \
    if (side != 0) return lane_mask((side > 0 ? above : below) ? ~0u : 0u);                      \
    return a op lanes<T>(static_cast<T>(b));                                                     \
  }                                                                                              \
  template <class T, native::fractional<T> U>                                                    \
  PEWTER_INLINE lane_mask operator op(const lanes<T>& a, U b) {                                  \
    return convert<float>(a) op lanes<float>(static_cast<float>(b));                             \
  }                                                                                              \
  template <class T, class U>                                                                    \
  requires(native::wider<U, T> || native::fractional<U, T>) PEWTER_INLINE lane_mask operator op( \
      U a, const lanes<T>& b) {                                                                  \
    return b turned a;                                                                           \
  }
PEWTER_MIXED_COMPARISON(<, >, true, false)
PEWTER_MIXED_COMPARISON(<=, >=, true, false)
PEWTER_MIXED_COMPARISON(>, <, false, true)
PEWTER_MIXED_COMPARISON(>=, <=, false, true)
PEWTER_MIXED_COMPARISON(==, ==, false, false)  // NOLINT(bugprone-branch-clone): == has no order
PEWTER_MIXED_COMPARISON(!=, !=, true, true)    // NOLINT(bugprone-branch-clone)
#undef PEWTER_MIXED_COMPARISON

PEWTER_END_TARGET_NAMESPACE
