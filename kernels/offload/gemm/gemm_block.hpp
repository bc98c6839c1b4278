// What gemm's tiles know of the GPU: the Block of gemm_tile.hpp.
#pragma once

#include "kernels/common/kernel_entry.hpp"
#include "kernels/elementwise/activations.kernel.hpp"
#include "kernels/offload/gemm/gemm_tile.hpp"
#include "pewter/native/gpu/matrix.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

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

}  // namespace
PEWTER_END_TARGET_NAMESPACE
