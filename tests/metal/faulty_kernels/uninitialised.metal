// run: grid 64 threads 64; 0 float 64
// A threadgroup of two SIMD groups has two parts, and 32 are read.
#include <metal_stdlib>
using namespace metal;

kernel void bug(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]], uint lane [[thread_index_in_simdgroup]],
                uint group [[simdgroup_index_in_threadgroup]]) {
  threadgroup float parts[32];
  const float least = simd_min(x[i]);
  if (lane == 0) parts[group] = least;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  x[i] = simd_min(parts[lane]);
  //              ^ error: uninitialised: SIMD group 0, lanes 2-31 (thread (2, 0, 0) of threadgroup (0, 0, 0)) loads bytes 8 to 11 of threadgroup variable 'parts'
}

kernel void fixed(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]], uint lane [[thread_index_in_simdgroup]],
                  uint group [[simdgroup_index_in_threadgroup]], uint groups [[simdgroups_per_threadgroup]]) {
  threadgroup float parts[32];
  const float least = simd_min(x[i]);
  if (lane == 0) parts[group] = least;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  x[i] = simd_min(lane < groups ? parts[lane] : INFINITY);
}
