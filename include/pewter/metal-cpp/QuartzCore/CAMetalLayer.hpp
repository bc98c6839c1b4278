// Generated from kernels/metal/interface/QuartzCore/CAMetalLayer.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace CA {
class MetalDrawable;
class MetalLayer;
}
namespace MTL {
class Device;
enum PixelFormat : NS::UInteger;
class ResidencySet;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
CA::MetalLayer* pewter_CAMetalLayer_alloc();
CA::MetalLayer* pewter_CAMetalLayer_init(CA::MetalLayer* self);
CA::MetalLayer* pewter_CAMetalLayer_layer();
MTL::PixelFormat pewter_CAMetalLayer_pixelFormat(const CA::MetalLayer* self);
void pewter_CAMetalLayer_setPixelFormat_(CA::MetalLayer* self, MTL::PixelFormat pixelFormat);
bool pewter_CAMetalLayer_framebufferOnly(const CA::MetalLayer* self);
void pewter_CAMetalLayer_setFramebufferOnly_(CA::MetalLayer* self, bool framebufferOnly);
CGSize pewter_CAMetalLayer_drawableSize(const CA::MetalLayer* self);
void pewter_CAMetalLayer_setDrawableSize_(CA::MetalLayer* self, CGSize drawableSize);
NS::UInteger pewter_CAMetalLayer_maximumDrawableCount(const CA::MetalLayer* self);
void pewter_CAMetalLayer_setMaximumDrawableCount_(CA::MetalLayer* self, NS::UInteger maximumDrawableCount);
bool pewter_CAMetalLayer_displaySyncEnabled(const CA::MetalLayer* self);
void pewter_CAMetalLayer_setDisplaySyncEnabled_(CA::MetalLayer* self, bool displaySyncEnabled);
CGColorSpaceRef pewter_CAMetalLayer_colorspace(const CA::MetalLayer* self);
void pewter_CAMetalLayer_setColorspace_(CA::MetalLayer* self, CGColorSpaceRef colorspace);
bool pewter_CAMetalLayer_allowsNextDrawableTimeout(const CA::MetalLayer* self);
void pewter_CAMetalLayer_setAllowsNextDrawableTimeout_(CA::MetalLayer* self, bool allowsNextDrawableTimeout);
bool pewter_CAMetalLayer_presentsWithTransaction(const CA::MetalLayer* self);
void pewter_CAMetalLayer_setPresentsWithTransaction_(CA::MetalLayer* self, bool presentsWithTransaction);
bool pewter_CAMetalLayer_wantsExtendedDynamicRangeContent(const CA::MetalLayer* self);
void pewter_CAMetalLayer_setWantsExtendedDynamicRangeContent_(CA::MetalLayer* self, bool wantsExtendedDynamicRangeContent);
MTL::Device* pewter_CAMetalLayer_device(const CA::MetalLayer* self);
void pewter_CAMetalLayer_setDevice_(CA::MetalLayer* self, const MTL::Device* device);
CA::MetalDrawable* pewter_CAMetalLayer_nextDrawable(CA::MetalLayer* self);
MTL::ResidencySet* pewter_CAMetalLayer_residencySet(const CA::MetalLayer* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace CA {
class MetalLayer : public NS::Referencing<MetalLayer> {
 public:
  static CA::MetalLayer* alloc() { return pewter_CAMetalLayer_alloc(); }
  CA::MetalLayer* init() { return pewter_CAMetalLayer_init(this); }
  static CA::MetalLayer* layer() { return pewter_CAMetalLayer_layer(); }
  MTL::PixelFormat pixelFormat() const { return pewter_CAMetalLayer_pixelFormat(this); }
  void setPixelFormat(MTL::PixelFormat pixelFormat) { pewter_CAMetalLayer_setPixelFormat_(this, pixelFormat); }
  bool framebufferOnly() const { return pewter_CAMetalLayer_framebufferOnly(this); }
  void setFramebufferOnly(bool framebufferOnly) { pewter_CAMetalLayer_setFramebufferOnly_(this, framebufferOnly); }
  CGSize drawableSize() const { return pewter_CAMetalLayer_drawableSize(this); }
  void setDrawableSize(CGSize drawableSize) { pewter_CAMetalLayer_setDrawableSize_(this, drawableSize); }
  NS::UInteger maximumDrawableCount() const { return pewter_CAMetalLayer_maximumDrawableCount(this); }
  void setMaximumDrawableCount(NS::UInteger maximumDrawableCount) { pewter_CAMetalLayer_setMaximumDrawableCount_(this, maximumDrawableCount); }
  bool displaySyncEnabled() const { return pewter_CAMetalLayer_displaySyncEnabled(this); }
  void setDisplaySyncEnabled(bool displaySyncEnabled) { pewter_CAMetalLayer_setDisplaySyncEnabled_(this, displaySyncEnabled); }
  CGColorSpaceRef colorspace() const { return pewter_CAMetalLayer_colorspace(this); }
  void setColorspace(CGColorSpaceRef colorspace) { pewter_CAMetalLayer_setColorspace_(this, colorspace); }
  bool allowsNextDrawableTimeout() const { return pewter_CAMetalLayer_allowsNextDrawableTimeout(this); }
  void setAllowsNextDrawableTimeout(bool allowsNextDrawableTimeout) { pewter_CAMetalLayer_setAllowsNextDrawableTimeout_(this, allowsNextDrawableTimeout); }
  bool presentsWithTransaction() const { return pewter_CAMetalLayer_presentsWithTransaction(this); }
  void setPresentsWithTransaction(bool presentsWithTransaction) { pewter_CAMetalLayer_setPresentsWithTransaction_(this, presentsWithTransaction); }
  bool wantsExtendedDynamicRangeContent() const { return pewter_CAMetalLayer_wantsExtendedDynamicRangeContent(this); }
  void setWantsExtendedDynamicRangeContent(bool wantsExtendedDynamicRangeContent) { pewter_CAMetalLayer_setWantsExtendedDynamicRangeContent_(this, wantsExtendedDynamicRangeContent); }
  MTL::Device* device() const { return pewter_CAMetalLayer_device(this); }
  void setDevice(const MTL::Device* device) { pewter_CAMetalLayer_setDevice_(this, device); }
  CA::MetalDrawable* nextDrawable() { return pewter_CAMetalLayer_nextDrawable(this); }
  MTL::ResidencySet* residencySet() const { return pewter_CAMetalLayer_residencySet(this); }
};
}  // namespace CA
#include "../Metal/MTLPixelFormat.hpp"
