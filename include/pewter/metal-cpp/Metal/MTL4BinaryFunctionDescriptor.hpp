// Generated from kernels/metal/interface/Metal/MTL4BinaryFunctionDescriptor.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL4 {
class BinaryFunctionDescriptor;
class FunctionDescriptor;
}
namespace NS {
class String;
}
namespace MTL4 {
using BinaryFunctionOptions = NS::UInteger;
enum : NS::UInteger {
  BinaryFunctionOptionNone = 0,
  BinaryFunctionOptionPipelineIndependent = 2,
};
}  // namespace MTL4
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL4::BinaryFunctionDescriptor* pewter_MTL4BinaryFunctionDescriptor_alloc();
MTL4::BinaryFunctionDescriptor* pewter_MTL4BinaryFunctionDescriptor_init(MTL4::BinaryFunctionDescriptor* self);
MTL4::FunctionDescriptor* pewter_MTL4BinaryFunctionDescriptor_functionDescriptor(const MTL4::BinaryFunctionDescriptor* self);
void pewter_MTL4BinaryFunctionDescriptor_setFunctionDescriptor_(MTL4::BinaryFunctionDescriptor* self, const MTL4::FunctionDescriptor* functionDescriptor);
NS::String* pewter_MTL4BinaryFunctionDescriptor_name(const MTL4::BinaryFunctionDescriptor* self);
void pewter_MTL4BinaryFunctionDescriptor_setName_(MTL4::BinaryFunctionDescriptor* self, const NS::String* name);
MTL4::BinaryFunctionOptions pewter_MTL4BinaryFunctionDescriptor_options(const MTL4::BinaryFunctionDescriptor* self);
void pewter_MTL4BinaryFunctionDescriptor_setOptions_(MTL4::BinaryFunctionDescriptor* self, MTL4::BinaryFunctionOptions options);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class BinaryFunctionDescriptor : public NS::Copying<BinaryFunctionDescriptor> {
 public:
  static MTL4::BinaryFunctionDescriptor* alloc() { return pewter_MTL4BinaryFunctionDescriptor_alloc(); }
  MTL4::BinaryFunctionDescriptor* init() { return pewter_MTL4BinaryFunctionDescriptor_init(this); }
  MTL4::FunctionDescriptor* functionDescriptor() const { return pewter_MTL4BinaryFunctionDescriptor_functionDescriptor(this); }
  void setFunctionDescriptor(const MTL4::FunctionDescriptor* functionDescriptor) { pewter_MTL4BinaryFunctionDescriptor_setFunctionDescriptor_(this, functionDescriptor); }
  NS::String* name() const { return pewter_MTL4BinaryFunctionDescriptor_name(this); }
  void setName(const NS::String* name) { pewter_MTL4BinaryFunctionDescriptor_setName_(this, name); }
  MTL4::BinaryFunctionOptions options() const { return pewter_MTL4BinaryFunctionDescriptor_options(this); }
  void setOptions(MTL4::BinaryFunctionOptions options) { pewter_MTL4BinaryFunctionDescriptor_setOptions_(this, options); }
};
}  // namespace MTL4
