// Generated from kernels/metal/interface/Metal/MTL4Archive.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL4 {
class Archive;
class BinaryFunction;
class BinaryFunctionDescriptor;
class ComputePipelineDescriptor;
class PipelineDescriptor;
class PipelineStageDynamicLinkingDescriptor;
class RenderPipelineDynamicLinkingDescriptor;
}
namespace MTL {
class ComputePipelineState;
class RenderPipelineState;
}
namespace NS {
class Error;
class String;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::String* pewter_MTL4Archive_label(const MTL4::Archive* self);
void pewter_MTL4Archive_setLabel_(MTL4::Archive* self, const NS::String* label);
MTL4::BinaryFunction* pewter_MTL4Archive_newBinaryFunctionWithDescriptor_error_(MTL4::Archive* self, const MTL4::BinaryFunctionDescriptor* descriptor, NS::Error** error);
MTL::ComputePipelineState* pewter_MTL4Archive_newComputePipelineStateWithDescriptor_error_(MTL4::Archive* self, const MTL4::ComputePipelineDescriptor* descriptor, NS::Error** error);
MTL::ComputePipelineState* pewter_MTL4Archive_newComputePipelineStateWithDescriptor_dynamicLinkingDescriptor_error_(MTL4::Archive* self, const MTL4::ComputePipelineDescriptor* descriptor, const MTL4::PipelineStageDynamicLinkingDescriptor* dynamicLinkingDescriptor, NS::Error** error);
MTL::RenderPipelineState* pewter_MTL4Archive_newRenderPipelineStateWithDescriptor_error_(MTL4::Archive* self, const MTL4::PipelineDescriptor* descriptor, NS::Error** error);
MTL::RenderPipelineState* pewter_MTL4Archive_newRenderPipelineStateWithDescriptor_dynamicLinkingDescriptor_error_(MTL4::Archive* self, const MTL4::PipelineDescriptor* descriptor, const MTL4::RenderPipelineDynamicLinkingDescriptor* dynamicLinkingDescriptor, NS::Error** error);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class Archive : public NS::Referencing<Archive> {
 public:
  NS::String* label() const { return pewter_MTL4Archive_label(this); }
  void setLabel(const NS::String* label) { pewter_MTL4Archive_setLabel_(this, label); }
  MTL4::BinaryFunction* newBinaryFunction(const MTL4::BinaryFunctionDescriptor* descriptor, NS::Error** error) { return pewter_MTL4Archive_newBinaryFunctionWithDescriptor_error_(this, descriptor, error); }
  MTL::ComputePipelineState* newComputePipelineState(const MTL4::ComputePipelineDescriptor* descriptor, NS::Error** error) { return pewter_MTL4Archive_newComputePipelineStateWithDescriptor_error_(this, descriptor, error); }
  MTL::ComputePipelineState* newComputePipelineState(const MTL4::ComputePipelineDescriptor* descriptor, const MTL4::PipelineStageDynamicLinkingDescriptor* dynamicLinkingDescriptor, NS::Error** error) { return pewter_MTL4Archive_newComputePipelineStateWithDescriptor_dynamicLinkingDescriptor_error_(this, descriptor, dynamicLinkingDescriptor, error); }
  MTL::RenderPipelineState* newRenderPipelineState(const MTL4::PipelineDescriptor* descriptor, NS::Error** error) { return pewter_MTL4Archive_newRenderPipelineStateWithDescriptor_error_(this, descriptor, error); }
  MTL::RenderPipelineState* newRenderPipelineState(const MTL4::PipelineDescriptor* descriptor, const MTL4::RenderPipelineDynamicLinkingDescriptor* dynamicLinkingDescriptor, NS::Error** error) { return pewter_MTL4Archive_newRenderPipelineStateWithDescriptor_dynamicLinkingDescriptor_error_(this, descriptor, dynamicLinkingDescriptor, error); }
};
}  // namespace MTL4
