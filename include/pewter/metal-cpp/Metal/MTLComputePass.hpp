// Generated from kernels/metal/interface/Metal/MTLComputePass.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class ComputePassDescriptor;
class ComputePassSampleBufferAttachmentDescriptor;
class ComputePassSampleBufferAttachmentDescriptorArray;
class CounterSampleBuffer;
enum DispatchType : NS::UInteger;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::ComputePassSampleBufferAttachmentDescriptor* pewter_MTLComputePassSampleBufferAttachmentDescriptor_alloc();
MTL::ComputePassSampleBufferAttachmentDescriptor* pewter_MTLComputePassSampleBufferAttachmentDescriptor_init(MTL::ComputePassSampleBufferAttachmentDescriptor* self);
NS::UInteger pewter_MTLComputePassSampleBufferAttachmentDescriptor_endOfEncoderSampleIndex(const MTL::ComputePassSampleBufferAttachmentDescriptor* self);
void pewter_MTLComputePassSampleBufferAttachmentDescriptor_setEndOfEncoderSampleIndex_(MTL::ComputePassSampleBufferAttachmentDescriptor* self, NS::UInteger endOfEncoderSampleIndex);
MTL::CounterSampleBuffer* pewter_MTLComputePassSampleBufferAttachmentDescriptor_sampleBuffer(const MTL::ComputePassSampleBufferAttachmentDescriptor* self);
void pewter_MTLComputePassSampleBufferAttachmentDescriptor_setSampleBuffer_(MTL::ComputePassSampleBufferAttachmentDescriptor* self, const MTL::CounterSampleBuffer* sampleBuffer);
NS::UInteger pewter_MTLComputePassSampleBufferAttachmentDescriptor_startOfEncoderSampleIndex(const MTL::ComputePassSampleBufferAttachmentDescriptor* self);
void pewter_MTLComputePassSampleBufferAttachmentDescriptor_setStartOfEncoderSampleIndex_(MTL::ComputePassSampleBufferAttachmentDescriptor* self, NS::UInteger startOfEncoderSampleIndex);
MTL::ComputePassSampleBufferAttachmentDescriptorArray* pewter_MTLComputePassSampleBufferAttachmentDescriptorArray_alloc();
MTL::ComputePassSampleBufferAttachmentDescriptorArray* pewter_MTLComputePassSampleBufferAttachmentDescriptorArray_init(MTL::ComputePassSampleBufferAttachmentDescriptorArray* self);
MTL::ComputePassSampleBufferAttachmentDescriptor* pewter_MTLComputePassSampleBufferAttachmentDescriptorArray_objectAtIndexedSubscript_(MTL::ComputePassSampleBufferAttachmentDescriptorArray* self, NS::UInteger attachmentIndex);
void pewter_MTLComputePassSampleBufferAttachmentDescriptorArray_setObject_atIndexedSubscript_(MTL::ComputePassSampleBufferAttachmentDescriptorArray* self, const MTL::ComputePassSampleBufferAttachmentDescriptor* attachment, NS::UInteger attachmentIndex);
MTL::ComputePassDescriptor* pewter_MTLComputePassDescriptor_alloc();
MTL::ComputePassDescriptor* pewter_MTLComputePassDescriptor_computePassDescriptor();
MTL::ComputePassDescriptor* pewter_MTLComputePassDescriptor_init(MTL::ComputePassDescriptor* self);
MTL::DispatchType pewter_MTLComputePassDescriptor_dispatchType(const MTL::ComputePassDescriptor* self);
void pewter_MTLComputePassDescriptor_setDispatchType_(MTL::ComputePassDescriptor* self, MTL::DispatchType dispatchType);
MTL::ComputePassSampleBufferAttachmentDescriptorArray* pewter_MTLComputePassDescriptor_sampleBufferAttachments(const MTL::ComputePassDescriptor* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class ComputePassSampleBufferAttachmentDescriptor : public NS::Copying<ComputePassSampleBufferAttachmentDescriptor> {
 public:
  static MTL::ComputePassSampleBufferAttachmentDescriptor* alloc() { return pewter_MTLComputePassSampleBufferAttachmentDescriptor_alloc(); }
  MTL::ComputePassSampleBufferAttachmentDescriptor* init() { return pewter_MTLComputePassSampleBufferAttachmentDescriptor_init(this); }
  NS::UInteger endOfEncoderSampleIndex() const { return pewter_MTLComputePassSampleBufferAttachmentDescriptor_endOfEncoderSampleIndex(this); }
  void setEndOfEncoderSampleIndex(NS::UInteger endOfEncoderSampleIndex) { pewter_MTLComputePassSampleBufferAttachmentDescriptor_setEndOfEncoderSampleIndex_(this, endOfEncoderSampleIndex); }
  MTL::CounterSampleBuffer* sampleBuffer() const { return pewter_MTLComputePassSampleBufferAttachmentDescriptor_sampleBuffer(this); }
  void setSampleBuffer(const MTL::CounterSampleBuffer* sampleBuffer) { pewter_MTLComputePassSampleBufferAttachmentDescriptor_setSampleBuffer_(this, sampleBuffer); }
  NS::UInteger startOfEncoderSampleIndex() const { return pewter_MTLComputePassSampleBufferAttachmentDescriptor_startOfEncoderSampleIndex(this); }
  void setStartOfEncoderSampleIndex(NS::UInteger startOfEncoderSampleIndex) { pewter_MTLComputePassSampleBufferAttachmentDescriptor_setStartOfEncoderSampleIndex_(this, startOfEncoderSampleIndex); }
};
class ComputePassSampleBufferAttachmentDescriptorArray : public NS::Referencing<ComputePassSampleBufferAttachmentDescriptorArray> {
 public:
  static MTL::ComputePassSampleBufferAttachmentDescriptorArray* alloc() { return pewter_MTLComputePassSampleBufferAttachmentDescriptorArray_alloc(); }
  MTL::ComputePassSampleBufferAttachmentDescriptorArray* init() { return pewter_MTLComputePassSampleBufferAttachmentDescriptorArray_init(this); }
  MTL::ComputePassSampleBufferAttachmentDescriptor* object(NS::UInteger attachmentIndex) { return pewter_MTLComputePassSampleBufferAttachmentDescriptorArray_objectAtIndexedSubscript_(this, attachmentIndex); }
  void setObject(const MTL::ComputePassSampleBufferAttachmentDescriptor* attachment, NS::UInteger attachmentIndex) { pewter_MTLComputePassSampleBufferAttachmentDescriptorArray_setObject_atIndexedSubscript_(this, attachment, attachmentIndex); }
};
class ComputePassDescriptor : public NS::Copying<ComputePassDescriptor> {
 public:
  static MTL::ComputePassDescriptor* alloc() { return pewter_MTLComputePassDescriptor_alloc(); }
  static MTL::ComputePassDescriptor* computePassDescriptor() { return pewter_MTLComputePassDescriptor_computePassDescriptor(); }
  MTL::ComputePassDescriptor* init() { return pewter_MTLComputePassDescriptor_init(this); }
  MTL::DispatchType dispatchType() const { return pewter_MTLComputePassDescriptor_dispatchType(this); }
  void setDispatchType(MTL::DispatchType dispatchType) { pewter_MTLComputePassDescriptor_setDispatchType_(this, dispatchType); }
  MTL::ComputePassSampleBufferAttachmentDescriptorArray* sampleBufferAttachments() const { return pewter_MTLComputePassDescriptor_sampleBufferAttachments(this); }
};
}  // namespace MTL
#include "../Metal/MTLCommandBuffer.hpp"
