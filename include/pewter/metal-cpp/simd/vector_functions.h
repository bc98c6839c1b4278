// simd_make_float3, simd_dot, simd_all and the like: of vectors of up to 16 bytes.
#pragma once

#include "vector_types.h"

// Programs have sinf and the like by this header. Not by <tgmath.h>: its macros change the programs' own
// names.
#ifdef __cplusplus
#include <cmath>
#define PEWTER_SIMD_AS(T, x) static_cast<T>(x)
#define PEWTER_SIMD_ZERO \
  {}
#else
#include <math.h>
#include <stdbool.h>
#define PEWTER_SIMD_AS(T, x) ((T)(x))
#define PEWTER_SIMD_ZERO \
  { 0 }
#endif
// Clang's vectors have constants of their elements, not all else that constant expressions need.
#ifndef __cplusplus
#define PEWTER_SIMD_FUNCTION static inline __attribute__((overloadable, unused))
#define PEWTER_SIMD_CONSTANT PEWTER_SIMD_FUNCTION
#elif defined(__clang__)
#define PEWTER_SIMD_FUNCTION inline
#define PEWTER_SIMD_CONSTANT constexpr
#else
#define PEWTER_SIMD_FUNCTION constexpr
#define PEWTER_SIMD_CONSTANT constexpr
#endif

#define PEWTER_SIMD_OF_NUMBERS(T, suffix)                                                    \
  PEWTER_SIMD_FUNCTION T simd_pewter_sqrt(T x) { return __builtin_sqrt##suffix(x); }         \
  PEWTER_SIMD_FUNCTION T simd_pewter_fabs(T x) { return __builtin_fabs##suffix(x); }         \
  PEWTER_SIMD_FUNCTION T simd_pewter_fmin(T a, T b) { return __builtin_fmin##suffix(a, b); } \
  PEWTER_SIMD_FUNCTION T simd_pewter_fmax(T a, T b) { return __builtin_fmax##suffix(a, b); }
PEWTER_SIMD_OF_NUMBERS(float, f)
PEWTER_SIMD_OF_NUMBERS(double, )
#undef PEWTER_SIMD_OF_NUMBERS

// min and max of two reals ignore a NaN; the least integer is its own absolute value.
#define PEWTER_SIMD_MIN_OF_INTEGERS(a, b) ((b) < (a) ? (b) : (a))
#define PEWTER_SIMD_MAX_OF_INTEGERS(a, b) ((a) < (b) ? (b) : (a))
#define PEWTER_SIMD_ABS_OF_INTEGERS(T, x) \
  PEWTER_SIMD_AS(                         \
      T, (x) < 0 ? 0 - PEWTER_SIMD_AS(unsigned long long, x) : PEWTER_SIMD_AS(unsigned long long, x))
#define PEWTER_SIMD_MIN_OF_REALS(a, b) simd_pewter_fmin(a, b)
#define PEWTER_SIMD_MAX_OF_REALS(a, b) simd_pewter_fmax(a, b)
#define PEWTER_SIMD_ABS_OF_REALS(T, x) simd_pewter_fabs(x)

#define PEWTER_SIMD_MAKE_2(name, T)                                   \
  PEWTER_SIMD_CONSTANT simd_##name##2 simd_make_##name##2(T x, T y) { \
    simd_##name##2 v = {x, y};                                        \
    return v;                                                         \
  }
#define PEWTER_SIMD_MAKE(name, T)                                                               \
  PEWTER_SIMD_MAKE_2(name, T)                                                                   \
  PEWTER_SIMD_CONSTANT simd_##name##3 simd_make_##name##3(T x, T y, T z) {                      \
    simd_##name##3 v = {x, y, z};                                                               \
    return v;                                                                                   \
  }                                                                                             \
  PEWTER_SIMD_CONSTANT simd_##name##4 simd_make_##name##4(T x, T y, T z, T w) {                 \
    simd_##name##4 v = {x, y, z, w};                                                            \
    return v;                                                                                   \
  }                                                                                             \
  PEWTER_SIMD_FUNCTION simd_##name##3 simd_make_##name##3(simd_##name##2 v, T z) {              \
    return simd_make_##name##3(v.x, v.y, z);                                                    \
  }                                                                                             \
  PEWTER_SIMD_FUNCTION simd_##name##4 simd_make_##name##4(simd_##name##3 v, T w) {              \
    return simd_make_##name##4(v.x, v.y, v.z, w);                                               \
  }                                                                                             \
  PEWTER_SIMD_FUNCTION simd_##name##4 simd_make_##name##4(simd_##name##2 v, T z, T w) {         \
    return simd_make_##name##4(v.x, v.y, z, w);                                                 \
  }                                                                                             \
  PEWTER_SIMD_FUNCTION simd_##name##4 simd_make_##name##4(simd_##name##2 v, simd_##name##2 w) { \
    return simd_make_##name##4(v.x, v.y, w.x, w.y);                                             \
  }                                                                                             \
  PEWTER_SIMD_FUNCTION simd_##name##3 simd_make_##name##3(simd_##name##4 v) {                   \
    return simd_make_##name##3(v.x, v.y, v.z);                                                  \
  }                                                                                             \
  PEWTER_SIMD_FUNCTION simd_##name##2 simd_make_##name##2(simd_##name##4 v) {                   \
    return simd_make_##name##2(v.x, v.y);                                                       \
  }                                                                                             \
  PEWTER_SIMD_FUNCTION simd_##name##2 simd_make_##name##2(simd_##name##3 v) {                   \
    return simd_make_##name##2(v.x, v.y);                                                       \
  }                                                                                             \
  PEWTER_SIMD_FUNCTION simd_##name##4 simd_make_##name##4(simd_##name##3 v) {                   \
    return simd_make_##name##4(v.x, v.y, v.z, 0);                                               \
  }

// What every type has; mask is the integer vector that comparisons give.
#define PEWTER_SIMD_COMMON(V, T, N, numbers)                                                         \
  PEWTER_SIMD_FUNCTION V simd_min(V a, V b) {                                                        \
    for (int i = 0; i < N; ++i) a[i] = PEWTER_SIMD_MIN_OF_##numbers(a[i], b[i]);                     \
    return a;                                                                                        \
  }                                                                                                  \
  PEWTER_SIMD_FUNCTION V simd_max(V a, V b) {                                                        \
    for (int i = 0; i < N; ++i) a[i] = PEWTER_SIMD_MAX_OF_##numbers(a[i], b[i]);                     \
    return a;                                                                                        \
  }                                                                                                  \
  PEWTER_SIMD_FUNCTION V simd_clamp(V x, V low, V high) { return simd_min(simd_max(x, low), high); } \
  PEWTER_SIMD_FUNCTION T simd_reduce_add(V x) {                                                      \
    T sum = 0;                                                                                       \
    for (int i = 0; i < N; ++i) sum = PEWTER_SIMD_AS(T, sum + x[i]);                                 \
    return sum;                                                                                      \
  }                                                                                                  \
  PEWTER_SIMD_FUNCTION T simd_reduce_min(V x) {                                                      \
    T least = x[0];                                                                                  \
    for (int i = 1; i < N; ++i) least = PEWTER_SIMD_MIN_OF_##numbers(least, x[i]);                   \
    return least;                                                                                    \
  }                                                                                                  \
  PEWTER_SIMD_FUNCTION T simd_reduce_max(V x) {                                                      \
    T most = x[0];                                                                                   \
    for (int i = 1; i < N; ++i) most = PEWTER_SIMD_MAX_OF_##numbers(most, x[i]);                     \
    return most;                                                                                     \
  }                                                                                                  \
  PEWTER_SIMD_FUNCTION bool simd_equal(V a, V b) {                                                   \
    for (int i = 0; i < N; ++i) {                                                                    \
      if (!(a[i] == b[i])) return false;                                                             \
    }                                                                                                \
    return true;                                                                                     \
  }

#define PEWTER_SIMD_ABS(V, T, N, numbers)                                     \
  PEWTER_SIMD_FUNCTION V simd_abs(V x) {                                      \
    for (int i = 0; i < N; ++i) x[i] = PEWTER_SIMD_ABS_OF_##numbers(T, x[i]); \
    return x;                                                                 \
  }

// Masks are signed integers, as comparisons give them: an element is true if its highest bit is set.
#define PEWTER_SIMD_MASK(V, T, N)                          \
  PEWTER_SIMD_FUNCTION bool simd_all(V mask) {             \
    for (int i = 0; i < N; ++i) {                          \
      if (!(PEWTER_SIMD_AS(T, mask[i]) < 0)) return false; \
    }                                                      \
    return true;                                           \
  }                                                        \
  PEWTER_SIMD_FUNCTION bool simd_any(V mask) {             \
    for (int i = 0; i < N; ++i) {                          \
      if (PEWTER_SIMD_AS(T, mask[i]) < 0) return true;     \
    }                                                      \
    return false;                                          \
  }

#define PEWTER_SIMD_GEOMETRY(V, T, N)                                                           \
  PEWTER_SIMD_FUNCTION T simd_dot(V a, V b) {                                                   \
    T sum = 0;                                                                                  \
    for (int i = 0; i < N; ++i) sum += a[i] * b[i];                                             \
    return sum;                                                                                 \
  }                                                                                             \
  PEWTER_SIMD_FUNCTION T simd_length_squared(V x) { return simd_dot(x, x); }                    \
  PEWTER_SIMD_FUNCTION T simd_length(V x) { return simd_pewter_sqrt(simd_dot(x, x)); }          \
  PEWTER_SIMD_FUNCTION T simd_distance_squared(V a, V b) { return simd_length_squared(a - b); } \
  PEWTER_SIMD_FUNCTION T simd_distance(V a, V b) { return simd_length(a - b); }                 \
  PEWTER_SIMD_FUNCTION V simd_normalize(V x) {                                                  \
    const T length = simd_length(x);                                                            \
    for (int i = 0; i < N; ++i) x[i] /= length;                                                 \
    return x;                                                                                   \
  }                                                                                             \
  PEWTER_SIMD_FUNCTION V simd_mix(V a, V b, V t) { return a + (b - a) * t; }

#define PEWTER_SIMD_CROSS(V)                                                                 \
  PEWTER_SIMD_FUNCTION V simd_cross(V a, V b) {                                              \
    const V product = {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; \
    return product;                                                                          \
  }

#define PEWTER_SIMD_INTEGER(name, N) PEWTER_SIMD_COMMON(simd_##name##N, simd_##name##1, N, INTEGERS)
#define PEWTER_SIMD_SIGNED(name, N)                            \
  PEWTER_SIMD_INTEGER(name, N)                                 \
  PEWTER_SIMD_ABS(simd_##name##N, simd_##name##1, N, INTEGERS) \
  PEWTER_SIMD_MASK(simd_##name##N, simd_##name##1, N)
#define PEWTER_SIMD_REAL(name, N)                              \
  PEWTER_SIMD_COMMON(simd_##name##N, simd_##name##1, N, REALS) \
  PEWTER_SIMD_ABS(simd_##name##N, simd_##name##1, N, REALS)    \
  PEWTER_SIMD_GEOMETRY(simd_##name##N, simd_##name##1, N)
#define PEWTER_SIMD_ALL(kind, name)      \
  PEWTER_SIMD_MAKE(name, simd_##name##1) \
  kind(name, 2) kind(name, 3) kind(name, 4)
PEWTER_SIMD_ALL(PEWTER_SIMD_SIGNED, char)
PEWTER_SIMD_ALL(PEWTER_SIMD_SIGNED, short)
PEWTER_SIMD_ALL(PEWTER_SIMD_SIGNED, int)
PEWTER_SIMD_ALL(PEWTER_SIMD_INTEGER, uchar)
PEWTER_SIMD_ALL(PEWTER_SIMD_INTEGER, ushort)
PEWTER_SIMD_ALL(PEWTER_SIMD_INTEGER, uint)
PEWTER_SIMD_ALL(PEWTER_SIMD_REAL, float)
PEWTER_SIMD_CROSS(simd_float3)
#ifdef __clang__
PEWTER_SIMD_SIGNED(char, 8)
PEWTER_SIMD_SIGNED(char, 16)
PEWTER_SIMD_SIGNED(short, 8)
PEWTER_SIMD_INTEGER(uchar, 8)
PEWTER_SIMD_INTEGER(uchar, 16)
PEWTER_SIMD_INTEGER(ushort, 8)
#endif
#if defined(__clang__) && defined(__CHAR_UNSIGNED__)
typedef char pewter_simd_mask2 __attribute__((ext_vector_type(2)));
typedef char pewter_simd_mask3 __attribute__((ext_vector_type(3)));
typedef char pewter_simd_mask4 __attribute__((ext_vector_type(4)));
typedef char pewter_simd_mask8 __attribute__((ext_vector_type(8)));
typedef char pewter_simd_mask16 __attribute__((ext_vector_type(16)));
PEWTER_SIMD_MASK(pewter_simd_mask2, signed char, 2)
PEWTER_SIMD_MASK(pewter_simd_mask3, signed char, 3)
PEWTER_SIMD_MASK(pewter_simd_mask4, signed char, 4)
PEWTER_SIMD_MASK(pewter_simd_mask8, signed char, 8)
PEWTER_SIMD_MASK(pewter_simd_mask16, signed char, 16)
#endif
// Vectors of 32 bytes have another calling convention where a program is compiled for AVX.
PEWTER_SIMD_MAKE_2(long, simd_long1)
PEWTER_SIMD_MAKE_2(ulong, simd_ulong1)
PEWTER_SIMD_MAKE_2(double, double)
PEWTER_SIMD_SIGNED(long, 2)
PEWTER_SIMD_INTEGER(ulong, 2)
PEWTER_SIMD_REAL(double, 2)
#undef PEWTER_SIMD_ALL
#undef PEWTER_SIMD_REAL
#undef PEWTER_SIMD_SIGNED
#undef PEWTER_SIMD_INTEGER
#undef PEWTER_SIMD_CROSS
#undef PEWTER_SIMD_GEOMETRY
#undef PEWTER_SIMD_MASK
#undef PEWTER_SIMD_ABS
#undef PEWTER_SIMD_COMMON
#undef PEWTER_SIMD_MAKE
#undef PEWTER_SIMD_MAKE_2
#undef PEWTER_SIMD_MIN_OF_INTEGERS
#undef PEWTER_SIMD_MAX_OF_INTEGERS
#undef PEWTER_SIMD_ABS_OF_INTEGERS
#undef PEWTER_SIMD_MIN_OF_REALS
#undef PEWTER_SIMD_MAX_OF_REALS
#undef PEWTER_SIMD_ABS_OF_REALS
#undef PEWTER_SIMD_CONSTANT

// The names of Apple's first releases.
#define vector_min simd_min
#define vector_max simd_max
#define vector_clamp simd_clamp
#define vector_abs simd_abs
#define vector_reduce_add simd_reduce_add
#define vector_reduce_min simd_reduce_min
#define vector_reduce_max simd_reduce_max
#define vector_equal simd_equal
#define vector_all simd_all
#define vector_any simd_any
#define vector_dot simd_dot
#define vector_cross simd_cross
#define vector_length simd_length
#define vector_length_squared simd_length_squared
#define vector_distance simd_distance
#define vector_distance_squared simd_distance_squared
#define vector_normalize simd_normalize
#define vector_mix simd_mix

#ifdef __cplusplus
#define PEWTER_SIMD_SHORT_NAME(name)            \
  template <class... Vectors>                   \
  inline auto name(const Vectors&... vectors) { \
    return ::simd_##name(vectors...);           \
  }
namespace simd {
PEWTER_SIMD_SHORT_NAME(min)
PEWTER_SIMD_SHORT_NAME(max)
PEWTER_SIMD_SHORT_NAME(clamp)
PEWTER_SIMD_SHORT_NAME(abs)
PEWTER_SIMD_SHORT_NAME(reduce_add)
PEWTER_SIMD_SHORT_NAME(reduce_min)
PEWTER_SIMD_SHORT_NAME(reduce_max)
PEWTER_SIMD_SHORT_NAME(equal)
PEWTER_SIMD_SHORT_NAME(all)
PEWTER_SIMD_SHORT_NAME(any)
PEWTER_SIMD_SHORT_NAME(dot)
PEWTER_SIMD_SHORT_NAME(cross)
PEWTER_SIMD_SHORT_NAME(length)
PEWTER_SIMD_SHORT_NAME(length_squared)
PEWTER_SIMD_SHORT_NAME(distance)
PEWTER_SIMD_SHORT_NAME(distance_squared)
PEWTER_SIMD_SHORT_NAME(normalize)
PEWTER_SIMD_SHORT_NAME(mix)
}  // namespace simd
#undef PEWTER_SIMD_SHORT_NAME
#endif
