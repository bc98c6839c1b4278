// Members that there are only if a function constant says so, in a structure that only render functions take; and one that a kernel takes,
// of a constant that follows from another.
//: run("kept", 8, 8, {0: zeros(8, f32), 1: arange(8, dtype=f32)}, {0: 2 * arange(8)}, constants={0: False})
//: run("kept", 8, 8, {0: zeros(8, f32)}, {0: -1}, constants={0: True})
//: run("scaled", 8, 8, {0: zeros(8, f32), 2: f32(3), 3: full(8, 4, f32), 4: full(8, 5, f32)}, {0: 12}, constants={0: False})
//: run("scaled", 8, 8, {0: zeros(8, f32)}, {0: -1}, constants={0: True})
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
// Members in constant memory are no constants either.
struct factors {
  device float* y [[buffer(0)]];
  constant float& factor [[buffer(2), function_constant(has_colour)]];
  constant float* table[2] [[buffer(3), function_constant(has_colour)]];
};
kernel void scaled(factors f, uint i [[thread_position_in_grid]]) {
  f.y[i] = has_colour ? f.factor + f.table[0][i] + f.table[1][i] : -1;
}
kernel void kept(resources r, uint i [[thread_position_in_grid]]) { r.y[i] = has_colour ? 2 * r.x[i] : -1; }
