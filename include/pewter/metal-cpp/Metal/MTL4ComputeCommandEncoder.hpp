// Generated from kernels/metal/interface/Metal/MTL4ComputeCommandEncoder.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTL4BufferRange.hpp"
#include "../Metal/MTL4CommandEncoder.hpp"

namespace MTL4 {
class AccelerationStructureDescriptor;
class ArgumentTable;
class CommandEncoder;
class ComputeCommandEncoder;
class CounterHeap;
enum TimestampGranularity : NS::Integer;
}
namespace MTL {
class AccelerationStructure;
using AccelerationStructureRefitOptions = NS::UInteger;
using BlitOption = NS::UInteger;
class Buffer;
class ComputePipelineState;
class IndirectCommandBuffer;
using Stages = NS::UInteger;
class Tensor;
class TensorExtents;
class Texture;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
void pewter_MTL4ComputeCommandEncoder_buildAccelerationStructure_descriptor_scratchBuffer_(MTL4::ComputeCommandEncoder* self, const MTL::AccelerationStructure* accelerationStructure, const MTL4::AccelerationStructureDescriptor* descriptor, MTL4::BufferRange scratchBuffer);
void pewter_MTL4ComputeCommandEncoder_copyAccelerationStructure_toAccelerationStructure_(MTL4::ComputeCommandEncoder* self, const MTL::AccelerationStructure* sourceAccelerationStructure, const MTL::AccelerationStructure* destinationAccelerationStructure);
void pewter_MTL4ComputeCommandEncoder_copyAndCompactAccelerationStructure_toAccelerationStructure_(MTL4::ComputeCommandEncoder* self, const MTL::AccelerationStructure* sourceAccelerationStructure, const MTL::AccelerationStructure* destinationAccelerationStructure);
void pewter_MTL4ComputeCommandEncoder_copyFromBuffer_sourceOffset_toBuffer_destinationOffset_size_(MTL4::ComputeCommandEncoder* self, const MTL::Buffer* sourceBuffer, NS::UInteger sourceOffset, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset, NS::UInteger size);
void pewter_MTL4ComputeCommandEncoder_copyFromBuffer_sourceOffset_sourceBytesPerRow_sourceBytesPerImage_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_(MTL4::ComputeCommandEncoder* self, const MTL::Buffer* sourceBuffer, NS::UInteger sourceOffset, NS::UInteger sourceBytesPerRow, NS::UInteger sourceBytesPerImage, MTL::Size sourceSize, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, MTL::Origin destinationOrigin);
void pewter_MTL4ComputeCommandEncoder_copyFromBuffer_sourceOffset_sourceBytesPerRow_sourceBytesPerImage_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_options_(MTL4::ComputeCommandEncoder* self, const MTL::Buffer* sourceBuffer, NS::UInteger sourceOffset, NS::UInteger sourceBytesPerRow, NS::UInteger sourceBytesPerImage, MTL::Size sourceSize, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, MTL::Origin destinationOrigin, MTL::BlitOption options);
void pewter_MTL4ComputeCommandEncoder_copyFromTensor_sourceOrigin_sourceDimensions_toTensor_destinationOrigin_destinationDimensions_(MTL4::ComputeCommandEncoder* self, const MTL::Tensor* sourceTensor, const MTL::TensorExtents* sourceOrigin, const MTL::TensorExtents* sourceDimensions, const MTL::Tensor* destinationTensor, const MTL::TensorExtents* destinationOrigin, const MTL::TensorExtents* destinationDimensions);
void pewter_MTL4ComputeCommandEncoder_copyFromTexture_toTexture_(MTL4::ComputeCommandEncoder* self, const MTL::Texture* sourceTexture, const MTL::Texture* destinationTexture);
void pewter_MTL4ComputeCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_toTexture_destinationSlice_destinationLevel_sliceCount_levelCount_(MTL4::ComputeCommandEncoder* self, const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, NS::UInteger sliceCount, NS::UInteger levelCount);
void pewter_MTL4ComputeCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_(MTL4::ComputeCommandEncoder* self, const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, MTL::Origin sourceOrigin, MTL::Size sourceSize, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, MTL::Origin destinationOrigin);
void pewter_MTL4ComputeCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toBuffer_destinationOffset_destinationBytesPerRow_destinationBytesPerImage_(MTL4::ComputeCommandEncoder* self, const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, MTL::Origin sourceOrigin, MTL::Size sourceSize, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset, NS::UInteger destinationBytesPerRow, NS::UInteger destinationBytesPerImage);
void pewter_MTL4ComputeCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toBuffer_destinationOffset_destinationBytesPerRow_destinationBytesPerImage_options_(MTL4::ComputeCommandEncoder* self, const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, MTL::Origin sourceOrigin, MTL::Size sourceSize, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset, NS::UInteger destinationBytesPerRow, NS::UInteger destinationBytesPerImage, MTL::BlitOption options);
void pewter_MTL4ComputeCommandEncoder_copyIndirectCommandBuffer_sourceRange_destination_destinationIndex_(MTL4::ComputeCommandEncoder* self, const MTL::IndirectCommandBuffer* source, NS::Range sourceRange, const MTL::IndirectCommandBuffer* destination, NS::UInteger destinationIndex);
void pewter_MTL4ComputeCommandEncoder_dispatchThreadgroups_threadsPerThreadgroup_(MTL4::ComputeCommandEncoder* self, MTL::Size threadgroupsPerGrid, MTL::Size threadsPerThreadgroup);
void pewter_MTL4ComputeCommandEncoder_dispatchThreadgroupsWithIndirectBuffer_threadsPerThreadgroup_(MTL4::ComputeCommandEncoder* self, MTL::GPUAddress indirectBuffer, MTL::Size threadsPerThreadgroup);
void pewter_MTL4ComputeCommandEncoder_dispatchThreads_threadsPerThreadgroup_(MTL4::ComputeCommandEncoder* self, MTL::Size threadsPerGrid, MTL::Size threadsPerThreadgroup);
void pewter_MTL4ComputeCommandEncoder_dispatchThreadsWithIndirectBuffer_(MTL4::ComputeCommandEncoder* self, MTL::GPUAddress indirectBuffer);
void pewter_MTL4ComputeCommandEncoder_executeCommandsInBuffer_withRange_(MTL4::ComputeCommandEncoder* self, const MTL::IndirectCommandBuffer* indirectCommandBuffer, NS::Range executionRange);
void pewter_MTL4ComputeCommandEncoder_executeCommandsInBuffer_indirectBuffer_(MTL4::ComputeCommandEncoder* self, const MTL::IndirectCommandBuffer* indirectCommandbuffer, MTL::GPUAddress indirectRangeBuffer);
void pewter_MTL4ComputeCommandEncoder_fillBuffer_range_value_(MTL4::ComputeCommandEncoder* self, const MTL::Buffer* buffer, NS::Range range, std::uint8_t value);
void pewter_MTL4ComputeCommandEncoder_generateMipmapsForTexture_(MTL4::ComputeCommandEncoder* self, const MTL::Texture* texture);
void pewter_MTL4ComputeCommandEncoder_optimizeContentsForCPUAccess_(MTL4::ComputeCommandEncoder* self, const MTL::Texture* texture);
void pewter_MTL4ComputeCommandEncoder_optimizeContentsForCPUAccess_slice_level_(MTL4::ComputeCommandEncoder* self, const MTL::Texture* texture, NS::UInteger slice, NS::UInteger level);
void pewter_MTL4ComputeCommandEncoder_optimizeContentsForGPUAccess_(MTL4::ComputeCommandEncoder* self, const MTL::Texture* texture);
void pewter_MTL4ComputeCommandEncoder_optimizeContentsForGPUAccess_slice_level_(MTL4::ComputeCommandEncoder* self, const MTL::Texture* texture, NS::UInteger slice, NS::UInteger level);
void pewter_MTL4ComputeCommandEncoder_optimizeIndirectCommandBuffer_withRange_(MTL4::ComputeCommandEncoder* self, const MTL::IndirectCommandBuffer* indirectCommandBuffer, NS::Range range);
void pewter_MTL4ComputeCommandEncoder_refitAccelerationStructure_descriptor_destination_scratchBuffer_(MTL4::ComputeCommandEncoder* self, const MTL::AccelerationStructure* sourceAccelerationStructure, const MTL4::AccelerationStructureDescriptor* descriptor, const MTL::AccelerationStructure* destinationAccelerationStructure, MTL4::BufferRange scratchBuffer);
void pewter_MTL4ComputeCommandEncoder_refitAccelerationStructure_descriptor_destination_scratchBuffer_options_(MTL4::ComputeCommandEncoder* self, const MTL::AccelerationStructure* sourceAccelerationStructure, const MTL4::AccelerationStructureDescriptor* descriptor, const MTL::AccelerationStructure* destinationAccelerationStructure, MTL4::BufferRange scratchBuffer, MTL::AccelerationStructureRefitOptions options);
void pewter_MTL4ComputeCommandEncoder_resetCommandsInBuffer_withRange_(MTL4::ComputeCommandEncoder* self, const MTL::IndirectCommandBuffer* buffer, NS::Range range);
void pewter_MTL4ComputeCommandEncoder_setArgumentTable_(MTL4::ComputeCommandEncoder* self, const MTL4::ArgumentTable* argumentTable);
void pewter_MTL4ComputeCommandEncoder_setComputePipelineState_(MTL4::ComputeCommandEncoder* self, const MTL::ComputePipelineState* state);
void pewter_MTL4ComputeCommandEncoder_setImageblockWidth_height_(MTL4::ComputeCommandEncoder* self, NS::UInteger width, NS::UInteger height);
void pewter_MTL4ComputeCommandEncoder_setThreadgroupMemoryLength_atIndex_(MTL4::ComputeCommandEncoder* self, NS::UInteger length, NS::UInteger index);
MTL::Stages pewter_MTL4ComputeCommandEncoder_stages(MTL4::ComputeCommandEncoder* self);
void pewter_MTL4ComputeCommandEncoder_writeCompactedAccelerationStructureSize_toBuffer_(MTL4::ComputeCommandEncoder* self, const MTL::AccelerationStructure* accelerationStructure, MTL4::BufferRange buffer);
void pewter_MTL4ComputeCommandEncoder_writeTimestampWithGranularity_intoHeap_atIndex_(MTL4::ComputeCommandEncoder* self, MTL4::TimestampGranularity granularity, const MTL4::CounterHeap* counterHeap, NS::UInteger index);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class ComputeCommandEncoder : public NS::Referencing<ComputeCommandEncoder, CommandEncoder> {
 public:
  void buildAccelerationStructure(const MTL::AccelerationStructure* accelerationStructure, const MTL4::AccelerationStructureDescriptor* descriptor, MTL4::BufferRange scratchBuffer) { pewter_MTL4ComputeCommandEncoder_buildAccelerationStructure_descriptor_scratchBuffer_(this, accelerationStructure, descriptor, scratchBuffer); }
  void copyAccelerationStructure(const MTL::AccelerationStructure* sourceAccelerationStructure, const MTL::AccelerationStructure* destinationAccelerationStructure) { pewter_MTL4ComputeCommandEncoder_copyAccelerationStructure_toAccelerationStructure_(this, sourceAccelerationStructure, destinationAccelerationStructure); }
  void copyAndCompactAccelerationStructure(const MTL::AccelerationStructure* sourceAccelerationStructure, const MTL::AccelerationStructure* destinationAccelerationStructure) { pewter_MTL4ComputeCommandEncoder_copyAndCompactAccelerationStructure_toAccelerationStructure_(this, sourceAccelerationStructure, destinationAccelerationStructure); }
  void copyFromBuffer(const MTL::Buffer* sourceBuffer, NS::UInteger sourceOffset, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset, NS::UInteger size) { pewter_MTL4ComputeCommandEncoder_copyFromBuffer_sourceOffset_toBuffer_destinationOffset_size_(this, sourceBuffer, sourceOffset, destinationBuffer, destinationOffset, size); }
  void copyFromBuffer(const MTL::Buffer* sourceBuffer, NS::UInteger sourceOffset, NS::UInteger sourceBytesPerRow, NS::UInteger sourceBytesPerImage, MTL::Size sourceSize, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, MTL::Origin destinationOrigin) { pewter_MTL4ComputeCommandEncoder_copyFromBuffer_sourceOffset_sourceBytesPerRow_sourceBytesPerImage_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_(this, sourceBuffer, sourceOffset, sourceBytesPerRow, sourceBytesPerImage, sourceSize, destinationTexture, destinationSlice, destinationLevel, destinationOrigin); }
  void copyFromBuffer(const MTL::Buffer* sourceBuffer, NS::UInteger sourceOffset, NS::UInteger sourceBytesPerRow, NS::UInteger sourceBytesPerImage, MTL::Size sourceSize, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, MTL::Origin destinationOrigin, MTL::BlitOption options) { pewter_MTL4ComputeCommandEncoder_copyFromBuffer_sourceOffset_sourceBytesPerRow_sourceBytesPerImage_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_options_(this, sourceBuffer, sourceOffset, sourceBytesPerRow, sourceBytesPerImage, sourceSize, destinationTexture, destinationSlice, destinationLevel, destinationOrigin, options); }
  void copyFromTensor(const MTL::Tensor* sourceTensor, const MTL::TensorExtents* sourceOrigin, const MTL::TensorExtents* sourceDimensions, const MTL::Tensor* destinationTensor, const MTL::TensorExtents* destinationOrigin, const MTL::TensorExtents* destinationDimensions) { pewter_MTL4ComputeCommandEncoder_copyFromTensor_sourceOrigin_sourceDimensions_toTensor_destinationOrigin_destinationDimensions_(this, sourceTensor, sourceOrigin, sourceDimensions, destinationTensor, destinationOrigin, destinationDimensions); }
  void copyFromTexture(const MTL::Texture* sourceTexture, const MTL::Texture* destinationTexture) { pewter_MTL4ComputeCommandEncoder_copyFromTexture_toTexture_(this, sourceTexture, destinationTexture); }
  void copyFromTexture(const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, NS::UInteger sliceCount, NS::UInteger levelCount) { pewter_MTL4ComputeCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_toTexture_destinationSlice_destinationLevel_sliceCount_levelCount_(this, sourceTexture, sourceSlice, sourceLevel, destinationTexture, destinationSlice, destinationLevel, sliceCount, levelCount); }
  void copyFromTexture(const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, MTL::Origin sourceOrigin, MTL::Size sourceSize, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, MTL::Origin destinationOrigin) { pewter_MTL4ComputeCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_(this, sourceTexture, sourceSlice, sourceLevel, sourceOrigin, sourceSize, destinationTexture, destinationSlice, destinationLevel, destinationOrigin); }
  void copyFromTexture(const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, MTL::Origin sourceOrigin, MTL::Size sourceSize, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset, NS::UInteger destinationBytesPerRow, NS::UInteger destinationBytesPerImage) { pewter_MTL4ComputeCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toBuffer_destinationOffset_destinationBytesPerRow_destinationBytesPerImage_(this, sourceTexture, sourceSlice, sourceLevel, sourceOrigin, sourceSize, destinationBuffer, destinationOffset, destinationBytesPerRow, destinationBytesPerImage); }
  void copyFromTexture(const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, MTL::Origin sourceOrigin, MTL::Size sourceSize, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset, NS::UInteger destinationBytesPerRow, NS::UInteger destinationBytesPerImage, MTL::BlitOption options) { pewter_MTL4ComputeCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toBuffer_destinationOffset_destinationBytesPerRow_destinationBytesPerImage_options_(this, sourceTexture, sourceSlice, sourceLevel, sourceOrigin, sourceSize, destinationBuffer, destinationOffset, destinationBytesPerRow, destinationBytesPerImage, options); }
  void copyIndirectCommandBuffer(const MTL::IndirectCommandBuffer* source, NS::Range sourceRange, const MTL::IndirectCommandBuffer* destination, NS::UInteger destinationIndex) { pewter_MTL4ComputeCommandEncoder_copyIndirectCommandBuffer_sourceRange_destination_destinationIndex_(this, source, sourceRange, destination, destinationIndex); }
  void dispatchThreadgroups(MTL::Size threadgroupsPerGrid, MTL::Size threadsPerThreadgroup) { pewter_MTL4ComputeCommandEncoder_dispatchThreadgroups_threadsPerThreadgroup_(this, threadgroupsPerGrid, threadsPerThreadgroup); }
  void dispatchThreadgroups(MTL::GPUAddress indirectBuffer, MTL::Size threadsPerThreadgroup) { pewter_MTL4ComputeCommandEncoder_dispatchThreadgroupsWithIndirectBuffer_threadsPerThreadgroup_(this, indirectBuffer, threadsPerThreadgroup); }
  void dispatchThreads(MTL::Size threadsPerGrid, MTL::Size threadsPerThreadgroup) { pewter_MTL4ComputeCommandEncoder_dispatchThreads_threadsPerThreadgroup_(this, threadsPerGrid, threadsPerThreadgroup); }
  void dispatchThreads(MTL::GPUAddress indirectBuffer) { pewter_MTL4ComputeCommandEncoder_dispatchThreadsWithIndirectBuffer_(this, indirectBuffer); }
  void executeCommandsInBuffer(const MTL::IndirectCommandBuffer* indirectCommandBuffer, NS::Range executionRange) { pewter_MTL4ComputeCommandEncoder_executeCommandsInBuffer_withRange_(this, indirectCommandBuffer, executionRange); }
  void executeCommandsInBuffer(const MTL::IndirectCommandBuffer* indirectCommandbuffer, MTL::GPUAddress indirectRangeBuffer) { pewter_MTL4ComputeCommandEncoder_executeCommandsInBuffer_indirectBuffer_(this, indirectCommandbuffer, indirectRangeBuffer); }
  void fillBuffer(const MTL::Buffer* buffer, NS::Range range, std::uint8_t value) { pewter_MTL4ComputeCommandEncoder_fillBuffer_range_value_(this, buffer, range, value); }
  void generateMipmaps(const MTL::Texture* texture) { pewter_MTL4ComputeCommandEncoder_generateMipmapsForTexture_(this, texture); }
  void optimizeContentsForCPUAccess(const MTL::Texture* texture) { pewter_MTL4ComputeCommandEncoder_optimizeContentsForCPUAccess_(this, texture); }
  void optimizeContentsForCPUAccess(const MTL::Texture* texture, NS::UInteger slice, NS::UInteger level) { pewter_MTL4ComputeCommandEncoder_optimizeContentsForCPUAccess_slice_level_(this, texture, slice, level); }
  void optimizeContentsForGPUAccess(const MTL::Texture* texture) { pewter_MTL4ComputeCommandEncoder_optimizeContentsForGPUAccess_(this, texture); }
  void optimizeContentsForGPUAccess(const MTL::Texture* texture, NS::UInteger slice, NS::UInteger level) { pewter_MTL4ComputeCommandEncoder_optimizeContentsForGPUAccess_slice_level_(this, texture, slice, level); }
  void optimizeIndirectCommandBuffer(const MTL::IndirectCommandBuffer* indirectCommandBuffer, NS::Range range) { pewter_MTL4ComputeCommandEncoder_optimizeIndirectCommandBuffer_withRange_(this, indirectCommandBuffer, range); }
  void refitAccelerationStructure(const MTL::AccelerationStructure* sourceAccelerationStructure, const MTL4::AccelerationStructureDescriptor* descriptor, const MTL::AccelerationStructure* destinationAccelerationStructure, MTL4::BufferRange scratchBuffer) { pewter_MTL4ComputeCommandEncoder_refitAccelerationStructure_descriptor_destination_scratchBuffer_(this, sourceAccelerationStructure, descriptor, destinationAccelerationStructure, scratchBuffer); }
  void refitAccelerationStructure(const MTL::AccelerationStructure* sourceAccelerationStructure, const MTL4::AccelerationStructureDescriptor* descriptor, const MTL::AccelerationStructure* destinationAccelerationStructure, MTL4::BufferRange scratchBuffer, MTL::AccelerationStructureRefitOptions options) { pewter_MTL4ComputeCommandEncoder_refitAccelerationStructure_descriptor_destination_scratchBuffer_options_(this, sourceAccelerationStructure, descriptor, destinationAccelerationStructure, scratchBuffer, options); }
  void resetCommandsInBuffer(const MTL::IndirectCommandBuffer* buffer, NS::Range range) { pewter_MTL4ComputeCommandEncoder_resetCommandsInBuffer_withRange_(this, buffer, range); }
  void setArgumentTable(const MTL4::ArgumentTable* argumentTable) { pewter_MTL4ComputeCommandEncoder_setArgumentTable_(this, argumentTable); }
  void setComputePipelineState(const MTL::ComputePipelineState* state) { pewter_MTL4ComputeCommandEncoder_setComputePipelineState_(this, state); }
  void setImageblockWidth(NS::UInteger width, NS::UInteger height) { pewter_MTL4ComputeCommandEncoder_setImageblockWidth_height_(this, width, height); }
  void setThreadgroupMemoryLength(NS::UInteger length, NS::UInteger index) { pewter_MTL4ComputeCommandEncoder_setThreadgroupMemoryLength_atIndex_(this, length, index); }
  MTL::Stages stages() { return pewter_MTL4ComputeCommandEncoder_stages(this); }
  void writeCompactedAccelerationStructureSize(const MTL::AccelerationStructure* accelerationStructure, MTL4::BufferRange buffer) { pewter_MTL4ComputeCommandEncoder_writeCompactedAccelerationStructureSize_toBuffer_(this, accelerationStructure, buffer); }
  void writeTimestamp(MTL4::TimestampGranularity granularity, const MTL4::CounterHeap* counterHeap, NS::UInteger index) { pewter_MTL4ComputeCommandEncoder_writeTimestampWithGranularity_intoHeap_atIndex_(this, granularity, counterHeap, index); }
};
}  // namespace MTL4
#include "../Metal/MTL4Counters.hpp"
#include "../Metal/MTLAccelerationStructure.hpp"
#include "../Metal/MTLBlitCommandEncoder.hpp"
#include "../Metal/MTLCommandEncoder.hpp"
