// run: grid 32 threads 32; 0 float 32; 1 uint 2
// The host binds a structure of two members, and the kernel has three.
#include <metal_stdlib>
using namespace metal;

struct old_sizes {
  uint rows, columns;
};
struct sizes {
  uint rows, columns;
  float scale;
};

kernel void bug(device float* y [[buffer(0)]], constant sizes& s [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  y[i] = y[i] * s.scale + s.rows;
  //              ^ error: out of bounds: loads bytes 8 to 11 of buffer 1 's', which has 8 bytes
}

kernel void fixed(device float* y [[buffer(0)]], constant old_sizes& s [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  y[i] = y[i] + s.rows;
}
