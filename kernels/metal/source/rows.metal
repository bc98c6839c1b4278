// Row kernels: a threadgroup has a row, its threads stride through it.
#include "threadgroup_reduce.h"

#define ROW_POSITIONS                                                                                                    \
  uint row [[threadgroup_position_in_grid]], uint thread_index [[thread_position_in_threadgroup]],                       \
      uint threads [[threads_per_threadgroup]], uint lane [[thread_index_in_simdgroup]],                                 \
      uint group [[simdgroup_index_in_threadgroup]], uint groups [[simdgroups_per_threadgroup]]

kernel void row_sum(device const float* x [[buffer(0)]], device float* sums [[buffer(1)]], constant uint& cols [[buffer(2)]], ROW_POSITIONS) {
  threadgroup float parts[32];
  float s = 0;
  for (uint i = thread_index; i < cols; i += threads) s += x[row * cols + i];
  s = threadgroup_sum(s, parts, lane, group, groups);
  if (thread_index == 0) sums[row] = s;
}

template <typename T>
[[kernel]] void softmax(device const T* x [[buffer(0)]], device T* y [[buffer(1)]], constant uint& cols [[buffer(2)]], ROW_POSITIONS) {
  threadgroup float parts[32];
  device const T* in = x + row * cols;
  device T* out = y + row * cols;
  float m = -INFINITY;
  for (uint i = thread_index; i < cols; i += threads) m = max(m, static_cast<float>(in[i]));
  m = threadgroup_max(m, parts, lane, group, groups);
  float s = 0;
  for (uint i = thread_index; i < cols; i += threads) s += exp(static_cast<float>(in[i]) - m);
  const float f = 1.0f / threadgroup_sum(s, parts, lane, group, groups);
  for (uint i = thread_index; i < cols; i += threads) out[i] = static_cast<T>(exp(static_cast<float>(in[i]) - m) * f);
}
template [[host_name("softmax_float")]] [[kernel]] decltype(softmax<float>) softmax<float>;
template [[host_name("softmax_half")]] [[kernel]] decltype(softmax<half>) softmax<half>;

kernel void rms_norm(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], device const float* weight [[buffer(2)]],
                     constant uint& cols [[buffer(3)]], constant float& epsilon [[buffer(4)]], ROW_POSITIONS) {
  threadgroup float parts[32];
  device const float* in = x + row * cols;
  float s = 0;
  for (uint i = thread_index; i < cols; i += threads) s += in[i] * in[i];
  s = threadgroup_sum(s, parts, lane, group, groups);
  const float f = rsqrt(s / cols + epsilon);
  for (uint i = thread_index; i < cols; i += threads) y[row * cols + i] = in[i] * f * weight[i];
}

/// Four elements a thread at a time.
kernel void rms_norm_vectorized(device const float4* x [[buffer(0)]], device float4* y [[buffer(1)]], device const float4* weight [[buffer(2)]],
                                constant uint& cols [[buffer(3)]], constant float& epsilon [[buffer(4)]], ROW_POSITIONS) {
  threadgroup float parts[32];
  const uint n = cols / 4;
  device const float4* in = x + row * n;
  float s = 0;
  for (uint i = thread_index; i < n; i += threads) s += dot(in[i], in[i]);
  s = threadgroup_sum(s, parts, lane, group, groups);
  const float f = rsqrt(s / cols + epsilon);
  for (uint i = thread_index; i < n; i += threads) y[row * n + i] = in[i] * f * weight[i];
}

kernel void layer_norm(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], device const float* weight [[buffer(2)]],
                       device const float* bias [[buffer(3)]], constant uint& cols [[buffer(4)]], constant float& epsilon [[buffer(5)]],
                       ROW_POSITIONS) {
  threadgroup float parts[32];
  device const float* in = x + row * cols;
  float s = 0;
  for (uint i = thread_index; i < cols; i += threads) s += in[i];
  const float mean = threadgroup_sum(s, parts, lane, group, groups) / cols;
  float v = 0;
  for (uint i = thread_index; i < cols; i += threads) v += (in[i] - mean) * (in[i] - mean);
  const float f = rsqrt(threadgroup_sum(v, parts, lane, group, groups) / cols + epsilon);
  for (uint i = thread_index; i < cols; i += threads) y[row * cols + i] = (in[i] - mean) * f * weight[i] + bias[i];
}

/// Inclusive: a thread has an element of each block, the sum of the blocks before is carried.
kernel void row_prefix_sum(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], constant uint& cols [[buffer(2)]], ROW_POSITIONS) {
  threadgroup float parts[32];
  float carry = 0;
  for (uint first = 0; first < cols; first += threads) {
    const uint i = first + thread_index;
    const float v = i < cols ? x[row * cols + i] : 0.0f;
    const float own = simd_prefix_inclusive_sum(v);
    if (lane == 31 || thread_index + 1 == threads) parts[group] = own;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const float part = lane < groups ? parts[lane] : 0.0f;
    const float before = simd_shuffle(simd_prefix_exclusive_sum(part), group);
    if (i < cols) y[row * cols + i] = carry + before + own;
    carry += simd_sum(part);
    threadgroup_barrier(mem_flags::mem_threadgroup);
  }
}

kernel void stencil3(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], uint2 p [[thread_position_in_grid]],
                     uint2 size [[threads_per_grid]]) {
  const uint i = p.y * size.x + p.x;
  const float left = p.x > 0 ? x[i - 1] : 0.0f, right = p.x + 1 < size.x ? x[i + 1] : 0.0f;
  y[i] = 0.25f * left + 0.5f * x[i] + 0.25f * right;
}

kernel void vector_sum(device const float* x [[buffer(0)]], device atomic_float* sum [[buffer(1)]], constant uint& n [[buffer(2)]],
                       uint i [[thread_position_in_grid]], uint all [[threads_per_grid]]) {
  float s = 0;
  for (uint k = i; k < n; k += all) s += x[k];
  s = simd_sum(s);
  if (simd_is_first()) atomic_fetch_add_explicit(sum, s, memory_order_relaxed);
}

kernel void histogram(device const float* x [[buffer(0)]], device atomic_uint* counts [[buffer(1)]], constant uint& bins [[buffer(2)]],
                      uint i [[thread_position_in_grid]]) {
  const uint bin = min(static_cast<uint>(x[i] * bins), bins - 1);
  atomic_fetch_add_explicit(&counts[bin], 1, memory_order_relaxed);
}
