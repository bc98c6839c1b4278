// run: grid 64 threads 64; 0 float 64
// Lanes that leave out the rest of a loop's body are not active there, and are again in the next round.
#include <metal_stdlib>
using namespace metal;

kernel void bug(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]], uint lane [[thread_index_in_simdgroup]]) {
  float s = 0;
  for (uint k = 0; k < 4; ++k) {
    if (lane == k) continue;
    s += simd_broadcast(x[i], k);
    //   ^ error: inactive lane: simd_broadcast: SIMD group 0, lanes 0-31 (thread (1, 0, 0) of threadgroup (0, 0, 0)) takes the value of lane 0, which is not active
  }
  x[i] = s;
}

kernel void fixed(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]], uint lane [[thread_index_in_simdgroup]]) {
  float s = 0;
  for (uint k = 0; k < 4; ++k) {
    if (lane == k) continue;
    s += simd_broadcast(x[i], k + 1);
  }
  x[i] = s;
}
