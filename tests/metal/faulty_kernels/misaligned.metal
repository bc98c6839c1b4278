// run: grid 32 threads 32; 0 uchar 260; 1 uint 32
#include <metal_stdlib>
using namespace metal;

struct block { ushort scale; uint bits; };

kernel void bug(device const uchar* x [[buffer(0)]], device uint* y [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  uchar own[16] = {uchar(i)};
  thread uchar* mine = own;
  const uint bits = *(device const uint*)(x + 6 * i + 2);
  //                ^ error: misaligned: loads bytes 2 to 5 of buffer 0 'x', whose address must be a multiple of 4; 16 times in all
  const block whole = *(device const block*)(x + 8 * i + 2);
  //                  ^ error: misaligned: SIMD group 0, lanes 0-31 (thread (0, 0, 0) of threadgroup (0, 0, 0)) loads bytes 2 to 9 of buffer 0 'x', whose address must be a multiple of 4
  threadgroup uchar shared[66];
  threadgroup uchar* ours = shared;
  *(threadgroup ushort*)(ours + 2 * i + 1) = ushort(bits);
  //                                       ^ error: misaligned: stores to bytes 1 to 2 of threadgroup variable 'shared', whose address must be a multiple of 2
  *(thread ushort*)(mine + i % 14) = ushort(bits);
  //                               ^ error: misaligned: stores to bytes 1 to 2 of array 'own', whose address must be a multiple of 2
  y[i] = bits + whole.bits + own[i % 16];
}

kernel void fixed(device const uchar* x [[buffer(0)]], device uint* y [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  uchar own[16] = {uchar(i)};
  thread uchar* mine = own;
  device const ushort* halves = (device const ushort*)(x + 6 * i + 2);
  const uint bits = halves[0] | uint(halves[1]) << 16;
  const block whole = *(device const block*)(x + 8 * i);
  threadgroup uchar shared[66];
  threadgroup uchar* ours = shared;
  *(threadgroup ushort*)(ours + 2 * i) = ushort(bits);
  *(thread ushort*)(mine + i % 7 * 2) = ushort(bits);
  y[i] = bits + whole.bits + own[i % 16] + uint(float4(*(device const packed_float4*)(x + 4 * i)).x);
}
