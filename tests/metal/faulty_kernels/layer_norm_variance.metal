// run: grid 128 threads 128; 0 float 128
// The variance is written over the mean while others still subtract it.
#include <metal_stdlib>
using namespace metal;

kernel void bug(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  threadgroup float value;
  if (i == 0) value = 64.5f;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  const float d = x[i] - value;
  //                     ^ error: race: SIMD group 0, lanes 1-31 (thread (1, 0, 0) of threadgroup (0, 0, 0)) loads bytes 0 to 3 of threadgroup variable 'value'
  if (i == 0) value = d * d;
  //                ^ note: SIMD group 0, lane 0 (thread (0, 0, 0) of threadgroup (0, 0, 0)) stores to them, without a barrier between
  threadgroup_barrier(mem_flags::mem_threadgroup);
  x[i] = d * rsqrt(value);
}

kernel void fixed(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  threadgroup float value;
  if (i == 0) value = 64.5f;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  const float d = x[i] - value;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  if (i == 0) value = d * d;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  x[i] = d * rsqrt(value);
}
