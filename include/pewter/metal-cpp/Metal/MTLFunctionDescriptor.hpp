// Generated from kernels/metal/interface/Metal/MTLFunctionDescriptor.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class FunctionConstantValues;
class FunctionDescriptor;
class IntersectionFunctionDescriptor;
}
namespace NS {
class Array;
class String;
}
namespace MTL {
using FunctionOptions = NS::UInteger;
enum : NS::UInteger {
  FunctionOptionNone = 0,
  FunctionOptionCompileToBinary = 1,
  FunctionOptionStoreFunctionInMetalPipelinesScript = 2,
  FunctionOptionStoreFunctionInMetalScript = 2,
  FunctionOptionFailOnBinaryArchiveMiss = 4,
  FunctionOptionPipelineIndependent = 8,
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::FunctionDescriptor* pewter_MTLFunctionDescriptor_alloc();
MTL::FunctionDescriptor* pewter_MTLFunctionDescriptor_functionDescriptor();
MTL::FunctionDescriptor* pewter_MTLFunctionDescriptor_init(MTL::FunctionDescriptor* self);
NS::Array* pewter_MTLFunctionDescriptor_binaryArchives(const MTL::FunctionDescriptor* self);
void pewter_MTLFunctionDescriptor_setBinaryArchives_(MTL::FunctionDescriptor* self, const NS::Array* binaryArchives);
MTL::FunctionConstantValues* pewter_MTLFunctionDescriptor_constantValues(const MTL::FunctionDescriptor* self);
void pewter_MTLFunctionDescriptor_setConstantValues_(MTL::FunctionDescriptor* self, const MTL::FunctionConstantValues* constantValues);
NS::String* pewter_MTLFunctionDescriptor_name(const MTL::FunctionDescriptor* self);
void pewter_MTLFunctionDescriptor_setName_(MTL::FunctionDescriptor* self, const NS::String* name);
MTL::FunctionOptions pewter_MTLFunctionDescriptor_options(const MTL::FunctionDescriptor* self);
void pewter_MTLFunctionDescriptor_setOptions_(MTL::FunctionDescriptor* self, MTL::FunctionOptions options);
NS::String* pewter_MTLFunctionDescriptor_specializedName(const MTL::FunctionDescriptor* self);
void pewter_MTLFunctionDescriptor_setSpecializedName_(MTL::FunctionDescriptor* self, const NS::String* specializedName);
MTL::IntersectionFunctionDescriptor* pewter_MTLIntersectionFunctionDescriptor_alloc();
MTL::IntersectionFunctionDescriptor* pewter_MTLIntersectionFunctionDescriptor_init(MTL::IntersectionFunctionDescriptor* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class FunctionDescriptor : public NS::Copying<FunctionDescriptor> {
 public:
  static MTL::FunctionDescriptor* alloc() { return pewter_MTLFunctionDescriptor_alloc(); }
  static MTL::FunctionDescriptor* functionDescriptor() { return pewter_MTLFunctionDescriptor_functionDescriptor(); }
  MTL::FunctionDescriptor* init() { return pewter_MTLFunctionDescriptor_init(this); }
  NS::Array* binaryArchives() const { return pewter_MTLFunctionDescriptor_binaryArchives(this); }
  void setBinaryArchives(const NS::Array* binaryArchives) { pewter_MTLFunctionDescriptor_setBinaryArchives_(this, binaryArchives); }
  MTL::FunctionConstantValues* constantValues() const { return pewter_MTLFunctionDescriptor_constantValues(this); }
  void setConstantValues(const MTL::FunctionConstantValues* constantValues) { pewter_MTLFunctionDescriptor_setConstantValues_(this, constantValues); }
  NS::String* name() const { return pewter_MTLFunctionDescriptor_name(this); }
  void setName(const NS::String* name) { pewter_MTLFunctionDescriptor_setName_(this, name); }
  MTL::FunctionOptions options() const { return pewter_MTLFunctionDescriptor_options(this); }
  void setOptions(MTL::FunctionOptions options) { pewter_MTLFunctionDescriptor_setOptions_(this, options); }
  NS::String* specializedName() const { return pewter_MTLFunctionDescriptor_specializedName(this); }
  void setSpecializedName(const NS::String* specializedName) { pewter_MTLFunctionDescriptor_setSpecializedName_(this, specializedName); }
};
class IntersectionFunctionDescriptor : public NS::Copying<IntersectionFunctionDescriptor, FunctionDescriptor> {
 public:
  static MTL::IntersectionFunctionDescriptor* alloc() { return pewter_MTLIntersectionFunctionDescriptor_alloc(); }
  MTL::IntersectionFunctionDescriptor* init() { return pewter_MTLIntersectionFunctionDescriptor_init(this); }
};
}  // namespace MTL
