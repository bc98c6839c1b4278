// A remainder by a number below the normal ones ends, and is exact, as those of operands far apart.
//: x = array([1, 1e30, 3.4e38, -5.5, 7, 0, 1e-40], f32)
//: d = array([1e-40, 3e-39, 1.4e-45, 2, inf, 3, 3e-41], f32)
//: run("rests", 7, 32, {0: x, 1: d, 2: zeros(7, f32)}, {2: fmod(x.astype(float), d.astype(float))})
#include <metal_stdlib>
using namespace metal;
kernel void rests(device const float* x [[buffer(0)]], device const float* d [[buffer(1)]], device float* y [[buffer(2)]],
                  uint i [[thread_position_in_grid]]) { y[i] = fmod(x[i], d[i]); }
