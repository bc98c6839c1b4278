// Generated from kernels/metal/interface/Metal/MTL4LinkingDescriptor.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL4 {
class PipelineStageDynamicLinkingDescriptor;
class RenderPipelineDynamicLinkingDescriptor;
class StaticLinkingDescriptor;
}
namespace NS {
class Array;
class Dictionary;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL4::StaticLinkingDescriptor* pewter_MTL4StaticLinkingDescriptor_alloc();
MTL4::StaticLinkingDescriptor* pewter_MTL4StaticLinkingDescriptor_init(MTL4::StaticLinkingDescriptor* self);
NS::Array* pewter_MTL4StaticLinkingDescriptor_functionDescriptors(const MTL4::StaticLinkingDescriptor* self);
void pewter_MTL4StaticLinkingDescriptor_setFunctionDescriptors_(MTL4::StaticLinkingDescriptor* self, const NS::Array* functionDescriptors);
NS::Dictionary* pewter_MTL4StaticLinkingDescriptor_groups(const MTL4::StaticLinkingDescriptor* self);
void pewter_MTL4StaticLinkingDescriptor_setGroups_(MTL4::StaticLinkingDescriptor* self, const NS::Dictionary* groups);
NS::Array* pewter_MTL4StaticLinkingDescriptor_privateFunctionDescriptors(const MTL4::StaticLinkingDescriptor* self);
void pewter_MTL4StaticLinkingDescriptor_setPrivateFunctionDescriptors_(MTL4::StaticLinkingDescriptor* self, const NS::Array* privateFunctionDescriptors);
MTL4::PipelineStageDynamicLinkingDescriptor* pewter_MTL4PipelineStageDynamicLinkingDescriptor_alloc();
MTL4::PipelineStageDynamicLinkingDescriptor* pewter_MTL4PipelineStageDynamicLinkingDescriptor_init(MTL4::PipelineStageDynamicLinkingDescriptor* self);
NS::Array* pewter_MTL4PipelineStageDynamicLinkingDescriptor_binaryLinkedFunctions(const MTL4::PipelineStageDynamicLinkingDescriptor* self);
void pewter_MTL4PipelineStageDynamicLinkingDescriptor_setBinaryLinkedFunctions_(MTL4::PipelineStageDynamicLinkingDescriptor* self, const NS::Array* binaryLinkedFunctions);
NS::UInteger pewter_MTL4PipelineStageDynamicLinkingDescriptor_maxCallStackDepth(const MTL4::PipelineStageDynamicLinkingDescriptor* self);
void pewter_MTL4PipelineStageDynamicLinkingDescriptor_setMaxCallStackDepth_(MTL4::PipelineStageDynamicLinkingDescriptor* self, NS::UInteger maxCallStackDepth);
NS::Array* pewter_MTL4PipelineStageDynamicLinkingDescriptor_preloadedLibraries(const MTL4::PipelineStageDynamicLinkingDescriptor* self);
void pewter_MTL4PipelineStageDynamicLinkingDescriptor_setPreloadedLibraries_(MTL4::PipelineStageDynamicLinkingDescriptor* self, const NS::Array* preloadedLibraries);
MTL4::RenderPipelineDynamicLinkingDescriptor* pewter_MTL4RenderPipelineDynamicLinkingDescriptor_alloc();
MTL4::RenderPipelineDynamicLinkingDescriptor* pewter_MTL4RenderPipelineDynamicLinkingDescriptor_init(MTL4::RenderPipelineDynamicLinkingDescriptor* self);
MTL4::PipelineStageDynamicLinkingDescriptor* pewter_MTL4RenderPipelineDynamicLinkingDescriptor_fragmentLinkingDescriptor(const MTL4::RenderPipelineDynamicLinkingDescriptor* self);
MTL4::PipelineStageDynamicLinkingDescriptor* pewter_MTL4RenderPipelineDynamicLinkingDescriptor_meshLinkingDescriptor(const MTL4::RenderPipelineDynamicLinkingDescriptor* self);
MTL4::PipelineStageDynamicLinkingDescriptor* pewter_MTL4RenderPipelineDynamicLinkingDescriptor_objectLinkingDescriptor(const MTL4::RenderPipelineDynamicLinkingDescriptor* self);
MTL4::PipelineStageDynamicLinkingDescriptor* pewter_MTL4RenderPipelineDynamicLinkingDescriptor_tileLinkingDescriptor(const MTL4::RenderPipelineDynamicLinkingDescriptor* self);
MTL4::PipelineStageDynamicLinkingDescriptor* pewter_MTL4RenderPipelineDynamicLinkingDescriptor_vertexLinkingDescriptor(const MTL4::RenderPipelineDynamicLinkingDescriptor* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class StaticLinkingDescriptor : public NS::Copying<StaticLinkingDescriptor> {
 public:
  static MTL4::StaticLinkingDescriptor* alloc() { return pewter_MTL4StaticLinkingDescriptor_alloc(); }
  MTL4::StaticLinkingDescriptor* init() { return pewter_MTL4StaticLinkingDescriptor_init(this); }
  NS::Array* functionDescriptors() const { return pewter_MTL4StaticLinkingDescriptor_functionDescriptors(this); }
  void setFunctionDescriptors(const NS::Array* functionDescriptors) { pewter_MTL4StaticLinkingDescriptor_setFunctionDescriptors_(this, functionDescriptors); }
  NS::Dictionary* groups() const { return pewter_MTL4StaticLinkingDescriptor_groups(this); }
  void setGroups(const NS::Dictionary* groups) { pewter_MTL4StaticLinkingDescriptor_setGroups_(this, groups); }
  NS::Array* privateFunctionDescriptors() const { return pewter_MTL4StaticLinkingDescriptor_privateFunctionDescriptors(this); }
  void setPrivateFunctionDescriptors(const NS::Array* privateFunctionDescriptors) { pewter_MTL4StaticLinkingDescriptor_setPrivateFunctionDescriptors_(this, privateFunctionDescriptors); }
};
class PipelineStageDynamicLinkingDescriptor : public NS::Copying<PipelineStageDynamicLinkingDescriptor> {
 public:
  static MTL4::PipelineStageDynamicLinkingDescriptor* alloc() { return pewter_MTL4PipelineStageDynamicLinkingDescriptor_alloc(); }
  MTL4::PipelineStageDynamicLinkingDescriptor* init() { return pewter_MTL4PipelineStageDynamicLinkingDescriptor_init(this); }
  NS::Array* binaryLinkedFunctions() const { return pewter_MTL4PipelineStageDynamicLinkingDescriptor_binaryLinkedFunctions(this); }
  void setBinaryLinkedFunctions(const NS::Array* binaryLinkedFunctions) { pewter_MTL4PipelineStageDynamicLinkingDescriptor_setBinaryLinkedFunctions_(this, binaryLinkedFunctions); }
  NS::UInteger maxCallStackDepth() const { return pewter_MTL4PipelineStageDynamicLinkingDescriptor_maxCallStackDepth(this); }
  void setMaxCallStackDepth(NS::UInteger maxCallStackDepth) { pewter_MTL4PipelineStageDynamicLinkingDescriptor_setMaxCallStackDepth_(this, maxCallStackDepth); }
  NS::Array* preloadedLibraries() const { return pewter_MTL4PipelineStageDynamicLinkingDescriptor_preloadedLibraries(this); }
  void setPreloadedLibraries(const NS::Array* preloadedLibraries) { pewter_MTL4PipelineStageDynamicLinkingDescriptor_setPreloadedLibraries_(this, preloadedLibraries); }
};
class RenderPipelineDynamicLinkingDescriptor : public NS::Copying<RenderPipelineDynamicLinkingDescriptor> {
 public:
  static MTL4::RenderPipelineDynamicLinkingDescriptor* alloc() { return pewter_MTL4RenderPipelineDynamicLinkingDescriptor_alloc(); }
  MTL4::RenderPipelineDynamicLinkingDescriptor* init() { return pewter_MTL4RenderPipelineDynamicLinkingDescriptor_init(this); }
  MTL4::PipelineStageDynamicLinkingDescriptor* fragmentLinkingDescriptor() const { return pewter_MTL4RenderPipelineDynamicLinkingDescriptor_fragmentLinkingDescriptor(this); }
  MTL4::PipelineStageDynamicLinkingDescriptor* meshLinkingDescriptor() const { return pewter_MTL4RenderPipelineDynamicLinkingDescriptor_meshLinkingDescriptor(this); }
  MTL4::PipelineStageDynamicLinkingDescriptor* objectLinkingDescriptor() const { return pewter_MTL4RenderPipelineDynamicLinkingDescriptor_objectLinkingDescriptor(this); }
  MTL4::PipelineStageDynamicLinkingDescriptor* tileLinkingDescriptor() const { return pewter_MTL4RenderPipelineDynamicLinkingDescriptor_tileLinkingDescriptor(this); }
  MTL4::PipelineStageDynamicLinkingDescriptor* vertexLinkingDescriptor() const { return pewter_MTL4RenderPipelineDynamicLinkingDescriptor_vertexLinkingDescriptor(this); }
};
}  // namespace MTL4
