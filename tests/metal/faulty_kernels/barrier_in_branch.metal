// run: grid 64 threads 64; 0 float 64
#include <metal_stdlib>
using namespace metal;

kernel void bug(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  threadgroup float tile[64];
  tile[i] = x[i];
  if (i < 40) {
    threadgroup_barrier(mem_flags::mem_threadgroup);
  //^ error: barrier in divergent control flow: threadgroup_barrier: SIMD group 0, lanes 0-31 (thread (0, 0, 0) of threadgroup (0, 0, 0)) calls it, and 24 of the threadgroup's 64 threads do not
    x[i] = tile[63 - i];
  }
}

kernel void fixed(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  threadgroup float tile[64];
  tile[i] = x[i];
  threadgroup_barrier(mem_flags::mem_threadgroup);
  if (i < 40) {
    x[i] = tile[63 - i];
  }
}
