// Generated from kernels/metal/interface/Metal/MTLResourceViewPool.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class Device;
class ResourceViewPool;
class ResourceViewPoolDescriptor;
}
namespace NS {
class String;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::ResourceViewPoolDescriptor* pewter_MTLResourceViewPoolDescriptor_alloc();
MTL::ResourceViewPoolDescriptor* pewter_MTLResourceViewPoolDescriptor_init(MTL::ResourceViewPoolDescriptor* self);
NS::String* pewter_MTLResourceViewPoolDescriptor_label(const MTL::ResourceViewPoolDescriptor* self);
void pewter_MTLResourceViewPoolDescriptor_setLabel_(MTL::ResourceViewPoolDescriptor* self, const NS::String* label);
NS::UInteger pewter_MTLResourceViewPoolDescriptor_resourceViewCount(const MTL::ResourceViewPoolDescriptor* self);
void pewter_MTLResourceViewPoolDescriptor_setResourceViewCount_(MTL::ResourceViewPoolDescriptor* self, NS::UInteger resourceViewCount);
MTL::ResourceID pewter_MTLResourceViewPool_baseResourceID(const MTL::ResourceViewPool* self);
MTL::ResourceID pewter_MTLResourceViewPool_copyResourceViewsFromPool_sourceRange_destinationIndex_(MTL::ResourceViewPool* self, const MTL::ResourceViewPool* sourcePool, NS::Range sourceRange, NS::UInteger destinationIndex);
MTL::Device* pewter_MTLResourceViewPool_device(const MTL::ResourceViewPool* self);
NS::String* pewter_MTLResourceViewPool_label(const MTL::ResourceViewPool* self);
NS::UInteger pewter_MTLResourceViewPool_resourceViewCount(const MTL::ResourceViewPool* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class ResourceViewPoolDescriptor : public NS::Copying<ResourceViewPoolDescriptor> {
 public:
  static MTL::ResourceViewPoolDescriptor* alloc() { return pewter_MTLResourceViewPoolDescriptor_alloc(); }
  MTL::ResourceViewPoolDescriptor* init() { return pewter_MTLResourceViewPoolDescriptor_init(this); }
  NS::String* label() const { return pewter_MTLResourceViewPoolDescriptor_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLResourceViewPoolDescriptor_setLabel_(this, label); }
  NS::UInteger resourceViewCount() const { return pewter_MTLResourceViewPoolDescriptor_resourceViewCount(this); }
  void setResourceViewCount(NS::UInteger resourceViewCount) { pewter_MTLResourceViewPoolDescriptor_setResourceViewCount_(this, resourceViewCount); }
};
class ResourceViewPool : public NS::Referencing<ResourceViewPool> {
 public:
  MTL::ResourceID baseResourceID() const { return pewter_MTLResourceViewPool_baseResourceID(this); }
  MTL::ResourceID copyResourceViewsFromPool(const MTL::ResourceViewPool* sourcePool, NS::Range sourceRange, NS::UInteger destinationIndex) { return pewter_MTLResourceViewPool_copyResourceViewsFromPool_sourceRange_destinationIndex_(this, sourcePool, sourceRange, destinationIndex); }
  MTL::Device* device() const { return pewter_MTLResourceViewPool_device(this); }
  NS::String* label() const { return pewter_MTLResourceViewPool_label(this); }
  NS::UInteger resourceViewCount() const { return pewter_MTLResourceViewPool_resourceViewCount(this); }
};
}  // namespace MTL
