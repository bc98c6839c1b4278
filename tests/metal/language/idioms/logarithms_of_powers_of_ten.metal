// A test suite wants log10(1000) to be 3: powers of ten are exact, as in C.
//: n = arange(-37, 39)
//: run("logarithms", 76, 76, {0: array([float(f"1e{k}") for k in n], f32), 1: zeros(76, f32)}, {1: n})
#include <metal_stdlib>
using namespace metal;
kernel void logarithms(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  y[i] = precise::log10(x[i]);
}
