// 32 lanes without vector types: registers are arrays, and what is done to them are loops under
// `#pragma omp simd`, for any architecture. The compiler makes vector instructions of them, or does not.
//
// A register is as wide as the machine's are, so that a loop over it becomes one instruction and the array a
// register. Functions of mathematics are written for one number, and one loop goes through a whole function.
// Why: include/pewter/native/lanes.md#openmp-lanes.
#pragma once

#include "pewter/native/basics.hpp"

/// For functions of more than some ten instructions a register, where registers are few.
#if defined(__AVX2__) || defined(__aarch64__)
#define PEWTER_INLINE_UNLESS_SSE PEWTER_INLINE
#else
#define PEWTER_INLINE_UNLESS_SSE [[gnu::noinline]] inline
#endif

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

#if defined(__AVX2__) || defined(__aarch64__)
inline constexpr bool converts_halves_by_calls = false;
#else
inline constexpr bool converts_halves_by_calls = true;
#endif

/// f(0), ... f(n - 1), in any order and at the same time.
template <int n, class F>
PEWTER_INLINE void simd_loop(F f) {
#pragma omp simd
  for (int k = 0; k < n; ++k) f(k);
}

/// n elements of T.
template <class T, int n>
struct elements {
  T at[static_cast<std::size_t>(n)];

  PEWTER_INLINE T operator[](int k) const { return at[k]; }
  PEWTER_INLINE elements& operator+=(const elements& other) {
    simd_loop<n>([&](int k) PEWTER_INLINE_LAMBDA { at[k] += other.at[k]; });
    return *this;
  }
  PEWTER_INLINE friend elements operator+(elements a, const elements& b) { return a += b; }
};

#if defined(__AVX512F__)
inline constexpr int register_bytes = 64;
#elif defined(__AVX__)
inline constexpr int register_bytes = 32;
#else
inline constexpr int register_bytes = 16;
#endif

template <class T>
inline constexpr int width = register_bytes / static_cast<int>(sizeof(T)) < lane_count
                                 ? register_bytes / static_cast<int>(sizeof(T))
                                 : lane_count;  ///< lanes in one register
template <class T>
inline constexpr int batches = lane_count / width<T>;  ///< registers for 32 lanes
template <class T, int n = width<T>>
using chunk = elements<T, n>;

template <class T>
struct vec;
template <class T, class Op, class... More>
vec<T> by_element(Op op, const vec<T>& x, const More&... more);

template <class T>
struct vec {
  chunk<T> data;

  vec() = default;
  PEWTER_INLINE vec(T uniform) {
    simd_loop<width<T>>([&](int k) PEWTER_INLINE_LAMBDA { data.at[k] = uniform; });
  }
  PEWTER_INLINE explicit vec(const chunk<T>& values) : data(values) {}

  PEWTER_INLINE vec& operator+=(const vec& other) {
    data += other.data;
    return *this;
  }
  PEWTER_INLINE friend vec operator+(const vec& a, const vec& b) {
    return by_element<T>([](auto x, auto y) PEWTER_INLINE_LAMBDA { return x + y; }, a, b);
  }
  PEWTER_INLINE friend vec operator-(const vec& a, const vec& b) {
    return by_element<T>([](auto x, auto y) PEWTER_INLINE_LAMBDA { return x - y; }, a, b);
  }
  PEWTER_INLINE friend vec operator*(const vec& a, const vec& b) {
    return by_element<T>([](auto x, auto y) PEWTER_INLINE_LAMBDA { return x * y; }, a, b);
  }
};

template <class T>
PEWTER_INLINE const chunk<T>& raw(const vec<T>& a) {
  return a.data;
}
template <class T>
PEWTER_INLINE vec<T> from_raw(const chunk<T>& a) {
  return vec<T>(a);
}

/// An integer whose operators give its own type and wrap around, as lanes do and C++'s small integers do not.
template <class T>
struct wrapping {
  /// At least int's size, or operands would become int.
  using U = uint_of<typename choose<(sizeof(T) < 4), std::uint32_t, T>::type>;
  T value;

  PEWTER_INLINE constexpr wrapping(T v) : value(v) {}
  PEWTER_INLINE constexpr U bits() const { return static_cast<U>(value); }

  PEWTER_INLINE friend wrapping operator+(wrapping a, wrapping b) {
    return static_cast<T>(a.bits() + b.bits());
  }
  PEWTER_INLINE friend wrapping operator-(wrapping a, wrapping b) {
    return static_cast<T>(a.bits() - b.bits());
  }
  PEWTER_INLINE friend wrapping operator*(wrapping a, wrapping b) {
    return static_cast<T>(a.bits() * b.bits());
  }
  PEWTER_INLINE friend wrapping operator/(wrapping a, wrapping b) {
    return static_cast<T>(a.value / b.value);
  }
  PEWTER_INLINE friend wrapping operator%(wrapping a, wrapping b) {
    return static_cast<T>(a.value % b.value);
  }
  PEWTER_INLINE friend wrapping operator&(wrapping a, wrapping b) {
    return static_cast<T>(a.value & b.value);
  }
  PEWTER_INLINE friend wrapping operator|(wrapping a, wrapping b) {
    return static_cast<T>(a.value | b.value);
  }
  PEWTER_INLINE friend wrapping operator^(wrapping a, wrapping b) {
    return static_cast<T>(a.value ^ b.value);
  }
  PEWTER_INLINE friend wrapping operator<<(wrapping a, int by) { return static_cast<T>(a.bits() << by); }
  PEWTER_INLINE friend wrapping operator>>(wrapping a, int by) { return static_cast<T>(a.value >> by); }
  PEWTER_INLINE friend wrapping operator<<(wrapping a, wrapping b) { return a << static_cast<int>(b.value); }
  PEWTER_INLINE friend wrapping operator>>(wrapping a, wrapping b) { return a >> static_cast<int>(b.value); }
  PEWTER_INLINE wrapping operator~() const { return static_cast<T>(~value); }
  PEWTER_INLINE wrapping operator-() const { return static_cast<T>(U(0) - bits()); }
  PEWTER_INLINE wrapping& operator|=(wrapping b) { return *this = *this | b; }

  PEWTER_INLINE friend bool operator==(wrapping a, wrapping b) { return a.value == b.value; }
  PEWTER_INLINE friend bool operator<(wrapping a, wrapping b) { return a.value < b.value; }
  PEWTER_INLINE friend bool operator>(wrapping a, wrapping b) { return a.value > b.value; }
  PEWTER_INLINE constexpr explicit operator T() const { return value; }
};

/// The operand of an operator on one lane.
template <class T>
PEWTER_INLINE auto operand(T x) {
  if constexpr (is_float<T>)
    return x;
  else
    return wrapping<T>(x);
}

/// op(x, more...) of each lane.
template <class T, class Op, class... More>
PEWTER_INLINE vec<T> by_element(Op op, const vec<T>& x, const More&... more) {
  vec<T> r;
  simd_loop<width<T>>([&](int k) PEWTER_INLINE_LAMBDA {
    r.data.at[k] = static_cast<T>(op(operand(x.data.at[k]), operand(more.data.at[k])...));
  });
  return r;
}
/// f(x) of each lane.
template <class T, class F>
PEWTER_INLINE vec<T> map_register(F f, const vec<T>& x) {
  vec<T> r;
  simd_loop<width<T>>([&](int k) PEWTER_INLINE_LAMBDA { r.data.at[k] = f(x.data.at[k]); });
  return r;
}
/// The bits of each lane as another type of the same size.
template <class U, class T>
PEWTER_INLINE vec<U> bitcast_register(const vec<T>& x) {
  vec<U> r;
  simd_loop<width<T>>([&](int k)
                          PEWTER_INLINE_LAMBDA { r.data.at[k] = __builtin_bit_cast(U, x.data.at[k]); });
  return r;
}
/// 32 lanes as another type, as static_cast has them.
template <class U, class T>
PEWTER_INLINE void convert_lanes(const vec<T>* x, vec<U>* y) {
  constexpr int n = width<T> < width<U> ? width<T> : width<U>;
  each<lane_count / n>([&](auto part) PEWTER_INLINE_LAMBDA {
    constexpr int first = decltype(part)::value * n;
    const T* const from = x[first / width<T>].data.at + first % width<T>;
    U* const to = y[first / width<U>].data.at + first % width<U>;
    simd_loop<n>([&](int k) PEWTER_INLINE_LAMBDA { to[k] = static_cast<U>(from[k]); });
  });
}

/// Elements i... of a and b in a row.
template <int... i, class T, int n>
PEWTER_INLINE chunk<T, n> shuffle(const chunk<T, n>& a, const chunk<T, n>& b) {
  chunk<T, n> one,
      other;  // whole registers are read, so that those that are kept around a loop stay registers
  simd_loop<n>([&](int k) PEWTER_INLINE_LAMBDA { one.at[k] = a.at[k]; });
  simd_loop<n>([&](int k) PEWTER_INLINE_LAMBDA { other.at[k] = b.at[k]; });
  return chunk<T, n>{{(i < n ? one.at[i % n] : other.at[i % n])...}};
}

/// sum += factor * row, of n elements.
template <class T, int n>
PEWTER_INLINE void add_product(elements<T, n>& sum, T factor, const elements<T, n>& row) {
  simd_loop<n>([&](int k) PEWTER_INLINE_LAMBDA { sum.at[k] += factor * row.at[k]; });
}

/// Whether a load that crosses a cache line costs more than one that does not.
inline constexpr bool lines_matter = true;
/// Whether the SIMD groups of a threadgroup take blocks in turn, not a contiguous part each.
inline constexpr bool simdgroups_take_turns = false;
/// Whether several loads have to be under way before the first result is stored.
inline constexpr bool loads_ahead = false;
/// Whether what a kernel has just written is as near as threadgroup memory.
inline constexpr bool output_is_near = true;
/// How many values of a row a thread keeps in registers across barriers; 0: none, rows are read again.
inline constexpr int most_kept_values = 0;

/// The register's value in one of its lanes.
template <class T>
PEWTER_INLINE T element(const vec<T>& a, int lane) {
  return a.data.at[lane];
}
/// Any element of a register whose lanes are all equal after a reduction.
template <class T>
PEWTER_INLINE T any_element(const vec<T>& a) {
  return a.data.at[0];
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE

#include "pewter/native/openmp/arithmetic.hpp"
#include "pewter/native/openmp/masks.hpp"
#include "pewter/native/openmp/memory.hpp"
