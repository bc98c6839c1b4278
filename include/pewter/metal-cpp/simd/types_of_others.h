// Vectors in C++ by compilers that have none with members x, y and z.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace simd {

/// The integer of a comparison's result.
template <std::size_t bytes>
using integer_of = std::conditional_t<
    bytes == 1, signed char,
    std::conditional_t<bytes == 2, std::int16_t, std::conditional_t<bytes == 4, std::int32_t, std::int64_t>>>;

/// A vector of three is aligned as one of four; a packed one as its element.
template <class T, int N, bool packed = false>
struct vector;

#define PEWTER_SIMD_OPERATOR(op)                                        \
  friend constexpr vector operator op(vector a, vector b) {             \
    for (int i = 0; i < size; ++i) a[i] = static_cast<T>(a[i] op b[i]); \
    return a;                                                           \
  }                                                                     \
  constexpr vector& operator op##=(vector b) { return *this = *this op b; }
// All bits where it holds, as clang's vectors have it.
#define PEWTER_SIMD_COMPARISON(op)                                                                      \
  friend constexpr vector<integer_of<sizeof(T)>, size> operator op(vector a, vector b) {                \
    vector<integer_of<sizeof(T)>, size> mask;                                                           \
    for (int i = 0; i < size; ++i) mask[i] = static_cast<integer_of<sizeof(T)>>(a[i] op b[i] ? -1 : 0); \
    return mask;                                                                                        \
  }
#define PEWTER_SIMD_MEMBERS                                      \
  friend constexpr vector operator-(vector a) {                  \
    for (int i = 0; i < size; ++i) a[i] = static_cast<T>(-a[i]); \
    return a;                                                    \
  }                                                              \
  constexpr vector(T all) : vector() {                           \
    for (int i = 0; i < size; ++i) (*this)[i] = all;             \
  }                                                              \
  PEWTER_SIMD_OPERATOR(+)                                        \
  PEWTER_SIMD_OPERATOR(-)                                        \
  PEWTER_SIMD_OPERATOR(*)                                        \
  PEWTER_SIMD_OPERATOR(/)                                        \
  PEWTER_SIMD_COMPARISON(==)                                     \
  PEWTER_SIMD_COMPARISON(!=)                                     \
  PEWTER_SIMD_COMPARISON(<)                                      \
  PEWTER_SIMD_COMPARISON(>)                                      \
  PEWTER_SIMD_COMPARISON(<=)                                     \
  PEWTER_SIMD_COMPARISON(>=)

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
#undef PEWTER_SIMD_COMPARISON
#undef PEWTER_SIMD_OPERATOR

}  // namespace simd

#define PEWTER_SIMD_VECTOR(name, T, N)                         \
  typedef simd::vector<T, N> vector_##name##N, simd_##name##N; \
  typedef simd::vector<T, N, true> simd_packed_##name##N;      \
  namespace simd {                                             \
  typedef vector<T, N> name##N;                                \
  typedef vector<T, N, true> packed_##name##N;                 \
  }
#define PEWTER_SIMD_VECTORS_OF(name, T)       \
  typedef T vector_##name##1, simd_##name##1; \
  namespace simd {                            \
  typedef T name##1;                          \
  }                                           \
  PEWTER_SIMD_VECTOR(name, T, 2)              \
  PEWTER_SIMD_VECTOR(name, T, 3)              \
  PEWTER_SIMD_VECTOR(name, T, 4)
PEWTER_SIMD_VECTORS_OF(char, signed char)
PEWTER_SIMD_VECTORS_OF(uchar, unsigned char)
PEWTER_SIMD_VECTORS_OF(short, std::int16_t)
PEWTER_SIMD_VECTORS_OF(ushort, std::uint16_t)
PEWTER_SIMD_VECTORS_OF(int, std::int32_t)
PEWTER_SIMD_VECTORS_OF(uint, std::uint32_t)
PEWTER_SIMD_VECTORS_OF(long, std::int64_t)
PEWTER_SIMD_VECTORS_OF(ulong, std::uint64_t)
PEWTER_SIMD_VECTORS_OF(float, float)
PEWTER_SIMD_VECTORS_OF(double, double)
#undef PEWTER_SIMD_VECTORS_OF
#undef PEWTER_SIMD_VECTOR
