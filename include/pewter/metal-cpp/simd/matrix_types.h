// Matrices: columns of vectors, as they lie in memory for kernels.
#pragma once

#include "vector_types.h"

#ifdef __cplusplus
#include <cstddef>

namespace simd {
/// What a matrix's column is: of elements T, R of them.
template <class T, int R>
struct column_of;
#define PEWTER_SIMD_COLUMN(T, R) \
  template <>                    \
  struct column_of<T, R> {       \
    typedef ::simd_##T##R type;  \
    typedef T element;           \
  };
PEWTER_SIMD_COLUMN(float, 2)
PEWTER_SIMD_COLUMN(float, 3)
PEWTER_SIMD_COLUMN(float, 4)
PEWTER_SIMD_COLUMN(double, 2)
PEWTER_SIMD_COLUMN(double, 3)
PEWTER_SIMD_COLUMN(double, 4)
#undef PEWTER_SIMD_COLUMN

/// C columns of R rows.
template <class T, int C, int R>
struct matrix {
  typedef typename column_of<T, R>::type column;
  column columns[static_cast<std::size_t>(C)];
  column& operator[](int c) { return columns[c]; }
  const column& operator[](int c) const { return columns[c]; }
};
}  // namespace simd
#define PEWTER_SIMD_MATRIX(T, C, R)                \
  typedef simd::matrix<T, C, R> simd_##T##C##x##R; \
  typedef simd_##T##C##x##R matrix_##T##C##x##R;   \
  namespace simd {                                 \
  typedef ::simd_##T##C##x##R T##C##x##R;          \
  }
#else
#define PEWTER_SIMD_MATRIX(T, C, R) \
  typedef struct {                  \
    simd_##T##R columns[C];         \
  } simd_##T##C##x##R;              \
  typedef simd_##T##C##x##R matrix_##T##C##x##R;
#endif
#define PEWTER_SIMD_MATRICES(T) \
  PEWTER_SIMD_MATRIX(T, 2, 2)   \
  PEWTER_SIMD_MATRIX(T, 2, 3)   \
  PEWTER_SIMD_MATRIX(T, 2, 4)   \
  PEWTER_SIMD_MATRIX(T, 3, 2)   \
  PEWTER_SIMD_MATRIX(T, 3, 3)   \
  PEWTER_SIMD_MATRIX(T, 3, 4)   \
  PEWTER_SIMD_MATRIX(T, 4, 2)   \
  PEWTER_SIMD_MATRIX(T, 4, 3)   \
  PEWTER_SIMD_MATRIX(T, 4, 4)
PEWTER_SIMD_MATRICES(float)
PEWTER_SIMD_MATRICES(double)
#undef PEWTER_SIMD_MATRICES
#undef PEWTER_SIMD_MATRIX
