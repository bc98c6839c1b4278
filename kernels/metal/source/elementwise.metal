// Element-wise kernels: one thread an element.
#include <metal_stdlib>
using namespace metal;

template <typename T>
[[kernel]] void scale(device const T* x [[buffer(0)]], device T* y [[buffer(1)]], constant float& factor [[buffer(2)]],
                      uint i [[thread_position_in_grid]]) {
  y[i] = static_cast<T>(factor * static_cast<float>(x[i]));
}
template [[host_name("scale_float")]] [[kernel]] decltype(scale<float>) scale<float>;
template [[host_name("scale_half")]] [[kernel]] decltype(scale<half>) scale<half>;

/// In whole threadgroups: the kernel checks its bounds.
kernel void safe_scale(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], constant float& factor [[buffer(2)]],
                       constant uint& n [[buffer(3)]], uint i [[thread_position_in_grid]]) {
  if (i >= n) return;
  y[i] = factor * x[i];
}

/// Four elements a thread.
kernel void add_vectors(device const float4* a [[buffer(0)]], device const float4* b [[buffer(1)]], device float4* y [[buffer(2)]],
                        uint i [[thread_position_in_grid]]) {
  y[i] = a[i] + b[i];
}

kernel void gelu(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  const float v = x[i];
  y[i] = 0.5f * v * (1.0f + tanh(0.797884561f * (v + 0.044715f * v * v * v)));
}

constant bool adds_bias [[function_constant(0)]];
constant uint repeats [[function_constant(1)]];

kernel void constants(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  float v = x[i];
  for (uint r = 0; r < repeats; ++r) v *= 2.0f;
  y[i] = adds_bias ? v + 1.0f : v;
}
