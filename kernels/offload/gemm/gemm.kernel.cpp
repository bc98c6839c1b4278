// gemm for a GPU: entries that launch a threadgroup a tile of C (gemm_tile.hpp). Threadgroups of 16-bit
// elements have 128 or 256 threads; 384 ask for warpgroup instructions (gemm_warpgroups.kernel.cpp), and are
// 256 where these cannot be. Floats have the tile that the arguments name.
#include "kernels/common/kernel_entry.hpp"
#include "kernels/offload/gemm/gemm_block.hpp"
#include "kernels/offload/gemm/gemm_fma.hpp"
#include "kernels/offload/gemm/gemm_matrix_units.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

/// False, and nothing done, where the device or the operands' storage does not allow it.
template <class T>
bool multiply_by_warpgroups(const detail::device_gemm_arguments&, std::uint32_t batches,
                            const kernel_options&);
/// @throws error where the device has no TF32
void multiply_by_three_tf32(const detail::device_gemm_arguments&, const launch_geometry&,
                            const kernel_options&);

namespace {

using detail::device_gemm_arguments;

template <class Tile, bool transpose_a, bool transpose_b>
void tile_by_fma(threadgroup& tg, const device_gemm_arguments& g) {
  gpu_block block{tg.threadgroup_position_in_grid()};
  detail::multiply_tile_by_fma<gpu_block, Tile, transpose_a, transpose_b>(block, g);
}
template <class T, std::uint32_t threads, bool transpose_a, bool transpose_b>
void tile_by_matrix_units(threadgroup& tg, const device_gemm_arguments& g) {
  gpu_block block{tg.threadgroup_position_in_grid()};
  detail::multiply_tile_by_matrix_units<gpu_block, T, threads, transpose_a, transpose_b>(block, g);
}

template <class T, std::uint32_t threads>
void launch_tiles(const device_gemm_arguments& g, const launch_geometry& geometry,
                  const kernel_options& options) {
  const auto launch = g.transpose_a   ? g.transpose_b ? entry<tile_by_matrix_units<T, threads, true, true>>
                                                      : entry<tile_by_matrix_units<T, threads, true, false>>
                        : g.transpose_b ? entry<tile_by_matrix_units<T, threads, false, true>>
                                      : entry<tile_by_matrix_units<T, threads, false, false>>;
  launch(&g, geometry, options);
}
template <class Tile>
void launch_fma_tiles(const device_gemm_arguments& g, const launch_geometry& geometry,
                      const kernel_options& options) {
  const auto launch = g.transpose_a   ? g.transpose_b ? entry<tile_by_fma<Tile, true, true>>
                                                      : entry<tile_by_fma<Tile, true, false>>
                        : g.transpose_b ? entry<tile_by_fma<Tile, false, true>>
                                      : entry<tile_by_fma<Tile, false, false>>;
  launch(&g, geometry, options);
}

template <class T>
void multiply(const void* arguments, const launch_geometry& geometry, const kernel_options& options) {
  const auto& g = *static_cast<const device_gemm_arguments*>(arguments);
  const uint3 groups = geometry.threadgroups_per_grid;
  if (geometry.threads_per_threadgroup.x == 128) return launch_tiles<T, 128>(g, geometry, options);
  if (geometry.threads_per_threadgroup.x == 384 && multiply_by_warpgroups<T>(g, groups.z, options)) return;
  launch_tiles<T, 256>(g, geometry_of_threadgroups(groups, {256, 1, 1}, "gemm"), options);
}
void multiply_floats(const void* arguments, const launch_geometry& geometry, const kernel_options& options) {
  const auto& g = *static_cast<const device_gemm_arguments*>(arguments);
  switch (g.tile) {
    case detail::float_tile::narrow:
      return launch_fma_tiles<detail::fma_tile<128>>(g, geometry, options);
    case detail::float_tile::usual:
      return launch_fma_tiles<detail::fma_tile<256>>(g, geometry, options);
    case detail::float_tile::three_tf32:
      return multiply_by_three_tf32(g, geometry, options);
  }
}

}  // namespace

extern const kernel_table gemm_table;
constexpr kernel_table gemm_table =
    kernel_table{}.with(pattern::tiled, multiply_floats, multiply<half>, multiply<bfloat>);
PEWTER_END_TARGET_NAMESPACE
