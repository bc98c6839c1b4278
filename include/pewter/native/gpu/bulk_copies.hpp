// Copies that an sm_90 GPU makes by itself, and mbarriers that count their bytes. Other GPUs have none of it.
//
// Addresses are those of threadgroup memory, in 32 bits.
#pragma once

#include "pewter/native/gpu/matrix.hpp"

#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
#define PEWTER_HAS_BULK_COPIES 1

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

/// One thread of the threadgroup begins each mbarrier, eight bytes, before a barrier of all threads.
PEWTER_INLINE void begin_mbarrier(std::uint32_t address, std::uint32_t arrivals) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(address), "r"(arrivals) : "memory");
}
/// What begin_mbarrier wrote, the accelerator sees.
PEWTER_INLINE void show_mbarriers() {
  asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
  asm volatile("fence.proxy.async;" ::: "memory");
}
PEWTER_INLINE void arrive(std::uint32_t mbarrier) {
  asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(mbarrier) : "memory");
}
/// Arrives, and has the phase wait for copies of this many bytes.
PEWTER_INLINE void arrive_and_expect(std::uint32_t mbarrier, std::uint32_t bytes) {
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(mbarrier), "r"(bytes)
               : "memory");
}
/// Waits until the phase of that parity has ended: the first one's is 0, and that of the one before it 1.
PEWTER_INLINE void wait_for_phase(std::uint32_t mbarrier, std::uint32_t parity) {
  std::uint32_t ended = 0;
  while (ended == 0)
    asm volatile(
        "{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2; selp.u32 %0, 1, 0, p; }"
        : "=r"(ended)
        : "r"(mbarrier), "r"(parity)
        : "memory");
}

/// `bytes` of the device's memory, a multiple of 16 as both addresses are. The mbarrier's phase gets them.
PEWTER_INLINE void copy_bytes(std::uint32_t to, const void* from, std::uint32_t bytes,
                              std::uint32_t mbarrier) {
  asm volatile(
      "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(to),
      "l"(from), "r"(bytes), "r"(mbarrier)
      : "memory");
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
#endif
