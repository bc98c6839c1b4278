// A fence between devices: a source defines the scope that an older compiler lacks before it includes anything, and names it in metal.
//: run("stamp", 1, 1, {0: zeros(1, u32), 1: u32(7)}, {0: [7]})
#ifndef __METAL_MEMORY_SCOPE_SYSTEM__
#define __METAL_MEMORY_SCOPE_SYSTEM__ 3
#endif
namespace metal {
constexpr constant metal::thread_scope thread_scope_system = static_cast<thread_scope>(__METAL_MEMORY_SCOPE_SYSTEM__);
}
#include <metal_atomic>
kernel void stamp(volatile coherent(system) device uint* y [[buffer(0)]], constant uint& value [[buffer(1)]]) {
  y[0] = value;
  metal::atomic_thread_fence(metal::mem_flags::mem_device, metal::memory_order_seq_cst, metal::thread_scope_system);
}
