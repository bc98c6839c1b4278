// run: grid 256 threads 256; 0 float 256; 1 float 1
// simd_sum is taken for the sum of all threads: eight SIMD groups store eight results. All lanes store the
// same, which is no error.
#include <metal_stdlib>
using namespace metal;

kernel void bug(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  *y = simd_sum(x[i]);
  // ^ error: race: SIMD group 1, lane 0 (thread (32, 0, 0) of threadgroup (0, 0, 0)) stores to bytes 0 to 3 of buffer 1 'y'
  // ^ note: stores to them, without a barrier between
}

kernel void fixed(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], uint i [[thread_position_in_grid]],
                  uint lane [[thread_index_in_simdgroup]], uint group [[simdgroup_index_in_threadgroup]]) {
  threadgroup float parts[8];
  parts[group] = simd_sum(x[i]);
  threadgroup_barrier(mem_flags::mem_threadgroup);
  *y = simd_sum(lane < 8 ? parts[lane] : 0.0f);
}
