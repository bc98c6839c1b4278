// The adapter to a GPU: the same names as native.hpp's; everything above is made of them. A register of 32
// lanes is one value in each thread of a warp, so that lanes<T> is one number; masks stay 32 bits, the same
// in every thread.
#pragma once

#include "pewter/native/gpu/device.hpp"

#define PEWTER_INLINE_UNLESS_SSE PEWTER_INLINE

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

template <class T>
struct vec {
  T data;

  vec() = default;
  PEWTER_INLINE vec(T uniform) : data(uniform) {}

  PEWTER_INLINE friend vec operator+(const vec& a, const vec& b) { return static_cast<T>(a.data + b.data); }
  PEWTER_INLINE friend vec operator-(const vec& a, const vec& b) { return static_cast<T>(a.data - b.data); }
  PEWTER_INLINE friend vec operator*(const vec& a, const vec& b) { return static_cast<T>(a.data * b.data); }
  PEWTER_INLINE friend vec operator/(const vec& a, const vec& b) { return static_cast<T>(a.data / b.data); }
};

template <class T>
inline constexpr int width = lane_count;
template <class T>
inline constexpr int batches = 1;

/// A thread's own element if all 32 lanes are meant, a compiler vector if fewer are.
template <class T, int n>
struct chunk_of {
  typedef T type [[gnu::vector_size(sizeof(T) * n)]];
};
template <class T>
struct chunk_of<T, lane_count> {
  using type = T;
};
template <class T, int n = lane_count>
using chunk = typename chunk_of<T, n>::type;

template <class T>
PEWTER_INLINE T raw(const vec<T>& a) {
  return a.data;
}
template <class T>
PEWTER_INLINE vec<T> from_raw(T a) {
  return vec<T>(a);
}
/// op(x, more...) of each lane.
template <class T, class Op, class... More>
PEWTER_INLINE vec<T> by_element(Op op, const vec<T>& x, const More&... more) {
  return static_cast<T>(op(x.data, more.data...));
}
/// f(x) of each lane.
template <class T, class F>
PEWTER_INLINE vec<T> map_register(F f, const vec<T>& x) {
  return f(x);
}
/// The bits of each lane as another type of the same size.
template <class U, class T>
PEWTER_INLINE vec<U> bitcast_register(const vec<T>& x) {
  return __builtin_bit_cast(U, x.data);
}
template <class U, class T>
PEWTER_INLINE void convert_lanes(const vec<T>* x, vec<U>* y) {
  *y = static_cast<U>(x->data);
}

/// sum += factor * row, of n elements.
template <class C>
PEWTER_INLINE void add_product(C& sum, float factor, const C& row) {
  sum += factor * row;
}

/// Whether a load that crosses a cache line costs more than one that does not.
inline constexpr bool lines_matter = false;
/// Whether the SIMD groups of a threadgroup take blocks in turn, not a contiguous part each.
inline constexpr bool simdgroups_take_turns = true;
/// Whether several loads have to be under way before the first result is stored.
inline constexpr bool loads_ahead = true;
/// Whether what a kernel has just written is as near as threadgroup memory.
inline constexpr bool output_is_near = false;
/// How many values of a row a thread keeps in registers across barriers; 0: none, rows are read again.
inline constexpr int most_kept_values = 32;

template <class T>
PEWTER_INLINE T element(const vec<T>& a, int lane) {
  return exchange(a.data, lane);
}
/// Any element of a register whose lanes are all equal after a reduction.
template <class T>
PEWTER_INLINE T any_element(const vec<T>& a) {
  return a.data;
}

// ---- arithmetic ----

inline constexpr bool fuses_multiply_add = true;
PEWTER_INLINE vec<float> fma(const vec<float>& a, const vec<float>& b, const vec<float>& c) {
  return fused(a.data, b.data, c.data);
}
/// c - a * b
PEWTER_INLINE vec<float> fnma(const vec<float>& a, const vec<float>& b, const vec<float>& c) {
  return fused(-a.data, b.data, c.data);
}
PEWTER_INLINE vec<float> add_by_multiplier(const vec<float>& a, const vec<float>& b) { return a + b; }
/// The divisor of an integer: 1 where a / b has no value, that is for b = 0 and for the lowest integer over
/// -1. The quotient is then a, the remainder 0, which is what wraps around for -1.
template <class T>
PEWTER_INLINE T safe_divisor(T a, T b) {
  bool none = b == T(0);
  if constexpr (is_signed<T>) {
    constexpr T lowest = static_cast<T>(uint_of<T>(1) << (8 * sizeof(T) - 1));
    none = none || (a == lowest && b == T(-1));
  }
  return none ? T(1) : b;
}
template <class T>
PEWTER_INLINE T divide(const T& a, const T& b) {
  if constexpr (is_float<T>)
    return a / b;
  else
    return static_cast<T>(a / safe_divisor<T>(a, b));
}
/// For normal, finite b, without the branches of a division by any number, which keep loads from being early:
/// 1 ulp; 0 for |b| > 2^126.
PEWTER_INLINE vec<float> divide(const vec<float>& a, const vec<float>& b) {
  const float estimate = reciprocal_estimate(b.data), quotient = a.data * estimate;
  return fused(fused(-b.data, quotient, a.data), estimate, quotient);
}
PEWTER_INLINE vec<float> sqrt(const vec<float>& a) { return square_root(a.data); }

/// ln x = e ln 2 + 2 artanh s with x = 2^e m, m in [sqrt(1/2), sqrt(2)), s = (m - 1) / (m + 1), |s| < 0.172:
/// four terms of the series after s are off by 2e-9 of it. 1 ulp.
PEWTER_INLINE float log_of_number(float x) {
  if (!(x > 0.0f) || x == __builtin_inff())
    return x == 0.0f ? -__builtin_inff() : x > 0.0f ? x : __builtin_nanf("");
  const bool subnormal = x < 0x1p-126f;
  const auto bits = __builtin_bit_cast(std::uint32_t, subnormal ? x * 0x1p24f : x) - 0x3f3504f3u;
  const float e = static_cast<float>(static_cast<std::int32_t>(bits) >> 23) - (subnormal ? 24.0f : 0.0f);
  const float m = __builtin_bit_cast(float, (bits & 0x7fffffu) + 0x3f3504f3u);
  const float f = m - 1.0f, s = f / (m + 1.0f), square = s * s;
  float p = fused(square, 2.0f / 9.0f, 2.0f / 7.0f);
  p = fused(square, p, 2.0f / 5.0f);
  p = fused(square, p, 2.0f / 3.0f);
  // 2 s = f - s f, so that f, which is exact, is what the small terms are taken from.
  const float rest = s * (fused(square, p, -f));
  return fused(e, 0x1.62e4p-1f, f + fused(e, 0x1.7f7d1cp-20f, rest));
}

/// IEEE 754 minNum and maxNum: of a number and a NaN, the number.
PEWTER_INLINE vec<float> fmin(const vec<float>& a, const vec<float>& b) {
  return smaller_number(a.data, b.data);
}
PEWTER_INLINE vec<float> fmax(const vec<float>& a, const vec<float>& b) {
  return larger_number(a.data, b.data);
}
PEWTER_INLINE vec<float> larger_than_number(const vec<float>& number, const vec<float>& x) {
  return larger_number(number.data, x.data);
}
/// IEEE 754-2019 minimum and maximum: NaN if either is.
PEWTER_INLINE vec<float> minimum(const vec<float>& a, const vec<float>& b) {
  return smaller_or_nan_number(a.data, b.data);
}
PEWTER_INLINE vec<float> maximum(const vec<float>& a, const vec<float>& b) {
  return larger_or_nan_number(a.data, b.data);
}
PEWTER_INLINE vec<float> smaller_or_nan(const vec<float>& number, const vec<float>& x) {
  return minimum(number, x);
}
PEWTER_INLINE vec<float> larger_or_nan(const vec<float>& number, const vec<float>& x) {
  return maximum(number, x);
}
PEWTER_INLINE vec<float> bounded_magnitude(const vec<float>& x, const vec<float>& limit) {
  return minimum(limit, __builtin_fabsf(x.data));
}

PEWTER_INLINE vec<float> floor(const vec<float>& x) { return __builtin_floorf(x.data); }
PEWTER_INLINE vec<float> ceil(const vec<float>& x) { return __builtin_ceilf(x.data); }
PEWTER_INLINE vec<float> trunc(const vec<float>& x) { return __builtin_truncf(x.data); }
PEWTER_INLINE vec<float> nearbyint(const vec<float>& x) { return to_nearest(x.data); }

/// The functions that math.hpp takes from xsimd elsewhere.
namespace xs {
PEWTER_INLINE vec<float> log(const vec<float>& x) { return log_of_number(x.data); }
}  // namespace xs

// ---- masks ----

/// Whether this thread's bit is set.
PEWTER_INLINE bool is_set(std::uint32_t bits) { return bits >> own_lane() & 1; }

enum class comparison { less, less_equal, equal, not_equal };

template <comparison how, class T>
PEWTER_INLINE std::uint32_t compare(const vec<T>& a, const vec<T>& b) {
  if constexpr (how == comparison::less) return ballot(a.data < b.data);
  if constexpr (how == comparison::less_equal) return ballot(a.data <= b.data);
  if constexpr (how == comparison::equal) return ballot(a.data == b.data);
  if constexpr (how == comparison::not_equal) return ballot(a.data != b.data);
}
template <class T>
PEWTER_INLINE vec<T> select(std::uint32_t bits, const vec<T>& a, const vec<T>& b) {
  return is_set(bits) ? a : b;
}

/// Where x is above `largest`, or the first NaN, it takes x's place and `at` takes `index`.
PEWTER_INLINE void keep_first_largest(vec<float>& largest, vec<std::uint32_t>& at, const vec<float>& x,
                                      const vec<std::uint32_t>& index) {
  const bool better = !(x.data <= largest.data) && largest.data == largest.data;
  largest = better ? x : largest;
  at = better ? index : at;
}
/// Where `other` is larger than `largest`, or as large and its index smaller, both take the other's place.
/// NaN is larger than every number, and as large as NaN.
PEWTER_INLINE void keep_larger_then_first(vec<float>& largest, vec<std::uint32_t>& index,
                                          const vec<float>& other, const vec<std::uint32_t>& other_index) {
  const auto is_larger = [](float a, float b) PEWTER_INLINE_LAMBDA { return !(a <= b) && b == b; };
  const bool better = is_larger(other.data, largest.data) ||
                      (!is_larger(largest.data, other.data) && other_index.data < index.data);
  largest = better ? other : largest;
  index = better ? other_index : index;
}

// ---- permutations ----

/// Lane i gets lane Map::source(i).
template <class Map, class T>
PEWTER_INLINE void permute(const vec<T>* x, vec<T>* y) {
  y[0] = exchange(x[0].data, Map::source(own_lane()));
}
template <class T>
inline constexpr bool has_table_permute = true;
template <class T>
PEWTER_INLINE void permute(const vec<T>* x, const vec<uint_of<T>>* index, vec<T>* y) {
  y[0] = exchange(x[0].data, static_cast<int>(index[0].data & 31));
}
/// Moves every lane up by delta; the lowest get the highest ones of `fill`.
template <int delta, class T>
PEWTER_INLINE vec<T> shift_up(const vec<T>& fill, const vec<T>& x) {
  const int lane = own_lane();
  return exchange(lane >= lane_count - delta ? fill.data : x.data, (lane - delta) & 31);
}
template <int distance, class T>
PEWTER_INLINE vec<T> swap_blocks(const vec<T>& x) {
  return exchange_across<distance>(x.data);
}
template <class T>
PEWTER_INLINE vec<T> broadcast_last(const vec<T>& x) {
  return exchange(x.data, lane_count - 1);
}

// ---- memory ----

/// A thread's own of 32 consecutive elements.
template <class T>
PEWTER_INLINE vec<T> load(const T* p) {
  return p[own_lane()];
}
template <class T>
PEWTER_INLINE void store(T* p, const vec<T>& a) {
  p[own_lane()] = a.data;
}
template <class T>
PEWTER_INLINE vec<T> load(const T* p, std::uint32_t bits) {
  return is_set(bits) ? p[own_lane()] : T{};
}
template <class T>
PEWTER_INLINE void store(T* p, const vec<T>& a, std::uint32_t bits) {
  if (is_set(bits)) p[own_lane()] = a.data;
}
PEWTER_INLINE void fence_nontemporal_stores() {}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
