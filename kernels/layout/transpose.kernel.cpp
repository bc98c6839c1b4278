// y[c][r] = x[r][c]. Elements are moved as bits of their size, whatever type they are.
#include "kernels/layout/transpose.hpp"

#include "kernels/common/kernel_entry.hpp"
#include "kernels/common/prefetch.kernel.hpp"
#include "pewter/native/transpose.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::tile_side;
using detail::transpose_arguments;

/// One thread an element: grid (cols, rows), threadgroups of one row.
template <class T>
void direct(threadgroup& tg, const transpose_arguments& a) {
  const uint3 at = tg.first_thread_position_in_grid();
  tg.for_each_simdgroup([&](simdgroup& sg) {
    const std::size_t col = std::size_t{at.x} + std::size_t{sg.index()} * lane_count;
    const T* from = static_cast<const T*>(a.x) + at.y * a.cols + col;
    T* to = static_cast<T*>(a.y) + col * a.rows + at.y;
    for (std::size_t i = 0; i < count(sg.active()); ++i) to[i * a.rows] = from[i];
  });
}

/// A threadgroup's part of x and of its transpose: fewer than tile_side rows or columns at the edges.
template <class T>
struct tile {
  const T* x;  // (rows, cols), x_cols apart
  T* y;        // (cols, rows), y_cols apart
  std::size_t rows, cols, x_cols, y_cols;
};

template <class T>
using block = native::chunk<T, native::block_side<T>>[native::block_side<T>];

/// A block as it lies in memory, its rows `stride` apart.
template <class T>
PEWTER_INLINE void load_whole(block<T>& b, const T* from, std::size_t stride) {
  native::each<native::block_side<T>>([&](auto i) PEWTER_INLINE_LAMBDA {
    __builtin_memcpy(&b[i.value], from + i.value * stride, sizeof(b[0]));
  });
}
template <class T>
PEWTER_INLINE void store_whole(const block<T>& b, T* to, std::size_t stride) {
  native::each<native::block_side<T>>([&](auto i) PEWTER_INLINE_LAMBDA {
    __builtin_memcpy(to + i.value * stride, &b[i.value], sizeof(b[0]));
  });
}

/// Copies what of a block in memory lies within `height` rows and `width` columns. (An index that is known
/// only when it runs would keep blocks of registers in memory, whole ones too.)
template <class T>
PEWTER_INLINE void copy_edge(const T* from, std::size_t from_stride, T* to, std::size_t to_stride,
                             std::size_t height, std::size_t width) {
  constexpr std::size_t side = native::block_side<T>;
  for (std::size_t i = 0; i < height && i < side; ++i)
    __builtin_memcpy(to + i * to_stride, from + i * from_stride, sizeof(T) * (width < side ? width : side));
}

/// Reads the block at (row, col), as far as it lies in the tile, and prefetches what lies `distance` bytes
/// after it.
template <class T>
PEWTER_INLINE void load_block(block<T>& b, const tile<T>& t, std::size_t row, std::size_t col,
                              std::size_t distance) {
  constexpr std::size_t side = native::block_side<T>;
  const T* from = t.x + row * t.x_cols + col;
  if (row + side <= t.rows && col + side <= t.cols) {
    native::each<side>([&](auto i) PEWTER_INLINE_LAMBDA {
      prefetch_lines<side * sizeof(T), 2>(reinterpret_cast<std::uintptr_t>(from + i.value * t.x_cols) +
                                          distance);
    });
    load_whole<T>(b, from, t.x_cols);
  } else {
    T edge[side * side] = {};
    copy_edge(from, t.x_cols, edge, side, t.rows - row, t.cols - col);
    load_whole<T>(b, edge, side);
  }
}

/// Writes a transposed block to y at (row, col), as far as it lies in the tile.
template <class T>
PEWTER_INLINE void store_block(const block<T>& b, const tile<T>& t, std::size_t row, std::size_t col) {
  constexpr std::size_t side = native::block_side<T>;
  T* to = t.y + row * t.y_cols + col;
  if (row + side <= t.cols && col + side <= t.rows) {
    store_whole<T>(b, to, t.y_cols);
  } else if (row < t.cols && col < t.rows) {
    T edge[side * side];
    store_whole<T>(b, edge, side);
    copy_edge(edge, side, to, t.y_cols, t.cols - row, t.rows - col);
  }
}

/// Uses ordinary stores: the SIMD groups copy the tile's rows into threadgroup memory; after the barrier they
/// take it back in blocks that are transposed in registers, so that y is written in whole registers.
template <class T>
PEWTER_INLINE void transpose_ordinarily(threadgroup& tg, const tile<T>& t) {
  constexpr std::size_t side = native::block_side<T>, blocks = tile_side / side;
  T* staged = tg.memory<T>(tile_side * tile_side);  // (tile_side, tile_side)
  const std::size_t simdgroups = tg.simdgroups_per_threadgroup();
  const lane_mask active = first_lanes(static_cast<std::uint32_t>(t.cols));
  tg.for_each_simdgroup([&](simdgroup& sg) {
    for (std::size_t r = sg.index(); r < t.rows; r += simdgroups)
      if (t.cols == tile_side)
        store(staged + r * tile_side, load(t.x + r * t.x_cols));
      else
        store(staged + r * tile_side, load(t.x + r * t.x_cols, active));
  });
  tg.for_each_simdgroup([&](simdgroup& sg) {
    for (std::size_t k = sg.index(); k < blocks * blocks; k += simdgroups) {
      const std::size_t row = k % blocks * side, col = k / blocks * side;
      block<T> b;
      load_whole<T>(b, staged + row * tile_side + col, tile_side);
      native::transpose<T>(b);
      store_block(b, t, col, row);
    }
  });
}

/// Uses non-temporal stores: blocks are transposed on their way into threadgroup memory; after the barrier
/// the SIMD groups write whole rows of the tile. The other way round, fewer reads would be in flight while
/// cache lines are written. Why: kernels/runtime/machine/machine.md#non-temporal-stores.
template <class T>
PEWTER_INLINE void transpose_nontemporally(threadgroup& tg, const tile<T>& t, std::size_t distance) {
  constexpr std::size_t side = native::block_side<T>, blocks = tile_side / side;
  T* turned = tg.memory<T>(tile_side * tile_side);  // (tile_side, tile_side)
  const std::size_t simdgroups = tg.simdgroups_per_threadgroup();
  tg.announce_nontemporal_stores();
  tg.for_each_simdgroup([&](simdgroup& sg) {
    for (std::size_t k = sg.index(); k < blocks * blocks; k += simdgroups) {
      const std::size_t row = k / blocks * side, col = k % blocks * side;
      if (row >= t.rows || col >= t.cols) continue;
      block<T> b;
      load_block(b, t, row, col, distance);
      native::transpose<T>(b);
      store_whole<T>(b, turned + col * tile_side + row, tile_side);
    }
  });
  const lane_mask active = first_lanes(static_cast<std::uint32_t>(t.rows));
  tg.for_each_simdgroup([&](simdgroup& sg) {
    for (std::size_t c = sg.index(); c < t.cols; c += simdgroups)
      store_nontemporal(t.y + c * t.y_cols, load(turned + c * tile_side), active);
  });
}

/// One threadgroup a tile, grid (tiles down, tiles across): neighbours write along the same rows of y; where
/// y is stored non-temporally (tiles across, tiles down): neighbours read along the same rows of x.
template <class T>
void tiled(threadgroup& tg, const transpose_arguments& a) {
  const uint3 at = tg.threadgroup_position_in_grid();
  const std::size_t first_row = (a.memory.nontemporal ? at.y : at.x) * tile_side;
  const std::size_t first_col = (a.memory.nontemporal ? at.x : at.y) * tile_side;
  const std::size_t rows = a.rows - first_row < tile_side ? a.rows - first_row : tile_side;
  const std::size_t cols = a.cols - first_col < tile_side ? a.cols - first_col : tile_side;
  const tile<T> t{static_cast<const T*>(a.x) + first_row * a.cols + first_col,
                  static_cast<T*>(a.y) + first_col * a.rows + first_row,
                  rows,
                  cols,
                  a.cols,
                  a.rows};
  if (a.memory.nontemporal)
    transpose_nontemporally(tg, t, a.memory.distance);
  else
    transpose_ordinarily(tg, t);
}

}  // namespace

extern const kernel_table transpose_table;
constexpr kernel_table transpose_table = kernel_table{}
                                             .with(pattern::direct, entry<direct<std::uint32_t>>,
                                                   entry<direct<std::uint16_t>>, entry<direct<std::uint16_t>>)
                                             .with(pattern::tiled, entry<tiled<std::uint32_t>>,
                                                   entry<tiled<std::uint16_t>>, entry<tiled<std::uint16_t>>);
PEWTER_END_TARGET_NAMESPACE
