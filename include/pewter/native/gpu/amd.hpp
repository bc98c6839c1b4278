// gpu/device.hpp on AMD's GPUs whose waves have 32 lanes (RDNA), compiled and never run. A SIMD group
// is a wave; other waves of 64 lanes are refused. Why: kernels/offload/runtime.md#amd.
#pragma once

#include "pewter/native/basics.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

PEWTER_INLINE std::uint32_t thread_of_block() { return __builtin_amdgcn_workitem_id_x(); }
PEWTER_INLINE std::uint32_t block_of_grid() { return __builtin_amdgcn_workgroup_id_x(); }
PEWTER_INLINE int own_lane() { return static_cast<int>(__builtin_amdgcn_mbcnt_lo(~0u, 0)); }

/// The bits of lane `from`. The instruction counts bytes.
PEWTER_INLINE std::uint32_t exchange_word(std::uint32_t value, int from) {
  return static_cast<std::uint32_t>(__builtin_amdgcn_ds_bpermute(4 * from, static_cast<int>(value)));
}
template <int distance>
PEWTER_INLINE std::uint32_t exchange_word_across(std::uint32_t value) {
  constexpr int all_lanes_across = distance << 10 | 31;  // an `and` mask below an `xor` mask, five bits each
  return static_cast<std::uint32_t>(__builtin_amdgcn_ds_swizzle(static_cast<int>(value), all_lanes_across));
}
PEWTER_INLINE std::uint32_t ballot(bool predicate) { return __builtin_amdgcn_ballot_w32(predicate); }
/// The threadgroup's barrier: what its threads wrote before, all of them see after it.
PEWTER_INLINE void wait_for_block() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
/// What the SIMD group's lanes wrote before, all of them see after it.
PEWTER_INLINE void wait_for_simdgroup() {
  __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "wavefront");
  __builtin_amdgcn_wave_barrier();
}
/// What this thread wrote before, the block's threads see that see what it writes afterwards.
PEWTER_INLINE void fence_in_block() { __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "workgroup"); }
/// No barrier waits for a thread that has ended.
[[noreturn]] PEWTER_INLINE void end_thread() {
  __builtin_amdgcn_endpgm();
  __builtin_unreachable();
}

/// Stands still: nothing ends by time.
PEWTER_INLINE std::uint64_t nanoseconds() { return 0; }
[[noreturn]] PEWTER_INLINE void end_launch(std::uint32_t*) { __builtin_trap(); }
/// Not known here: what is decided by it is not done.
PEWTER_INLINE std::uint32_t cores() { return 1u << 20; }
PEWTER_INLINE void prefetch_line(const void*) {}

PEWTER_INLINE float smaller_number(float a, float b) { return __builtin_fminf(a, b); }
PEWTER_INLINE float larger_number(float a, float b) { return __builtin_fmaxf(a, b); }
PEWTER_INLINE float smaller_or_nan_number(float a, float b) { return __builtin_elementwise_minimum(a, b); }
PEWTER_INLINE float larger_or_nan_number(float a, float b) { return __builtin_elementwise_maximum(a, b); }
PEWTER_INLINE float square_root(float a) { return __builtin_elementwise_sqrt(a); }
PEWTER_INLINE float power_of_two(float a) { return __builtin_elementwise_exp2(a); }
/// The same without care for subnormal numbers.
PEWTER_INLINE float power_of_two_of_fraction(float a) { return __builtin_amdgcn_exp2f(a); }
/// 1 ulp.
PEWTER_INLINE float reciprocal_estimate(float a) { return __builtin_amdgcn_rcpf(a); }

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
