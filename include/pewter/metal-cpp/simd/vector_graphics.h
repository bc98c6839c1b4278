// simd_reflect, simd_smoothstep, simd_select and the like: of vectors of floats.
#pragma once

#include "vector_functions.h"

// Element by element, or of whole vectors; the normal that reflects is of length 1. simd_select takes of b
// where the mask's element is negative.
#define PEWTER_SIMD_GRAPHICS(V, M, N)                                                                   \
  PEWTER_SIMD_FUNCTION V simd_sign(V x) {                                                               \
    for (int i = 0; i < N; ++i) x[i] = x[i] > 0 ? 1.0f : x[i] < 0 ? -1.0f : 0.0f;                       \
    return x;                                                                                           \
  }                                                                                                     \
  PEWTER_SIMD_FUNCTION V simd_recip(V x) {                                                              \
    for (int i = 0; i < N; ++i) x[i] = 1 / x[i];                                                        \
    return x;                                                                                           \
  }                                                                                                     \
  PEWTER_SIMD_FUNCTION V simd_rsqrt(V x) {                                                              \
    for (int i = 0; i < N; ++i) x[i] = 1 / simd_pewter_sqrt(x[i]);                                      \
    return x;                                                                                           \
  }                                                                                                     \
  PEWTER_SIMD_FUNCTION V simd_fract(V x) {                                                              \
    for (int i = 0; i < N; ++i) x[i] = simd_pewter_fmin(x[i] - __builtin_floorf(x[i]), 0x1.fffffep-1f); \
    return x;                                                                                           \
  }                                                                                                     \
  PEWTER_SIMD_FUNCTION V simd_step(V edge, V x) {                                                       \
    for (int i = 0; i < N; ++i) x[i] = x[i] < edge[i] ? 0.0f : 1.0f;                                    \
    return x;                                                                                           \
  }                                                                                                     \
  PEWTER_SIMD_FUNCTION V simd_smoothstep(V edge0, V edge1, V x) {                                       \
    for (int i = 0; i < N; ++i) {                                                                       \
      const float t = (x[i] - edge0[i]) / (edge1[i] - edge0[i]);                                        \
      const float within = simd_pewter_fmin(simd_pewter_fmax(t, 0.0f), 1.0f);                           \
      x[i] = within * within * (3 - 2 * within);                                                        \
    }                                                                                                   \
    return x;                                                                                           \
  }                                                                                                     \
  PEWTER_SIMD_FUNCTION V simd_muladd(V x, V y, V z) { return x * y + z; }                               \
  PEWTER_SIMD_FUNCTION V simd_linear_combination(float a, V x, float b, V y) { return x * a + y * b; }  \
  PEWTER_SIMD_FUNCTION V simd_mix(V a, V b, float t) { return a + (b - a) * t; }                        \
  PEWTER_SIMD_FUNCTION V simd_select(V a, V b, M mask) {                                                \
    for (int i = 0; i < N; ++i) {                                                                       \
      if (mask[i] < 0) a[i] = b[i];                                                                     \
    }                                                                                                   \
    return a;                                                                                           \
  }                                                                                                     \
  PEWTER_SIMD_FUNCTION float simd_norm_one(V x) { return simd_reduce_add(simd_abs(x)); }                \
  PEWTER_SIMD_FUNCTION float simd_norm_inf(V x) { return simd_reduce_max(simd_abs(x)); }                \
  PEWTER_SIMD_FUNCTION V simd_project(V x, V y) { return y * (simd_dot(x, y) / simd_dot(y, y)); }       \
  PEWTER_SIMD_FUNCTION V simd_reflect(V x, V normal) { return x - normal * (2 * simd_dot(x, normal)); } \
  PEWTER_SIMD_FUNCTION V simd_refract(V x, V normal, float eta) {                                       \
    const float along = simd_dot(x, normal), k = 1 - eta * eta * (1 - along * along);                   \
    const V none = PEWTER_SIMD_ZERO;                                                                    \
    return k < 0 ? none : x * eta - normal * (eta * along + simd_pewter_sqrt(k));                       \
  }
PEWTER_SIMD_GRAPHICS(simd_float2, simd_int2, 2)
PEWTER_SIMD_GRAPHICS(simd_float3, simd_int3, 3)
PEWTER_SIMD_GRAPHICS(simd_float4, simd_int4, 4)
#undef PEWTER_SIMD_GRAPHICS

// The names of Apple's first releases.
#define vector_sign simd_sign
#define vector_recip simd_recip
#define vector_rsqrt simd_rsqrt
#define vector_fract simd_fract
#define vector_step simd_step
#define vector_smoothstep simd_smoothstep
#define vector_select simd_select
#define vector_norm_one simd_norm_one
#define vector_norm_inf simd_norm_inf
#define vector_project simd_project
#define vector_reflect simd_reflect
#define vector_refract simd_refract
