// Clusters of an sm_90 GPU: threadgroups that run at the same time on multiprocessors near each other and
// write to each other's memory. Every launch has clusters, of one threadgroup if it asks for no more
// (offload::set_clusters). Other GPUs have none of it.
#pragma once

#include "pewter/native/gpu/bulk_copies.hpp"

#if defined(PEWTER_HAS_BULK_COPIES)

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

PEWTER_INLINE std::uint32_t cluster_of_grid() {
  std::uint32_t n;
  asm("mov.u32 %0, %%clusterid.x;" : "=r"(n));
  return n;
}
PEWTER_INLINE std::uint32_t clusters_of_grid() {
  std::uint32_t n;
  asm("mov.u32 %0, %%nclusterid.x;" : "=r"(n));
  return n;
}
/// The threadgroup's place in its cluster.
PEWTER_INLINE std::uint32_t part_of_cluster() {
  std::uint32_t n;
  asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(n));
  return n;
}
/// A barrier of all threads of the cluster, in two steps: what was written before the first one, all see
/// after the second.
PEWTER_INLINE void arrive_at_cluster() { asm volatile("barrier.cluster.arrive.release;" ::: "memory"); }
PEWTER_INLINE void wait_for_cluster() { asm volatile("barrier.cluster.wait.acquire;" ::: "memory"); }

/// What an address of the own threadgroup memory is in that of part `part`.
PEWTER_INLINE std::uint32_t address_in_part(std::uint32_t address, std::uint32_t part) {
  std::uint32_t there;
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(there) : "r"(address), "r"(part));
  return there;
}
/// Four numbers to an address of a part, a multiple of 16. The phase of the part's mbarrier gets 16 bytes.
PEWTER_INLINE void leave_in_part(std::uint32_t to, const float (&x)[4], std::uint32_t mbarrier) {
  asm volatile(
      "st.async.shared::cluster.mbarrier::complete_tx::bytes.v4.f32 [%0], {%1, %2, %3, %4}, [%5];" ::"r"(to),
      "f"(x[0]), "f"(x[1]), "f"(x[2]), "f"(x[3]), "r"(mbarrier)
      : "memory");
}
/// wait_for_phase, for what other parts have left.
PEWTER_INLINE void wait_for_phase_of_cluster(std::uint32_t mbarrier, std::uint32_t parity) {
  std::uint32_t ended = 0;
  while (ended == 0)
    asm volatile(
        "{ .reg .pred p; mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 p, [%1], %2; selp.u32 %0, "
        "1, 0, p; }"
        : "=r"(ended)
        : "r"(mbarrier), "r"(parity)
        : "memory");
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
#endif
