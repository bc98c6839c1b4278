// Products of few rows (decoding with a batch of 1 to 4) by a B that is stored in rows of n. B is read once,
// from memory, and that is the time it takes: so in rows as long as a threadgroup's tile is wide, 8 of them
// beside each other, as the prefetchers like it (4096 x 4096 floats on a Zen 4: 31 GB/s, and 10 where each
// SIMD group reads down its own 32 columns).
//
// A SIMD group owns all rows of as many columns as its sums hold (gemm.hpp); a phase is 8 steps of K.
#pragma once

#include "kernels/matmul/loops/tile.kernel.hpp"
#include "kernels/matmul/ukr/epilogue.kernel.hpp"
#include "kernels/streaming.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Rows that are multiplied at a time, and steps of K: their elements of op(A), sums and a row of B fit the
/// registers.
constexpr int rows_at_a_time = lanes<float>::registers == 2 ? 4 : lanes<float>::registers == 4 ? 2 : 1;
template <int rows>
constexpr int steps_at_a_time = rows == 1 ? 8 : 4;

template <std::size_t count>
struct long_block {
  lanes<float> sum[count];
};

/// Sums of `rows` rows, a lanes<float> for 32 columns; row r begins at r * blocks.
struct few_sums {
  lanes<float>* at;
  std::size_t blocks;
  bool from_zero;
};
/// op(A), element (r, k) being from[r * row + k * col].
struct few_of_a {
  const float* from;
  std::size_t row, col;
};

/// sums += op(A) op(B) for `steps` steps of K and `cols` columns.
template <int rows, int steps, class T>
[[gnu::flatten, gnu::noinline]] void add_steps(const few_sums& sums, const few_of_a& a, const T* b,
                                               std::size_t b_row, std::size_t cols) {
  native::vec<float> of_a[rows * steps];
  native::each<rows>([&](auto r) {
    native::each<steps>([&](auto s) {
      of_a[r * steps + s] =
          native::vec<float>(a.from[std::size_t{r.value} * a.row + std::size_t{s.value} * a.col]);
    });
  });
  const auto multiply = [&](std::size_t col, auto active) {
    lanes<float> sum[rows];
    native::each<rows>([&](auto r) {
      sum[r] = sums.from_zero ? lanes<float>(0.0f)
                              : sums.at[std::size_t{r.value} * sums.blocks + col / lane_count];
    });
    native::each<steps>([&](auto s) {
      const lanes<float> of_b = load(b + std::size_t{s.value} * b_row + col, active);
      // What is read `steps` later: a tile's piece of a row is too short for the machine to fetch ahead (4 x
      // 11008 by 4096 on a Granite Rapids: 15.0 -> 12.1 ms, of bfloat 11.7 -> 5.2).
      const std::size_t later = (std::size_t{s.value} + steps) * b_row + col;
      fetch_lanes<T, 2>(reinterpret_cast<std::uintptr_t>(b) + later * sizeof(T));
      native::each<rows>([&](auto r) {
        native::each<lanes<float>::registers>(
            [&](auto j) { sum[r].v[j] = native::fma(of_a[r * steps + s], of_b.v[j], sum[r].v[j]); });
      });
    });
    native::each<rows>(
        [&](auto r) { sums.at[std::size_t{r.value} * sums.blocks + col / lane_count] = sum[r]; });
  };
  std::size_t col = 0;
  for (; col + lane_count <= cols; col += lane_count) multiply(col, all_lanes{});
  if (col < cols) multiply(col, first_lanes(static_cast<std::uint32_t>(cols - col)));
}

/// The same for `depth` steps.
template <int rows, class T>
PEWTER_INLINE void add_depth(few_sums sums, const few_of_a& a, const T* b, std::size_t b_row,
                             std::size_t cols, std::size_t depth) {
  constexpr int steps = steps_at_a_time<rows>;
  std::size_t k = 0;
  const auto add = [&]<int n>(native::index_constant<n>) {
    add_steps<rows, n>(sums, {a.from + k * a.col, a.row, a.col}, b + k * b_row, b_row, cols);
    sums.from_zero = false;
    k += n;
  };
  while (k + steps <= depth) add(native::index_constant<steps>{});
  while (k < depth) add(native::index_constant<1>{});
}

/// The same for a number of rows that is known at run time only, at most rows_at_a_time.
template <int rows = rows_at_a_time, class T>
PEWTER_INLINE void add_rows(std::size_t present, few_sums sums, const few_of_a& a, const T* b,
                            std::size_t b_row, std::size_t cols, std::size_t depth) {
  if constexpr (rows > 1) {
    if (present < rows) return add_rows<rows - 1>(present, sums, a, b, b_row, cols, depth);
  }
  add_depth<rows>(sums, a, b, b_row, cols, depth);
}

template <class T>
void multiply_few_rows(threadgroup& tg, const multiply_arguments& arguments) {
  const gemm_call& g = *arguments.call;
  const uint3 at = tg.threadgroup_position_in_grid();
  const std::size_t batch = arguments.first_batch + at.z;
  const std::size_t blocks = g.tile_cols / lane_count / tg.simdgroups_per_threadgroup();
  const std::size_t first_col = at.x * g.tile_cols;
  const std::size_t last_col = first_col + g.tile_cols < g.n ? first_col + g.tile_cols : g.n;
  const T* b = static_cast<const T*>(g.b) + batch * g.b_at.batch;
  few_of_a a;
  if constexpr (sizeof(T) == sizeof(float))
    a = {static_cast<const float*>(g.a) + batch * g.a_at.batch, g.a_at.row, g.a_at.col};
  else
    a = {g.packed_a + at.z * g.packed_a_batch, 1, panel_rows};
  const bool long_rows = tg.simdgroups_per_threadgroup() <= detail::most_long_simdgroups;
  constexpr std::size_t many = detail::long_rows_sums(1),
                        few = detail::long_rows_sums(detail::most_long_simdgroups + 1);
  const std::size_t sums_of_simdgroup = long_rows ? many : few;
  lanes<float>* const all_sums = long_rows ? tg.per_simdgroup_state<long_block<many>>().at(0).sum
                                           : tg.per_simdgroup_state<long_block<few>>().at(0).sum;
  for (std::size_t k = 0; k < g.k; k += g.depth) {  // K is not 0: so small a B is not read this way
    const std::size_t depth = g.k - k < g.depth ? g.k - k : g.depth;
    tg.for_each_simdgroup([&](simdgroup& sg) {
      const std::size_t col = first_col + sg.index() * blocks * lane_count;
      if (col >= last_col) return;
      const std::size_t cols = last_col - col < blocks * lane_count ? last_col - col : blocks * lane_count;
      lanes<float>* const sums = all_sums + sg.index() * sums_of_simdgroup;
      for (std::size_t r = 0; r < g.m; r += rows_at_a_time)
        add_rows(g.m - r, {sums + r * blocks, blocks, k == 0}, {a.from + r * a.row + k * a.col, a.row, a.col},
                 b + k * g.b_at.row + col, g.b_at.row, cols, depth);
      if (k + g.depth < g.k) return;
      for (std::size_t r = 0; r < g.m; ++r)
        for (std::size_t c = 0; c < cols; c += lane_count) {
          const lanes<float>& sum = sums[r * blocks + c / lane_count];
          if (cols - c >= lane_count)
            store_sums<T>(g, batch, r, col + c, sum, all_lanes{});
          else
            store_sums<T>(g, batch, r, col + c, sum, first_lanes(static_cast<std::uint32_t>(cols - c)));
        }
    });
  }
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
