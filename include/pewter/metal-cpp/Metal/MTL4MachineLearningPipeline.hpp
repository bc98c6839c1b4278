// Generated from kernels/metal/interface/Metal/MTL4MachineLearningPipeline.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTL4PipelineState.hpp"
#include "../Metal/MTLAllocation.hpp"

namespace MTL4 {
class FunctionDescriptor;
class MachineLearningPipelineDescriptor;
class MachineLearningPipelineReflection;
class MachineLearningPipelineState;
class PipelineDescriptor;
}
namespace MTL {
class Allocation;
class Device;
class TensorExtents;
}
namespace NS {
class Array;
class String;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL4::MachineLearningPipelineDescriptor* pewter_MTL4MachineLearningPipelineDescriptor_alloc();
MTL4::MachineLearningPipelineDescriptor* pewter_MTL4MachineLearningPipelineDescriptor_init(MTL4::MachineLearningPipelineDescriptor* self);
NS::String* pewter_MTL4MachineLearningPipelineDescriptor_label(const MTL4::MachineLearningPipelineDescriptor* self);
void pewter_MTL4MachineLearningPipelineDescriptor_setLabel_(MTL4::MachineLearningPipelineDescriptor* self, const NS::String* label);
MTL4::FunctionDescriptor* pewter_MTL4MachineLearningPipelineDescriptor_machineLearningFunctionDescriptor(const MTL4::MachineLearningPipelineDescriptor* self);
void pewter_MTL4MachineLearningPipelineDescriptor_setMachineLearningFunctionDescriptor_(MTL4::MachineLearningPipelineDescriptor* self, const MTL4::FunctionDescriptor* machineLearningFunctionDescriptor);
MTL::TensorExtents* pewter_MTL4MachineLearningPipelineDescriptor_inputDimensionsAtBufferIndex_(MTL4::MachineLearningPipelineDescriptor* self, NS::Integer bufferIndex);
void pewter_MTL4MachineLearningPipelineDescriptor_reset(MTL4::MachineLearningPipelineDescriptor* self);
void pewter_MTL4MachineLearningPipelineDescriptor_setInputDimensions_atBufferIndex_(MTL4::MachineLearningPipelineDescriptor* self, const MTL::TensorExtents* dimensions, NS::Integer bufferIndex);
void pewter_MTL4MachineLearningPipelineDescriptor_setInputDimensions_withRange_(MTL4::MachineLearningPipelineDescriptor* self, const NS::Array* dimensions, NS::Range range);
MTL4::MachineLearningPipelineReflection* pewter_MTL4MachineLearningPipelineReflection_alloc();
MTL4::MachineLearningPipelineReflection* pewter_MTL4MachineLearningPipelineReflection_init(MTL4::MachineLearningPipelineReflection* self);
NS::Array* pewter_MTL4MachineLearningPipelineReflection_bindings(const MTL4::MachineLearningPipelineReflection* self);
MTL::Device* pewter_MTL4MachineLearningPipelineState_device(const MTL4::MachineLearningPipelineState* self);
NS::UInteger pewter_MTL4MachineLearningPipelineState_intermediatesHeapSize(const MTL4::MachineLearningPipelineState* self);
NS::String* pewter_MTL4MachineLearningPipelineState_label(const MTL4::MachineLearningPipelineState* self);
MTL4::MachineLearningPipelineReflection* pewter_MTL4MachineLearningPipelineState_reflection(const MTL4::MachineLearningPipelineState* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class MachineLearningPipelineDescriptor : public NS::Copying<MachineLearningPipelineDescriptor, PipelineDescriptor> {
 public:
  static MTL4::MachineLearningPipelineDescriptor* alloc() { return pewter_MTL4MachineLearningPipelineDescriptor_alloc(); }
  MTL4::MachineLearningPipelineDescriptor* init() { return pewter_MTL4MachineLearningPipelineDescriptor_init(this); }
  NS::String* label() const { return pewter_MTL4MachineLearningPipelineDescriptor_label(this); }
  void setLabel(const NS::String* label) { pewter_MTL4MachineLearningPipelineDescriptor_setLabel_(this, label); }
  MTL4::FunctionDescriptor* machineLearningFunctionDescriptor() const { return pewter_MTL4MachineLearningPipelineDescriptor_machineLearningFunctionDescriptor(this); }
  void setMachineLearningFunctionDescriptor(const MTL4::FunctionDescriptor* machineLearningFunctionDescriptor) { pewter_MTL4MachineLearningPipelineDescriptor_setMachineLearningFunctionDescriptor_(this, machineLearningFunctionDescriptor); }
  MTL::TensorExtents* inputDimensionsAtBufferIndex(NS::Integer bufferIndex) { return pewter_MTL4MachineLearningPipelineDescriptor_inputDimensionsAtBufferIndex_(this, bufferIndex); }
  void reset() { pewter_MTL4MachineLearningPipelineDescriptor_reset(this); }
  void setInputDimensions(const MTL::TensorExtents* dimensions, NS::Integer bufferIndex) { pewter_MTL4MachineLearningPipelineDescriptor_setInputDimensions_atBufferIndex_(this, dimensions, bufferIndex); }
  void setInputDimensions(const NS::Array* dimensions, NS::Range range) { pewter_MTL4MachineLearningPipelineDescriptor_setInputDimensions_withRange_(this, dimensions, range); }
};
class MachineLearningPipelineReflection : public NS::Referencing<MachineLearningPipelineReflection> {
 public:
  static MTL4::MachineLearningPipelineReflection* alloc() { return pewter_MTL4MachineLearningPipelineReflection_alloc(); }
  MTL4::MachineLearningPipelineReflection* init() { return pewter_MTL4MachineLearningPipelineReflection_init(this); }
  NS::Array* bindings() const { return pewter_MTL4MachineLearningPipelineReflection_bindings(this); }
};
class MachineLearningPipelineState : public NS::Referencing<MachineLearningPipelineState, MTL::Allocation> {
 public:
  MTL::Device* device() const { return pewter_MTL4MachineLearningPipelineState_device(this); }
  NS::UInteger intermediatesHeapSize() const { return pewter_MTL4MachineLearningPipelineState_intermediatesHeapSize(this); }
  NS::String* label() const { return pewter_MTL4MachineLearningPipelineState_label(this); }
  MTL4::MachineLearningPipelineReflection* reflection() const { return pewter_MTL4MachineLearningPipelineState_reflection(this); }
};
}  // namespace MTL4
