// Generated from kernels/metal/interface/Metal/MTLRenderCommandEncoder.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTLCommandEncoder.hpp"

namespace MTL {
class AccelerationStructure;
using BarrierScope = NS::UInteger;
class Buffer;
class CommandEncoder;
class CounterSampleBuffer;
class DepthStencilState;
class Fence;
class Heap;
enum IndexType : NS::UInteger;
class IndirectCommandBuffer;
class IntersectionFunctionTable;
class LogicalToPhysicalColorAttachmentMap;
class RenderCommandEncoder;
class RenderPipelineState;
class Resource;
using ResourceUsage = NS::UInteger;
class SamplerState;
enum StoreAction : NS::UInteger;
using StoreActionOptions = NS::UInteger;
class Texture;
class VisibleFunctionTable;
}
namespace MTL {
enum PrimitiveType : NS::UInteger {
  PrimitiveTypePoint = 0,
  PrimitiveTypeLine = 1,
  PrimitiveTypeLineStrip = 2,
  PrimitiveTypeTriangle = 3,
  PrimitiveTypeTriangleStrip = 4,
};
enum VisibilityResultMode : NS::UInteger {
  VisibilityResultModeDisabled = 0,
  VisibilityResultModeBoolean = 1,
  VisibilityResultModeCounting = 2,
};
enum CullMode : NS::UInteger {
  CullModeNone = 0,
  CullModeFront = 1,
  CullModeBack = 2,
};
enum Winding : NS::UInteger {
  WindingClockwise = 0,
  WindingCounterClockwise = 1,
};
enum DepthClipMode : NS::UInteger {
  DepthClipModeClip = 0,
  DepthClipModeClamp = 1,
};
enum TriangleFillMode : NS::UInteger {
  TriangleFillModeFill = 0,
  TriangleFillModeLines = 1,
};
using RenderStages = NS::UInteger;
enum : NS::UInteger {
  RenderStageVertex = 1,
  RenderStageFragment = 2,
  RenderStageTile = 4,
  RenderStageObject = 8,
  RenderStageMesh = 16,
};
struct ScissorRect {
  NS::UInteger x;
  NS::UInteger y;
  NS::UInteger width;
  NS::UInteger height;
};
struct Viewport {
  double originX;
  double originY;
  double width;
  double height;
  double znear;
  double zfar;
};
struct DrawPrimitivesIndirectArguments {
  std::uint32_t vertexCount;
  std::uint32_t instanceCount;
  std::uint32_t vertexStart;
  std::uint32_t baseInstance;
};
struct DrawIndexedPrimitivesIndirectArguments {
  std::uint32_t indexCount;
  std::uint32_t instanceCount;
  std::uint32_t indexStart;
  std::int32_t baseVertex;
  std::uint32_t baseInstance;
};
struct VertexAmplificationViewMapping {
  std::uint32_t viewportArrayIndexOffset;
  std::uint32_t renderTargetArrayIndexOffset;
};
struct DrawPatchIndirectArguments {
  std::uint32_t patchCount;
  std::uint32_t instanceCount;
  std::uint32_t patchStart;
  std::uint32_t baseInstance;
};
struct QuadTessellationFactorsHalf {
  std::uint16_t edgeTessellationFactor[4];
  std::uint16_t insideTessellationFactor[2];
};
struct TriangleTessellationFactorsHalf {
  std::uint16_t edgeTessellationFactor[3];
  std::uint16_t insideTessellationFactor;
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
void pewter_MTLRenderCommandEncoder_dispatchThreadsPerTile_(MTL::RenderCommandEncoder* self, MTL::Size threadsPerTile);
void pewter_MTLRenderCommandEncoder_drawIndexedPatches_patchStart_patchCount_patchIndexBuffer_patchIndexBufferOffset_controlPointIndexBuffer_controlPointIndexBufferOffset_instanceCount_baseInstance_(MTL::RenderCommandEncoder* self, NS::UInteger numberOfPatchControlPoints, NS::UInteger patchStart, NS::UInteger patchCount, const MTL::Buffer* patchIndexBuffer, NS::UInteger patchIndexBufferOffset, const MTL::Buffer* controlPointIndexBuffer, NS::UInteger controlPointIndexBufferOffset, NS::UInteger instanceCount, NS::UInteger baseInstance);
void pewter_MTLRenderCommandEncoder_drawIndexedPatches_patchIndexBuffer_patchIndexBufferOffset_controlPointIndexBuffer_controlPointIndexBufferOffset_indirectBuffer_indirectBufferOffset_(MTL::RenderCommandEncoder* self, NS::UInteger numberOfPatchControlPoints, const MTL::Buffer* patchIndexBuffer, NS::UInteger patchIndexBufferOffset, const MTL::Buffer* controlPointIndexBuffer, NS::UInteger controlPointIndexBufferOffset, const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset);
void pewter_MTLRenderCommandEncoder_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferOffset_instanceCount_(MTL::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, NS::UInteger indexCount, MTL::IndexType indexType, const MTL::Buffer* indexBuffer, NS::UInteger indexBufferOffset, NS::UInteger instanceCount);
void pewter_MTLRenderCommandEncoder_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferOffset_(MTL::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, NS::UInteger indexCount, MTL::IndexType indexType, const MTL::Buffer* indexBuffer, NS::UInteger indexBufferOffset);
void pewter_MTLRenderCommandEncoder_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferOffset_instanceCount_baseVertex_baseInstance_(MTL::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, NS::UInteger indexCount, MTL::IndexType indexType, const MTL::Buffer* indexBuffer, NS::UInteger indexBufferOffset, NS::UInteger instanceCount, NS::Integer baseVertex, NS::UInteger baseInstance);
void pewter_MTLRenderCommandEncoder_drawIndexedPrimitives_indexType_indexBuffer_indexBufferOffset_indirectBuffer_indirectBufferOffset_(MTL::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, MTL::IndexType indexType, const MTL::Buffer* indexBuffer, NS::UInteger indexBufferOffset, const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset);
void pewter_MTLRenderCommandEncoder_drawMeshThreadgroups_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_(MTL::RenderCommandEncoder* self, MTL::Size threadgroupsPerGrid, MTL::Size threadsPerObjectThreadgroup, MTL::Size threadsPerMeshThreadgroup);
void pewter_MTLRenderCommandEncoder_drawMeshThreadgroupsWithIndirectBuffer_indirectBufferOffset_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_(MTL::RenderCommandEncoder* self, const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset, MTL::Size threadsPerObjectThreadgroup, MTL::Size threadsPerMeshThreadgroup);
void pewter_MTLRenderCommandEncoder_drawMeshThreads_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_(MTL::RenderCommandEncoder* self, MTL::Size threadsPerGrid, MTL::Size threadsPerObjectThreadgroup, MTL::Size threadsPerMeshThreadgroup);
void pewter_MTLRenderCommandEncoder_drawPatches_patchStart_patchCount_patchIndexBuffer_patchIndexBufferOffset_instanceCount_baseInstance_(MTL::RenderCommandEncoder* self, NS::UInteger numberOfPatchControlPoints, NS::UInteger patchStart, NS::UInteger patchCount, const MTL::Buffer* patchIndexBuffer, NS::UInteger patchIndexBufferOffset, NS::UInteger instanceCount, NS::UInteger baseInstance);
void pewter_MTLRenderCommandEncoder_drawPatches_patchIndexBuffer_patchIndexBufferOffset_indirectBuffer_indirectBufferOffset_(MTL::RenderCommandEncoder* self, NS::UInteger numberOfPatchControlPoints, const MTL::Buffer* patchIndexBuffer, NS::UInteger patchIndexBufferOffset, const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset);
void pewter_MTLRenderCommandEncoder_drawPrimitives_vertexStart_vertexCount_instanceCount_(MTL::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, NS::UInteger vertexStart, NS::UInteger vertexCount, NS::UInteger instanceCount);
void pewter_MTLRenderCommandEncoder_drawPrimitives_vertexStart_vertexCount_(MTL::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, NS::UInteger vertexStart, NS::UInteger vertexCount);
void pewter_MTLRenderCommandEncoder_drawPrimitives_vertexStart_vertexCount_instanceCount_baseInstance_(MTL::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, NS::UInteger vertexStart, NS::UInteger vertexCount, NS::UInteger instanceCount, NS::UInteger baseInstance);
void pewter_MTLRenderCommandEncoder_drawPrimitives_indirectBuffer_indirectBufferOffset_(MTL::RenderCommandEncoder* self, MTL::PrimitiveType primitiveType, const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset);
void pewter_MTLRenderCommandEncoder_executeCommandsInBuffer_withRange_(MTL::RenderCommandEncoder* self, const MTL::IndirectCommandBuffer* indirectCommandBuffer, NS::Range executionRange);
void pewter_MTLRenderCommandEncoder_executeCommandsInBuffer_indirectBuffer_indirectBufferOffset_(MTL::RenderCommandEncoder* self, const MTL::IndirectCommandBuffer* indirectCommandbuffer, const MTL::Buffer* indirectRangeBuffer, NS::UInteger indirectBufferOffset);
void pewter_MTLRenderCommandEncoder_memoryBarrierWithScope_afterStages_beforeStages_(MTL::RenderCommandEncoder* self, MTL::BarrierScope scope, MTL::RenderStages after, MTL::RenderStages before);
void pewter_MTLRenderCommandEncoder_memoryBarrierWithResources_count_afterStages_beforeStages_(MTL::RenderCommandEncoder* self, const MTL::Resource* const* resources, NS::UInteger count, MTL::RenderStages after, MTL::RenderStages before);
void pewter_MTLRenderCommandEncoder_sampleCountersInBuffer_atSampleIndex_withBarrier_(MTL::RenderCommandEncoder* self, const MTL::CounterSampleBuffer* sampleBuffer, NS::UInteger sampleIndex, bool barrier);
void pewter_MTLRenderCommandEncoder_setBlendColorRed_green_blue_alpha_(MTL::RenderCommandEncoder* self, float red, float green, float blue, float alpha);
void pewter_MTLRenderCommandEncoder_setColorAttachmentMap_(MTL::RenderCommandEncoder* self, const MTL::LogicalToPhysicalColorAttachmentMap* mapping);
void pewter_MTLRenderCommandEncoder_setColorStoreAction_atIndex_(MTL::RenderCommandEncoder* self, MTL::StoreAction storeAction, NS::UInteger colorAttachmentIndex);
void pewter_MTLRenderCommandEncoder_setColorStoreActionOptions_atIndex_(MTL::RenderCommandEncoder* self, MTL::StoreActionOptions storeActionOptions, NS::UInteger colorAttachmentIndex);
void pewter_MTLRenderCommandEncoder_setCullMode_(MTL::RenderCommandEncoder* self, MTL::CullMode cullMode);
void pewter_MTLRenderCommandEncoder_setDepthBias_slopeScale_clamp_(MTL::RenderCommandEncoder* self, float depthBias, float slopeScale, float clamp);
void pewter_MTLRenderCommandEncoder_setDepthClipMode_(MTL::RenderCommandEncoder* self, MTL::DepthClipMode depthClipMode);
void pewter_MTLRenderCommandEncoder_setDepthStencilState_(MTL::RenderCommandEncoder* self, const MTL::DepthStencilState* depthStencilState);
void pewter_MTLRenderCommandEncoder_setDepthStoreAction_(MTL::RenderCommandEncoder* self, MTL::StoreAction storeAction);
void pewter_MTLRenderCommandEncoder_setDepthStoreActionOptions_(MTL::RenderCommandEncoder* self, MTL::StoreActionOptions storeActionOptions);
void pewter_MTLRenderCommandEncoder_setDepthTestMinBound_maxBound_(MTL::RenderCommandEncoder* self, float minBound, float maxBound);
void pewter_MTLRenderCommandEncoder_setFragmentAccelerationStructure_atBufferIndex_(MTL::RenderCommandEncoder* self, const MTL::AccelerationStructure* accelerationStructure, NS::UInteger bufferIndex);
void pewter_MTLRenderCommandEncoder_setFragmentBuffer_offset_atIndex_(MTL::RenderCommandEncoder* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setFragmentBufferOffset_atIndex_(MTL::RenderCommandEncoder* self, NS::UInteger offset, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setFragmentBuffers_offsets_withRange_(MTL::RenderCommandEncoder* self, const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range);
void pewter_MTLRenderCommandEncoder_setFragmentBytes_length_atIndex_(MTL::RenderCommandEncoder* self, const void* bytes, NS::UInteger length, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setFragmentIntersectionFunctionTable_atBufferIndex_(MTL::RenderCommandEncoder* self, const MTL::IntersectionFunctionTable* intersectionFunctionTable, NS::UInteger bufferIndex);
void pewter_MTLRenderCommandEncoder_setFragmentIntersectionFunctionTables_withBufferRange_(MTL::RenderCommandEncoder* self, const MTL::IntersectionFunctionTable* const* intersectionFunctionTables, NS::Range range);
void pewter_MTLRenderCommandEncoder_setFragmentSamplerState_atIndex_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* sampler, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setFragmentSamplerState_lodMinClamp_lodMaxClamp_atIndex_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* sampler, float lodMinClamp, float lodMaxClamp, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setFragmentSamplerStates_withRange_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* const* samplers, NS::Range range);
void pewter_MTLRenderCommandEncoder_setFragmentSamplerStates_lodMinClamps_lodMaxClamps_withRange_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* const* samplers, const float* lodMinClamps, const float* lodMaxClamps, NS::Range range);
void pewter_MTLRenderCommandEncoder_setFragmentTexture_atIndex_(MTL::RenderCommandEncoder* self, const MTL::Texture* texture, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setFragmentTextures_withRange_(MTL::RenderCommandEncoder* self, const MTL::Texture* const* textures, NS::Range range);
void pewter_MTLRenderCommandEncoder_setFragmentVisibleFunctionTable_atBufferIndex_(MTL::RenderCommandEncoder* self, const MTL::VisibleFunctionTable* functionTable, NS::UInteger bufferIndex);
void pewter_MTLRenderCommandEncoder_setFragmentVisibleFunctionTables_withBufferRange_(MTL::RenderCommandEncoder* self, const MTL::VisibleFunctionTable* const* functionTables, NS::Range range);
void pewter_MTLRenderCommandEncoder_setFrontFacingWinding_(MTL::RenderCommandEncoder* self, MTL::Winding frontFacingWinding);
void pewter_MTLRenderCommandEncoder_setMeshBuffer_offset_atIndex_(MTL::RenderCommandEncoder* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setMeshBufferOffset_atIndex_(MTL::RenderCommandEncoder* self, NS::UInteger offset, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setMeshBuffers_offsets_withRange_(MTL::RenderCommandEncoder* self, const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range);
void pewter_MTLRenderCommandEncoder_setMeshBytes_length_atIndex_(MTL::RenderCommandEncoder* self, const void* bytes, NS::UInteger length, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setMeshSamplerState_atIndex_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* sampler, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setMeshSamplerState_lodMinClamp_lodMaxClamp_atIndex_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* sampler, float lodMinClamp, float lodMaxClamp, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setMeshSamplerStates_withRange_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* const* samplers, NS::Range range);
void pewter_MTLRenderCommandEncoder_setMeshSamplerStates_lodMinClamps_lodMaxClamps_withRange_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* const* samplers, const float* lodMinClamps, const float* lodMaxClamps, NS::Range range);
void pewter_MTLRenderCommandEncoder_setMeshTexture_atIndex_(MTL::RenderCommandEncoder* self, const MTL::Texture* texture, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setMeshTextures_withRange_(MTL::RenderCommandEncoder* self, const MTL::Texture* const* textures, NS::Range range);
void pewter_MTLRenderCommandEncoder_setObjectBuffer_offset_atIndex_(MTL::RenderCommandEncoder* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setObjectBufferOffset_atIndex_(MTL::RenderCommandEncoder* self, NS::UInteger offset, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setObjectBuffers_offsets_withRange_(MTL::RenderCommandEncoder* self, const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range);
void pewter_MTLRenderCommandEncoder_setObjectBytes_length_atIndex_(MTL::RenderCommandEncoder* self, const void* bytes, NS::UInteger length, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setObjectSamplerState_atIndex_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* sampler, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setObjectSamplerState_lodMinClamp_lodMaxClamp_atIndex_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* sampler, float lodMinClamp, float lodMaxClamp, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setObjectSamplerStates_withRange_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* const* samplers, NS::Range range);
void pewter_MTLRenderCommandEncoder_setObjectSamplerStates_lodMinClamps_lodMaxClamps_withRange_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* const* samplers, const float* lodMinClamps, const float* lodMaxClamps, NS::Range range);
void pewter_MTLRenderCommandEncoder_setObjectTexture_atIndex_(MTL::RenderCommandEncoder* self, const MTL::Texture* texture, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setObjectTextures_withRange_(MTL::RenderCommandEncoder* self, const MTL::Texture* const* textures, NS::Range range);
void pewter_MTLRenderCommandEncoder_setObjectThreadgroupMemoryLength_atIndex_(MTL::RenderCommandEncoder* self, NS::UInteger length, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setRenderPipelineState_(MTL::RenderCommandEncoder* self, const MTL::RenderPipelineState* pipelineState);
void pewter_MTLRenderCommandEncoder_setScissorRect_(MTL::RenderCommandEncoder* self, MTL::ScissorRect rect);
void pewter_MTLRenderCommandEncoder_setScissorRects_count_(MTL::RenderCommandEncoder* self, const MTL::ScissorRect* scissorRects, NS::UInteger count);
void pewter_MTLRenderCommandEncoder_setStencilReferenceValue_(MTL::RenderCommandEncoder* self, std::uint32_t referenceValue);
void pewter_MTLRenderCommandEncoder_setStencilFrontReferenceValue_backReferenceValue_(MTL::RenderCommandEncoder* self, std::uint32_t frontReferenceValue, std::uint32_t backReferenceValue);
void pewter_MTLRenderCommandEncoder_setStencilStoreAction_(MTL::RenderCommandEncoder* self, MTL::StoreAction storeAction);
void pewter_MTLRenderCommandEncoder_setStencilStoreActionOptions_(MTL::RenderCommandEncoder* self, MTL::StoreActionOptions storeActionOptions);
void pewter_MTLRenderCommandEncoder_setTessellationFactorBuffer_offset_instanceStride_(MTL::RenderCommandEncoder* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger instanceStride);
void pewter_MTLRenderCommandEncoder_setTessellationFactorScale_(MTL::RenderCommandEncoder* self, float scale);
void pewter_MTLRenderCommandEncoder_setThreadgroupMemoryLength_offset_atIndex_(MTL::RenderCommandEncoder* self, NS::UInteger length, NS::UInteger offset, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setTileAccelerationStructure_atBufferIndex_(MTL::RenderCommandEncoder* self, const MTL::AccelerationStructure* accelerationStructure, NS::UInteger bufferIndex);
void pewter_MTLRenderCommandEncoder_setTileBuffer_offset_atIndex_(MTL::RenderCommandEncoder* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setTileBufferOffset_atIndex_(MTL::RenderCommandEncoder* self, NS::UInteger offset, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setTileBuffers_offsets_withRange_(MTL::RenderCommandEncoder* self, const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range);
void pewter_MTLRenderCommandEncoder_setTileBytes_length_atIndex_(MTL::RenderCommandEncoder* self, const void* bytes, NS::UInteger length, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setTileIntersectionFunctionTable_atBufferIndex_(MTL::RenderCommandEncoder* self, const MTL::IntersectionFunctionTable* intersectionFunctionTable, NS::UInteger bufferIndex);
void pewter_MTLRenderCommandEncoder_setTileIntersectionFunctionTables_withBufferRange_(MTL::RenderCommandEncoder* self, const MTL::IntersectionFunctionTable* const* intersectionFunctionTables, NS::Range range);
void pewter_MTLRenderCommandEncoder_setTileSamplerState_atIndex_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* sampler, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setTileSamplerState_lodMinClamp_lodMaxClamp_atIndex_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* sampler, float lodMinClamp, float lodMaxClamp, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setTileSamplerStates_withRange_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* const* samplers, NS::Range range);
void pewter_MTLRenderCommandEncoder_setTileSamplerStates_lodMinClamps_lodMaxClamps_withRange_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* const* samplers, const float* lodMinClamps, const float* lodMaxClamps, NS::Range range);
void pewter_MTLRenderCommandEncoder_setTileTexture_atIndex_(MTL::RenderCommandEncoder* self, const MTL::Texture* texture, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setTileTextures_withRange_(MTL::RenderCommandEncoder* self, const MTL::Texture* const* textures, NS::Range range);
void pewter_MTLRenderCommandEncoder_setTileVisibleFunctionTable_atBufferIndex_(MTL::RenderCommandEncoder* self, const MTL::VisibleFunctionTable* functionTable, NS::UInteger bufferIndex);
void pewter_MTLRenderCommandEncoder_setTileVisibleFunctionTables_withBufferRange_(MTL::RenderCommandEncoder* self, const MTL::VisibleFunctionTable* const* functionTables, NS::Range range);
void pewter_MTLRenderCommandEncoder_setTriangleFillMode_(MTL::RenderCommandEncoder* self, MTL::TriangleFillMode fillMode);
void pewter_MTLRenderCommandEncoder_setVertexAccelerationStructure_atBufferIndex_(MTL::RenderCommandEncoder* self, const MTL::AccelerationStructure* accelerationStructure, NS::UInteger bufferIndex);
void pewter_MTLRenderCommandEncoder_setVertexAmplificationCount_viewMappings_(MTL::RenderCommandEncoder* self, NS::UInteger count, const MTL::VertexAmplificationViewMapping* viewMappings);
void pewter_MTLRenderCommandEncoder_setVertexBuffer_offset_atIndex_(MTL::RenderCommandEncoder* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setVertexBuffer_offset_attributeStride_atIndex_(MTL::RenderCommandEncoder* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger stride, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setVertexBufferOffset_atIndex_(MTL::RenderCommandEncoder* self, NS::UInteger offset, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setVertexBufferOffset_attributeStride_atIndex_(MTL::RenderCommandEncoder* self, NS::UInteger offset, NS::UInteger stride, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setVertexBuffers_offsets_withRange_(MTL::RenderCommandEncoder* self, const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range);
void pewter_MTLRenderCommandEncoder_setVertexBuffers_offsets_attributeStrides_withRange_(MTL::RenderCommandEncoder* self, const MTL::Buffer* const* buffers, const NS::UInteger* offsets, const NS::UInteger* strides, NS::Range range);
void pewter_MTLRenderCommandEncoder_setVertexBytes_length_atIndex_(MTL::RenderCommandEncoder* self, const void* bytes, NS::UInteger length, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setVertexBytes_length_attributeStride_atIndex_(MTL::RenderCommandEncoder* self, const void* bytes, NS::UInteger length, NS::UInteger stride, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setVertexIntersectionFunctionTable_atBufferIndex_(MTL::RenderCommandEncoder* self, const MTL::IntersectionFunctionTable* intersectionFunctionTable, NS::UInteger bufferIndex);
void pewter_MTLRenderCommandEncoder_setVertexIntersectionFunctionTables_withBufferRange_(MTL::RenderCommandEncoder* self, const MTL::IntersectionFunctionTable* const* intersectionFunctionTables, NS::Range range);
void pewter_MTLRenderCommandEncoder_setVertexSamplerState_atIndex_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* sampler, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setVertexSamplerState_lodMinClamp_lodMaxClamp_atIndex_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* sampler, float lodMinClamp, float lodMaxClamp, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setVertexSamplerStates_withRange_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* const* samplers, NS::Range range);
void pewter_MTLRenderCommandEncoder_setVertexSamplerStates_lodMinClamps_lodMaxClamps_withRange_(MTL::RenderCommandEncoder* self, const MTL::SamplerState* const* samplers, const float* lodMinClamps, const float* lodMaxClamps, NS::Range range);
void pewter_MTLRenderCommandEncoder_setVertexTexture_atIndex_(MTL::RenderCommandEncoder* self, const MTL::Texture* texture, NS::UInteger index);
void pewter_MTLRenderCommandEncoder_setVertexTextures_withRange_(MTL::RenderCommandEncoder* self, const MTL::Texture* const* textures, NS::Range range);
void pewter_MTLRenderCommandEncoder_setVertexVisibleFunctionTable_atBufferIndex_(MTL::RenderCommandEncoder* self, const MTL::VisibleFunctionTable* functionTable, NS::UInteger bufferIndex);
void pewter_MTLRenderCommandEncoder_setVertexVisibleFunctionTables_withBufferRange_(MTL::RenderCommandEncoder* self, const MTL::VisibleFunctionTable* const* functionTables, NS::Range range);
void pewter_MTLRenderCommandEncoder_setViewport_(MTL::RenderCommandEncoder* self, MTL::Viewport viewport);
void pewter_MTLRenderCommandEncoder_setViewports_count_(MTL::RenderCommandEncoder* self, const MTL::Viewport* viewports, NS::UInteger count);
void pewter_MTLRenderCommandEncoder_setVisibilityResultMode_offset_(MTL::RenderCommandEncoder* self, MTL::VisibilityResultMode mode, NS::UInteger offset);
void pewter_MTLRenderCommandEncoder_textureBarrier(MTL::RenderCommandEncoder* self);
NS::UInteger pewter_MTLRenderCommandEncoder_tileHeight(const MTL::RenderCommandEncoder* self);
NS::UInteger pewter_MTLRenderCommandEncoder_tileWidth(const MTL::RenderCommandEncoder* self);
void pewter_MTLRenderCommandEncoder_updateFence_afterStages_(MTL::RenderCommandEncoder* self, const MTL::Fence* fence, MTL::RenderStages stages);
void pewter_MTLRenderCommandEncoder_useHeap_(MTL::RenderCommandEncoder* self, const MTL::Heap* heap);
void pewter_MTLRenderCommandEncoder_useHeap_stages_(MTL::RenderCommandEncoder* self, const MTL::Heap* heap, MTL::RenderStages stages);
void pewter_MTLRenderCommandEncoder_useHeaps_count_(MTL::RenderCommandEncoder* self, const MTL::Heap* const* heaps, NS::UInteger count);
void pewter_MTLRenderCommandEncoder_useHeaps_count_stages_(MTL::RenderCommandEncoder* self, const MTL::Heap* const* heaps, NS::UInteger count, MTL::RenderStages stages);
void pewter_MTLRenderCommandEncoder_useResource_usage_(MTL::RenderCommandEncoder* self, const MTL::Resource* resource, MTL::ResourceUsage usage);
void pewter_MTLRenderCommandEncoder_useResource_usage_stages_(MTL::RenderCommandEncoder* self, const MTL::Resource* resource, MTL::ResourceUsage usage, MTL::RenderStages stages);
void pewter_MTLRenderCommandEncoder_useResources_count_usage_(MTL::RenderCommandEncoder* self, const MTL::Resource* const* resources, NS::UInteger count, MTL::ResourceUsage usage);
void pewter_MTLRenderCommandEncoder_useResources_count_usage_stages_(MTL::RenderCommandEncoder* self, const MTL::Resource* const* resources, NS::UInteger count, MTL::ResourceUsage usage, MTL::RenderStages stages);
void pewter_MTLRenderCommandEncoder_waitForFence_beforeStages_(MTL::RenderCommandEncoder* self, const MTL::Fence* fence, MTL::RenderStages stages);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class RenderCommandEncoder : public NS::Referencing<RenderCommandEncoder, CommandEncoder> {
 public:
  void dispatchThreadsPerTile(MTL::Size threadsPerTile) { pewter_MTLRenderCommandEncoder_dispatchThreadsPerTile_(this, threadsPerTile); }
  void drawIndexedPatches(NS::UInteger numberOfPatchControlPoints, NS::UInteger patchStart, NS::UInteger patchCount, const MTL::Buffer* patchIndexBuffer, NS::UInteger patchIndexBufferOffset, const MTL::Buffer* controlPointIndexBuffer, NS::UInteger controlPointIndexBufferOffset, NS::UInteger instanceCount, NS::UInteger baseInstance) { pewter_MTLRenderCommandEncoder_drawIndexedPatches_patchStart_patchCount_patchIndexBuffer_patchIndexBufferOffset_controlPointIndexBuffer_controlPointIndexBufferOffset_instanceCount_baseInstance_(this, numberOfPatchControlPoints, patchStart, patchCount, patchIndexBuffer, patchIndexBufferOffset, controlPointIndexBuffer, controlPointIndexBufferOffset, instanceCount, baseInstance); }
  void drawIndexedPatches(NS::UInteger numberOfPatchControlPoints, const MTL::Buffer* patchIndexBuffer, NS::UInteger patchIndexBufferOffset, const MTL::Buffer* controlPointIndexBuffer, NS::UInteger controlPointIndexBufferOffset, const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset) { pewter_MTLRenderCommandEncoder_drawIndexedPatches_patchIndexBuffer_patchIndexBufferOffset_controlPointIndexBuffer_controlPointIndexBufferOffset_indirectBuffer_indirectBufferOffset_(this, numberOfPatchControlPoints, patchIndexBuffer, patchIndexBufferOffset, controlPointIndexBuffer, controlPointIndexBufferOffset, indirectBuffer, indirectBufferOffset); }
  void drawIndexedPrimitives(MTL::PrimitiveType primitiveType, NS::UInteger indexCount, MTL::IndexType indexType, const MTL::Buffer* indexBuffer, NS::UInteger indexBufferOffset, NS::UInteger instanceCount) { pewter_MTLRenderCommandEncoder_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferOffset_instanceCount_(this, primitiveType, indexCount, indexType, indexBuffer, indexBufferOffset, instanceCount); }
  void drawIndexedPrimitives(MTL::PrimitiveType primitiveType, NS::UInteger indexCount, MTL::IndexType indexType, const MTL::Buffer* indexBuffer, NS::UInteger indexBufferOffset) { pewter_MTLRenderCommandEncoder_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferOffset_(this, primitiveType, indexCount, indexType, indexBuffer, indexBufferOffset); }
  void drawIndexedPrimitives(MTL::PrimitiveType primitiveType, NS::UInteger indexCount, MTL::IndexType indexType, const MTL::Buffer* indexBuffer, NS::UInteger indexBufferOffset, NS::UInteger instanceCount, NS::Integer baseVertex, NS::UInteger baseInstance) { pewter_MTLRenderCommandEncoder_drawIndexedPrimitives_indexCount_indexType_indexBuffer_indexBufferOffset_instanceCount_baseVertex_baseInstance_(this, primitiveType, indexCount, indexType, indexBuffer, indexBufferOffset, instanceCount, baseVertex, baseInstance); }
  void drawIndexedPrimitives(MTL::PrimitiveType primitiveType, MTL::IndexType indexType, const MTL::Buffer* indexBuffer, NS::UInteger indexBufferOffset, const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset) { pewter_MTLRenderCommandEncoder_drawIndexedPrimitives_indexType_indexBuffer_indexBufferOffset_indirectBuffer_indirectBufferOffset_(this, primitiveType, indexType, indexBuffer, indexBufferOffset, indirectBuffer, indirectBufferOffset); }
  void drawMeshThreadgroups(MTL::Size threadgroupsPerGrid, MTL::Size threadsPerObjectThreadgroup, MTL::Size threadsPerMeshThreadgroup) { pewter_MTLRenderCommandEncoder_drawMeshThreadgroups_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_(this, threadgroupsPerGrid, threadsPerObjectThreadgroup, threadsPerMeshThreadgroup); }
  void drawMeshThreadgroups(const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset, MTL::Size threadsPerObjectThreadgroup, MTL::Size threadsPerMeshThreadgroup) { pewter_MTLRenderCommandEncoder_drawMeshThreadgroupsWithIndirectBuffer_indirectBufferOffset_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_(this, indirectBuffer, indirectBufferOffset, threadsPerObjectThreadgroup, threadsPerMeshThreadgroup); }
  void drawMeshThreads(MTL::Size threadsPerGrid, MTL::Size threadsPerObjectThreadgroup, MTL::Size threadsPerMeshThreadgroup) { pewter_MTLRenderCommandEncoder_drawMeshThreads_threadsPerObjectThreadgroup_threadsPerMeshThreadgroup_(this, threadsPerGrid, threadsPerObjectThreadgroup, threadsPerMeshThreadgroup); }
  void drawPatches(NS::UInteger numberOfPatchControlPoints, NS::UInteger patchStart, NS::UInteger patchCount, const MTL::Buffer* patchIndexBuffer, NS::UInteger patchIndexBufferOffset, NS::UInteger instanceCount, NS::UInteger baseInstance) { pewter_MTLRenderCommandEncoder_drawPatches_patchStart_patchCount_patchIndexBuffer_patchIndexBufferOffset_instanceCount_baseInstance_(this, numberOfPatchControlPoints, patchStart, patchCount, patchIndexBuffer, patchIndexBufferOffset, instanceCount, baseInstance); }
  void drawPatches(NS::UInteger numberOfPatchControlPoints, const MTL::Buffer* patchIndexBuffer, NS::UInteger patchIndexBufferOffset, const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset) { pewter_MTLRenderCommandEncoder_drawPatches_patchIndexBuffer_patchIndexBufferOffset_indirectBuffer_indirectBufferOffset_(this, numberOfPatchControlPoints, patchIndexBuffer, patchIndexBufferOffset, indirectBuffer, indirectBufferOffset); }
  void drawPrimitives(MTL::PrimitiveType primitiveType, NS::UInteger vertexStart, NS::UInteger vertexCount, NS::UInteger instanceCount) { pewter_MTLRenderCommandEncoder_drawPrimitives_vertexStart_vertexCount_instanceCount_(this, primitiveType, vertexStart, vertexCount, instanceCount); }
  void drawPrimitives(MTL::PrimitiveType primitiveType, NS::UInteger vertexStart, NS::UInteger vertexCount) { pewter_MTLRenderCommandEncoder_drawPrimitives_vertexStart_vertexCount_(this, primitiveType, vertexStart, vertexCount); }
  void drawPrimitives(MTL::PrimitiveType primitiveType, NS::UInteger vertexStart, NS::UInteger vertexCount, NS::UInteger instanceCount, NS::UInteger baseInstance) { pewter_MTLRenderCommandEncoder_drawPrimitives_vertexStart_vertexCount_instanceCount_baseInstance_(this, primitiveType, vertexStart, vertexCount, instanceCount, baseInstance); }
  void drawPrimitives(MTL::PrimitiveType primitiveType, const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset) { pewter_MTLRenderCommandEncoder_drawPrimitives_indirectBuffer_indirectBufferOffset_(this, primitiveType, indirectBuffer, indirectBufferOffset); }
  void executeCommandsInBuffer(const MTL::IndirectCommandBuffer* indirectCommandBuffer, NS::Range executionRange) { pewter_MTLRenderCommandEncoder_executeCommandsInBuffer_withRange_(this, indirectCommandBuffer, executionRange); }
  void executeCommandsInBuffer(const MTL::IndirectCommandBuffer* indirectCommandbuffer, const MTL::Buffer* indirectRangeBuffer, NS::UInteger indirectBufferOffset) { pewter_MTLRenderCommandEncoder_executeCommandsInBuffer_indirectBuffer_indirectBufferOffset_(this, indirectCommandbuffer, indirectRangeBuffer, indirectBufferOffset); }
  void memoryBarrier(MTL::BarrierScope scope, MTL::RenderStages after, MTL::RenderStages before) { pewter_MTLRenderCommandEncoder_memoryBarrierWithScope_afterStages_beforeStages_(this, scope, after, before); }
  void memoryBarrier(const MTL::Resource* const* resources, NS::UInteger count, MTL::RenderStages after, MTL::RenderStages before) { pewter_MTLRenderCommandEncoder_memoryBarrierWithResources_count_afterStages_beforeStages_(this, resources, count, after, before); }
  void sampleCountersInBuffer(const MTL::CounterSampleBuffer* sampleBuffer, NS::UInteger sampleIndex, bool barrier) { pewter_MTLRenderCommandEncoder_sampleCountersInBuffer_atSampleIndex_withBarrier_(this, sampleBuffer, sampleIndex, barrier); }
  void setBlendColor(float red, float green, float blue, float alpha) { pewter_MTLRenderCommandEncoder_setBlendColorRed_green_blue_alpha_(this, red, green, blue, alpha); }
  void setColorAttachmentMap(const MTL::LogicalToPhysicalColorAttachmentMap* mapping) { pewter_MTLRenderCommandEncoder_setColorAttachmentMap_(this, mapping); }
  void setColorStoreAction(MTL::StoreAction storeAction, NS::UInteger colorAttachmentIndex) { pewter_MTLRenderCommandEncoder_setColorStoreAction_atIndex_(this, storeAction, colorAttachmentIndex); }
  void setColorStoreActionOptions(MTL::StoreActionOptions storeActionOptions, NS::UInteger colorAttachmentIndex) { pewter_MTLRenderCommandEncoder_setColorStoreActionOptions_atIndex_(this, storeActionOptions, colorAttachmentIndex); }
  void setCullMode(MTL::CullMode cullMode) { pewter_MTLRenderCommandEncoder_setCullMode_(this, cullMode); }
  void setDepthBias(float depthBias, float slopeScale, float clamp) { pewter_MTLRenderCommandEncoder_setDepthBias_slopeScale_clamp_(this, depthBias, slopeScale, clamp); }
  void setDepthClipMode(MTL::DepthClipMode depthClipMode) { pewter_MTLRenderCommandEncoder_setDepthClipMode_(this, depthClipMode); }
  void setDepthStencilState(const MTL::DepthStencilState* depthStencilState) { pewter_MTLRenderCommandEncoder_setDepthStencilState_(this, depthStencilState); }
  void setDepthStoreAction(MTL::StoreAction storeAction) { pewter_MTLRenderCommandEncoder_setDepthStoreAction_(this, storeAction); }
  void setDepthStoreActionOptions(MTL::StoreActionOptions storeActionOptions) { pewter_MTLRenderCommandEncoder_setDepthStoreActionOptions_(this, storeActionOptions); }
  void setDepthTestBounds(float minBound, float maxBound) { pewter_MTLRenderCommandEncoder_setDepthTestMinBound_maxBound_(this, minBound, maxBound); }
  void setFragmentAccelerationStructure(const MTL::AccelerationStructure* accelerationStructure, NS::UInteger bufferIndex) { pewter_MTLRenderCommandEncoder_setFragmentAccelerationStructure_atBufferIndex_(this, accelerationStructure, bufferIndex); }
  void setFragmentBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setFragmentBuffer_offset_atIndex_(this, buffer, offset, index); }
  void setFragmentBufferOffset(NS::UInteger offset, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setFragmentBufferOffset_atIndex_(this, offset, index); }
  void setFragmentBuffers(const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range) { pewter_MTLRenderCommandEncoder_setFragmentBuffers_offsets_withRange_(this, buffers, offsets, range); }
  void setFragmentBytes(const void* bytes, NS::UInteger length, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setFragmentBytes_length_atIndex_(this, bytes, length, index); }
  void setFragmentIntersectionFunctionTable(const MTL::IntersectionFunctionTable* intersectionFunctionTable, NS::UInteger bufferIndex) { pewter_MTLRenderCommandEncoder_setFragmentIntersectionFunctionTable_atBufferIndex_(this, intersectionFunctionTable, bufferIndex); }
  void setFragmentIntersectionFunctionTables(const MTL::IntersectionFunctionTable* const* intersectionFunctionTables, NS::Range range) { pewter_MTLRenderCommandEncoder_setFragmentIntersectionFunctionTables_withBufferRange_(this, intersectionFunctionTables, range); }
  void setFragmentSamplerState(const MTL::SamplerState* sampler, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setFragmentSamplerState_atIndex_(this, sampler, index); }
  void setFragmentSamplerState(const MTL::SamplerState* sampler, float lodMinClamp, float lodMaxClamp, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setFragmentSamplerState_lodMinClamp_lodMaxClamp_atIndex_(this, sampler, lodMinClamp, lodMaxClamp, index); }
  void setFragmentSamplerStates(const MTL::SamplerState* const* samplers, NS::Range range) { pewter_MTLRenderCommandEncoder_setFragmentSamplerStates_withRange_(this, samplers, range); }
  void setFragmentSamplerStates(const MTL::SamplerState* const* samplers, const float* lodMinClamps, const float* lodMaxClamps, NS::Range range) { pewter_MTLRenderCommandEncoder_setFragmentSamplerStates_lodMinClamps_lodMaxClamps_withRange_(this, samplers, lodMinClamps, lodMaxClamps, range); }
  void setFragmentTexture(const MTL::Texture* texture, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setFragmentTexture_atIndex_(this, texture, index); }
  void setFragmentTextures(const MTL::Texture* const* textures, NS::Range range) { pewter_MTLRenderCommandEncoder_setFragmentTextures_withRange_(this, textures, range); }
  void setFragmentVisibleFunctionTable(const MTL::VisibleFunctionTable* functionTable, NS::UInteger bufferIndex) { pewter_MTLRenderCommandEncoder_setFragmentVisibleFunctionTable_atBufferIndex_(this, functionTable, bufferIndex); }
  void setFragmentVisibleFunctionTables(const MTL::VisibleFunctionTable* const* functionTables, NS::Range range) { pewter_MTLRenderCommandEncoder_setFragmentVisibleFunctionTables_withBufferRange_(this, functionTables, range); }
  void setFrontFacingWinding(MTL::Winding frontFacingWinding) { pewter_MTLRenderCommandEncoder_setFrontFacingWinding_(this, frontFacingWinding); }
  void setMeshBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setMeshBuffer_offset_atIndex_(this, buffer, offset, index); }
  void setMeshBufferOffset(NS::UInteger offset, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setMeshBufferOffset_atIndex_(this, offset, index); }
  void setMeshBuffers(const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range) { pewter_MTLRenderCommandEncoder_setMeshBuffers_offsets_withRange_(this, buffers, offsets, range); }
  void setMeshBytes(const void* bytes, NS::UInteger length, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setMeshBytes_length_atIndex_(this, bytes, length, index); }
  void setMeshSamplerState(const MTL::SamplerState* sampler, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setMeshSamplerState_atIndex_(this, sampler, index); }
  void setMeshSamplerState(const MTL::SamplerState* sampler, float lodMinClamp, float lodMaxClamp, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setMeshSamplerState_lodMinClamp_lodMaxClamp_atIndex_(this, sampler, lodMinClamp, lodMaxClamp, index); }
  void setMeshSamplerStates(const MTL::SamplerState* const* samplers, NS::Range range) { pewter_MTLRenderCommandEncoder_setMeshSamplerStates_withRange_(this, samplers, range); }
  void setMeshSamplerStates(const MTL::SamplerState* const* samplers, const float* lodMinClamps, const float* lodMaxClamps, NS::Range range) { pewter_MTLRenderCommandEncoder_setMeshSamplerStates_lodMinClamps_lodMaxClamps_withRange_(this, samplers, lodMinClamps, lodMaxClamps, range); }
  void setMeshTexture(const MTL::Texture* texture, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setMeshTexture_atIndex_(this, texture, index); }
  void setMeshTextures(const MTL::Texture* const* textures, NS::Range range) { pewter_MTLRenderCommandEncoder_setMeshTextures_withRange_(this, textures, range); }
  void setObjectBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setObjectBuffer_offset_atIndex_(this, buffer, offset, index); }
  void setObjectBufferOffset(NS::UInteger offset, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setObjectBufferOffset_atIndex_(this, offset, index); }
  void setObjectBuffers(const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range) { pewter_MTLRenderCommandEncoder_setObjectBuffers_offsets_withRange_(this, buffers, offsets, range); }
  void setObjectBytes(const void* bytes, NS::UInteger length, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setObjectBytes_length_atIndex_(this, bytes, length, index); }
  void setObjectSamplerState(const MTL::SamplerState* sampler, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setObjectSamplerState_atIndex_(this, sampler, index); }
  void setObjectSamplerState(const MTL::SamplerState* sampler, float lodMinClamp, float lodMaxClamp, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setObjectSamplerState_lodMinClamp_lodMaxClamp_atIndex_(this, sampler, lodMinClamp, lodMaxClamp, index); }
  void setObjectSamplerStates(const MTL::SamplerState* const* samplers, NS::Range range) { pewter_MTLRenderCommandEncoder_setObjectSamplerStates_withRange_(this, samplers, range); }
  void setObjectSamplerStates(const MTL::SamplerState* const* samplers, const float* lodMinClamps, const float* lodMaxClamps, NS::Range range) { pewter_MTLRenderCommandEncoder_setObjectSamplerStates_lodMinClamps_lodMaxClamps_withRange_(this, samplers, lodMinClamps, lodMaxClamps, range); }
  void setObjectTexture(const MTL::Texture* texture, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setObjectTexture_atIndex_(this, texture, index); }
  void setObjectTextures(const MTL::Texture* const* textures, NS::Range range) { pewter_MTLRenderCommandEncoder_setObjectTextures_withRange_(this, textures, range); }
  void setObjectThreadgroupMemoryLength(NS::UInteger length, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setObjectThreadgroupMemoryLength_atIndex_(this, length, index); }
  void setRenderPipelineState(const MTL::RenderPipelineState* pipelineState) { pewter_MTLRenderCommandEncoder_setRenderPipelineState_(this, pipelineState); }
  void setScissorRect(MTL::ScissorRect rect) { pewter_MTLRenderCommandEncoder_setScissorRect_(this, rect); }
  void setScissorRects(const MTL::ScissorRect* scissorRects, NS::UInteger count) { pewter_MTLRenderCommandEncoder_setScissorRects_count_(this, scissorRects, count); }
  void setStencilReferenceValue(std::uint32_t referenceValue) { pewter_MTLRenderCommandEncoder_setStencilReferenceValue_(this, referenceValue); }
  void setStencilReferenceValues(std::uint32_t frontReferenceValue, std::uint32_t backReferenceValue) { pewter_MTLRenderCommandEncoder_setStencilFrontReferenceValue_backReferenceValue_(this, frontReferenceValue, backReferenceValue); }
  void setStencilStoreAction(MTL::StoreAction storeAction) { pewter_MTLRenderCommandEncoder_setStencilStoreAction_(this, storeAction); }
  void setStencilStoreActionOptions(MTL::StoreActionOptions storeActionOptions) { pewter_MTLRenderCommandEncoder_setStencilStoreActionOptions_(this, storeActionOptions); }
  void setTessellationFactorBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger instanceStride) { pewter_MTLRenderCommandEncoder_setTessellationFactorBuffer_offset_instanceStride_(this, buffer, offset, instanceStride); }
  void setTessellationFactorScale(float scale) { pewter_MTLRenderCommandEncoder_setTessellationFactorScale_(this, scale); }
  void setThreadgroupMemoryLength(NS::UInteger length, NS::UInteger offset, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setThreadgroupMemoryLength_offset_atIndex_(this, length, offset, index); }
  void setTileAccelerationStructure(const MTL::AccelerationStructure* accelerationStructure, NS::UInteger bufferIndex) { pewter_MTLRenderCommandEncoder_setTileAccelerationStructure_atBufferIndex_(this, accelerationStructure, bufferIndex); }
  void setTileBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setTileBuffer_offset_atIndex_(this, buffer, offset, index); }
  void setTileBufferOffset(NS::UInteger offset, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setTileBufferOffset_atIndex_(this, offset, index); }
  void setTileBuffers(const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range) { pewter_MTLRenderCommandEncoder_setTileBuffers_offsets_withRange_(this, buffers, offsets, range); }
  void setTileBytes(const void* bytes, NS::UInteger length, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setTileBytes_length_atIndex_(this, bytes, length, index); }
  void setTileIntersectionFunctionTable(const MTL::IntersectionFunctionTable* intersectionFunctionTable, NS::UInteger bufferIndex) { pewter_MTLRenderCommandEncoder_setTileIntersectionFunctionTable_atBufferIndex_(this, intersectionFunctionTable, bufferIndex); }
  void setTileIntersectionFunctionTables(const MTL::IntersectionFunctionTable* const* intersectionFunctionTables, NS::Range range) { pewter_MTLRenderCommandEncoder_setTileIntersectionFunctionTables_withBufferRange_(this, intersectionFunctionTables, range); }
  void setTileSamplerState(const MTL::SamplerState* sampler, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setTileSamplerState_atIndex_(this, sampler, index); }
  void setTileSamplerState(const MTL::SamplerState* sampler, float lodMinClamp, float lodMaxClamp, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setTileSamplerState_lodMinClamp_lodMaxClamp_atIndex_(this, sampler, lodMinClamp, lodMaxClamp, index); }
  void setTileSamplerStates(const MTL::SamplerState* const* samplers, NS::Range range) { pewter_MTLRenderCommandEncoder_setTileSamplerStates_withRange_(this, samplers, range); }
  void setTileSamplerStates(const MTL::SamplerState* const* samplers, const float* lodMinClamps, const float* lodMaxClamps, NS::Range range) { pewter_MTLRenderCommandEncoder_setTileSamplerStates_lodMinClamps_lodMaxClamps_withRange_(this, samplers, lodMinClamps, lodMaxClamps, range); }
  void setTileTexture(const MTL::Texture* texture, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setTileTexture_atIndex_(this, texture, index); }
  void setTileTextures(const MTL::Texture* const* textures, NS::Range range) { pewter_MTLRenderCommandEncoder_setTileTextures_withRange_(this, textures, range); }
  void setTileVisibleFunctionTable(const MTL::VisibleFunctionTable* functionTable, NS::UInteger bufferIndex) { pewter_MTLRenderCommandEncoder_setTileVisibleFunctionTable_atBufferIndex_(this, functionTable, bufferIndex); }
  void setTileVisibleFunctionTables(const MTL::VisibleFunctionTable* const* functionTables, NS::Range range) { pewter_MTLRenderCommandEncoder_setTileVisibleFunctionTables_withBufferRange_(this, functionTables, range); }
  void setTriangleFillMode(MTL::TriangleFillMode fillMode) { pewter_MTLRenderCommandEncoder_setTriangleFillMode_(this, fillMode); }
  void setVertexAccelerationStructure(const MTL::AccelerationStructure* accelerationStructure, NS::UInteger bufferIndex) { pewter_MTLRenderCommandEncoder_setVertexAccelerationStructure_atBufferIndex_(this, accelerationStructure, bufferIndex); }
  void setVertexAmplificationCount(NS::UInteger count, const MTL::VertexAmplificationViewMapping* viewMappings) { pewter_MTLRenderCommandEncoder_setVertexAmplificationCount_viewMappings_(this, count, viewMappings); }
  void setVertexBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setVertexBuffer_offset_atIndex_(this, buffer, offset, index); }
  void setVertexBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger stride, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setVertexBuffer_offset_attributeStride_atIndex_(this, buffer, offset, stride, index); }
  void setVertexBufferOffset(NS::UInteger offset, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setVertexBufferOffset_atIndex_(this, offset, index); }
  void setVertexBufferOffset(NS::UInteger offset, NS::UInteger stride, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setVertexBufferOffset_attributeStride_atIndex_(this, offset, stride, index); }
  void setVertexBuffers(const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range) { pewter_MTLRenderCommandEncoder_setVertexBuffers_offsets_withRange_(this, buffers, offsets, range); }
  void setVertexBuffers(const MTL::Buffer* const* buffers, const NS::UInteger* offsets, const NS::UInteger* strides, NS::Range range) { pewter_MTLRenderCommandEncoder_setVertexBuffers_offsets_attributeStrides_withRange_(this, buffers, offsets, strides, range); }
  void setVertexBytes(const void* bytes, NS::UInteger length, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setVertexBytes_length_atIndex_(this, bytes, length, index); }
  void setVertexBytes(const void* bytes, NS::UInteger length, NS::UInteger stride, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setVertexBytes_length_attributeStride_atIndex_(this, bytes, length, stride, index); }
  void setVertexIntersectionFunctionTable(const MTL::IntersectionFunctionTable* intersectionFunctionTable, NS::UInteger bufferIndex) { pewter_MTLRenderCommandEncoder_setVertexIntersectionFunctionTable_atBufferIndex_(this, intersectionFunctionTable, bufferIndex); }
  void setVertexIntersectionFunctionTables(const MTL::IntersectionFunctionTable* const* intersectionFunctionTables, NS::Range range) { pewter_MTLRenderCommandEncoder_setVertexIntersectionFunctionTables_withBufferRange_(this, intersectionFunctionTables, range); }
  void setVertexSamplerState(const MTL::SamplerState* sampler, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setVertexSamplerState_atIndex_(this, sampler, index); }
  void setVertexSamplerState(const MTL::SamplerState* sampler, float lodMinClamp, float lodMaxClamp, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setVertexSamplerState_lodMinClamp_lodMaxClamp_atIndex_(this, sampler, lodMinClamp, lodMaxClamp, index); }
  void setVertexSamplerStates(const MTL::SamplerState* const* samplers, NS::Range range) { pewter_MTLRenderCommandEncoder_setVertexSamplerStates_withRange_(this, samplers, range); }
  void setVertexSamplerStates(const MTL::SamplerState* const* samplers, const float* lodMinClamps, const float* lodMaxClamps, NS::Range range) { pewter_MTLRenderCommandEncoder_setVertexSamplerStates_lodMinClamps_lodMaxClamps_withRange_(this, samplers, lodMinClamps, lodMaxClamps, range); }
  void setVertexTexture(const MTL::Texture* texture, NS::UInteger index) { pewter_MTLRenderCommandEncoder_setVertexTexture_atIndex_(this, texture, index); }
  void setVertexTextures(const MTL::Texture* const* textures, NS::Range range) { pewter_MTLRenderCommandEncoder_setVertexTextures_withRange_(this, textures, range); }
  void setVertexVisibleFunctionTable(const MTL::VisibleFunctionTable* functionTable, NS::UInteger bufferIndex) { pewter_MTLRenderCommandEncoder_setVertexVisibleFunctionTable_atBufferIndex_(this, functionTable, bufferIndex); }
  void setVertexVisibleFunctionTables(const MTL::VisibleFunctionTable* const* functionTables, NS::Range range) { pewter_MTLRenderCommandEncoder_setVertexVisibleFunctionTables_withBufferRange_(this, functionTables, range); }
  void setViewport(MTL::Viewport viewport) { pewter_MTLRenderCommandEncoder_setViewport_(this, viewport); }
  void setViewports(const MTL::Viewport* viewports, NS::UInteger count) { pewter_MTLRenderCommandEncoder_setViewports_count_(this, viewports, count); }
  void setVisibilityResultMode(MTL::VisibilityResultMode mode, NS::UInteger offset) { pewter_MTLRenderCommandEncoder_setVisibilityResultMode_offset_(this, mode, offset); }
  void textureBarrier() { pewter_MTLRenderCommandEncoder_textureBarrier(this); }
  NS::UInteger tileHeight() const { return pewter_MTLRenderCommandEncoder_tileHeight(this); }
  NS::UInteger tileWidth() const { return pewter_MTLRenderCommandEncoder_tileWidth(this); }
  void updateFence(const MTL::Fence* fence, MTL::RenderStages stages) { pewter_MTLRenderCommandEncoder_updateFence_afterStages_(this, fence, stages); }
  void useHeap(const MTL::Heap* heap) { pewter_MTLRenderCommandEncoder_useHeap_(this, heap); }
  void useHeap(const MTL::Heap* heap, MTL::RenderStages stages) { pewter_MTLRenderCommandEncoder_useHeap_stages_(this, heap, stages); }
  void useHeaps(const MTL::Heap* const* heaps, NS::UInteger count) { pewter_MTLRenderCommandEncoder_useHeaps_count_(this, heaps, count); }
  void useHeaps(const MTL::Heap* const* heaps, NS::UInteger count, MTL::RenderStages stages) { pewter_MTLRenderCommandEncoder_useHeaps_count_stages_(this, heaps, count, stages); }
  void useResource(const MTL::Resource* resource, MTL::ResourceUsage usage) { pewter_MTLRenderCommandEncoder_useResource_usage_(this, resource, usage); }
  void useResource(const MTL::Resource* resource, MTL::ResourceUsage usage, MTL::RenderStages stages) { pewter_MTLRenderCommandEncoder_useResource_usage_stages_(this, resource, usage, stages); }
  void useResources(const MTL::Resource* const* resources, NS::UInteger count, MTL::ResourceUsage usage) { pewter_MTLRenderCommandEncoder_useResources_count_usage_(this, resources, count, usage); }
  void useResources(const MTL::Resource* const* resources, NS::UInteger count, MTL::ResourceUsage usage, MTL::RenderStages stages) { pewter_MTLRenderCommandEncoder_useResources_count_usage_stages_(this, resources, count, usage, stages); }
  void waitForFence(const MTL::Fence* fence, MTL::RenderStages stages) { pewter_MTLRenderCommandEncoder_waitForFence_beforeStages_(this, fence, stages); }
};
}  // namespace MTL
#include "../Metal/MTLArgument.hpp"
#include "../Metal/MTLRenderPass.hpp"
