// run: grid 1024 threads 1024; 0 float 1024
// Room for the parts of 512 threads. What lies beyond belongs to another variable.
#include <metal_stdlib>
using namespace metal;

#define KERNEL(name, n)                                                                             \
  kernel void name(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]],               \
                   uint lane [[thread_index_in_simdgroup]], uint group [[simdgroup_index_in_threadgroup]]) { \
    threadgroup float parts[n];                                                                     \
    threadgroup float others[16];                                                                   \
    if (i < 16) others[i] = i;

KERNEL(bug, 16)
  const float s = simd_sum(x[i]);
  if (lane == 0) parts[group] = s;
  //                          ^ error: out of bounds: SIMD group 16, lane 0 (thread (512, 0, 0) of threadgroup (0, 0, 0)) stores to bytes 64 to 67 of threadgroup variable 'parts', which has 64 bytes
  threadgroup_barrier(mem_flags::mem_threadgroup);
  x[i] = simd_sum(lane < 16 ? parts[lane] : 0.0f) + others[i % 16];
}

KERNEL(fixed, 32)
  const float s = simd_sum(x[i]);
  if (lane == 0) parts[group] = s;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  x[i] = simd_sum(parts[lane]) + others[i % 16];
}
