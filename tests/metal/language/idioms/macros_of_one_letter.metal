// Programs give sizes and types by macros of one letter, on the command line and above their includes. Metal's headers are read without them.
//: x = arange(64, dtype=f32)
//: run("scaled", 64, 32, {0: x, 1: zeros(64, f32)}, {1: 12 * x}, defines=["N=4", "A", "B(x)=x", "M=3", "E=1"])
#define T float
#define V x
#define K 1
#define W(i) V[i]
#include <metal_stdlib>
using namespace metal;
kernel void scaled(device const T* x [[buffer(0)]], device T* y [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  y[i] = B(W(i)) * (N * M * K * A);
}
