// run: grid 64 threads 64; 0 float 64
// Both branches have as many barriers, but they are not the same.
#include <metal_stdlib>
using namespace metal;

kernel void bug(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  threadgroup float tile[64];
  tile[i] = x[i];
  if (i < 32) {
    threadgroup_barrier(mem_flags::mem_threadgroup);
  //^ error: barrier in divergent control flow: SIMD group 0, lanes 0-31
    x[i] = tile[63 - i];
  } else {
    threadgroup_barrier(mem_flags::mem_threadgroup);
  //^ note: SIMD group 1, lanes 0-31 (thread (32, 0, 0) of threadgroup (0, 0, 0)) waits here
    x[i] = tile[i - 32];
  }
}

kernel void fixed(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  threadgroup float tile[64];
  tile[i] = x[i];
  threadgroup_barrier(mem_flags::mem_threadgroup);
  x[i] = i < 32 ? tile[63 - i] : tile[i - 32];
}
