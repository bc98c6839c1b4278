// A threadgroup's sum and maximum: each SIMD group's, then of these. All threads get the result.
#pragma once
#include <metal_stdlib>
using namespace metal;

inline float threadgroup_sum(float x, threadgroup float* parts, uint lane, uint group, uint groups) {
  x = simd_sum(x);
  if (groups == 1) return x;
  if (lane == 0) parts[group] = x;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  x = simd_sum(lane < groups ? parts[lane] : 0.0f);
  threadgroup_barrier(mem_flags::mem_threadgroup);
  return x;
}

inline float threadgroup_max(float x, threadgroup float* parts, uint lane, uint group, uint groups) {
  x = simd_max(x);
  if (groups == 1) return x;
  if (lane == 0) parts[group] = x;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  x = simd_max(lane < groups ? parts[lane] : -INFINITY);
  threadgroup_barrier(mem_flags::mem_threadgroup);
  return x;
}
