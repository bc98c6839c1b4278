// Members that there are only if a function constant says so, in a structure that only render functions take; and one that a kernel takes,
// of a constant that follows from another.
//: run("kept", 8, 8, {0: zeros(8, f32), 1: arange(8, dtype=f32)}, {0: 2 * arange(8)}, constants={0: False})
//: run("kept", 8, 8, {0: zeros(8, f32)}, {0: -1}, constants={0: True})
#include <metal_stdlib>
using namespace metal;
constant bool is_depth_only [[function_constant(0)]];
constant bool has_colour = !is_depth_only;
struct varyings {
  float4 place [[position]];
  float3 normal [[function_constant(has_colour)]];
};
vertex varyings corner(uint i [[vertex_id]]) {
  varyings v;
  v.place = float4(i);
  return v;
}
struct resources {
  device float* y [[buffer(0)]];
  device const float* x [[buffer(1), function_constant(has_colour)]];
};
kernel void kept(resources r, uint i [[thread_position_in_grid]]) { r.y[i] = has_colour ? 2 * r.x[i] : -1; }
