// gemm for a GPU: entries that launch a threadgroup a tile of C (gemm_tile.hpp). Threadgroups have 128 or 256
// threads.
#include "kernels/common/kernel_entry.hpp"
#include "kernels/elementwise/activations.kernel.hpp"
#include "kernels/offload/gemm_fma.hpp"
#include "kernels/offload/gemm_matrix_units.hpp"
#include "pewter/native/gpu/matrix.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::device_gemm_arguments;

/// What gemm's tiles know of the GPU.
struct gpu_block {
  uint3 position;  ///< tile, 0, batch

  PEWTER_INLINE std::uint32_t thread() const { return native::thread_of_block(); }
  PEWTER_INLINE std::uint32_t tile() const { return position.x; }
  PEWTER_INLINE std::uint32_t batch() const { return position.z; }
  PEWTER_INLINE unsigned char* memory() const { return native::block_memory<4, 48 * 1024>(); }
  PEWTER_INLINE void barrier() const { native::wait_for_block(); }

  template <int bytes>
  PEWTER_INLINE void begin_copy(void* to, const void* from, std::uint32_t present) const {
    native::begin_copy<bytes>(to, from, present);
  }
  PEWTER_INLINE void end_copy_group() const { native::end_copy_group(); }
  template <int under_way>
  PEWTER_INLINE void wait_for_copies() const {
    native::wait_for_copies<under_way>();
  }
  template <bool transposed>
  PEWTER_INLINE void load_matrices(std::uint32_t (&words)[4], const void* row) const {
    native::load_matrices<transposed>(words, row);
  }
  template <class T>
  PEWTER_INLINE void multiply_matrices(float (&sums)[4], const std::uint32_t (&left)[4],
                                       std::uint32_t right_0, std::uint32_t right_1) const {
    native::multiply_matrices<T>(sums, left, right_0, right_1);
  }

  PEWTER_INLINE static float fused(float a, float b, float c) { return native::fused(a, b, c); }
  template <class T>
  PEWTER_INLINE static float value_of(T x) {
    return native::value_of(x);
  }
  template <class T>
  PEWTER_INLINE static T stored_as(float x) {
    return native::stored_as<T, float>(x);
  }
  PEWTER_INLINE static float activated(activation how, float x) {
    switch (how) {
      case activation::none:
        return x;
      case activation::relu:
        return relu(lanes<float>(x)).v[0].data;
      case activation::silu:
        return silu(lanes<float>(x)).v[0].data;
      case activation::gelu:
        return gelu_by_tanh(lanes<float>(x)).v[0].data;
    }
    return x;
  }
};

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
  if (geometry.threads_per_threadgroup.x == 128)
    launch_tiles<T, 128>(g, geometry, options);
  else
    launch_tiles<T, 256>(g, geometry, options);
}

}  // namespace

extern const kernel_table gemm_table;
constexpr kernel_table gemm_table =
    kernel_table{}.with(pattern::tiled, multiply<float>, multiply<half>, multiply<bfloat>);
PEWTER_END_TARGET_NAMESPACE
