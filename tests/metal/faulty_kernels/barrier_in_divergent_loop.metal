// run: grid 64 threads 64; 0 float 64
// Threads leave the loop after different numbers of barriers.
#include <metal_stdlib>
using namespace metal;

kernel void bug(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  threadgroup float tile[64];
  for (uint k = i; k < 100; k += 50) {
    tile[i] = k;
    threadgroup_barrier(mem_flags::mem_threadgroup);
  //^ error: barrier in divergent control flow: SIMD group 0, lanes 0-31 (thread (0, 0, 0) of threadgroup (0, 0, 0)) calls it, and 14 of the threadgroup's 64 threads do not
    x[i] += tile[63 - i];
    threadgroup_barrier(mem_flags::mem_threadgroup);
  }
}

kernel void fixed(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  threadgroup float tile[64];
  for (uint k = 0; k < 100; k += 50) {
    tile[i] = k + i;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (k + i < 100) x[i] += tile[63 - i];
    threadgroup_barrier(mem_flags::mem_threadgroup);
  }
}
