// Kernels for tests of host threads, and how they are dispatched.
#pragma once

#include <cstdint>
#include <vector>

#include "pewter/metal.hpp"

namespace host_kernels {

namespace metal = pewter::metal;

inline const char* const source = R"(
#include <metal_stdlib>
using namespace metal;
kernel void plain(device uint* x [[buffer(0)]], constant uint& rounds [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  uint v = x[i] + i;
  for (uint n = 0; n < rounds; ++n) v = v * 1664525u + 1013904223u;
  x[i] = v;
}
kernel void meets(device uint* x [[buffer(0)]], constant uint& rounds [[buffer(1)]], uint i [[thread_position_in_grid]],
                  uint t [[thread_index_in_threadgroup]], uint size [[threads_per_threadgroup]]) {
  threadgroup uint s[256];
  s[t] = x[i] + i;
  for (uint n = 0; n < rounds; ++n) {
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const uint other = s[(t + 33) % size];
    threadgroup_barrier(mem_flags::mem_threadgroup);
    s[t] = s[t] * 1664525u + other;
  }
  x[i] = s[t];
}
kernel void endless(device atomic_uint* flag [[buffer(0)]], device uint* y [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  uint n = 0;
  while (atomic_load_explicit(flag, memory_order_relaxed) == 0) ++n;
  y[i] = n;
}
kernel void endless_meeting(device atomic_uint* flag [[buffer(0)]], device uint* y [[buffer(1)]],
                            uint i [[thread_position_in_grid]], uint t [[thread_index_in_threadgroup]]) {
  threadgroup uint s[256];
  s[t] = i;
  while (atomic_load_explicit(flag, memory_order_relaxed) == 0) {
    threadgroup_barrier(mem_flags::mem_threadgroup);
    s[t] += s[t ^ 1];
    threadgroup_barrier(mem_flags::mem_threadgroup);
  }
  y[i] = s[t];
}
)";

inline const metal::library& library() {
  static const metal::library one = metal::library::from_source(source, "host_threads.metal");
  return one;
}

inline std::vector<std::uint32_t> result_of(const metal::pipeline& p, std::uint32_t groups,
                                            std::uint32_t rounds, const metal::dispatch_settings& settings) {
  std::vector<std::uint32_t> x(std::size_t{groups} * 256, 7);
  metal::arguments a;
  a.set_buffer(0, x.data());
  a.set_value(1, rounds);
  metal::dispatch_threadgroups(p, a, {groups, 1, 1}, {256, 1, 1}, settings);
  return x;
}

}  // namespace host_kernels
