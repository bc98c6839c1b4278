// Generated from kernels/metal/interface/Metal/MTLCommandBuffer.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class AccelerationStructureCommandEncoder;
class AccelerationStructurePassDescriptor;
class BlitCommandEncoder;
class BlitPassDescriptor;
class CommandBuffer;
class CommandBufferDescriptor;
class CommandBufferEncoderInfo;
class CommandQueue;
class ComputeCommandEncoder;
class ComputePassDescriptor;
class Device;
class Drawable;
class Event;
class LogContainer;
class LogState;
class ParallelRenderCommandEncoder;
class RenderCommandEncoder;
class RenderPassDescriptor;
class ResidencySet;
class ResourceStateCommandEncoder;
class ResourceStatePassDescriptor;
}
namespace NS {
class Array;
class Error;
class String;
using ErrorDomain = NS::String*;
}
namespace MTL {
enum CommandBufferStatus : NS::UInteger {
  CommandBufferStatusNotEnqueued = 0,
  CommandBufferStatusEnqueued = 1,
  CommandBufferStatusCommitted = 2,
  CommandBufferStatusScheduled = 3,
  CommandBufferStatusCompleted = 4,
  CommandBufferStatusError = 5,
};
enum CommandBufferError : NS::UInteger {
  CommandBufferErrorNone = 0,
  CommandBufferErrorInternal = 1,
  CommandBufferErrorTimeout = 2,
  CommandBufferErrorPageFault = 3,
  CommandBufferErrorBlacklisted = 4,
  CommandBufferErrorAccessRevoked = 4,
  CommandBufferErrorNotPermitted = 7,
  CommandBufferErrorOutOfMemory = 8,
  CommandBufferErrorInvalidResource = 9,
  CommandBufferErrorMemoryless = 10,
  CommandBufferErrorDeviceRemoved = 11,
  CommandBufferErrorStackOverflow = 12,
};
enum CommandEncoderErrorState : NS::Integer {
  CommandEncoderErrorStateUnknown = 0,
  CommandEncoderErrorStateCompleted = 1,
  CommandEncoderErrorStateAffected = 2,
  CommandEncoderErrorStatePending = 3,
  CommandEncoderErrorStateFaulted = 4,
};
enum DispatchType : NS::UInteger {
  DispatchTypeSerial = 0,
  DispatchTypeConcurrent = 1,
};
using CommandBufferErrorOption = NS::UInteger;
enum : NS::UInteger {
  CommandBufferErrorOptionNone = 0,
  CommandBufferErrorOptionEncoderExecutionStatus = 1,
};
#ifdef __BLOCKS__
using CommandBufferHandler = void (^)(MTL::CommandBuffer*);
#endif
using HandlerFunction = std::function<void(MTL::CommandBuffer*)>;
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::CommandBufferDescriptor* pewter_MTLCommandBufferDescriptor_alloc();
MTL::CommandBufferDescriptor* pewter_MTLCommandBufferDescriptor_init(MTL::CommandBufferDescriptor* self);
MTL::CommandBufferErrorOption pewter_MTLCommandBufferDescriptor_errorOptions(const MTL::CommandBufferDescriptor* self);
void pewter_MTLCommandBufferDescriptor_setErrorOptions_(MTL::CommandBufferDescriptor* self, MTL::CommandBufferErrorOption errorOptions);
MTL::LogState* pewter_MTLCommandBufferDescriptor_logState(const MTL::CommandBufferDescriptor* self);
void pewter_MTLCommandBufferDescriptor_setLogState_(MTL::CommandBufferDescriptor* self, const MTL::LogState* logState);
bool pewter_MTLCommandBufferDescriptor_retainedReferences(const MTL::CommandBufferDescriptor* self);
void pewter_MTLCommandBufferDescriptor_setRetainedReferences_(MTL::CommandBufferDescriptor* self, bool retainedReferences);
NS::Array* pewter_MTLCommandBufferEncoderInfo_debugSignposts(const MTL::CommandBufferEncoderInfo* self);
MTL::CommandEncoderErrorState pewter_MTLCommandBufferEncoderInfo_errorState(const MTL::CommandBufferEncoderInfo* self);
NS::String* pewter_MTLCommandBufferEncoderInfo_label(const MTL::CommandBufferEncoderInfo* self);
NS::String* pewter_MTLCommandBuffer_label(const MTL::CommandBuffer* self);
void pewter_MTLCommandBuffer_setLabel_(MTL::CommandBuffer* self, const NS::String* label);
CFTimeInterval pewter_MTLCommandBuffer_GPUEndTime(const MTL::CommandBuffer* self);
CFTimeInterval pewter_MTLCommandBuffer_GPUStartTime(const MTL::CommandBuffer* self);
MTL::AccelerationStructureCommandEncoder* pewter_MTLCommandBuffer_accelerationStructureCommandEncoder(MTL::CommandBuffer* self);
MTL::AccelerationStructureCommandEncoder* pewter_MTLCommandBuffer_accelerationStructureCommandEncoderWithDescriptor_(MTL::CommandBuffer* self, const MTL::AccelerationStructurePassDescriptor* descriptor);
void pewter_MTLCommandBuffer_addCompletedHandler_(MTL::CommandBuffer* self, void* block, void (*block_call)(void*, MTL::CommandBuffer*), void (*block_release)(void*));
void pewter_MTLCommandBuffer_addScheduledHandler_(MTL::CommandBuffer* self, void* block, void (*block_call)(void*, MTL::CommandBuffer*), void (*block_release)(void*));
MTL::BlitCommandEncoder* pewter_MTLCommandBuffer_blitCommandEncoder(MTL::CommandBuffer* self);
MTL::BlitCommandEncoder* pewter_MTLCommandBuffer_blitCommandEncoderWithDescriptor_(MTL::CommandBuffer* self, const MTL::BlitPassDescriptor* blitPassDescriptor);
MTL::CommandQueue* pewter_MTLCommandBuffer_commandQueue(const MTL::CommandBuffer* self);
void pewter_MTLCommandBuffer_commit(MTL::CommandBuffer* self);
MTL::ComputeCommandEncoder* pewter_MTLCommandBuffer_computeCommandEncoderWithDescriptor_(MTL::CommandBuffer* self, const MTL::ComputePassDescriptor* computePassDescriptor);
MTL::ComputeCommandEncoder* pewter_MTLCommandBuffer_computeCommandEncoder(MTL::CommandBuffer* self);
MTL::ComputeCommandEncoder* pewter_MTLCommandBuffer_computeCommandEncoderWithDispatchType_(MTL::CommandBuffer* self, MTL::DispatchType dispatchType);
MTL::Device* pewter_MTLCommandBuffer_device(const MTL::CommandBuffer* self);
void pewter_MTLCommandBuffer_encodeSignalEvent_value_(MTL::CommandBuffer* self, const MTL::Event* event, std::uint64_t value);
void pewter_MTLCommandBuffer_encodeWaitForEvent_value_(MTL::CommandBuffer* self, const MTL::Event* event, std::uint64_t value);
void pewter_MTLCommandBuffer_enqueue(MTL::CommandBuffer* self);
NS::Error* pewter_MTLCommandBuffer_error(const MTL::CommandBuffer* self);
MTL::CommandBufferErrorOption pewter_MTLCommandBuffer_errorOptions(const MTL::CommandBuffer* self);
CFTimeInterval pewter_MTLCommandBuffer_kernelEndTime(const MTL::CommandBuffer* self);
CFTimeInterval pewter_MTLCommandBuffer_kernelStartTime(const MTL::CommandBuffer* self);
MTL::LogContainer* pewter_MTLCommandBuffer_logs(const MTL::CommandBuffer* self);
MTL::ParallelRenderCommandEncoder* pewter_MTLCommandBuffer_parallelRenderCommandEncoderWithDescriptor_(MTL::CommandBuffer* self, const MTL::RenderPassDescriptor* renderPassDescriptor);
void pewter_MTLCommandBuffer_popDebugGroup(MTL::CommandBuffer* self);
void pewter_MTLCommandBuffer_presentDrawable_(MTL::CommandBuffer* self, const MTL::Drawable* drawable);
void pewter_MTLCommandBuffer_presentDrawable_afterMinimumDuration_(MTL::CommandBuffer* self, const MTL::Drawable* drawable, CFTimeInterval duration);
void pewter_MTLCommandBuffer_presentDrawable_atTime_(MTL::CommandBuffer* self, const MTL::Drawable* drawable, CFTimeInterval presentationTime);
void pewter_MTLCommandBuffer_pushDebugGroup_(MTL::CommandBuffer* self, const NS::String* string);
MTL::RenderCommandEncoder* pewter_MTLCommandBuffer_renderCommandEncoderWithDescriptor_(MTL::CommandBuffer* self, const MTL::RenderPassDescriptor* renderPassDescriptor);
MTL::ResourceStateCommandEncoder* pewter_MTLCommandBuffer_resourceStateCommandEncoder(MTL::CommandBuffer* self);
MTL::ResourceStateCommandEncoder* pewter_MTLCommandBuffer_resourceStateCommandEncoderWithDescriptor_(MTL::CommandBuffer* self, const MTL::ResourceStatePassDescriptor* resourceStatePassDescriptor);
bool pewter_MTLCommandBuffer_retainedReferences(const MTL::CommandBuffer* self);
MTL::CommandBufferStatus pewter_MTLCommandBuffer_status(const MTL::CommandBuffer* self);
void pewter_MTLCommandBuffer_useResidencySet_(MTL::CommandBuffer* self, const MTL::ResidencySet* residencySet);
void pewter_MTLCommandBuffer_useResidencySets_count_(MTL::CommandBuffer* self, const MTL::ResidencySet* const* residencySets, NS::UInteger count);
void pewter_MTLCommandBuffer_waitUntilCompleted(MTL::CommandBuffer* self);
void pewter_MTLCommandBuffer_waitUntilScheduled(MTL::CommandBuffer* self);
extern NS::String* const pewter_MTLCommandBufferErrorDomain;
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class CommandBufferDescriptor : public NS::Copying<CommandBufferDescriptor> {
 public:
  static MTL::CommandBufferDescriptor* alloc() { return pewter_MTLCommandBufferDescriptor_alloc(); }
  MTL::CommandBufferDescriptor* init() { return pewter_MTLCommandBufferDescriptor_init(this); }
  MTL::CommandBufferErrorOption errorOptions() const { return pewter_MTLCommandBufferDescriptor_errorOptions(this); }
  void setErrorOptions(MTL::CommandBufferErrorOption errorOptions) { pewter_MTLCommandBufferDescriptor_setErrorOptions_(this, errorOptions); }
  MTL::LogState* logState() const { return pewter_MTLCommandBufferDescriptor_logState(this); }
  void setLogState(const MTL::LogState* logState) { pewter_MTLCommandBufferDescriptor_setLogState_(this, logState); }
  bool retainedReferences() const { return pewter_MTLCommandBufferDescriptor_retainedReferences(this); }
  void setRetainedReferences(bool retainedReferences) { pewter_MTLCommandBufferDescriptor_setRetainedReferences_(this, retainedReferences); }
};
class CommandBufferEncoderInfo : public NS::Referencing<CommandBufferEncoderInfo> {
 public:
  NS::Array* debugSignposts() const { return pewter_MTLCommandBufferEncoderInfo_debugSignposts(this); }
  MTL::CommandEncoderErrorState errorState() const { return pewter_MTLCommandBufferEncoderInfo_errorState(this); }
  NS::String* label() const { return pewter_MTLCommandBufferEncoderInfo_label(this); }
};
class CommandBuffer : public NS::Referencing<CommandBuffer> {
 public:
  NS::String* label() const { return pewter_MTLCommandBuffer_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLCommandBuffer_setLabel_(this, label); }
  CFTimeInterval GPUEndTime() const { return pewter_MTLCommandBuffer_GPUEndTime(this); }
  CFTimeInterval GPUStartTime() const { return pewter_MTLCommandBuffer_GPUStartTime(this); }
  MTL::AccelerationStructureCommandEncoder* accelerationStructureCommandEncoder() { return pewter_MTLCommandBuffer_accelerationStructureCommandEncoder(this); }
  MTL::AccelerationStructureCommandEncoder* accelerationStructureCommandEncoder(const MTL::AccelerationStructurePassDescriptor* descriptor) { return pewter_MTLCommandBuffer_accelerationStructureCommandEncoderWithDescriptor_(this, descriptor); }
  void addCompletedHandler(const std::function<void(MTL::CommandBuffer*)>& block) { const NS::Private::Callback<MTL::CommandBuffer*> block_callback(block); pewter_MTLCommandBuffer_addCompletedHandler_(this, block_callback.context, block_callback.call, block_callback.release); }
#ifdef __BLOCKS__
  void addCompletedHandler(void (^block)(MTL::CommandBuffer*)) { const NS::Private::Callback<MTL::CommandBuffer*> block_callback(block); pewter_MTLCommandBuffer_addCompletedHandler_(this, block_callback.context, block_callback.call, block_callback.release); }
#endif
  void addScheduledHandler(const std::function<void(MTL::CommandBuffer*)>& block) { const NS::Private::Callback<MTL::CommandBuffer*> block_callback(block); pewter_MTLCommandBuffer_addScheduledHandler_(this, block_callback.context, block_callback.call, block_callback.release); }
#ifdef __BLOCKS__
  void addScheduledHandler(void (^block)(MTL::CommandBuffer*)) { const NS::Private::Callback<MTL::CommandBuffer*> block_callback(block); pewter_MTLCommandBuffer_addScheduledHandler_(this, block_callback.context, block_callback.call, block_callback.release); }
#endif
  MTL::BlitCommandEncoder* blitCommandEncoder() { return pewter_MTLCommandBuffer_blitCommandEncoder(this); }
  MTL::BlitCommandEncoder* blitCommandEncoder(const MTL::BlitPassDescriptor* blitPassDescriptor) { return pewter_MTLCommandBuffer_blitCommandEncoderWithDescriptor_(this, blitPassDescriptor); }
  MTL::CommandQueue* commandQueue() const { return pewter_MTLCommandBuffer_commandQueue(this); }
  void commit() { pewter_MTLCommandBuffer_commit(this); }
  MTL::ComputeCommandEncoder* computeCommandEncoder(const MTL::ComputePassDescriptor* computePassDescriptor) { return pewter_MTLCommandBuffer_computeCommandEncoderWithDescriptor_(this, computePassDescriptor); }
  MTL::ComputeCommandEncoder* computeCommandEncoder() { return pewter_MTLCommandBuffer_computeCommandEncoder(this); }
  MTL::ComputeCommandEncoder* computeCommandEncoder(MTL::DispatchType dispatchType) { return pewter_MTLCommandBuffer_computeCommandEncoderWithDispatchType_(this, dispatchType); }
  MTL::Device* device() const { return pewter_MTLCommandBuffer_device(this); }
  void encodeSignalEvent(const MTL::Event* event, std::uint64_t value) { pewter_MTLCommandBuffer_encodeSignalEvent_value_(this, event, value); }
  void encodeWait(const MTL::Event* event, std::uint64_t value) { pewter_MTLCommandBuffer_encodeWaitForEvent_value_(this, event, value); }
  void enqueue() { pewter_MTLCommandBuffer_enqueue(this); }
  NS::Error* error() const { return pewter_MTLCommandBuffer_error(this); }
  MTL::CommandBufferErrorOption errorOptions() const { return pewter_MTLCommandBuffer_errorOptions(this); }
  CFTimeInterval kernelEndTime() const { return pewter_MTLCommandBuffer_kernelEndTime(this); }
  CFTimeInterval kernelStartTime() const { return pewter_MTLCommandBuffer_kernelStartTime(this); }
  MTL::LogContainer* logs() const { return pewter_MTLCommandBuffer_logs(this); }
  MTL::ParallelRenderCommandEncoder* parallelRenderCommandEncoder(const MTL::RenderPassDescriptor* renderPassDescriptor) { return pewter_MTLCommandBuffer_parallelRenderCommandEncoderWithDescriptor_(this, renderPassDescriptor); }
  void popDebugGroup() { pewter_MTLCommandBuffer_popDebugGroup(this); }
  void presentDrawable(const MTL::Drawable* drawable) { pewter_MTLCommandBuffer_presentDrawable_(this, drawable); }
  void presentDrawableAfterMinimumDuration(const MTL::Drawable* drawable, CFTimeInterval duration) { pewter_MTLCommandBuffer_presentDrawable_afterMinimumDuration_(this, drawable, duration); }
  void presentDrawableAtTime(const MTL::Drawable* drawable, CFTimeInterval presentationTime) { pewter_MTLCommandBuffer_presentDrawable_atTime_(this, drawable, presentationTime); }
  void pushDebugGroup(const NS::String* string) { pewter_MTLCommandBuffer_pushDebugGroup_(this, string); }
  MTL::RenderCommandEncoder* renderCommandEncoder(const MTL::RenderPassDescriptor* renderPassDescriptor) { return pewter_MTLCommandBuffer_renderCommandEncoderWithDescriptor_(this, renderPassDescriptor); }
  MTL::ResourceStateCommandEncoder* resourceStateCommandEncoder() { return pewter_MTLCommandBuffer_resourceStateCommandEncoder(this); }
  MTL::ResourceStateCommandEncoder* resourceStateCommandEncoder(const MTL::ResourceStatePassDescriptor* resourceStatePassDescriptor) { return pewter_MTLCommandBuffer_resourceStateCommandEncoderWithDescriptor_(this, resourceStatePassDescriptor); }
  bool retainedReferences() const { return pewter_MTLCommandBuffer_retainedReferences(this); }
  MTL::CommandBufferStatus status() const { return pewter_MTLCommandBuffer_status(this); }
  void useResidencySet(const MTL::ResidencySet* residencySet) { pewter_MTLCommandBuffer_useResidencySet_(this, residencySet); }
  void useResidencySets(const MTL::ResidencySet* const* residencySets, NS::UInteger count) { pewter_MTLCommandBuffer_useResidencySets_count_(this, residencySets, count); }
  void waitUntilCompleted() { pewter_MTLCommandBuffer_waitUntilCompleted(this); }
  void waitUntilScheduled() { pewter_MTLCommandBuffer_waitUntilScheduled(this); }
};
inline const NS::ErrorDomain& CommandBufferErrorDomain = pewter_MTLCommandBufferErrorDomain;
}  // namespace MTL
#include "../Foundation/NSError.hpp"
