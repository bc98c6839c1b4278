// Generated from kernels/metal/interface/Metal/MTL4RenderCommandEncoder.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTL4CommandEncoder.hpp"
#include "../Metal/MTLRenderCommandEncoder.hpp"

namespace MTL4 {
class ArgumentTable;
class CommandEncoder;
class CounterHeap;
class RenderCommandEncoder;
enum TimestampGranularity : NS::Integer;
}
namespace MTL {
enum CullMode : NS::UInteger;
enum DepthClipMode : NS::UInteger;
class DepthStencilState;
enum IndexType : NS::UInteger;
class IndirectCommandBuffer;
class LogicalToPhysicalColorAttachmentMap;
enum PrimitiveType : NS::UInteger;
class RenderPipelineState;
using RenderStages = NS::UInteger;
enum StoreAction : NS::UInteger;
enum TriangleFillMode : NS::UInteger;
enum VisibilityResultMode : NS::UInteger;
enum Winding : NS::UInteger;
}
namespace MTL4 {
using RenderEncoderOptions = NS::UInteger;
enum : NS::UInteger {
  RenderEncoderOptionNone = 0,
  RenderEncoderOptionSuspending = 1,
  RenderEncoderOptionResuming = 2,
};
}  // namespace MTL4
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
void pewter_MTL4RenderCommandEncoder_dispatchThreadsPerTile_(MTL4::RenderCommandEncoder* self, MTL::Size threadsPerTile);
void pewter_MTL4RenderCommandEncoder_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferLength_(MTL4::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, NS::UInteger indexCount, MTL::IndexType indexType, MTL::GPUAddress indexBuffer, NS::UInteger indexBufferLength);
void pewter_MTL4RenderCommandEncoder_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferLength_instanceCount_(MTL4::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, NS::UInteger indexCount, MTL::IndexType indexType, MTL::GPUAddress indexBuffer, NS::UInteger indexBufferLength, NS::UInteger instanceCount);
void pewter_MTL4RenderCommandEncoder_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferLength_instanceCount_baseVertex_baseInstance_(MTL4::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, NS::UInteger indexCount, MTL::IndexType indexType, MTL::GPUAddress indexBuffer, NS::UInteger indexBufferLength, NS::UInteger instanceCount, NS::Integer baseVertex, NS::UInteger baseInstance);
void pewter_MTL4RenderCommandEncoder_drawIndexedPrimitives_indexType_indexBuffer_indexBufferLength_indirectBuffer_(MTL4::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, MTL::IndexType indexType, MTL::GPUAddress indexBuffer, NS::UInteger indexBufferLength, MTL::GPUAddress indirectBuffer);
void pewter_MTL4RenderCommandEncoder_drawMeshThreadgroups_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_(MTL4::RenderCommandEncoder* self, MTL::Size threadgroupsPerGrid, MTL::Size threadsPerObjectThreadgroup, MTL::Size threadsPerMeshThreadgroup);
void pewter_MTL4RenderCommandEncoder_drawMeshThreadgroupsWithIndirectBuffer_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_(MTL4::RenderCommandEncoder* self, MTL::GPUAddress indirectBuffer, MTL::Size threadsPerObjectThreadgroup, MTL::Size threadsPerMeshThreadgroup);
void pewter_MTL4RenderCommandEncoder_drawMeshThreads_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_(MTL4::RenderCommandEncoder* self, MTL::Size threadsPerGrid, MTL::Size threadsPerObjectThreadgroup, MTL::Size threadsPerMeshThreadgroup);
void pewter_MTL4RenderCommandEncoder_drawPrimitives_vertexStart_vertexCount_(MTL4::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, NS::UInteger vertexStart, NS::UInteger vertexCount);
void pewter_MTL4RenderCommandEncoder_drawPrimitives_vertexStart_vertexCount_instanceCount_(MTL4::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, NS::UInteger vertexStart, NS::UInteger vertexCount, NS::UInteger instanceCount);
void pewter_MTL4RenderCommandEncoder_drawPrimitives_vertexStart_vertexCount_instanceCount_baseInstance_(MTL4::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, NS::UInteger vertexStart, NS::UInteger vertexCount, NS::UInteger instanceCount, NS::UInteger baseInstance);
void pewter_MTL4RenderCommandEncoder_drawPrimitives_indirectBuffer_(MTL4::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, MTL::GPUAddress indirectBuffer);
void pewter_MTL4RenderCommandEncoder_executeCommandsInBuffer_withRange_(MTL4::RenderCommandEncoder* self, const MTL::IndirectCommandBuffer* indirectCommandBuffer, NS::Range executionRange);
void pewter_MTL4RenderCommandEncoder_executeCommandsInBuffer_indirectBuffer_(MTL4::RenderCommandEncoder* self, const MTL::IndirectCommandBuffer* indirectCommandBuffer, MTL::GPUAddress indirectRangeBuffer);
void pewter_MTL4RenderCommandEncoder_setArgumentTable_atStages_(MTL4::RenderCommandEncoder* self, const MTL4::ArgumentTable* argumentTable, MTL::RenderStages stages);
void pewter_MTL4RenderCommandEncoder_setBlendColorRed_green_blue_alpha_(MTL4::RenderCommandEncoder* self, float red, float green, float blue, float alpha);
void pewter_MTL4RenderCommandEncoder_setColorAttachmentMap_(MTL4::RenderCommandEncoder* self, const MTL::LogicalToPhysicalColorAttachmentMap* mapping);
void pewter_MTL4RenderCommandEncoder_setColorStoreAction_atIndex_(MTL4::RenderCommandEncoder* self, MTL::StoreAction storeAction, NS::UInteger colorAttachmentIndex);
void pewter_MTL4RenderCommandEncoder_setCullMode_(MTL4::RenderCommandEncoder* self, MTL::CullMode cullMode);
void pewter_MTL4RenderCommandEncoder_setDepthBias_slopeScale_clamp_(MTL4::RenderCommandEncoder* self, float depthBias, float slopeScale, float clamp);
void pewter_MTL4RenderCommandEncoder_setDepthClipMode_(MTL4::RenderCommandEncoder* self, MTL::DepthClipMode depthClipMode);
void pewter_MTL4RenderCommandEncoder_setDepthStencilState_(MTL4::RenderCommandEncoder* self, const MTL::DepthStencilState* depthStencilState);
void pewter_MTL4RenderCommandEncoder_setDepthStoreAction_(MTL4::RenderCommandEncoder* self, MTL::StoreAction storeAction);
void pewter_MTL4RenderCommandEncoder_setDepthTestMinBound_maxBound_(MTL4::RenderCommandEncoder* self, float minBound, float maxBound);
void pewter_MTL4RenderCommandEncoder_setFrontFacingWinding_(MTL4::RenderCommandEncoder* self, MTL::Winding frontFacingWinding);
void pewter_MTL4RenderCommandEncoder_setObjectThreadgroupMemoryLength_atIndex_(MTL4::RenderCommandEncoder* self, NS::UInteger length, NS::UInteger index);
void pewter_MTL4RenderCommandEncoder_setRenderPipelineState_(MTL4::RenderCommandEncoder* self, const MTL::RenderPipelineState* pipelineState);
void pewter_MTL4RenderCommandEncoder_setScissorRect_(MTL4::RenderCommandEncoder* self, MTL::ScissorRect rect);
void pewter_MTL4RenderCommandEncoder_setScissorRects_count_(MTL4::RenderCommandEncoder* self, const MTL::ScissorRect* scissorRects, NS::UInteger count);
void pewter_MTL4RenderCommandEncoder_setStencilReferenceValue_(MTL4::RenderCommandEncoder* self, std::uint32_t referenceValue);
void pewter_MTL4RenderCommandEncoder_setStencilFrontReferenceValue_backReferenceValue_(MTL4::RenderCommandEncoder* self, std::uint32_t frontReferenceValue, std::uint32_t backReferenceValue);
void pewter_MTL4RenderCommandEncoder_setStencilStoreAction_(MTL4::RenderCommandEncoder* self, MTL::StoreAction storeAction);
void pewter_MTL4RenderCommandEncoder_setThreadgroupMemoryLength_offset_atIndex_(MTL4::RenderCommandEncoder* self, NS::UInteger length, NS::UInteger offset, NS::UInteger index);
void pewter_MTL4RenderCommandEncoder_setTriangleFillMode_(MTL4::RenderCommandEncoder* self, MTL::TriangleFillMode fillMode);
void pewter_MTL4RenderCommandEncoder_setVertexAmplificationCount_viewMappings_(MTL4::RenderCommandEncoder* self, NS::UInteger count, const MTL::VertexAmplificationViewMapping* viewMappings);
void pewter_MTL4RenderCommandEncoder_setViewport_(MTL4::RenderCommandEncoder* self, MTL::Viewport viewport);
void pewter_MTL4RenderCommandEncoder_setViewports_count_(MTL4::RenderCommandEncoder* self, const MTL::Viewport* viewports, NS::UInteger count);
void pewter_MTL4RenderCommandEncoder_setVisibilityResultMode_offset_(MTL4::RenderCommandEncoder* self, MTL::VisibilityResultMode mode, NS::UInteger offset);
NS::UInteger pewter_MTL4RenderCommandEncoder_tileHeight(const MTL4::RenderCommandEncoder* self);
NS::UInteger pewter_MTL4RenderCommandEncoder_tileWidth(const MTL4::RenderCommandEncoder* self);
void pewter_MTL4RenderCommandEncoder_writeTimestampWithGranularity_afterStage_intoHeap_atIndex_(MTL4::RenderCommandEncoder* self, MTL4::TimestampGranularity granularity, MTL::RenderStages stage, const MTL4::CounterHeap* counterHeap, NS::UInteger index);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class RenderCommandEncoder : public NS::Referencing<RenderCommandEncoder, CommandEncoder> {
 public:
  void dispatchThreadsPerTile(MTL::Size threadsPerTile) { pewter_MTL4RenderCommandEncoder_dispatchThreadsPerTile_(this, threadsPerTile); }
  void drawIndexedPrimitives(MTL::PrimitiveType primitiveType, NS::UInteger indexCount, MTL::IndexType indexType, MTL::GPUAddress indexBuffer, NS::UInteger indexBufferLength) { pewter_MTL4RenderCommandEncoder_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferLength_(this, primitiveType, indexCount, indexType, indexBuffer, indexBufferLength); }
  void drawIndexedPrimitives(MTL::PrimitiveType primitiveType, NS::UInteger indexCount, MTL::IndexType indexType, MTL::GPUAddress indexBuffer, NS::UInteger indexBufferLength, NS::UInteger instanceCount) { pewter_MTL4RenderCommandEncoder_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferLength_instanceCount_(this, primitiveType, indexCount, indexType, indexBuffer, indexBufferLength, instanceCount); }
  void drawIndexedPrimitives(MTL::PrimitiveType primitiveType, NS::UInteger indexCount, MTL::IndexType indexType, MTL::GPUAddress indexBuffer, NS::UInteger indexBufferLength, NS::UInteger instanceCount, NS::Integer baseVertex, NS::UInteger baseInstance) { pewter_MTL4RenderCommandEncoder_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferLength_instanceCount_baseVertex_baseInstance_(this, primitiveType, indexCount, indexType, indexBuffer, indexBufferLength, instanceCount, baseVertex, baseInstance); }
  void drawIndexedPrimitives(MTL::PrimitiveType primitiveType, MTL::IndexType indexType, MTL::GPUAddress indexBuffer, NS::UInteger indexBufferLength, MTL::GPUAddress indirectBuffer) { pewter_MTL4RenderCommandEncoder_drawIndexedPrimitives_indexType_indexBuffer_indexBufferLength_indirectBuffer_(this, primitiveType, indexType, indexBuffer, indexBufferLength, indirectBuffer); }
  void drawMeshThreadgroups(MTL::Size threadgroupsPerGrid, MTL::Size threadsPerObjectThreadgroup, MTL::Size threadsPerMeshThreadgroup) { pewter_MTL4RenderCommandEncoder_drawMeshThreadgroups_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_(this, threadgroupsPerGrid, threadsPerObjectThreadgroup, threadsPerMeshThreadgroup); }
  void drawMeshThreadgroups(MTL::GPUAddress indirectBuffer, MTL::Size threadsPerObjectThreadgroup, MTL::Size threadsPerMeshThreadgroup) { pewter_MTL4RenderCommandEncoder_drawMeshThreadgroupsWithIndirectBuffer_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_(this, indirectBuffer, threadsPerObjectThreadgroup, threadsPerMeshThreadgroup); }
  void drawMeshThreads(MTL::Size threadsPerGrid, MTL::Size threadsPerObjectThreadgroup, MTL::Size threadsPerMeshThreadgroup) { pewter_MTL4RenderCommandEncoder_drawMeshThreads_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_(this, threadsPerGrid, threadsPerObjectThreadgroup, threadsPerMeshThreadgroup); }
  void drawPrimitives(MTL::PrimitiveType primitiveType, NS::UInteger vertexStart, NS::UInteger vertexCount) { pewter_MTL4RenderCommandEncoder_drawPrimitives_vertexStart_vertexCount_(this, primitiveType, vertexStart, vertexCount); }
  void drawPrimitives(MTL::PrimitiveType primitiveType, NS::UInteger vertexStart, NS::UInteger vertexCount, NS::UInteger instanceCount) { pewter_MTL4RenderCommandEncoder_drawPrimitives_vertexStart_vertexCount_instanceCount_(this, primitiveType, vertexStart, vertexCount, instanceCount); }
  void drawPrimitives(MTL::PrimitiveType primitiveType, NS::UInteger vertexStart, NS::UInteger vertexCount, NS::UInteger instanceCount, NS::UInteger baseInstance) { pewter_MTL4RenderCommandEncoder_drawPrimitives_vertexStart_vertexCount_instanceCount_baseInstance_(this, primitiveType, vertexStart, vertexCount, instanceCount, baseInstance); }
  void drawPrimitives(MTL::PrimitiveType primitiveType, MTL::GPUAddress indirectBuffer) { pewter_MTL4RenderCommandEncoder_drawPrimitives_indirectBuffer_(this, primitiveType, indirectBuffer); }
  void executeCommandsInBuffer(const MTL::IndirectCommandBuffer* indirectCommandBuffer, NS::Range executionRange) { pewter_MTL4RenderCommandEncoder_executeCommandsInBuffer_withRange_(this, indirectCommandBuffer, executionRange); }
  void executeCommandsInBuffer(const MTL::IndirectCommandBuffer* indirectCommandBuffer, MTL::GPUAddress indirectRangeBuffer) { pewter_MTL4RenderCommandEncoder_executeCommandsInBuffer_indirectBuffer_(this, indirectCommandBuffer, indirectRangeBuffer); }
  void setArgumentTable(const MTL4::ArgumentTable* argumentTable, MTL::RenderStages stages) { pewter_MTL4RenderCommandEncoder_setArgumentTable_atStages_(this, argumentTable, stages); }
  void setBlendColor(float red, float green, float blue, float alpha) { pewter_MTL4RenderCommandEncoder_setBlendColorRed_green_blue_alpha_(this, red, green, blue, alpha); }
  void setColorAttachmentMap(const MTL::LogicalToPhysicalColorAttachmentMap* mapping) { pewter_MTL4RenderCommandEncoder_setColorAttachmentMap_(this, mapping); }
  void setColorStoreAction(MTL::StoreAction storeAction, NS::UInteger colorAttachmentIndex) { pewter_MTL4RenderCommandEncoder_setColorStoreAction_atIndex_(this, storeAction, colorAttachmentIndex); }
  void setCullMode(MTL::CullMode cullMode) { pewter_MTL4RenderCommandEncoder_setCullMode_(this, cullMode); }
  void setDepthBias(float depthBias, float slopeScale, float clamp) { pewter_MTL4RenderCommandEncoder_setDepthBias_slopeScale_clamp_(this, depthBias, slopeScale, clamp); }
  void setDepthClipMode(MTL::DepthClipMode depthClipMode) { pewter_MTL4RenderCommandEncoder_setDepthClipMode_(this, depthClipMode); }
  void setDepthStencilState(const MTL::DepthStencilState* depthStencilState) { pewter_MTL4RenderCommandEncoder_setDepthStencilState_(this, depthStencilState); }
  void setDepthStoreAction(MTL::StoreAction storeAction) { pewter_MTL4RenderCommandEncoder_setDepthStoreAction_(this, storeAction); }
  void setDepthTestBounds(float minBound, float maxBound) { pewter_MTL4RenderCommandEncoder_setDepthTestMinBound_maxBound_(this, minBound, maxBound); }
  void setFrontFacingWinding(MTL::Winding frontFacingWinding) { pewter_MTL4RenderCommandEncoder_setFrontFacingWinding_(this, frontFacingWinding); }
  void setObjectThreadgroupMemoryLength(NS::UInteger length, NS::UInteger index) { pewter_MTL4RenderCommandEncoder_setObjectThreadgroupMemoryLength_atIndex_(this, length, index); }
  void setRenderPipelineState(const MTL::RenderPipelineState* pipelineState) { pewter_MTL4RenderCommandEncoder_setRenderPipelineState_(this, pipelineState); }
  void setScissorRect(MTL::ScissorRect rect) { pewter_MTL4RenderCommandEncoder_setScissorRect_(this, rect); }
  void setScissorRects(const MTL::ScissorRect* scissorRects, NS::UInteger count) { pewter_MTL4RenderCommandEncoder_setScissorRects_count_(this, scissorRects, count); }
  void setStencilReferenceValue(std::uint32_t referenceValue) { pewter_MTL4RenderCommandEncoder_setStencilReferenceValue_(this, referenceValue); }
  void setStencilReferenceValues(std::uint32_t frontReferenceValue, std::uint32_t backReferenceValue) { pewter_MTL4RenderCommandEncoder_setStencilFrontReferenceValue_backReferenceValue_(this, frontReferenceValue, backReferenceValue); }
  void setStencilStoreAction(MTL::StoreAction storeAction) { pewter_MTL4RenderCommandEncoder_setStencilStoreAction_(this, storeAction); }
  void setThreadgroupMemoryLength(NS::UInteger length, NS::UInteger offset, NS::UInteger index) { pewter_MTL4RenderCommandEncoder_setThreadgroupMemoryLength_offset_atIndex_(this, length, offset, index); }
  void setTriangleFillMode(MTL::TriangleFillMode fillMode) { pewter_MTL4RenderCommandEncoder_setTriangleFillMode_(this, fillMode); }
  void setVertexAmplificationCount(NS::UInteger count, const MTL::VertexAmplificationViewMapping* viewMappings) { pewter_MTL4RenderCommandEncoder_setVertexAmplificationCount_viewMappings_(this, count, viewMappings); }
  void setViewport(MTL::Viewport viewport) { pewter_MTL4RenderCommandEncoder_setViewport_(this, viewport); }
  void setViewports(const MTL::Viewport* viewports, NS::UInteger count) { pewter_MTL4RenderCommandEncoder_setViewports_count_(this, viewports, count); }
  void setVisibilityResultMode(MTL::VisibilityResultMode mode, NS::UInteger offset) { pewter_MTL4RenderCommandEncoder_setVisibilityResultMode_offset_(this, mode, offset); }
  NS::UInteger tileHeight() const { return pewter_MTL4RenderCommandEncoder_tileHeight(this); }
  NS::UInteger tileWidth() const { return pewter_MTL4RenderCommandEncoder_tileWidth(this); }
  void writeTimestamp(MTL4::TimestampGranularity granularity, MTL::RenderStages stage, const MTL4::CounterHeap* counterHeap, NS::UInteger index) { pewter_MTL4RenderCommandEncoder_writeTimestampWithGranularity_afterStage_intoHeap_atIndex_(this, granularity, stage, counterHeap, index); }
};
}  // namespace MTL4
#include "../Metal/MTL4Counters.hpp"
#include "../Metal/MTLArgument.hpp"
#include "../Metal/MTLRenderPass.hpp"
