// run: grid 256 threads 256; 0 float 256
// The bug lies in a helper function that is called twice; the calls are named.
#include <metal_stdlib>
using namespace metal;

template <bool last_barrier>
float total(float x, threadgroup float* parts, uint lane, uint group) {
  x = simd_sum(x);
  if (lane == 0) parts[group] = x;
  //                          ^ error: race: SIMD group 0, lane 0 (thread (0, 0, 0) of threadgroup (0, 0, 0)) stores to bytes 0 to 3 of threadgroup variable 'parts'
  threadgroup_barrier(mem_flags::mem_threadgroup);
  x = simd_sum(lane < 8 ? parts[lane] : 0.0f);
  //                      ^ note: loads them, without a barrier between
  if (last_barrier) threadgroup_barrier(mem_flags::mem_threadgroup);
  return x;
}

kernel void bug(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]], uint lane [[thread_index_in_simdgroup]],
                uint group [[simdgroup_index_in_threadgroup]]) {
  threadgroup float parts[8];
  const float mean = total<false>(x[i], parts, lane, group) / 256;
  //                 ^ note: called from here
  x[i] = total<false>(x[i] - mean, parts, lane, group);
  //     ^ note: called from here
}

kernel void fixed(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]], uint lane [[thread_index_in_simdgroup]],
                  uint group [[simdgroup_index_in_threadgroup]]) {
  threadgroup float parts[8];
  const float mean = total<true>(x[i], parts, lane, group) / 256;
  x[i] = total<true>(x[i] - mean, parts, lane, group);
}
