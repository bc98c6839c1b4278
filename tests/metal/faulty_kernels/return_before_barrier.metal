// run: groups 2 threads 64; 0 float 100; 1 uint 1 = 100
#include <metal_stdlib>
using namespace metal;

kernel void bug(device float* x [[buffer(0)]], constant uint& n [[buffer(1)]], uint i [[thread_position_in_grid]],
                uint t [[thread_index_in_threadgroup]]) {
  threadgroup float tile[64];
  if (i >= n) {
    tile[t] = 0;
    return;
  //^ note: SIMD group 1, lanes 4-31 (thread (36, 0, 0) of threadgroup (1, 0, 0)) has left the kernel
  }
  tile[t] = x[i];
  threadgroup_barrier(mem_flags::mem_threadgroup);
//^ error: barrier in divergent control flow: SIMD group 0, lanes 0-31 (thread (0, 0, 0) of threadgroup (1, 0, 0)) calls it, and 28 of the threadgroup's 64 threads do not
  x[i] = tile[63 - t];
}

kernel void fixed(device float* x [[buffer(0)]], constant uint& n [[buffer(1)]], uint i [[thread_position_in_grid]],
                  uint t [[thread_index_in_threadgroup]]) {
  threadgroup float tile[64];
  tile[t] = i < n ? x[i] : 0;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  if (i >= n) return;
  x[i] = tile[63 - t];
}
