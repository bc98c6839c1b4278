// <simd/simd.h> as kernels see it: the names that a header shared with the host gives Metal's types.
#pragma once
#include <metal_stdlib>

#define __PW_SIMD_VECTOR(T, N)            \
  typedef metal::vec<T, N> vector_##T##N; \
  typedef metal::vec<T, N> simd_##T##N;   \
  typedef metal::packed_##T##N simd_packed_##T##N;
#define __PW_SIMD_VECTORS(T)            \
  typedef T vector_##T##1, simd_##T##1; \
  __PW_SIMD_VECTOR(T, 2)                \
  __PW_SIMD_VECTOR(T, 3)                \
  __PW_SIMD_VECTOR(T, 4)                \
  namespace simd {                      \
  using T##1 = T;                       \
  }
__PW_SIMD_VECTORS(char)
__PW_SIMD_VECTORS(uchar)
__PW_SIMD_VECTORS(short)
__PW_SIMD_VECTORS(ushort)
__PW_SIMD_VECTORS(int)
__PW_SIMD_VECTORS(uint)
__PW_SIMD_VECTORS(long)
__PW_SIMD_VECTORS(ulong)
__PW_SIMD_VECTORS(half)
__PW_SIMD_VECTORS(float)
#undef __PW_SIMD_VECTORS
#undef __PW_SIMD_VECTOR

#define __PW_SIMD_MATRIX(T, C, R)                     \
  typedef metal::matrix<T, C, R> matrix_##T##C##x##R; \
  typedef metal::matrix<T, C, R> simd_##T##C##x##R;
#define __PW_SIMD_MATRICES(T) \
  __PW_SIMD_MATRIX(T, 2, 2)   \
  __PW_SIMD_MATRIX(T, 2, 3)   \
  __PW_SIMD_MATRIX(T, 2, 4)   \
  __PW_SIMD_MATRIX(T, 3, 2)   \
  __PW_SIMD_MATRIX(T, 3, 3)   \
  __PW_SIMD_MATRIX(T, 3, 4)   \
  __PW_SIMD_MATRIX(T, 4, 2)   \
  __PW_SIMD_MATRIX(T, 4, 3)   \
  __PW_SIMD_MATRIX(T, 4, 4)
__PW_SIMD_MATRICES(half)
__PW_SIMD_MATRICES(float)
#undef __PW_SIMD_MATRICES
#undef __PW_SIMD_MATRIX
