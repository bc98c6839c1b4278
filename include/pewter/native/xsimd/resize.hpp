// The adapter's integers of another size, by steps of a factor of two. __builtin_convertvector would do, but
// g++ 12 makes up to 150 instructions of it for 32 lanes.
#pragma once

#include "pewter/native/xsimd/xsimd.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

/// Each element of the register's `part`-th half, continued by zeros or by its sign.
template <int part, class U, class T, int... k>
PEWTER_INLINE chunk<U> upper_bits_added(chunk<T> a, index_list<k...>) {
  chunk<T> upper{};
  if constexpr (is_signed<T>) upper = (chunk<T>)(a < 0);
  return (chunk<U>)__builtin_shufflevector(a, upper, (part * width<U> + k / 2 + k % 2 * width<T>)...);
}
/// Two registers' elements without their upper halves.
template <class U, class T, int... k>
PEWTER_INLINE chunk<U> upper_bits_dropped(chunk<T> a, chunk<T> b, index_list<k...>) {
  return __builtin_shufflevector((chunk<U>)a, (chunk<U>)b, (2 * k)...);
}

/// 32 integers as ones of twice or half the size, as static_cast has them.
template <class U, class T>
PEWTER_INLINE void resize_by_two(const vec<T>* x, vec<U>* y) {
  if constexpr (width<T> == width<U>)  // two sizes of register
    each<batches<T>>([&](auto k) PEWTER_INLINE_LAMBDA {
      y[k] = from_raw<U>(__builtin_convertvector(raw(x[k]), chunk<U>));
    });
  else if constexpr (sizeof(U) > sizeof(T))
    each<batches<T>>([&](auto k) PEWTER_INLINE_LAMBDA {
      using all = typename make_index_list<width<T>>::type;
      y[2 * k] = from_raw<U>(upper_bits_added<0, U, T>(raw(x[k]), all{}));
      y[2 * k + 1] = from_raw<U>(upper_bits_added<1, U, T>(raw(x[k]), all{}));
    });
  else
    each<batches<U>>([&](auto k) PEWTER_INLINE_LAMBDA {
      using all = typename make_index_list<width<U>>::type;
      y[k] = from_raw<U>(upper_bits_dropped<U, T>(raw(x[2 * k]), raw(x[2 * k + 1]), all{}));
    });
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
