// <simd/simd.h> for host code, so far as a program shares types with its kernels: vectors and matrices as
// they lie in memory for both, with element-wise arithmetic. In kernels the same names are Metal's own types.
// Apple's library has geometry and mathematics besides; they are not here.
#pragma once

#include <cstddef>
#include <cstdint>

namespace simd {

/// A vector of three is aligned as one of four; a packed one as its element.
template <class T, int N, bool packed = false>
struct vector;

#define PEWTER_SIMD_OPERATOR(op)                                        \
  friend constexpr vector operator op(vector a, vector b) {             \
    for (int i = 0; i < size; ++i) a[i] = static_cast<T>(a[i] op b[i]); \
    return a;                                                           \
  }                                                                     \
  constexpr vector& operator op##=(vector b) { return *this = *this op b; }
#define PEWTER_SIMD_MEMBERS                              \
  constexpr vector(T all) : vector() {                   \
    for (int i = 0; i < size; ++i) (*this)[i] = all;     \
  }                                                      \
  PEWTER_SIMD_OPERATOR(+)                                \
  PEWTER_SIMD_OPERATOR(-)                                \
  PEWTER_SIMD_OPERATOR(*)                                \
  PEWTER_SIMD_OPERATOR(/)                                \
  friend constexpr bool operator==(vector a, vector b) { \
    for (int i = 0; i < size; ++i) {                     \
      if (!(a[i] == b[i])) return false;                 \
    }                                                    \
    return true;                                         \
  }                                                      \
  friend constexpr bool operator!=(vector a, vector b) { return !(a == b); }

template <class T, bool packed>
struct alignas(packed ? sizeof(T) : 2 * sizeof(T)) vector<T, 2, packed> {
  static constexpr int size = 2;
  T x, y;
  constexpr vector() : x(), y() {}
  constexpr vector(T x_, T y_) : x(x_), y(y_) {}
  constexpr T& operator[](int i) { return i == 0 ? x : y; }
  constexpr const T& operator[](int i) const { return i == 0 ? x : y; }
  PEWTER_SIMD_MEMBERS
};
template <class T, bool packed>
struct alignas(packed ? sizeof(T) : 4 * sizeof(T)) vector<T, 3, packed> {
  static constexpr int size = 3;
  T x, y, z;
  constexpr vector() : x(), y(), z() {}
  constexpr vector(T x_, T y_, T z_) : x(x_), y(y_), z(z_) {}
  constexpr vector(vector<T, 3, !packed> v) : x(v.x), y(v.y), z(v.z) {}
  constexpr T& operator[](int i) { return i == 0 ? x : i == 1 ? y : z; }
  constexpr const T& operator[](int i) const { return i == 0 ? x : i == 1 ? y : z; }
  PEWTER_SIMD_MEMBERS
};
template <class T, bool packed>
struct alignas(packed ? sizeof(T) : 4 * sizeof(T)) vector<T, 4, packed> {
  static constexpr int size = 4;
  T x, y, z, w;
  constexpr vector() : x(), y(), z(), w() {}
  constexpr vector(T x_, T y_, T z_, T w_) : x(x_), y(y_), z(z_), w(w_) {}
  constexpr vector(vector<T, 3> v, T w_) : x(v.x), y(v.y), z(v.z), w(w_) {}
  constexpr T& operator[](int i) { return i == 0 ? x : i == 1 ? y : i == 2 ? z : w; }
  constexpr const T& operator[](int i) const { return i == 0 ? x : i == 1 ? y : i == 2 ? z : w; }
  PEWTER_SIMD_MEMBERS
};
#undef PEWTER_SIMD_MEMBERS
#undef PEWTER_SIMD_OPERATOR

/// C columns of R rows.
template <class T, int C, int R>
struct matrix {
  vector<T, R> columns[C] = {};
  constexpr vector<T, R>& operator[](int c) { return columns[c]; }
  constexpr const vector<T, R>& operator[](int c) const { return columns[c]; }
  friend constexpr vector<T, R> operator*(const matrix& m, vector<T, C> v) {
    vector<T, R> sum;
    for (int c = 0; c < C; ++c) sum += m.columns[c] * vector<T, R>(v[c]);
    return sum;
  }
};
template <class T, int C, int R, int K>
constexpr matrix<T, K, R> operator*(const matrix<T, C, R>& a, const matrix<T, K, C>& b) {
  matrix<T, K, R> product;
  for (int k = 0; k < K; ++k) product.columns[k] = a * b.columns[k];
  return product;
}

}  // namespace simd

#define PEWTER_SIMD_VECTOR(name, T, N)                         \
  typedef simd::vector<T, N> vector_##name##N, simd_##name##N; \
  typedef simd::vector<T, N, true> simd_packed_##name##N;      \
  namespace simd {                                             \
  typedef vector<T, N> name##N;                                \
  typedef vector<T, N, true> packed_##name##N;                 \
  }
#define PEWTER_SIMD_VECTORS(name, T)                                                \
  typedef T vector_##name##1, simd_##name##1;                                       \
  PEWTER_SIMD_VECTOR(name, T, 2)                                                    \
  PEWTER_SIMD_VECTOR(name, T, 3)                                                    \
  PEWTER_SIMD_VECTOR(name, T, 4)                                                    \
  constexpr simd_##name##2 simd_make_##name##2(T x, T y) { return {x, y}; }         \
  constexpr simd_##name##3 simd_make_##name##3(T x, T y, T z) { return {x, y, z}; } \
  constexpr simd_##name##4 simd_make_##name##4(T x, T y, T z, T w) { return {x, y, z, w}; }
PEWTER_SIMD_VECTORS(char, signed char)
PEWTER_SIMD_VECTORS(uchar, unsigned char)
PEWTER_SIMD_VECTORS(short, std::int16_t)
PEWTER_SIMD_VECTORS(ushort, std::uint16_t)
PEWTER_SIMD_VECTORS(int, std::int32_t)
PEWTER_SIMD_VECTORS(uint, std::uint32_t)
PEWTER_SIMD_VECTORS(long, std::int64_t)
PEWTER_SIMD_VECTORS(ulong, std::uint64_t)
PEWTER_SIMD_VECTORS(float, float)
#undef PEWTER_SIMD_VECTORS
#undef PEWTER_SIMD_VECTOR

#define PEWTER_SIMD_MATRIX(C, R)                                                \
  typedef simd::matrix<float, C, R> matrix_float##C##x##R, simd_float##C##x##R; \
  namespace simd {                                                              \
  typedef matrix<float, C, R> float##C##x##R;                                   \
  }
PEWTER_SIMD_MATRIX(2, 2)
PEWTER_SIMD_MATRIX(2, 3)
PEWTER_SIMD_MATRIX(2, 4)
PEWTER_SIMD_MATRIX(3, 2)
PEWTER_SIMD_MATRIX(3, 3)
PEWTER_SIMD_MATRIX(3, 4)
PEWTER_SIMD_MATRIX(4, 2)
PEWTER_SIMD_MATRIX(4, 3)
PEWTER_SIMD_MATRIX(4, 4)
#undef PEWTER_SIMD_MATRIX
template <int C, int R>
constexpr simd::vector<float, R> simd_mul(const simd::matrix<float, C, R>& m, simd::vector<float, C> v) {
  return m * v;
}
template <int C, int R, int K>
constexpr simd::matrix<float, K, R> simd_mul(const simd::matrix<float, C, R>& a,
                                             const simd::matrix<float, K, C>& b) {
  return a * b;
}
