// Columns of a product are scaled in place by a diagonal matrix, which threads clear and set through pointers to other types.
//: a, b, s = arange(64, dtype=f32).reshape(8, 8) - 20, (arange(64) % 7).astype(f32).reshape(8, 8), arange(1, 9, dtype=f32)
//: run("scaled", 32, 32, {0: a, 1: b, 2: s, 3: zeros((8, 8), f32)}, {3: (a @ b) * s})
#include <metal_stdlib>
using namespace metal;

kernel void scaled(device const float* a [[buffer(0)]], device const float* b [[buffer(1)]], constant float* s [[buffer(2)]],
                   device float* c [[buffer(3)]], uint t [[thread_index_in_threadgroup]]) {
  threadgroup char memory[8 * 8 * sizeof(float)];
  threadgroup float* diagonal = (threadgroup float*)memory;
  if (t < 8) {
    *((threadgroup float2x4*)(diagonal + 8 * t)) = float2x4(0.f);
    diagonal[9 * t] = s[t];
  }
  threadgroup_barrier(mem_flags::mem_threadgroup);
  simdgroup_float8x8 x, y, product = make_filled_simdgroup_matrix<float, 8>(0.f);
  simdgroup_load(x, a, 8);
  simdgroup_load(y, b, 8);
  simdgroup_multiply_accumulate(product, x, y, product);
  simdgroup_load(x, diagonal, 8);
  simdgroup_multiply(product, product, x);
  simdgroup_store(product, c, 8);
}
