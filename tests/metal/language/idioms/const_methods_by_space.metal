// Operators of a reduction that are written out for each pair of address spaces, const behind them; and overloads for the constant
// address space next to those for const device memory.
#include <metal_stdlib>
using namespace metal;

template <typename T>
struct larger {
  T operator()(thread const T& a, thread const T& b) const { return max(a, b); }
  T operator()(threadgroup const T& a, thread const T& b) const { return max(a, b); }
  T operator()(threadgroup const T& a, threadgroup const T& b) const { return max(a, b); }
  T operator()(volatile threadgroup const T& a, volatile threadgroup const T& b) const { return max(T(a), T(b)); }
};

struct scaled {
  float by;
  float at(constant float* p, uint i) const { return by * p[i]; }
  float at(const device float* p, uint i) const { return by * p[i]; }
  float at(threadgroup const float* p, uint i) const volatile { return by * p[i]; }
};

float first(constant float* p) { return p[0]; }
float first(const device float* p) { return p[0]; }
float first(thread float* p) { return p[0]; }

template <class T> T last(constant T* p, uint n) { return p[n - 1]; }
template <class T> T last(device const T* p, uint n) { return p[n - 1]; }
template <class T> T last(const threadgroup T* p, uint n) { return p[n - 1]; }

kernel void reduces(device const float* x [[buffer(0)]], constant float* y [[buffer(1)]], device float* z [[buffer(2)]],
                    uint i [[thread_index_in_threadgroup]]) {
  threadgroup float most[32];
  const larger<float> op;
  const scaled twice{2};
  float own = op(x[i], y[i]);
  most[i] = own;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  for (uint n = 16; n > 0; n /= 2) {
    if (i < n) most[i] = op(most[i], most[i + n]);
    threadgroup_barrier(mem_flags::mem_threadgroup);
  }
  z[i] = op(most[0], own) + twice.at(x, i) + twice.at(y, i) + first(x) + first(y) + first(&own) + last(x, 32) + last(y, 32) + last(most, 1);
}
//: x, y = arange(32, dtype=f32), 40 - arange(32, dtype=f32)
//: own = maximum(x, y)
//: run("reduces", 32, 32, {0: x, 1: y, 2: zeros(32, f32)}, {2: 40 + 2 * x + 2 * y + 0 + 40 + own + 31 + 9 + 40})
