// run: groups 8 threads 32; 0 float 256; 1 float 8; 2 uint 1 = 0; 3 float 1
// The threadgroup that counts last adds up what the others stored: only a fence makes that visible.
#include <metal_stdlib>
using namespace metal;

#define KERNEL(name)                                                                                                 \
  kernel void name(device const float* x [[buffer(0)]], device float* parts [[buffer(1)]], device atomic_uint* count [[buffer(2)]], \
                   device float* y [[buffer(3)]], uint i [[thread_position_in_grid]], uint lane [[thread_index_in_simdgroup]],      \
                   uint g [[threadgroup_position_in_grid]])

KERNEL(bug) {
  const float s = simd_sum(x[i]);
  if (lane != 0) return;
  parts[g] = s;
  //       ^ note: SIMD group 0, lane 0 (thread (0, 0, 0) of threadgroup (0, 0, 0)) stores to them: threadgroups are ordered by atomics alone
  if (atomic_fetch_add_explicit(count, 1, memory_order_relaxed) != 7) return;
  float sum = 0;
  for (uint k = 0; k < 8; ++k) sum += parts[k];
  //                                  ^ error: race: loads bytes 0 to 3 of buffer 1 'parts'
  *y = sum;
}

KERNEL(fixed) {
  const float s = simd_sum(x[i]);
  if (lane != 0) return;
  parts[g] = s;
  atomic_thread_fence(mem_flags::mem_device, memory_order_seq_cst, thread_scope_device);
  if (atomic_fetch_add_explicit(count, 1, memory_order_relaxed) != 7) return;
  atomic_thread_fence(mem_flags::mem_device, memory_order_seq_cst, thread_scope_device);
  float sum = 0;
  for (uint k = 0; k < 8; ++k) sum += parts[k];
  *y = sum;
}
