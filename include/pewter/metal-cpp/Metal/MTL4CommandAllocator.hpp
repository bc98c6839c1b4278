// Generated from kernels/metal/interface/Metal/MTL4CommandAllocator.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL4 {
class CommandAllocator;
class CommandAllocatorDescriptor;
}
namespace MTL {
class Device;
}
namespace NS {
class String;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL4::CommandAllocatorDescriptor* pewter_MTL4CommandAllocatorDescriptor_alloc();
MTL4::CommandAllocatorDescriptor* pewter_MTL4CommandAllocatorDescriptor_init(MTL4::CommandAllocatorDescriptor* self);
NS::String* pewter_MTL4CommandAllocatorDescriptor_label(const MTL4::CommandAllocatorDescriptor* self);
void pewter_MTL4CommandAllocatorDescriptor_setLabel_(MTL4::CommandAllocatorDescriptor* self, const NS::String* label);
std::uint64_t pewter_MTL4CommandAllocator_allocatedSize(MTL4::CommandAllocator* self);
MTL::Device* pewter_MTL4CommandAllocator_device(const MTL4::CommandAllocator* self);
NS::String* pewter_MTL4CommandAllocator_label(const MTL4::CommandAllocator* self);
void pewter_MTL4CommandAllocator_reset(MTL4::CommandAllocator* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class CommandAllocatorDescriptor : public NS::Copying<CommandAllocatorDescriptor> {
 public:
  static MTL4::CommandAllocatorDescriptor* alloc() { return pewter_MTL4CommandAllocatorDescriptor_alloc(); }
  MTL4::CommandAllocatorDescriptor* init() { return pewter_MTL4CommandAllocatorDescriptor_init(this); }
  NS::String* label() const { return pewter_MTL4CommandAllocatorDescriptor_label(this); }
  void setLabel(const NS::String* label) { pewter_MTL4CommandAllocatorDescriptor_setLabel_(this, label); }
};
class CommandAllocator : public NS::Referencing<CommandAllocator> {
 public:
  std::uint64_t allocatedSize() { return pewter_MTL4CommandAllocator_allocatedSize(this); }
  MTL::Device* device() const { return pewter_MTL4CommandAllocator_device(this); }
  NS::String* label() const { return pewter_MTL4CommandAllocator_label(this); }
  void reset() { pewter_MTL4CommandAllocator_reset(this); }
};
}  // namespace MTL4
