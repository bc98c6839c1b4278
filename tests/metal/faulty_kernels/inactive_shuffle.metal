// run: grid 64 threads 64; 0 float 64
// Within a branch the lanes outside of it have no value.
#include <metal_stdlib>
using namespace metal;

kernel void bug(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]], uint lane [[thread_index_in_simdgroup]]) {
  float v = x[i];
  if (lane < 16) {
    v += simd_shuffle(v, lane + 8);
    //   ^ error: inactive lane: simd_shuffle: SIMD group 0, lanes 8-15 (thread (8, 0, 0) of threadgroup (0, 0, 0)) takes the value of lane 16, which is not active
  } else {
    v -= simd_shuffle_xor(v, 1);
    //   ^ note: lane 16 has gone on to this call
  }
  x[i] = v;
}

kernel void fixed(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]], uint lane [[thread_index_in_simdgroup]]) {
  float v = x[i];
  const float other = simd_shuffle(v, (lane + 8) % 32);
  if (lane < 16) {
    v += other;
  } else {
    v -= simd_shuffle_xor(v, 1);
  }
  x[i] = v;
}
