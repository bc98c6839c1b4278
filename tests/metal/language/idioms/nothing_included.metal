// A source that includes nothing has all of Metal's library in namespace metal.
//: run("whole_library", 2, 2, {0: zeros(2, f32)}, {0: [6, 3]})
using namespace metal;
typedef float2x2 M2x2;
kernel void whole_library(device float* y [[buffer(0)]]) {
  const M2x2 m = M2x2(float2(1, 2), float2(3, 4));
  y[0] = (m * float2(1, 1)).y;
  y[1] = sqrt(max(m[1][1], 1.0f)) + select(0, 1, true);
}
