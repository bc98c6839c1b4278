// run: grid 128 threads 64; 0 uint 128 = 1; 1 uint 4
// A count in threadgroup memory, then one in device memory, both by plain additions.
#include <metal_stdlib>
using namespace metal;

kernel void bug(device const uint* x [[buffer(0)]], device uint* counts [[buffer(1)]], uint i [[thread_position_in_grid]],
                uint t [[thread_index_in_threadgroup]]) {
  threadgroup uint own[4];
  if (t < 4) own[t] = 0;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  own[x[i]]++;
  //       ^ error: race: loads bytes 4 to 7 of threadgroup variable 'own'
  //       ^ note: SIMD group 0, lane 0 (thread (0, 0, 0) of threadgroup (0, 0, 0)) stores to them, without a barrier between
  threadgroup_barrier(mem_flags::mem_threadgroup);
  if (t < 4) counts[t] += own[t];
  //                   ^ error: race: SIMD group 0, lanes 0-3 (thread (0, 0, 0) of threadgroup (1, 0, 0)) loads bytes 0 to 3 of buffer 1 'counts'
  //                   ^ note: SIMD group 0, lane 0 (thread (0, 0, 0) of threadgroup (0, 0, 0)) stores to them: threadgroups are ordered by atomics alone
}

kernel void fixed(device const uint* x [[buffer(0)]], device atomic_uint* counts [[buffer(1)]], uint i [[thread_position_in_grid]],
                  uint t [[thread_index_in_threadgroup]]) {
  threadgroup atomic_uint own[4];
  if (t < 4) atomic_store_explicit(&own[t], 0, memory_order_relaxed);
  threadgroup_barrier(mem_flags::mem_threadgroup);
  atomic_fetch_add_explicit(&own[x[i]], 1, memory_order_relaxed);
  threadgroup_barrier(mem_flags::mem_threadgroup);
  if (t < 4) atomic_fetch_add_explicit(&counts[t], atomic_load_explicit(&own[t], memory_order_relaxed), memory_order_relaxed);
}
