// <metal_stdlib> alone has namespace simd, in addition to metal, with types and functions.
//: run("lengths", 4, 4, {0: zeros(4, f32)}, {0: [5, 1, 3, 7]})
#include <metal_stdlib>
using namespace metal;
using namespace simd;
struct uniforms { simd::float4x4 m; simd::packed_float3 p; };
kernel void lengths(device float* y [[buffer(0)]]) {
  simd::float2 v = simd::float2(3, 4);
  y[0] = simd::length(v), y[1] = simd::all(float2(1, 2) == v - 2), y[2] = simd::min(v.x, 9.0f);
  y[3] = sizeof(uniforms) == 80 ? simd::dot(v, float2(1, 1)) : 0;
}
