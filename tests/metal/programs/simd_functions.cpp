// What <simd/simd.h> does with vectors and matrices on the host, by each compiler's way to have vectors.
#include <simd/simd.h>

#include <limits>
#include <type_traits>

#include "check.hpp"

namespace {

static_assert(std::is_trivially_copyable<simd::float4x4>::value &&
                  std::is_standard_layout<simd::float4x4>::value && sizeof(simd::float4x4) == 64,
              "matrices are copied as bytes");
constexpr simd_float4 constant = simd_make_float4(1, 2, 3, 4);

void sizes() {
  check(sizeof(simd_float3) == 16 && alignof(simd_float3) == 16, "three floats lie as four");
  check(sizeof(simd_packed_float3) == 12 && alignof(simd_packed_float3) == 4, "three packed floats");
  check(sizeof(simd_ushort3) == 8 && sizeof(simd_uchar2) == 2 && sizeof(simd_double2) == 16, "other vectors");
  check(sizeof(simd_float4x3) == 64 && sizeof(simd_float3x2) == 24, "matrices");
}

void comparisons() {
  const simd::ushort3 a{1, 2, 3}, b{1, 2, 4}, same = a;
  check(simd_all(a == same) && !simd_all(a == b) && simd_any(a == b), "equal elements");
  check(!simd_any(a != same) && simd_all(a <= b) && !simd_all(a < b) && simd_any(b > a), "ordered elements");
  check(simd_equal(a, same) && !simd_equal(a, b), "equal vectors");
  const simd::uchar2 c{1, 2}, d{1, 3};
  check(simd_any(c == d) && !simd_all(c == d), "equal bytes");
  check(simd_reduce_add(b) == 7 && simd_reduce_min(b) == 1 && simd::reduce_max(b) == 4, "reductions");
  check(simd_equal(simd_clamp(b, simd_ushort3{2, 2, 2}, simd_ushort3{3, 3, 3}), simd_ushort3{2, 2, 3}),
        "clamp");
  check(simd_equal(simd_abs(simd_int2{-5, 5}), simd_int2{5, 5}), "absolute values");
}

template <class V>
void least_integers() {
  typedef std::remove_cv_t<std::remove_reference_t<decltype(V{}[0])>> T;
  const T least = std::numeric_limits<T>::min();
  const V v{least, T(-3)}, wanted{least, T(3)};
  check(simd_equal(simd_abs(v), wanted), "the absolute value of the least integer");
  check(simd_equal(simd_min(v, V{T(1), T(-4)}), V{least, T(-4)}), "minima of integers");
}

// A number and NaN are the number, on whichever side it is.
template <class V>
void reals() {
  typedef std::remove_cv_t<std::remove_reference_t<decltype(V{}[0])>> T;
  const T nan = std::numeric_limits<T>::quiet_NaN();
  const V a{nan, 1}, b{2, nan}, zeros{T(-0.0), -5};
  check(simd_equal(simd_min(a, b), V{2, 1}) && simd_equal(simd_min(b, a), V{2, 1}), "minima beside NaN");
  check(simd_equal(simd_max(a, b), V{2, 1}) && simd_equal(simd::max(b, a), V{2, 1}), "maxima beside NaN");
  check(simd_equal(simd_clamp(a, V{3, 3}, V{4, 4}), V{3, 3}), "NaN within limits");
  check(simd_reduce_min(a) == 1 && simd_reduce_min(b) == 2, "the least beside NaN");
  check(simd_reduce_max(a) == 1 && simd_reduce_max(b) == 2, "the greatest beside NaN");
  check(1 / simd_abs(zeros)[0] > 0 && simd_abs(zeros)[1] == 5, "the absolute value of -0");
}

void geometry() {
  const simd::float3 x{1, 0, 0}, y{0, 1, 0}, v{3, 4, 12};
  check(simd_equal(simd::cross(x, y), simd_float3{0, 0, 1}), "a cross product");
  check(simd_dot(v, y) == 4 && simd_length(v) == 13 && simd::length_squared(v) == 169, "lengths");
  check(simd_distance(simd_double2{1, 2}, simd_double2{4, 6}) == 5, "a distance");
  check(simd_equal(simd_normalize(simd_float2{3, 4}) * simd_float2{5, 5}, simd_float2{3, 4}),
        "a unit vector");
  check(simd_equal(simd_make_float4(x, 7), simd_make_float4(1, 0, 0, 7)), "a longer vector");
  check(simd_equal(simd_make_float2(v), simd_float2{3, 4}), "a shorter vector");
}

void matrices() {
  const simd_float2x3 m = simd_matrix(simd_make_float3(1, 2, 3), simd_make_float3(4, 5, 6));
  check(simd_equal(simd_mul(m, simd_float2{10, 1}), simd_float3{14, 25, 36}), "a matrix and a column");
  check(simd_equal(simd_float3{1, 1, 1} * m, simd_float2{6, 15}), "a row and a matrix");
  check(simd_equal(simd::transpose(m), simd_matrix_from_rows(m.columns[0], m.columns[1])), "rows");
  const simd::float2x2 product = simd::transpose(m) * m;
  check(simd_equal(product, simd_matrix(simd_float2{14, 32}, simd_float2{32, 77})), "a product");
  check(simd_determinant(product) > 53.999f && simd_determinant(product) < 54.001f, "a determinant");
  const simd_float3x3 turn = simd_matrix(simd_float3{0, 2, 0}, simd_float3{0, 0, 4}, simd_float3{8, 0, 0});
  check(simd_determinant(turn) == 64, "a determinant with exchanged columns");
  check(simd_equal(simd_inverse(turn) * turn, matrix_identity_float3x3), "an inverse");
  check(simd_determinant(simd_matrix(simd_float2{1, 2}, simd_float2{2, 4})) == 0, "a singular matrix");
  simd::float4x4 moved = matrix_identity_float4x4;
  moved.columns[3] = simd_make_float4(1, 2, 3, 1);
  check(simd_equal(simd_inverse(moved).columns[3], simd_make_float4(-1, -2, -3, 1)), "an inverse of a shift");
  check(simd_equal(moved * 2.0f - moved, moved) && simd_equal(2.0f * moved, moved + moved), "sums");
}

// What C++ alone has: zero at the beginning, diagonals and columns, operators.
void matrices_of_cpp() {
  simd::float4x4 zero;
  for (int c = 0; c < 4; ++c) check(simd_equal(zero[c], simd_make_float4(0, 0, 0, 0)), "zero");
  const simd::float2x2 twice{2.0f}, one(1), uneven(simd_float2{2, 3});
  check(twice == simd_matrix(simd_float2{2, 0}, simd_float2{0, 2}), "a diagonal");
  check(uneven == simd_matrix(simd_float2{2, 0}, simd_float2{0, 3}), "a diagonal of a vector");
  check(simd::float3x2(4.0f).columns[2].y == 0 && simd::double3x3(4)[2][2] == 4, "other shapes");
  const simd::float2x2 columns(simd_float2{1, 2}, simd_float2{3, 4});
  const simd_float2x2 plain = {{simd_float2{1, 2}, simd_float2{3, 4}}};
  const simd::float2x2 braces = {{simd_float2{1, 2}, simd_float2{3, 4}}};
  check(columns == plain && plain == braces && columns != one, "columns");
  simd::float2x2 m = columns;
  m += one;
  m *= 2.0f;
  m *= twice;
  check(m == simd_matrix(simd_float2{8, 8}, simd_float2{12, 20}), "compound operators");
  simd_float2x2 same = m;
  same *= 0.25f;
  same -= one;
  check(same == plain && -m == m * -1.0f, "compound operators of C's matrices");
  check(simd_equal(zero * constant, -simd_make_float4(0, 0, 0, 0)), "a negative vector");
}

}  // namespace

int main() {
  sizes();
  comparisons();
  least_integers<simd_char4>();
  least_integers<simd_short2>();
  least_integers<simd_int2>();
  least_integers<simd_long2>();
  reals<simd_float2>();
  reals<simd_double2>();
  geometry();
  matrices();
  matrices_of_cpp();
}
