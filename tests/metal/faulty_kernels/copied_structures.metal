// run: grid 32 threads 32; 0 uint 256
// Structures are copied with their padding, which nobody writes: that is no error.
#include <metal_stdlib>
using namespace metal;

struct particle {
  float3 position;
  uchar kind;
};

kernel void bug(device particle* particles [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  threadgroup particle tile[32];
  tile[i].position = particles[i].position;
  //               ^ error: race: SIMD group 0, lanes 16-31 (thread (16, 0, 0) of threadgroup (0, 0, 0)) stores to bytes 512 to 523 of threadgroup variable 'tile'
  tile[i].kind = particles[i].kind;
  //           ^ error: race: SIMD group 0, lanes 16-31 (thread (16, 0, 0) of threadgroup (0, 0, 0)) stores to byte 528 of threadgroup variable 'tile'
  particle other = tile[i < 31 ? 31 - i : 33];
  //               ^ note: SIMD group 0, lane 15 (thread (15, 0, 0) of threadgroup (0, 0, 0)) loads them, without a barrier between
  //               ^ note: SIMD group 0, lane 15 (thread (15, 0, 0) of threadgroup (0, 0, 0)) loads it, without a barrier between
  //               ^ error: uninitialised: SIMD group 0, lanes 0-15 (thread (0, 0, 0) of threadgroup (0, 0, 0)) loads bytes 992 to 1023 of threadgroup variable 'tile'
  //               ^ error: out of bounds: SIMD group 0, lane 31 (thread (31, 0, 0) of threadgroup (0, 0, 0)) loads bytes 1056 to 1087 of threadgroup variable 'tile', which has 1024 bytes
  particles[i] = other;
}

kernel void fixed(device particle* particles [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  threadgroup particle tile[32];
  threadgroup float3 moved[32];
  tile[i].position = particles[i].position;
  tile[i].kind = particles[i].kind;
  moved[i] = particles[i].position;
  moved[i].y += 1;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  particle other = tile[31 - i];
  other.position += moved[31 - i];
  threadgroup_barrier(mem_flags::mem_device);
  particles[i] = other;
}
