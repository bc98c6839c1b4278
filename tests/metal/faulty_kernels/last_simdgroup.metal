// run: grid 48 threads 48; 0 float 48; 1 float 2
// The last SIMD group of a threadgroup has 16 threads: there are no others to take values from.
#include <metal_stdlib>
using namespace metal;

kernel void bug(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], uint i [[thread_position_in_grid]],
                uint lane [[thread_index_in_simdgroup]], uint group [[simdgroup_index_in_threadgroup]]) {
  float s = x[i];
  for (uint distance = 16; distance > 0; distance /= 2) s += simd_shuffle_down(s, distance);
  //                                                         ^ error: inactive lane: simd_shuffle_down: SIMD group 1, lanes 0-15 (thread (32, 0, 0) of threadgroup (0, 0, 0)) takes the value of lane 16, which does not exist: the threadgroup has 48 threads
  if (lane == 0) y[group] = s;
}

kernel void fixed(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], uint i [[thread_position_in_grid]],
                  uint lane [[thread_index_in_simdgroup]], uint group [[simdgroup_index_in_threadgroup]]) {
  const float s = simd_sum(x[i]);
  if (lane == 0) y[group] = s;
}
