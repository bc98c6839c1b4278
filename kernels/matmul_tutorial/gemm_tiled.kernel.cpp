// C = A B, the tiled form: a threadgroup owns a tile of C (arguments.hpp: gemm_tile), its SIMD groups blocks
// of 16 x 32 (two by four 8x8 tiles). For each block of K all SIMD groups copy their part of A and B into
// threadgroup memory, as float and continued by zeros; after the barrier each multiplies its block of C.
//
// A row of a block is one lanes<float>. A micro-tile has as many rows as registers allow: MR rows need MR
// accumulators and one row of B, and each loaded element of B serves MR products.
#include "kernels/common/kernel_entry.hpp"
#include "kernels/matmul_tutorial/arguments.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::gemm_arguments;
using detail::gemm_tile;

// 32 lanes are 2 of 32 registers on AVX-512, 4 of 16 on AVX2, 8 of 16 on SSE, 8 of 32 on NEON.
constexpr int mr = lanes<float>::registers == 2 ? 8 : lanes<float>::registers == 4 ? 2 : 1;
static_assert(gemm_tile::block_rows % mr == 0);

struct block_of_c {
  lanes<float> row[gemm_tile::block_rows];
};

/// c[r] += a[r][k] b[k] for a micro-tile, a (mr, depth), b (depth, cols).
PEWTER_INLINE void multiply_micro_tile(lanes<float>* c, const float* a, const float* b, std::size_t depth,
                                       std::size_t cols) {
  lanes<float> sum[mr];
  native::each<mr>([&](auto r) { sum[r] = c[r]; });
  for (std::size_t k = 0; k < depth; ++k) {
    const lanes<float> b_row = load(b + k * cols);
    native::each<mr>(
        [&](auto r) { sum[r] = fma(lanes<float>(a[std::size_t{r.value} * depth + k]), b_row, sum[r]); });
  }
  native::each<mr>([&](auto r) { c[r] = sum[r]; });
}

/// to (rows, cols) = the part of from that begins at its pointer and has (rows_left, cols_left) elements in
/// the matrix, and zeros beyond. The threadgroup's SIMD groups take a row each in turn.
template <class T>
PEWTER_INLINE void stage(const simdgroup& sg, std::uint32_t simdgroups, float* to, std::size_t rows,
                         std::size_t cols, const T* from, std::size_t elements_per_row, std::size_t rows_left,
                         std::size_t cols_left) {
  const std::size_t inside = cols_left < cols ? cols_left : cols;
  for (std::size_t r = sg.index(); r < rows; r += simdgroups) {
    const std::size_t n = r < rows_left ? inside : 0;
    const T* source = from + (n == 0 ? 0 : r * elements_per_row);
    float* row = to + r * cols;
    std::size_t i = 0;
    for (; i + lane_count <= n; i += lane_count) store(row + i, load(source + i));
    for (; i < cols; i += lane_count) {
      const std::size_t present = i < n ? n - i : 0, room = cols - i;
      const lane_mask filled = first_lanes(present < lane_count ? static_cast<std::uint32_t>(present) : 32u);
      const lane_mask wanted = first_lanes(room < lane_count ? static_cast<std::uint32_t>(room) : 32u);
      store(row + i, any(filled) ? load(source + i, filled) : lanes<float>(0.0f), wanted);
    }
  }
}

template <class T>
PEWTER_INLINE void store_block(const block_of_c& block, const gemm_arguments& g, std::size_t row,
                               std::size_t col) {
  if (row >= g.m || col >= g.n) return;
  const std::size_t rows = g.m - row < gemm_tile::block_rows ? g.m - row : gemm_tile::block_rows;
  const std::size_t cols = g.n - col;
  T* c = static_cast<T*>(g.c) + row * g.n + col;
  for (std::size_t r = 0; r < rows; ++r) {
    if (cols >= lane_count)
      store(c + r * g.n, block.row[r]);
    else
      store(c + r * g.n, block.row[r], first_lanes(static_cast<std::uint32_t>(cols)));
  }
}

template <class T>
void gemm_tiled(threadgroup& tg, const gemm_arguments& g) {
  const gemm_tile tile = detail::gemm_tile_of(tg.thread_count());
  const std::size_t rows = tile.rows(), cols = tile.cols(), depth = tile.depth();
  const uint3 at = tg.threadgroup_position_in_grid();
  const std::size_t first_row = at.y * rows, first_col = at.x * cols;
  const T* a = static_cast<const T*>(g.a) + first_row * g.k;  // (rows, k)
  const T* b = static_cast<const T*>(g.b) + first_col;        // (k, cols)
  float* a_stage = tg.memory<float>(rows * depth);            // (rows, depth)
  float* b_stage = tg.memory<float>(depth * cols);            // (depth, cols)
  const auto blocks = tg.per_simdgroup_state<block_of_c>();
  const std::uint32_t simdgroups = tg.simdgroups_per_threadgroup(), working = tile.simdgroups();

  tg.for_each_simdgroup([&](simdgroup& sg) {
    for (lanes<float>& row : blocks[sg].row) row = 0.0f;
  });
  for (std::size_t k = 0; k < g.k; k += depth) {
    tg.for_each_simdgroup([&](simdgroup& sg) {
      stage(sg, simdgroups, a_stage, rows, depth, a + k, g.k, g.m - first_row, g.k - k);
      stage(sg, simdgroups, b_stage, depth, cols, b + k * g.n, g.n, g.k - k, g.n - first_col);
    });
    tg.for_each_simdgroup([&](simdgroup& sg) {
      if (sg.index() >= working) return;
      const std::size_t block_row = sg.index() / tile.simdgroup_cols,
                        block_col = sg.index() % tile.simdgroup_cols;
      const float* a_block = a_stage + block_row * gemm_tile::block_rows * depth;
      const float* b_block = b_stage + block_col * gemm_tile::block_cols;
      lanes<float>* c = blocks[sg].row;
      for (std::size_t r = 0; r < gemm_tile::block_rows; r += mr)
        multiply_micro_tile(c + r, a_block + r * depth, b_block, depth, cols);
    });
  }
  tg.for_each_simdgroup([&](simdgroup& sg) {
    if (sg.index() >= working) return;
    store_block<T>(blocks[sg], g, first_row + sg.index() / tile.simdgroup_cols * gemm_tile::block_rows,
                   first_col + sg.index() % tile.simdgroup_cols * gemm_tile::block_cols);
  });
}

}  // namespace

extern const kernel_table gemm_tiled_table;
constexpr kernel_table gemm_tiled_table = kernel_table{}.with(
    pattern::tiled, entry<gemm_tiled<float>, copies::any_threadgroup>,
    entry<gemm_tiled<half>, copies::any_threadgroup>, entry<gemm_tiled<bfloat>, copies::any_threadgroup>);

PEWTER_END_TARGET_NAMESPACE
