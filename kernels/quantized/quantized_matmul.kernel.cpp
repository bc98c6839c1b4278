// y = x W^T, W quantised, in two dispatches: x becomes bytes, a run of 32 with one step, and then rows of W
// are multiplied with rows of x. With few of the latter each row of W is, its blocks unpacked once for up to
// four of them; with many a tile is, where the target has dot products of bytes.
//
// vectorized: each of the threadgroup's SIMD groups takes some rows of W. tiled: one SIMD group, in tiles or
// not. direct is the packing of weights.
#if !defined(PEWTER_GPU)
#include "kernels/quantized/finish.kernel.hpp"
#include "kernels/quantized/pack.kernel.hpp"
#include "kernels/quantized/tile.kernel.hpp"
#endif
#include "kernels/quantized/quantized.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace {

using detail::most_single_rows;

/// A row of W with rows of x. Their sums are `apart` from each other.
template <class F>
PEWTER_INLINE void multiply_row(const quantized_matmul_arguments& a, const quantized_rows& rows,
                                std::size_t col, float* to, std::size_t apart) {
  const weight_row w = weight_row::of(a, rows.matrix * a.n + col);
  constexpr int together = 4;
  const std::size_t runs = a.k / lane_count;
  std::size_t i = 0;
  float sums[together];
  for (; i + together <= rows.count; i += together) {
    const std::size_t place = rows.first + i;
    const byte_row x[] = {byte_row::of<F>(a, place), byte_row::of<F>(a, place + 1),
                          byte_row::of<F>(a, place + 2), byte_row::of<F>(a, place + 3)};
    dot_rows<F>(w, x, runs, sums);
    for (std::size_t k = 0; k < together; ++k) to[(i + k) * apart] = sums[k];
  }
  for (; i < rows.count; ++i) {
    const byte_row x[] = {byte_row::of<F>(a, rows.first + i)};
    dot_rows<F>(w, x, runs, sums);
    to[i * apart] = sums[0];
  }
}

/// What a SIMD group takes of a threadgroup's columns.
struct column_range {
  std::size_t begin, end;
};

/// Their sums, a row of x after the other.
[[gnu::noinline]] inline void multiply_some(const quantized_matmul_arguments& a, const quantized_rows& rows,
                                            std::size_t first, column_range cols, float* sums) {
  with_format(a.type, [&]<class F>(F) {
    for (std::size_t i = cols.begin; i < cols.end; ++i)
      multiply_row<F>(a, rows, first + i, sums + i, a.cols_of_threadgroup);
  });
}

/// Groups of packed columns of a threadgroup, some to each SIMD group.
template <class T>
PEWTER_INLINE void multiply_groups(threadgroup& tg, const quantized_matmul_arguments& a,
                                   const quantized_rows& rows, std::size_t first, std::size_t count) {
  const std::size_t groups = (count + packed_columns - 1) / packed_columns;
  const std::size_t simdgroups = tg.simdgroups_per_threadgroup();
  tg.for_each_simdgroup([&](simdgroup& sg) {
    const std::size_t s = sg.index(), begin = s * groups / simdgroups, end = (s + 1) * groups / simdgroups;
    alignas(64) float sums[8 * lane_count];
    for (std::size_t g = begin; g < end; ++g) {
      const std::size_t of_group = g * packed_columns, cols = least_of_columns(count - of_group);
      for (std::size_t r = 0; r < rows.count; r += a.rows_of_tile) {
        const std::size_t left = rows.count - r, some = left < a.rows_of_tile ? left : a.rows_of_tile;
        multiply_group(a, rows, r, some, first + of_group, sums);
        finish_rows<T>(a, rows.matrix, rows.first + r, some, first + of_group, cols, {sums, lane_count});
      }
    }
  });
}

template <pattern how, class T>
void multiply(threadgroup& tg, const quantized_matmul_arguments& a) {
  const uint3 position = tg.threadgroup_position_in_grid();
  const quantized_rows& rows = a.rows[position.y];
  const std::size_t first = position.x * a.cols_of_threadgroup, left = a.n - first;
  const std::size_t count = left < a.cols_of_threadgroup ? left : a.cols_of_threadgroup;
#if defined(PEWTER_BYTE_TILES)
  if (how == pattern::tiled && rows.in_tiles) {
    byte_tile_room& room = tg.per_simdgroup_state<byte_tile_room>().at(0);
    tg.first_simdgroup([&](simdgroup&) { multiply_tiles<T>(a, rows, first, first + count, room); });
    return;
  }
#endif
  if (a.packed != nullptr) return multiply_groups<T>(tg, a, rows, first, count);
  const std::size_t simdgroups = tg.simdgroups_per_threadgroup();
  float* const sums = tg.memory<float>(most_single_rows * a.cols_of_threadgroup);
  tg.for_each_simdgroup([&](simdgroup& sg) {
    const std::size_t s = sg.index();
    multiply_some(a, rows, first, {s * count / simdgroups, (s + 1) * count / simdgroups}, sums);
  });
  tg.for_each_simdgroup([&](simdgroup& sg) {
    for (std::size_t col = sg.index() * lane_count; col < count; col += simdgroups * lane_count)
      finish_rows<T>(a, rows.matrix, rows.first, rows.count, first + col, least_of_columns(count - col),
                     {sums + col, a.cols_of_threadgroup});
  });
}

/// `geometry` and the cost hint are the product's.
template <pattern how, class T>
void quantized_matmul(const void* arguments, const launch_geometry& geometry, const kernel_options& options) {
  const auto& a = *static_cast<const quantized_matmul_arguments*>(arguments);
  const auto parts = static_cast<std::uint32_t>(ceil_div(a.places * a.k / lane_count, a.runs_of_threadgroup));
  constexpr double nanoseconds_of_run = 8;
  dispatch_in_order(
      options,
      encode<round_x<T>, copies::any_threadgroup>(
          a, geometry_of_threadgroups({parts, 1, 1}, geometry.threads_per_threadgroup),
          nanoseconds_of_run * static_cast<double>(a.runs_of_threadgroup)),
      encode<multiply<how, T>, copies::any_threadgroup>(a, geometry, options.nanoseconds_per_threadgroup));
}

void pack_weights(const void* arguments, const launch_geometry& geometry, const kernel_options& options) {
  const auto& a = *static_cast<const quantized_matmul_arguments*>(arguments);
  dispatch_in_order(options, encode<pack_columns, copies::any_threadgroup>(
                                 a, geometry, options.nanoseconds_per_threadgroup));
}

}  // namespace
#endif

extern const kernel_table quantized_matmul_table;
#if defined(PEWTER_GPU)
constexpr kernel_table quantized_matmul_table;
#else
constexpr kernel_table quantized_matmul_table =
    kernel_table{}
        .with(pattern::vectorized, quantized_matmul<pattern::vectorized, float>,
              quantized_matmul<pattern::vectorized, half>, quantized_matmul<pattern::vectorized, bfloat>)
        .with(pattern::direct, pack_weights, pack_weights, pack_weights)
#if defined(PEWTER_BYTE_TILES)
        .with(pattern::tiled, quantized_matmul<pattern::tiled, float>, quantized_matmul<pattern::tiled, half>,
              quantized_matmul<pattern::tiled, bfloat>)
#endif
    ;
#endif
PEWTER_END_TARGET_NAMESPACE
