// Generated from kernels/metal/interface/Metal/MTLAccelerationStructureCommandEncoder.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTLCommandEncoder.hpp"

namespace MTL {
class AccelerationStructure;
class AccelerationStructureCommandEncoder;
class AccelerationStructureDescriptor;
class AccelerationStructurePassDescriptor;
class AccelerationStructurePassSampleBufferAttachmentDescriptor;
class AccelerationStructurePassSampleBufferAttachmentDescriptorArray;
using AccelerationStructureRefitOptions = NS::UInteger;
class Buffer;
class CommandEncoder;
class CounterSampleBuffer;
enum DataType : NS::UInteger;
class Fence;
class Heap;
class Resource;
using ResourceUsage = NS::UInteger;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
void pewter_MTLAccelerationStructureCommandEncoder_buildAccelerationStructure_descriptor_scratchBuffer_scratchBufferOffset_(MTL::AccelerationStructureCommandEncoder* self, const MTL::AccelerationStructure* accelerationStructure, const MTL::AccelerationStructureDescriptor* descriptor, const MTL::Buffer* scratchBuffer, NS::UInteger scratchBufferOffset);
void pewter_MTLAccelerationStructureCommandEncoder_copyAccelerationStructure_toAccelerationStructure_(MTL::AccelerationStructureCommandEncoder* self, const MTL::AccelerationStructure* sourceAccelerationStructure, const MTL::AccelerationStructure* destinationAccelerationStructure);
void pewter_MTLAccelerationStructureCommandEncoder_copyAndCompactAccelerationStructure_toAccelerationStructure_(MTL::AccelerationStructureCommandEncoder* self, const MTL::AccelerationStructure* sourceAccelerationStructure, const MTL::AccelerationStructure* destinationAccelerationStructure);
void pewter_MTLAccelerationStructureCommandEncoder_refitAccelerationStructure_descriptor_destination_scratchBuffer_scratchBufferOffset_(MTL::AccelerationStructureCommandEncoder* self, const MTL::AccelerationStructure* sourceAccelerationStructure, const MTL::AccelerationStructureDescriptor* descriptor, const MTL::AccelerationStructure* destinationAccelerationStructure, const MTL::Buffer* scratchBuffer, NS::UInteger scratchBufferOffset);
void pewter_MTLAccelerationStructureCommandEncoder_refitAccelerationStructure_descriptor_destination_scratchBuffer_scratchBufferOffset_options_(MTL::AccelerationStructureCommandEncoder* self, const MTL::AccelerationStructure* sourceAccelerationStructure, const MTL::AccelerationStructureDescriptor* descriptor, const MTL::AccelerationStructure* destinationAccelerationStructure, const MTL::Buffer* scratchBuffer, NS::UInteger scratchBufferOffset, MTL::AccelerationStructureRefitOptions options);
void pewter_MTLAccelerationStructureCommandEncoder_sampleCountersInBuffer_atSampleIndex_withBarrier_(MTL::AccelerationStructureCommandEncoder* self, const MTL::CounterSampleBuffer* sampleBuffer, NS::UInteger sampleIndex, bool barrier);
void pewter_MTLAccelerationStructureCommandEncoder_updateFence_(MTL::AccelerationStructureCommandEncoder* self, const MTL::Fence* fence);
void pewter_MTLAccelerationStructureCommandEncoder_useHeap_(MTL::AccelerationStructureCommandEncoder* self, const MTL::Heap* heap);
void pewter_MTLAccelerationStructureCommandEncoder_useHeaps_count_(MTL::AccelerationStructureCommandEncoder* self, const MTL::Heap* const* heaps, NS::UInteger count);
void pewter_MTLAccelerationStructureCommandEncoder_useResource_usage_(MTL::AccelerationStructureCommandEncoder* self, const MTL::Resource* resource, MTL::ResourceUsage usage);
void pewter_MTLAccelerationStructureCommandEncoder_useResources_count_usage_(MTL::AccelerationStructureCommandEncoder* self, const MTL::Resource* const* resources, NS::UInteger count, MTL::ResourceUsage usage);
void pewter_MTLAccelerationStructureCommandEncoder_waitForFence_(MTL::AccelerationStructureCommandEncoder* self, const MTL::Fence* fence);
void pewter_MTLAccelerationStructureCommandEncoder_writeCompactedAccelerationStructureSize_toBuffer_offset_(MTL::AccelerationStructureCommandEncoder* self, const MTL::AccelerationStructure* accelerationStructure, const MTL::Buffer* buffer, NS::UInteger offset);
void pewter_MTLAccelerationStructureCommandEncoder_writeCompactedAccelerationStructureSize_toBuffer_offset_sizeDataType_(MTL::AccelerationStructureCommandEncoder* self, const MTL::AccelerationStructure* accelerationStructure, const MTL::Buffer* buffer, NS::UInteger offset, MTL::DataType sizeDataType);
MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_alloc();
MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_init(MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* self);
NS::UInteger pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_endOfEncoderSampleIndex(const MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* self);
void pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_setEndOfEncoderSampleIndex_(MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* self, NS::UInteger endOfEncoderSampleIndex);
MTL::CounterSampleBuffer* pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_sampleBuffer(const MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* self);
void pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_setSampleBuffer_(MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* self, const MTL::CounterSampleBuffer* sampleBuffer);
NS::UInteger pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_startOfEncoderSampleIndex(const MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* self);
void pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_setStartOfEncoderSampleIndex_(MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* self, NS::UInteger startOfEncoderSampleIndex);
MTL::AccelerationStructurePassSampleBufferAttachmentDescriptorArray* pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray_alloc();
MTL::AccelerationStructurePassSampleBufferAttachmentDescriptorArray* pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray_init(MTL::AccelerationStructurePassSampleBufferAttachmentDescriptorArray* self);
MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray_objectAtIndexedSubscript_(MTL::AccelerationStructurePassSampleBufferAttachmentDescriptorArray* self, NS::UInteger attachmentIndex);
void pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray_setObject_atIndexedSubscript_(MTL::AccelerationStructurePassSampleBufferAttachmentDescriptorArray* self, const MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* attachment, NS::UInteger attachmentIndex);
MTL::AccelerationStructurePassDescriptor* pewter_MTLAccelerationStructurePassDescriptor_accelerationStructurePassDescriptor();
MTL::AccelerationStructurePassDescriptor* pewter_MTLAccelerationStructurePassDescriptor_alloc();
MTL::AccelerationStructurePassDescriptor* pewter_MTLAccelerationStructurePassDescriptor_init(MTL::AccelerationStructurePassDescriptor* self);
MTL::AccelerationStructurePassSampleBufferAttachmentDescriptorArray* pewter_MTLAccelerationStructurePassDescriptor_sampleBufferAttachments(const MTL::AccelerationStructurePassDescriptor* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class AccelerationStructureCommandEncoder : public NS::Referencing<AccelerationStructureCommandEncoder, CommandEncoder> {
 public:
  void buildAccelerationStructure(const MTL::AccelerationStructure* accelerationStructure, const MTL::AccelerationStructureDescriptor* descriptor, const MTL::Buffer* scratchBuffer, NS::UInteger scratchBufferOffset) { pewter_MTLAccelerationStructureCommandEncoder_buildAccelerationStructure_descriptor_scratchBuffer_scratchBufferOffset_(this, accelerationStructure, descriptor, scratchBuffer, scratchBufferOffset); }
  void copyAccelerationStructure(const MTL::AccelerationStructure* sourceAccelerationStructure, const MTL::AccelerationStructure* destinationAccelerationStructure) { pewter_MTLAccelerationStructureCommandEncoder_copyAccelerationStructure_toAccelerationStructure_(this, sourceAccelerationStructure, destinationAccelerationStructure); }
  void copyAndCompactAccelerationStructure(const MTL::AccelerationStructure* sourceAccelerationStructure, const MTL::AccelerationStructure* destinationAccelerationStructure) { pewter_MTLAccelerationStructureCommandEncoder_copyAndCompactAccelerationStructure_toAccelerationStructure_(this, sourceAccelerationStructure, destinationAccelerationStructure); }
  void refitAccelerationStructure(const MTL::AccelerationStructure* sourceAccelerationStructure, const MTL::AccelerationStructureDescriptor* descriptor, const MTL::AccelerationStructure* destinationAccelerationStructure, const MTL::Buffer* scratchBuffer, NS::UInteger scratchBufferOffset) { pewter_MTLAccelerationStructureCommandEncoder_refitAccelerationStructure_descriptor_destination_scratchBuffer_scratchBufferOffset_(this, sourceAccelerationStructure, descriptor, destinationAccelerationStructure, scratchBuffer, scratchBufferOffset); }
  void refitAccelerationStructure(const MTL::AccelerationStructure* sourceAccelerationStructure, const MTL::AccelerationStructureDescriptor* descriptor, const MTL::AccelerationStructure* destinationAccelerationStructure, const MTL::Buffer* scratchBuffer, NS::UInteger scratchBufferOffset, MTL::AccelerationStructureRefitOptions options) { pewter_MTLAccelerationStructureCommandEncoder_refitAccelerationStructure_descriptor_destination_scratchBuffer_scratchBufferOffset_options_(this, sourceAccelerationStructure, descriptor, destinationAccelerationStructure, scratchBuffer, scratchBufferOffset, options); }
  void sampleCountersInBuffer(const MTL::CounterSampleBuffer* sampleBuffer, NS::UInteger sampleIndex, bool barrier) { pewter_MTLAccelerationStructureCommandEncoder_sampleCountersInBuffer_atSampleIndex_withBarrier_(this, sampleBuffer, sampleIndex, barrier); }
  void updateFence(const MTL::Fence* fence) { pewter_MTLAccelerationStructureCommandEncoder_updateFence_(this, fence); }
  void useHeap(const MTL::Heap* heap) { pewter_MTLAccelerationStructureCommandEncoder_useHeap_(this, heap); }
  void useHeaps(const MTL::Heap* const* heaps, NS::UInteger count) { pewter_MTLAccelerationStructureCommandEncoder_useHeaps_count_(this, heaps, count); }
  void useResource(const MTL::Resource* resource, MTL::ResourceUsage usage) { pewter_MTLAccelerationStructureCommandEncoder_useResource_usage_(this, resource, usage); }
  void useResources(const MTL::Resource* const* resources, NS::UInteger count, MTL::ResourceUsage usage) { pewter_MTLAccelerationStructureCommandEncoder_useResources_count_usage_(this, resources, count, usage); }
  void waitForFence(const MTL::Fence* fence) { pewter_MTLAccelerationStructureCommandEncoder_waitForFence_(this, fence); }
  void writeCompactedAccelerationStructureSize(const MTL::AccelerationStructure* accelerationStructure, const MTL::Buffer* buffer, NS::UInteger offset) { pewter_MTLAccelerationStructureCommandEncoder_writeCompactedAccelerationStructureSize_toBuffer_offset_(this, accelerationStructure, buffer, offset); }
  void writeCompactedAccelerationStructureSize(const MTL::AccelerationStructure* accelerationStructure, const MTL::Buffer* buffer, NS::UInteger offset, MTL::DataType sizeDataType) { pewter_MTLAccelerationStructureCommandEncoder_writeCompactedAccelerationStructureSize_toBuffer_offset_sizeDataType_(this, accelerationStructure, buffer, offset, sizeDataType); }
};
class AccelerationStructurePassSampleBufferAttachmentDescriptor : public NS::Copying<AccelerationStructurePassSampleBufferAttachmentDescriptor> {
 public:
  static MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* alloc() { return pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_alloc(); }
  MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* init() { return pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_init(this); }
  NS::UInteger endOfEncoderSampleIndex() const { return pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_endOfEncoderSampleIndex(this); }
  void setEndOfEncoderSampleIndex(NS::UInteger endOfEncoderSampleIndex) { pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_setEndOfEncoderSampleIndex_(this, endOfEncoderSampleIndex); }
  MTL::CounterSampleBuffer* sampleBuffer() const { return pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_sampleBuffer(this); }
  void setSampleBuffer(const MTL::CounterSampleBuffer* sampleBuffer) { pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_setSampleBuffer_(this, sampleBuffer); }
  NS::UInteger startOfEncoderSampleIndex() const { return pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_startOfEncoderSampleIndex(this); }
  void setStartOfEncoderSampleIndex(NS::UInteger startOfEncoderSampleIndex) { pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptor_setStartOfEncoderSampleIndex_(this, startOfEncoderSampleIndex); }
};
class AccelerationStructurePassSampleBufferAttachmentDescriptorArray : public NS::Referencing<AccelerationStructurePassSampleBufferAttachmentDescriptorArray> {
 public:
  static MTL::AccelerationStructurePassSampleBufferAttachmentDescriptorArray* alloc() { return pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray_alloc(); }
  MTL::AccelerationStructurePassSampleBufferAttachmentDescriptorArray* init() { return pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray_init(this); }
  MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* object(NS::UInteger attachmentIndex) { return pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray_objectAtIndexedSubscript_(this, attachmentIndex); }
  void setObject(const MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* attachment, NS::UInteger attachmentIndex) { pewter_MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray_setObject_atIndexedSubscript_(this, attachment, attachmentIndex); }
};
class AccelerationStructurePassDescriptor : public NS::Copying<AccelerationStructurePassDescriptor> {
 public:
  static MTL::AccelerationStructurePassDescriptor* accelerationStructurePassDescriptor() { return pewter_MTLAccelerationStructurePassDescriptor_accelerationStructurePassDescriptor(); }
  static MTL::AccelerationStructurePassDescriptor* alloc() { return pewter_MTLAccelerationStructurePassDescriptor_alloc(); }
  MTL::AccelerationStructurePassDescriptor* init() { return pewter_MTLAccelerationStructurePassDescriptor_init(this); }
  MTL::AccelerationStructurePassSampleBufferAttachmentDescriptorArray* sampleBufferAttachments() const { return pewter_MTLAccelerationStructurePassDescriptor_sampleBufferAttachments(this); }
};
}  // namespace MTL
#include "../Metal/MTLAccelerationStructure.hpp"
#include "../Metal/MTLDataType.hpp"
