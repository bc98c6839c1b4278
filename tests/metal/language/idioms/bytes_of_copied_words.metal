// A thread copies words of a buffer into a structure of its own, turn by turn of a loop, and reads their bytes in a loop inside: products
// with 8-bit weights. What the inner loop reads is the turn's, also where several SIMD groups and threadgroups follow each other.
//: w = (arange(9 * 320 * 32) * 7919 % 251).astype(uint8)
//: for groups, threads, turns in ((1, 32, 3), (1, 64, 4), (5, 64, 9), (3, 96, 2), (1, (32, 2), 4)):
//:     n = groups * (threads if isinstance(threads, int) else 64)
//:     blocks = w[:turns * n * 32].reshape(turns, n, 32).astype(f32)
//:     run("bytes_of_words", n if isinstance(threads, int) else (32, 2), threads, {0: w, 1: zeros(n * 32, f32), 2: u32(turns)}, {1: blocks.sum(0).ravel()})
//:     if isinstance(threads, int):
//:         run("by_turn", n, threads, {0: w, 1: zeros(n, u32), 2: u32(turns)}, {1: 3 * arange(n, dtype=u32) + w.view("<u4")[:8 * n].reshape(n, 8)[:, arange(turns) % 8].sum(1, dtype=u32)})
//:         run("by_index", n, threads, {0: w, 1: zeros(n, f32), 2: u32(turns)}, {1: blocks[:, :, (arange(turns) * 5 + 3) % 32].diagonal(axis1=0, axis2=2).sum(1)})
#include <metal_stdlib>
using namespace metal;

struct words { uint w[8]; };

kernel void bytes_of_words(device const uint* w [[buffer(0)]], device float* y [[buffer(1)]], constant uint& turns [[buffer(2)]],
                           uint tid [[thread_index_in_threadgroup]], uint2 group [[threadgroup_position_in_grid]],
                           uint2 size [[threads_per_grid]], uint2 in_plane [[threads_per_threadgroup]]) {
  const uint i = group.x * in_plane.x * in_plane.y + tid, all = size.x * size.y;
  thread words own;
  thread float sums[32] = {0};
  w += 8 * i;
  for (uint t = 0; t < turns; ++t) {
    own = *(device const words*)w;
    const thread uchar* bytes = (const thread uchar*)&own;
    for (uint k = 0; k < 32; ++k) sums[k] += bytes[k];
    w += 8 * all;
  }
  for (uint k = 0; k < 32; ++k) y[32 * i + k] = sums[k];
}

kernel void by_index(device const uint* w [[buffer(0)]], device float* y [[buffer(1)]], constant uint& turns [[buffer(2)]],
                     uint i [[thread_position_in_grid]], uint n [[threads_per_grid]]) {
  thread words own;
  float sum = 0;
  for (uint t = 0; t < turns; ++t) {
    own = ((device const words*)w)[t * n + i];
    sum += ((const thread uchar*)&own)[(5 * t + 3) % 32];
  }
  y[i] = sum;
}

// With a barrier the structure lies in memory of the SIMD group's.
kernel void by_turn(device const uint* w [[buffer(0)]], device uint* y [[buffer(1)]], constant uint& turns [[buffer(2)]],
                    uint i [[thread_position_in_grid]]) {
  words own;
  uint sum = 3 * i;
  for (uint t = 0; t < turns; ++t) {
    own = *(device const words*)(w + 8 * i);
    sum += *(thread const uint*)((thread const uchar*)&own + 4 * (t % 8));
  }
  threadgroup_barrier(mem_flags::mem_threadgroup);
  y[i] = sum;
}
