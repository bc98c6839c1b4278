// run: grid 64 threads 64; 0 float 64
// The barrier is there, but leaves out the memory that is shared.
#include <metal_stdlib>
using namespace metal;

kernel void bug(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  threadgroup float tile[64];
  tile[i] = x[i];
  //      ^ note: SIMD group 1, lane 31 (thread (63, 0, 0) of threadgroup (0, 0, 0)) stores to them: no barrier between has mem_flags::mem_threadgroup
  threadgroup_barrier(mem_flags::mem_none);
  x[i] = tile[63 - i];
  //   ^ note: SIMD group 1, lane 31 (thread (63, 0, 0) of threadgroup (0, 0, 0)) stores to them: no barrier between has mem_flags::mem_device
  //     ^ error: race: SIMD group 0, lanes 0-31 (thread (0, 0, 0) of threadgroup (0, 0, 0)) loads bytes 252 to 255 of threadgroup variable 'tile'
  threadgroup_barrier(mem_flags::mem_threadgroup);
  x[i] += x[63 - i];
  //      ^ error: race: SIMD group 0, lanes 0-31 (thread (0, 0, 0) of threadgroup (0, 0, 0)) loads bytes 252 to 255 of buffer 0 'x'
  //      ^ error: race: SIMD group 1, lanes 0-31 (thread (32, 0, 0) of threadgroup (0, 0, 0)) loads bytes 124 to 127 of buffer 0 'x'
  //   ^ note: SIMD group 0, lane 31 (thread (31, 0, 0) of threadgroup (0, 0, 0)) stores to them, without a barrier between
}

kernel void fixed(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  threadgroup float tile[64];
  tile[i] = x[i];
  threadgroup_barrier(mem_flags::mem_threadgroup);
  x[i] = tile[63 - i];
  threadgroup_barrier(mem_flags::mem_device);
  const float other = x[63 - i];
  threadgroup_barrier(mem_flags::mem_device);
  x[i] += other;
}
