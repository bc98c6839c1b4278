// run: grid 32 threads 32; 0 float 32; 1 float 3; 2 uint 1 = 4
// A table in the source, a constant buffer and a thread's own array, each with one element too few.
#include <metal_stdlib>
using namespace metal;

constant float table[4] = {1, 3, 5, 7};

kernel void bug(device float* y [[buffer(0)]], constant float* weights [[buffer(1)]], constant uint& n [[buffer(2)]],
                uint i [[thread_position_in_grid]]) {
  float own[4] = {y[i], 1, 2, 3};
  float s = 0;
  for (uint k = 0; k <= n; ++k) s += table[k];
  //                                 ^ error: out of bounds: loads bytes 16 to 19 of constant 'table', which has 16 bytes
  for (uint k = 0; k < n; ++k) s += weights[k];
  //                                ^ error: out of bounds: loads bytes 12 to 15 of buffer 1 'weights', which has 12 bytes
  for (uint k = 0; k <= n; ++k) own[k] += s;
  //                                   ^ error: out of bounds: bytes 16 to 19 of array 'own', which has 16 bytes
  y[i] = own[i % 4];
}

kernel void fixed(device float* y [[buffer(0)]], constant float* weights [[buffer(1)]], constant uint& n [[buffer(2)]],
                  uint i [[thread_position_in_grid]]) {
  float own[4] = {y[i], 1, 2, 3};
  float s = 0;
  for (uint k = 0; k < n; ++k) s += table[k];
  for (uint k = 0; k + 1 < n; ++k) s += weights[k];
  for (uint k = 0; k < n; ++k) own[k] += s;
  y[i] = own[i % 4];
}
