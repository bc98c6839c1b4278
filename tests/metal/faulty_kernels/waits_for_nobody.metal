// run: grid 32 threads 32; 0 uint 1 = 0; 1 uint 32
// A thread waits for a store that comes after its own wait.
#include <metal_stdlib>
using namespace metal;

kernel void bug(device atomic_uint* flag [[buffer(0)]], device uint* y [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  while (atomic_load_explicit(flag, memory_order_relaxed) == 0) {
    //   ^ error: no end: accesses the same memory
  }
  if (i == 31) atomic_store_explicit(flag, 1, memory_order_relaxed);
  y[i] = i;
}

kernel void fixed(device atomic_uint* flag [[buffer(0)]], device uint* y [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  if (i == 31) atomic_store_explicit(flag, 1, memory_order_relaxed);
  while (atomic_load_explicit(flag, memory_order_relaxed) == 0) {
  }
  y[i] = i;
}
