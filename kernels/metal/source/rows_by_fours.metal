// Row kernels in the form that libraries of array operations have: a thread has four neighbours of a row, in registers if
// the threadgroup is as wide as the row, else by turns.
#include "threadgroup_reduce.h"

constant constexpr uint each = 4;

#define ROW_POSITIONS                                                                                                    \
  uint row [[threadgroup_position_in_grid]], uint thread_index [[thread_position_in_threadgroup]],                       \
      uint threads [[threads_per_threadgroup]], uint lane [[thread_index_in_simdgroup]],                                 \
      uint group [[simdgroup_index_in_threadgroup]], uint groups [[simdgroups_per_threadgroup]]

/// cols / 4 threads, or more.
kernel void softmax_block(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], constant uint& cols [[buffer(2)]], ROW_POSITIONS) {
  threadgroup float parts[32];
  const uint first = thread_index * each;
  x += row * size_t(cols) + first;
  y += row * size_t(cols) + first;
  float own[each];
  if (first + each <= cols) {
    for (uint n = 0; n < each; ++n) own[n] = x[n];
  } else {
    for (uint n = 0; n < each; ++n) own[n] = first + n < cols ? x[n] : -INFINITY;
  }
  float most = -INFINITY;
  for (uint n = 0; n < each; ++n) most = max(most, own[n]);
  most = threadgroup_max(most, parts, lane, group, groups);
  float sum = 0;
  for (uint n = 0; n < each; ++n) {
    own[n] = fast::exp(own[n] - most);
    sum += own[n];
  }
  const float factor = 1 / threadgroup_sum(sum, parts, lane, group, groups);
  if (first + each <= cols) {
    for (uint n = 0; n < each; ++n) y[n] = own[n] * factor;
  } else {
    for (uint n = 0; n < each; ++n) {
      if (first + n < cols) y[n] = own[n] * factor;
    }
  }
}

/// Any number of threads: the largest so far and the sum to it, in one pass.
kernel void softmax_looped(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], constant uint& cols [[buffer(2)]], ROW_POSITIONS) {
  threadgroup float parts[32];
  x += row * size_t(cols);
  y += row * size_t(cols);
  float most = -INFINITY, sum = 0;
  for (uint first = thread_index * each; first < cols; first += threads * each) {
    float own[each];
    if (first + each <= cols) {
      for (uint n = 0; n < each; ++n) own[n] = x[first + n];
    } else {
      for (uint n = 0; n < each; ++n) own[n] = first + n < cols ? x[first + n] : -INFINITY;
    }
    const float before = most;
    for (uint n = 0; n < each; ++n) most = max(most, own[n]);
    sum *= fast::exp(before - most);
    for (uint n = 0; n < each; ++n) sum += fast::exp(own[n] - most);
  }
  const float own_most = most;
  most = threadgroup_max(most, parts, lane, group, groups);
  if (own_most > -INFINITY) sum *= fast::exp(own_most - most);
  const float factor = 1 / threadgroup_sum(own_most > -INFINITY ? sum : 0, parts, lane, group, groups);
  for (uint first = thread_index * each; first < cols; first += threads * each) {
    if (first + each <= cols) {
      for (uint n = 0; n < each; ++n) y[first + n] = fast::exp(x[first + n] - most) * factor;
    } else {
      for (uint n = 0; n < each; ++n) {
        if (first + n < cols) y[first + n] = fast::exp(x[first + n] - most) * factor;
      }
    }
  }
}

/// cols / 4 threads, or more.
kernel void rms_norm_block(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], device const float* weight [[buffer(2)]],
                           constant uint& cols [[buffer(3)]], constant float& epsilon [[buffer(4)]], ROW_POSITIONS) {
  threadgroup float parts[32];
  const uint first = thread_index * each;
  x += row * size_t(cols) + first;
  y += row * size_t(cols) + first;
  weight += first;
  float sum = 0;
  if (first + each <= cols) {
    for (uint n = 0; n < each; ++n) sum += x[n] * x[n];
  } else {
    for (uint n = 0; n < each; ++n) {
      if (first + n < cols) sum += x[n] * x[n];
    }
  }
  const float factor = precise::rsqrt(threadgroup_sum(sum, parts, lane, group, groups) / cols + epsilon);
  if (first + each <= cols) {
    for (uint n = 0; n < each; ++n) y[n] = weight[n] * (x[n] * factor);
  } else {
    for (uint n = 0; n < each; ++n) {
      if (first + n < cols) y[n] = weight[n] * (x[n] * factor);
    }
  }
}

/// Any number of threads.
kernel void rms_norm_looped(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], device const float* weight [[buffer(2)]],
                            constant uint& cols [[buffer(3)]], constant float& epsilon [[buffer(4)]], ROW_POSITIONS) {
  threadgroup float parts[32];
  x += row * size_t(cols);
  y += row * size_t(cols);
  float sum = 0;
  for (uint first = thread_index * each; first < cols; first += threads * each) {
    if (first + each <= cols) {
      for (uint n = 0; n < each; ++n) sum += x[first + n] * x[first + n];
    } else {
      for (uint n = 0; n < each; ++n) {
        if (first + n < cols) sum += x[first + n] * x[first + n];
      }
    }
  }
  const float factor = precise::rsqrt(threadgroup_sum(sum, parts, lane, group, groups) / cols + epsilon);
  for (uint first = thread_index * each; first < cols; first += threads * each) {
    if (first + each <= cols) {
      for (uint n = 0; n < each; ++n) y[first + n] = weight[first + n] * (x[first + n] * factor);
    } else {
      for (uint n = 0; n < each; ++n) {
        if (first + n < cols) y[first + n] = weight[first + n] * (x[first + n] * factor);
      }
    }
  }
}
