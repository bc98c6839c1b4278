// A command buffer: commands of encoders, run together.
#pragma once

#include <functional>

#include "../Foundation/NSError.hpp"
#include "MTLCommandEncoder.hpp"

namespace MTL {

class BlitCommandEncoder;
class CommandBuffer;
class CommandQueue;
class ComputeCommandEncoder;
class ComputePassDescriptor;
class BlitPassDescriptor;
class Device;
class Event;

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
  CommandBufferErrorNotPermitted = 7,
  CommandBufferErrorOutOfMemory = 8,
  CommandBufferErrorInvalidResource = 9,
};
extern const NS::ErrorDomain CommandBufferErrorDomain;

using CommandBufferErrorOption = NS::UInteger;
enum : CommandBufferErrorOption {
  CommandBufferErrorOptionNone = 0,
  CommandBufferErrorOptionEncoderExecutionStatus = 1,
};

using HandlerFunction = std::function<void(CommandBuffer*)>;

class CommandBufferDescriptor : public NS::Copying<CommandBufferDescriptor> {
 public:
  static CommandBufferDescriptor* alloc();
  virtual CommandBufferDescriptor* init() = 0;
  virtual bool retainedReferences() const = 0;
  virtual void setRetainedReferences(bool retainedReferences) = 0;
  virtual CommandBufferErrorOption errorOptions() const = 0;
  virtual void setErrorOptions(CommandBufferErrorOption errorOptions) = 0;
};

class CommandBuffer : public NS::Referencing<CommandBuffer> {
 public:
  virtual NS::String* label() const = 0;
  virtual void setLabel(const NS::String* label) = 0;
  virtual class Device* device() const = 0;
  virtual CommandQueue* commandQueue() const = 0;
  virtual bool retainedReferences() const = 0;
  virtual CommandBufferErrorOption errorOptions() const = 0;

  /// Takes its place in the queue before it is committed.
  virtual void enqueue() = 0;
  virtual void commit() = 0;
  /// Called on the queue's thread. A handler must not throw.
  virtual void addScheduledHandler(const HandlerFunction& function) = 0;
  /// Called on the queue's thread after the commands, and before waitUntilCompleted returns.
  virtual void addCompletedHandler(const HandlerFunction& function) = 0;
  /// Both return at once where nothing was committed.
  virtual void waitUntilScheduled() = 0;
  virtual void waitUntilCompleted() = 0;
  virtual CommandBufferStatus status() const = 0;
  /// nullptr unless the status is error; then with the text that the failed command gave.
  virtual NS::Error* error() const = 0;

  /// Seconds of the system's monotonic clock.
  virtual double kernelStartTime() const = 0;
  virtual double kernelEndTime() const = 0;
  virtual double GPUStartTime() const = 0;
  virtual double GPUEndTime() const = 0;

  virtual ComputeCommandEncoder* computeCommandEncoder() = 0;
  virtual ComputeCommandEncoder* computeCommandEncoder(DispatchType dispatchType) = 0;
  virtual ComputeCommandEncoder* computeCommandEncoder(const ComputePassDescriptor* descriptor) = 0;
  virtual BlitCommandEncoder* blitCommandEncoder() = 0;
  virtual BlitCommandEncoder* blitCommandEncoder(const BlitPassDescriptor* descriptor) = 0;
  /// The commands that follow wait until the event has this value or more.
  virtual void encodeWait(const Event* event, std::uint64_t value) = 0;
  virtual void encodeSignalEvent(const Event* event, std::uint64_t value) = 0;
  virtual void pushDebugGroup(const NS::String* string) = 0;
  virtual void popDebugGroup() = 0;
};

}  // namespace MTL
