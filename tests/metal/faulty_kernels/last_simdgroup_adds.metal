// run: grid 128 threads 128; 0 float 128; 1 float 1
// The SIMD group that counts last adds up what the others stored, without a barrier: a fence has to make it visible.
#include <metal_stdlib>
using namespace metal;

#define KERNEL(name)                                                                                            \
  kernel void name(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], uint i [[thread_position_in_grid]], \
                   uint lane [[thread_index_in_simdgroup]], uint group [[simdgroup_index_in_threadgroup]],       \
                   uint groups [[simdgroups_per_threadgroup]])

KERNEL(bug) {
  threadgroup float parts[32];
  threadgroup atomic_uint count;
  if (i == 0) atomic_store_explicit(&count, 0, memory_order_relaxed);
  threadgroup_barrier(mem_flags::mem_threadgroup);
  const float s = simd_sum(x[i]);
  uint before = 0;
  if (lane == 0) {
    parts[group] = s;
    //           ^ note: SIMD group 0, lane 0 (thread (0, 0, 0) of threadgroup (0, 0, 0)) stores to them, without a barrier between
    before = atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  }
  if (simd_broadcast_first(before) + 1 != groups) return;
  const float sum = simd_sum(lane < groups ? parts[lane] : 0.0f);
  //                                         ^ error: race: SIMD group 3, lanes 0-2 (thread (96, 0, 0) of threadgroup (0, 0, 0)) loads bytes 0 to 3 of threadgroup variable 'parts'
  if (lane == 0) *y = sum;
}

KERNEL(fixed) {
  threadgroup float parts[32];
  threadgroup atomic_uint count;
  if (i == 0) atomic_store_explicit(&count, 0, memory_order_relaxed);
  threadgroup_barrier(mem_flags::mem_threadgroup);
  const float s = simd_sum(x[i]);
  uint before = 0;
  if (lane == 0) {
    parts[group] = s;
    atomic_thread_fence(mem_flags::mem_threadgroup, memory_order_seq_cst, thread_scope_threadgroup);
    before = atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
    atomic_thread_fence(mem_flags::mem_threadgroup, memory_order_seq_cst, thread_scope_threadgroup);
  }
  if (simd_broadcast_first(before) + 1 != groups) return;
  const float sum = simd_sum(lane < groups ? parts[lane] : 0.0f);
  if (lane == 0) *y = sum;
}
