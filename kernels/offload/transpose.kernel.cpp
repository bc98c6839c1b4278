// transpose for a GPU: a tile goes through threadgroup memory, where a row has one element more than it
// needs, so that the lanes that read a column find each in another bank.
#include "kernels/layout/transpose.hpp"

#include "kernels/common/kernel_entry.hpp"

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
    for_each_lane(lane_ids(), sg.active(), [&](std::size_t i) { to[i * a.rows] = from[i]; });
  });
}

/// Grid (tiles of rows, tiles of cols).
template <class T>
void tiled(threadgroup& tg, const transpose_arguments& a) {
  constexpr std::uint32_t pitch = tile_side + 1;
  const uint3 at = tg.threadgroup_position_in_grid();
  const std::size_t row = at.x * tile_side, col = at.y * tile_side;
  const auto extent = [](std::size_t left) {
    return static_cast<std::uint32_t>(left < tile_side ? left : tile_side);
  };
  const std::uint32_t rows = extent(a.rows - row), cols = extent(a.cols - col);
  const T* x = static_cast<const T*>(a.x) + row * a.cols + col;  // (rows, cols)
  T* y = static_cast<T*>(a.y) + col * a.rows + row;              // (cols, rows)
  T* staged = tg.memory<T>(tile_side * pitch);                   // (rows, pitch)
  const std::uint32_t simdgroups = tg.simdgroups_per_threadgroup();
  tg.for_each_simdgroup([&](simdgroup& sg) {
    for (std::uint32_t r = sg.index(); r < rows; r += simdgroups)
      store(staged + r * pitch, load(x + r * a.cols, first_lanes(cols)));
  });
  tg.for_each_simdgroup([&](simdgroup& sg) {
    for (std::uint32_t c = sg.index(); c < cols; c += simdgroups)
      store(y + c * a.rows, gather(staged + c, lane_ids() * pitch, first_lanes(rows)), first_lanes(rows));
  });
}

}  // namespace

extern const kernel_table transpose_table;
constexpr kernel_table transpose_table = kernel_table{}
                                             .with(pattern::direct, entry<direct<std::uint32_t>>,
                                                   entry<direct<std::uint16_t>>, entry<direct<std::uint16_t>>)
                                             .with(pattern::tiled, entry<tiled<std::uint32_t>>,
                                                   entry<tiled<std::uint16_t>>, entry<tiled<std::uint16_t>>);
PEWTER_END_TARGET_NAMESPACE
