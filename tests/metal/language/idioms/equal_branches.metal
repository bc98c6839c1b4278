// The same values under the same condition, twice, as an inlined function that is called twice leaves them; the branches between differ.
//: x = array([1, -3, 2e10, 0.5, -1e30, 7, 600000, -0.0] * 8, f32)
//: w = x.astype(float)
//: run("both", 64, 64, {0: x, 1: zeros(64, f32), 2: zeros(64, f32)}, {1: (sin(w) + cos(w)), 2: select([x > 1, x < -1], [9, 4], 1)}, ulp=2**10)
#include <metal_stdlib>
using namespace metal;
constant int table[] = {1, 4, 9};
int of_table(float x) {
  int n = 1;
  if (abs(x) > 1) n = table[x > 0 ? 2 : 1];
  return n;
}
kernel void both(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], device float* z [[buffer(2)]], uint i [[thread_position_in_grid]]) {
  const int first = of_table(x[i]);
  y[i] = sin(x[i]);
  if (i % 3 == 0) y[i] += 1;
  const int second = of_table(x[i]);
  y[i] += cos(x[i]) - (i % 3 == 0 ? 1 : 0);
  z[i] = first * 2 - second;
}
