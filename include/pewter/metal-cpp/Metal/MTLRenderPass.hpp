// Generated from kernels/metal/interface/Metal/MTLRenderPass.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class Buffer;
class CounterSampleBuffer;
class RasterizationRateMap;
class RenderPassAttachmentDescriptor;
class RenderPassColorAttachmentDescriptor;
class RenderPassColorAttachmentDescriptorArray;
class RenderPassDepthAttachmentDescriptor;
class RenderPassDescriptor;
class RenderPassSampleBufferAttachmentDescriptor;
class RenderPassSampleBufferAttachmentDescriptorArray;
class RenderPassStencilAttachmentDescriptor;
class Texture;
}
namespace MTL {
enum LoadAction : NS::UInteger {
  LoadActionDontCare = 0,
  LoadActionLoad = 1,
  LoadActionClear = 2,
};
enum StoreAction : NS::UInteger {
  StoreActionDontCare = 0,
  StoreActionStore = 1,
  StoreActionMultisampleResolve = 2,
  StoreActionStoreAndMultisampleResolve = 3,
  StoreActionUnknown = 4,
  StoreActionCustomSampleDepthStore = 5,
};
enum VisibilityResultType : NS::Integer {
  VisibilityResultTypeReset = 0,
  VisibilityResultTypeAccumulate = 1,
};
enum MultisampleDepthResolveFilter : NS::UInteger {
  MultisampleDepthResolveFilterSample0 = 0,
  MultisampleDepthResolveFilterMin = 1,
  MultisampleDepthResolveFilterMax = 2,
};
enum MultisampleStencilResolveFilter : NS::UInteger {
  MultisampleStencilResolveFilterSample0 = 0,
  MultisampleStencilResolveFilterDepthResolvedSample = 1,
};
using StoreActionOptions = NS::UInteger;
enum : NS::UInteger {
  StoreActionOptionNone = 0,
  StoreActionOptionCustomSamplePositions = 1,
  StoreActionOptionValidMask = 1,
};
struct ClearColor {
  static constexpr ClearColor Make(double red_, double green_, double blue_, double alpha_) { return ClearColor(red_, green_, blue_, alpha_); }
  constexpr ClearColor() = default;
  constexpr ClearColor(double red_, double green_, double blue_, double alpha_) : red(red_), green(green_), blue(blue_), alpha(alpha_) {}
  double red = {};
  double green = {};
  double blue = {};
  double alpha = {};
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::RenderPassAttachmentDescriptor* pewter_MTLRenderPassAttachmentDescriptor_alloc();
MTL::RenderPassAttachmentDescriptor* pewter_MTLRenderPassAttachmentDescriptor_init(MTL::RenderPassAttachmentDescriptor* self);
NS::UInteger pewter_MTLRenderPassAttachmentDescriptor_depthPlane(const MTL::RenderPassAttachmentDescriptor* self);
void pewter_MTLRenderPassAttachmentDescriptor_setDepthPlane_(MTL::RenderPassAttachmentDescriptor* self, NS::UInteger depthPlane);
NS::UInteger pewter_MTLRenderPassAttachmentDescriptor_level(const MTL::RenderPassAttachmentDescriptor* self);
void pewter_MTLRenderPassAttachmentDescriptor_setLevel_(MTL::RenderPassAttachmentDescriptor* self, NS::UInteger level);
MTL::LoadAction pewter_MTLRenderPassAttachmentDescriptor_loadAction(const MTL::RenderPassAttachmentDescriptor* self);
void pewter_MTLRenderPassAttachmentDescriptor_setLoadAction_(MTL::RenderPassAttachmentDescriptor* self, MTL::LoadAction loadAction);
NS::UInteger pewter_MTLRenderPassAttachmentDescriptor_resolveDepthPlane(const MTL::RenderPassAttachmentDescriptor* self);
void pewter_MTLRenderPassAttachmentDescriptor_setResolveDepthPlane_(MTL::RenderPassAttachmentDescriptor* self, NS::UInteger resolveDepthPlane);
NS::UInteger pewter_MTLRenderPassAttachmentDescriptor_resolveLevel(const MTL::RenderPassAttachmentDescriptor* self);
void pewter_MTLRenderPassAttachmentDescriptor_setResolveLevel_(MTL::RenderPassAttachmentDescriptor* self, NS::UInteger resolveLevel);
NS::UInteger pewter_MTLRenderPassAttachmentDescriptor_resolveSlice(const MTL::RenderPassAttachmentDescriptor* self);
void pewter_MTLRenderPassAttachmentDescriptor_setResolveSlice_(MTL::RenderPassAttachmentDescriptor* self, NS::UInteger resolveSlice);
MTL::Texture* pewter_MTLRenderPassAttachmentDescriptor_resolveTexture(const MTL::RenderPassAttachmentDescriptor* self);
void pewter_MTLRenderPassAttachmentDescriptor_setResolveTexture_(MTL::RenderPassAttachmentDescriptor* self, const MTL::Texture* resolveTexture);
NS::UInteger pewter_MTLRenderPassAttachmentDescriptor_slice(const MTL::RenderPassAttachmentDescriptor* self);
void pewter_MTLRenderPassAttachmentDescriptor_setSlice_(MTL::RenderPassAttachmentDescriptor* self, NS::UInteger slice);
MTL::StoreAction pewter_MTLRenderPassAttachmentDescriptor_storeAction(const MTL::RenderPassAttachmentDescriptor* self);
void pewter_MTLRenderPassAttachmentDescriptor_setStoreAction_(MTL::RenderPassAttachmentDescriptor* self, MTL::StoreAction storeAction);
MTL::StoreActionOptions pewter_MTLRenderPassAttachmentDescriptor_storeActionOptions(const MTL::RenderPassAttachmentDescriptor* self);
void pewter_MTLRenderPassAttachmentDescriptor_setStoreActionOptions_(MTL::RenderPassAttachmentDescriptor* self, MTL::StoreActionOptions storeActionOptions);
MTL::Texture* pewter_MTLRenderPassAttachmentDescriptor_texture(const MTL::RenderPassAttachmentDescriptor* self);
void pewter_MTLRenderPassAttachmentDescriptor_setTexture_(MTL::RenderPassAttachmentDescriptor* self, const MTL::Texture* texture);
MTL::RenderPassColorAttachmentDescriptor* pewter_MTLRenderPassColorAttachmentDescriptor_alloc();
MTL::RenderPassColorAttachmentDescriptor* pewter_MTLRenderPassColorAttachmentDescriptor_init(MTL::RenderPassColorAttachmentDescriptor* self);
MTL::ClearColor pewter_MTLRenderPassColorAttachmentDescriptor_clearColor(const MTL::RenderPassColorAttachmentDescriptor* self);
void pewter_MTLRenderPassColorAttachmentDescriptor_setClearColor_(MTL::RenderPassColorAttachmentDescriptor* self, MTL::ClearColor clearColor);
MTL::RenderPassDepthAttachmentDescriptor* pewter_MTLRenderPassDepthAttachmentDescriptor_alloc();
MTL::RenderPassDepthAttachmentDescriptor* pewter_MTLRenderPassDepthAttachmentDescriptor_init(MTL::RenderPassDepthAttachmentDescriptor* self);
double pewter_MTLRenderPassDepthAttachmentDescriptor_clearDepth(const MTL::RenderPassDepthAttachmentDescriptor* self);
void pewter_MTLRenderPassDepthAttachmentDescriptor_setClearDepth_(MTL::RenderPassDepthAttachmentDescriptor* self, double clearDepth);
MTL::MultisampleDepthResolveFilter pewter_MTLRenderPassDepthAttachmentDescriptor_depthResolveFilter(const MTL::RenderPassDepthAttachmentDescriptor* self);
void pewter_MTLRenderPassDepthAttachmentDescriptor_setDepthResolveFilter_(MTL::RenderPassDepthAttachmentDescriptor* self, MTL::MultisampleDepthResolveFilter depthResolveFilter);
MTL::RenderPassStencilAttachmentDescriptor* pewter_MTLRenderPassStencilAttachmentDescriptor_alloc();
MTL::RenderPassStencilAttachmentDescriptor* pewter_MTLRenderPassStencilAttachmentDescriptor_init(MTL::RenderPassStencilAttachmentDescriptor* self);
std::uint32_t pewter_MTLRenderPassStencilAttachmentDescriptor_clearStencil(const MTL::RenderPassStencilAttachmentDescriptor* self);
void pewter_MTLRenderPassStencilAttachmentDescriptor_setClearStencil_(MTL::RenderPassStencilAttachmentDescriptor* self, std::uint32_t clearStencil);
MTL::MultisampleStencilResolveFilter pewter_MTLRenderPassStencilAttachmentDescriptor_stencilResolveFilter(const MTL::RenderPassStencilAttachmentDescriptor* self);
void pewter_MTLRenderPassStencilAttachmentDescriptor_setStencilResolveFilter_(MTL::RenderPassStencilAttachmentDescriptor* self, MTL::MultisampleStencilResolveFilter stencilResolveFilter);
MTL::RenderPassColorAttachmentDescriptorArray* pewter_MTLRenderPassColorAttachmentDescriptorArray_alloc();
MTL::RenderPassColorAttachmentDescriptorArray* pewter_MTLRenderPassColorAttachmentDescriptorArray_init(MTL::RenderPassColorAttachmentDescriptorArray* self);
MTL::RenderPassColorAttachmentDescriptor* pewter_MTLRenderPassColorAttachmentDescriptorArray_objectAtIndexedSubscript_(MTL::RenderPassColorAttachmentDescriptorArray* self, NS::UInteger attachmentIndex);
void pewter_MTLRenderPassColorAttachmentDescriptorArray_setObject_atIndexedSubscript_(MTL::RenderPassColorAttachmentDescriptorArray* self, const MTL::RenderPassColorAttachmentDescriptor* attachment, NS::UInteger attachmentIndex);
MTL::RenderPassSampleBufferAttachmentDescriptor* pewter_MTLRenderPassSampleBufferAttachmentDescriptor_alloc();
MTL::RenderPassSampleBufferAttachmentDescriptor* pewter_MTLRenderPassSampleBufferAttachmentDescriptor_init(MTL::RenderPassSampleBufferAttachmentDescriptor* self);
NS::UInteger pewter_MTLRenderPassSampleBufferAttachmentDescriptor_endOfFragmentSampleIndex(const MTL::RenderPassSampleBufferAttachmentDescriptor* self);
void pewter_MTLRenderPassSampleBufferAttachmentDescriptor_setEndOfFragmentSampleIndex_(MTL::RenderPassSampleBufferAttachmentDescriptor* self, NS::UInteger endOfFragmentSampleIndex);
NS::UInteger pewter_MTLRenderPassSampleBufferAttachmentDescriptor_endOfVertexSampleIndex(const MTL::RenderPassSampleBufferAttachmentDescriptor* self);
void pewter_MTLRenderPassSampleBufferAttachmentDescriptor_setEndOfVertexSampleIndex_(MTL::RenderPassSampleBufferAttachmentDescriptor* self, NS::UInteger endOfVertexSampleIndex);
MTL::CounterSampleBuffer* pewter_MTLRenderPassSampleBufferAttachmentDescriptor_sampleBuffer(const MTL::RenderPassSampleBufferAttachmentDescriptor* self);
void pewter_MTLRenderPassSampleBufferAttachmentDescriptor_setSampleBuffer_(MTL::RenderPassSampleBufferAttachmentDescriptor* self, const MTL::CounterSampleBuffer* sampleBuffer);
NS::UInteger pewter_MTLRenderPassSampleBufferAttachmentDescriptor_startOfFragmentSampleIndex(const MTL::RenderPassSampleBufferAttachmentDescriptor* self);
void pewter_MTLRenderPassSampleBufferAttachmentDescriptor_setStartOfFragmentSampleIndex_(MTL::RenderPassSampleBufferAttachmentDescriptor* self, NS::UInteger startOfFragmentSampleIndex);
NS::UInteger pewter_MTLRenderPassSampleBufferAttachmentDescriptor_startOfVertexSampleIndex(const MTL::RenderPassSampleBufferAttachmentDescriptor* self);
void pewter_MTLRenderPassSampleBufferAttachmentDescriptor_setStartOfVertexSampleIndex_(MTL::RenderPassSampleBufferAttachmentDescriptor* self, NS::UInteger startOfVertexSampleIndex);
MTL::RenderPassSampleBufferAttachmentDescriptorArray* pewter_MTLRenderPassSampleBufferAttachmentDescriptorArray_alloc();
MTL::RenderPassSampleBufferAttachmentDescriptorArray* pewter_MTLRenderPassSampleBufferAttachmentDescriptorArray_init(MTL::RenderPassSampleBufferAttachmentDescriptorArray* self);
MTL::RenderPassSampleBufferAttachmentDescriptor* pewter_MTLRenderPassSampleBufferAttachmentDescriptorArray_objectAtIndexedSubscript_(MTL::RenderPassSampleBufferAttachmentDescriptorArray* self, NS::UInteger attachmentIndex);
void pewter_MTLRenderPassSampleBufferAttachmentDescriptorArray_setObject_atIndexedSubscript_(MTL::RenderPassSampleBufferAttachmentDescriptorArray* self, const MTL::RenderPassSampleBufferAttachmentDescriptor* attachment, NS::UInteger attachmentIndex);
MTL::RenderPassDescriptor* pewter_MTLRenderPassDescriptor_alloc();
MTL::RenderPassDescriptor* pewter_MTLRenderPassDescriptor_renderPassDescriptor();
MTL::RenderPassDescriptor* pewter_MTLRenderPassDescriptor_init(MTL::RenderPassDescriptor* self);
NS::UInteger pewter_MTLRenderPassDescriptor_defaultRasterSampleCount(const MTL::RenderPassDescriptor* self);
void pewter_MTLRenderPassDescriptor_setDefaultRasterSampleCount_(MTL::RenderPassDescriptor* self, NS::UInteger defaultRasterSampleCount);
MTL::RenderPassDepthAttachmentDescriptor* pewter_MTLRenderPassDescriptor_depthAttachment(const MTL::RenderPassDescriptor* self);
void pewter_MTLRenderPassDescriptor_setDepthAttachment_(MTL::RenderPassDescriptor* self, const MTL::RenderPassDepthAttachmentDescriptor* depthAttachment);
NS::UInteger pewter_MTLRenderPassDescriptor_imageblockSampleLength(const MTL::RenderPassDescriptor* self);
void pewter_MTLRenderPassDescriptor_setImageblockSampleLength_(MTL::RenderPassDescriptor* self, NS::UInteger imageblockSampleLength);
MTL::RasterizationRateMap* pewter_MTLRenderPassDescriptor_rasterizationRateMap(const MTL::RenderPassDescriptor* self);
void pewter_MTLRenderPassDescriptor_setRasterizationRateMap_(MTL::RenderPassDescriptor* self, const MTL::RasterizationRateMap* rasterizationRateMap);
NS::UInteger pewter_MTLRenderPassDescriptor_renderTargetArrayLength(const MTL::RenderPassDescriptor* self);
void pewter_MTLRenderPassDescriptor_setRenderTargetArrayLength_(MTL::RenderPassDescriptor* self, NS::UInteger renderTargetArrayLength);
NS::UInteger pewter_MTLRenderPassDescriptor_renderTargetHeight(const MTL::RenderPassDescriptor* self);
void pewter_MTLRenderPassDescriptor_setRenderTargetHeight_(MTL::RenderPassDescriptor* self, NS::UInteger renderTargetHeight);
NS::UInteger pewter_MTLRenderPassDescriptor_renderTargetWidth(const MTL::RenderPassDescriptor* self);
void pewter_MTLRenderPassDescriptor_setRenderTargetWidth_(MTL::RenderPassDescriptor* self, NS::UInteger renderTargetWidth);
MTL::RenderPassStencilAttachmentDescriptor* pewter_MTLRenderPassDescriptor_stencilAttachment(const MTL::RenderPassDescriptor* self);
void pewter_MTLRenderPassDescriptor_setStencilAttachment_(MTL::RenderPassDescriptor* self, const MTL::RenderPassStencilAttachmentDescriptor* stencilAttachment);
bool pewter_MTLRenderPassDescriptor_supportColorAttachmentMapping(const MTL::RenderPassDescriptor* self);
void pewter_MTLRenderPassDescriptor_setSupportColorAttachmentMapping_(MTL::RenderPassDescriptor* self, bool supportColorAttachmentMapping);
NS::UInteger pewter_MTLRenderPassDescriptor_threadgroupMemoryLength(const MTL::RenderPassDescriptor* self);
void pewter_MTLRenderPassDescriptor_setThreadgroupMemoryLength_(MTL::RenderPassDescriptor* self, NS::UInteger threadgroupMemoryLength);
NS::UInteger pewter_MTLRenderPassDescriptor_tileHeight(const MTL::RenderPassDescriptor* self);
void pewter_MTLRenderPassDescriptor_setTileHeight_(MTL::RenderPassDescriptor* self, NS::UInteger tileHeight);
NS::UInteger pewter_MTLRenderPassDescriptor_tileWidth(const MTL::RenderPassDescriptor* self);
void pewter_MTLRenderPassDescriptor_setTileWidth_(MTL::RenderPassDescriptor* self, NS::UInteger tileWidth);
MTL::Buffer* pewter_MTLRenderPassDescriptor_visibilityResultBuffer(const MTL::RenderPassDescriptor* self);
void pewter_MTLRenderPassDescriptor_setVisibilityResultBuffer_(MTL::RenderPassDescriptor* self, const MTL::Buffer* visibilityResultBuffer);
MTL::VisibilityResultType pewter_MTLRenderPassDescriptor_visibilityResultType(const MTL::RenderPassDescriptor* self);
void pewter_MTLRenderPassDescriptor_setVisibilityResultType_(MTL::RenderPassDescriptor* self, MTL::VisibilityResultType visibilityResultType);
MTL::RenderPassColorAttachmentDescriptorArray* pewter_MTLRenderPassDescriptor_colorAttachments(const MTL::RenderPassDescriptor* self);
NS::UInteger pewter_MTLRenderPassDescriptor_getSamplePositions_count_(MTL::RenderPassDescriptor* self, MTL::SamplePosition* positions, NS::UInteger count);
MTL::RenderPassSampleBufferAttachmentDescriptorArray* pewter_MTLRenderPassDescriptor_sampleBufferAttachments(const MTL::RenderPassDescriptor* self);
void pewter_MTLRenderPassDescriptor_setSamplePositions_count_(MTL::RenderPassDescriptor* self, const MTL::SamplePosition* positions, NS::UInteger count);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class RenderPassAttachmentDescriptor : public NS::Copying<RenderPassAttachmentDescriptor> {
 public:
  static MTL::RenderPassAttachmentDescriptor* alloc() { return pewter_MTLRenderPassAttachmentDescriptor_alloc(); }
  MTL::RenderPassAttachmentDescriptor* init() { return pewter_MTLRenderPassAttachmentDescriptor_init(this); }
  NS::UInteger depthPlane() const { return pewter_MTLRenderPassAttachmentDescriptor_depthPlane(this); }
  void setDepthPlane(NS::UInteger depthPlane) { pewter_MTLRenderPassAttachmentDescriptor_setDepthPlane_(this, depthPlane); }
  NS::UInteger level() const { return pewter_MTLRenderPassAttachmentDescriptor_level(this); }
  void setLevel(NS::UInteger level) { pewter_MTLRenderPassAttachmentDescriptor_setLevel_(this, level); }
  MTL::LoadAction loadAction() const { return pewter_MTLRenderPassAttachmentDescriptor_loadAction(this); }
  void setLoadAction(MTL::LoadAction loadAction) { pewter_MTLRenderPassAttachmentDescriptor_setLoadAction_(this, loadAction); }
  NS::UInteger resolveDepthPlane() const { return pewter_MTLRenderPassAttachmentDescriptor_resolveDepthPlane(this); }
  void setResolveDepthPlane(NS::UInteger resolveDepthPlane) { pewter_MTLRenderPassAttachmentDescriptor_setResolveDepthPlane_(this, resolveDepthPlane); }
  NS::UInteger resolveLevel() const { return pewter_MTLRenderPassAttachmentDescriptor_resolveLevel(this); }
  void setResolveLevel(NS::UInteger resolveLevel) { pewter_MTLRenderPassAttachmentDescriptor_setResolveLevel_(this, resolveLevel); }
  NS::UInteger resolveSlice() const { return pewter_MTLRenderPassAttachmentDescriptor_resolveSlice(this); }
  void setResolveSlice(NS::UInteger resolveSlice) { pewter_MTLRenderPassAttachmentDescriptor_setResolveSlice_(this, resolveSlice); }
  MTL::Texture* resolveTexture() const { return pewter_MTLRenderPassAttachmentDescriptor_resolveTexture(this); }
  void setResolveTexture(const MTL::Texture* resolveTexture) { pewter_MTLRenderPassAttachmentDescriptor_setResolveTexture_(this, resolveTexture); }
  NS::UInteger slice() const { return pewter_MTLRenderPassAttachmentDescriptor_slice(this); }
  void setSlice(NS::UInteger slice) { pewter_MTLRenderPassAttachmentDescriptor_setSlice_(this, slice); }
  MTL::StoreAction storeAction() const { return pewter_MTLRenderPassAttachmentDescriptor_storeAction(this); }
  void setStoreAction(MTL::StoreAction storeAction) { pewter_MTLRenderPassAttachmentDescriptor_setStoreAction_(this, storeAction); }
  MTL::StoreActionOptions storeActionOptions() const { return pewter_MTLRenderPassAttachmentDescriptor_storeActionOptions(this); }
  void setStoreActionOptions(MTL::StoreActionOptions storeActionOptions) { pewter_MTLRenderPassAttachmentDescriptor_setStoreActionOptions_(this, storeActionOptions); }
  MTL::Texture* texture() const { return pewter_MTLRenderPassAttachmentDescriptor_texture(this); }
  void setTexture(const MTL::Texture* texture) { pewter_MTLRenderPassAttachmentDescriptor_setTexture_(this, texture); }
};
class RenderPassColorAttachmentDescriptor : public NS::Copying<RenderPassColorAttachmentDescriptor, RenderPassAttachmentDescriptor> {
 public:
  static MTL::RenderPassColorAttachmentDescriptor* alloc() { return pewter_MTLRenderPassColorAttachmentDescriptor_alloc(); }
  MTL::RenderPassColorAttachmentDescriptor* init() { return pewter_MTLRenderPassColorAttachmentDescriptor_init(this); }
  MTL::ClearColor clearColor() const { return pewter_MTLRenderPassColorAttachmentDescriptor_clearColor(this); }
  void setClearColor(MTL::ClearColor clearColor) { pewter_MTLRenderPassColorAttachmentDescriptor_setClearColor_(this, clearColor); }
};
class RenderPassDepthAttachmentDescriptor : public NS::Copying<RenderPassDepthAttachmentDescriptor, RenderPassAttachmentDescriptor> {
 public:
  static MTL::RenderPassDepthAttachmentDescriptor* alloc() { return pewter_MTLRenderPassDepthAttachmentDescriptor_alloc(); }
  MTL::RenderPassDepthAttachmentDescriptor* init() { return pewter_MTLRenderPassDepthAttachmentDescriptor_init(this); }
  double clearDepth() const { return pewter_MTLRenderPassDepthAttachmentDescriptor_clearDepth(this); }
  void setClearDepth(double clearDepth) { pewter_MTLRenderPassDepthAttachmentDescriptor_setClearDepth_(this, clearDepth); }
  MTL::MultisampleDepthResolveFilter depthResolveFilter() const { return pewter_MTLRenderPassDepthAttachmentDescriptor_depthResolveFilter(this); }
  void setDepthResolveFilter(MTL::MultisampleDepthResolveFilter depthResolveFilter) { pewter_MTLRenderPassDepthAttachmentDescriptor_setDepthResolveFilter_(this, depthResolveFilter); }
};
class RenderPassStencilAttachmentDescriptor : public NS::Copying<RenderPassStencilAttachmentDescriptor, RenderPassAttachmentDescriptor> {
 public:
  static MTL::RenderPassStencilAttachmentDescriptor* alloc() { return pewter_MTLRenderPassStencilAttachmentDescriptor_alloc(); }
  MTL::RenderPassStencilAttachmentDescriptor* init() { return pewter_MTLRenderPassStencilAttachmentDescriptor_init(this); }
  std::uint32_t clearStencil() const { return pewter_MTLRenderPassStencilAttachmentDescriptor_clearStencil(this); }
  void setClearStencil(std::uint32_t clearStencil) { pewter_MTLRenderPassStencilAttachmentDescriptor_setClearStencil_(this, clearStencil); }
  MTL::MultisampleStencilResolveFilter stencilResolveFilter() const { return pewter_MTLRenderPassStencilAttachmentDescriptor_stencilResolveFilter(this); }
  void setStencilResolveFilter(MTL::MultisampleStencilResolveFilter stencilResolveFilter) { pewter_MTLRenderPassStencilAttachmentDescriptor_setStencilResolveFilter_(this, stencilResolveFilter); }
};
class RenderPassColorAttachmentDescriptorArray : public NS::Referencing<RenderPassColorAttachmentDescriptorArray> {
 public:
  static MTL::RenderPassColorAttachmentDescriptorArray* alloc() { return pewter_MTLRenderPassColorAttachmentDescriptorArray_alloc(); }
  MTL::RenderPassColorAttachmentDescriptorArray* init() { return pewter_MTLRenderPassColorAttachmentDescriptorArray_init(this); }
  MTL::RenderPassColorAttachmentDescriptor* object(NS::UInteger attachmentIndex) { return pewter_MTLRenderPassColorAttachmentDescriptorArray_objectAtIndexedSubscript_(this, attachmentIndex); }
  void setObject(const MTL::RenderPassColorAttachmentDescriptor* attachment, NS::UInteger attachmentIndex) { pewter_MTLRenderPassColorAttachmentDescriptorArray_setObject_atIndexedSubscript_(this, attachment, attachmentIndex); }
};
class RenderPassSampleBufferAttachmentDescriptor : public NS::Copying<RenderPassSampleBufferAttachmentDescriptor> {
 public:
  static MTL::RenderPassSampleBufferAttachmentDescriptor* alloc() { return pewter_MTLRenderPassSampleBufferAttachmentDescriptor_alloc(); }
  MTL::RenderPassSampleBufferAttachmentDescriptor* init() { return pewter_MTLRenderPassSampleBufferAttachmentDescriptor_init(this); }
  NS::UInteger endOfFragmentSampleIndex() const { return pewter_MTLRenderPassSampleBufferAttachmentDescriptor_endOfFragmentSampleIndex(this); }
  void setEndOfFragmentSampleIndex(NS::UInteger endOfFragmentSampleIndex) { pewter_MTLRenderPassSampleBufferAttachmentDescriptor_setEndOfFragmentSampleIndex_(this, endOfFragmentSampleIndex); }
  NS::UInteger endOfVertexSampleIndex() const { return pewter_MTLRenderPassSampleBufferAttachmentDescriptor_endOfVertexSampleIndex(this); }
  void setEndOfVertexSampleIndex(NS::UInteger endOfVertexSampleIndex) { pewter_MTLRenderPassSampleBufferAttachmentDescriptor_setEndOfVertexSampleIndex_(this, endOfVertexSampleIndex); }
  MTL::CounterSampleBuffer* sampleBuffer() const { return pewter_MTLRenderPassSampleBufferAttachmentDescriptor_sampleBuffer(this); }
  void setSampleBuffer(const MTL::CounterSampleBuffer* sampleBuffer) { pewter_MTLRenderPassSampleBufferAttachmentDescriptor_setSampleBuffer_(this, sampleBuffer); }
  NS::UInteger startOfFragmentSampleIndex() const { return pewter_MTLRenderPassSampleBufferAttachmentDescriptor_startOfFragmentSampleIndex(this); }
  void setStartOfFragmentSampleIndex(NS::UInteger startOfFragmentSampleIndex) { pewter_MTLRenderPassSampleBufferAttachmentDescriptor_setStartOfFragmentSampleIndex_(this, startOfFragmentSampleIndex); }
  NS::UInteger startOfVertexSampleIndex() const { return pewter_MTLRenderPassSampleBufferAttachmentDescriptor_startOfVertexSampleIndex(this); }
  void setStartOfVertexSampleIndex(NS::UInteger startOfVertexSampleIndex) { pewter_MTLRenderPassSampleBufferAttachmentDescriptor_setStartOfVertexSampleIndex_(this, startOfVertexSampleIndex); }
};
class RenderPassSampleBufferAttachmentDescriptorArray : public NS::Referencing<RenderPassSampleBufferAttachmentDescriptorArray> {
 public:
  static MTL::RenderPassSampleBufferAttachmentDescriptorArray* alloc() { return pewter_MTLRenderPassSampleBufferAttachmentDescriptorArray_alloc(); }
  MTL::RenderPassSampleBufferAttachmentDescriptorArray* init() { return pewter_MTLRenderPassSampleBufferAttachmentDescriptorArray_init(this); }
  MTL::RenderPassSampleBufferAttachmentDescriptor* object(NS::UInteger attachmentIndex) { return pewter_MTLRenderPassSampleBufferAttachmentDescriptorArray_objectAtIndexedSubscript_(this, attachmentIndex); }
  void setObject(const MTL::RenderPassSampleBufferAttachmentDescriptor* attachment, NS::UInteger attachmentIndex) { pewter_MTLRenderPassSampleBufferAttachmentDescriptorArray_setObject_atIndexedSubscript_(this, attachment, attachmentIndex); }
};
class RenderPassDescriptor : public NS::Copying<RenderPassDescriptor> {
 public:
  static MTL::RenderPassDescriptor* alloc() { return pewter_MTLRenderPassDescriptor_alloc(); }
  static MTL::RenderPassDescriptor* renderPassDescriptor() { return pewter_MTLRenderPassDescriptor_renderPassDescriptor(); }
  MTL::RenderPassDescriptor* init() { return pewter_MTLRenderPassDescriptor_init(this); }
  NS::UInteger defaultRasterSampleCount() const { return pewter_MTLRenderPassDescriptor_defaultRasterSampleCount(this); }
  void setDefaultRasterSampleCount(NS::UInteger defaultRasterSampleCount) { pewter_MTLRenderPassDescriptor_setDefaultRasterSampleCount_(this, defaultRasterSampleCount); }
  MTL::RenderPassDepthAttachmentDescriptor* depthAttachment() const { return pewter_MTLRenderPassDescriptor_depthAttachment(this); }
  void setDepthAttachment(const MTL::RenderPassDepthAttachmentDescriptor* depthAttachment) { pewter_MTLRenderPassDescriptor_setDepthAttachment_(this, depthAttachment); }
  NS::UInteger imageblockSampleLength() const { return pewter_MTLRenderPassDescriptor_imageblockSampleLength(this); }
  void setImageblockSampleLength(NS::UInteger imageblockSampleLength) { pewter_MTLRenderPassDescriptor_setImageblockSampleLength_(this, imageblockSampleLength); }
  MTL::RasterizationRateMap* rasterizationRateMap() const { return pewter_MTLRenderPassDescriptor_rasterizationRateMap(this); }
  void setRasterizationRateMap(const MTL::RasterizationRateMap* rasterizationRateMap) { pewter_MTLRenderPassDescriptor_setRasterizationRateMap_(this, rasterizationRateMap); }
  NS::UInteger renderTargetArrayLength() const { return pewter_MTLRenderPassDescriptor_renderTargetArrayLength(this); }
  void setRenderTargetArrayLength(NS::UInteger renderTargetArrayLength) { pewter_MTLRenderPassDescriptor_setRenderTargetArrayLength_(this, renderTargetArrayLength); }
  NS::UInteger renderTargetHeight() const { return pewter_MTLRenderPassDescriptor_renderTargetHeight(this); }
  void setRenderTargetHeight(NS::UInteger renderTargetHeight) { pewter_MTLRenderPassDescriptor_setRenderTargetHeight_(this, renderTargetHeight); }
  NS::UInteger renderTargetWidth() const { return pewter_MTLRenderPassDescriptor_renderTargetWidth(this); }
  void setRenderTargetWidth(NS::UInteger renderTargetWidth) { pewter_MTLRenderPassDescriptor_setRenderTargetWidth_(this, renderTargetWidth); }
  MTL::RenderPassStencilAttachmentDescriptor* stencilAttachment() const { return pewter_MTLRenderPassDescriptor_stencilAttachment(this); }
  void setStencilAttachment(const MTL::RenderPassStencilAttachmentDescriptor* stencilAttachment) { pewter_MTLRenderPassDescriptor_setStencilAttachment_(this, stencilAttachment); }
  bool supportColorAttachmentMapping() const { return pewter_MTLRenderPassDescriptor_supportColorAttachmentMapping(this); }
  void setSupportColorAttachmentMapping(bool supportColorAttachmentMapping) { pewter_MTLRenderPassDescriptor_setSupportColorAttachmentMapping_(this, supportColorAttachmentMapping); }
  NS::UInteger threadgroupMemoryLength() const { return pewter_MTLRenderPassDescriptor_threadgroupMemoryLength(this); }
  void setThreadgroupMemoryLength(NS::UInteger threadgroupMemoryLength) { pewter_MTLRenderPassDescriptor_setThreadgroupMemoryLength_(this, threadgroupMemoryLength); }
  NS::UInteger tileHeight() const { return pewter_MTLRenderPassDescriptor_tileHeight(this); }
  void setTileHeight(NS::UInteger tileHeight) { pewter_MTLRenderPassDescriptor_setTileHeight_(this, tileHeight); }
  NS::UInteger tileWidth() const { return pewter_MTLRenderPassDescriptor_tileWidth(this); }
  void setTileWidth(NS::UInteger tileWidth) { pewter_MTLRenderPassDescriptor_setTileWidth_(this, tileWidth); }
  MTL::Buffer* visibilityResultBuffer() const { return pewter_MTLRenderPassDescriptor_visibilityResultBuffer(this); }
  void setVisibilityResultBuffer(const MTL::Buffer* visibilityResultBuffer) { pewter_MTLRenderPassDescriptor_setVisibilityResultBuffer_(this, visibilityResultBuffer); }
  MTL::VisibilityResultType visibilityResultType() const { return pewter_MTLRenderPassDescriptor_visibilityResultType(this); }
  void setVisibilityResultType(MTL::VisibilityResultType visibilityResultType) { pewter_MTLRenderPassDescriptor_setVisibilityResultType_(this, visibilityResultType); }
  MTL::RenderPassColorAttachmentDescriptorArray* colorAttachments() const { return pewter_MTLRenderPassDescriptor_colorAttachments(this); }
  NS::UInteger getSamplePositions(MTL::SamplePosition* positions, NS::UInteger count) { return pewter_MTLRenderPassDescriptor_getSamplePositions_count_(this, positions, count); }
  MTL::RenderPassSampleBufferAttachmentDescriptorArray* sampleBufferAttachments() const { return pewter_MTLRenderPassDescriptor_sampleBufferAttachments(this); }
  void setSamplePositions(const MTL::SamplePosition* positions, NS::UInteger count) { pewter_MTLRenderPassDescriptor_setSamplePositions_count_(this, positions, count); }
};
}  // namespace MTL
