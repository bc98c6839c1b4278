// Generated from kernels/metal/interface/Metal/MTLPipeline.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class PipelineBufferDescriptor;
class PipelineBufferDescriptorArray;
}
namespace MTL {
enum Mutability : NS::UInteger {
  MutabilityDefault = 0,
  MutabilityMutable = 1,
  MutabilityImmutable = 2,
};
enum ShaderValidation : NS::Integer {
  ShaderValidationDefault = 0,
  ShaderValidationEnabled = 1,
  ShaderValidationDisabled = 2,
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::PipelineBufferDescriptor* pewter_MTLPipelineBufferDescriptor_alloc();
MTL::PipelineBufferDescriptor* pewter_MTLPipelineBufferDescriptor_init(MTL::PipelineBufferDescriptor* self);
MTL::Mutability pewter_MTLPipelineBufferDescriptor_mutability(const MTL::PipelineBufferDescriptor* self);
void pewter_MTLPipelineBufferDescriptor_setMutability_(MTL::PipelineBufferDescriptor* self, MTL::Mutability mutability);
MTL::PipelineBufferDescriptorArray* pewter_MTLPipelineBufferDescriptorArray_alloc();
MTL::PipelineBufferDescriptorArray* pewter_MTLPipelineBufferDescriptorArray_init(MTL::PipelineBufferDescriptorArray* self);
MTL::PipelineBufferDescriptor* pewter_MTLPipelineBufferDescriptorArray_objectAtIndexedSubscript_(MTL::PipelineBufferDescriptorArray* self, NS::UInteger bufferIndex);
void pewter_MTLPipelineBufferDescriptorArray_setObject_atIndexedSubscript_(MTL::PipelineBufferDescriptorArray* self, const MTL::PipelineBufferDescriptor* buffer, NS::UInteger bufferIndex);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class PipelineBufferDescriptor : public NS::Copying<PipelineBufferDescriptor> {
 public:
  static MTL::PipelineBufferDescriptor* alloc() { return pewter_MTLPipelineBufferDescriptor_alloc(); }
  MTL::PipelineBufferDescriptor* init() { return pewter_MTLPipelineBufferDescriptor_init(this); }
  MTL::Mutability mutability() const { return pewter_MTLPipelineBufferDescriptor_mutability(this); }
  void setMutability(MTL::Mutability mutability) { pewter_MTLPipelineBufferDescriptor_setMutability_(this, mutability); }
};
class PipelineBufferDescriptorArray : public NS::Referencing<PipelineBufferDescriptorArray> {
 public:
  static MTL::PipelineBufferDescriptorArray* alloc() { return pewter_MTLPipelineBufferDescriptorArray_alloc(); }
  MTL::PipelineBufferDescriptorArray* init() { return pewter_MTLPipelineBufferDescriptorArray_init(this); }
  MTL::PipelineBufferDescriptor* object(NS::UInteger bufferIndex) { return pewter_MTLPipelineBufferDescriptorArray_objectAtIndexedSubscript_(this, bufferIndex); }
  void setObject(const MTL::PipelineBufferDescriptor* buffer, NS::UInteger bufferIndex) { pewter_MTLPipelineBufferDescriptorArray_setObject_atIndexedSubscript_(this, buffer, bufferIndex); }
};
}  // namespace MTL
