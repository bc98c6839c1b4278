// C = A B, the plain form: each SIMD group computes one 8x8 tile of C from 8x8 tiles of A and B, eight
// steps of K at a time. Tiles at the edge are read as if A and B were continued by zeros.
#include "kernels/common/kernel_entry.hpp"
#include "kernels/matmul_tutorial/arguments.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::gemm_arguments;

constexpr std::size_t tile = 8;

PEWTER_INLINE std::size_t at_most_a_tile(std::size_t n) { return n < tile ? n : tile; }

/// The tile at `source`; its first (rows, cols) elements lie inside the matrix.
template <class T>
PEWTER_INLINE void load_tile(simdgroup_matrix<T, 8, 8>& m, const T* source, std::size_t elements_per_row,
                             std::size_t rows, std::size_t cols) {
  if (rows == tile && cols == tile) {
    simdgroup_load(m, source, elements_per_row);
    return;
  }
  m = make_filled_simdgroup_matrix<T, 8, 8>(0.0f);
  for (std::size_t r = 0; r < rows; ++r)
    for (std::size_t c = 0; c < cols; ++c)
      m.element[r][c] = static_cast<float>(source[r * elements_per_row + c]);
}

template <class T>
PEWTER_INLINE void multiply_tile(const gemm_arguments& arguments, std::size_t row, std::size_t col) {
  const T* a = static_cast<const T*>(arguments.a) + row * arguments.k;  // (rows, k)
  const T* b = static_cast<const T*>(arguments.b) + col;                // (k, cols)
  T* c = static_cast<T*>(arguments.c) + row * arguments.n + col;        // (rows, cols)
  const std::size_t rows = at_most_a_tile(arguments.m - row), cols = at_most_a_tile(arguments.n - col);
  simdgroup_float8x8 sum = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
  for (std::size_t k = 0; k < arguments.k; k += tile) {
    const std::size_t depth = at_most_a_tile(arguments.k - k);
    simdgroup_matrix<T, 8, 8> a_tile, b_tile;
    load_tile(a_tile, a + k, arguments.k, rows, depth);
    load_tile(b_tile, b + k * arguments.n, arguments.n, depth, cols);
    simdgroup_multiply_accumulate(sum, a_tile, b_tile, sum);
  }
  for (std::size_t r = 0; r < rows; ++r)
    for (std::size_t j = 0; j < cols; ++j) c[r * arguments.n + j] = static_cast<T>(sum.element[r][j]);
}

template <class T>
void gemm_simdgroup(threadgroup& tg, const gemm_arguments& arguments) {
  const std::size_t tiles_in_row = (arguments.n + tile - 1) / tile;
  const std::size_t tiles = (arguments.m + tile - 1) / tile * tiles_in_row;
  const std::size_t first =
      std::size_t{tg.threadgroup_position_in_grid().x} * tg.simdgroups_per_threadgroup();
  tg.for_each_simdgroup([&](simdgroup& sg) {
    const std::size_t i = first + sg.index();
    if (i < tiles) multiply_tile<T>(arguments, i / tiles_in_row * tile, i % tiles_in_row * tile);
  });
}

}  // namespace

extern const kernel_table gemm_simdgroup_table;
constexpr kernel_table gemm_simdgroup_table =
    kernel_table{}.with(pattern::direct, entry<gemm_simdgroup<float>>, entry<gemm_simdgroup<half>>,
                        entry<gemm_simdgroup<bfloat>>);

PEWTER_END_TARGET_NAMESPACE
