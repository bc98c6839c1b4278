// Generated from kernels/metal/interface/Metal/MTL4ComputePipeline.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTL4PipelineState.hpp"

namespace MTL4 {
class ComputePipelineDescriptor;
class FunctionDescriptor;
enum IndirectCommandBufferSupportState : NS::Integer;
class PipelineDescriptor;
class StaticLinkingDescriptor;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL4::ComputePipelineDescriptor* pewter_MTL4ComputePipelineDescriptor_alloc();
MTL4::ComputePipelineDescriptor* pewter_MTL4ComputePipelineDescriptor_init(MTL4::ComputePipelineDescriptor* self);
MTL4::FunctionDescriptor* pewter_MTL4ComputePipelineDescriptor_computeFunctionDescriptor(const MTL4::ComputePipelineDescriptor* self);
void pewter_MTL4ComputePipelineDescriptor_setComputeFunctionDescriptor_(MTL4::ComputePipelineDescriptor* self, const MTL4::FunctionDescriptor* computeFunctionDescriptor);
NS::UInteger pewter_MTL4ComputePipelineDescriptor_maxTotalThreadsPerThreadgroup(const MTL4::ComputePipelineDescriptor* self);
void pewter_MTL4ComputePipelineDescriptor_setMaxTotalThreadsPerThreadgroup_(MTL4::ComputePipelineDescriptor* self, NS::UInteger maxTotalThreadsPerThreadgroup);
MTL::Size pewter_MTL4ComputePipelineDescriptor_requiredThreadsPerThreadgroup(const MTL4::ComputePipelineDescriptor* self);
void pewter_MTL4ComputePipelineDescriptor_setRequiredThreadsPerThreadgroup_(MTL4::ComputePipelineDescriptor* self, MTL::Size requiredThreadsPerThreadgroup);
MTL4::StaticLinkingDescriptor* pewter_MTL4ComputePipelineDescriptor_staticLinkingDescriptor(const MTL4::ComputePipelineDescriptor* self);
void pewter_MTL4ComputePipelineDescriptor_setStaticLinkingDescriptor_(MTL4::ComputePipelineDescriptor* self, const MTL4::StaticLinkingDescriptor* staticLinkingDescriptor);
bool pewter_MTL4ComputePipelineDescriptor_supportBinaryLinking(const MTL4::ComputePipelineDescriptor* self);
void pewter_MTL4ComputePipelineDescriptor_setSupportBinaryLinking_(MTL4::ComputePipelineDescriptor* self, bool supportBinaryLinking);
MTL4::IndirectCommandBufferSupportState pewter_MTL4ComputePipelineDescriptor_supportIndirectCommandBuffers(const MTL4::ComputePipelineDescriptor* self);
void pewter_MTL4ComputePipelineDescriptor_setSupportIndirectCommandBuffers_(MTL4::ComputePipelineDescriptor* self, MTL4::IndirectCommandBufferSupportState supportIndirectCommandBuffers);
bool pewter_MTL4ComputePipelineDescriptor_threadGroupSizeIsMultipleOfThreadExecutionWidth(const MTL4::ComputePipelineDescriptor* self);
void pewter_MTL4ComputePipelineDescriptor_setThreadGroupSizeIsMultipleOfThreadExecutionWidth_(MTL4::ComputePipelineDescriptor* self, bool threadGroupSizeIsMultipleOfThreadExecutionWidth);
void pewter_MTL4ComputePipelineDescriptor_reset(MTL4::ComputePipelineDescriptor* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class ComputePipelineDescriptor : public NS::Copying<ComputePipelineDescriptor, PipelineDescriptor> {
 public:
  static MTL4::ComputePipelineDescriptor* alloc() { return pewter_MTL4ComputePipelineDescriptor_alloc(); }
  MTL4::ComputePipelineDescriptor* init() { return pewter_MTL4ComputePipelineDescriptor_init(this); }
  MTL4::FunctionDescriptor* computeFunctionDescriptor() const { return pewter_MTL4ComputePipelineDescriptor_computeFunctionDescriptor(this); }
  void setComputeFunctionDescriptor(const MTL4::FunctionDescriptor* computeFunctionDescriptor) { pewter_MTL4ComputePipelineDescriptor_setComputeFunctionDescriptor_(this, computeFunctionDescriptor); }
  NS::UInteger maxTotalThreadsPerThreadgroup() const { return pewter_MTL4ComputePipelineDescriptor_maxTotalThreadsPerThreadgroup(this); }
  void setMaxTotalThreadsPerThreadgroup(NS::UInteger maxTotalThreadsPerThreadgroup) { pewter_MTL4ComputePipelineDescriptor_setMaxTotalThreadsPerThreadgroup_(this, maxTotalThreadsPerThreadgroup); }
  MTL::Size requiredThreadsPerThreadgroup() const { return pewter_MTL4ComputePipelineDescriptor_requiredThreadsPerThreadgroup(this); }
  void setRequiredThreadsPerThreadgroup(MTL::Size requiredThreadsPerThreadgroup) { pewter_MTL4ComputePipelineDescriptor_setRequiredThreadsPerThreadgroup_(this, requiredThreadsPerThreadgroup); }
  MTL4::StaticLinkingDescriptor* staticLinkingDescriptor() const { return pewter_MTL4ComputePipelineDescriptor_staticLinkingDescriptor(this); }
  void setStaticLinkingDescriptor(const MTL4::StaticLinkingDescriptor* staticLinkingDescriptor) { pewter_MTL4ComputePipelineDescriptor_setStaticLinkingDescriptor_(this, staticLinkingDescriptor); }
  bool supportBinaryLinking() const { return pewter_MTL4ComputePipelineDescriptor_supportBinaryLinking(this); }
  void setSupportBinaryLinking(bool supportBinaryLinking) { pewter_MTL4ComputePipelineDescriptor_setSupportBinaryLinking_(this, supportBinaryLinking); }
  MTL4::IndirectCommandBufferSupportState supportIndirectCommandBuffers() const { return pewter_MTL4ComputePipelineDescriptor_supportIndirectCommandBuffers(this); }
  void setSupportIndirectCommandBuffers(MTL4::IndirectCommandBufferSupportState supportIndirectCommandBuffers) { pewter_MTL4ComputePipelineDescriptor_setSupportIndirectCommandBuffers_(this, supportIndirectCommandBuffers); }
  bool threadGroupSizeIsMultipleOfThreadExecutionWidth() const { return pewter_MTL4ComputePipelineDescriptor_threadGroupSizeIsMultipleOfThreadExecutionWidth(this); }
  void setThreadGroupSizeIsMultipleOfThreadExecutionWidth(bool threadGroupSizeIsMultipleOfThreadExecutionWidth) { pewter_MTL4ComputePipelineDescriptor_setThreadGroupSizeIsMultipleOfThreadExecutionWidth_(this, threadGroupSizeIsMultipleOfThreadExecutionWidth); }
  void reset() { pewter_MTL4ComputePipelineDescriptor_reset(this); }
};
}  // namespace MTL4
