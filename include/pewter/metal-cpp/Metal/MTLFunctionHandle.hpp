// Generated from kernels/metal/interface/Metal/MTLFunctionHandle.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class Device;
class FunctionHandle;
enum FunctionType : NS::UInteger;
}
namespace NS {
class String;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::Device* pewter_MTLFunctionHandle_device(const MTL::FunctionHandle* self);
MTL::FunctionType pewter_MTLFunctionHandle_functionType(const MTL::FunctionHandle* self);
MTL::ResourceID pewter_MTLFunctionHandle_gpuResourceID(const MTL::FunctionHandle* self);
NS::String* pewter_MTLFunctionHandle_name(const MTL::FunctionHandle* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class FunctionHandle : public NS::Referencing<FunctionHandle> {
 public:
  MTL::Device* device() const { return pewter_MTLFunctionHandle_device(this); }
  MTL::FunctionType functionType() const { return pewter_MTLFunctionHandle_functionType(this); }
  MTL::ResourceID gpuResourceID() const { return pewter_MTLFunctionHandle_gpuResourceID(this); }
  NS::String* name() const { return pewter_MTLFunctionHandle_name(this); }
};
}  // namespace MTL
#include "../Metal/MTLLibrary.hpp"
