// Generated from kernels/metal/interface: the flat C functions. A nil receiver gives zero.
// clang-format off
#include "pewter/metal-cpp/QuartzCore/QuartzCore.hpp"

#include "kernels/metal/host/queues/called_back.hpp"
#include "kernels/metal/interface/generated/interface.hpp"

namespace host = pewter::metal::host;

#ifdef __clang__  // it warns of structs with constructors, which C has as well
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
CA::MetalLayer* pewter_CAMetalDrawable_layer(const CA::MetalDrawable* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<CA::MetalLayer*>(reinterpret_cast<const host::CA::MetalDrawable*>(self)->layer());
}
MTL::Texture* pewter_CAMetalDrawable_texture(const CA::MetalDrawable* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Texture*>(reinterpret_cast<const host::CA::MetalDrawable*>(self)->texture());
}
CA::MetalLayer* pewter_CAMetalLayer_alloc() {
  return reinterpret_cast<CA::MetalLayer*>(host::CA::MetalLayer::alloc());
}
CA::MetalLayer* pewter_CAMetalLayer_init(CA::MetalLayer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<CA::MetalLayer*>(reinterpret_cast<host::CA::MetalLayer*>(self)->init());
}
CA::MetalLayer* pewter_CAMetalLayer_layer() {
  return reinterpret_cast<CA::MetalLayer*>(host::CA::MetalLayer::layer());
}
MTL::PixelFormat pewter_CAMetalLayer_pixelFormat(const CA::MetalLayer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::CA::MetalLayer*>(self)->pixelFormat();
}
void pewter_CAMetalLayer_setPixelFormat_(CA::MetalLayer* self, MTL::PixelFormat pixelFormat) {
  if (self == nullptr) return;
  reinterpret_cast<host::CA::MetalLayer*>(self)->setPixelFormat(pixelFormat);
}
bool pewter_CAMetalLayer_framebufferOnly(const CA::MetalLayer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::CA::MetalLayer*>(self)->framebufferOnly();
}
void pewter_CAMetalLayer_setFramebufferOnly_(CA::MetalLayer* self, bool framebufferOnly) {
  if (self == nullptr) return;
  reinterpret_cast<host::CA::MetalLayer*>(self)->setFramebufferOnly(framebufferOnly);
}
CGSize pewter_CAMetalLayer_drawableSize(const CA::MetalLayer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::CA::MetalLayer*>(self)->drawableSize();
}
void pewter_CAMetalLayer_setDrawableSize_(CA::MetalLayer* self, CGSize drawableSize) {
  if (self == nullptr) return;
  reinterpret_cast<host::CA::MetalLayer*>(self)->setDrawableSize(drawableSize);
}
NS::UInteger pewter_CAMetalLayer_maximumDrawableCount(const CA::MetalLayer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::CA::MetalLayer*>(self)->maximumDrawableCount();
}
void pewter_CAMetalLayer_setMaximumDrawableCount_(CA::MetalLayer* self, NS::UInteger maximumDrawableCount) {
  if (self == nullptr) return;
  reinterpret_cast<host::CA::MetalLayer*>(self)->setMaximumDrawableCount(maximumDrawableCount);
}
bool pewter_CAMetalLayer_displaySyncEnabled(const CA::MetalLayer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::CA::MetalLayer*>(self)->displaySyncEnabled();
}
void pewter_CAMetalLayer_setDisplaySyncEnabled_(CA::MetalLayer* self, bool displaySyncEnabled) {
  if (self == nullptr) return;
  reinterpret_cast<host::CA::MetalLayer*>(self)->setDisplaySyncEnabled(displaySyncEnabled);
}
CGColorSpaceRef pewter_CAMetalLayer_colorspace(const CA::MetalLayer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::CA::MetalLayer*>(self)->colorspace();
}
void pewter_CAMetalLayer_setColorspace_(CA::MetalLayer* self, CGColorSpaceRef colorspace) {
  if (self == nullptr) return;
  reinterpret_cast<host::CA::MetalLayer*>(self)->setColorspace(colorspace);
}
bool pewter_CAMetalLayer_allowsNextDrawableTimeout(const CA::MetalLayer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::CA::MetalLayer*>(self)->allowsNextDrawableTimeout();
}
void pewter_CAMetalLayer_setAllowsNextDrawableTimeout_(CA::MetalLayer* self, bool allowsNextDrawableTimeout) {
  if (self == nullptr) return;
  reinterpret_cast<host::CA::MetalLayer*>(self)->setAllowsNextDrawableTimeout(allowsNextDrawableTimeout);
}
bool pewter_CAMetalLayer_presentsWithTransaction(const CA::MetalLayer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::CA::MetalLayer*>(self)->presentsWithTransaction();
}
void pewter_CAMetalLayer_setPresentsWithTransaction_(CA::MetalLayer* self, bool presentsWithTransaction) {
  if (self == nullptr) return;
  reinterpret_cast<host::CA::MetalLayer*>(self)->setPresentsWithTransaction(presentsWithTransaction);
}
bool pewter_CAMetalLayer_wantsExtendedDynamicRangeContent(const CA::MetalLayer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::CA::MetalLayer*>(self)->wantsExtendedDynamicRangeContent();
}
void pewter_CAMetalLayer_setWantsExtendedDynamicRangeContent_(CA::MetalLayer* self, bool wantsExtendedDynamicRangeContent) {
  if (self == nullptr) return;
  reinterpret_cast<host::CA::MetalLayer*>(self)->setWantsExtendedDynamicRangeContent(wantsExtendedDynamicRangeContent);
}
MTL::Device* pewter_CAMetalLayer_device(const CA::MetalLayer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::Device*>(reinterpret_cast<const host::CA::MetalLayer*>(self)->device());
}
void pewter_CAMetalLayer_setDevice_(CA::MetalLayer* self, const MTL::Device* device) {
  if (self == nullptr) return;
  reinterpret_cast<host::CA::MetalLayer*>(self)->setDevice(reinterpret_cast<const host::MTL::Device*>(device));
}
CA::MetalDrawable* pewter_CAMetalLayer_nextDrawable(CA::MetalLayer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<CA::MetalDrawable*>(reinterpret_cast<host::CA::MetalLayer*>(self)->nextDrawable());
}
MTL::ResidencySet* pewter_CAMetalLayer_residencySet(const CA::MetalLayer* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<MTL::ResidencySet*>(reinterpret_cast<const host::CA::MetalLayer*>(self)->residencySet());
}
}
