// Generated from kernels/metal/interface/Metal/MTLVisibleFunctionTable.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTLResource.hpp"

namespace MTL {
class FunctionHandle;
class Resource;
class VisibleFunctionTable;
class VisibleFunctionTableDescriptor;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::VisibleFunctionTableDescriptor* pewter_MTLVisibleFunctionTableDescriptor_alloc();
MTL::VisibleFunctionTableDescriptor* pewter_MTLVisibleFunctionTableDescriptor_visibleFunctionTableDescriptor();
MTL::VisibleFunctionTableDescriptor* pewter_MTLVisibleFunctionTableDescriptor_init(MTL::VisibleFunctionTableDescriptor* self);
NS::UInteger pewter_MTLVisibleFunctionTableDescriptor_functionCount(const MTL::VisibleFunctionTableDescriptor* self);
void pewter_MTLVisibleFunctionTableDescriptor_setFunctionCount_(MTL::VisibleFunctionTableDescriptor* self, NS::UInteger functionCount);
MTL::ResourceID pewter_MTLVisibleFunctionTable_gpuResourceID(const MTL::VisibleFunctionTable* self);
void pewter_MTLVisibleFunctionTable_setFunction_atIndex_(MTL::VisibleFunctionTable* self, const MTL::FunctionHandle* function, NS::UInteger index);
void pewter_MTLVisibleFunctionTable_setFunctions_withRange_(MTL::VisibleFunctionTable* self, const MTL::FunctionHandle* const* functions, NS::Range range);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class VisibleFunctionTableDescriptor : public NS::Copying<VisibleFunctionTableDescriptor> {
 public:
  static MTL::VisibleFunctionTableDescriptor* alloc() { return pewter_MTLVisibleFunctionTableDescriptor_alloc(); }
  static MTL::VisibleFunctionTableDescriptor* visibleFunctionTableDescriptor() { return pewter_MTLVisibleFunctionTableDescriptor_visibleFunctionTableDescriptor(); }
  MTL::VisibleFunctionTableDescriptor* init() { return pewter_MTLVisibleFunctionTableDescriptor_init(this); }
  NS::UInteger functionCount() const { return pewter_MTLVisibleFunctionTableDescriptor_functionCount(this); }
  void setFunctionCount(NS::UInteger functionCount) { pewter_MTLVisibleFunctionTableDescriptor_setFunctionCount_(this, functionCount); }
};
class VisibleFunctionTable : public NS::Referencing<VisibleFunctionTable, Resource> {
 public:
  MTL::ResourceID gpuResourceID() const { return pewter_MTLVisibleFunctionTable_gpuResourceID(this); }
  void setFunction(const MTL::FunctionHandle* function, NS::UInteger index) { pewter_MTLVisibleFunctionTable_setFunction_atIndex_(this, function, index); }
  void setFunctions(const MTL::FunctionHandle* const* functions, NS::Range range) { pewter_MTLVisibleFunctionTable_setFunctions_withRange_(this, functions, range); }
};
}  // namespace MTL
