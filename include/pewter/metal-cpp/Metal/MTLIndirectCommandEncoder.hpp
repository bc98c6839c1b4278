// Generated from kernels/metal/interface/Metal/MTLIndirectCommandEncoder.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class Buffer;
class ComputePipelineState;
enum CullMode : NS::UInteger;
enum DepthClipMode : NS::UInteger;
class DepthStencilState;
enum IndexType : NS::UInteger;
class IndirectComputeCommand;
class IndirectRenderCommand;
enum PrimitiveType : NS::UInteger;
class RenderPipelineState;
enum TriangleFillMode : NS::UInteger;
enum Winding : NS::UInteger;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
void pewter_MTLIndirectRenderCommand_clearBarrier(MTL::IndirectRenderCommand* self);
void pewter_MTLIndirectRenderCommand_drawIndexedPatches_patchStart_patchCount_patchIndexBuffer_patchIndexBufferOffset_controlPointIndexBuffer_controlPointIndexBufferOffset_instanceCount_baseInstance_tessellationFactorBuffer_tessellationFactorBufferOffset_tessellationFactorBufferInstanceStride_(MTL::IndirectRenderCommand* self, NS::UInteger numberOfPatchControlPoints, NS::UInteger patchStart, NS::UInteger patchCount, const MTL::Buffer* patchIndexBuffer, NS::UInteger patchIndexBufferOffset, const MTL::Buffer* controlPointIndexBuffer, NS::UInteger controlPointIndexBufferOffset, NS::UInteger instanceCount, NS::UInteger baseInstance, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger instanceStride);
void pewter_MTLIndirectRenderCommand_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferOffset_instanceCount_baseVertex_baseInstance_(MTL::IndirectRenderCommand* self, MTL::PrimitiveType primitiveType, NS::UInteger indexCount, MTL::IndexType indexType, const MTL::Buffer* indexBuffer, NS::UInteger indexBufferOffset, NS::UInteger instanceCount, NS::Integer baseVertex, NS::UInteger baseInstance);
void pewter_MTLIndirectRenderCommand_drawMeshThreadgroups_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_(MTL::IndirectRenderCommand* self, MTL::Size threadgroupsPerGrid, MTL::Size threadsPerObjectThreadgroup, MTL::Size threadsPerMeshThreadgroup);
void pewter_MTLIndirectRenderCommand_drawMeshThreads_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_(MTL::IndirectRenderCommand* self, MTL::Size threadsPerGrid, MTL::Size threadsPerObjectThreadgroup, MTL::Size threadsPerMeshThreadgroup);
void pewter_MTLIndirectRenderCommand_drawPatches_patchStart_patchCount_patchIndexBuffer_patchIndexBufferOffset_instanceCount_baseInstance_tessellationFactorBuffer_tessellationFactorBufferOffset_tessellationFactorBufferInstanceStride_(MTL::IndirectRenderCommand* self, NS::UInteger numberOfPatchControlPoints, NS::UInteger patchStart, NS::UInteger patchCount, const MTL::Buffer* patchIndexBuffer, NS::UInteger patchIndexBufferOffset, NS::UInteger instanceCount, NS::UInteger baseInstance, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger instanceStride);
void pewter_MTLIndirectRenderCommand_drawPrimitives_vertexStart_vertexCount_instanceCount_baseInstance_(MTL::IndirectRenderCommand* self, MTL::PrimitiveType primitiveType, NS::UInteger vertexStart, NS::UInteger vertexCount, NS::UInteger instanceCount, NS::UInteger baseInstance);
void pewter_MTLIndirectRenderCommand_reset(MTL::IndirectRenderCommand* self);
void pewter_MTLIndirectRenderCommand_setBarrier(MTL::IndirectRenderCommand* self);
void pewter_MTLIndirectRenderCommand_setCullMode_(MTL::IndirectRenderCommand* self, MTL::CullMode cullMode);
void pewter_MTLIndirectRenderCommand_setDepthBias_slopeScale_clamp_(MTL::IndirectRenderCommand* self, float depthBias, float slopeScale, float clamp);
void pewter_MTLIndirectRenderCommand_setDepthClipMode_(MTL::IndirectRenderCommand* self, MTL::DepthClipMode depthClipMode);
void pewter_MTLIndirectRenderCommand_setDepthStencilState_(MTL::IndirectRenderCommand* self, const MTL::DepthStencilState* depthStencilState);
void pewter_MTLIndirectRenderCommand_setFragmentBuffer_offset_atIndex_(MTL::IndirectRenderCommand* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index);
void pewter_MTLIndirectRenderCommand_setFrontFacingWinding_(MTL::IndirectRenderCommand* self, MTL::Winding frontFacingWindning);
void pewter_MTLIndirectRenderCommand_setMeshBuffer_offset_atIndex_(MTL::IndirectRenderCommand* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index);
void pewter_MTLIndirectRenderCommand_setObjectBuffer_offset_atIndex_(MTL::IndirectRenderCommand* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index);
void pewter_MTLIndirectRenderCommand_setObjectThreadgroupMemoryLength_atIndex_(MTL::IndirectRenderCommand* self, NS::UInteger length, NS::UInteger index);
void pewter_MTLIndirectRenderCommand_setRenderPipelineState_(MTL::IndirectRenderCommand* self, const MTL::RenderPipelineState* pipelineState);
void pewter_MTLIndirectRenderCommand_setTriangleFillMode_(MTL::IndirectRenderCommand* self, MTL::TriangleFillMode fillMode);
void pewter_MTLIndirectRenderCommand_setVertexBuffer_offset_atIndex_(MTL::IndirectRenderCommand* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index);
void pewter_MTLIndirectRenderCommand_setVertexBuffer_offset_attributeStride_atIndex_(MTL::IndirectRenderCommand* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger stride, NS::UInteger index);
void pewter_MTLIndirectComputeCommand_clearBarrier(MTL::IndirectComputeCommand* self);
void pewter_MTLIndirectComputeCommand_concurrentDispatchThreadgroups_threadsPerThreadgroup_(MTL::IndirectComputeCommand* self, MTL::Size threadgroupsPerGrid, MTL::Size threadsPerThreadgroup);
void pewter_MTLIndirectComputeCommand_concurrentDispatchThreads_threadsPerThreadgroup_(MTL::IndirectComputeCommand* self, MTL::Size threadsPerGrid, MTL::Size threadsPerThreadgroup);
void pewter_MTLIndirectComputeCommand_reset(MTL::IndirectComputeCommand* self);
void pewter_MTLIndirectComputeCommand_setBarrier(MTL::IndirectComputeCommand* self);
void pewter_MTLIndirectComputeCommand_setComputePipelineState_(MTL::IndirectComputeCommand* self, const MTL::ComputePipelineState* pipelineState);
void pewter_MTLIndirectComputeCommand_setImageblockWidth_height_(MTL::IndirectComputeCommand* self, NS::UInteger width, NS::UInteger height);
void pewter_MTLIndirectComputeCommand_setKernelBuffer_offset_atIndex_(MTL::IndirectComputeCommand* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index);
void pewter_MTLIndirectComputeCommand_setKernelBuffer_offset_attributeStride_atIndex_(MTL::IndirectComputeCommand* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger stride, NS::UInteger index);
void pewter_MTLIndirectComputeCommand_setStageInRegion_(MTL::IndirectComputeCommand* self, MTL::Region region);
void pewter_MTLIndirectComputeCommand_setThreadgroupMemoryLength_atIndex_(MTL::IndirectComputeCommand* self, NS::UInteger length, NS::UInteger index);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class IndirectRenderCommand : public NS::Referencing<IndirectRenderCommand> {
 public:
  void clearBarrier() { pewter_MTLIndirectRenderCommand_clearBarrier(this); }
  void drawIndexedPatches(NS::UInteger numberOfPatchControlPoints, NS::UInteger patchStart, NS::UInteger patchCount, const MTL::Buffer* patchIndexBuffer, NS::UInteger patchIndexBufferOffset, const MTL::Buffer* controlPointIndexBuffer, NS::UInteger controlPointIndexBufferOffset, NS::UInteger instanceCount, NS::UInteger baseInstance, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger instanceStride) { pewter_MTLIndirectRenderCommand_drawIndexedPatches_patchStart_patchCount_patchIndexBuffer_patchIndexBufferOffset_controlPointIndexBuffer_controlPointIndexBufferOffset_instanceCount_baseInstance_tessellationFactorBuffer_tessellationFactorBufferOffset_tessellationFactorBufferInstanceStride_(this, numberOfPatchControlPoints, patchStart, patchCount, patchIndexBuffer, patchIndexBufferOffset, controlPointIndexBuffer, controlPointIndexBufferOffset, instanceCount, baseInstance, buffer, offset, instanceStride); }
  void drawIndexedPrimitives(MTL::PrimitiveType primitiveType, NS::UInteger indexCount, MTL::IndexType indexType, const MTL::Buffer* indexBuffer, NS::UInteger indexBufferOffset, NS::UInteger instanceCount, NS::Integer baseVertex, NS::UInteger baseInstance) { pewter_MTLIndirectRenderCommand_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferOffset_instanceCount_baseVertex_baseInstance_(this, primitiveType, indexCount, indexType, indexBuffer, indexBufferOffset, instanceCount, baseVertex, baseInstance); }
  void drawMeshThreadgroups(MTL::Size threadgroupsPerGrid, MTL::Size threadsPerObjectThreadgroup, MTL::Size threadsPerMeshThreadgroup) { pewter_MTLIndirectRenderCommand_drawMeshThreadgroups_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_(this, threadgroupsPerGrid, threadsPerObjectThreadgroup, threadsPerMeshThreadgroup); }
  void drawMeshThreads(MTL::Size threadsPerGrid, MTL::Size threadsPerObjectThreadgroup, MTL::Size threadsPerMeshThreadgroup) { pewter_MTLIndirectRenderCommand_drawMeshThreads_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_(this, threadsPerGrid, threadsPerObjectThreadgroup, threadsPerMeshThreadgroup); }
  void drawPatches(NS::UInteger numberOfPatchControlPoints, NS::UInteger patchStart, NS::UInteger patchCount, const MTL::Buffer* patchIndexBuffer, NS::UInteger patchIndexBufferOffset, NS::UInteger instanceCount, NS::UInteger baseInstance, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger instanceStride) { pewter_MTLIndirectRenderCommand_drawPatches_patchStart_patchCount_patchIndexBuffer_patchIndexBufferOffset_instanceCount_baseInstance_tessellationFactorBuffer_tessellationFactorBufferOffset_tessellationFactorBufferInstanceStride_(this, numberOfPatchControlPoints, patchStart, patchCount, patchIndexBuffer, patchIndexBufferOffset, instanceCount, baseInstance, buffer, offset, instanceStride); }
  void drawPrimitives(MTL::PrimitiveType primitiveType, NS::UInteger vertexStart, NS::UInteger vertexCount, NS::UInteger instanceCount, NS::UInteger baseInstance) { pewter_MTLIndirectRenderCommand_drawPrimitives_vertexStart_vertexCount_instanceCount_baseInstance_(this, primitiveType, vertexStart, vertexCount, instanceCount, baseInstance); }
  void reset() { pewter_MTLIndirectRenderCommand_reset(this); }
  void setBarrier() { pewter_MTLIndirectRenderCommand_setBarrier(this); }
  void setCullMode(MTL::CullMode cullMode) { pewter_MTLIndirectRenderCommand_setCullMode_(this, cullMode); }
  void setDepthBias(float depthBias, float slopeScale, float clamp) { pewter_MTLIndirectRenderCommand_setDepthBias_slopeScale_clamp_(this, depthBias, slopeScale, clamp); }
  void setDepthClipMode(MTL::DepthClipMode depthClipMode) { pewter_MTLIndirectRenderCommand_setDepthClipMode_(this, depthClipMode); }
  void setDepthStencilState(const MTL::DepthStencilState* depthStencilState) { pewter_MTLIndirectRenderCommand_setDepthStencilState_(this, depthStencilState); }
  void setFragmentBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) { pewter_MTLIndirectRenderCommand_setFragmentBuffer_offset_atIndex_(this, buffer, offset, index); }
  void setFrontFacingWinding(MTL::Winding frontFacingWindning) { pewter_MTLIndirectRenderCommand_setFrontFacingWinding_(this, frontFacingWindning); }
  void setMeshBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) { pewter_MTLIndirectRenderCommand_setMeshBuffer_offset_atIndex_(this, buffer, offset, index); }
  void setObjectBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) { pewter_MTLIndirectRenderCommand_setObjectBuffer_offset_atIndex_(this, buffer, offset, index); }
  void setObjectThreadgroupMemoryLength(NS::UInteger length, NS::UInteger index) { pewter_MTLIndirectRenderCommand_setObjectThreadgroupMemoryLength_atIndex_(this, length, index); }
  void setRenderPipelineState(const MTL::RenderPipelineState* pipelineState) { pewter_MTLIndirectRenderCommand_setRenderPipelineState_(this, pipelineState); }
  void setTriangleFillMode(MTL::TriangleFillMode fillMode) { pewter_MTLIndirectRenderCommand_setTriangleFillMode_(this, fillMode); }
  void setVertexBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) { pewter_MTLIndirectRenderCommand_setVertexBuffer_offset_atIndex_(this, buffer, offset, index); }
  void setVertexBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger stride, NS::UInteger index) { pewter_MTLIndirectRenderCommand_setVertexBuffer_offset_attributeStride_atIndex_(this, buffer, offset, stride, index); }
};
class IndirectComputeCommand : public NS::Referencing<IndirectComputeCommand> {
 public:
  void clearBarrier() { pewter_MTLIndirectComputeCommand_clearBarrier(this); }
  void concurrentDispatchThreadgroups(MTL::Size threadgroupsPerGrid, MTL::Size threadsPerThreadgroup) { pewter_MTLIndirectComputeCommand_concurrentDispatchThreadgroups_threadsPerThreadgroup_(this, threadgroupsPerGrid, threadsPerThreadgroup); }
  void concurrentDispatchThreads(MTL::Size threadsPerGrid, MTL::Size threadsPerThreadgroup) { pewter_MTLIndirectComputeCommand_concurrentDispatchThreads_threadsPerThreadgroup_(this, threadsPerGrid, threadsPerThreadgroup); }
  void reset() { pewter_MTLIndirectComputeCommand_reset(this); }
  void setBarrier() { pewter_MTLIndirectComputeCommand_setBarrier(this); }
  void setComputePipelineState(const MTL::ComputePipelineState* pipelineState) { pewter_MTLIndirectComputeCommand_setComputePipelineState_(this, pipelineState); }
  void setImageblockWidth(NS::UInteger width, NS::UInteger height) { pewter_MTLIndirectComputeCommand_setImageblockWidth_height_(this, width, height); }
  void setKernelBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) { pewter_MTLIndirectComputeCommand_setKernelBuffer_offset_atIndex_(this, buffer, offset, index); }
  void setKernelBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger stride, NS::UInteger index) { pewter_MTLIndirectComputeCommand_setKernelBuffer_offset_attributeStride_atIndex_(this, buffer, offset, stride, index); }
  void setStageInRegion(MTL::Region region) { pewter_MTLIndirectComputeCommand_setStageInRegion_(this, region); }
  void setThreadgroupMemoryLength(NS::UInteger length, NS::UInteger index) { pewter_MTLIndirectComputeCommand_setThreadgroupMemoryLength_atIndex_(this, length, index); }
};
}  // namespace MTL
#include "../Metal/MTLRenderCommandEncoder.hpp"
#include "../Metal/MTLArgument.hpp"
