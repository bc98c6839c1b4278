// Matrix kernels: product with a vector, tiled product, transpose, one step of attention, grayscale.
#include "threadgroup_reduce.h"

/// A SIMD group a row.
template <typename T>
[[kernel]] void gemv(device const T* a [[buffer(0)]], device const T* x [[buffer(1)]], device T* y [[buffer(2)]],
                 constant uint2& size [[buffer(3)]], uint threadgroup_index [[threadgroup_position_in_grid]],
                 uint lane [[thread_index_in_simdgroup]], uint group [[simdgroup_index_in_threadgroup]],
                 uint groups [[simdgroups_per_threadgroup]]) {
  const uint row = threadgroup_index * groups + group;
  if (row >= size.x) return;
  float s = 0;
  for (uint i = lane; i < size.y; i += 32) s += static_cast<float>(a[row * size.y + i]) * static_cast<float>(x[i]);
  s = simd_sum(s);
  if (lane == 0) y[row] = static_cast<T>(s);
}
template [[host_name("gemv")]] [[kernel]] decltype(gemv<float>) gemv<float>;
template [[host_name("gemv_half")]] [[kernel]] decltype(gemv<half>) gemv<half>;
template [[host_name("gemv_bfloat")]] [[kernel]] decltype(gemv<bfloat>) gemv<bfloat>;

constant constexpr uint tile = 16;

/// C = A B, sizes (m, n, k); a threadgroup of 16 x 16 threads stages tiles of both.
template <typename T>
[[kernel]] void gemm_tiled(device const T* a [[buffer(0)]], device const T* b [[buffer(1)]], device T* c [[buffer(2)]],
                       constant uint3& size [[buffer(3)]], uint2 t [[thread_position_in_threadgroup]],
                       uint2 place [[threadgroup_position_in_grid]]) {
  threadgroup float tile_a[tile][tile], tile_b[tile][tile];
  const uint row = place.y * tile + t.y, col = place.x * tile + t.x;
  float sum = 0;
  for (uint first = 0; first < size.z; first += tile) {
    tile_a[t.y][t.x] = row < size.x && first + t.x < size.z ? static_cast<float>(a[row * size.z + first + t.x]) : 0.0f;
    tile_b[t.y][t.x] = first + t.y < size.z && col < size.y ? static_cast<float>(b[(first + t.y) * size.y + col]) : 0.0f;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    for (uint k = 0; k < tile; ++k) sum = fma(tile_a[t.y][k], tile_b[k][t.x], sum);
    threadgroup_barrier(mem_flags::mem_threadgroup);
  }
  if (row < size.x && col < size.y) c[row * size.y + col] = static_cast<T>(sum);
}
template [[host_name("gemm_tiled")]] [[kernel]] decltype(gemm_tiled<float>) gemm_tiled<float>;
template [[host_name("gemm_tiled_half")]] [[kernel]] decltype(gemm_tiled<half>) gemm_tiled<half>;
template [[host_name("gemm_tiled_bfloat")]] [[kernel]] decltype(gemm_tiled<bfloat>) gemm_tiled<bfloat>;

kernel void transpose(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], constant uint2& size [[buffer(2)]],
                      threadgroup float* staged [[threadgroup(0)]], uint2 t [[thread_position_in_threadgroup]],
                      uint2 place [[threadgroup_position_in_grid]]) {
  const uint row = place.y * tile + t.y, col = place.x * tile + t.x;
  if (row < size.x && col < size.y) staged[t.y * (tile + 1) + t.x] = x[row * size.y + col];
  threadgroup_barrier(mem_flags::mem_threadgroup);
  const uint to_row = place.x * tile + t.y, to_col = place.y * tile + t.x;
  if (to_row < size.y && to_col < size.x) y[to_row * size.x + to_col] = staged[t.x * (tile + 1) + t.y];
}

/// One new token: scores, softmax, weighted sum. A threadgroup a head; sizes (sequence, head_dim).
kernel void decode_attention(device const float* q [[buffer(0)]], device const float* keys [[buffer(1)]], device const float* values [[buffer(2)]],
                             device float* y [[buffer(3)]], constant uint2& size [[buffer(4)]], threadgroup float* scores [[threadgroup(0)]],
                             uint head [[threadgroup_position_in_grid]], uint thread_index [[thread_position_in_threadgroup]],
                             uint threads [[threads_per_threadgroup]], uint lane [[thread_index_in_simdgroup]],
                             uint group [[simdgroup_index_in_threadgroup]], uint groups [[simdgroups_per_threadgroup]]) {
  threadgroup float parts[32];
  const uint sequence = size.x, dim = size.y;
  const float factor = rsqrt(static_cast<float>(dim));
  for (uint s = group; s < sequence; s += groups) {
    float dot_product = 0;
    for (uint d = lane; d < dim; d += 32) dot_product += q[head * dim + d] * keys[(head * sequence + s) * dim + d];
    dot_product = simd_sum(dot_product);
    if (lane == 0) scores[s] = dot_product * factor;
  }
  threadgroup_barrier(mem_flags::mem_threadgroup);
  float m = -INFINITY;
  for (uint s = thread_index; s < sequence; s += threads) m = max(m, scores[s]);
  m = threadgroup_max(m, parts, lane, group, groups);
  float sum = 0;
  for (uint s = thread_index; s < sequence; s += threads) {
    scores[s] = exp(scores[s] - m);
    sum += scores[s];
  }
  sum = threadgroup_sum(sum, parts, lane, group, groups);
  threadgroup_barrier(mem_flags::mem_threadgroup);
  for (uint d = thread_index; d < dim; d += threads) {
    float v = 0;
    for (uint s = 0; s < sequence; ++s) v += scores[s] * values[(head * sequence + s) * dim + d];
    y[head * dim + d] = v / sum;
  }
}

kernel void grayscale(device const uchar4* image [[buffer(0)]], device float* gray [[buffer(1)]], constant uint2& size [[buffer(2)]],
                      uint2 p [[thread_position_in_grid]]) {
  if (p.x >= size.x || p.y >= size.y) return;
  const float4 c = float4(image[p.y * size.x + p.x]) / 255.0f;
  gray[p.y * size.x + p.x] = dot(c.rgb, float3(0.2126f, 0.7152f, 0.0722f));
}

#include <metal_simdgroup_matrix>

/// C = A B, C in float, sizes multiples of 8; a SIMD group a tile of 8 x 8.
template <typename T>
[[kernel]] void gemm_simdgroup(device const T* a [[buffer(0)]], device const T* b [[buffer(1)]], device float* c [[buffer(2)]],
                           constant uint3& size [[buffer(3)]], uint2 place [[threadgroup_position_in_grid]]) {
  simdgroup_matrix<T, 8, 8> left, right;
  simdgroup_float8x8 sum = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
  for (uint k = 0; k < size.z; k += 8) {
    simdgroup_load(left, a + place.y * 8 * size.z + k, size.z);
    simdgroup_load(right, b + k * size.y + place.x * 8, size.y);
    simdgroup_multiply_accumulate(sum, left, right, sum);
  }
  simdgroup_store(sum, c + place.y * 8 * size.y + place.x * 8, size.y);
}
template [[host_name("gemm_simdgroup")]] [[kernel]] decltype(gemm_simdgroup<float>) gemm_simdgroup<float>;
template [[host_name("gemm_simdgroup_half")]] [[kernel]] decltype(gemm_simdgroup<half>) gemm_simdgroup<half>;
template [[host_name("gemm_simdgroup_bfloat")]] [[kernel]] decltype(gemm_simdgroup<bfloat>) gemm_simdgroup<bfloat>;
