// run: grid 32 threads 32; 0 float 32
#include <metal_stdlib>
using namespace metal;

kernel void bug(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  threadgroup float tile[32];
  tile[i] = x[i];
  if (i > 7) {
    simdgroup_barrier(mem_flags::mem_threadgroup);
  //^ error: barrier in divergent control flow: simdgroup_barrier: SIMD group 0, lanes 8-31 (thread (8, 0, 0) of threadgroup (0, 0, 0)) calls it, and 8 of the SIMD group's 32 threads do not
    x[i] = tile[39 - i];
  }
}

kernel void fixed(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  threadgroup float tile[32];
  tile[i] = x[i];
  simdgroup_barrier(mem_flags::mem_threadgroup);
  if (i > 7) x[i] = tile[39 - i];
}
