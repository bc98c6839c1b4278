// A transform library includes <metal_math> alone: it brings barriers along, as each part of the standard library brings the whole.
//: x = arange(64, dtype=f32)
//: run("reversed", 64, 64, {0: x, 1: zeros(64, f32)}, {1: x[::-1]})
#include <metal_math>
using namespace metal;
kernel void reversed(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], uint i [[thread_position_in_threadgroup]]) {
  threadgroup float shared[64];
  shared[63 - i] = x[i];
  threadgroup_barrier(mem_flags::mem_threadgroup);
  y[i] = shared[i];
}
