// Generated from kernels/metal/interface/Metal/MTLResourceStatePass.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class CounterSampleBuffer;
class ResourceStatePassDescriptor;
class ResourceStatePassSampleBufferAttachmentDescriptor;
class ResourceStatePassSampleBufferAttachmentDescriptorArray;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::ResourceStatePassSampleBufferAttachmentDescriptor* pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_alloc();
MTL::ResourceStatePassSampleBufferAttachmentDescriptor* pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_init(MTL::ResourceStatePassSampleBufferAttachmentDescriptor* self);
NS::UInteger pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_endOfEncoderSampleIndex(const MTL::ResourceStatePassSampleBufferAttachmentDescriptor* self);
void pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_setEndOfEncoderSampleIndex_(MTL::ResourceStatePassSampleBufferAttachmentDescriptor* self, NS::UInteger endOfEncoderSampleIndex);
MTL::CounterSampleBuffer* pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_sampleBuffer(const MTL::ResourceStatePassSampleBufferAttachmentDescriptor* self);
void pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_setSampleBuffer_(MTL::ResourceStatePassSampleBufferAttachmentDescriptor* self, const MTL::CounterSampleBuffer* sampleBuffer);
NS::UInteger pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_startOfEncoderSampleIndex(const MTL::ResourceStatePassSampleBufferAttachmentDescriptor* self);
void pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_setStartOfEncoderSampleIndex_(MTL::ResourceStatePassSampleBufferAttachmentDescriptor* self, NS::UInteger startOfEncoderSampleIndex);
MTL::ResourceStatePassSampleBufferAttachmentDescriptorArray* pewter_MTLResourceStatePassSampleBufferAttachmentDescriptorArray_alloc();
MTL::ResourceStatePassSampleBufferAttachmentDescriptorArray* pewter_MTLResourceStatePassSampleBufferAttachmentDescriptorArray_init(MTL::ResourceStatePassSampleBufferAttachmentDescriptorArray* self);
MTL::ResourceStatePassSampleBufferAttachmentDescriptor* pewter_MTLResourceStatePassSampleBufferAttachmentDescriptorArray_objectAtIndexedSubscript_(MTL::ResourceStatePassSampleBufferAttachmentDescriptorArray* self, NS::UInteger attachmentIndex);
void pewter_MTLResourceStatePassSampleBufferAttachmentDescriptorArray_setObject_atIndexedSubscript_(MTL::ResourceStatePassSampleBufferAttachmentDescriptorArray* self, const MTL::ResourceStatePassSampleBufferAttachmentDescriptor* attachment, NS::UInteger attachmentIndex);
MTL::ResourceStatePassDescriptor* pewter_MTLResourceStatePassDescriptor_alloc();
MTL::ResourceStatePassDescriptor* pewter_MTLResourceStatePassDescriptor_resourceStatePassDescriptor();
MTL::ResourceStatePassDescriptor* pewter_MTLResourceStatePassDescriptor_init(MTL::ResourceStatePassDescriptor* self);
MTL::ResourceStatePassSampleBufferAttachmentDescriptorArray* pewter_MTLResourceStatePassDescriptor_sampleBufferAttachments(const MTL::ResourceStatePassDescriptor* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class ResourceStatePassSampleBufferAttachmentDescriptor : public NS::Copying<ResourceStatePassSampleBufferAttachmentDescriptor> {
 public:
  static MTL::ResourceStatePassSampleBufferAttachmentDescriptor* alloc() { return pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_alloc(); }
  MTL::ResourceStatePassSampleBufferAttachmentDescriptor* init() { return pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_init(this); }
  NS::UInteger endOfEncoderSampleIndex() const { return pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_endOfEncoderSampleIndex(this); }
  void setEndOfEncoderSampleIndex(NS::UInteger endOfEncoderSampleIndex) { pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_setEndOfEncoderSampleIndex_(this, endOfEncoderSampleIndex); }
  MTL::CounterSampleBuffer* sampleBuffer() const { return pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_sampleBuffer(this); }
  void setSampleBuffer(const MTL::CounterSampleBuffer* sampleBuffer) { pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_setSampleBuffer_(this, sampleBuffer); }
  NS::UInteger startOfEncoderSampleIndex() const { return pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_startOfEncoderSampleIndex(this); }
  void setStartOfEncoderSampleIndex(NS::UInteger startOfEncoderSampleIndex) { pewter_MTLResourceStatePassSampleBufferAttachmentDescriptor_setStartOfEncoderSampleIndex_(this, startOfEncoderSampleIndex); }
};
class ResourceStatePassSampleBufferAttachmentDescriptorArray : public NS::Referencing<ResourceStatePassSampleBufferAttachmentDescriptorArray> {
 public:
  static MTL::ResourceStatePassSampleBufferAttachmentDescriptorArray* alloc() { return pewter_MTLResourceStatePassSampleBufferAttachmentDescriptorArray_alloc(); }
  MTL::ResourceStatePassSampleBufferAttachmentDescriptorArray* init() { return pewter_MTLResourceStatePassSampleBufferAttachmentDescriptorArray_init(this); }
  MTL::ResourceStatePassSampleBufferAttachmentDescriptor* object(NS::UInteger attachmentIndex) { return pewter_MTLResourceStatePassSampleBufferAttachmentDescriptorArray_objectAtIndexedSubscript_(this, attachmentIndex); }
  void setObject(const MTL::ResourceStatePassSampleBufferAttachmentDescriptor* attachment, NS::UInteger attachmentIndex) { pewter_MTLResourceStatePassSampleBufferAttachmentDescriptorArray_setObject_atIndexedSubscript_(this, attachment, attachmentIndex); }
};
class ResourceStatePassDescriptor : public NS::Copying<ResourceStatePassDescriptor> {
 public:
  static MTL::ResourceStatePassDescriptor* alloc() { return pewter_MTLResourceStatePassDescriptor_alloc(); }
  static MTL::ResourceStatePassDescriptor* resourceStatePassDescriptor() { return pewter_MTLResourceStatePassDescriptor_resourceStatePassDescriptor(); }
  MTL::ResourceStatePassDescriptor* init() { return pewter_MTLResourceStatePassDescriptor_init(this); }
  MTL::ResourceStatePassSampleBufferAttachmentDescriptorArray* sampleBufferAttachments() const { return pewter_MTLResourceStatePassDescriptor_sampleBufferAttachments(this); }
};
}  // namespace MTL
