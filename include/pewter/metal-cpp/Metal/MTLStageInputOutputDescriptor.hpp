// Generated from kernels/metal/interface/Metal/MTLStageInputOutputDescriptor.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class AttributeDescriptor;
class AttributeDescriptorArray;
class BufferLayoutDescriptor;
class BufferLayoutDescriptorArray;
enum IndexType : NS::UInteger;
class StageInputOutputDescriptor;
}
namespace MTL {
enum AttributeFormat : NS::UInteger {
  AttributeFormatInvalid = 0,
  AttributeFormatUChar2 = 1,
  AttributeFormatUChar3 = 2,
  AttributeFormatUChar4 = 3,
  AttributeFormatChar2 = 4,
  AttributeFormatChar3 = 5,
  AttributeFormatChar4 = 6,
  AttributeFormatUChar2Normalized = 7,
  AttributeFormatUChar3Normalized = 8,
  AttributeFormatUChar4Normalized = 9,
  AttributeFormatChar2Normalized = 10,
  AttributeFormatChar3Normalized = 11,
  AttributeFormatChar4Normalized = 12,
  AttributeFormatUShort2 = 13,
  AttributeFormatUShort3 = 14,
  AttributeFormatUShort4 = 15,
  AttributeFormatShort2 = 16,
  AttributeFormatShort3 = 17,
  AttributeFormatShort4 = 18,
  AttributeFormatUShort2Normalized = 19,
  AttributeFormatUShort3Normalized = 20,
  AttributeFormatUShort4Normalized = 21,
  AttributeFormatShort2Normalized = 22,
  AttributeFormatShort3Normalized = 23,
  AttributeFormatShort4Normalized = 24,
  AttributeFormatHalf2 = 25,
  AttributeFormatHalf3 = 26,
  AttributeFormatHalf4 = 27,
  AttributeFormatFloat = 28,
  AttributeFormatFloat2 = 29,
  AttributeFormatFloat3 = 30,
  AttributeFormatFloat4 = 31,
  AttributeFormatInt = 32,
  AttributeFormatInt2 = 33,
  AttributeFormatInt3 = 34,
  AttributeFormatInt4 = 35,
  AttributeFormatUInt = 36,
  AttributeFormatUInt2 = 37,
  AttributeFormatUInt3 = 38,
  AttributeFormatUInt4 = 39,
  AttributeFormatInt1010102Normalized = 40,
  AttributeFormatUInt1010102Normalized = 41,
  AttributeFormatUChar4Normalized_BGRA = 42,
  AttributeFormatUChar = 45,
  AttributeFormatChar = 46,
  AttributeFormatUCharNormalized = 47,
  AttributeFormatCharNormalized = 48,
  AttributeFormatUShort = 49,
  AttributeFormatShort = 50,
  AttributeFormatUShortNormalized = 51,
  AttributeFormatShortNormalized = 52,
  AttributeFormatHalf = 53,
  AttributeFormatFloatRG11B10 = 54,
  AttributeFormatFloatRGB9E5 = 55,
};
enum StepFunction : NS::UInteger {
  StepFunctionConstant = 0,
  StepFunctionPerVertex = 1,
  StepFunctionPerInstance = 2,
  StepFunctionPerPatch = 3,
  StepFunctionPerPatchControlPoint = 4,
  StepFunctionThreadPositionInGridX = 5,
  StepFunctionThreadPositionInGridY = 6,
  StepFunctionThreadPositionInGridXIndexed = 7,
  StepFunctionThreadPositionInGridYIndexed = 8,
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::BufferLayoutDescriptor* pewter_MTLBufferLayoutDescriptor_alloc();
MTL::BufferLayoutDescriptor* pewter_MTLBufferLayoutDescriptor_init(MTL::BufferLayoutDescriptor* self);
MTL::StepFunction pewter_MTLBufferLayoutDescriptor_stepFunction(const MTL::BufferLayoutDescriptor* self);
void pewter_MTLBufferLayoutDescriptor_setStepFunction_(MTL::BufferLayoutDescriptor* self, MTL::StepFunction stepFunction);
NS::UInteger pewter_MTLBufferLayoutDescriptor_stepRate(const MTL::BufferLayoutDescriptor* self);
void pewter_MTLBufferLayoutDescriptor_setStepRate_(MTL::BufferLayoutDescriptor* self, NS::UInteger stepRate);
NS::UInteger pewter_MTLBufferLayoutDescriptor_stride(const MTL::BufferLayoutDescriptor* self);
void pewter_MTLBufferLayoutDescriptor_setStride_(MTL::BufferLayoutDescriptor* self, NS::UInteger stride);
MTL::BufferLayoutDescriptorArray* pewter_MTLBufferLayoutDescriptorArray_alloc();
MTL::BufferLayoutDescriptorArray* pewter_MTLBufferLayoutDescriptorArray_init(MTL::BufferLayoutDescriptorArray* self);
MTL::BufferLayoutDescriptor* pewter_MTLBufferLayoutDescriptorArray_objectAtIndexedSubscript_(MTL::BufferLayoutDescriptorArray* self, NS::UInteger index);
void pewter_MTLBufferLayoutDescriptorArray_setObject_atIndexedSubscript_(MTL::BufferLayoutDescriptorArray* self, const MTL::BufferLayoutDescriptor* bufferDesc, NS::UInteger index);
MTL::AttributeDescriptor* pewter_MTLAttributeDescriptor_alloc();
MTL::AttributeDescriptor* pewter_MTLAttributeDescriptor_init(MTL::AttributeDescriptor* self);
NS::UInteger pewter_MTLAttributeDescriptor_bufferIndex(const MTL::AttributeDescriptor* self);
void pewter_MTLAttributeDescriptor_setBufferIndex_(MTL::AttributeDescriptor* self, NS::UInteger bufferIndex);
MTL::AttributeFormat pewter_MTLAttributeDescriptor_format(const MTL::AttributeDescriptor* self);
void pewter_MTLAttributeDescriptor_setFormat_(MTL::AttributeDescriptor* self, MTL::AttributeFormat format);
NS::UInteger pewter_MTLAttributeDescriptor_offset(const MTL::AttributeDescriptor* self);
void pewter_MTLAttributeDescriptor_setOffset_(MTL::AttributeDescriptor* self, NS::UInteger offset);
MTL::AttributeDescriptorArray* pewter_MTLAttributeDescriptorArray_alloc();
MTL::AttributeDescriptorArray* pewter_MTLAttributeDescriptorArray_init(MTL::AttributeDescriptorArray* self);
MTL::AttributeDescriptor* pewter_MTLAttributeDescriptorArray_objectAtIndexedSubscript_(MTL::AttributeDescriptorArray* self, NS::UInteger index);
void pewter_MTLAttributeDescriptorArray_setObject_atIndexedSubscript_(MTL::AttributeDescriptorArray* self, const MTL::AttributeDescriptor* attributeDesc, NS::UInteger index);
MTL::StageInputOutputDescriptor* pewter_MTLStageInputOutputDescriptor_alloc();
MTL::StageInputOutputDescriptor* pewter_MTLStageInputOutputDescriptor_stageInputOutputDescriptor();
MTL::StageInputOutputDescriptor* pewter_MTLStageInputOutputDescriptor_init(MTL::StageInputOutputDescriptor* self);
NS::UInteger pewter_MTLStageInputOutputDescriptor_indexBufferIndex(const MTL::StageInputOutputDescriptor* self);
void pewter_MTLStageInputOutputDescriptor_setIndexBufferIndex_(MTL::StageInputOutputDescriptor* self, NS::UInteger indexBufferIndex);
MTL::IndexType pewter_MTLStageInputOutputDescriptor_indexType(const MTL::StageInputOutputDescriptor* self);
void pewter_MTLStageInputOutputDescriptor_setIndexType_(MTL::StageInputOutputDescriptor* self, MTL::IndexType indexType);
MTL::AttributeDescriptorArray* pewter_MTLStageInputOutputDescriptor_attributes(const MTL::StageInputOutputDescriptor* self);
MTL::BufferLayoutDescriptorArray* pewter_MTLStageInputOutputDescriptor_layouts(const MTL::StageInputOutputDescriptor* self);
void pewter_MTLStageInputOutputDescriptor_reset(MTL::StageInputOutputDescriptor* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class BufferLayoutDescriptor : public NS::Copying<BufferLayoutDescriptor> {
 public:
  static MTL::BufferLayoutDescriptor* alloc() { return pewter_MTLBufferLayoutDescriptor_alloc(); }
  MTL::BufferLayoutDescriptor* init() { return pewter_MTLBufferLayoutDescriptor_init(this); }
  MTL::StepFunction stepFunction() const { return pewter_MTLBufferLayoutDescriptor_stepFunction(this); }
  void setStepFunction(MTL::StepFunction stepFunction) { pewter_MTLBufferLayoutDescriptor_setStepFunction_(this, stepFunction); }
  NS::UInteger stepRate() const { return pewter_MTLBufferLayoutDescriptor_stepRate(this); }
  void setStepRate(NS::UInteger stepRate) { pewter_MTLBufferLayoutDescriptor_setStepRate_(this, stepRate); }
  NS::UInteger stride() const { return pewter_MTLBufferLayoutDescriptor_stride(this); }
  void setStride(NS::UInteger stride) { pewter_MTLBufferLayoutDescriptor_setStride_(this, stride); }
};
class BufferLayoutDescriptorArray : public NS::Referencing<BufferLayoutDescriptorArray> {
 public:
  static MTL::BufferLayoutDescriptorArray* alloc() { return pewter_MTLBufferLayoutDescriptorArray_alloc(); }
  MTL::BufferLayoutDescriptorArray* init() { return pewter_MTLBufferLayoutDescriptorArray_init(this); }
  MTL::BufferLayoutDescriptor* object(NS::UInteger index) { return pewter_MTLBufferLayoutDescriptorArray_objectAtIndexedSubscript_(this, index); }
  void setObject(const MTL::BufferLayoutDescriptor* bufferDesc, NS::UInteger index) { pewter_MTLBufferLayoutDescriptorArray_setObject_atIndexedSubscript_(this, bufferDesc, index); }
};
class AttributeDescriptor : public NS::Copying<AttributeDescriptor> {
 public:
  static MTL::AttributeDescriptor* alloc() { return pewter_MTLAttributeDescriptor_alloc(); }
  MTL::AttributeDescriptor* init() { return pewter_MTLAttributeDescriptor_init(this); }
  NS::UInteger bufferIndex() const { return pewter_MTLAttributeDescriptor_bufferIndex(this); }
  void setBufferIndex(NS::UInteger bufferIndex) { pewter_MTLAttributeDescriptor_setBufferIndex_(this, bufferIndex); }
  MTL::AttributeFormat format() const { return pewter_MTLAttributeDescriptor_format(this); }
  void setFormat(MTL::AttributeFormat format) { pewter_MTLAttributeDescriptor_setFormat_(this, format); }
  NS::UInteger offset() const { return pewter_MTLAttributeDescriptor_offset(this); }
  void setOffset(NS::UInteger offset) { pewter_MTLAttributeDescriptor_setOffset_(this, offset); }
};
class AttributeDescriptorArray : public NS::Referencing<AttributeDescriptorArray> {
 public:
  static MTL::AttributeDescriptorArray* alloc() { return pewter_MTLAttributeDescriptorArray_alloc(); }
  MTL::AttributeDescriptorArray* init() { return pewter_MTLAttributeDescriptorArray_init(this); }
  MTL::AttributeDescriptor* object(NS::UInteger index) { return pewter_MTLAttributeDescriptorArray_objectAtIndexedSubscript_(this, index); }
  void setObject(const MTL::AttributeDescriptor* attributeDesc, NS::UInteger index) { pewter_MTLAttributeDescriptorArray_setObject_atIndexedSubscript_(this, attributeDesc, index); }
};
class StageInputOutputDescriptor : public NS::Copying<StageInputOutputDescriptor> {
 public:
  static MTL::StageInputOutputDescriptor* alloc() { return pewter_MTLStageInputOutputDescriptor_alloc(); }
  static MTL::StageInputOutputDescriptor* stageInputOutputDescriptor() { return pewter_MTLStageInputOutputDescriptor_stageInputOutputDescriptor(); }
  MTL::StageInputOutputDescriptor* init() { return pewter_MTLStageInputOutputDescriptor_init(this); }
  NS::UInteger indexBufferIndex() const { return pewter_MTLStageInputOutputDescriptor_indexBufferIndex(this); }
  void setIndexBufferIndex(NS::UInteger indexBufferIndex) { pewter_MTLStageInputOutputDescriptor_setIndexBufferIndex_(this, indexBufferIndex); }
  MTL::IndexType indexType() const { return pewter_MTLStageInputOutputDescriptor_indexType(this); }
  void setIndexType(MTL::IndexType indexType) { pewter_MTLStageInputOutputDescriptor_setIndexType_(this, indexType); }
  MTL::AttributeDescriptorArray* attributes() const { return pewter_MTLStageInputOutputDescriptor_attributes(this); }
  MTL::BufferLayoutDescriptorArray* layouts() const { return pewter_MTLStageInputOutputDescriptor_layouts(this); }
  void reset() { pewter_MTLStageInputOutputDescriptor_reset(this); }
};
}  // namespace MTL
#include "../Metal/MTLArgument.hpp"
