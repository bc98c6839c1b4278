// gpu/device.hpp on NVIDIA's GPUs: a SIMD group is a warp.
#pragma once

#include "pewter/half.hpp"
#include "pewter/native/basics.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

inline constexpr std::uint32_t whole_simdgroup = ~0u;

PEWTER_INLINE std::uint32_t thread_of_block() {
  return static_cast<std::uint32_t>(__nvvm_read_ptx_sreg_tid_x());
}
PEWTER_INLINE std::uint32_t block_of_grid() {
  return static_cast<std::uint32_t>(__nvvm_read_ptx_sreg_ctaid_x());
}
PEWTER_INLINE int own_lane() { return __nvvm_read_ptx_sreg_laneid(); }

/// The bits of lane `from`.
PEWTER_INLINE std::uint32_t exchange_word(std::uint32_t value, int from) {
  return static_cast<std::uint32_t>(
      __nvvm_shfl_sync_idx_i32(whole_simdgroup, static_cast<int>(value), from, 31));
}
template <int distance>
PEWTER_INLINE std::uint32_t exchange_word_across(std::uint32_t value) {
  return static_cast<std::uint32_t>(
      __nvvm_shfl_sync_bfly_i32(whole_simdgroup, static_cast<int>(value), distance, 31));
}
PEWTER_INLINE std::uint32_t ballot(bool predicate) {
  return __nvvm_vote_ballot_sync(whole_simdgroup, predicate);
}
/// The threadgroup's barrier: what its threads wrote before, all of them see after it.
PEWTER_INLINE void wait_for_block() { __syncthreads(); }
/// What the SIMD group's lanes wrote before, all of them see after it.
PEWTER_INLINE void wait_for_simdgroup() { __nvvm_bar_warp_sync(whole_simdgroup); }
/// What this thread wrote before, the block's threads see that see what it writes afterwards.
PEWTER_INLINE void fence_in_block() { __nvvm_membar_cta(); }
/// No barrier waits for a thread that has ended.
[[noreturn]] PEWTER_INLINE void end_thread() {
  __nvvm_exit();
  __builtin_unreachable();
}

/// The time on a clock that all threads share.
PEWTER_INLINE std::uint64_t nanoseconds() {
  std::uint64_t n;
  asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(n));
  return n;
}
/// Ends the launch, and with it what the process has on the device: the host sees that *reason is 1.
[[noreturn]] PEWTER_INLINE void end_launch(std::uint32_t* reason) {
  if (reason != nullptr) __atomic_store_n(reason, 1u, __ATOMIC_RELAXED);
  __nvvm_membar_sys();
  asm volatile("trap;");
  __builtin_unreachable();
}

/// Multiprocessors, those that are switched off included.
PEWTER_INLINE std::uint32_t cores() {
  std::uint32_t n;
  asm("mov.u32 %0, %%nsmid;" : "=r"(n));
  return n;
}
/// Brings 128 bytes of the device's memory to L2.
PEWTER_INLINE void prefetch_line(const void* p) { asm volatile("prefetch.global.L2 [%0];" ::"l"(p)); }

PEWTER_INLINE float smaller_number(float a, float b) { return __nvvm_fmin_f(a, b); }
PEWTER_INLINE float larger_number(float a, float b) { return __nvvm_fmax_f(a, b); }
PEWTER_INLINE float smaller_or_nan_number(float a, float b) { return __nvvm_fmin_nan_f(a, b); }
PEWTER_INLINE float larger_or_nan_number(float a, float b) { return __nvvm_fmax_nan_f(a, b); }
PEWTER_INLINE float square_root(float a) { return __builtin_sqrtf(a); }
PEWTER_INLINE float power_of_two(float a) { return __nvvm_ex2_approx_f(a); }
/// The same without care for subnormal numbers.
PEWTER_INLINE float power_of_two_of_fraction(float a) { return __nvvm_ex2_approx_ftz_f(a); }
/// 1 ulp; 0 for |a| > 2^126.
PEWTER_INLINE float reciprocal_estimate(float a) { return __nvvm_rcp_approx_ftz_f(a); }

#if __CUDA_ARCH__ >= 800
/// NaN becomes one NaN, as in conversions to half.
PEWTER_INLINE std::uint16_t bfloat_of_float(float a) {
  return __builtin_bit_cast(std::uint16_t, __nvvm_f2bf16_rn(a));
}
#define PEWTER_GPU_ROUNDS_BFLOAT 1
#endif

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
