// Generated from kernels/metal/interface/Metal/MTLResidencySet.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class Allocation;
class Device;
class ResidencySet;
class ResidencySetDescriptor;
}
namespace NS {
class Array;
class String;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::ResidencySetDescriptor* pewter_MTLResidencySetDescriptor_alloc();
MTL::ResidencySetDescriptor* pewter_MTLResidencySetDescriptor_init(MTL::ResidencySetDescriptor* self);
NS::UInteger pewter_MTLResidencySetDescriptor_initialCapacity(const MTL::ResidencySetDescriptor* self);
void pewter_MTLResidencySetDescriptor_setInitialCapacity_(MTL::ResidencySetDescriptor* self, NS::UInteger initialCapacity);
NS::String* pewter_MTLResidencySetDescriptor_label(const MTL::ResidencySetDescriptor* self);
void pewter_MTLResidencySetDescriptor_setLabel_(MTL::ResidencySetDescriptor* self, const NS::String* label);
void pewter_MTLResidencySet_addAllocation_(MTL::ResidencySet* self, const MTL::Allocation* allocation);
void pewter_MTLResidencySet_addAllocations_count_(MTL::ResidencySet* self, const MTL::Allocation* const* allocations, NS::UInteger count);
NS::Array* pewter_MTLResidencySet_allAllocations(const MTL::ResidencySet* self);
std::uint64_t pewter_MTLResidencySet_allocatedSize(const MTL::ResidencySet* self);
NS::UInteger pewter_MTLResidencySet_allocationCount(const MTL::ResidencySet* self);
void pewter_MTLResidencySet_commit(MTL::ResidencySet* self);
bool pewter_MTLResidencySet_containsAllocation_(MTL::ResidencySet* self, const MTL::Allocation* allocation);
MTL::Device* pewter_MTLResidencySet_device(const MTL::ResidencySet* self);
void pewter_MTLResidencySet_endResidency(MTL::ResidencySet* self);
NS::String* pewter_MTLResidencySet_label(const MTL::ResidencySet* self);
void pewter_MTLResidencySet_removeAllAllocations(MTL::ResidencySet* self);
void pewter_MTLResidencySet_removeAllocation_(MTL::ResidencySet* self, const MTL::Allocation* allocation);
void pewter_MTLResidencySet_removeAllocations_count_(MTL::ResidencySet* self, const MTL::Allocation* const* allocations, NS::UInteger count);
void pewter_MTLResidencySet_requestResidency(MTL::ResidencySet* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class ResidencySetDescriptor : public NS::Copying<ResidencySetDescriptor> {
 public:
  static MTL::ResidencySetDescriptor* alloc() { return pewter_MTLResidencySetDescriptor_alloc(); }
  MTL::ResidencySetDescriptor* init() { return pewter_MTLResidencySetDescriptor_init(this); }
  NS::UInteger initialCapacity() const { return pewter_MTLResidencySetDescriptor_initialCapacity(this); }
  void setInitialCapacity(NS::UInteger initialCapacity) { pewter_MTLResidencySetDescriptor_setInitialCapacity_(this, initialCapacity); }
  NS::String* label() const { return pewter_MTLResidencySetDescriptor_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLResidencySetDescriptor_setLabel_(this, label); }
};
class ResidencySet : public NS::Referencing<ResidencySet> {
 public:
  void addAllocation(const MTL::Allocation* allocation) { pewter_MTLResidencySet_addAllocation_(this, allocation); }
  void addAllocations(const MTL::Allocation* const* allocations, NS::UInteger count) { pewter_MTLResidencySet_addAllocations_count_(this, allocations, count); }
  NS::Array* allAllocations() const { return pewter_MTLResidencySet_allAllocations(this); }
  std::uint64_t allocatedSize() const { return pewter_MTLResidencySet_allocatedSize(this); }
  NS::UInteger allocationCount() const { return pewter_MTLResidencySet_allocationCount(this); }
  void commit() { pewter_MTLResidencySet_commit(this); }
  bool containsAllocation(const MTL::Allocation* allocation) { return pewter_MTLResidencySet_containsAllocation_(this, allocation); }
  MTL::Device* device() const { return pewter_MTLResidencySet_device(this); }
  void endResidency() { pewter_MTLResidencySet_endResidency(this); }
  NS::String* label() const { return pewter_MTLResidencySet_label(this); }
  void removeAllAllocations() { pewter_MTLResidencySet_removeAllAllocations(this); }
  void removeAllocation(const MTL::Allocation* allocation) { pewter_MTLResidencySet_removeAllocation_(this, allocation); }
  void removeAllocations(const MTL::Allocation* const* allocations, NS::UInteger count) { pewter_MTLResidencySet_removeAllocations_count_(this, allocations, count); }
  void requestResidency() { pewter_MTLResidencySet_requestResidency(this); }
};
}  // namespace MTL
