// Ordinary overloads by integers: declared and used, then defined, as specialisations, and of methods that are defined outside.
#include <metal_stdlib>
using namespace metal;

float pick(device const float*, uint);
float pick(device const float*, int);
struct reader {
  float at(const device float* from, uint n);
  float at(const threadgroup float* from, ushort n);
};
template <class T> float scaled(device T* x);
template <> float scaled<int>(device int* x) { return x[0] * 2; }
template <> float scaled<uint>(device uint* x) { return x[0] * 3; }

kernel void picks(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], device int* a [[buffer(2)]], device uint* b [[buffer(3)]]) {
  threadgroup float copy[2];
  copy[0] = 5, copy[1] = 6;
  const uint u = 1;
  const ushort s = 1;
  reader r;
  y[0] = pick(x, u);
  y[1] = pick(x, int(u));
  y[2] = scaled(a);
  y[3] = scaled(b);
  y[4] = r.at(x, u);
  y[5] = r.at(copy, s);
}

float pick(device const float* x, uint n) { return x[n] + 10; }
float pick(device const float* x, int n) { return x[n] - 10; }
float reader::at(const device float* from, uint n) { return from[n]; }
float reader::at(const threadgroup float* from, ushort n) { return from[n]; }
//: run("picks", 1, 1, {0: array([3, 4], f32), 1: zeros(6, f32), 2: array([7], i32), 3: array([9], u32)}, {1: array([14, -6, 14, 27, 4, 6], f32)})
