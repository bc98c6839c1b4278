// A tensor library fills by numeric_limits<float4>::lowest(): a vector's limits are its element's, in each element.
//: run("fill", 2, 2, {0: zeros((2, 4), f32), 1: zeros((2, 3), i32)}, {0: full((2, 4), finfo(f32).min), 1: full((2, 3), 2147483647)})
#include <metal_stdlib>
using namespace metal;
template <typename T>
T least() { return metal::numeric_limits<T>::lowest(); }
kernel void fill(device float4* y [[buffer(0)]], device packed_int3* z [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  y[i] = least<float4>();
  z[i] = numeric_limits<packed_int3>::max();
}
