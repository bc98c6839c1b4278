// The GPU code of gemm_tf32.hpp, and its launch. A file of its own: a thread of it has more registers than
// one of gemm's other code (PewterOffload.cmake).
#include "kernels/offload/gemm/gemm_tf32.hpp"
#include "kernels/common/kernel_entry.hpp"
#include "kernels/offload/gemm/gemm_block.hpp"
#include "pewter/native/gpu/tf32.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::device_gemm_arguments;

/// gemm_block.hpp's, with the memory that the launch gave.
struct roomy_block : gpu_block {
  PEWTER_INLINE unsigned char* memory() const { return native::launched_memory(); }
  PEWTER_INLINE void multiply_tf32(float (&sums)[4], const std::uint32_t (&left)[4], std::uint32_t right_0,
                                   std::uint32_t right_1) const {
    native::multiply_tf32(sums, left, right_0, right_1);
  }
};

template <bool transpose_a, bool transpose_b>
void tf32_tile(threadgroup& tg, const device_gemm_arguments& g) {
  roomy_block block{{tg.threadgroup_position_in_grid()}};
  detail::multiply_tile_by_tf32<roomy_block, transpose_a, transpose_b>(block, g);
}

/// What launched_memory may leave unused to begin at a multiple of 1024.
constexpr std::size_t most_unused = 1024;

}  // namespace

void multiply_by_three_tf32(const device_gemm_arguments& g, const launch_geometry& geometry,
                            const kernel_options& options) {
  constexpr int first = 80;
  if (const int here = offload::architecture(); here < first)
    detail::raise("gemm: float_products = three_tf32 on a GPU of sm_%d, must be one of sm_%d or newer", here,
                  first);
  const auto launch = g.transpose_a
                          ? g.transpose_b ? entry<tf32_tile<true, true>> : entry<tf32_tile<true, false>>
                      : g.transpose_b ? entry<tf32_tile<false, true>>
                                      : entry<tf32_tile<false, false>>;
  offload::set_block_memory(detail::tf32_tile::bytes + most_unused);
  launch(&g, geometry, options);
}

PEWTER_END_TARGET_NAMESPACE
