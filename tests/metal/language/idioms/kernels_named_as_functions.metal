// A tensor library's kernels have the names of the functions that they call, take buffers without a type and an offset in bytes of each
// thread, say `void kernel`, and are instantiated without the attributes of their parameters.
//: x, y = array([1, nan, -3, 5], f32), array([2, 7, nan, -4], f32)
//: places = array([[4 * (3 - i), 4 * i, 4 * i, 0] for i in range(4)], u32)
//: run("fmax_float", 4, 32, {0: x, 1: y, 2: zeros(4, f32), 3: places}, {2: fmax(x, y)[::-1]})
//: run("twice_int_float", 3, 32, {0: array([1, 2, 3], i32), 1: zeros(3, f32)}, {1: array([2, 4, 6])})
//: strides = array([1, 2, 3, 1], dtype="u8")
//: run("turned", 6, 32, {0: arange(6, dtype=f32), 1: zeros(6, f32), 2: strides}, {1: array([0, 3, 1, 4, 2, 5])})
#include <metal_array>
using namespace metal;

template <typename T>
kernel void fmax(constant void* a_ [[buffer(0)]], constant void* b_ [[buffer(1)]], device void* out_ [[buffer(2)]],
                 constant uint3* places [[buffer(3)]], uint i [[thread_position_in_grid]]) {
  device T* out = (device T*)((device uint8_t*)out_ + places[i].x);
  constant T* a = (constant T*)((constant uint8_t*)a_ + places[i].y);
  constant T* b = (constant T*)((constant uint8_t*)b_ + places[i].z);
  *out = static_cast<T>(fmax(*a, *b));
}
template [[host_name("fmax_float")]] kernel void fmax<float>(constant void*, constant void*, device void*, constant uint3*, uint);

template <typename From, typename To = From>
To twice(From x) { return To(x) * 2; }
template <typename From, typename To = From>
void kernel twice(constant From* x, device To* y, uint i [[thread_position_in_grid]]) { y[i] = twice<From, To>(x[i]); }
template [[host_name("twice_int_float")]] void kernel twice<int, float>(constant int*, device float*, uint);

kernel void turned(constant float* x [[buffer(0)]], device float* y [[buffer(1)]], constant array<ulong2, 2>& strides [[buffer(2)]],
                   uint i [[thread_position_in_grid]]) {
  const ulong row = i % 2, column = i / 2;
  y[row * strides[0].x + column * strides[0].y] = x[row * strides[1].x + column * strides[1].y];
}
