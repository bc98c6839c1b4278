// Templates of a program's own with names of Metal's functions, which are no templates and come first where they fit exactly; a sign of
// integers is the program's.
#include <metal_stdlib>
using namespace metal;

template <typename T> inline T sign(T x) { return x >= 0 ? 1 : -1; }
template <typename T> T abs(T x) { return x < 0 ? -x : x; }
template <typename T> T floor(T x) { return T(int(x)); }
template <typename T> T clamp(T x, T low, T high) { return x < low ? low : x > high ? high : x; }
template <typename T> T max(T a, T b) { return a > b ? a : b; }
template <typename T> T popcount(T x) { return 0; }
template <typename T> bool isnan(T) { return true; }

kernel void f(device float* x [[buffer(0)]], device int* n [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  const float v = x[i];
  const float3 more = sign(float3(v)) + floor(float3(v)) + abs(float3(v));
  x[i] = sign(v) + 10 * abs(v) + 100 * floor(v) + 1000 * clamp(v, 0.0f, 2.0f) + max(v, 1.0f) + isnan(v) + more.y + half(sign(half(v)));
  n[i] = sign(n[i]) + 10 * abs(n[i]) + 100 * clamp(n[i], 0, 3) + max(n[i], 2) + popcount(n[i]);
}
//: v, n = array([-2.5, 0, 0.5, 3], f32), array([-3, 0, 1, 7], i32)
//: x = 3 * sign(v) + 11 * abs(v) + 101 * floor(v) + 1000 * clip(v, 0, 2) + maximum(v, 1)
//: run("f", 4, 4, {0: v, 1: n}, {0: x, 1: where(n < 0, -1, 1) + 10 * abs(n) + 100 * clip(n, 0, 3) + maximum(n, 2) + [31, 0, 1, 3]})
