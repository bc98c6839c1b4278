// The transposition of a square block that is held in registers, one a row.
#pragma once

#include "pewter/native/native.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

/// Rows and columns of a block: a whole register a row, but at most 16, so that a block leaves half of
/// AVX-512's registers to the shuffles.
template <class T>
inline constexpr int block_side = width<T> < 16 ? width<T> : 16;

/// Columns with bit `distance` of upper, those without it of lower, each moved into the other kind.
template <int distance, class C, int... j>
PEWTER_INLINE void exchange(C& upper, C& lower, index_list<j...>) {
  constexpr int n = static_cast<int>(sizeof...(j));
  const C a = upper, b = lower;
  upper = shuffle<((j & distance) != 0 ? n + j - distance : j)...>(a, b);
  lower = shuffle<((j & distance) != 0 ? n + j : j + distance)...>(a, b);
}

/// rows[i][j] and rows[j][i] change places: for each bit of the index, the elements whose row and column
/// differ in it do (Eklundh 1972, "A fast computer method for matrix transposing"). n log2(n) shuffles.
template <int distance, class T, int n>
PEWTER_INLINE void transpose_from(chunk<T, n>* rows) {
  if constexpr (distance < n) {
    each<n>([&](auto i) PEWTER_INLINE_LAMBDA {
      if constexpr ((i.value & distance) == 0)
        exchange<distance>(rows[i.value], rows[i.value + distance], typename make_index_list<n>::type{});
    });
    transpose_from<2 * distance, T, n>(rows);
  }
}
template <class T, int n = block_side<T>>
PEWTER_INLINE void transpose(chunk<T, n>* rows) {
  transpose_from<1, T, n>(rows);
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
