// Products and copies by builtin functions of Metal's compiler that the source declares itself, as libraries of
// matrix products do: the storage of a matrix is a vector of 64, a copy has a label for each pair of address spaces.
#include <metal_stdlib>
using namespace metal;

struct _simdgroup_event_t;
thread _simdgroup_event_t* __metal_simdgroup_async_copy_1d(ulong, ulong, threadgroup void*, const device void*, ulong)
    __asm("air.simdgroup_async_copy_1d.p3i8.p1i8");
thread _simdgroup_event_t* __metal_simdgroup_async_copy_2d(ulong, ulong, threadgroup void*, ulong, ulong, ulong2,
                                                           const device void*, ulong, ulong, ulong2, long2, int)
    __asm("air.simdgroup_async_copy_2d.p3i8.p1i8");
thread _simdgroup_event_t* __metal_simdgroup_async_copy_2d(ulong, ulong, device void*, ulong, ulong, ulong2,
                                                           const threadgroup void*, ulong, ulong, ulong2, long2, int)
    __asm("air.simdgroup_async_copy_2d.p1i8.p3i8");
void __metal_wait_simdgroup_events(int, thread _simdgroup_event_t**) __asm("air.wait_simdgroup_events");

// Rows of 5 columns become a tile of 8 by 8, beyond them zeros or the edge; the tile goes to rows of 9.
template <typename T>
kernel void tile(device const T* x [[buffer(0)]], device T* y [[buffer(1)]], constant int& clamp [[buffer(2)]],
                 uint i [[thread_position_in_grid]]) {
  threadgroup T held[64];
  thread _simdgroup_event_t* events[1];
  events[0] = __metal_simdgroup_async_copy_2d(sizeof(T), alignof(T), reinterpret_cast<threadgroup void*>(held), 8, 1,
                                              ulong2(8, 8), reinterpret_cast<const device void*>(x), 5, 1,
                                              ulong2(5, 3), long2(0), clamp);
  __metal_wait_simdgroup_events(1, events);
  threadgroup_barrier(mem_flags::mem_threadgroup);
  events[0] = __metal_simdgroup_async_copy_2d(sizeof(T), alignof(T), reinterpret_cast<device void*>(y), 9, 1,
                                              ulong2(8, 8), reinterpret_cast<const threadgroup void*>(held), 8, 1,
                                              ulong2(8, 8), long2(0), 0);
  __metal_wait_simdgroup_events(1, events);
}
template [[host_name("tile_float")]] kernel void tile<float>(device const float*, device float*, constant int&, uint);
template [[host_name("tile_half")]] kernel void tile<half>(device const half*, device half*, constant int&, uint);
template [[host_name("tile_float4")]] kernel void tile<float4>(device const float4*, device float4*, constant int&, uint);
//: def padded(x, clamp): return pad(x.reshape(3, 5, -1), [(0, 5), (0, 3), (0, 0)], mode="edge" if clamp else "constant")
//: def wanted(x, clamp): return concatenate([padded(x, clamp), full((8, 1, x[0].size), 77)], 1).astype(x.dtype).reshape(72, -1)
//: def tiles(kernel, x, clamp): run(kernel, 32, 32, {0: x, 1: full((72, x[0].size), 77, x.dtype), 2: array([clamp], i32)}, {1: wanted(x, clamp)})

//: for clamp in (0, 1):
//:   tiles("tile_float", arange(1, 16).astype(f32), clamp), tiles("tile_half", arange(1, 16).astype(f16), clamp)
//:   tiles("tile_float4", arange(1, 61).reshape(15, 4).astype(f32), clamp)

kernel void line(device const uchar* x [[buffer(0)]], device uchar* y [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  threadgroup uchar held[50];
  thread _simdgroup_event_t* event = __metal_simdgroup_async_copy_1d(1, 1, held, x, 50);
  __metal_wait_simdgroup_events(1, &event);
  y[i] = held[49 - i];
}
//: run("line", 32, 32, {0: arange(50).astype(uint8), 1: zeros(32, uint8)}, {1: arange(49, 17, -1)})

// SIMD groups of fewer than 32 threads copy all elements, too.
//: run("line", 20, 20, {0: arange(50).astype(uint8), 1: zeros(20, uint8)}, {1: arange(49, 29, -1)})

//: for clamp in (0, 1):
//:   x = arange(1, 16).astype(f32)
//:   run("tile_float", 20, 20, {0: x, 1: full((72, 1), 77, f32), 2: array([clamp], i32)}, {1: wanted(x, clamp)})

// Every second column of the source from a place in it, to every second of the target; a source of nothing is zeros, clamped or not.
kernel void steps(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], constant long2& offset [[buffer(2)]],
                  constant ulong2& size [[buffer(3)]], constant int& clamp [[buffer(4)]]) {
  threadgroup float held[40];
  thread _simdgroup_event_t* event =
      __metal_simdgroup_async_copy_2d(4, 4, held, 10, 2, ulong2(5, 4), x, 8, 2, size, offset, clamp);
  __metal_wait_simdgroup_events(1, &event);
  event = __metal_simdgroup_async_copy_2d(4, 4, y, 5, 1, ulong2(5, 4), held, 10, 2, ulong2(5, 4), long2(0), 0);
  __metal_wait_simdgroup_events(1, &event);
}
//: source = arange(1, 25).astype(f32).reshape(3, 8)
//: def nearest(x, y, w, h): return source[clip(y, 0, h - 1), 2 * clip(x, 0, w - 1)]
//: def one(x, y, w, h, clamp): return nearest(x, y, w, h) if w * h and (clamp or (0 <= x < w and 0 <= y < h)) else 0

//: for (dx, dy), (w, h), clamp in [(o, s, c) for o in ((0, 0), (1, -1), (-2, 2)) for s in ((4, 3), (2, 1), (0, 3), (4, 0)) for c in (0, 1)]:
//:   tile = array([[one(x + dx, y + dy, w, h, clamp) for x in range(5)] for y in range(4)], f32)
//:   run("steps", 32, 32, {0: source, 1: full((4, 5), 77, f32), 2: array([dx, dy], int64), 3: array([w, h], uint64), 4: array([clamp], i32)}, {1: tile})

template <typename T>
struct storage {
  typedef vec<T, 64> whole;
  whole t;
  thread vec<T, 2>* elements() thread { return reinterpret_cast<thread vec<T, 2>*>(&t); }
};

kernel void product(device const half* a [[buffer(0)]], device const half* b [[buffer(1)]], device float* c [[buffer(2)]],
                    ushort lane [[thread_index_in_simdgroup]]) {
  const ushort quad = lane / 4;
  const ushort row = (quad & 4) + (lane / 2) % 4, column = (quad & 2) * 2 + (lane % 2) * 2;
  storage<half> left, right;
  storage<float> sum;
  *left.elements() = vec<half, 2>(a[row * 8 + column], a[row * 8 + column + 1]);
  *right.elements() = vec<half, 2>(b[row * 8 + column], b[row * 8 + column + 1]);
  *sum.elements() = vec<float, 2>(0.5f);
  sum.t = __metal_simdgroup_matrix_8x8_multiply_accumulate(left.t, right.t, sum.t, typename storage<float>::whole());
  c[row * 8 + column] = (*sum.elements())[0];
  c[row * 8 + column + 1] = (*sum.elements())[1];
}
//: a, b = random.default_rng(1).integers(-9, 9, (2, 8, 8)).astype(f16)
//: run("product", 32, 32, {0: a, 1: b, 2: zeros((8, 8), f32)}, {2: a.astype(f32) @ b.astype(f32) + 0.5})
