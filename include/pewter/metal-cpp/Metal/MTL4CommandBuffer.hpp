// Generated from kernels/metal/interface/Metal/MTL4CommandBuffer.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTL4BufferRange.hpp"

namespace MTL4 {
class CommandAllocator;
class CommandBuffer;
class CommandBufferOptions;
class ComputeCommandEncoder;
class CounterHeap;
class MachineLearningCommandEncoder;
class RenderCommandEncoder;
using RenderEncoderOptions = NS::UInteger;
class RenderPassDescriptor;
}
namespace MTL {
class Device;
class Fence;
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
MTL4::CommandBufferOptions* pewter_MTL4CommandBufferOptions_alloc();
MTL4::CommandBufferOptions* pewter_MTL4CommandBufferOptions_init(MTL4::CommandBufferOptions* self);
MTL::LogState* pewter_MTL4CommandBufferOptions_logState(const MTL4::CommandBufferOptions* self);
void pewter_MTL4CommandBufferOptions_setLogState_(MTL4::CommandBufferOptions* self, const MTL::LogState* logState);
NS::String* pewter_MTL4CommandBuffer_label(const MTL4::CommandBuffer* self);
void pewter_MTL4CommandBuffer_setLabel_(MTL4::CommandBuffer* self, const NS::String* label);
void pewter_MTL4CommandBuffer_beginCommandBufferWithAllocator_(MTL4::CommandBuffer* self, const MTL4::CommandAllocator* allocator);
void pewter_MTL4CommandBuffer_beginCommandBufferWithAllocator_options_(MTL4::CommandBuffer* self, const MTL4::CommandAllocator* allocator, const MTL4::CommandBufferOptions* options);
MTL4::ComputeCommandEncoder* pewter_MTL4CommandBuffer_computeCommandEncoder(MTL4::CommandBuffer* self);
MTL::Device* pewter_MTL4CommandBuffer_device(const MTL4::CommandBuffer* self);
void pewter_MTL4CommandBuffer_endCommandBuffer(MTL4::CommandBuffer* self);
MTL4::MachineLearningCommandEncoder* pewter_MTL4CommandBuffer_machineLearningCommandEncoder(MTL4::CommandBuffer* self);
void pewter_MTL4CommandBuffer_popDebugGroup(MTL4::CommandBuffer* self);
void pewter_MTL4CommandBuffer_pushDebugGroup_(MTL4::CommandBuffer* self, const NS::String* string);
MTL4::RenderCommandEncoder* pewter_MTL4CommandBuffer_renderCommandEncoderWithDescriptor_(MTL4::CommandBuffer* self, const MTL4::RenderPassDescriptor* descriptor);
MTL4::RenderCommandEncoder* pewter_MTL4CommandBuffer_renderCommandEncoderWithDescriptor_options_(MTL4::CommandBuffer* self, const MTL4::RenderPassDescriptor* descriptor, MTL4::RenderEncoderOptions options);
void pewter_MTL4CommandBuffer_resolveCounterHeap_withRange_intoBuffer_waitFence_updateFence_(MTL4::CommandBuffer* self, const MTL4::CounterHeap* counterHeap, NS::Range range, MTL4::BufferRange bufferRange, const MTL::Fence* fenceToWait, const MTL::Fence* fenceToUpdate);
void pewter_MTL4CommandBuffer_useResidencySet_(MTL4::CommandBuffer* self, const MTL::ResidencySet* residencySet);
void pewter_MTL4CommandBuffer_useResidencySets_count_(MTL4::CommandBuffer* self, const MTL::ResidencySet* const* residencySets, NS::UInteger count);
void pewter_MTL4CommandBuffer_writeTimestampIntoHeap_atIndex_(MTL4::CommandBuffer* self, const MTL4::CounterHeap* counterHeap, NS::UInteger index);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class CommandBufferOptions : public NS::Copying<CommandBufferOptions> {
 public:
  static MTL4::CommandBufferOptions* alloc() { return pewter_MTL4CommandBufferOptions_alloc(); }
  MTL4::CommandBufferOptions* init() { return pewter_MTL4CommandBufferOptions_init(this); }
  MTL::LogState* logState() const { return pewter_MTL4CommandBufferOptions_logState(this); }
  void setLogState(const MTL::LogState* logState) { pewter_MTL4CommandBufferOptions_setLogState_(this, logState); }
};
class CommandBuffer : public NS::Referencing<CommandBuffer> {
 public:
  NS::String* label() const { return pewter_MTL4CommandBuffer_label(this); }
  void setLabel(const NS::String* label) { pewter_MTL4CommandBuffer_setLabel_(this, label); }
  void beginCommandBuffer(const MTL4::CommandAllocator* allocator) { pewter_MTL4CommandBuffer_beginCommandBufferWithAllocator_(this, allocator); }
  void beginCommandBuffer(const MTL4::CommandAllocator* allocator, const MTL4::CommandBufferOptions* options) { pewter_MTL4CommandBuffer_beginCommandBufferWithAllocator_options_(this, allocator, options); }
  MTL4::ComputeCommandEncoder* computeCommandEncoder() { return pewter_MTL4CommandBuffer_computeCommandEncoder(this); }
  MTL::Device* device() const { return pewter_MTL4CommandBuffer_device(this); }
  void endCommandBuffer() { pewter_MTL4CommandBuffer_endCommandBuffer(this); }
  MTL4::MachineLearningCommandEncoder* machineLearningCommandEncoder() { return pewter_MTL4CommandBuffer_machineLearningCommandEncoder(this); }
  void popDebugGroup() { pewter_MTL4CommandBuffer_popDebugGroup(this); }
  void pushDebugGroup(const NS::String* string) { pewter_MTL4CommandBuffer_pushDebugGroup_(this, string); }
  MTL4::RenderCommandEncoder* renderCommandEncoder(const MTL4::RenderPassDescriptor* descriptor) { return pewter_MTL4CommandBuffer_renderCommandEncoderWithDescriptor_(this, descriptor); }
  MTL4::RenderCommandEncoder* renderCommandEncoder(const MTL4::RenderPassDescriptor* descriptor, MTL4::RenderEncoderOptions options) { return pewter_MTL4CommandBuffer_renderCommandEncoderWithDescriptor_options_(this, descriptor, options); }
  void resolveCounterHeap(const MTL4::CounterHeap* counterHeap, NS::Range range, MTL4::BufferRange bufferRange, const MTL::Fence* fenceToWait, const MTL::Fence* fenceToUpdate) { pewter_MTL4CommandBuffer_resolveCounterHeap_withRange_intoBuffer_waitFence_updateFence_(this, counterHeap, range, bufferRange, fenceToWait, fenceToUpdate); }
  void useResidencySet(const MTL::ResidencySet* residencySet) { pewter_MTL4CommandBuffer_useResidencySet_(this, residencySet); }
  void useResidencySets(const MTL::ResidencySet* const* residencySets, NS::UInteger count) { pewter_MTL4CommandBuffer_useResidencySets_count_(this, residencySets, count); }
  void writeTimestampIntoHeap(const MTL4::CounterHeap* counterHeap, NS::UInteger index) { pewter_MTL4CommandBuffer_writeTimestampIntoHeap_atIndex_(this, counterHeap, index); }
};
}  // namespace MTL4
#include "../Metal/MTL4RenderCommandEncoder.hpp"
