// run: grid 64 threads 64; 0 float 64; memory 256
#include <metal_stdlib>
using namespace metal;

kernel void bug(device float* x [[buffer(0)]], threadgroup float* tile [[threadgroup(0)]], uint i [[thread_position_in_grid]]) {
  tile[i] = x[i];
  threadgroup_barrier(mem_flags::mem_threadgroup);
  x[i] = tile[i] + tile[i + 1];
  //               ^ error: out of bounds: SIMD group 1, lane 31 (thread (63, 0, 0) of threadgroup (0, 0, 0)) loads bytes 256 to 259 of threadgroup memory 0 'tile', which has 256 bytes
}

kernel void fixed(device float* x [[buffer(0)]], threadgroup float* tile [[threadgroup(0)]], uint i [[thread_position_in_grid]]) {
  tile[i] = x[i];
  threadgroup_barrier(mem_flags::mem_threadgroup);
  x[i] = tile[i] + tile[min(i + 1, 63u)];
}
