// Generated from kernels/metal/interface/Metal/MTL4TileRenderPipeline.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTL4PipelineState.hpp"

namespace MTL4 {
class FunctionDescriptor;
class PipelineDescriptor;
class StaticLinkingDescriptor;
class TileRenderPipelineDescriptor;
}
namespace MTL {
class TileRenderPipelineColorAttachmentDescriptorArray;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL4::TileRenderPipelineDescriptor* pewter_MTL4TileRenderPipelineDescriptor_alloc();
MTL4::TileRenderPipelineDescriptor* pewter_MTL4TileRenderPipelineDescriptor_init(MTL4::TileRenderPipelineDescriptor* self);
NS::UInteger pewter_MTL4TileRenderPipelineDescriptor_maxTotalThreadsPerThreadgroup(const MTL4::TileRenderPipelineDescriptor* self);
void pewter_MTL4TileRenderPipelineDescriptor_setMaxTotalThreadsPerThreadgroup_(MTL4::TileRenderPipelineDescriptor* self, NS::UInteger maxTotalThreadsPerThreadgroup);
NS::UInteger pewter_MTL4TileRenderPipelineDescriptor_rasterSampleCount(const MTL4::TileRenderPipelineDescriptor* self);
void pewter_MTL4TileRenderPipelineDescriptor_setRasterSampleCount_(MTL4::TileRenderPipelineDescriptor* self, NS::UInteger rasterSampleCount);
MTL::Size pewter_MTL4TileRenderPipelineDescriptor_requiredThreadsPerThreadgroup(const MTL4::TileRenderPipelineDescriptor* self);
void pewter_MTL4TileRenderPipelineDescriptor_setRequiredThreadsPerThreadgroup_(MTL4::TileRenderPipelineDescriptor* self, MTL::Size requiredThreadsPerThreadgroup);
MTL4::StaticLinkingDescriptor* pewter_MTL4TileRenderPipelineDescriptor_staticLinkingDescriptor(const MTL4::TileRenderPipelineDescriptor* self);
void pewter_MTL4TileRenderPipelineDescriptor_setStaticLinkingDescriptor_(MTL4::TileRenderPipelineDescriptor* self, const MTL4::StaticLinkingDescriptor* staticLinkingDescriptor);
bool pewter_MTL4TileRenderPipelineDescriptor_supportBinaryLinking(const MTL4::TileRenderPipelineDescriptor* self);
void pewter_MTL4TileRenderPipelineDescriptor_setSupportBinaryLinking_(MTL4::TileRenderPipelineDescriptor* self, bool supportBinaryLinking);
bool pewter_MTL4TileRenderPipelineDescriptor_threadgroupSizeMatchesTileSize(const MTL4::TileRenderPipelineDescriptor* self);
void pewter_MTL4TileRenderPipelineDescriptor_setThreadgroupSizeMatchesTileSize_(MTL4::TileRenderPipelineDescriptor* self, bool threadgroupSizeMatchesTileSize);
MTL4::FunctionDescriptor* pewter_MTL4TileRenderPipelineDescriptor_tileFunctionDescriptor(const MTL4::TileRenderPipelineDescriptor* self);
void pewter_MTL4TileRenderPipelineDescriptor_setTileFunctionDescriptor_(MTL4::TileRenderPipelineDescriptor* self, const MTL4::FunctionDescriptor* tileFunctionDescriptor);
MTL::TileRenderPipelineColorAttachmentDescriptorArray* pewter_MTL4TileRenderPipelineDescriptor_colorAttachments(const MTL4::TileRenderPipelineDescriptor* self);
void pewter_MTL4TileRenderPipelineDescriptor_reset(MTL4::TileRenderPipelineDescriptor* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class TileRenderPipelineDescriptor : public NS::Copying<TileRenderPipelineDescriptor, PipelineDescriptor> {
 public:
  static MTL4::TileRenderPipelineDescriptor* alloc() { return pewter_MTL4TileRenderPipelineDescriptor_alloc(); }
  MTL4::TileRenderPipelineDescriptor* init() { return pewter_MTL4TileRenderPipelineDescriptor_init(this); }
  NS::UInteger maxTotalThreadsPerThreadgroup() const { return pewter_MTL4TileRenderPipelineDescriptor_maxTotalThreadsPerThreadgroup(this); }
  void setMaxTotalThreadsPerThreadgroup(NS::UInteger maxTotalThreadsPerThreadgroup) { pewter_MTL4TileRenderPipelineDescriptor_setMaxTotalThreadsPerThreadgroup_(this, maxTotalThreadsPerThreadgroup); }
  NS::UInteger rasterSampleCount() const { return pewter_MTL4TileRenderPipelineDescriptor_rasterSampleCount(this); }
  void setRasterSampleCount(NS::UInteger rasterSampleCount) { pewter_MTL4TileRenderPipelineDescriptor_setRasterSampleCount_(this, rasterSampleCount); }
  MTL::Size requiredThreadsPerThreadgroup() const { return pewter_MTL4TileRenderPipelineDescriptor_requiredThreadsPerThreadgroup(this); }
  void setRequiredThreadsPerThreadgroup(MTL::Size requiredThreadsPerThreadgroup) { pewter_MTL4TileRenderPipelineDescriptor_setRequiredThreadsPerThreadgroup_(this, requiredThreadsPerThreadgroup); }
  MTL4::StaticLinkingDescriptor* staticLinkingDescriptor() const { return pewter_MTL4TileRenderPipelineDescriptor_staticLinkingDescriptor(this); }
  void setStaticLinkingDescriptor(const MTL4::StaticLinkingDescriptor* staticLinkingDescriptor) { pewter_MTL4TileRenderPipelineDescriptor_setStaticLinkingDescriptor_(this, staticLinkingDescriptor); }
  bool supportBinaryLinking() const { return pewter_MTL4TileRenderPipelineDescriptor_supportBinaryLinking(this); }
  void setSupportBinaryLinking(bool supportBinaryLinking) { pewter_MTL4TileRenderPipelineDescriptor_setSupportBinaryLinking_(this, supportBinaryLinking); }
  bool threadgroupSizeMatchesTileSize() const { return pewter_MTL4TileRenderPipelineDescriptor_threadgroupSizeMatchesTileSize(this); }
  void setThreadgroupSizeMatchesTileSize(bool threadgroupSizeMatchesTileSize) { pewter_MTL4TileRenderPipelineDescriptor_setThreadgroupSizeMatchesTileSize_(this, threadgroupSizeMatchesTileSize); }
  MTL4::FunctionDescriptor* tileFunctionDescriptor() const { return pewter_MTL4TileRenderPipelineDescriptor_tileFunctionDescriptor(this); }
  void setTileFunctionDescriptor(const MTL4::FunctionDescriptor* tileFunctionDescriptor) { pewter_MTL4TileRenderPipelineDescriptor_setTileFunctionDescriptor_(this, tileFunctionDescriptor); }
  MTL::TileRenderPipelineColorAttachmentDescriptorArray* colorAttachments() const { return pewter_MTL4TileRenderPipelineDescriptor_colorAttachments(this); }
  void reset() { pewter_MTL4TileRenderPipelineDescriptor_reset(this); }
};
}  // namespace MTL4
