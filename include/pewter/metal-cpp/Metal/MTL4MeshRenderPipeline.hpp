// Generated from kernels/metal/interface/Metal/MTL4MeshRenderPipeline.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTL4PipelineState.hpp"

namespace MTL4 {
enum AlphaToCoverageState : NS::Integer;
enum AlphaToOneState : NS::Integer;
class FunctionDescriptor;
enum IndirectCommandBufferSupportState : NS::Integer;
enum LogicalToPhysicalColorAttachmentMappingState : NS::Integer;
class MeshRenderPipelineDescriptor;
class PipelineDescriptor;
class RenderPipelineColorAttachmentDescriptorArray;
class StaticLinkingDescriptor;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL4::MeshRenderPipelineDescriptor* pewter_MTL4MeshRenderPipelineDescriptor_alloc();
MTL4::MeshRenderPipelineDescriptor* pewter_MTL4MeshRenderPipelineDescriptor_init(MTL4::MeshRenderPipelineDescriptor* self);
MTL4::AlphaToCoverageState pewter_MTL4MeshRenderPipelineDescriptor_alphaToCoverageState(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_setAlphaToCoverageState_(MTL4::MeshRenderPipelineDescriptor* self, MTL4::AlphaToCoverageState alphaToCoverageState);
MTL4::AlphaToOneState pewter_MTL4MeshRenderPipelineDescriptor_alphaToOneState(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_setAlphaToOneState_(MTL4::MeshRenderPipelineDescriptor* self, MTL4::AlphaToOneState alphaToOneState);
MTL4::LogicalToPhysicalColorAttachmentMappingState pewter_MTL4MeshRenderPipelineDescriptor_colorAttachmentMappingState(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_setColorAttachmentMappingState_(MTL4::MeshRenderPipelineDescriptor* self, MTL4::LogicalToPhysicalColorAttachmentMappingState colorAttachmentMappingState);
MTL4::FunctionDescriptor* pewter_MTL4MeshRenderPipelineDescriptor_fragmentFunctionDescriptor(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_setFragmentFunctionDescriptor_(MTL4::MeshRenderPipelineDescriptor* self, const MTL4::FunctionDescriptor* fragmentFunctionDescriptor);
MTL4::StaticLinkingDescriptor* pewter_MTL4MeshRenderPipelineDescriptor_fragmentStaticLinkingDescriptor(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_setFragmentStaticLinkingDescriptor_(MTL4::MeshRenderPipelineDescriptor* self, const MTL4::StaticLinkingDescriptor* fragmentStaticLinkingDescriptor);
NS::UInteger pewter_MTL4MeshRenderPipelineDescriptor_maxTotalThreadgroupsPerMeshGrid(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_setMaxTotalThreadgroupsPerMeshGrid_(MTL4::MeshRenderPipelineDescriptor* self, NS::UInteger maxTotalThreadgroupsPerMeshGrid);
NS::UInteger pewter_MTL4MeshRenderPipelineDescriptor_maxTotalThreadsPerMeshThreadgroup(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_setMaxTotalThreadsPerMeshThreadgroup_(MTL4::MeshRenderPipelineDescriptor* self, NS::UInteger maxTotalThreadsPerMeshThreadgroup);
NS::UInteger pewter_MTL4MeshRenderPipelineDescriptor_maxTotalThreadsPerObjectThreadgroup(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_setMaxTotalThreadsPerObjectThreadgroup_(MTL4::MeshRenderPipelineDescriptor* self, NS::UInteger maxTotalThreadsPerObjectThreadgroup);
NS::UInteger pewter_MTL4MeshRenderPipelineDescriptor_maxVertexAmplificationCount(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_setMaxVertexAmplificationCount_(MTL4::MeshRenderPipelineDescriptor* self, NS::UInteger maxVertexAmplificationCount);
MTL4::FunctionDescriptor* pewter_MTL4MeshRenderPipelineDescriptor_meshFunctionDescriptor(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_setMeshFunctionDescriptor_(MTL4::MeshRenderPipelineDescriptor* self, const MTL4::FunctionDescriptor* meshFunctionDescriptor);
MTL4::StaticLinkingDescriptor* pewter_MTL4MeshRenderPipelineDescriptor_meshStaticLinkingDescriptor(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_setMeshStaticLinkingDescriptor_(MTL4::MeshRenderPipelineDescriptor* self, const MTL4::StaticLinkingDescriptor* meshStaticLinkingDescriptor);
bool pewter_MTL4MeshRenderPipelineDescriptor_meshThreadgroupSizeIsMultipleOfThreadExecutionWidth(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_setMeshThreadgroupSizeIsMultipleOfThreadExecutionWidth_(MTL4::MeshRenderPipelineDescriptor* self, bool meshThreadgroupSizeIsMultipleOfThreadExecutionWidth);
MTL4::FunctionDescriptor* pewter_MTL4MeshRenderPipelineDescriptor_objectFunctionDescriptor(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_setObjectFunctionDescriptor_(MTL4::MeshRenderPipelineDescriptor* self, const MTL4::FunctionDescriptor* objectFunctionDescriptor);
MTL4::StaticLinkingDescriptor* pewter_MTL4MeshRenderPipelineDescriptor_objectStaticLinkingDescriptor(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_setObjectStaticLinkingDescriptor_(MTL4::MeshRenderPipelineDescriptor* self, const MTL4::StaticLinkingDescriptor* objectStaticLinkingDescriptor);
bool pewter_MTL4MeshRenderPipelineDescriptor_objectThreadgroupSizeIsMultipleOfThreadExecutionWidth(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_setObjectThreadgroupSizeIsMultipleOfThreadExecutionWidth_(MTL4::MeshRenderPipelineDescriptor* self, bool objectThreadgroupSizeIsMultipleOfThreadExecutionWidth);
NS::UInteger pewter_MTL4MeshRenderPipelineDescriptor_payloadMemoryLength(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_setPayloadMemoryLength_(MTL4::MeshRenderPipelineDescriptor* self, NS::UInteger payloadMemoryLength);
NS::UInteger pewter_MTL4MeshRenderPipelineDescriptor_rasterSampleCount(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_setRasterSampleCount_(MTL4::MeshRenderPipelineDescriptor* self, NS::UInteger rasterSampleCount);
bool pewter_MTL4MeshRenderPipelineDescriptor_isRasterizationEnabled(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_setRasterizationEnabled_(MTL4::MeshRenderPipelineDescriptor* self, bool rasterizationEnabled);
MTL::Size pewter_MTL4MeshRenderPipelineDescriptor_requiredThreadsPerMeshThreadgroup(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_setRequiredThreadsPerMeshThreadgroup_(MTL4::MeshRenderPipelineDescriptor* self, MTL::Size requiredThreadsPerMeshThreadgroup);
MTL::Size pewter_MTL4MeshRenderPipelineDescriptor_requiredThreadsPerObjectThreadgroup(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_setRequiredThreadsPerObjectThreadgroup_(MTL4::MeshRenderPipelineDescriptor* self, MTL::Size requiredThreadsPerObjectThreadgroup);
bool pewter_MTL4MeshRenderPipelineDescriptor_supportFragmentBinaryLinking(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_setSupportFragmentBinaryLinking_(MTL4::MeshRenderPipelineDescriptor* self, bool supportFragmentBinaryLinking);
MTL4::IndirectCommandBufferSupportState pewter_MTL4MeshRenderPipelineDescriptor_supportIndirectCommandBuffers(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_setSupportIndirectCommandBuffers_(MTL4::MeshRenderPipelineDescriptor* self, MTL4::IndirectCommandBufferSupportState supportIndirectCommandBuffers);
bool pewter_MTL4MeshRenderPipelineDescriptor_supportMeshBinaryLinking(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_setSupportMeshBinaryLinking_(MTL4::MeshRenderPipelineDescriptor* self, bool supportMeshBinaryLinking);
bool pewter_MTL4MeshRenderPipelineDescriptor_supportObjectBinaryLinking(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_setSupportObjectBinaryLinking_(MTL4::MeshRenderPipelineDescriptor* self, bool supportObjectBinaryLinking);
MTL4::RenderPipelineColorAttachmentDescriptorArray* pewter_MTL4MeshRenderPipelineDescriptor_colorAttachments(const MTL4::MeshRenderPipelineDescriptor* self);
void pewter_MTL4MeshRenderPipelineDescriptor_reset(MTL4::MeshRenderPipelineDescriptor* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class MeshRenderPipelineDescriptor : public NS::Copying<MeshRenderPipelineDescriptor, PipelineDescriptor> {
 public:
  static MTL4::MeshRenderPipelineDescriptor* alloc() { return pewter_MTL4MeshRenderPipelineDescriptor_alloc(); }
  MTL4::MeshRenderPipelineDescriptor* init() { return pewter_MTL4MeshRenderPipelineDescriptor_init(this); }
  MTL4::AlphaToCoverageState alphaToCoverageState() const { return pewter_MTL4MeshRenderPipelineDescriptor_alphaToCoverageState(this); }
  void setAlphaToCoverageState(MTL4::AlphaToCoverageState alphaToCoverageState) { pewter_MTL4MeshRenderPipelineDescriptor_setAlphaToCoverageState_(this, alphaToCoverageState); }
  MTL4::AlphaToOneState alphaToOneState() const { return pewter_MTL4MeshRenderPipelineDescriptor_alphaToOneState(this); }
  void setAlphaToOneState(MTL4::AlphaToOneState alphaToOneState) { pewter_MTL4MeshRenderPipelineDescriptor_setAlphaToOneState_(this, alphaToOneState); }
  MTL4::LogicalToPhysicalColorAttachmentMappingState colorAttachmentMappingState() const { return pewter_MTL4MeshRenderPipelineDescriptor_colorAttachmentMappingState(this); }
  void setColorAttachmentMappingState(MTL4::LogicalToPhysicalColorAttachmentMappingState colorAttachmentMappingState) { pewter_MTL4MeshRenderPipelineDescriptor_setColorAttachmentMappingState_(this, colorAttachmentMappingState); }
  MTL4::FunctionDescriptor* fragmentFunctionDescriptor() const { return pewter_MTL4MeshRenderPipelineDescriptor_fragmentFunctionDescriptor(this); }
  void setFragmentFunctionDescriptor(const MTL4::FunctionDescriptor* fragmentFunctionDescriptor) { pewter_MTL4MeshRenderPipelineDescriptor_setFragmentFunctionDescriptor_(this, fragmentFunctionDescriptor); }
  MTL4::StaticLinkingDescriptor* fragmentStaticLinkingDescriptor() const { return pewter_MTL4MeshRenderPipelineDescriptor_fragmentStaticLinkingDescriptor(this); }
  void setFragmentStaticLinkingDescriptor(const MTL4::StaticLinkingDescriptor* fragmentStaticLinkingDescriptor) { pewter_MTL4MeshRenderPipelineDescriptor_setFragmentStaticLinkingDescriptor_(this, fragmentStaticLinkingDescriptor); }
  NS::UInteger maxTotalThreadgroupsPerMeshGrid() const { return pewter_MTL4MeshRenderPipelineDescriptor_maxTotalThreadgroupsPerMeshGrid(this); }
  void setMaxTotalThreadgroupsPerMeshGrid(NS::UInteger maxTotalThreadgroupsPerMeshGrid) { pewter_MTL4MeshRenderPipelineDescriptor_setMaxTotalThreadgroupsPerMeshGrid_(this, maxTotalThreadgroupsPerMeshGrid); }
  NS::UInteger maxTotalThreadsPerMeshThreadgroup() const { return pewter_MTL4MeshRenderPipelineDescriptor_maxTotalThreadsPerMeshThreadgroup(this); }
  void setMaxTotalThreadsPerMeshThreadgroup(NS::UInteger maxTotalThreadsPerMeshThreadgroup) { pewter_MTL4MeshRenderPipelineDescriptor_setMaxTotalThreadsPerMeshThreadgroup_(this, maxTotalThreadsPerMeshThreadgroup); }
  NS::UInteger maxTotalThreadsPerObjectThreadgroup() const { return pewter_MTL4MeshRenderPipelineDescriptor_maxTotalThreadsPerObjectThreadgroup(this); }
  void setMaxTotalThreadsPerObjectThreadgroup(NS::UInteger maxTotalThreadsPerObjectThreadgroup) { pewter_MTL4MeshRenderPipelineDescriptor_setMaxTotalThreadsPerObjectThreadgroup_(this, maxTotalThreadsPerObjectThreadgroup); }
  NS::UInteger maxVertexAmplificationCount() const { return pewter_MTL4MeshRenderPipelineDescriptor_maxVertexAmplificationCount(this); }
  void setMaxVertexAmplificationCount(NS::UInteger maxVertexAmplificationCount) { pewter_MTL4MeshRenderPipelineDescriptor_setMaxVertexAmplificationCount_(this, maxVertexAmplificationCount); }
  MTL4::FunctionDescriptor* meshFunctionDescriptor() const { return pewter_MTL4MeshRenderPipelineDescriptor_meshFunctionDescriptor(this); }
  void setMeshFunctionDescriptor(const MTL4::FunctionDescriptor* meshFunctionDescriptor) { pewter_MTL4MeshRenderPipelineDescriptor_setMeshFunctionDescriptor_(this, meshFunctionDescriptor); }
  MTL4::StaticLinkingDescriptor* meshStaticLinkingDescriptor() const { return pewter_MTL4MeshRenderPipelineDescriptor_meshStaticLinkingDescriptor(this); }
  void setMeshStaticLinkingDescriptor(const MTL4::StaticLinkingDescriptor* meshStaticLinkingDescriptor) { pewter_MTL4MeshRenderPipelineDescriptor_setMeshStaticLinkingDescriptor_(this, meshStaticLinkingDescriptor); }
  bool meshThreadgroupSizeIsMultipleOfThreadExecutionWidth() const { return pewter_MTL4MeshRenderPipelineDescriptor_meshThreadgroupSizeIsMultipleOfThreadExecutionWidth(this); }
  void setMeshThreadgroupSizeIsMultipleOfThreadExecutionWidth(bool meshThreadgroupSizeIsMultipleOfThreadExecutionWidth) { pewter_MTL4MeshRenderPipelineDescriptor_setMeshThreadgroupSizeIsMultipleOfThreadExecutionWidth_(this, meshThreadgroupSizeIsMultipleOfThreadExecutionWidth); }
  MTL4::FunctionDescriptor* objectFunctionDescriptor() const { return pewter_MTL4MeshRenderPipelineDescriptor_objectFunctionDescriptor(this); }
  void setObjectFunctionDescriptor(const MTL4::FunctionDescriptor* objectFunctionDescriptor) { pewter_MTL4MeshRenderPipelineDescriptor_setObjectFunctionDescriptor_(this, objectFunctionDescriptor); }
  MTL4::StaticLinkingDescriptor* objectStaticLinkingDescriptor() const { return pewter_MTL4MeshRenderPipelineDescriptor_objectStaticLinkingDescriptor(this); }
  void setObjectStaticLinkingDescriptor(const MTL4::StaticLinkingDescriptor* objectStaticLinkingDescriptor) { pewter_MTL4MeshRenderPipelineDescriptor_setObjectStaticLinkingDescriptor_(this, objectStaticLinkingDescriptor); }
  bool objectThreadgroupSizeIsMultipleOfThreadExecutionWidth() const { return pewter_MTL4MeshRenderPipelineDescriptor_objectThreadgroupSizeIsMultipleOfThreadExecutionWidth(this); }
  void setObjectThreadgroupSizeIsMultipleOfThreadExecutionWidth(bool objectThreadgroupSizeIsMultipleOfThreadExecutionWidth) { pewter_MTL4MeshRenderPipelineDescriptor_setObjectThreadgroupSizeIsMultipleOfThreadExecutionWidth_(this, objectThreadgroupSizeIsMultipleOfThreadExecutionWidth); }
  NS::UInteger payloadMemoryLength() const { return pewter_MTL4MeshRenderPipelineDescriptor_payloadMemoryLength(this); }
  void setPayloadMemoryLength(NS::UInteger payloadMemoryLength) { pewter_MTL4MeshRenderPipelineDescriptor_setPayloadMemoryLength_(this, payloadMemoryLength); }
  NS::UInteger rasterSampleCount() const { return pewter_MTL4MeshRenderPipelineDescriptor_rasterSampleCount(this); }
  void setRasterSampleCount(NS::UInteger rasterSampleCount) { pewter_MTL4MeshRenderPipelineDescriptor_setRasterSampleCount_(this, rasterSampleCount); }
  bool rasterizationEnabled() const { return pewter_MTL4MeshRenderPipelineDescriptor_isRasterizationEnabled(this); }
  void setRasterizationEnabled(bool rasterizationEnabled) { pewter_MTL4MeshRenderPipelineDescriptor_setRasterizationEnabled_(this, rasterizationEnabled); }
  MTL::Size requiredThreadsPerMeshThreadgroup() const { return pewter_MTL4MeshRenderPipelineDescriptor_requiredThreadsPerMeshThreadgroup(this); }
  void setRequiredThreadsPerMeshThreadgroup(MTL::Size requiredThreadsPerMeshThreadgroup) { pewter_MTL4MeshRenderPipelineDescriptor_setRequiredThreadsPerMeshThreadgroup_(this, requiredThreadsPerMeshThreadgroup); }
  MTL::Size requiredThreadsPerObjectThreadgroup() const { return pewter_MTL4MeshRenderPipelineDescriptor_requiredThreadsPerObjectThreadgroup(this); }
  void setRequiredThreadsPerObjectThreadgroup(MTL::Size requiredThreadsPerObjectThreadgroup) { pewter_MTL4MeshRenderPipelineDescriptor_setRequiredThreadsPerObjectThreadgroup_(this, requiredThreadsPerObjectThreadgroup); }
  bool supportFragmentBinaryLinking() const { return pewter_MTL4MeshRenderPipelineDescriptor_supportFragmentBinaryLinking(this); }
  void setSupportFragmentBinaryLinking(bool supportFragmentBinaryLinking) { pewter_MTL4MeshRenderPipelineDescriptor_setSupportFragmentBinaryLinking_(this, supportFragmentBinaryLinking); }
  MTL4::IndirectCommandBufferSupportState supportIndirectCommandBuffers() const { return pewter_MTL4MeshRenderPipelineDescriptor_supportIndirectCommandBuffers(this); }
  void setSupportIndirectCommandBuffers(MTL4::IndirectCommandBufferSupportState supportIndirectCommandBuffers) { pewter_MTL4MeshRenderPipelineDescriptor_setSupportIndirectCommandBuffers_(this, supportIndirectCommandBuffers); }
  bool supportMeshBinaryLinking() const { return pewter_MTL4MeshRenderPipelineDescriptor_supportMeshBinaryLinking(this); }
  void setSupportMeshBinaryLinking(bool supportMeshBinaryLinking) { pewter_MTL4MeshRenderPipelineDescriptor_setSupportMeshBinaryLinking_(this, supportMeshBinaryLinking); }
  bool supportObjectBinaryLinking() const { return pewter_MTL4MeshRenderPipelineDescriptor_supportObjectBinaryLinking(this); }
  void setSupportObjectBinaryLinking(bool supportObjectBinaryLinking) { pewter_MTL4MeshRenderPipelineDescriptor_setSupportObjectBinaryLinking_(this, supportObjectBinaryLinking); }
  MTL4::RenderPipelineColorAttachmentDescriptorArray* colorAttachments() const { return pewter_MTL4MeshRenderPipelineDescriptor_colorAttachments(this); }
  bool isRasterizationEnabled() const { return pewter_MTL4MeshRenderPipelineDescriptor_isRasterizationEnabled(this); }
  void reset() { pewter_MTL4MeshRenderPipelineDescriptor_reset(this); }
};
}  // namespace MTL4
#include "../Metal/MTL4RenderPipeline.hpp"
