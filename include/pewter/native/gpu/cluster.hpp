// Clusters of an sm_90 GPU: blocks that run at the same time on neighbouring multiprocessors and reach each
// other's memory. A threadgroup can lie in the blocks of a cluster (gpu/threadgroup.ipp). Other GPUs have no
// launches of clusters, and none of this code runs there.
#pragma once

#include "pewter/native/gpu/device.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900

/// The block's place in its cluster.
PEWTER_INLINE std::uint32_t part_of_cluster() {
  return static_cast<std::uint32_t>(__nvvm_read_ptx_sreg_cluster_ctarank());
}
/// A barrier of all threads of the cluster, in two steps: what was written before the first one, all see
/// behind the second.
PEWTER_INLINE void arrive_at_cluster() { __nvvm_barrier_cluster_arrive(); }
PEWTER_INLINE void wait_for_cluster() { __nvvm_barrier_cluster_wait(); }

/// *place, threadgroup memory, becomes `value` in each of the cluster's blocks. The SIMD group's lanes call it
/// with the same arguments, after all blocks have begun.
template <class T>
PEWTER_INLINE void store_in_parts(T* place, T value, std::uint32_t parts) {
  static_assert(sizeof(T) == 4 || sizeof(T) == 8);
  const auto own = static_cast<std::uint32_t>(
      reinterpret_cast<std::uintptr_t>((__attribute__((address_space(3))) unsigned char*)place));
  const auto lane = static_cast<std::uint32_t>(own_lane());
  if (lane >= parts) return;
  std::uint32_t there;
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(there) : "r"(own), "r"(lane));
  if constexpr (sizeof(T) == 4)
    asm volatile("st.shared::cluster.b32 [%0], %1;" ::"r"(there), "r"(__builtin_bit_cast(std::uint32_t, value))
                 : "memory");
  else
    asm volatile("st.shared::cluster.b64 [%0], %1;" ::"r"(there), "l"(__builtin_bit_cast(std::uint64_t, value))
                 : "memory");
}

#else

PEWTER_INLINE std::uint32_t part_of_cluster() { return 0; }
PEWTER_INLINE void arrive_at_cluster() {}
PEWTER_INLINE void wait_for_cluster() { wait_for_block(); }
template <class T>
PEWTER_INLINE void store_in_parts(T* place, T value, std::uint32_t) {
  *place = value;
}

#endif

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
