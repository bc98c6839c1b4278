// run: grid 64 threads 64; 0 float 64
// The lane that is asked has returned.
#include <metal_stdlib>
using namespace metal;

kernel void bug(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]], uint lane [[thread_index_in_simdgroup]]) {
  if (lane < 4) return;
  //            ^ note: lane 0 has left the kernel
  x[i] -= simd_broadcast(x[i], 0);
  //      ^ error: inactive lane: simd_broadcast: SIMD group 0, lanes 4-31 (thread (4, 0, 0) of threadgroup (0, 0, 0)) takes the value of lane 0
}

kernel void fixed(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]], uint lane [[thread_index_in_simdgroup]]) {
  const float first = simd_broadcast(x[i], 0);
  if (lane < 4) return;
  x[i] -= first - simd_broadcast_first(x[i]);
}
