// A matrix divided by a number, a float3 of a float4, and messages without <metal_logging>.
#include <metal_stdlib>
using namespace metal;

kernel void divides(device const float4* x [[buffer(0)]], device packed_float3* y [[buffer(1)]], constant float& by [[buffer(2)]],
                    uint i [[thread_position_in_grid]]) {
  const float4 v = x[i];
  float3x3 m = float3x3(float3(v), float3(1), float3(2)) * 4.0 / by;
  m /= 2;
  os_log_default.log_debug("%u: %v3f", i, m[0]);
  y[i] = m[0] + m[2];
}
//: x = arange(24, dtype=f32).reshape(6, 4)
//: run("divides", 6, 6, {0: x, 1: zeros((6, 3), f32), 2: array([0.5], f32)}, {1: x[:, :3] * 4 + 8})
