// run: grid 32 threads 32; 0 float 32
// Lanes of a SIMD group share memory without simdgroup_barrier.
#include <metal_stdlib>
using namespace metal;

kernel void bug(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  threadgroup float tile[32];
  tile[i] = x[i];
  //      ^ error: race: SIMD group 0, lanes 16-31 (thread (16, 0, 0) of threadgroup (0, 0, 0)) stores to bytes 64 to 67 of threadgroup variable 'tile'
  x[i] = tile[31 - i];
  //     ^ error: uninitialised: SIMD group 0, lanes 0-15 (thread (0, 0, 0) of threadgroup (0, 0, 0)) loads bytes 124 to 127
  //     ^ note: SIMD group 0, lane 15 (thread (15, 0, 0) of threadgroup (0, 0, 0)) loads them, without a barrier between
}

kernel void fixed(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  threadgroup float tile[32];
  tile[i] = x[i];
  simdgroup_barrier(mem_flags::mem_threadgroup);
  x[i] = tile[31 - i];
}
