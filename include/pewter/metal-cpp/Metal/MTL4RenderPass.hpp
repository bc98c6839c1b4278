// Generated from kernels/metal/interface/Metal/MTL4RenderPass.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL4 {
class RenderPassDescriptor;
}
namespace MTL {
class Buffer;
class RasterizationRateMap;
class RenderPassColorAttachmentDescriptorArray;
class RenderPassDepthAttachmentDescriptor;
class RenderPassStencilAttachmentDescriptor;
enum VisibilityResultType : NS::Integer;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL4::RenderPassDescriptor* pewter_MTL4RenderPassDescriptor_alloc();
MTL4::RenderPassDescriptor* pewter_MTL4RenderPassDescriptor_init(MTL4::RenderPassDescriptor* self);
NS::UInteger pewter_MTL4RenderPassDescriptor_defaultRasterSampleCount(const MTL4::RenderPassDescriptor* self);
void pewter_MTL4RenderPassDescriptor_setDefaultRasterSampleCount_(MTL4::RenderPassDescriptor* self, NS::UInteger defaultRasterSampleCount);
MTL::RenderPassDepthAttachmentDescriptor* pewter_MTL4RenderPassDescriptor_depthAttachment(const MTL4::RenderPassDescriptor* self);
void pewter_MTL4RenderPassDescriptor_setDepthAttachment_(MTL4::RenderPassDescriptor* self, const MTL::RenderPassDepthAttachmentDescriptor* depthAttachment);
NS::UInteger pewter_MTL4RenderPassDescriptor_imageblockSampleLength(const MTL4::RenderPassDescriptor* self);
void pewter_MTL4RenderPassDescriptor_setImageblockSampleLength_(MTL4::RenderPassDescriptor* self, NS::UInteger imageblockSampleLength);
MTL::RasterizationRateMap* pewter_MTL4RenderPassDescriptor_rasterizationRateMap(const MTL4::RenderPassDescriptor* self);
void pewter_MTL4RenderPassDescriptor_setRasterizationRateMap_(MTL4::RenderPassDescriptor* self, const MTL::RasterizationRateMap* rasterizationRateMap);
NS::UInteger pewter_MTL4RenderPassDescriptor_renderTargetArrayLength(const MTL4::RenderPassDescriptor* self);
void pewter_MTL4RenderPassDescriptor_setRenderTargetArrayLength_(MTL4::RenderPassDescriptor* self, NS::UInteger renderTargetArrayLength);
NS::UInteger pewter_MTL4RenderPassDescriptor_renderTargetHeight(const MTL4::RenderPassDescriptor* self);
void pewter_MTL4RenderPassDescriptor_setRenderTargetHeight_(MTL4::RenderPassDescriptor* self, NS::UInteger renderTargetHeight);
NS::UInteger pewter_MTL4RenderPassDescriptor_renderTargetWidth(const MTL4::RenderPassDescriptor* self);
void pewter_MTL4RenderPassDescriptor_setRenderTargetWidth_(MTL4::RenderPassDescriptor* self, NS::UInteger renderTargetWidth);
MTL::RenderPassStencilAttachmentDescriptor* pewter_MTL4RenderPassDescriptor_stencilAttachment(const MTL4::RenderPassDescriptor* self);
void pewter_MTL4RenderPassDescriptor_setStencilAttachment_(MTL4::RenderPassDescriptor* self, const MTL::RenderPassStencilAttachmentDescriptor* stencilAttachment);
bool pewter_MTL4RenderPassDescriptor_supportColorAttachmentMapping(const MTL4::RenderPassDescriptor* self);
void pewter_MTL4RenderPassDescriptor_setSupportColorAttachmentMapping_(MTL4::RenderPassDescriptor* self, bool supportColorAttachmentMapping);
NS::UInteger pewter_MTL4RenderPassDescriptor_threadgroupMemoryLength(const MTL4::RenderPassDescriptor* self);
void pewter_MTL4RenderPassDescriptor_setThreadgroupMemoryLength_(MTL4::RenderPassDescriptor* self, NS::UInteger threadgroupMemoryLength);
NS::UInteger pewter_MTL4RenderPassDescriptor_tileHeight(const MTL4::RenderPassDescriptor* self);
void pewter_MTL4RenderPassDescriptor_setTileHeight_(MTL4::RenderPassDescriptor* self, NS::UInteger tileHeight);
NS::UInteger pewter_MTL4RenderPassDescriptor_tileWidth(const MTL4::RenderPassDescriptor* self);
void pewter_MTL4RenderPassDescriptor_setTileWidth_(MTL4::RenderPassDescriptor* self, NS::UInteger tileWidth);
MTL::Buffer* pewter_MTL4RenderPassDescriptor_visibilityResultBuffer(const MTL4::RenderPassDescriptor* self);
void pewter_MTL4RenderPassDescriptor_setVisibilityResultBuffer_(MTL4::RenderPassDescriptor* self, const MTL::Buffer* visibilityResultBuffer);
MTL::VisibilityResultType pewter_MTL4RenderPassDescriptor_visibilityResultType(const MTL4::RenderPassDescriptor* self);
void pewter_MTL4RenderPassDescriptor_setVisibilityResultType_(MTL4::RenderPassDescriptor* self, MTL::VisibilityResultType visibilityResultType);
MTL::RenderPassColorAttachmentDescriptorArray* pewter_MTL4RenderPassDescriptor_colorAttachments(const MTL4::RenderPassDescriptor* self);
NS::UInteger pewter_MTL4RenderPassDescriptor_getSamplePositions_count_(MTL4::RenderPassDescriptor* self, MTL::SamplePosition* positions, NS::UInteger count);
void pewter_MTL4RenderPassDescriptor_setSamplePositions_count_(MTL4::RenderPassDescriptor* self, const MTL::SamplePosition* positions, NS::UInteger count);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class RenderPassDescriptor : public NS::Copying<RenderPassDescriptor> {
 public:
  static MTL4::RenderPassDescriptor* alloc() { return pewter_MTL4RenderPassDescriptor_alloc(); }
  MTL4::RenderPassDescriptor* init() { return pewter_MTL4RenderPassDescriptor_init(this); }
  NS::UInteger defaultRasterSampleCount() const { return pewter_MTL4RenderPassDescriptor_defaultRasterSampleCount(this); }
  void setDefaultRasterSampleCount(NS::UInteger defaultRasterSampleCount) { pewter_MTL4RenderPassDescriptor_setDefaultRasterSampleCount_(this, defaultRasterSampleCount); }
  MTL::RenderPassDepthAttachmentDescriptor* depthAttachment() const { return pewter_MTL4RenderPassDescriptor_depthAttachment(this); }
  void setDepthAttachment(const MTL::RenderPassDepthAttachmentDescriptor* depthAttachment) { pewter_MTL4RenderPassDescriptor_setDepthAttachment_(this, depthAttachment); }
  NS::UInteger imageblockSampleLength() const { return pewter_MTL4RenderPassDescriptor_imageblockSampleLength(this); }
  void setImageblockSampleLength(NS::UInteger imageblockSampleLength) { pewter_MTL4RenderPassDescriptor_setImageblockSampleLength_(this, imageblockSampleLength); }
  MTL::RasterizationRateMap* rasterizationRateMap() const { return pewter_MTL4RenderPassDescriptor_rasterizationRateMap(this); }
  void setRasterizationRateMap(const MTL::RasterizationRateMap* rasterizationRateMap) { pewter_MTL4RenderPassDescriptor_setRasterizationRateMap_(this, rasterizationRateMap); }
  NS::UInteger renderTargetArrayLength() const { return pewter_MTL4RenderPassDescriptor_renderTargetArrayLength(this); }
  void setRenderTargetArrayLength(NS::UInteger renderTargetArrayLength) { pewter_MTL4RenderPassDescriptor_setRenderTargetArrayLength_(this, renderTargetArrayLength); }
  NS::UInteger renderTargetHeight() const { return pewter_MTL4RenderPassDescriptor_renderTargetHeight(this); }
  void setRenderTargetHeight(NS::UInteger renderTargetHeight) { pewter_MTL4RenderPassDescriptor_setRenderTargetHeight_(this, renderTargetHeight); }
  NS::UInteger renderTargetWidth() const { return pewter_MTL4RenderPassDescriptor_renderTargetWidth(this); }
  void setRenderTargetWidth(NS::UInteger renderTargetWidth) { pewter_MTL4RenderPassDescriptor_setRenderTargetWidth_(this, renderTargetWidth); }
  MTL::RenderPassStencilAttachmentDescriptor* stencilAttachment() const { return pewter_MTL4RenderPassDescriptor_stencilAttachment(this); }
  void setStencilAttachment(const MTL::RenderPassStencilAttachmentDescriptor* stencilAttachment) { pewter_MTL4RenderPassDescriptor_setStencilAttachment_(this, stencilAttachment); }
  bool supportColorAttachmentMapping() const { return pewter_MTL4RenderPassDescriptor_supportColorAttachmentMapping(this); }
  void setSupportColorAttachmentMapping(bool supportColorAttachmentMapping) { pewter_MTL4RenderPassDescriptor_setSupportColorAttachmentMapping_(this, supportColorAttachmentMapping); }
  NS::UInteger threadgroupMemoryLength() const { return pewter_MTL4RenderPassDescriptor_threadgroupMemoryLength(this); }
  void setThreadgroupMemoryLength(NS::UInteger threadgroupMemoryLength) { pewter_MTL4RenderPassDescriptor_setThreadgroupMemoryLength_(this, threadgroupMemoryLength); }
  NS::UInteger tileHeight() const { return pewter_MTL4RenderPassDescriptor_tileHeight(this); }
  void setTileHeight(NS::UInteger tileHeight) { pewter_MTL4RenderPassDescriptor_setTileHeight_(this, tileHeight); }
  NS::UInteger tileWidth() const { return pewter_MTL4RenderPassDescriptor_tileWidth(this); }
  void setTileWidth(NS::UInteger tileWidth) { pewter_MTL4RenderPassDescriptor_setTileWidth_(this, tileWidth); }
  MTL::Buffer* visibilityResultBuffer() const { return pewter_MTL4RenderPassDescriptor_visibilityResultBuffer(this); }
  void setVisibilityResultBuffer(const MTL::Buffer* visibilityResultBuffer) { pewter_MTL4RenderPassDescriptor_setVisibilityResultBuffer_(this, visibilityResultBuffer); }
  MTL::VisibilityResultType visibilityResultType() const { return pewter_MTL4RenderPassDescriptor_visibilityResultType(this); }
  void setVisibilityResultType(MTL::VisibilityResultType visibilityResultType) { pewter_MTL4RenderPassDescriptor_setVisibilityResultType_(this, visibilityResultType); }
  MTL::RenderPassColorAttachmentDescriptorArray* colorAttachments() const { return pewter_MTL4RenderPassDescriptor_colorAttachments(this); }
  NS::UInteger getSamplePositions(MTL::SamplePosition* positions, NS::UInteger count) { return pewter_MTL4RenderPassDescriptor_getSamplePositions_count_(this, positions, count); }
  void setSamplePositions(const MTL::SamplePosition* positions, NS::UInteger count) { pewter_MTL4RenderPassDescriptor_setSamplePositions_count_(this, positions, count); }
};
}  // namespace MTL4
#include "../Metal/MTLRenderPass.hpp"
