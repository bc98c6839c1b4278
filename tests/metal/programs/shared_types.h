// What shared_types.cpp and its kernel know alike.
#pragma once
#include <simd/simd.h>

enum BufferIndex { BufferIndexPoints = 0, BufferIndexMoved = 1, BufferIndexMotion = 2 };

struct Motion {
  matrix_float4x4 transform;
  vector_float3 shift;
  simd_uint2 count;
  simd::float2 scale;
  simd_packed_float3 last;
  simd_ushort4 bits;
};
