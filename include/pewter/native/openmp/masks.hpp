// The OpenMP layer's masks, one bit a lane; comparisons of one register, which give them, and selections,
// which take them.
#pragma once

#include "pewter/native/openmp/openmp.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

enum class comparison { less, less_equal, equal, not_equal };

template <comparison how, class T>
PEWTER_INLINE bool holds(T a, T b) {
  if constexpr (how == comparison::less) return a < b;
  if constexpr (how == comparison::less_equal) return a <= b;
  if constexpr (how == comparison::equal) return a == b;
  return a != b;
}

/// Bit i says whether the comparison holds for lane i.
template <comparison how, class T>
PEWTER_INLINE std::uint32_t compare(const vec<T>& a, const vec<T>& b) {
  std::uint32_t bits = 0;
#pragma omp simd reduction(| : bits)
  for (int k = 0; k < width<T>; ++k)
    bits |= static_cast<std::uint32_t>(holds<how, T>(a.data.at[k], b.data.at[k])) << k;
  return bits;
}

/// Whether lane k's bit is set, as a comparison of integers of T's size.
template <class T>
PEWTER_INLINE bool is_set(std::uint32_t bits, int k) {
  return (bits >> k & 1u) != 0;
}

/// Lane i of a where bit i is set, else of b.
template <class T>
PEWTER_INLINE vec<T> select(std::uint32_t bits, const vec<T>& a, const vec<T>& b) {
  vec<T> r;
  simd_loop<width<T>>([&](int k) PEWTER_INLINE_LAMBDA {
    const T x = a.data.at[k], y = b.data.at[k];
    r.data.at[k] = is_set<T>(bits, k) ? x : y;
  });
  return r;
}

/// Lanes in which x exceeds `largest`, or is the first NaN: `largest` becomes x and `at` becomes `index`.
PEWTER_INLINE void keep_first_largest(vec<float>& largest, vec<std::uint32_t>& at, const vec<float>& x,
                                      const vec<std::uint32_t>& index) {
  simd_loop<width<float>>([&](int k) PEWTER_INLINE_LAMBDA {
    const float l = largest.data.at[k], y = x.data.at[k];
    const std::uint32_t old = at.data.at[k], now = index.data.at[k];
    const bool better = !(y <= l) & (l == l);
    largest.data.at[k] = better ? y : l;
    at.data.at[k] = better ? now : old;
  });
}

/// Lanes in which `other` is larger than `largest`, or equal with a smaller index: `largest` and `index`
/// become the other's. NaN is larger than every number, and equal to NaN.
PEWTER_INLINE void keep_larger_then_first(vec<float>& largest, vec<std::uint32_t>& index,
                                          const vec<float>& other, const vec<std::uint32_t>& other_index) {
  simd_loop<width<float>>([&](int k) PEWTER_INLINE_LAMBDA {
    const float a = largest.data.at[k], b = other.data.at[k];
    const std::uint32_t i = index.data.at[k], j = other_index.data.at[k];
    const bool larger = !(b <= a) & (a == a), smaller = !(a <= b) & (b == b);
    const bool better = larger | (!smaller & (j < i));
    largest.data.at[k] = better ? b : a;
    index.data.at[k] = better ? j : i;
  });
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
