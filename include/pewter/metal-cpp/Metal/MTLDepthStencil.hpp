// Generated from kernels/metal/interface/Metal/MTLDepthStencil.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class DepthStencilDescriptor;
class DepthStencilState;
class Device;
class StencilDescriptor;
}
namespace NS {
class String;
}
namespace MTL {
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
enum StencilOperation : NS::UInteger {
  StencilOperationKeep = 0,
  StencilOperationZero = 1,
  StencilOperationReplace = 2,
  StencilOperationIncrementClamp = 3,
  StencilOperationDecrementClamp = 4,
  StencilOperationInvert = 5,
  StencilOperationIncrementWrap = 6,
  StencilOperationDecrementWrap = 7,
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::StencilDescriptor* pewter_MTLStencilDescriptor_alloc();
MTL::StencilDescriptor* pewter_MTLStencilDescriptor_init(MTL::StencilDescriptor* self);
MTL::StencilOperation pewter_MTLStencilDescriptor_depthFailureOperation(const MTL::StencilDescriptor* self);
void pewter_MTLStencilDescriptor_setDepthFailureOperation_(MTL::StencilDescriptor* self, MTL::StencilOperation depthFailureOperation);
MTL::StencilOperation pewter_MTLStencilDescriptor_depthStencilPassOperation(const MTL::StencilDescriptor* self);
void pewter_MTLStencilDescriptor_setDepthStencilPassOperation_(MTL::StencilDescriptor* self, MTL::StencilOperation depthStencilPassOperation);
std::uint32_t pewter_MTLStencilDescriptor_readMask(const MTL::StencilDescriptor* self);
void pewter_MTLStencilDescriptor_setReadMask_(MTL::StencilDescriptor* self, std::uint32_t readMask);
MTL::CompareFunction pewter_MTLStencilDescriptor_stencilCompareFunction(const MTL::StencilDescriptor* self);
void pewter_MTLStencilDescriptor_setStencilCompareFunction_(MTL::StencilDescriptor* self, MTL::CompareFunction stencilCompareFunction);
MTL::StencilOperation pewter_MTLStencilDescriptor_stencilFailureOperation(const MTL::StencilDescriptor* self);
void pewter_MTLStencilDescriptor_setStencilFailureOperation_(MTL::StencilDescriptor* self, MTL::StencilOperation stencilFailureOperation);
std::uint32_t pewter_MTLStencilDescriptor_writeMask(const MTL::StencilDescriptor* self);
void pewter_MTLStencilDescriptor_setWriteMask_(MTL::StencilDescriptor* self, std::uint32_t writeMask);
MTL::DepthStencilDescriptor* pewter_MTLDepthStencilDescriptor_alloc();
MTL::DepthStencilDescriptor* pewter_MTLDepthStencilDescriptor_init(MTL::DepthStencilDescriptor* self);
MTL::StencilDescriptor* pewter_MTLDepthStencilDescriptor_backFaceStencil(const MTL::DepthStencilDescriptor* self);
void pewter_MTLDepthStencilDescriptor_setBackFaceStencil_(MTL::DepthStencilDescriptor* self, const MTL::StencilDescriptor* backFaceStencil);
MTL::CompareFunction pewter_MTLDepthStencilDescriptor_depthCompareFunction(const MTL::DepthStencilDescriptor* self);
void pewter_MTLDepthStencilDescriptor_setDepthCompareFunction_(MTL::DepthStencilDescriptor* self, MTL::CompareFunction depthCompareFunction);
bool pewter_MTLDepthStencilDescriptor_isDepthWriteEnabled(const MTL::DepthStencilDescriptor* self);
void pewter_MTLDepthStencilDescriptor_setDepthWriteEnabled_(MTL::DepthStencilDescriptor* self, bool depthWriteEnabled);
MTL::StencilDescriptor* pewter_MTLDepthStencilDescriptor_frontFaceStencil(const MTL::DepthStencilDescriptor* self);
void pewter_MTLDepthStencilDescriptor_setFrontFaceStencil_(MTL::DepthStencilDescriptor* self, const MTL::StencilDescriptor* frontFaceStencil);
NS::String* pewter_MTLDepthStencilDescriptor_label(const MTL::DepthStencilDescriptor* self);
void pewter_MTLDepthStencilDescriptor_setLabel_(MTL::DepthStencilDescriptor* self, const NS::String* label);
MTL::Device* pewter_MTLDepthStencilState_device(const MTL::DepthStencilState* self);
MTL::ResourceID pewter_MTLDepthStencilState_gpuResourceID(const MTL::DepthStencilState* self);
NS::String* pewter_MTLDepthStencilState_label(const MTL::DepthStencilState* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class StencilDescriptor : public NS::Copying<StencilDescriptor> {
 public:
  static MTL::StencilDescriptor* alloc() { return pewter_MTLStencilDescriptor_alloc(); }
  MTL::StencilDescriptor* init() { return pewter_MTLStencilDescriptor_init(this); }
  MTL::StencilOperation depthFailureOperation() const { return pewter_MTLStencilDescriptor_depthFailureOperation(this); }
  void setDepthFailureOperation(MTL::StencilOperation depthFailureOperation) { pewter_MTLStencilDescriptor_setDepthFailureOperation_(this, depthFailureOperation); }
  MTL::StencilOperation depthStencilPassOperation() const { return pewter_MTLStencilDescriptor_depthStencilPassOperation(this); }
  void setDepthStencilPassOperation(MTL::StencilOperation depthStencilPassOperation) { pewter_MTLStencilDescriptor_setDepthStencilPassOperation_(this, depthStencilPassOperation); }
  std::uint32_t readMask() const { return pewter_MTLStencilDescriptor_readMask(this); }
  void setReadMask(std::uint32_t readMask) { pewter_MTLStencilDescriptor_setReadMask_(this, readMask); }
  MTL::CompareFunction stencilCompareFunction() const { return pewter_MTLStencilDescriptor_stencilCompareFunction(this); }
  void setStencilCompareFunction(MTL::CompareFunction stencilCompareFunction) { pewter_MTLStencilDescriptor_setStencilCompareFunction_(this, stencilCompareFunction); }
  MTL::StencilOperation stencilFailureOperation() const { return pewter_MTLStencilDescriptor_stencilFailureOperation(this); }
  void setStencilFailureOperation(MTL::StencilOperation stencilFailureOperation) { pewter_MTLStencilDescriptor_setStencilFailureOperation_(this, stencilFailureOperation); }
  std::uint32_t writeMask() const { return pewter_MTLStencilDescriptor_writeMask(this); }
  void setWriteMask(std::uint32_t writeMask) { pewter_MTLStencilDescriptor_setWriteMask_(this, writeMask); }
};
class DepthStencilDescriptor : public NS::Copying<DepthStencilDescriptor> {
 public:
  static MTL::DepthStencilDescriptor* alloc() { return pewter_MTLDepthStencilDescriptor_alloc(); }
  MTL::DepthStencilDescriptor* init() { return pewter_MTLDepthStencilDescriptor_init(this); }
  MTL::StencilDescriptor* backFaceStencil() const { return pewter_MTLDepthStencilDescriptor_backFaceStencil(this); }
  void setBackFaceStencil(const MTL::StencilDescriptor* backFaceStencil) { pewter_MTLDepthStencilDescriptor_setBackFaceStencil_(this, backFaceStencil); }
  MTL::CompareFunction depthCompareFunction() const { return pewter_MTLDepthStencilDescriptor_depthCompareFunction(this); }
  void setDepthCompareFunction(MTL::CompareFunction depthCompareFunction) { pewter_MTLDepthStencilDescriptor_setDepthCompareFunction_(this, depthCompareFunction); }
  bool depthWriteEnabled() const { return pewter_MTLDepthStencilDescriptor_isDepthWriteEnabled(this); }
  void setDepthWriteEnabled(bool depthWriteEnabled) { pewter_MTLDepthStencilDescriptor_setDepthWriteEnabled_(this, depthWriteEnabled); }
  MTL::StencilDescriptor* frontFaceStencil() const { return pewter_MTLDepthStencilDescriptor_frontFaceStencil(this); }
  void setFrontFaceStencil(const MTL::StencilDescriptor* frontFaceStencil) { pewter_MTLDepthStencilDescriptor_setFrontFaceStencil_(this, frontFaceStencil); }
  NS::String* label() const { return pewter_MTLDepthStencilDescriptor_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLDepthStencilDescriptor_setLabel_(this, label); }
  bool isDepthWriteEnabled() const { return pewter_MTLDepthStencilDescriptor_isDepthWriteEnabled(this); }
};
class DepthStencilState : public NS::Referencing<DepthStencilState> {
 public:
  MTL::Device* device() const { return pewter_MTLDepthStencilState_device(this); }
  MTL::ResourceID gpuResourceID() const { return pewter_MTLDepthStencilState_gpuResourceID(this); }
  NS::String* label() const { return pewter_MTLDepthStencilState_label(this); }
};
}  // namespace MTL
