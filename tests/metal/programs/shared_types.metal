#include <metal_stdlib>

#include "shared_types.h"

using namespace metal;

kernel void move(device const vector_float4* points [[buffer(BufferIndexPoints)]],
                 device vector_float4* moved [[buffer(BufferIndexMoved)]],
                 constant Motion& motion [[buffer(BufferIndexMotion)]],
                 uint i [[thread_position_in_grid]]) {
  if (i >= motion.count.x) return;
  float4 p = motion.transform * points[i] + float4(motion.shift, 0);
  moved[i] = p * motion.scale.xyxy + float4(motion.last, float(motion.bits.w));
}
