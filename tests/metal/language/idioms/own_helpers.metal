// Names that a source gives its own functions along with `using namespace metal`: none of them is one of Metal's.
//: run("own", 8, 8, {0: zeros(8, f32)}, {0: arange(8) * 2 + 111})
#include <metal_stdlib>
using namespace metal;
template <typename F, typename T>
T map(F f, T x) { return f(x); }
template <typename T>
T unpacked(T x) { return x + 1; }
template <typename T>
struct type_identity { using type = T; };
template <typename T>
void swap(thread T& a, thread T& b) {
  const T c = a;
  a = b, b = c;
}
namespace internal {
float exp(float x) { return x + 10; }
}
float scaled(float x, int n) { return x * n; }
kernel void own(device float* y [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  type_identity<float>::type a = unpacked(scaled(i, 2)), b = 100;
  swap(a, b);
  y[i] = map([](float v) { return internal::exp(v); }, a) + b;
}
