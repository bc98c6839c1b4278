// run: groups 4 threads 32; 0 float 100
// A grid of whole threadgroups reaches beyond the data.
#include <metal_stdlib>
using namespace metal;

kernel void bug(device float* y [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  y[i] = i;
  //   ^ error: out of bounds: SIMD group 0, lanes 4-31 (thread (4, 0, 0) of threadgroup (3, 0, 0)) stores to bytes 400 to 403 of buffer 0 'y'
}

kernel void fixed(device float* y [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  if (i < 100) y[i] = i;
}
