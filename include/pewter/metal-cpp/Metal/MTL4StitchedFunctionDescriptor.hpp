// Generated from kernels/metal/interface/Metal/MTL4StitchedFunctionDescriptor.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTL4FunctionDescriptor.hpp"

namespace MTL4 {
class FunctionDescriptor;
class StitchedFunctionDescriptor;
}
namespace MTL {
class FunctionStitchingGraph;
}
namespace NS {
class Array;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL4::StitchedFunctionDescriptor* pewter_MTL4StitchedFunctionDescriptor_alloc();
MTL4::StitchedFunctionDescriptor* pewter_MTL4StitchedFunctionDescriptor_init(MTL4::StitchedFunctionDescriptor* self);
NS::Array* pewter_MTL4StitchedFunctionDescriptor_functionDescriptors(const MTL4::StitchedFunctionDescriptor* self);
void pewter_MTL4StitchedFunctionDescriptor_setFunctionDescriptors_(MTL4::StitchedFunctionDescriptor* self, const NS::Array* functionDescriptors);
MTL::FunctionStitchingGraph* pewter_MTL4StitchedFunctionDescriptor_functionGraph(const MTL4::StitchedFunctionDescriptor* self);
void pewter_MTL4StitchedFunctionDescriptor_setFunctionGraph_(MTL4::StitchedFunctionDescriptor* self, const MTL::FunctionStitchingGraph* functionGraph);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class StitchedFunctionDescriptor : public NS::Copying<StitchedFunctionDescriptor, FunctionDescriptor> {
 public:
  static MTL4::StitchedFunctionDescriptor* alloc() { return pewter_MTL4StitchedFunctionDescriptor_alloc(); }
  MTL4::StitchedFunctionDescriptor* init() { return pewter_MTL4StitchedFunctionDescriptor_init(this); }
  NS::Array* functionDescriptors() const { return pewter_MTL4StitchedFunctionDescriptor_functionDescriptors(this); }
  void setFunctionDescriptors(const NS::Array* functionDescriptors) { pewter_MTL4StitchedFunctionDescriptor_setFunctionDescriptors_(this, functionDescriptors); }
  MTL::FunctionStitchingGraph* functionGraph() const { return pewter_MTL4StitchedFunctionDescriptor_functionGraph(this); }
  void setFunctionGraph(const MTL::FunctionStitchingGraph* functionGraph) { pewter_MTL4StitchedFunctionDescriptor_setFunctionGraph_(this, functionGraph); }
};
}  // namespace MTL4
