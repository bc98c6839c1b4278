// Generated from kernels/metal/interface/Metal/MTLComputeCommandEncoder.def.
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
class ComputeCommandEncoder;
class ComputePipelineState;
class CounterSampleBuffer;
enum DispatchType : NS::UInteger;
class Fence;
class Heap;
class IndirectCommandBuffer;
class IntersectionFunctionTable;
class Resource;
using ResourceUsage = NS::UInteger;
class SamplerState;
class Texture;
class VisibleFunctionTable;
}
namespace MTL {
struct DispatchThreadgroupsIndirectArguments {
  std::uint32_t threadgroupsPerGrid[3];
};
struct DispatchThreadsIndirectArguments {
  std::uint32_t threadsPerGrid[3];
  std::uint32_t threadsPerThreadgroup[3];
};
struct StageInRegionIndirectArguments {
  std::uint32_t stageInOrigin[3];
  std::uint32_t stageInSize[3];
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
void pewter_MTLComputeCommandEncoder_dispatchThreadgroups_threadsPerThreadgroup_(MTL::ComputeCommandEncoder* self, MTL::Size threadgroupsPerGrid, MTL::Size threadsPerThreadgroup);
void pewter_MTLComputeCommandEncoder_dispatchThreadgroupsWithIndirectBuffer_indirectBufferOffset_threadsPerThreadgroup_(MTL::ComputeCommandEncoder* self, const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset, MTL::Size threadsPerThreadgroup);
void pewter_MTLComputeCommandEncoder_dispatchThreads_threadsPerThreadgroup_(MTL::ComputeCommandEncoder* self, MTL::Size threadsPerGrid, MTL::Size threadsPerThreadgroup);
MTL::DispatchType pewter_MTLComputeCommandEncoder_dispatchType(const MTL::ComputeCommandEncoder* self);
void pewter_MTLComputeCommandEncoder_executeCommandsInBuffer_withRange_(MTL::ComputeCommandEncoder* self, const MTL::IndirectCommandBuffer* indirectCommandBuffer, NS::Range executionRange);
void pewter_MTLComputeCommandEncoder_executeCommandsInBuffer_indirectBuffer_indirectBufferOffset_(MTL::ComputeCommandEncoder* self, const MTL::IndirectCommandBuffer* indirectCommandbuffer, const MTL::Buffer* indirectRangeBuffer, NS::UInteger indirectBufferOffset);
void pewter_MTLComputeCommandEncoder_memoryBarrierWithScope_(MTL::ComputeCommandEncoder* self, MTL::BarrierScope scope);
void pewter_MTLComputeCommandEncoder_memoryBarrierWithResources_count_(MTL::ComputeCommandEncoder* self, const MTL::Resource* const* resources, NS::UInteger count);
void pewter_MTLComputeCommandEncoder_sampleCountersInBuffer_atSampleIndex_withBarrier_(MTL::ComputeCommandEncoder* self, const MTL::CounterSampleBuffer* sampleBuffer, NS::UInteger sampleIndex, bool barrier);
void pewter_MTLComputeCommandEncoder_setAccelerationStructure_atBufferIndex_(MTL::ComputeCommandEncoder* self, const MTL::AccelerationStructure* accelerationStructure, NS::UInteger bufferIndex);
void pewter_MTLComputeCommandEncoder_setBuffer_offset_atIndex_(MTL::ComputeCommandEncoder* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index);
void pewter_MTLComputeCommandEncoder_setBuffer_offset_attributeStride_atIndex_(MTL::ComputeCommandEncoder* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger stride, NS::UInteger index);
void pewter_MTLComputeCommandEncoder_setBufferOffset_atIndex_(MTL::ComputeCommandEncoder* self, NS::UInteger offset, NS::UInteger index);
void pewter_MTLComputeCommandEncoder_setBufferOffset_attributeStride_atIndex_(MTL::ComputeCommandEncoder* self, NS::UInteger offset, NS::UInteger stride, NS::UInteger index);
void pewter_MTLComputeCommandEncoder_setBuffers_offsets_withRange_(MTL::ComputeCommandEncoder* self, const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range);
void pewter_MTLComputeCommandEncoder_setBuffers_offsets_attributeStrides_withRange_(MTL::ComputeCommandEncoder* self, const MTL::Buffer* const* buffers, const NS::UInteger* offsets, const NS::UInteger* strides, NS::Range range);
void pewter_MTLComputeCommandEncoder_setBytes_length_atIndex_(MTL::ComputeCommandEncoder* self, const void* bytes, NS::UInteger length, NS::UInteger index);
void pewter_MTLComputeCommandEncoder_setBytes_length_attributeStride_atIndex_(MTL::ComputeCommandEncoder* self, const void* bytes, NS::UInteger length, NS::UInteger stride, NS::UInteger index);
void pewter_MTLComputeCommandEncoder_setComputePipelineState_(MTL::ComputeCommandEncoder* self, const MTL::ComputePipelineState* state);
void pewter_MTLComputeCommandEncoder_setImageblockWidth_height_(MTL::ComputeCommandEncoder* self, NS::UInteger width, NS::UInteger height);
void pewter_MTLComputeCommandEncoder_setIntersectionFunctionTable_atBufferIndex_(MTL::ComputeCommandEncoder* self, const MTL::IntersectionFunctionTable* intersectionFunctionTable, NS::UInteger bufferIndex);
void pewter_MTLComputeCommandEncoder_setIntersectionFunctionTables_withBufferRange_(MTL::ComputeCommandEncoder* self, const MTL::IntersectionFunctionTable* const* intersectionFunctionTables, NS::Range range);
void pewter_MTLComputeCommandEncoder_setSamplerState_atIndex_(MTL::ComputeCommandEncoder* self, const MTL::SamplerState* sampler, NS::UInteger index);
void pewter_MTLComputeCommandEncoder_setSamplerState_lodMinClamp_lodMaxClamp_atIndex_(MTL::ComputeCommandEncoder* self, const MTL::SamplerState* sampler, float lodMinClamp, float lodMaxClamp, NS::UInteger index);
void pewter_MTLComputeCommandEncoder_setSamplerStates_withRange_(MTL::ComputeCommandEncoder* self, const MTL::SamplerState* const* samplers, NS::Range range);
void pewter_MTLComputeCommandEncoder_setSamplerStates_lodMinClamps_lodMaxClamps_withRange_(MTL::ComputeCommandEncoder* self, const MTL::SamplerState* const* samplers, const float* lodMinClamps, const float* lodMaxClamps, NS::Range range);
void pewter_MTLComputeCommandEncoder_setStageInRegion_(MTL::ComputeCommandEncoder* self, MTL::Region region);
void pewter_MTLComputeCommandEncoder_setStageInRegionWithIndirectBuffer_indirectBufferOffset_(MTL::ComputeCommandEncoder* self, const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset);
void pewter_MTLComputeCommandEncoder_setTexture_atIndex_(MTL::ComputeCommandEncoder* self, const MTL::Texture* texture, NS::UInteger index);
void pewter_MTLComputeCommandEncoder_setTextures_withRange_(MTL::ComputeCommandEncoder* self, const MTL::Texture* const* textures, NS::Range range);
void pewter_MTLComputeCommandEncoder_setThreadgroupMemoryLength_atIndex_(MTL::ComputeCommandEncoder* self, NS::UInteger length, NS::UInteger index);
void pewter_MTLComputeCommandEncoder_setVisibleFunctionTable_atBufferIndex_(MTL::ComputeCommandEncoder* self, const MTL::VisibleFunctionTable* visibleFunctionTable, NS::UInteger bufferIndex);
void pewter_MTLComputeCommandEncoder_setVisibleFunctionTables_withBufferRange_(MTL::ComputeCommandEncoder* self, const MTL::VisibleFunctionTable* const* visibleFunctionTables, NS::Range range);
void pewter_MTLComputeCommandEncoder_updateFence_(MTL::ComputeCommandEncoder* self, const MTL::Fence* fence);
void pewter_MTLComputeCommandEncoder_useHeap_(MTL::ComputeCommandEncoder* self, const MTL::Heap* heap);
void pewter_MTLComputeCommandEncoder_useHeaps_count_(MTL::ComputeCommandEncoder* self, const MTL::Heap* const* heaps, NS::UInteger count);
void pewter_MTLComputeCommandEncoder_useResource_usage_(MTL::ComputeCommandEncoder* self, const MTL::Resource* resource, MTL::ResourceUsage usage);
void pewter_MTLComputeCommandEncoder_useResources_count_usage_(MTL::ComputeCommandEncoder* self, const MTL::Resource* const* resources, NS::UInteger count, MTL::ResourceUsage usage);
void pewter_MTLComputeCommandEncoder_waitForFence_(MTL::ComputeCommandEncoder* self, const MTL::Fence* fence);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class ComputeCommandEncoder : public NS::Referencing<ComputeCommandEncoder, CommandEncoder> {
 public:
  void dispatchThreadgroups(MTL::Size threadgroupsPerGrid, MTL::Size threadsPerThreadgroup) { pewter_MTLComputeCommandEncoder_dispatchThreadgroups_threadsPerThreadgroup_(this, threadgroupsPerGrid, threadsPerThreadgroup); }
  void dispatchThreadgroups(const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset, MTL::Size threadsPerThreadgroup) { pewter_MTLComputeCommandEncoder_dispatchThreadgroupsWithIndirectBuffer_indirectBufferOffset_threadsPerThreadgroup_(this, indirectBuffer, indirectBufferOffset, threadsPerThreadgroup); }
  void dispatchThreads(MTL::Size threadsPerGrid, MTL::Size threadsPerThreadgroup) { pewter_MTLComputeCommandEncoder_dispatchThreads_threadsPerThreadgroup_(this, threadsPerGrid, threadsPerThreadgroup); }
  MTL::DispatchType dispatchType() const { return pewter_MTLComputeCommandEncoder_dispatchType(this); }
  void executeCommandsInBuffer(const MTL::IndirectCommandBuffer* indirectCommandBuffer, NS::Range executionRange) { pewter_MTLComputeCommandEncoder_executeCommandsInBuffer_withRange_(this, indirectCommandBuffer, executionRange); }
  void executeCommandsInBuffer(const MTL::IndirectCommandBuffer* indirectCommandbuffer, const MTL::Buffer* indirectRangeBuffer, NS::UInteger indirectBufferOffset) { pewter_MTLComputeCommandEncoder_executeCommandsInBuffer_indirectBuffer_indirectBufferOffset_(this, indirectCommandbuffer, indirectRangeBuffer, indirectBufferOffset); }
  void memoryBarrier(MTL::BarrierScope scope) { pewter_MTLComputeCommandEncoder_memoryBarrierWithScope_(this, scope); }
  void memoryBarrier(const MTL::Resource* const* resources, NS::UInteger count) { pewter_MTLComputeCommandEncoder_memoryBarrierWithResources_count_(this, resources, count); }
  void sampleCountersInBuffer(const MTL::CounterSampleBuffer* sampleBuffer, NS::UInteger sampleIndex, bool barrier) { pewter_MTLComputeCommandEncoder_sampleCountersInBuffer_atSampleIndex_withBarrier_(this, sampleBuffer, sampleIndex, barrier); }
  void setAccelerationStructure(const MTL::AccelerationStructure* accelerationStructure, NS::UInteger bufferIndex) { pewter_MTLComputeCommandEncoder_setAccelerationStructure_atBufferIndex_(this, accelerationStructure, bufferIndex); }
  void setBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) { pewter_MTLComputeCommandEncoder_setBuffer_offset_atIndex_(this, buffer, offset, index); }
  void setBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger stride, NS::UInteger index) { pewter_MTLComputeCommandEncoder_setBuffer_offset_attributeStride_atIndex_(this, buffer, offset, stride, index); }
  void setBufferOffset(NS::UInteger offset, NS::UInteger index) { pewter_MTLComputeCommandEncoder_setBufferOffset_atIndex_(this, offset, index); }
  void setBufferOffset(NS::UInteger offset, NS::UInteger stride, NS::UInteger index) { pewter_MTLComputeCommandEncoder_setBufferOffset_attributeStride_atIndex_(this, offset, stride, index); }
  void setBuffers(const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range) { pewter_MTLComputeCommandEncoder_setBuffers_offsets_withRange_(this, buffers, offsets, range); }
  void setBuffers(const MTL::Buffer* const* buffers, const NS::UInteger* offsets, const NS::UInteger* strides, NS::Range range) { pewter_MTLComputeCommandEncoder_setBuffers_offsets_attributeStrides_withRange_(this, buffers, offsets, strides, range); }
  void setBytes(const void* bytes, NS::UInteger length, NS::UInteger index) { pewter_MTLComputeCommandEncoder_setBytes_length_atIndex_(this, bytes, length, index); }
  void setBytes(const void* bytes, NS::UInteger length, NS::UInteger stride, NS::UInteger index) { pewter_MTLComputeCommandEncoder_setBytes_length_attributeStride_atIndex_(this, bytes, length, stride, index); }
  void setComputePipelineState(const MTL::ComputePipelineState* state) { pewter_MTLComputeCommandEncoder_setComputePipelineState_(this, state); }
  void setImageblockWidth(NS::UInteger width, NS::UInteger height) { pewter_MTLComputeCommandEncoder_setImageblockWidth_height_(this, width, height); }
  void setIntersectionFunctionTable(const MTL::IntersectionFunctionTable* intersectionFunctionTable, NS::UInteger bufferIndex) { pewter_MTLComputeCommandEncoder_setIntersectionFunctionTable_atBufferIndex_(this, intersectionFunctionTable, bufferIndex); }
  void setIntersectionFunctionTables(const MTL::IntersectionFunctionTable* const* intersectionFunctionTables, NS::Range range) { pewter_MTLComputeCommandEncoder_setIntersectionFunctionTables_withBufferRange_(this, intersectionFunctionTables, range); }
  void setSamplerState(const MTL::SamplerState* sampler, NS::UInteger index) { pewter_MTLComputeCommandEncoder_setSamplerState_atIndex_(this, sampler, index); }
  void setSamplerState(const MTL::SamplerState* sampler, float lodMinClamp, float lodMaxClamp, NS::UInteger index) { pewter_MTLComputeCommandEncoder_setSamplerState_lodMinClamp_lodMaxClamp_atIndex_(this, sampler, lodMinClamp, lodMaxClamp, index); }
  void setSamplerStates(const MTL::SamplerState* const* samplers, NS::Range range) { pewter_MTLComputeCommandEncoder_setSamplerStates_withRange_(this, samplers, range); }
  void setSamplerStates(const MTL::SamplerState* const* samplers, const float* lodMinClamps, const float* lodMaxClamps, NS::Range range) { pewter_MTLComputeCommandEncoder_setSamplerStates_lodMinClamps_lodMaxClamps_withRange_(this, samplers, lodMinClamps, lodMaxClamps, range); }
  void setStageInRegion(MTL::Region region) { pewter_MTLComputeCommandEncoder_setStageInRegion_(this, region); }
  void setStageInRegion(const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset) { pewter_MTLComputeCommandEncoder_setStageInRegionWithIndirectBuffer_indirectBufferOffset_(this, indirectBuffer, indirectBufferOffset); }
  void setTexture(const MTL::Texture* texture, NS::UInteger index) { pewter_MTLComputeCommandEncoder_setTexture_atIndex_(this, texture, index); }
  void setTextures(const MTL::Texture* const* textures, NS::Range range) { pewter_MTLComputeCommandEncoder_setTextures_withRange_(this, textures, range); }
  void setThreadgroupMemoryLength(NS::UInteger length, NS::UInteger index) { pewter_MTLComputeCommandEncoder_setThreadgroupMemoryLength_atIndex_(this, length, index); }
  void setVisibleFunctionTable(const MTL::VisibleFunctionTable* visibleFunctionTable, NS::UInteger bufferIndex) { pewter_MTLComputeCommandEncoder_setVisibleFunctionTable_atBufferIndex_(this, visibleFunctionTable, bufferIndex); }
  void setVisibleFunctionTables(const MTL::VisibleFunctionTable* const* visibleFunctionTables, NS::Range range) { pewter_MTLComputeCommandEncoder_setVisibleFunctionTables_withBufferRange_(this, visibleFunctionTables, range); }
  void updateFence(const MTL::Fence* fence) { pewter_MTLComputeCommandEncoder_updateFence_(this, fence); }
  void useHeap(const MTL::Heap* heap) { pewter_MTLComputeCommandEncoder_useHeap_(this, heap); }
  void useHeaps(const MTL::Heap* const* heaps, NS::UInteger count) { pewter_MTLComputeCommandEncoder_useHeaps_count_(this, heaps, count); }
  void useResource(const MTL::Resource* resource, MTL::ResourceUsage usage) { pewter_MTLComputeCommandEncoder_useResource_usage_(this, resource, usage); }
  void useResources(const MTL::Resource* const* resources, NS::UInteger count, MTL::ResourceUsage usage) { pewter_MTLComputeCommandEncoder_useResources_count_usage_(this, resources, count, usage); }
  void waitForFence(const MTL::Fence* fence) { pewter_MTLComputeCommandEncoder_waitForFence_(this, fence); }
};
}  // namespace MTL
#include "../Metal/MTLCommandBuffer.hpp"
