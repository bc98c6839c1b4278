// Generated from kernels/metal/interface/Metal/MTL4PipelineState.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL4 {
class PipelineDescriptor;
class PipelineOptions;
}
namespace MTL {
enum ShaderValidation : NS::Integer;
}
namespace NS {
class String;
}
namespace MTL4 {
enum AlphaToOneState : NS::Integer {
  AlphaToOneStateDisabled = 0,
  AlphaToOneStateEnabled = 1,
};
enum AlphaToCoverageState : NS::Integer {
  AlphaToCoverageStateDisabled = 0,
  AlphaToCoverageStateEnabled = 1,
};
enum BlendState : NS::Integer {
  BlendStateDisabled = 0,
  BlendStateEnabled = 1,
  BlendStateUnspecialized = 2,
};
enum IndirectCommandBufferSupportState : NS::Integer {
  IndirectCommandBufferSupportStateDisabled = 0,
  IndirectCommandBufferSupportStateEnabled = 1,
};
using ShaderReflection = NS::UInteger;
enum : NS::UInteger {
  ShaderReflectionNone = 0,
  ShaderReflectionBindingInfo = 1,
  ShaderReflectionBufferTypeInfo = 2,
};
}  // namespace MTL4
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL4::PipelineOptions* pewter_MTL4PipelineOptions_alloc();
MTL4::PipelineOptions* pewter_MTL4PipelineOptions_init(MTL4::PipelineOptions* self);
MTL4::ShaderReflection pewter_MTL4PipelineOptions_shaderReflection(const MTL4::PipelineOptions* self);
void pewter_MTL4PipelineOptions_setShaderReflection_(MTL4::PipelineOptions* self, MTL4::ShaderReflection shaderReflection);
MTL::ShaderValidation pewter_MTL4PipelineOptions_shaderValidation(const MTL4::PipelineOptions* self);
void pewter_MTL4PipelineOptions_setShaderValidation_(MTL4::PipelineOptions* self, MTL::ShaderValidation shaderValidation);
MTL4::PipelineDescriptor* pewter_MTL4PipelineDescriptor_alloc();
MTL4::PipelineDescriptor* pewter_MTL4PipelineDescriptor_init(MTL4::PipelineDescriptor* self);
NS::String* pewter_MTL4PipelineDescriptor_label(const MTL4::PipelineDescriptor* self);
void pewter_MTL4PipelineDescriptor_setLabel_(MTL4::PipelineDescriptor* self, const NS::String* label);
MTL4::PipelineOptions* pewter_MTL4PipelineDescriptor_options(const MTL4::PipelineDescriptor* self);
void pewter_MTL4PipelineDescriptor_setOptions_(MTL4::PipelineDescriptor* self, const MTL4::PipelineOptions* options);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class PipelineOptions : public NS::Copying<PipelineOptions> {
 public:
  static MTL4::PipelineOptions* alloc() { return pewter_MTL4PipelineOptions_alloc(); }
  MTL4::PipelineOptions* init() { return pewter_MTL4PipelineOptions_init(this); }
  MTL4::ShaderReflection shaderReflection() const { return pewter_MTL4PipelineOptions_shaderReflection(this); }
  void setShaderReflection(MTL4::ShaderReflection shaderReflection) { pewter_MTL4PipelineOptions_setShaderReflection_(this, shaderReflection); }
  MTL::ShaderValidation shaderValidation() const { return pewter_MTL4PipelineOptions_shaderValidation(this); }
  void setShaderValidation(MTL::ShaderValidation shaderValidation) { pewter_MTL4PipelineOptions_setShaderValidation_(this, shaderValidation); }
};
class PipelineDescriptor : public NS::Copying<PipelineDescriptor> {
 public:
  static MTL4::PipelineDescriptor* alloc() { return pewter_MTL4PipelineDescriptor_alloc(); }
  MTL4::PipelineDescriptor* init() { return pewter_MTL4PipelineDescriptor_init(this); }
  NS::String* label() const { return pewter_MTL4PipelineDescriptor_label(this); }
  void setLabel(const NS::String* label) { pewter_MTL4PipelineDescriptor_setLabel_(this, label); }
  MTL4::PipelineOptions* options() const { return pewter_MTL4PipelineDescriptor_options(this); }
  void setOptions(const MTL4::PipelineOptions* options) { pewter_MTL4PipelineDescriptor_setOptions_(this, options); }
};
}  // namespace MTL4
#include "../Metal/MTLPipeline.hpp"
