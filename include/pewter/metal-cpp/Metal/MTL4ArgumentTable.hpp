// Generated from kernels/metal/interface/Metal/MTL4ArgumentTable.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL4 {
class ArgumentTable;
class ArgumentTableDescriptor;
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
MTL4::ArgumentTableDescriptor* pewter_MTL4ArgumentTableDescriptor_alloc();
MTL4::ArgumentTableDescriptor* pewter_MTL4ArgumentTableDescriptor_init(MTL4::ArgumentTableDescriptor* self);
bool pewter_MTL4ArgumentTableDescriptor_initializeBindings(const MTL4::ArgumentTableDescriptor* self);
void pewter_MTL4ArgumentTableDescriptor_setInitializeBindings_(MTL4::ArgumentTableDescriptor* self, bool initializeBindings);
NS::String* pewter_MTL4ArgumentTableDescriptor_label(const MTL4::ArgumentTableDescriptor* self);
void pewter_MTL4ArgumentTableDescriptor_setLabel_(MTL4::ArgumentTableDescriptor* self, const NS::String* label);
NS::UInteger pewter_MTL4ArgumentTableDescriptor_maxBufferBindCount(const MTL4::ArgumentTableDescriptor* self);
void pewter_MTL4ArgumentTableDescriptor_setMaxBufferBindCount_(MTL4::ArgumentTableDescriptor* self, NS::UInteger maxBufferBindCount);
NS::UInteger pewter_MTL4ArgumentTableDescriptor_maxSamplerStateBindCount(const MTL4::ArgumentTableDescriptor* self);
void pewter_MTL4ArgumentTableDescriptor_setMaxSamplerStateBindCount_(MTL4::ArgumentTableDescriptor* self, NS::UInteger maxSamplerStateBindCount);
NS::UInteger pewter_MTL4ArgumentTableDescriptor_maxTextureBindCount(const MTL4::ArgumentTableDescriptor* self);
void pewter_MTL4ArgumentTableDescriptor_setMaxTextureBindCount_(MTL4::ArgumentTableDescriptor* self, NS::UInteger maxTextureBindCount);
bool pewter_MTL4ArgumentTableDescriptor_supportAttributeStrides(const MTL4::ArgumentTableDescriptor* self);
void pewter_MTL4ArgumentTableDescriptor_setSupportAttributeStrides_(MTL4::ArgumentTableDescriptor* self, bool supportAttributeStrides);
MTL::Device* pewter_MTL4ArgumentTable_device(const MTL4::ArgumentTable* self);
NS::String* pewter_MTL4ArgumentTable_label(const MTL4::ArgumentTable* self);
void pewter_MTL4ArgumentTable_setAddress_atIndex_(MTL4::ArgumentTable* self, MTL::GPUAddress gpuAddress, NS::UInteger bindingIndex);
void pewter_MTL4ArgumentTable_setAddress_attributeStride_atIndex_(MTL4::ArgumentTable* self, MTL::GPUAddress gpuAddress, NS::UInteger stride, NS::UInteger bindingIndex);
void pewter_MTL4ArgumentTable_setResource_atBufferIndex_(MTL4::ArgumentTable* self, MTL::ResourceID resourceID, NS::UInteger bindingIndex);
void pewter_MTL4ArgumentTable_setSamplerState_atIndex_(MTL4::ArgumentTable* self, MTL::ResourceID resourceID, NS::UInteger bindingIndex);
void pewter_MTL4ArgumentTable_setTexture_atIndex_(MTL4::ArgumentTable* self, MTL::ResourceID resourceID, NS::UInteger bindingIndex);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class ArgumentTableDescriptor : public NS::Copying<ArgumentTableDescriptor> {
 public:
  static MTL4::ArgumentTableDescriptor* alloc() { return pewter_MTL4ArgumentTableDescriptor_alloc(); }
  MTL4::ArgumentTableDescriptor* init() { return pewter_MTL4ArgumentTableDescriptor_init(this); }
  bool initializeBindings() const { return pewter_MTL4ArgumentTableDescriptor_initializeBindings(this); }
  void setInitializeBindings(bool initializeBindings) { pewter_MTL4ArgumentTableDescriptor_setInitializeBindings_(this, initializeBindings); }
  NS::String* label() const { return pewter_MTL4ArgumentTableDescriptor_label(this); }
  void setLabel(const NS::String* label) { pewter_MTL4ArgumentTableDescriptor_setLabel_(this, label); }
  NS::UInteger maxBufferBindCount() const { return pewter_MTL4ArgumentTableDescriptor_maxBufferBindCount(this); }
  void setMaxBufferBindCount(NS::UInteger maxBufferBindCount) { pewter_MTL4ArgumentTableDescriptor_setMaxBufferBindCount_(this, maxBufferBindCount); }
  NS::UInteger maxSamplerStateBindCount() const { return pewter_MTL4ArgumentTableDescriptor_maxSamplerStateBindCount(this); }
  void setMaxSamplerStateBindCount(NS::UInteger maxSamplerStateBindCount) { pewter_MTL4ArgumentTableDescriptor_setMaxSamplerStateBindCount_(this, maxSamplerStateBindCount); }
  NS::UInteger maxTextureBindCount() const { return pewter_MTL4ArgumentTableDescriptor_maxTextureBindCount(this); }
  void setMaxTextureBindCount(NS::UInteger maxTextureBindCount) { pewter_MTL4ArgumentTableDescriptor_setMaxTextureBindCount_(this, maxTextureBindCount); }
  bool supportAttributeStrides() const { return pewter_MTL4ArgumentTableDescriptor_supportAttributeStrides(this); }
  void setSupportAttributeStrides(bool supportAttributeStrides) { pewter_MTL4ArgumentTableDescriptor_setSupportAttributeStrides_(this, supportAttributeStrides); }
};
class ArgumentTable : public NS::Referencing<ArgumentTable> {
 public:
  MTL::Device* device() const { return pewter_MTL4ArgumentTable_device(this); }
  NS::String* label() const { return pewter_MTL4ArgumentTable_label(this); }
  void setAddress(MTL::GPUAddress gpuAddress, NS::UInteger bindingIndex) { pewter_MTL4ArgumentTable_setAddress_atIndex_(this, gpuAddress, bindingIndex); }
  void setAddress(MTL::GPUAddress gpuAddress, NS::UInteger stride, NS::UInteger bindingIndex) { pewter_MTL4ArgumentTable_setAddress_attributeStride_atIndex_(this, gpuAddress, stride, bindingIndex); }
  void setResource(MTL::ResourceID resourceID, NS::UInteger bindingIndex) { pewter_MTL4ArgumentTable_setResource_atBufferIndex_(this, resourceID, bindingIndex); }
  void setSamplerState(MTL::ResourceID resourceID, NS::UInteger bindingIndex) { pewter_MTL4ArgumentTable_setSamplerState_atIndex_(this, resourceID, bindingIndex); }
  void setTexture(MTL::ResourceID resourceID, NS::UInteger bindingIndex) { pewter_MTL4ArgumentTable_setTexture_atIndex_(this, resourceID, bindingIndex); }
};
}  // namespace MTL4
