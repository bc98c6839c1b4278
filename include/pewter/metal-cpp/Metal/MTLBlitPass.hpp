// Generated from kernels/metal/interface/Metal/MTLBlitPass.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class BlitPassDescriptor;
class BlitPassSampleBufferAttachmentDescriptor;
class BlitPassSampleBufferAttachmentDescriptorArray;
class CounterSampleBuffer;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::BlitPassSampleBufferAttachmentDescriptor* pewter_MTLBlitPassSampleBufferAttachmentDescriptor_alloc();
MTL::BlitPassSampleBufferAttachmentDescriptor* pewter_MTLBlitPassSampleBufferAttachmentDescriptor_init(MTL::BlitPassSampleBufferAttachmentDescriptor* self);
NS::UInteger pewter_MTLBlitPassSampleBufferAttachmentDescriptor_endOfEncoderSampleIndex(const MTL::BlitPassSampleBufferAttachmentDescriptor* self);
void pewter_MTLBlitPassSampleBufferAttachmentDescriptor_setEndOfEncoderSampleIndex_(MTL::BlitPassSampleBufferAttachmentDescriptor* self, NS::UInteger endOfEncoderSampleIndex);
MTL::CounterSampleBuffer* pewter_MTLBlitPassSampleBufferAttachmentDescriptor_sampleBuffer(const MTL::BlitPassSampleBufferAttachmentDescriptor* self);
void pewter_MTLBlitPassSampleBufferAttachmentDescriptor_setSampleBuffer_(MTL::BlitPassSampleBufferAttachmentDescriptor* self, const MTL::CounterSampleBuffer* sampleBuffer);
NS::UInteger pewter_MTLBlitPassSampleBufferAttachmentDescriptor_startOfEncoderSampleIndex(const MTL::BlitPassSampleBufferAttachmentDescriptor* self);
void pewter_MTLBlitPassSampleBufferAttachmentDescriptor_setStartOfEncoderSampleIndex_(MTL::BlitPassSampleBufferAttachmentDescriptor* self, NS::UInteger startOfEncoderSampleIndex);
MTL::BlitPassSampleBufferAttachmentDescriptorArray* pewter_MTLBlitPassSampleBufferAttachmentDescriptorArray_alloc();
MTL::BlitPassSampleBufferAttachmentDescriptorArray* pewter_MTLBlitPassSampleBufferAttachmentDescriptorArray_init(MTL::BlitPassSampleBufferAttachmentDescriptorArray* self);
MTL::BlitPassSampleBufferAttachmentDescriptor* pewter_MTLBlitPassSampleBufferAttachmentDescriptorArray_objectAtIndexedSubscript_(MTL::BlitPassSampleBufferAttachmentDescriptorArray* self, NS::UInteger attachmentIndex);
void pewter_MTLBlitPassSampleBufferAttachmentDescriptorArray_setObject_atIndexedSubscript_(MTL::BlitPassSampleBufferAttachmentDescriptorArray* self, const MTL::BlitPassSampleBufferAttachmentDescriptor* attachment, NS::UInteger attachmentIndex);
MTL::BlitPassDescriptor* pewter_MTLBlitPassDescriptor_alloc();
MTL::BlitPassDescriptor* pewter_MTLBlitPassDescriptor_blitPassDescriptor();
MTL::BlitPassDescriptor* pewter_MTLBlitPassDescriptor_init(MTL::BlitPassDescriptor* self);
MTL::BlitPassSampleBufferAttachmentDescriptorArray* pewter_MTLBlitPassDescriptor_sampleBufferAttachments(const MTL::BlitPassDescriptor* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class BlitPassSampleBufferAttachmentDescriptor : public NS::Copying<BlitPassSampleBufferAttachmentDescriptor> {
 public:
  static MTL::BlitPassSampleBufferAttachmentDescriptor* alloc() { return pewter_MTLBlitPassSampleBufferAttachmentDescriptor_alloc(); }
  MTL::BlitPassSampleBufferAttachmentDescriptor* init() { return pewter_MTLBlitPassSampleBufferAttachmentDescriptor_init(this); }
  NS::UInteger endOfEncoderSampleIndex() const { return pewter_MTLBlitPassSampleBufferAttachmentDescriptor_endOfEncoderSampleIndex(this); }
  void setEndOfEncoderSampleIndex(NS::UInteger endOfEncoderSampleIndex) { pewter_MTLBlitPassSampleBufferAttachmentDescriptor_setEndOfEncoderSampleIndex_(this, endOfEncoderSampleIndex); }
  MTL::CounterSampleBuffer* sampleBuffer() const { return pewter_MTLBlitPassSampleBufferAttachmentDescriptor_sampleBuffer(this); }
  void setSampleBuffer(const MTL::CounterSampleBuffer* sampleBuffer) { pewter_MTLBlitPassSampleBufferAttachmentDescriptor_setSampleBuffer_(this, sampleBuffer); }
  NS::UInteger startOfEncoderSampleIndex() const { return pewter_MTLBlitPassSampleBufferAttachmentDescriptor_startOfEncoderSampleIndex(this); }
  void setStartOfEncoderSampleIndex(NS::UInteger startOfEncoderSampleIndex) { pewter_MTLBlitPassSampleBufferAttachmentDescriptor_setStartOfEncoderSampleIndex_(this, startOfEncoderSampleIndex); }
};
class BlitPassSampleBufferAttachmentDescriptorArray : public NS::Referencing<BlitPassSampleBufferAttachmentDescriptorArray> {
 public:
  static MTL::BlitPassSampleBufferAttachmentDescriptorArray* alloc() { return pewter_MTLBlitPassSampleBufferAttachmentDescriptorArray_alloc(); }
  MTL::BlitPassSampleBufferAttachmentDescriptorArray* init() { return pewter_MTLBlitPassSampleBufferAttachmentDescriptorArray_init(this); }
  MTL::BlitPassSampleBufferAttachmentDescriptor* object(NS::UInteger attachmentIndex) { return pewter_MTLBlitPassSampleBufferAttachmentDescriptorArray_objectAtIndexedSubscript_(this, attachmentIndex); }
  void setObject(const MTL::BlitPassSampleBufferAttachmentDescriptor* attachment, NS::UInteger attachmentIndex) { pewter_MTLBlitPassSampleBufferAttachmentDescriptorArray_setObject_atIndexedSubscript_(this, attachment, attachmentIndex); }
};
class BlitPassDescriptor : public NS::Copying<BlitPassDescriptor> {
 public:
  static MTL::BlitPassDescriptor* alloc() { return pewter_MTLBlitPassDescriptor_alloc(); }
  static MTL::BlitPassDescriptor* blitPassDescriptor() { return pewter_MTLBlitPassDescriptor_blitPassDescriptor(); }
  MTL::BlitPassDescriptor* init() { return pewter_MTLBlitPassDescriptor_init(this); }
  MTL::BlitPassSampleBufferAttachmentDescriptorArray* sampleBufferAttachments() const { return pewter_MTLBlitPassDescriptor_sampleBufferAttachments(this); }
};
}  // namespace MTL
