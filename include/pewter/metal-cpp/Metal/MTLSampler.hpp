// How a kernel samples a texture.
#pragma once

#include "../Foundation/NSString.hpp"
#include "MTLTypes.hpp"

namespace MTL {

class Device;

enum SamplerMinMagFilter : NS::UInteger { SamplerMinMagFilterNearest = 0, SamplerMinMagFilterLinear = 1 };

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

enum CompareFunction : NS::UInteger {
  CompareFunctionNever = 0,
  CompareFunctionLess = 1,
  CompareFunctionEqual = 2,
  CompareFunctionLessEqual = 3,
  CompareFunctionGreater = 4,
  CompareFunctionNotEqual = 5,
  CompareFunctionGreaterEqual = 6,
  CompareFunctionAlways = 7,
};

class SamplerDescriptor : public NS::Copying<SamplerDescriptor> {
 public:
  static SamplerDescriptor* alloc();
  virtual SamplerDescriptor* init() = 0;

  virtual SamplerMinMagFilter minFilter() const = 0;
  virtual void setMinFilter(SamplerMinMagFilter minFilter) = 0;
  virtual SamplerMinMagFilter magFilter() const = 0;
  virtual void setMagFilter(SamplerMinMagFilter magFilter) = 0;
  virtual SamplerMipFilter mipFilter() const = 0;
  virtual void setMipFilter(SamplerMipFilter mipFilter) = 0;
  virtual SamplerAddressMode sAddressMode() const = 0;
  virtual void setSAddressMode(SamplerAddressMode sAddressMode) = 0;
  virtual SamplerAddressMode tAddressMode() const = 0;
  virtual void setTAddressMode(SamplerAddressMode tAddressMode) = 0;
  virtual SamplerAddressMode rAddressMode() const = 0;
  virtual void setRAddressMode(SamplerAddressMode rAddressMode) = 0;
  virtual MTL::CompareFunction compareFunction() const = 0;
  virtual void setCompareFunction(MTL::CompareFunction compareFunction) = 0;
  virtual SamplerBorderColor borderColor() const = 0;
  virtual void setBorderColor(SamplerBorderColor borderColor) = 0;
  virtual bool normalizedCoordinates() const = 0;
  virtual void setNormalizedCoordinates(bool normalizedCoordinates) = 0;
  virtual NS::String* label() const = 0;
  virtual void setLabel(const NS::String* label) = 0;
};

class SamplerState : public NS::Referencing<SamplerState> {
 public:
  virtual NS::String* label() const = 0;
  virtual class Device* device() const = 0;
};

}  // namespace MTL
