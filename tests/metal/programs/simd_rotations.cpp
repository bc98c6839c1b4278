// Quaternions and what else of <simd/simd.h> turns, reflects and blends, against formulas in double
// precision.
#include <simd/simd.h>

#include <cmath>

#include "check.hpp"

namespace {

struct three {
  double x, y, z;
};

three doubles(simd_float3 v) { return {v.x, v.y, v.z}; }
double dot(three a, three b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
three cross(three a, three b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
bool near(three a, three b, double limit = 3e-6) {
  return std::fabs(a.x - b.x) < limit && std::fabs(a.y - b.y) < limit && std::fabs(a.z - b.z) < limit;
}
bool near(double a, double b, double limit = 3e-6) { return std::fabs(a - b) < limit; }

/// Rodrigues' formula.
three turned(three v, double angle, three axis) {
  const double c = std::cos(angle), s = std::sin(angle), along = dot(axis, v) * (1 - c);
  const three side = cross(axis, v);
  return {v.x * c + side.x * s + axis.x * along, v.y * c + side.y * s + axis.y * along,
          v.z * c + side.z * s + axis.z * along};
}

const simd_float3 axes[] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {0.6f, 0, -0.8f}, {0.48f, -0.6f, 0.64f}};
const float angles[] = {0.0f, 0.25f, 1.0f, 2.0f, 3.0f, 3.1415926f, -1.5f};
const simd_float3 v = {0.3f, -0.7f, 0.2f};

void turns() {
  for (const simd_float3 axis : axes) {
    for (const float angle : angles) {
      const simd_quatf q = simd_quaternion(angle, axis);
      const three wanted = turned(doubles(v), angle, doubles(axis));
      check(near(doubles(simd_act(q, v)), wanted), "a vector turned by a quaternion");
      check(near(doubles(simd_mul(simd_matrix3x3(q), v)), wanted), "by its matrix");
      const simd_float4 w = simd_mul(simd_matrix4x4(q), simd_make_float4(v, 1));
      check(near(doubles(simd_make_float3(w)), wanted) && w.w == 1, "by its matrix of four columns");
      check(near(doubles(simd_act(simd_quaternion(simd_matrix3x3(q)), v)), wanted), "of a matrix");
      check(near(doubles(simd::quatf(simd_matrix4x4(q))(v)), wanted), "of a matrix of four columns");
      check(near(simd_length(q), 1) && near(doubles(simd_act(simd_inverse(q), simd_act(q, v))), doubles(v)),
            "the inverse");
      if (angle > 0.0f)
        check(near(simd_angle(q), angle, 1e-5) && near(doubles(simd_axis(q)), doubles(axis)), "its parts");
    }
  }
}

void products() {
  const simd::quatf a(0.7f, axes[3]), b(-1.9f, axes[4]);
  const three wanted = turned(turned(doubles(v), -1.9f, doubles(axes[4])), 0.7f, doubles(axes[3]));
  check(near(doubles((a * b)(v)), wanted), "b's turn and then a's");
  const simd::quatf twice = a * 2.0f;
  check(near(twice.length(), 2) && near((twice * simd_inverse(twice)).real(), 1),
        "the inverse of any length");
  check(simd_equal(simd_conjugate(simd_quaternion(1, 2, 3, 4)), simd_quaternion(-1, -2, -3, 4)), "conjugate");
  check(a + b - b != a * b && -a == simd_negate(a) && simd_real(a) == a.real(), "sums and comparisons");
  check(near(simd_dot(a, a), 1) && near(simd_length(simd_normalize(twice)), 1), "lengths");
  check(simd::quatf() == simd_quaternion(0, 0, 0, 0) && sizeof(simd::quatf) == 16, "none");
}

void between_vectors() {
  for (const simd_float3 from : axes) {
    for (const simd_float3 to : axes) {
      check(near(doubles(simd_act(simd_quaternion(from, to), from)), doubles(to)), "from one to another");
      check(near(doubles(simd::quatf(from, -to)(from)), doubles(-to)), "to the opposite of one");
    }
  }
}

void interpolation() {
  const simd_quatf a = simd_quaternion(0.5f, axes[4]), b = simd_quaternion(2.5f, axes[4]);
  for (const float t : {0.0f, 0.25f, 0.5f, 1.0f}) {
    const three wanted = turned(doubles(v), 0.5 + 2 * static_cast<double>(t), doubles(axes[4]));
    check(near(doubles(simd_act(simd_slerp(a, b, t), v)), wanted), "the shorter arc");
    check(near(doubles(simd_act(simd_slerp(a, simd_negate(b), t), v)), wanted), "of the same turn");
    const double around = 2 * 3.14159265358979 - 2;
    const three other = turned(doubles(v), 0.5 - around * static_cast<double>(t), doubles(axes[4]));
    check(near(doubles(simd_act(simd_slerp_longest(a, b, t), v)), other), "the longer arc");
  }
  check(near(simd_length(simd_slerp(a, a, 0.3f)), 1), "between equal ones");
  for (const simd_quatf q : {a, b, simd_quaternion(0, 0, 0, 1), simd_quaternion(0, 1, 0, 0)}) {
    for (const float t : {0.0f, 0.25f, 0.5f, 1.0f}) {
      const simd_quatf on_way = simd_slerp_longest(q, q, t);
      check(near(simd_length(on_way), 1) &&
                near(simd_dot(q, on_way), std::cos(3.14159265358979 * static_cast<double>(t))),
            "all around from one to itself");
    }
  }
}

void graphics() {
  const simd_float2 x = {-1.25f, 3}, y = {0.5f, 4}, z = {2, 1};
  check(simd_equal(simd_sign(x), simd_float2{-1, 1}) && simd_equal(simd_sign(x - x), simd_float2{0, 0}),
        "sign");
  check(simd_equal(simd_fract(x), simd_float2{0.75f, 0}) && simd_fract(simd_float2{-1e-9f, 0}).x < 1,
        "fract");
  check(simd_equal(simd_step(y, x), simd_float2{0, 0}) && simd_equal(simd_step(x, y), simd_float2{1, 1}),
        "step");
  check(simd_equal(simd_smoothstep(simd_float2{0, 0}, simd_float2{2, 2}, y), simd_float2{0.15625f, 1}),
        "smoothstep");
  check(simd_equal(simd_muladd(x, y, z), simd_float2{1.375f, 13}), "muladd");
  check(simd_equal(simd_linear_combination(2, x, -1, y), simd_float2{-3, 2}), "linear_combination");
  check(simd_equal(simd_mix(x, y, 0.5f), simd_float2{-0.375f, 3.5f}), "mix by one number");
  check(simd_equal(simd_select(x, y, simd_int2{-1, 0}), simd_float2{0.5f, 3}), "select");
  check(simd_equal(simd_recip(z), simd_float2{0.5f, 1}) && near(simd_rsqrt(y)[1], 0.5), "recip, rsqrt");
  check(simd_norm_one(x) == 4.25f && simd_norm_inf(x) == 3, "norms");
  check(simd_equal(simd_project(x, simd_float2{0, 2}), simd_float2{0, 3}), "project");
  check(simd_equal(simd_reflect(x, simd_float2{0, 1}), simd_float2{-1.25f, -3}), "reflect");
  const simd_float2 down = {std::sqrt(0.5f), -std::sqrt(0.5f)}, up = {0, 1};
  const simd_float2 bent = simd_refract(down, up, 0.5f);
  check(near(bent.x, std::sqrt(0.125)) && near(simd_length(bent), 1) && bent.y < 0, "Snell's law");
  check(simd_equal(simd_refract(down, up, 2), simd_float2{0, 0}), "total reflection");
}

}  // namespace

int main() {
  turns();
  products();
  between_vectors();
  interpolation();
  graphics();
}
