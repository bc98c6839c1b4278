// Generated from kernels/metal/interface/Metal/MTLVertexDescriptor.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class VertexAttributeDescriptor;
class VertexAttributeDescriptorArray;
class VertexBufferLayoutDescriptor;
class VertexBufferLayoutDescriptorArray;
class VertexDescriptor;
}
namespace MTL {
enum VertexFormat : NS::UInteger {
  VertexFormatInvalid = 0,
  VertexFormatUChar2 = 1,
  VertexFormatUChar3 = 2,
  VertexFormatUChar4 = 3,
  VertexFormatChar2 = 4,
  VertexFormatChar3 = 5,
  VertexFormatChar4 = 6,
  VertexFormatUChar2Normalized = 7,
  VertexFormatUChar3Normalized = 8,
  VertexFormatUChar4Normalized = 9,
  VertexFormatChar2Normalized = 10,
  VertexFormatChar3Normalized = 11,
  VertexFormatChar4Normalized = 12,
  VertexFormatUShort2 = 13,
  VertexFormatUShort3 = 14,
  VertexFormatUShort4 = 15,
  VertexFormatShort2 = 16,
  VertexFormatShort3 = 17,
  VertexFormatShort4 = 18,
  VertexFormatUShort2Normalized = 19,
  VertexFormatUShort3Normalized = 20,
  VertexFormatUShort4Normalized = 21,
  VertexFormatShort2Normalized = 22,
  VertexFormatShort3Normalized = 23,
  VertexFormatShort4Normalized = 24,
  VertexFormatHalf2 = 25,
  VertexFormatHalf3 = 26,
  VertexFormatHalf4 = 27,
  VertexFormatFloat = 28,
  VertexFormatFloat2 = 29,
  VertexFormatFloat3 = 30,
  VertexFormatFloat4 = 31,
  VertexFormatInt = 32,
  VertexFormatInt2 = 33,
  VertexFormatInt3 = 34,
  VertexFormatInt4 = 35,
  VertexFormatUInt = 36,
  VertexFormatUInt2 = 37,
  VertexFormatUInt3 = 38,
  VertexFormatUInt4 = 39,
  VertexFormatInt1010102Normalized = 40,
  VertexFormatUInt1010102Normalized = 41,
  VertexFormatUChar4Normalized_BGRA = 42,
  VertexFormatUChar = 45,
  VertexFormatChar = 46,
  VertexFormatUCharNormalized = 47,
  VertexFormatCharNormalized = 48,
  VertexFormatUShort = 49,
  VertexFormatShort = 50,
  VertexFormatUShortNormalized = 51,
  VertexFormatShortNormalized = 52,
  VertexFormatHalf = 53,
  VertexFormatFloatRG11B10 = 54,
  VertexFormatFloatRGB9E5 = 55,
};
enum VertexStepFunction : NS::UInteger {
  VertexStepFunctionConstant = 0,
  VertexStepFunctionPerVertex = 1,
  VertexStepFunctionPerInstance = 2,
  VertexStepFunctionPerPatch = 3,
  VertexStepFunctionPerPatchControlPoint = 4,
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::VertexBufferLayoutDescriptor* pewter_MTLVertexBufferLayoutDescriptor_alloc();
MTL::VertexBufferLayoutDescriptor* pewter_MTLVertexBufferLayoutDescriptor_init(MTL::VertexBufferLayoutDescriptor* self);
MTL::VertexStepFunction pewter_MTLVertexBufferLayoutDescriptor_stepFunction(const MTL::VertexBufferLayoutDescriptor* self);
void pewter_MTLVertexBufferLayoutDescriptor_setStepFunction_(MTL::VertexBufferLayoutDescriptor* self, MTL::VertexStepFunction stepFunction);
NS::UInteger pewter_MTLVertexBufferLayoutDescriptor_stepRate(const MTL::VertexBufferLayoutDescriptor* self);
void pewter_MTLVertexBufferLayoutDescriptor_setStepRate_(MTL::VertexBufferLayoutDescriptor* self, NS::UInteger stepRate);
NS::UInteger pewter_MTLVertexBufferLayoutDescriptor_stride(const MTL::VertexBufferLayoutDescriptor* self);
void pewter_MTLVertexBufferLayoutDescriptor_setStride_(MTL::VertexBufferLayoutDescriptor* self, NS::UInteger stride);
MTL::VertexBufferLayoutDescriptorArray* pewter_MTLVertexBufferLayoutDescriptorArray_alloc();
MTL::VertexBufferLayoutDescriptorArray* pewter_MTLVertexBufferLayoutDescriptorArray_init(MTL::VertexBufferLayoutDescriptorArray* self);
MTL::VertexBufferLayoutDescriptor* pewter_MTLVertexBufferLayoutDescriptorArray_objectAtIndexedSubscript_(MTL::VertexBufferLayoutDescriptorArray* self, NS::UInteger index);
void pewter_MTLVertexBufferLayoutDescriptorArray_setObject_atIndexedSubscript_(MTL::VertexBufferLayoutDescriptorArray* self, const MTL::VertexBufferLayoutDescriptor* bufferDesc, NS::UInteger index);
MTL::VertexAttributeDescriptor* pewter_MTLVertexAttributeDescriptor_alloc();
MTL::VertexAttributeDescriptor* pewter_MTLVertexAttributeDescriptor_init(MTL::VertexAttributeDescriptor* self);
NS::UInteger pewter_MTLVertexAttributeDescriptor_bufferIndex(const MTL::VertexAttributeDescriptor* self);
void pewter_MTLVertexAttributeDescriptor_setBufferIndex_(MTL::VertexAttributeDescriptor* self, NS::UInteger bufferIndex);
MTL::VertexFormat pewter_MTLVertexAttributeDescriptor_format(const MTL::VertexAttributeDescriptor* self);
void pewter_MTLVertexAttributeDescriptor_setFormat_(MTL::VertexAttributeDescriptor* self, MTL::VertexFormat format);
NS::UInteger pewter_MTLVertexAttributeDescriptor_offset(const MTL::VertexAttributeDescriptor* self);
void pewter_MTLVertexAttributeDescriptor_setOffset_(MTL::VertexAttributeDescriptor* self, NS::UInteger offset);
MTL::VertexAttributeDescriptorArray* pewter_MTLVertexAttributeDescriptorArray_alloc();
MTL::VertexAttributeDescriptorArray* pewter_MTLVertexAttributeDescriptorArray_init(MTL::VertexAttributeDescriptorArray* self);
MTL::VertexAttributeDescriptor* pewter_MTLVertexAttributeDescriptorArray_objectAtIndexedSubscript_(MTL::VertexAttributeDescriptorArray* self, NS::UInteger index);
void pewter_MTLVertexAttributeDescriptorArray_setObject_atIndexedSubscript_(MTL::VertexAttributeDescriptorArray* self, const MTL::VertexAttributeDescriptor* attributeDesc, NS::UInteger index);
MTL::VertexDescriptor* pewter_MTLVertexDescriptor_alloc();
MTL::VertexDescriptor* pewter_MTLVertexDescriptor_vertexDescriptor();
MTL::VertexDescriptor* pewter_MTLVertexDescriptor_init(MTL::VertexDescriptor* self);
MTL::VertexAttributeDescriptorArray* pewter_MTLVertexDescriptor_attributes(const MTL::VertexDescriptor* self);
MTL::VertexBufferLayoutDescriptorArray* pewter_MTLVertexDescriptor_layouts(const MTL::VertexDescriptor* self);
void pewter_MTLVertexDescriptor_reset(MTL::VertexDescriptor* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class VertexBufferLayoutDescriptor : public NS::Copying<VertexBufferLayoutDescriptor> {
 public:
  static MTL::VertexBufferLayoutDescriptor* alloc() { return pewter_MTLVertexBufferLayoutDescriptor_alloc(); }
  MTL::VertexBufferLayoutDescriptor* init() { return pewter_MTLVertexBufferLayoutDescriptor_init(this); }
  MTL::VertexStepFunction stepFunction() const { return pewter_MTLVertexBufferLayoutDescriptor_stepFunction(this); }
  void setStepFunction(MTL::VertexStepFunction stepFunction) { pewter_MTLVertexBufferLayoutDescriptor_setStepFunction_(this, stepFunction); }
  NS::UInteger stepRate() const { return pewter_MTLVertexBufferLayoutDescriptor_stepRate(this); }
  void setStepRate(NS::UInteger stepRate) { pewter_MTLVertexBufferLayoutDescriptor_setStepRate_(this, stepRate); }
  NS::UInteger stride() const { return pewter_MTLVertexBufferLayoutDescriptor_stride(this); }
  void setStride(NS::UInteger stride) { pewter_MTLVertexBufferLayoutDescriptor_setStride_(this, stride); }
};
class VertexBufferLayoutDescriptorArray : public NS::Referencing<VertexBufferLayoutDescriptorArray> {
 public:
  static MTL::VertexBufferLayoutDescriptorArray* alloc() { return pewter_MTLVertexBufferLayoutDescriptorArray_alloc(); }
  MTL::VertexBufferLayoutDescriptorArray* init() { return pewter_MTLVertexBufferLayoutDescriptorArray_init(this); }
  MTL::VertexBufferLayoutDescriptor* object(NS::UInteger index) { return pewter_MTLVertexBufferLayoutDescriptorArray_objectAtIndexedSubscript_(this, index); }
  void setObject(const MTL::VertexBufferLayoutDescriptor* bufferDesc, NS::UInteger index) { pewter_MTLVertexBufferLayoutDescriptorArray_setObject_atIndexedSubscript_(this, bufferDesc, index); }
};
class VertexAttributeDescriptor : public NS::Copying<VertexAttributeDescriptor> {
 public:
  static MTL::VertexAttributeDescriptor* alloc() { return pewter_MTLVertexAttributeDescriptor_alloc(); }
  MTL::VertexAttributeDescriptor* init() { return pewter_MTLVertexAttributeDescriptor_init(this); }
  NS::UInteger bufferIndex() const { return pewter_MTLVertexAttributeDescriptor_bufferIndex(this); }
  void setBufferIndex(NS::UInteger bufferIndex) { pewter_MTLVertexAttributeDescriptor_setBufferIndex_(this, bufferIndex); }
  MTL::VertexFormat format() const { return pewter_MTLVertexAttributeDescriptor_format(this); }
  void setFormat(MTL::VertexFormat format) { pewter_MTLVertexAttributeDescriptor_setFormat_(this, format); }
  NS::UInteger offset() const { return pewter_MTLVertexAttributeDescriptor_offset(this); }
  void setOffset(NS::UInteger offset) { pewter_MTLVertexAttributeDescriptor_setOffset_(this, offset); }
};
class VertexAttributeDescriptorArray : public NS::Referencing<VertexAttributeDescriptorArray> {
 public:
  static MTL::VertexAttributeDescriptorArray* alloc() { return pewter_MTLVertexAttributeDescriptorArray_alloc(); }
  MTL::VertexAttributeDescriptorArray* init() { return pewter_MTLVertexAttributeDescriptorArray_init(this); }
  MTL::VertexAttributeDescriptor* object(NS::UInteger index) { return pewter_MTLVertexAttributeDescriptorArray_objectAtIndexedSubscript_(this, index); }
  void setObject(const MTL::VertexAttributeDescriptor* attributeDesc, NS::UInteger index) { pewter_MTLVertexAttributeDescriptorArray_setObject_atIndexedSubscript_(this, attributeDesc, index); }
};
class VertexDescriptor : public NS::Copying<VertexDescriptor> {
 public:
  static MTL::VertexDescriptor* alloc() { return pewter_MTLVertexDescriptor_alloc(); }
  static MTL::VertexDescriptor* vertexDescriptor() { return pewter_MTLVertexDescriptor_vertexDescriptor(); }
  MTL::VertexDescriptor* init() { return pewter_MTLVertexDescriptor_init(this); }
  MTL::VertexAttributeDescriptorArray* attributes() const { return pewter_MTLVertexDescriptor_attributes(this); }
  MTL::VertexBufferLayoutDescriptorArray* layouts() const { return pewter_MTLVertexDescriptor_layouts(this); }
  void reset() { pewter_MTLVertexDescriptor_reset(this); }
};
}  // namespace MTL
