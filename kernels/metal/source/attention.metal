// Attention of many queries in three dispatches: scores = Q K^T / sqrt(d), softmax of each row, output = weights V.
// Heads are independent, in the grid's z. Q, K, V and the output are (heads, sequence, dim), scores (heads, sequence,
// sequence). Products are by 8 x 8 tiles, a SIMD group each; sequence and dim are multiples of 8.
#include "threadgroup_reduce.h"
#include <metal_simdgroup_matrix>

struct attention_size {
  uint sequence, dim;
};

/// Threadgroups (sequence / 8, sequence / 8, heads) of one SIMD group. K is read transposed.
template <typename T>
[[kernel]] void attention_scores(device const T* q [[buffer(0)]], device const T* keys [[buffer(1)]], device float* scores [[buffer(2)]],
                                 constant attention_size& size [[buffer(3)]], uint3 place [[threadgroup_position_in_grid]]) {
  device const T* rows = q + (place.z * size.sequence + place.y * 8) * size.dim;
  device const T* columns = keys + (place.z * size.sequence + place.x * 8) * size.dim;
  simdgroup_matrix<T, 8, 8> left, right;
  simdgroup_float8x8 sum = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
  for (uint d = 0; d < size.dim; d += 8) {
    simdgroup_load(left, rows + d, size.dim);
    simdgroup_load(right, columns + d, size.dim, ulong2(0, 0), true);
    simdgroup_multiply_accumulate(sum, left, right, sum);
  }
  const simdgroup_float8x8 factor(rsqrt(static_cast<float>(size.dim)));
  simdgroup_multiply(sum, sum, factor);
  simdgroup_store(sum, scores + (place.z * size.sequence + place.y * 8) * size.sequence + place.x * 8, size.sequence);
}
template [[host_name("attention_scores_float")]] [[kernel]] decltype(attention_scores<float>) attention_scores<float>;
template [[host_name("attention_scores_half")]] [[kernel]] decltype(attention_scores<half>) attention_scores<half>;

/// In place, threadgroups (sequence, heads). A causal row sees no column behind its own.
kernel void attention_softmax(device float* scores [[buffer(0)]], constant attention_size& size [[buffer(1)]],
                              constant bool& causal [[buffer(2)]], uint2 place [[threadgroup_position_in_grid]],
                              uint thread_index [[thread_index_in_threadgroup]], uint2 shape [[threads_per_threadgroup]],
                              uint lane [[thread_index_in_simdgroup]], uint group [[simdgroup_index_in_threadgroup]],
                              uint groups [[simdgroups_per_threadgroup]]) {
  threadgroup float parts[32];
  const uint threads = shape.x * shape.y, seen = causal ? place.x + 1 : size.sequence;
  device float* row = scores + (place.y * size.sequence + place.x) * size.sequence;
  float m = -INFINITY;
  for (uint i = thread_index; i < seen; i += threads) m = max(m, row[i]);
  m = threadgroup_max(m, parts, lane, group, groups);
  float s = 0;
  for (uint i = thread_index; i < seen; i += threads) s += exp(row[i] - m);
  const float f = 1.0f / threadgroup_sum(s, parts, lane, group, groups);
  for (uint i = thread_index; i < size.sequence; i += threads) row[i] = i < seen ? exp(row[i] - m) * f : 0.0f;
}

/// Threadgroups (dim / 8, sequence / 8, heads) of one SIMD group.
template <typename T>
[[kernel]] void attention_output(device const float* weights [[buffer(0)]], device const T* values [[buffer(1)]], device float* y [[buffer(2)]],
                                 constant attention_size& size [[buffer(3)]], uint3 place [[threadgroup_position_in_grid]]) {
  device const float* rows = weights + (place.z * size.sequence + place.y * 8) * size.sequence;
  device const T* columns = values + place.z * size.sequence * size.dim + place.x * 8;
  simdgroup_float8x8 left, sum = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
  simdgroup_matrix<T, 8, 8> right;
  for (uint s = 0; s < size.sequence; s += 8) {
    simdgroup_load(left, rows + s, size.sequence);
    simdgroup_load(right, columns + s * size.dim, size.dim);
    simdgroup_multiply_accumulate(sum, left, right, sum);
  }
  simdgroup_store(sum, y + (place.z * size.sequence + place.y * 8) * size.dim + place.x * 8, size.dim);
}
template [[host_name("attention_output_float")]] [[kernel]] decltype(attention_output<float>) attention_output<float>;
template [[host_name("attention_output_half")]] [[kernel]] decltype(attention_output<half>) attention_output<half>;
