// run: groups 4 threads 32; 0 float 128; 1 float 128
// A threadgroup reads its neighbour's results, which may not be there yet.
#include <metal_stdlib>
using namespace metal;

kernel void bug(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], uint i [[thread_position_in_grid]],
                uint g [[threadgroup_position_in_grid]]) {
  y[i] = 2 * x[i];
  //   ^ note: SIMD group 0, lane 0 (thread (0, 0, 0) of threadgroup (0, 0, 0)) stores to them: threadgroups are ordered by atomics alone
  if (g > 0) y[i] += y[i - 32];
  //                 ^ error: race: SIMD group 0, lanes 0-31 (thread (0, 0, 0) of threadgroup (1, 0, 0)) loads bytes 0 to 3 of buffer 1 'y'
  //              ^ note: SIMD group 0, lane 0 (thread (0, 0, 0) of threadgroup (1, 0, 0)) stores to them
  //                 ^ error: race: loads bytes 128 to 131 of buffer 1 'y'
}

kernel void fixed(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], uint i [[thread_position_in_grid]],
                  uint g [[threadgroup_position_in_grid]]) {
  y[i] = 2 * x[i];
  if (g > 0) y[i] += 2 * x[i - 32];
}
