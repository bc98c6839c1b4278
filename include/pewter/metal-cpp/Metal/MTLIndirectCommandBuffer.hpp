// Generated from kernels/metal/interface/Metal/MTLIndirectCommandBuffer.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTLResource.hpp"

namespace MTL {
class IndirectCommandBuffer;
class IndirectCommandBufferDescriptor;
class IndirectComputeCommand;
class IndirectRenderCommand;
class Resource;
}
namespace MTL {
using IndirectCommandType = NS::UInteger;
enum : NS::UInteger {
  IndirectCommandTypeDraw = 1,
  IndirectCommandTypeDrawIndexed = 2,
  IndirectCommandTypeDrawPatches = 4,
  IndirectCommandTypeDrawIndexedPatches = 8,
  IndirectCommandTypeConcurrentDispatch = 32,
  IndirectCommandTypeConcurrentDispatchThreads = 64,
  IndirectCommandTypeDrawMeshThreadgroups = 128,
  IndirectCommandTypeDrawMeshThreads = 256,
};
struct IndirectCommandBufferExecutionRange {
  std::uint32_t location;
  std::uint32_t length;
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::IndirectCommandBufferDescriptor* pewter_MTLIndirectCommandBufferDescriptor_alloc();
MTL::IndirectCommandBufferDescriptor* pewter_MTLIndirectCommandBufferDescriptor_init(MTL::IndirectCommandBufferDescriptor* self);
MTL::IndirectCommandType pewter_MTLIndirectCommandBufferDescriptor_commandTypes(const MTL::IndirectCommandBufferDescriptor* self);
void pewter_MTLIndirectCommandBufferDescriptor_setCommandTypes_(MTL::IndirectCommandBufferDescriptor* self, MTL::IndirectCommandType commandTypes);
bool pewter_MTLIndirectCommandBufferDescriptor_inheritBuffers(const MTL::IndirectCommandBufferDescriptor* self);
void pewter_MTLIndirectCommandBufferDescriptor_setInheritBuffers_(MTL::IndirectCommandBufferDescriptor* self, bool inheritBuffers);
bool pewter_MTLIndirectCommandBufferDescriptor_inheritCullMode(const MTL::IndirectCommandBufferDescriptor* self);
void pewter_MTLIndirectCommandBufferDescriptor_setInheritCullMode_(MTL::IndirectCommandBufferDescriptor* self, bool inheritCullMode);
bool pewter_MTLIndirectCommandBufferDescriptor_inheritDepthBias(const MTL::IndirectCommandBufferDescriptor* self);
void pewter_MTLIndirectCommandBufferDescriptor_setInheritDepthBias_(MTL::IndirectCommandBufferDescriptor* self, bool inheritDepthBias);
bool pewter_MTLIndirectCommandBufferDescriptor_inheritDepthClipMode(const MTL::IndirectCommandBufferDescriptor* self);
void pewter_MTLIndirectCommandBufferDescriptor_setInheritDepthClipMode_(MTL::IndirectCommandBufferDescriptor* self, bool inheritDepthClipMode);
bool pewter_MTLIndirectCommandBufferDescriptor_inheritDepthStencilState(const MTL::IndirectCommandBufferDescriptor* self);
void pewter_MTLIndirectCommandBufferDescriptor_setInheritDepthStencilState_(MTL::IndirectCommandBufferDescriptor* self, bool inheritDepthStencilState);
bool pewter_MTLIndirectCommandBufferDescriptor_inheritFrontFacingWinding(const MTL::IndirectCommandBufferDescriptor* self);
void pewter_MTLIndirectCommandBufferDescriptor_setInheritFrontFacingWinding_(MTL::IndirectCommandBufferDescriptor* self, bool inheritFrontFacingWinding);
bool pewter_MTLIndirectCommandBufferDescriptor_inheritPipelineState(const MTL::IndirectCommandBufferDescriptor* self);
void pewter_MTLIndirectCommandBufferDescriptor_setInheritPipelineState_(MTL::IndirectCommandBufferDescriptor* self, bool inheritPipelineState);
bool pewter_MTLIndirectCommandBufferDescriptor_inheritTriangleFillMode(const MTL::IndirectCommandBufferDescriptor* self);
void pewter_MTLIndirectCommandBufferDescriptor_setInheritTriangleFillMode_(MTL::IndirectCommandBufferDescriptor* self, bool inheritTriangleFillMode);
NS::UInteger pewter_MTLIndirectCommandBufferDescriptor_maxFragmentBufferBindCount(const MTL::IndirectCommandBufferDescriptor* self);
void pewter_MTLIndirectCommandBufferDescriptor_setMaxFragmentBufferBindCount_(MTL::IndirectCommandBufferDescriptor* self, NS::UInteger maxFragmentBufferBindCount);
NS::UInteger pewter_MTLIndirectCommandBufferDescriptor_maxKernelBufferBindCount(const MTL::IndirectCommandBufferDescriptor* self);
void pewter_MTLIndirectCommandBufferDescriptor_setMaxKernelBufferBindCount_(MTL::IndirectCommandBufferDescriptor* self, NS::UInteger maxKernelBufferBindCount);
NS::UInteger pewter_MTLIndirectCommandBufferDescriptor_maxKernelThreadgroupMemoryBindCount(const MTL::IndirectCommandBufferDescriptor* self);
void pewter_MTLIndirectCommandBufferDescriptor_setMaxKernelThreadgroupMemoryBindCount_(MTL::IndirectCommandBufferDescriptor* self, NS::UInteger maxKernelThreadgroupMemoryBindCount);
NS::UInteger pewter_MTLIndirectCommandBufferDescriptor_maxMeshBufferBindCount(const MTL::IndirectCommandBufferDescriptor* self);
void pewter_MTLIndirectCommandBufferDescriptor_setMaxMeshBufferBindCount_(MTL::IndirectCommandBufferDescriptor* self, NS::UInteger maxMeshBufferBindCount);
NS::UInteger pewter_MTLIndirectCommandBufferDescriptor_maxObjectBufferBindCount(const MTL::IndirectCommandBufferDescriptor* self);
void pewter_MTLIndirectCommandBufferDescriptor_setMaxObjectBufferBindCount_(MTL::IndirectCommandBufferDescriptor* self, NS::UInteger maxObjectBufferBindCount);
NS::UInteger pewter_MTLIndirectCommandBufferDescriptor_maxObjectThreadgroupMemoryBindCount(const MTL::IndirectCommandBufferDescriptor* self);
void pewter_MTLIndirectCommandBufferDescriptor_setMaxObjectThreadgroupMemoryBindCount_(MTL::IndirectCommandBufferDescriptor* self, NS::UInteger maxObjectThreadgroupMemoryBindCount);
NS::UInteger pewter_MTLIndirectCommandBufferDescriptor_maxVertexBufferBindCount(const MTL::IndirectCommandBufferDescriptor* self);
void pewter_MTLIndirectCommandBufferDescriptor_setMaxVertexBufferBindCount_(MTL::IndirectCommandBufferDescriptor* self, NS::UInteger maxVertexBufferBindCount);
bool pewter_MTLIndirectCommandBufferDescriptor_supportColorAttachmentMapping(const MTL::IndirectCommandBufferDescriptor* self);
void pewter_MTLIndirectCommandBufferDescriptor_setSupportColorAttachmentMapping_(MTL::IndirectCommandBufferDescriptor* self, bool supportColorAttachmentMapping);
bool pewter_MTLIndirectCommandBufferDescriptor_supportDynamicAttributeStride(const MTL::IndirectCommandBufferDescriptor* self);
void pewter_MTLIndirectCommandBufferDescriptor_setSupportDynamicAttributeStride_(MTL::IndirectCommandBufferDescriptor* self, bool supportDynamicAttributeStride);
bool pewter_MTLIndirectCommandBufferDescriptor_supportRayTracing(const MTL::IndirectCommandBufferDescriptor* self);
void pewter_MTLIndirectCommandBufferDescriptor_setSupportRayTracing_(MTL::IndirectCommandBufferDescriptor* self, bool supportRayTracing);
MTL::ResourceID pewter_MTLIndirectCommandBuffer_gpuResourceID(const MTL::IndirectCommandBuffer* self);
MTL::IndirectComputeCommand* pewter_MTLIndirectCommandBuffer_indirectComputeCommandAtIndex_(MTL::IndirectCommandBuffer* self, NS::UInteger commandIndex);
MTL::IndirectRenderCommand* pewter_MTLIndirectCommandBuffer_indirectRenderCommandAtIndex_(MTL::IndirectCommandBuffer* self, NS::UInteger commandIndex);
void pewter_MTLIndirectCommandBuffer_resetWithRange_(MTL::IndirectCommandBuffer* self, NS::Range range);
NS::UInteger pewter_MTLIndirectCommandBuffer_size(const MTL::IndirectCommandBuffer* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class IndirectCommandBufferDescriptor : public NS::Copying<IndirectCommandBufferDescriptor> {
 public:
  static MTL::IndirectCommandBufferDescriptor* alloc() { return pewter_MTLIndirectCommandBufferDescriptor_alloc(); }
  MTL::IndirectCommandBufferDescriptor* init() { return pewter_MTLIndirectCommandBufferDescriptor_init(this); }
  MTL::IndirectCommandType commandTypes() const { return pewter_MTLIndirectCommandBufferDescriptor_commandTypes(this); }
  void setCommandTypes(MTL::IndirectCommandType commandTypes) { pewter_MTLIndirectCommandBufferDescriptor_setCommandTypes_(this, commandTypes); }
  bool inheritBuffers() const { return pewter_MTLIndirectCommandBufferDescriptor_inheritBuffers(this); }
  void setInheritBuffers(bool inheritBuffers) { pewter_MTLIndirectCommandBufferDescriptor_setInheritBuffers_(this, inheritBuffers); }
  bool inheritCullMode() const { return pewter_MTLIndirectCommandBufferDescriptor_inheritCullMode(this); }
  void setInheritCullMode(bool inheritCullMode) { pewter_MTLIndirectCommandBufferDescriptor_setInheritCullMode_(this, inheritCullMode); }
  bool inheritDepthBias() const { return pewter_MTLIndirectCommandBufferDescriptor_inheritDepthBias(this); }
  void setInheritDepthBias(bool inheritDepthBias) { pewter_MTLIndirectCommandBufferDescriptor_setInheritDepthBias_(this, inheritDepthBias); }
  bool inheritDepthClipMode() const { return pewter_MTLIndirectCommandBufferDescriptor_inheritDepthClipMode(this); }
  void setInheritDepthClipMode(bool inheritDepthClipMode) { pewter_MTLIndirectCommandBufferDescriptor_setInheritDepthClipMode_(this, inheritDepthClipMode); }
  bool inheritDepthStencilState() const { return pewter_MTLIndirectCommandBufferDescriptor_inheritDepthStencilState(this); }
  void setInheritDepthStencilState(bool inheritDepthStencilState) { pewter_MTLIndirectCommandBufferDescriptor_setInheritDepthStencilState_(this, inheritDepthStencilState); }
  bool inheritFrontFacingWinding() const { return pewter_MTLIndirectCommandBufferDescriptor_inheritFrontFacingWinding(this); }
  void setInheritFrontFacingWinding(bool inheritFrontFacingWinding) { pewter_MTLIndirectCommandBufferDescriptor_setInheritFrontFacingWinding_(this, inheritFrontFacingWinding); }
  bool inheritPipelineState() const { return pewter_MTLIndirectCommandBufferDescriptor_inheritPipelineState(this); }
  void setInheritPipelineState(bool inheritPipelineState) { pewter_MTLIndirectCommandBufferDescriptor_setInheritPipelineState_(this, inheritPipelineState); }
  bool inheritTriangleFillMode() const { return pewter_MTLIndirectCommandBufferDescriptor_inheritTriangleFillMode(this); }
  void setInheritTriangleFillMode(bool inheritTriangleFillMode) { pewter_MTLIndirectCommandBufferDescriptor_setInheritTriangleFillMode_(this, inheritTriangleFillMode); }
  NS::UInteger maxFragmentBufferBindCount() const { return pewter_MTLIndirectCommandBufferDescriptor_maxFragmentBufferBindCount(this); }
  void setMaxFragmentBufferBindCount(NS::UInteger maxFragmentBufferBindCount) { pewter_MTLIndirectCommandBufferDescriptor_setMaxFragmentBufferBindCount_(this, maxFragmentBufferBindCount); }
  NS::UInteger maxKernelBufferBindCount() const { return pewter_MTLIndirectCommandBufferDescriptor_maxKernelBufferBindCount(this); }
  void setMaxKernelBufferBindCount(NS::UInteger maxKernelBufferBindCount) { pewter_MTLIndirectCommandBufferDescriptor_setMaxKernelBufferBindCount_(this, maxKernelBufferBindCount); }
  NS::UInteger maxKernelThreadgroupMemoryBindCount() const { return pewter_MTLIndirectCommandBufferDescriptor_maxKernelThreadgroupMemoryBindCount(this); }
  void setMaxKernelThreadgroupMemoryBindCount(NS::UInteger maxKernelThreadgroupMemoryBindCount) { pewter_MTLIndirectCommandBufferDescriptor_setMaxKernelThreadgroupMemoryBindCount_(this, maxKernelThreadgroupMemoryBindCount); }
  NS::UInteger maxMeshBufferBindCount() const { return pewter_MTLIndirectCommandBufferDescriptor_maxMeshBufferBindCount(this); }
  void setMaxMeshBufferBindCount(NS::UInteger maxMeshBufferBindCount) { pewter_MTLIndirectCommandBufferDescriptor_setMaxMeshBufferBindCount_(this, maxMeshBufferBindCount); }
  NS::UInteger maxObjectBufferBindCount() const { return pewter_MTLIndirectCommandBufferDescriptor_maxObjectBufferBindCount(this); }
  void setMaxObjectBufferBindCount(NS::UInteger maxObjectBufferBindCount) { pewter_MTLIndirectCommandBufferDescriptor_setMaxObjectBufferBindCount_(this, maxObjectBufferBindCount); }
  NS::UInteger maxObjectThreadgroupMemoryBindCount() const { return pewter_MTLIndirectCommandBufferDescriptor_maxObjectThreadgroupMemoryBindCount(this); }
  void setMaxObjectThreadgroupMemoryBindCount(NS::UInteger maxObjectThreadgroupMemoryBindCount) { pewter_MTLIndirectCommandBufferDescriptor_setMaxObjectThreadgroupMemoryBindCount_(this, maxObjectThreadgroupMemoryBindCount); }
  NS::UInteger maxVertexBufferBindCount() const { return pewter_MTLIndirectCommandBufferDescriptor_maxVertexBufferBindCount(this); }
  void setMaxVertexBufferBindCount(NS::UInteger maxVertexBufferBindCount) { pewter_MTLIndirectCommandBufferDescriptor_setMaxVertexBufferBindCount_(this, maxVertexBufferBindCount); }
  bool supportColorAttachmentMapping() const { return pewter_MTLIndirectCommandBufferDescriptor_supportColorAttachmentMapping(this); }
  void setSupportColorAttachmentMapping(bool supportColorAttachmentMapping) { pewter_MTLIndirectCommandBufferDescriptor_setSupportColorAttachmentMapping_(this, supportColorAttachmentMapping); }
  bool supportDynamicAttributeStride() const { return pewter_MTLIndirectCommandBufferDescriptor_supportDynamicAttributeStride(this); }
  void setSupportDynamicAttributeStride(bool supportDynamicAttributeStride) { pewter_MTLIndirectCommandBufferDescriptor_setSupportDynamicAttributeStride_(this, supportDynamicAttributeStride); }
  bool supportRayTracing() const { return pewter_MTLIndirectCommandBufferDescriptor_supportRayTracing(this); }
  void setSupportRayTracing(bool supportRayTracing) { pewter_MTLIndirectCommandBufferDescriptor_setSupportRayTracing_(this, supportRayTracing); }
};
class IndirectCommandBuffer : public NS::Referencing<IndirectCommandBuffer, Resource> {
 public:
  MTL::ResourceID gpuResourceID() const { return pewter_MTLIndirectCommandBuffer_gpuResourceID(this); }
  MTL::IndirectComputeCommand* indirectComputeCommand(NS::UInteger commandIndex) { return pewter_MTLIndirectCommandBuffer_indirectComputeCommandAtIndex_(this, commandIndex); }
  MTL::IndirectRenderCommand* indirectRenderCommand(NS::UInteger commandIndex) { return pewter_MTLIndirectCommandBuffer_indirectRenderCommandAtIndex_(this, commandIndex); }
  void reset(NS::Range range) { pewter_MTLIndirectCommandBuffer_resetWithRange_(this, range); }
  NS::UInteger size() const { return pewter_MTLIndirectCommandBuffer_size(this); }
};
}  // namespace MTL
