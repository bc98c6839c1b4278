// Generated from kernels/metal/interface/Metal/MTL4SpecializedFunctionDescriptor.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTL4FunctionDescriptor.hpp"

namespace MTL4 {
class FunctionDescriptor;
class SpecializedFunctionDescriptor;
}
namespace MTL {
class FunctionConstantValues;
}
namespace NS {
class String;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL4::SpecializedFunctionDescriptor* pewter_MTL4SpecializedFunctionDescriptor_alloc();
MTL4::SpecializedFunctionDescriptor* pewter_MTL4SpecializedFunctionDescriptor_init(MTL4::SpecializedFunctionDescriptor* self);
MTL::FunctionConstantValues* pewter_MTL4SpecializedFunctionDescriptor_constantValues(const MTL4::SpecializedFunctionDescriptor* self);
void pewter_MTL4SpecializedFunctionDescriptor_setConstantValues_(MTL4::SpecializedFunctionDescriptor* self, const MTL::FunctionConstantValues* constantValues);
MTL4::FunctionDescriptor* pewter_MTL4SpecializedFunctionDescriptor_functionDescriptor(const MTL4::SpecializedFunctionDescriptor* self);
void pewter_MTL4SpecializedFunctionDescriptor_setFunctionDescriptor_(MTL4::SpecializedFunctionDescriptor* self, const MTL4::FunctionDescriptor* functionDescriptor);
NS::String* pewter_MTL4SpecializedFunctionDescriptor_specializedName(const MTL4::SpecializedFunctionDescriptor* self);
void pewter_MTL4SpecializedFunctionDescriptor_setSpecializedName_(MTL4::SpecializedFunctionDescriptor* self, const NS::String* specializedName);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class SpecializedFunctionDescriptor : public NS::Copying<SpecializedFunctionDescriptor, FunctionDescriptor> {
 public:
  static MTL4::SpecializedFunctionDescriptor* alloc() { return pewter_MTL4SpecializedFunctionDescriptor_alloc(); }
  MTL4::SpecializedFunctionDescriptor* init() { return pewter_MTL4SpecializedFunctionDescriptor_init(this); }
  MTL::FunctionConstantValues* constantValues() const { return pewter_MTL4SpecializedFunctionDescriptor_constantValues(this); }
  void setConstantValues(const MTL::FunctionConstantValues* constantValues) { pewter_MTL4SpecializedFunctionDescriptor_setConstantValues_(this, constantValues); }
  MTL4::FunctionDescriptor* functionDescriptor() const { return pewter_MTL4SpecializedFunctionDescriptor_functionDescriptor(this); }
  void setFunctionDescriptor(const MTL4::FunctionDescriptor* functionDescriptor) { pewter_MTL4SpecializedFunctionDescriptor_setFunctionDescriptor_(this, functionDescriptor); }
  NS::String* specializedName() const { return pewter_MTL4SpecializedFunctionDescriptor_specializedName(this); }
  void setSpecializedName(const NS::String* specializedName) { pewter_MTL4SpecializedFunctionDescriptor_setSpecializedName_(this, specializedName); }
};
}  // namespace MTL4
