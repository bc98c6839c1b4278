// run: grid 100 threads 32; 0 float 100; 1 float 100
#include <metal_stdlib>
using namespace metal;

kernel void bug(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  y[i] = x[i] - x[i + 1];
  //            ^ error: out of bounds: lane 3 (thread (3, 0, 0) of threadgroup (3, 0, 0)) loads bytes 400 to 403 of buffer 0 'x', which has 400 bytes
}

kernel void fixed(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], uint i [[thread_position_in_grid]],
                  uint n [[threads_per_grid]]) {
  y[i] = i + 1 < n ? x[i] - x[i + 1] : x[i];
}
