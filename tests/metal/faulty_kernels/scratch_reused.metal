// run: grid 256 threads 256; 0 float 256; 1 float 256
// The maxima of the SIMD groups may still be read when the sums are written over them.
#include <metal_stdlib>
using namespace metal;

#define ARGUMENTS                                                                                       \
  device const float *x [[buffer(0)]], device float *y [[buffer(1)]], uint i [[thread_position_in_grid]], \
      uint lane [[thread_index_in_simdgroup]], uint group [[simdgroup_index_in_threadgroup]]

kernel void bug(ARGUMENTS) {
  threadgroup float parts[8];
  float most = simd_max(x[i]);
  if (lane == 0) parts[group] = most;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  most = simd_max(lane < 8 ? parts[lane] : -INFINITY);
  //                         ^ note: loads them, without a barrier between
  const float sum = simd_sum(exp(x[i] - most));
  if (lane == 0) parts[group] = sum;
  //                          ^ error: race: SIMD group 0, lane 0 (thread (0, 0, 0) of threadgroup (0, 0, 0)) stores to bytes 0 to 3 of threadgroup variable 'parts'
  threadgroup_barrier(mem_flags::mem_threadgroup);
  y[i] = simd_sum(lane < 8 ? parts[lane] : 0.0f);
}

kernel void fixed(ARGUMENTS) {
  threadgroup float parts[8];
  float most = simd_max(x[i]);
  if (lane == 0) parts[group] = most;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  most = simd_max(lane < 8 ? parts[lane] : -INFINITY);
  threadgroup_barrier(mem_flags::mem_threadgroup);
  const float sum = simd_sum(exp(x[i] - most));
  if (lane == 0) parts[group] = sum;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  y[i] = simd_sum(lane < 8 ? parts[lane] : 0.0f);
}
