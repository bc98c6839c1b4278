// A translator defines its own sign for integers in addition to Metal's, and takes fast ways of lengths.
#include <metal_stdlib>
using namespace metal;

template <typename T, typename E = typename enable_if<is_integral<T>::value>::type>
T sign(T x) { return select(select(x, T(1), x > T(0)), T(-1), x < T(0)); }

kernel void signs(device int* x [[buffer(0)]], device float4* v [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  x[i] = sign(x[i]);
  v[i] = float4(fast::normalize(v[i].xy), fast::length(v[i].xy) * sign(v[i].z), precise::distance(v[i].xyz, float3(3, 4, 0)));
}

// Where Metal's is named, integers have one, alone and in vectors.
kernel void of_metal(device short4* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  const uint u = 7u * (i + 1);
  x[i] = metal::sign(x[i]) * short4(1, 1, metal::sign(x[i].z), short(metal::sign(u)));
}
//: run("signs", 2, 2, {0: array([-7, 9], i32), 1: array([[3, 4, -2, 0], [0, 4, 2, 0]], f32)}, {0: [-1, 1], 1: array([[0.6, 0.8, -5, 2], [0, 1, 4, sqrt(f32(13))]], f32)}, ulp=4)
//: run("of_metal", 2, 2, {0: array([[-300, 0, -2, 5], [1, -1, 9, -9]], int16)}, {0: [[-1, 0, 1, 1], [1, -1, 1, -1]]})
