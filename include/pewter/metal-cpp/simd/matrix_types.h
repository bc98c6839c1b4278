// Matrices: columns of vectors, as they lie in memory for kernels.
#pragma once

#include "vector_types.h"

#ifdef __cplusplus
#include <cstddef>
#include <type_traits>
#include <utility>

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

/// C columns of R rows, as C has them: an aggregate, which no constructor fills.
template <class T, int C, int R>
struct matrix_columns {
  typedef typename column_of<T, R>::type column;
  typedef T element;
  typedef matrix_columns plain;
  column columns[static_cast<std::size_t>(C)];
  constexpr column& operator[](int c) { return columns[c]; }
  constexpr const column& operator[](int c) const { return columns[c]; }
};
/// What C++ programs make: zero, or of a diagonal or columns. It holds nothing else than simd_float4x4 and
/// the like.
template <class T, int C, int R, class Indices = std::make_index_sequence<static_cast<std::size_t>(C)>>
struct matrix;
template <class T, int C, int R, std::size_t... I>
struct matrix<T, C, R, std::index_sequence<I...>> : matrix_columns<T, C, R> {
  typedef matrix_columns<T, C, R> plain;
  typedef typename plain::column column;
  template <std::size_t>
  using column_at = column;
  typedef typename column_of<T, (C < R ? C : R)>::type diagonal;
  constexpr matrix() : plain{} {}
  constexpr matrix(const plain& m) : plain(m) {}
  constexpr matrix(column_at<I>... c) : plain{{c...}} {}
  constexpr matrix(const column (&c)[sizeof...(I)]) : plain{{c[I]...}} {}
  template <class V, std::enable_if_t<std::is_same<V, diagonal>::value, int> = 0>
  constexpr explicit matrix(const V& v) : plain{} {
    for (int i = 0; i < (C < R ? C : R); ++i) this->columns[i][i] = v[i];
  }
  template <class N, std::enable_if_t<std::is_arithmetic<N>::value, int> = 0>
  constexpr explicit matrix(N n) : matrix(diagonal(static_cast<T>(n))) {}
};
}  // namespace simd
#define PEWTER_SIMD_MATRIX(T, C, R)                                             \
  typedef simd::matrix_columns<T, C, R> simd_##T##C##x##R, matrix_##T##C##x##R; \
  namespace simd {                                                              \
  typedef matrix<T, C, R> T##C##x##R;                                           \
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
