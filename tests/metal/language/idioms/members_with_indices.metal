// Structures of buffers, textures and samplers whose members say where they are bound; those that do not take what is left, in their order.
// Members of templates, of bases and of structures within count; so do attributes in front of a declaration.
//: from pewter_metal import Sampler, Texture
//: x, red = arange(32, dtype=f32), Texture(full((1, 32, 4), 0.5, f32), "rgba32float")
//: run("scaled", 32, 32, {0: zeros(32, f32), 1: f32(3), 2: x, 3: zeros(32, f32)}, {0: 0.5, 3: 1.5 + x}, textures={1: red}, samplers={2: Sampler()})
//: from_there = {1: x, 2: 2 * x, 5: 3 * x, 6: 4 * x, 7: zeros(32, f32)}
//: run("gathered", 32, 32, from_there, {7: 10 * x[::-1] + 0.5}, threadgroup_memory={1: 128}, textures={n: red for n in (4, 5, 6)})
#include <metal_stdlib>
using namespace metal;

struct resources {
  device float* to [[buffer(3)]];
  texture2d<float> image [[texture(1)]];
  sampler how [[sampler(2)]];
  constant float& factor [[buffer(1)]];
  device const float* rest;
};
kernel void scaled(resources r, device float* y [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  r.to[i] = r.image.read(uint2(i, 0)).x * r.factor + r.rest[i];
  y[i] = r.image.sample(r.how, float2(0.5, 0.5)).x;
}

constant constexpr int first = 5;
struct one {
  [[buffer(1)]] device const float* x;
};
template <typename T, int N>
struct several : one {
  struct {
    device const T* x [[buffer(N)]];
  } inner;
  array<texture2d<T>, 3> images [[texture(N + 2)]];
  device const T* pair[2] [[buffer(first)]];
  threadgroup T* turned [[threadgroup(1)]];
  T sum(uint i) const { return x[i] + inner.x[i] + pair[0][i] + pair[1][i]; }
};
template <typename T>
kernel void gather(several<T, 2> from, device T* to [[buffer(7)]], uint i [[thread_position_in_grid]]) {
  from.turned[i] = from.sum(i);
  threadgroup_barrier(mem_flags::mem_threadgroup);
  to[i] = from.turned[31 - i] + from.images[i % 3].read(uint2(i, 0)).x;
}
template [[host_name("gathered")]] kernel void gather<float>(several<float, 2>, device float*, uint);
