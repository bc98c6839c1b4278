// Overloads for device and for threadgroup memory that count rows in uint and in ushort: a literal says neither.
#include <metal_stdlib>
using namespace metal;

struct reader {
  float at(const device float* from, uint stride, ushort row) { return from[row * stride]; }
  float at(const threadgroup float* from, ushort stride, ushort row) { return from[row * stride]; }
};

kernel void reads(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  threadgroup float copy[96];
  for (uint n = i; n < 96; n += 32) copy[n] = -x[n];
  threadgroup_barrier(mem_flags::mem_threadgroup);
  reader r;
  y[2 * i] = r.at(x, 3, i);
  y[2 * i + 1] = r.at(copy, 3, i);
}
//: x = arange(96, dtype=f32)
//: run("reads", 32, 32, {0: x, 1: zeros(64, f32)}, {1: stack([x[::3], -x[::3]], 1).ravel()})
