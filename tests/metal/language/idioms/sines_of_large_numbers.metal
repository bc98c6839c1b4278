// Sines of positions and seeds of any size stay within [-1, 1]; lanes with small and with large arguments side by side; the sign of zero.
//: x = concatenate([array([1e10, -1e9, 1e8, 1e20, 3.4e38, -0.0, 0.5, 3, 600000, inf], f32), linspace(-9e5, 9e5, 90).astype(f32)])
//: w = x.astype(float)
//: seterr(invalid="ignore")
//: run("sines", 100, 100, {0: x, 1: zeros((100, 4), f32)}, {1: stack([sin(w), cos(w), tan(w), sin(w)], 1)}, ulp=6)
//: run("signs", 100, 100, {0: x, 1: zeros(100, i32)}, {1: where(x == 0, 3, 0)})
#include <metal_stdlib>
using namespace metal;
kernel void sines(device const float* x [[buffer(0)]], device float4* y [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  float c;
  const float s = sincos(x[i], c);
  y[i] = float4(precise::sin(x[i]), c, tan(x[i]), s);
}
kernel void signs(device const float* x [[buffer(0)]], device int* y [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  y[i] = x[i] == 0 ? signbit(sin(x[i])) + 2 * signbit(tan(x[i])) : 0;
}
