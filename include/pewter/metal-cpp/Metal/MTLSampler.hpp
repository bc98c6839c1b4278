// Generated from kernels/metal/interface/Metal/MTLSampler.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
enum CompareFunction : NS::UInteger;
class Device;
class SamplerDescriptor;
class SamplerState;
}
namespace NS {
class String;
}
namespace MTL {
enum SamplerMinMagFilter : NS::UInteger {
  SamplerMinMagFilterNearest = 0,
  SamplerMinMagFilterLinear = 1,
};
enum SamplerMipFilter : NS::UInteger {
  SamplerMipFilterNotMipmapped = 0,
  SamplerMipFilterNearest = 1,
  SamplerMipFilterLinear = 2,
};
enum SamplerAddressMode : NS::UInteger {
  SamplerAddressModeClampToEdge = 0,
  SamplerAddressModeMirrorClampToEdge = 1,
  SamplerAddressModeRepeat = 2,
  SamplerAddressModeMirrorRepeat = 3,
  SamplerAddressModeClampToZero = 4,
  SamplerAddressModeClampToBorderColor = 5,
};
enum SamplerBorderColor : NS::UInteger {
  SamplerBorderColorTransparentBlack = 0,
  SamplerBorderColorOpaqueBlack = 1,
  SamplerBorderColorOpaqueWhite = 2,
};
enum SamplerReductionMode : NS::UInteger {
  SamplerReductionModeWeightedAverage = 0,
  SamplerReductionModeMinimum = 1,
  SamplerReductionModeMaximum = 2,
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::SamplerDescriptor* pewter_MTLSamplerDescriptor_alloc();
MTL::SamplerDescriptor* pewter_MTLSamplerDescriptor_init(MTL::SamplerDescriptor* self);
MTL::SamplerBorderColor pewter_MTLSamplerDescriptor_borderColor(const MTL::SamplerDescriptor* self);
void pewter_MTLSamplerDescriptor_setBorderColor_(MTL::SamplerDescriptor* self, MTL::SamplerBorderColor borderColor);
MTL::CompareFunction pewter_MTLSamplerDescriptor_compareFunction(const MTL::SamplerDescriptor* self);
void pewter_MTLSamplerDescriptor_setCompareFunction_(MTL::SamplerDescriptor* self, MTL::CompareFunction compareFunction);
NS::String* pewter_MTLSamplerDescriptor_label(const MTL::SamplerDescriptor* self);
void pewter_MTLSamplerDescriptor_setLabel_(MTL::SamplerDescriptor* self, const NS::String* label);
bool pewter_MTLSamplerDescriptor_lodAverage(const MTL::SamplerDescriptor* self);
void pewter_MTLSamplerDescriptor_setLodAverage_(MTL::SamplerDescriptor* self, bool lodAverage);
float pewter_MTLSamplerDescriptor_lodBias(const MTL::SamplerDescriptor* self);
void pewter_MTLSamplerDescriptor_setLodBias_(MTL::SamplerDescriptor* self, float lodBias);
float pewter_MTLSamplerDescriptor_lodMaxClamp(const MTL::SamplerDescriptor* self);
void pewter_MTLSamplerDescriptor_setLodMaxClamp_(MTL::SamplerDescriptor* self, float lodMaxClamp);
float pewter_MTLSamplerDescriptor_lodMinClamp(const MTL::SamplerDescriptor* self);
void pewter_MTLSamplerDescriptor_setLodMinClamp_(MTL::SamplerDescriptor* self, float lodMinClamp);
MTL::SamplerMinMagFilter pewter_MTLSamplerDescriptor_magFilter(const MTL::SamplerDescriptor* self);
void pewter_MTLSamplerDescriptor_setMagFilter_(MTL::SamplerDescriptor* self, MTL::SamplerMinMagFilter magFilter);
NS::UInteger pewter_MTLSamplerDescriptor_maxAnisotropy(const MTL::SamplerDescriptor* self);
void pewter_MTLSamplerDescriptor_setMaxAnisotropy_(MTL::SamplerDescriptor* self, NS::UInteger maxAnisotropy);
MTL::SamplerMinMagFilter pewter_MTLSamplerDescriptor_minFilter(const MTL::SamplerDescriptor* self);
void pewter_MTLSamplerDescriptor_setMinFilter_(MTL::SamplerDescriptor* self, MTL::SamplerMinMagFilter minFilter);
MTL::SamplerMipFilter pewter_MTLSamplerDescriptor_mipFilter(const MTL::SamplerDescriptor* self);
void pewter_MTLSamplerDescriptor_setMipFilter_(MTL::SamplerDescriptor* self, MTL::SamplerMipFilter mipFilter);
bool pewter_MTLSamplerDescriptor_normalizedCoordinates(const MTL::SamplerDescriptor* self);
void pewter_MTLSamplerDescriptor_setNormalizedCoordinates_(MTL::SamplerDescriptor* self, bool normalizedCoordinates);
MTL::SamplerAddressMode pewter_MTLSamplerDescriptor_rAddressMode(const MTL::SamplerDescriptor* self);
void pewter_MTLSamplerDescriptor_setRAddressMode_(MTL::SamplerDescriptor* self, MTL::SamplerAddressMode rAddressMode);
MTL::SamplerReductionMode pewter_MTLSamplerDescriptor_reductionMode(const MTL::SamplerDescriptor* self);
void pewter_MTLSamplerDescriptor_setReductionMode_(MTL::SamplerDescriptor* self, MTL::SamplerReductionMode reductionMode);
MTL::SamplerAddressMode pewter_MTLSamplerDescriptor_sAddressMode(const MTL::SamplerDescriptor* self);
void pewter_MTLSamplerDescriptor_setSAddressMode_(MTL::SamplerDescriptor* self, MTL::SamplerAddressMode sAddressMode);
bool pewter_MTLSamplerDescriptor_supportArgumentBuffers(const MTL::SamplerDescriptor* self);
void pewter_MTLSamplerDescriptor_setSupportArgumentBuffers_(MTL::SamplerDescriptor* self, bool supportArgumentBuffers);
MTL::SamplerAddressMode pewter_MTLSamplerDescriptor_tAddressMode(const MTL::SamplerDescriptor* self);
void pewter_MTLSamplerDescriptor_setTAddressMode_(MTL::SamplerDescriptor* self, MTL::SamplerAddressMode tAddressMode);
MTL::Device* pewter_MTLSamplerState_device(const MTL::SamplerState* self);
MTL::ResourceID pewter_MTLSamplerState_gpuResourceID(const MTL::SamplerState* self);
NS::String* pewter_MTLSamplerState_label(const MTL::SamplerState* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class SamplerDescriptor : public NS::Copying<SamplerDescriptor> {
 public:
  static MTL::SamplerDescriptor* alloc() { return pewter_MTLSamplerDescriptor_alloc(); }
  MTL::SamplerDescriptor* init() { return pewter_MTLSamplerDescriptor_init(this); }
  MTL::SamplerBorderColor borderColor() const { return pewter_MTLSamplerDescriptor_borderColor(this); }
  void setBorderColor(MTL::SamplerBorderColor borderColor) { pewter_MTLSamplerDescriptor_setBorderColor_(this, borderColor); }
  MTL::CompareFunction compareFunction() const { return pewter_MTLSamplerDescriptor_compareFunction(this); }
  void setCompareFunction(MTL::CompareFunction compareFunction) { pewter_MTLSamplerDescriptor_setCompareFunction_(this, compareFunction); }
  NS::String* label() const { return pewter_MTLSamplerDescriptor_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLSamplerDescriptor_setLabel_(this, label); }
  bool lodAverage() const { return pewter_MTLSamplerDescriptor_lodAverage(this); }
  void setLodAverage(bool lodAverage) { pewter_MTLSamplerDescriptor_setLodAverage_(this, lodAverage); }
  float lodBias() const { return pewter_MTLSamplerDescriptor_lodBias(this); }
  void setLodBias(float lodBias) { pewter_MTLSamplerDescriptor_setLodBias_(this, lodBias); }
  float lodMaxClamp() const { return pewter_MTLSamplerDescriptor_lodMaxClamp(this); }
  void setLodMaxClamp(float lodMaxClamp) { pewter_MTLSamplerDescriptor_setLodMaxClamp_(this, lodMaxClamp); }
  float lodMinClamp() const { return pewter_MTLSamplerDescriptor_lodMinClamp(this); }
  void setLodMinClamp(float lodMinClamp) { pewter_MTLSamplerDescriptor_setLodMinClamp_(this, lodMinClamp); }
  MTL::SamplerMinMagFilter magFilter() const { return pewter_MTLSamplerDescriptor_magFilter(this); }
  void setMagFilter(MTL::SamplerMinMagFilter magFilter) { pewter_MTLSamplerDescriptor_setMagFilter_(this, magFilter); }
  NS::UInteger maxAnisotropy() const { return pewter_MTLSamplerDescriptor_maxAnisotropy(this); }
  void setMaxAnisotropy(NS::UInteger maxAnisotropy) { pewter_MTLSamplerDescriptor_setMaxAnisotropy_(this, maxAnisotropy); }
  MTL::SamplerMinMagFilter minFilter() const { return pewter_MTLSamplerDescriptor_minFilter(this); }
  void setMinFilter(MTL::SamplerMinMagFilter minFilter) { pewter_MTLSamplerDescriptor_setMinFilter_(this, minFilter); }
  MTL::SamplerMipFilter mipFilter() const { return pewter_MTLSamplerDescriptor_mipFilter(this); }
  void setMipFilter(MTL::SamplerMipFilter mipFilter) { pewter_MTLSamplerDescriptor_setMipFilter_(this, mipFilter); }
  bool normalizedCoordinates() const { return pewter_MTLSamplerDescriptor_normalizedCoordinates(this); }
  void setNormalizedCoordinates(bool normalizedCoordinates) { pewter_MTLSamplerDescriptor_setNormalizedCoordinates_(this, normalizedCoordinates); }
  MTL::SamplerAddressMode rAddressMode() const { return pewter_MTLSamplerDescriptor_rAddressMode(this); }
  void setRAddressMode(MTL::SamplerAddressMode rAddressMode) { pewter_MTLSamplerDescriptor_setRAddressMode_(this, rAddressMode); }
  MTL::SamplerReductionMode reductionMode() const { return pewter_MTLSamplerDescriptor_reductionMode(this); }
  void setReductionMode(MTL::SamplerReductionMode reductionMode) { pewter_MTLSamplerDescriptor_setReductionMode_(this, reductionMode); }
  MTL::SamplerAddressMode sAddressMode() const { return pewter_MTLSamplerDescriptor_sAddressMode(this); }
  void setSAddressMode(MTL::SamplerAddressMode sAddressMode) { pewter_MTLSamplerDescriptor_setSAddressMode_(this, sAddressMode); }
  bool supportArgumentBuffers() const { return pewter_MTLSamplerDescriptor_supportArgumentBuffers(this); }
  void setSupportArgumentBuffers(bool supportArgumentBuffers) { pewter_MTLSamplerDescriptor_setSupportArgumentBuffers_(this, supportArgumentBuffers); }
  MTL::SamplerAddressMode tAddressMode() const { return pewter_MTLSamplerDescriptor_tAddressMode(this); }
  void setTAddressMode(MTL::SamplerAddressMode tAddressMode) { pewter_MTLSamplerDescriptor_setTAddressMode_(this, tAddressMode); }
};
class SamplerState : public NS::Referencing<SamplerState> {
 public:
  MTL::Device* device() const { return pewter_MTLSamplerState_device(this); }
  MTL::ResourceID gpuResourceID() const { return pewter_MTLSamplerState_gpuResourceID(this); }
  NS::String* label() const { return pewter_MTLSamplerState_label(this); }
};
}  // namespace MTL
#include "../Metal/MTLDepthStencil.hpp"
