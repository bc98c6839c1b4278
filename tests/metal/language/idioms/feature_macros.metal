// Macros that say what Metal's library has choose between ways of a program; what this one has not is not said.
#if !defined(__HAVE_SIMDGROUP_MATRIX__) || !__HAVE_SIMDGROUP_BALLOT__ || !__HAVE_ATOMIC_FLOAT__ || !defined(__HAVE_TEXTURE_READ_WRITE__)
#error "a feature is there and not said to be"
#endif
#if defined(__HAVE_RAYTRACING__) || defined(__HAVE_MESH__) || defined(__HAVE_IMAGEBLOCKS__) || defined(__HAVE_TENSOR__)
#error "a feature is said to be there and is not"
#endif
#include <metal_stdlib>
using namespace metal;

#if defined(__HAVE_SIMDGROUP_BALLOT__)
#define ANY(x) simd_any(x)
#else
#define ANY(x) (x)
#endif
kernel void any_of_group(device uint* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = ANY(x[i] == 40) ? i : 0; }
//: i = arange(64, dtype=u32)
//: run("any_of_group", 64, 64, {0: i}, {0: where(i >= 32, i, 0)})
