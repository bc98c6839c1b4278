// Products of a matrix and a vector: each lane takes eight neighbours of the vector, turn by turn, which are the same for all rows. What a
// thread has stored itself before such a loop it reads there.
//: m = (arange(30 * 2560, dtype=f32) % 7).reshape(30, 2560)
//: for k in (2560, 2304, 320, 64):
//:     v, r = arange(k, dtype=f32) % 5 - 2, ascontiguousarray(m[:, :k])
//:     own = r * v + repeat(r[:, ::8] * v.reshape(-1, 8).sum(1) / 8, 8, axis=1)
//:     for threads in (32, 64, 96, 160):
//:         run("rows_by_vector", 32 * 30, threads, {0: r, 1: v, 2: zeros(30, f32), 3: u32(k)}, {2: own.sum(1)})
//:     odd = (arange(k) // 256) % 2 == 1
//:     run("parts_by_vector", 64 * 30, 64, {0: r, 1: v, 2: zeros(60, f32), 3: u32(k)}, {2: stack([own[:, ~odd].sum(1), own[:, odd].sum(1)], 1).ravel()})
//: v = arange(768, dtype=f32) % 5
//: run("own_stores", 32, 32, {0: v, 1: zeros(32, f32)}, {1: [(v.reshape(3, 32, 8)[:, n] + 1).sum() for n in range(32)]})
#include <metal_stdlib>
using namespace metal;

static float sum_of_turns(device const float* row, device const float* v, uint k, uint first, uint step, uint lane) {
  float sum = 0;
  for (uint n = first + lane / 8; n < k / 64; n += step) {
    const uint at = 64 * n + 8 * (lane % 8);
    float own[8], all = 0;
    for (uint j = 0; j < 8; ++j) {
      own[j] = v[at + j];
      all += own[j];
    }
    float products = 0;
    for (uint j = 0; j < 8; ++j) products += own[j] * row[at + j];
    sum += products + all * row[at];
  }
  return simd_sum(sum);
}

kernel void rows_by_vector(device const float* m [[buffer(0)]], device const float* v [[buffer(1)]], device float* y [[buffer(2)]],
                           constant uint& k [[buffer(3)]], uint i [[thread_position_in_grid]], uint lane [[thread_index_in_simdgroup]]) {
  const float sum = sum_of_turns(m + i / 32 * k, v, k, 0, 4, lane);
  if (lane == 0) y[i / 32] = sum;
}

kernel void parts_by_vector(device const float* m [[buffer(0)]], device const float* v [[buffer(1)]], device float* y [[buffer(2)]],
                            constant uint& k [[buffer(3)]], uint row [[threadgroup_position_in_grid]], uint part [[simdgroup_index_in_threadgroup]],
                            uint lane [[thread_index_in_simdgroup]]) {
  const float sum = sum_of_turns(m + row * k, v, k, 4 * part, 8, lane);
  if (lane == 0) y[2 * row + part] = sum;
}

kernel void own_stores(device float* v [[buffer(0)]], device float* y [[buffer(1)]], uint lane [[thread_index_in_simdgroup]]) {
  for (uint n = 0; n < 3; ++n)
    for (uint j = 0; j < 8; ++j) v[256 * n + 8 * lane + j] += 1;
  float sum = 0;
  for (uint n = 0; n < 3; ++n) {
    float part = 0;
    for (uint j = 0; j < 8; ++j) part += v[256 * n + 8 * lane + j] * 2;
    sum += part;
  }
  y[lane] = sum / 2;
}
