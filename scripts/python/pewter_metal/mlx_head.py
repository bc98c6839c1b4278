"""What the sources of MLX's kernels find declared: the part of it that its documents name, and types of MLX's arrays."""

HEAD = """#include <metal_stdlib>
using namespace metal;

typedef half float16_t;
typedef bfloat bfloat16_t;

// A number of two floats.
struct complex64_t {
  float real, imag;
  constexpr complex64_t(float r = 0, float i = 0) : real(r), imag(i) {}
  constexpr complex64_t operator-() const { return {-real, -imag}; }
};
constexpr complex64_t operator+(complex64_t a, complex64_t b) { return {a.real + b.real, a.imag + b.imag}; }
constexpr complex64_t operator-(complex64_t a, complex64_t b) { return {a.real - b.real, a.imag - b.imag}; }
constexpr complex64_t operator*(complex64_t a, complex64_t b) {
  return {a.real * b.real - a.imag * b.imag, a.real * b.imag + a.imag * b.real};
}
constexpr complex64_t operator/(complex64_t a, complex64_t b) {
  const float square = b.real * b.real + b.imag * b.imag;
  return {(a.real * b.real + a.imag * b.imag) / square, (a.imag * b.real - a.real * b.imag) / square};
}
constexpr bool operator==(complex64_t a, complex64_t b) { return a.real == b.real && a.imag == b.imag; }
constexpr bool operator!=(complex64_t a, complex64_t b) { return !(a == b); }

template <typename T, typename U>
inline T ceildiv(T n, U of) {
  return (n + of - 1) / of;
}

// Where an element lies, in elements, by its place in row order.
template <typename Index = int64_t>
inline Index elem_to_loc(Index place, constant const int* shape, constant const int64_t* strides, int ndim) {
  Index at = 0;
  for (int d = ndim; d-- > 0;) {
    at += place % shape[d] * Index(strides[d]);
    place /= shape[d];
  }
  return at;
}

// By its place in the last dimension (x), the one before (y) and all others (z); there are two at least.
template <typename Index = int64_t>
inline Index elem_to_loc(uint3 place, constant const int* shape, constant const int64_t* strides, int ndim) {
  Index at = Index(place.x) * Index(strides[ndim - 1]) + Index(place.y) * Index(strides[ndim - 2]);
  for (int d = ndim - 2; d-- > 0;) {
    at += Index(place.z % shape[d]) * Index(strides[d]);
    place.z /= shape[d];
  }
  return at;
}

template <typename Index = int64_t>
inline Index elem_to_loc_1(uint place, constant const int64_t& stride) {
  return Index(place) * Index(stride);
}
template <typename Index = int64_t>
inline Index elem_to_loc_2(uint2 place, constant const int64_t* strides) {
  return Index(place.x) * Index(strides[1]) + Index(place.y) * Index(strides[0]);
}
template <typename Index = int64_t>
inline Index elem_to_loc_3(uint3 place, constant const int64_t* strides) {
  return Index(place.x) * Index(strides[2]) + Index(place.y) * Index(strides[1]) + Index(place.z) * Index(strides[0]);
}

// The least and the greatest value of a type, infinite where it may be.
template <typename T>
struct Limits {
  static constexpr constant T max = numeric_limits<T>::has_infinity ? numeric_limits<T>::infinity() : numeric_limits<T>::max();
  static constexpr constant T min = numeric_limits<T>::has_infinity ? T(-numeric_limits<T>::infinity()) : numeric_limits<T>::lowest();
  static constexpr constant T finite_max = numeric_limits<T>::max();
  static constexpr constant T finite_min = numeric_limits<T>::lowest();
};
"""
