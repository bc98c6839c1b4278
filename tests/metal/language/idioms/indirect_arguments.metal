// Arguments of indirect dispatches and draws, and factors of a tessellator, are Metal's own structures.
#include <metal_stdlib>
using namespace metal;
using metal::MTLDispatchThreadgroupsIndirectArguments;

struct corner { float4 position [[attribute(0)]]; };
struct patch { patch_control_point<corner> corners; };
vertex float4 evaluated(patch p [[stage_in]], float2 at [[position_in_patch]]) { return p.corners[p.corners.size() - 1].position * at.x; }

struct counted {
  MTLDrawIndexedPrimitivesIndirectArguments draw;
  MTLStageInRegionIndirectArguments region;
};

kernel void plan(device const uint& items [[buffer(0)]], device MTLDispatchThreadgroupsIndirectArguments* next [[buffer(1)]],
                 device counted& out [[buffer(2)]]) {
  next[0] = {(items + 63) / 64, 1, 1};
  next[1].threadgroupsPerGrid[2] = items;
  out.draw.indexCount = 6, out.draw.instanceCount = items, out.draw.baseVertex = -2;
  out.region = {{1, 2, 3}, {items, 5, 6}};
}

//: run("plan", 1, 1, {0: array([130], u32), 1: zeros(6, u32), 2: zeros(11, u32)},
//:     {1: array([3, 1, 1, 0, 0, 130]), 2: array([6, 130, 0, 2**32 - 2, 0, 1, 2, 3, 130, 5, 6], u32)})

kernel void factors(constant float* edge [[buffer(0)]], device MTLQuadTessellationFactorsHalf* quads [[buffer(1)]],
                    device MTLTriangleTessellationFactorsHalf* triangles [[buffer(2)]], uint i [[thread_position_in_grid]]) {
  for (uint n = 0; n < 4; ++n) quads[i].edgeTessellationFactor[n] = edge[i] + n;
  quads[i].insideTessellationFactor[0] = quads[i].insideTessellationFactor[1] = edge[i];
  triangles[i].edgeTessellationFactor[2] = edge[i];
  triangles[i].insideTessellationFactor = -edge[i];
}
//: e = arange(5, dtype=f32)
//: quads, triangles = stack([e, e + 1, e + 2, e + 3, e, e], 1).ravel(), stack([0 * e, 0 * e, e, -e], 1).ravel()
//: run("factors", 5, 5, {0: e, 1: zeros(30, f16), 2: zeros(20, f16)}, {1: quads, 2: triangles})
