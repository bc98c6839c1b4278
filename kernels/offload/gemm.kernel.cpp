// gemm for a GPU: entries that launch a threadgroup a tile of C (gemm_tile.hpp). Threadgroups have 128 or 256
// threads; 384 ask for warpgroup instructions (gemm_warpgroups.kernel.cpp), and are 256 where these cannot
// be.
#include "kernels/common/kernel_entry.hpp"
#include "kernels/offload/gemm_block.hpp"
#include "kernels/offload/gemm_fma.hpp"
#include "kernels/offload/gemm_matrix_units.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

/// False, and nothing done, where the device or the operands' storage does not allow it.
template <class T>
bool multiply_by_warpgroups(const detail::device_gemm_arguments&, std::uint32_t batches,
                            const kernel_options&);

namespace {

using detail::device_gemm_arguments;

template <std::uint32_t threads>
void tile_by_fma(threadgroup& tg, const device_gemm_arguments& g) {
  gpu_block block{tg.threadgroup_position_in_grid()};
  detail::multiply_tile_by_fma<gpu_block, threads>(block, g);
}
template <class T, std::uint32_t threads, bool transpose_a, bool transpose_b>
void tile_by_matrix_units(threadgroup& tg, const device_gemm_arguments& g) {
  gpu_block block{tg.threadgroup_position_in_grid()};
  detail::multiply_tile_by_matrix_units<gpu_block, T, threads, transpose_a, transpose_b>(block, g);
}

template <class T, std::uint32_t threads>
void launch_tiles(const device_gemm_arguments& g, const launch_geometry& geometry,
                  const kernel_options& options) {
  if constexpr (sizeof(T) == sizeof(float)) {
    entry<tile_by_fma<threads>>(&g, geometry, options);
  } else {
    const auto launch = g.transpose_a   ? g.transpose_b ? entry<tile_by_matrix_units<T, threads, true, true>>
                                                        : entry<tile_by_matrix_units<T, threads, true, false>>
                          : g.transpose_b ? entry<tile_by_matrix_units<T, threads, false, true>>
                                        : entry<tile_by_matrix_units<T, threads, false, false>>;
    launch(&g, geometry, options);
  }
}

template <class T>
void multiply(const void* arguments, const launch_geometry& geometry, const kernel_options& options) {
  const auto& g = *static_cast<const device_gemm_arguments*>(arguments);
  const uint3 groups = geometry.threadgroups_per_grid;
  if (geometry.threads_per_threadgroup.x == 128) return launch_tiles<T, 128>(g, geometry, options);
  if constexpr (sizeof(T) == 2)
    if (geometry.threads_per_threadgroup.x == 384 && multiply_by_warpgroups<T>(g, groups.z, options)) return;
  launch_tiles<T, 256>(g, geometry_of_threadgroups(groups, {256, 1, 1}, "gemm"), options);
}

}  // namespace

extern const kernel_table gemm_table;
constexpr kernel_table gemm_table =
    kernel_table{}.with(pattern::tiled, multiply<float>, multiply<half>, multiply<bfloat>);
PEWTER_END_TARGET_NAMESPACE
