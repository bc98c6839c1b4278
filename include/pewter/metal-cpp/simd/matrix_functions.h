// simd_mul, simd_matrix, simd_transpose and the like: of floats.
#pragma once

#include "matrix_types.h"
#include "vector_functions.h"

// Loops over columns and rows; a sum begins with what a zero initialiser gives.
#define PEWTER_SIMD_MATRIX(T, C, R)                                                           \
  PEWTER_SIMD_FUNCTION simd_##T##R simd_mul(simd_##T##C##x##R m, simd_##T##C v) {             \
    simd_##T##R sum = PEWTER_SIMD_ZERO;                                                       \
    for (int c = 0; c < C; ++c) sum += m.columns[c] * v[c];                                   \
    return sum;                                                                               \
  }                                                                                           \
  PEWTER_SIMD_FUNCTION simd_##T##C simd_mul(simd_##T##R v, simd_##T##C##x##R m) {             \
    simd_##T##C product = PEWTER_SIMD_ZERO;                                                   \
    for (int c = 0; c < C; ++c) product[c] = simd_dot(v, m.columns[c]);                       \
    return product;                                                                           \
  }                                                                                           \
  PEWTER_SIMD_FUNCTION simd_##T##C##x##R simd_mul(T factor, simd_##T##C##x##R m) {            \
    for (int c = 0; c < C; ++c) m.columns[c] = m.columns[c] * factor;                         \
    return m;                                                                                 \
  }                                                                                           \
  PEWTER_SIMD_FUNCTION simd_##T##C##x##R simd_add(simd_##T##C##x##R a, simd_##T##C##x##R b) { \
    for (int c = 0; c < C; ++c) a.columns[c] += b.columns[c];                                 \
    return a;                                                                                 \
  }                                                                                           \
  PEWTER_SIMD_FUNCTION simd_##T##C##x##R simd_sub(simd_##T##C##x##R a, simd_##T##C##x##R b) { \
    for (int c = 0; c < C; ++c) a.columns[c] -= b.columns[c];                                 \
    return a;                                                                                 \
  }                                                                                           \
  PEWTER_SIMD_FUNCTION bool simd_equal(simd_##T##C##x##R a, simd_##T##C##x##R b) {            \
    for (int c = 0; c < C; ++c) {                                                             \
      if (!simd_equal(a.columns[c], b.columns[c])) return false;                              \
    }                                                                                         \
    return true;                                                                              \
  }                                                                                           \
  PEWTER_SIMD_FUNCTION simd_##T##R##x##C simd_transpose(simd_##T##C##x##R m) {                \
    simd_##T##R##x##C other;                                                                  \
    for (int r = 0; r < R; ++r) {                                                             \
      for (int c = 0; c < C; ++c) other.columns[r][c] = m.columns[c][r];                      \
    }                                                                                         \
    return other;                                                                             \
  }
#define PEWTER_SIMD_COLUMNS_OF(T, R)                                                              \
  PEWTER_SIMD_MATRIX(T, 2, R)                                                                     \
  PEWTER_SIMD_MATRIX(T, 3, R)                                                                     \
  PEWTER_SIMD_MATRIX(T, 4, R)                                                                     \
  PEWTER_SIMD_FUNCTION simd_##T##2x##R simd_matrix(simd_##T##R a, simd_##T##R b) {                \
    simd_##T##2x##R m = {{a, b}};                                                                 \
    return m;                                                                                     \
  }                                                                                               \
  PEWTER_SIMD_FUNCTION simd_##T##3x##R simd_matrix(simd_##T##R a, simd_##T##R b, simd_##T##R c) { \
    simd_##T##3x##R m = {{a, b, c}};                                                              \
    return m;                                                                                     \
  }                                                                                               \
  PEWTER_SIMD_FUNCTION simd_##T##4x##R simd_matrix(simd_##T##R a, simd_##T##R b, simd_##T##R c,   \
                                                   simd_##T##R d) {                               \
    simd_##T##4x##R m = {{a, b, c, d}};                                                           \
    return m;                                                                                     \
  }
PEWTER_SIMD_COLUMNS_OF(float, 2)
PEWTER_SIMD_COLUMNS_OF(float, 3)
PEWTER_SIMD_COLUMNS_OF(float, 4)
#undef PEWTER_SIMD_COLUMNS_OF
#undef PEWTER_SIMD_MATRIX

#define PEWTER_SIMD_ROWS_OF(T, R)                                                                           \
  PEWTER_SIMD_FUNCTION simd_##T##R##x2 simd_matrix_from_rows(simd_##T##R a, simd_##T##R b) {                \
    return simd_transpose(simd_matrix(a, b));                                                               \
  }                                                                                                         \
  PEWTER_SIMD_FUNCTION simd_##T##R##x3 simd_matrix_from_rows(simd_##T##R a, simd_##T##R b, simd_##T##R c) { \
    return simd_transpose(simd_matrix(a, b, c));                                                            \
  }                                                                                                         \
  PEWTER_SIMD_FUNCTION simd_##T##R##x4 simd_matrix_from_rows(simd_##T##R a, simd_##T##R b, simd_##T##R c,   \
                                                             simd_##T##R d) {                               \
    return simd_transpose(simd_matrix(a, b, c, d));                                                         \
  }
#define PEWTER_SIMD_PRODUCT(T, C, R, K)                                                       \
  PEWTER_SIMD_FUNCTION simd_##T##K##x##R simd_mul(simd_##T##C##x##R a, simd_##T##K##x##C b) { \
    simd_##T##K##x##R product;                                                                \
    for (int k = 0; k < K; ++k) product.columns[k] = simd_mul(a, b.columns[k]);               \
    return product;                                                                           \
  }
#define PEWTER_SIMD_PRODUCTS_OF(T, C, R) \
  PEWTER_SIMD_PRODUCT(T, C, R, 2)        \
  PEWTER_SIMD_PRODUCT(T, C, R, 3)        \
  PEWTER_SIMD_PRODUCT(T, C, R, 4)
// Gauss' elimination with the greatest pivot. The inverse of a singular matrix has infinities or NaN.
#define PEWTER_SIMD_SQUARE(T, N)                                                                  \
  PEWTER_SIMD_FUNCTION simd_##T##N##x##N simd_diagonal_matrix(simd_##T##N diagonal) {             \
    simd_##T##N##x##N m;                                                                          \
    for (int c = 0; c < N; ++c) {                                                                 \
      for (int r = 0; r < N; ++r) m.columns[c][r] = c == r ? diagonal[c] : 0;                     \
    }                                                                                             \
    return m;                                                                                     \
  }                                                                                               \
  PEWTER_SIMD_FUNCTION T simd_pewter_eliminate(simd_##T##N##x##N m, simd_##T##N##x##N* inverse) { \
    T determinant = 1;                                                                            \
    bool singular = false;                                                                        \
    simd_##T##N one = PEWTER_SIMD_ZERO;                                                           \
    for (int c = 0; c < N; ++c) one[c] = 1;                                                       \
    *inverse = simd_diagonal_matrix(one);                                                         \
    for (int p = 0; p < N; ++p) {                                                                 \
      int best = p;                                                                               \
      for (int c = p + 1; c < N; ++c) {                                                           \
        if (simd_abs(m.columns[c])[p] > simd_abs(m.columns[best])[p]) best = c;                   \
      }                                                                                           \
      const simd_##T##N column = m.columns[p], other = inverse->columns[p];                       \
      m.columns[p] = m.columns[best];                                                             \
      m.columns[best] = column;                                                                   \
      inverse->columns[p] = inverse->columns[best];                                               \
      inverse->columns[best] = other;                                                             \
      const T pivot = m.columns[p][p];                                                            \
      if (pivot == 0) singular = true;                                                            \
      determinant *= best == p ? pivot : -pivot;                                                  \
      m.columns[p] = m.columns[p] / pivot;                                                        \
      inverse->columns[p] = inverse->columns[p] / pivot;                                          \
      for (int c = 0; c < N; ++c) {                                                               \
        const T factor = c == p ? 0 : m.columns[c][p];                                            \
        m.columns[c] -= m.columns[p] * factor;                                                    \
        inverse->columns[c] -= inverse->columns[p] * factor;                                      \
      }                                                                                           \
    }                                                                                             \
    return singular ? 0 : determinant;                                                            \
  }                                                                                               \
  PEWTER_SIMD_FUNCTION simd_##T##N##x##N simd_inverse(simd_##T##N##x##N m) {                      \
    simd_##T##N##x##N inverse;                                                                    \
    simd_pewter_eliminate(m, &inverse);                                                           \
    return inverse;                                                                               \
  }                                                                                               \
  PEWTER_SIMD_FUNCTION T simd_determinant(simd_##T##N##x##N m) {                                  \
    simd_##T##N##x##N inverse;                                                                    \
    return simd_pewter_eliminate(m, &inverse);                                                    \
  }
#define PEWTER_SIMD_OF(T)          \
  PEWTER_SIMD_PRODUCTS_OF(T, 2, 2) \
  PEWTER_SIMD_PRODUCTS_OF(T, 2, 3) \
  PEWTER_SIMD_PRODUCTS_OF(T, 2, 4) \
  PEWTER_SIMD_PRODUCTS_OF(T, 3, 2) \
  PEWTER_SIMD_PRODUCTS_OF(T, 3, 3) \
  PEWTER_SIMD_PRODUCTS_OF(T, 3, 4) \
  PEWTER_SIMD_PRODUCTS_OF(T, 4, 2) \
  PEWTER_SIMD_PRODUCTS_OF(T, 4, 3) \
  PEWTER_SIMD_PRODUCTS_OF(T, 4, 4) \
  PEWTER_SIMD_ROWS_OF(T, 2)        \
  PEWTER_SIMD_ROWS_OF(T, 3)        \
  PEWTER_SIMD_ROWS_OF(T, 4)        \
  PEWTER_SIMD_SQUARE(T, 2)         \
  PEWTER_SIMD_SQUARE(T, 3)         \
  PEWTER_SIMD_SQUARE(T, 4)
PEWTER_SIMD_OF(float)
#undef PEWTER_SIMD_OF
#undef PEWTER_SIMD_SQUARE
#undef PEWTER_SIMD_PRODUCTS_OF
#undef PEWTER_SIMD_PRODUCT
#undef PEWTER_SIMD_ROWS_OF

#define matrix_identity_float2x2 simd_diagonal_matrix(simd_make_float2(1, 1))
#define matrix_identity_float3x3 simd_diagonal_matrix(simd_make_float3(1, 1, 1))
#define matrix_identity_float4x4 simd_diagonal_matrix(simd_make_float4(1, 1, 1, 1))

// The names of Apple's first releases.
#define matrix_multiply simd_mul
#define matrix_scale simd_mul
#define matrix_add simd_add
#define matrix_sub simd_sub
#define matrix_equal simd_equal
#define matrix_transpose simd_transpose
#define matrix_invert simd_inverse
#define matrix_determinant simd_determinant
#define matrix_from_columns simd_matrix
#define matrix_from_rows simd_matrix_from_rows
#define matrix_from_diagonal simd_diagonal_matrix

#ifdef __cplusplus
namespace simd {
template <class T, int C, int R>
constexpr typename column_of<T, R>::type operator*(const matrix_columns<T, C, R>& m,
                                                   typename column_of<T, C>::type v) {
  return ::simd_mul(m, v);
}
template <class T, int C, int R>
constexpr typename column_of<T, C>::type operator*(typename column_of<T, R>::type v,
                                                   const matrix_columns<T, C, R>& m) {
  return ::simd_mul(v, m);
}
template <class T, int C, int R, int K>
constexpr matrix<T, K, R> operator*(const matrix_columns<T, C, R>& a, const matrix_columns<T, K, C>& b) {
  return ::simd_mul(a, b);
}
template <class T, int C, int R>
constexpr matrix<T, C, R> operator*(typename column_of<T, R>::element factor,
                                    const matrix_columns<T, C, R>& m) {
  return ::simd_mul(factor, m);
}
template <class T, int C, int R>
constexpr matrix<T, C, R> operator*(const matrix_columns<T, C, R>& m,
                                    typename column_of<T, R>::element factor) {
  return ::simd_mul(factor, m);
}
template <class T, int C, int R>
constexpr matrix<T, C, R> operator+(const matrix_columns<T, C, R>& a, const matrix_columns<T, C, R>& b) {
  return ::simd_add(a, b);
}
template <class T, int C, int R>
constexpr matrix<T, C, R> operator-(const matrix_columns<T, C, R>& a, const matrix_columns<T, C, R>& b) {
  return ::simd_sub(a, b);
}
template <class T, int C, int R>
constexpr matrix<T, C, R> operator-(const matrix_columns<T, C, R>& m) {
  return ::simd_mul(T(-1), m);
}
template <class T, int C, int R>
constexpr bool operator==(const matrix_columns<T, C, R>& a, const matrix_columns<T, C, R>& b) {
  return ::simd_equal(a, b);
}
template <class T, int C, int R>
constexpr bool operator!=(const matrix_columns<T, C, R>& a, const matrix_columns<T, C, R>& b) {
  return !::simd_equal(a, b);
}
// Operators for plain matrices and those of C++.
template <class M>
constexpr M& operator+=(M& a, const typename M::plain& b) {
  return a = ::simd_add(a, b);
}
template <class M>
constexpr M& operator-=(M& a, const typename M::plain& b) {
  return a = ::simd_sub(a, b);
}
template <class M>
constexpr M& operator*=(M& a, const typename M::plain& b) {
  return a = ::simd_mul(a, b);
}
template <class M, class = typename M::plain>
constexpr M& operator*=(M& m, typename M::element factor) {
  return m = ::simd_mul(factor, m);
}
template <class Matrix>
inline auto transpose(const Matrix& m) {
  return ::simd_transpose(m);
}
template <class Matrix>
inline auto inverse(const Matrix& m) {
  return ::simd_inverse(m);
}
template <class Matrix>
inline auto determinant(const Matrix& m) {
  return ::simd_determinant(m);
}
}  // namespace simd
#endif
