// What every native layer shares: compile-time choices and loops, and the integers of a size.
#pragma once

#include <cstddef>
#include <cstdint>

#include "pewter/native/target.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

inline constexpr int lane_count = 32;

namespace native {

template <bool condition, class A, class B>
struct choose {
  using type = A;
};
template <class A, class B>
struct choose<false, A, B> {
  using type = B;
};

template <int size>
struct integers;
template <>
struct integers<1> {
  using i = std::int8_t;
  using u = std::uint8_t;
};
template <>
struct integers<2> {
  using i = std::int16_t;
  using u = std::uint16_t;
};
template <>
struct integers<4> {
  using i = std::int32_t;
  using u = std::uint32_t;
};
template <>
struct integers<8> {
  using i = std::int64_t;
  using u = std::uint64_t;
};
template <class T>
using int_of = typename integers<sizeof(T)>::i;
template <class T>
using uint_of = typename integers<sizeof(T)>::u;

template <class T>
inline constexpr bool is_signed = T(-1) < T(0);
/// The integer of `size` bytes with T's sign.
template <class T, int size>
using resized = typename choose<is_signed<T>, typename integers<size>::i, typename integers<size>::u>::type;

template <class T>
inline constexpr bool is_float = false;
template <>
inline constexpr bool is_float<float> = true;

// ---- compile-time loops: a lane value is an array of registers only if no loop is left over it ----

template <int k>
struct index_constant {
  static constexpr int value = k;
  constexpr operator int() const { return k; }
};
template <int... k>
struct index_list {};
template <int n, int... k>
struct make_index_list : make_index_list<n - 1, n - 1, k...> {};
template <int... k>
struct make_index_list<0, k...> {
  using type = index_list<k...>;
};

template <class F, int... k>
PEWTER_INLINE void each_of(index_list<k...>, F&& f) {
  (f(index_constant<k>{}), ...);
}
/// f(0), f(1), ... f(n - 1) with compile-time arguments.
template <int n, class F>
PEWTER_INLINE void each(F&& f) {
  each_of(typename make_index_list<n>::type{}, f);
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
