// Generated from kernels/metal/interface/Metal/MTLCommandQueue.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class CommandBuffer;
class CommandBufferDescriptor;
class CommandQueue;
class CommandQueueDescriptor;
class Device;
class LogState;
class ResidencySet;
}
namespace NS {
class String;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::String* pewter_MTLCommandQueue_label(const MTL::CommandQueue* self);
void pewter_MTLCommandQueue_setLabel_(MTL::CommandQueue* self, const NS::String* label);
void pewter_MTLCommandQueue_addResidencySet_(MTL::CommandQueue* self, const MTL::ResidencySet* residencySet);
void pewter_MTLCommandQueue_addResidencySets_count_(MTL::CommandQueue* self, const MTL::ResidencySet* const* residencySets, NS::UInteger count);
MTL::CommandBuffer* pewter_MTLCommandQueue_commandBuffer(MTL::CommandQueue* self);
MTL::CommandBuffer* pewter_MTLCommandQueue_commandBufferWithDescriptor_(MTL::CommandQueue* self, const MTL::CommandBufferDescriptor* descriptor);
MTL::CommandBuffer* pewter_MTLCommandQueue_commandBufferWithUnretainedReferences(MTL::CommandQueue* self);
MTL::Device* pewter_MTLCommandQueue_device(const MTL::CommandQueue* self);
void pewter_MTLCommandQueue_insertDebugCaptureBoundary(MTL::CommandQueue* self);
void pewter_MTLCommandQueue_removeResidencySet_(MTL::CommandQueue* self, const MTL::ResidencySet* residencySet);
void pewter_MTLCommandQueue_removeResidencySets_count_(MTL::CommandQueue* self, const MTL::ResidencySet* const* residencySets, NS::UInteger count);
MTL::CommandQueueDescriptor* pewter_MTLCommandQueueDescriptor_alloc();
MTL::CommandQueueDescriptor* pewter_MTLCommandQueueDescriptor_init(MTL::CommandQueueDescriptor* self);
MTL::LogState* pewter_MTLCommandQueueDescriptor_logState(const MTL::CommandQueueDescriptor* self);
void pewter_MTLCommandQueueDescriptor_setLogState_(MTL::CommandQueueDescriptor* self, const MTL::LogState* logState);
NS::UInteger pewter_MTLCommandQueueDescriptor_maxCommandBufferCount(const MTL::CommandQueueDescriptor* self);
void pewter_MTLCommandQueueDescriptor_setMaxCommandBufferCount_(MTL::CommandQueueDescriptor* self, NS::UInteger maxCommandBufferCount);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class CommandQueue : public NS::Referencing<CommandQueue> {
 public:
  NS::String* label() const { return pewter_MTLCommandQueue_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLCommandQueue_setLabel_(this, label); }
  void addResidencySet(const MTL::ResidencySet* residencySet) { pewter_MTLCommandQueue_addResidencySet_(this, residencySet); }
  void addResidencySets(const MTL::ResidencySet* const* residencySets, NS::UInteger count) { pewter_MTLCommandQueue_addResidencySets_count_(this, residencySets, count); }
  MTL::CommandBuffer* commandBuffer() { return pewter_MTLCommandQueue_commandBuffer(this); }
  MTL::CommandBuffer* commandBuffer(const MTL::CommandBufferDescriptor* descriptor) { return pewter_MTLCommandQueue_commandBufferWithDescriptor_(this, descriptor); }
  MTL::CommandBuffer* commandBufferWithUnretainedReferences() { return pewter_MTLCommandQueue_commandBufferWithUnretainedReferences(this); }
  MTL::Device* device() const { return pewter_MTLCommandQueue_device(this); }
  void insertDebugCaptureBoundary() { pewter_MTLCommandQueue_insertDebugCaptureBoundary(this); }
  void removeResidencySet(const MTL::ResidencySet* residencySet) { pewter_MTLCommandQueue_removeResidencySet_(this, residencySet); }
  void removeResidencySets(const MTL::ResidencySet* const* residencySets, NS::UInteger count) { pewter_MTLCommandQueue_removeResidencySets_count_(this, residencySets, count); }
};
class CommandQueueDescriptor : public NS::Copying<CommandQueueDescriptor> {
 public:
  static MTL::CommandQueueDescriptor* alloc() { return pewter_MTLCommandQueueDescriptor_alloc(); }
  MTL::CommandQueueDescriptor* init() { return pewter_MTLCommandQueueDescriptor_init(this); }
  MTL::LogState* logState() const { return pewter_MTLCommandQueueDescriptor_logState(this); }
  void setLogState(const MTL::LogState* logState) { pewter_MTLCommandQueueDescriptor_setLogState_(this, logState); }
  NS::UInteger maxCommandBufferCount() const { return pewter_MTLCommandQueueDescriptor_maxCommandBufferCount(this); }
  void setMaxCommandBufferCount(NS::UInteger maxCommandBufferCount) { pewter_MTLCommandQueueDescriptor_setMaxCommandBufferCount_(this, maxCommandBufferCount); }
};
}  // namespace MTL
