// simd_quatf: rotations as quaternions of floats, whose real part is the last element.
#pragma once

#include "matrix_functions.h"

typedef struct {
  simd_float4 vector;
} simd_quatf;

PEWTER_SIMD_FUNCTION simd_quatf simd_quaternion(simd_float4 xyzr) {
  simd_quatf q = {xyzr};
  return q;
}
PEWTER_SIMD_FUNCTION simd_quatf simd_quaternion(float ix, float iy, float iz, float r) {
  return simd_quaternion(simd_make_float4(ix, iy, iz, r));
}
PEWTER_SIMD_FUNCTION simd_float3 simd_imag(simd_quatf q) { return simd_make_float3(q.vector); }
PEWTER_SIMD_FUNCTION float simd_real(simd_quatf q) { return q.vector[3]; }

/// A turn by an angle in radians around an axis of length 1.
PEWTER_SIMD_FUNCTION simd_quatf simd_quaternion(float angle, simd_float3 axis) {
  return simd_quaternion(simd_make_float4(axis * __builtin_sinf(angle / 2), __builtin_cosf(angle / 2)));
}
/// The shortest turn of one vector of length 1 to another; around any axis, if they are opposite.
PEWTER_SIMD_FUNCTION simd_quatf simd_quaternion(simd_float3 from, simd_float3 to) {
  const simd_float3 sum = from + to;
  if (simd_length_squared(sum) > 1e-12f) {
    const simd_float3 half = simd_normalize(sum);
    return simd_quaternion(simd_make_float4(simd_cross(from, half), simd_dot(from, half)));
  }
  const bool is_along_x = simd_abs(from)[0] > 0.9f;
  const simd_float3 other = simd_make_float3(is_along_x ? 0.0f : 1.0f, is_along_x ? 1.0f : 0.0f, 0.0f);
  return simd_quaternion(simd_make_float4(simd_normalize(simd_cross(from, other)), 0.0f));
}
/// Of a matrix that turns: the greatest of the four elements is computed first, the others from it.
PEWTER_SIMD_FUNCTION simd_quatf simd_quaternion(simd_float3x3 m) {
  const float xx = m.columns[0][0], yy = m.columns[1][1], zz = m.columns[2][2];
  simd_float4 squares =
      simd_make_float4(1 + xx - yy - zz, 1 - xx + yy - zz, 1 - xx - yy + zz, 1 + xx + yy + zz);
  int most = 0;
  for (int i = 1; i < 4; ++i) {
    if (squares[i] > squares[most]) most = i;
  }
  const float size = simd_pewter_sqrt(squares[most]);
  simd_float4 q = PEWTER_SIMD_ZERO;
  q[most] = size / 2;
  for (int i = 0; i < 3; ++i) {
    const int j = (i + 1) % 3, k = (i + 2) % 3;
    const float difference = m.columns[j][k] - m.columns[k][j], sum = m.columns[j][k] + m.columns[k][j];
    if (most == 3) q[i] = difference / (2 * size);
    if (most == i) q[3] = difference / (2 * size);
    if (most == j) q[k] = sum / (2 * size);
    if (most == k) q[j] = sum / (2 * size);
  }
  return simd_quaternion(q);
}
PEWTER_SIMD_FUNCTION simd_quatf simd_quaternion(simd_float4x4 m) {
  return simd_quaternion(simd_matrix(simd_make_float3(m.columns[0]), simd_make_float3(m.columns[1]),
                                     simd_make_float3(m.columns[2])));
}

PEWTER_SIMD_FUNCTION simd_quatf simd_conjugate(simd_quatf q) {
  return simd_quaternion(-q.vector[0], -q.vector[1], -q.vector[2], q.vector[3]);
}
PEWTER_SIMD_FUNCTION simd_quatf simd_negate(simd_quatf q) { return simd_quaternion(q.vector * -1.0f); }
PEWTER_SIMD_FUNCTION simd_quatf simd_add(simd_quatf a, simd_quatf b) {
  return simd_quaternion(a.vector + b.vector);
}
PEWTER_SIMD_FUNCTION simd_quatf simd_sub(simd_quatf a, simd_quatf b) {
  return simd_quaternion(a.vector - b.vector);
}
PEWTER_SIMD_FUNCTION simd_quatf simd_mul(simd_quatf q, float a) { return simd_quaternion(q.vector * a); }
PEWTER_SIMD_FUNCTION simd_quatf simd_mul(float a, simd_quatf q) { return simd_quaternion(q.vector * a); }
PEWTER_SIMD_FUNCTION float simd_dot(simd_quatf a, simd_quatf b) { return simd_dot(a.vector, b.vector); }
PEWTER_SIMD_FUNCTION float simd_length(simd_quatf q) { return simd_length(q.vector); }
PEWTER_SIMD_FUNCTION simd_quatf simd_normalize(simd_quatf q) {
  return simd_quaternion(simd_normalize(q.vector));
}
PEWTER_SIMD_FUNCTION bool simd_equal(simd_quatf a, simd_quatf b) { return simd_equal(a.vector, b.vector); }
PEWTER_SIMD_FUNCTION simd_quatf simd_inverse(simd_quatf q) {
  return simd_mul(simd_conjugate(q), 1 / simd_length_squared(q.vector));
}
/// The turn that is b's and then a's.
PEWTER_SIMD_FUNCTION simd_quatf simd_mul(simd_quatf a, simd_quatf b) {
  const simd_float3 v = simd_imag(a), w = simd_imag(b);
  const simd_float3 imaginary = w * simd_real(a) + v * simd_real(b) + simd_cross(v, w);
  return simd_quaternion(simd_make_float4(imaginary, simd_real(a) * simd_real(b) - simd_dot(v, w)));
}
/// A vector turned by a quaternion of length 1.
PEWTER_SIMD_FUNCTION simd_float3 simd_act(simd_quatf q, simd_float3 v) {
  const simd_float3 twice = simd_cross(simd_imag(q), v) * 2.0f;
  return v + twice * simd_real(q) + simd_cross(simd_imag(q), twice);
}
PEWTER_SIMD_FUNCTION float simd_angle(simd_quatf q) {
  return 2 * __builtin_atan2f(simd_length(simd_imag(q)), simd_real(q));
}
PEWTER_SIMD_FUNCTION simd_float3 simd_axis(simd_quatf q) { return simd_normalize(simd_imag(q)); }

PEWTER_SIMD_FUNCTION simd_float3x3 simd_matrix3x3(simd_quatf q) {
  return simd_matrix(simd_act(q, simd_make_float3(1, 0, 0)), simd_act(q, simd_make_float3(0, 1, 0)),
                     simd_act(q, simd_make_float3(0, 0, 1)));
}
PEWTER_SIMD_FUNCTION simd_float4x4 simd_matrix4x4(simd_quatf q) {
  const simd_float3x3 m = simd_matrix3x3(q);
  return simd_matrix(simd_make_float4(m.columns[0]), simd_make_float4(m.columns[1]),
                     simd_make_float4(m.columns[2]), simd_make_float4(0, 0, 0, 1));
}

/// Between a (t = 0) and b, of length 1, along the arc that their elements span; straight where it is short,
/// and to the opposite of a along one of the arcs that lead there.
PEWTER_SIMD_FUNCTION simd_quatf simd_pewter_slerp(simd_quatf a, simd_quatf b, float t) {
  const float angle = __builtin_atan2f(simd_length(simd_sub(a, b)), simd_length(simd_add(a, b))) * 2;
  const float sine = __builtin_sinf(angle);
  if (sine < 1e-6f && angle > 1) {
    const simd_quatf across = simd_quaternion(-a.vector[1], a.vector[0], -a.vector[3], a.vector[2]);
    return simd_normalize(
        simd_add(simd_mul(a, __builtin_cosf(t * angle)), simd_mul(across, __builtin_sinf(t * angle))));
  }
  const bool is_short = sine < 1e-6f;
  const float of_a = is_short ? 1 - t : __builtin_sinf((1 - t) * angle) / sine;
  const float of_b = is_short ? t : __builtin_sinf(t * angle) / sine;
  return simd_normalize(simd_add(simd_mul(a, of_a), simd_mul(b, of_b)));
}
PEWTER_SIMD_FUNCTION simd_quatf simd_slerp(simd_quatf a, simd_quatf b, float t) {
  return simd_pewter_slerp(a, simd_dot(a, b) < 0 ? simd_negate(b) : b, t);
}
PEWTER_SIMD_FUNCTION simd_quatf simd_slerp_longest(simd_quatf a, simd_quatf b, float t) {
  return simd_pewter_slerp(a, simd_dot(a, b) < 0 ? b : simd_negate(b), t);
}

#ifdef __cplusplus
namespace simd {
/// What C++ programs make; it holds nothing else than simd_quatf.
struct quatf : ::simd_quatf {
  quatf() : ::simd_quatf{} {}
  quatf(const ::simd_quatf& q) : ::simd_quatf(q) {}
  explicit quatf(::simd_float4 v) : ::simd_quatf(::simd_quaternion(v)) {}
  explicit quatf(const ::simd_float3x3& m) : ::simd_quatf(::simd_quaternion(m)) {}
  explicit quatf(const ::simd_float4x4& m) : ::simd_quatf(::simd_quaternion(m)) {}
  quatf(float ix, float iy, float iz, float r) : ::simd_quatf(::simd_quaternion(ix, iy, iz, r)) {}
  quatf(float angle, ::simd_float3 axis) : ::simd_quatf(::simd_quaternion(angle, axis)) {}
  quatf(::simd_float3 from, ::simd_float3 to) : ::simd_quatf(::simd_quaternion(from, to)) {}
  float real() const { return ::simd_real(*this); }
  ::simd_float3 imag() const { return ::simd_imag(*this); }
  float angle() const { return ::simd_angle(*this); }
  ::simd_float3 axis() const { return ::simd_axis(*this); }
  float length() const { return ::simd_length(*this); }
  ::simd_float3 operator()(::simd_float3 v) const { return ::simd_act(*this, v); }
};
inline quatf operator*(const ::simd_quatf& a, const ::simd_quatf& b) { return ::simd_mul(a, b); }
inline quatf operator*(const ::simd_quatf& q, float a) { return ::simd_mul(q, a); }
inline quatf operator*(float a, const ::simd_quatf& q) { return ::simd_mul(a, q); }
inline quatf operator/(const ::simd_quatf& q, float a) { return ::simd_mul(q, 1 / a); }
inline quatf operator+(const ::simd_quatf& a, const ::simd_quatf& b) { return ::simd_add(a, b); }
inline quatf operator-(const ::simd_quatf& a, const ::simd_quatf& b) { return ::simd_sub(a, b); }
inline quatf operator-(const ::simd_quatf& q) { return ::simd_negate(q); }
inline bool operator==(const ::simd_quatf& a, const ::simd_quatf& b) { return ::simd_equal(a, b); }
inline bool operator!=(const ::simd_quatf& a, const ::simd_quatf& b) { return !::simd_equal(a, b); }
inline quatf conjugate(const ::simd_quatf& q) { return ::simd_conjugate(q); }
inline quatf slerp(const ::simd_quatf& a, const ::simd_quatf& b, float t) { return ::simd_slerp(a, b, t); }
}  // namespace simd
#endif
