// Generated from kernels/metal/interface/Metal/MTLIOCommandQueue.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class Buffer;
class IOCommandBuffer;
class IOCommandQueue;
class IOCommandQueueDescriptor;
class IOFileHandle;
class IOScratchBuffer;
class IOScratchBufferAllocator;
}
namespace NS {
class String;
using ErrorDomain = NS::String*;
}
namespace MTL {
enum IOPriority : NS::Integer {
  IOPriorityHigh = 0,
  IOPriorityNormal = 1,
  IOPriorityLow = 2,
};
enum IOCommandQueueType : NS::Integer {
  IOCommandQueueTypeConcurrent = 0,
  IOCommandQueueTypeSerial = 1,
};
enum IOError : NS::Integer {
  IOErrorURLInvalid = 1,
  IOErrorInternal = 2,
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::String* pewter_MTLIOCommandQueue_label(const MTL::IOCommandQueue* self);
void pewter_MTLIOCommandQueue_setLabel_(MTL::IOCommandQueue* self, const NS::String* label);
MTL::IOCommandBuffer* pewter_MTLIOCommandQueue_commandBuffer(MTL::IOCommandQueue* self);
MTL::IOCommandBuffer* pewter_MTLIOCommandQueue_commandBufferWithUnretainedReferences(MTL::IOCommandQueue* self);
void pewter_MTLIOCommandQueue_enqueueBarrier(MTL::IOCommandQueue* self);
MTL::Buffer* pewter_MTLIOScratchBuffer_buffer(const MTL::IOScratchBuffer* self);
MTL::IOScratchBuffer* pewter_MTLIOScratchBufferAllocator_newScratchBufferWithMinimumSize_(MTL::IOScratchBufferAllocator* self, NS::UInteger minimumSize);
MTL::IOCommandQueueDescriptor* pewter_MTLIOCommandQueueDescriptor_alloc();
MTL::IOCommandQueueDescriptor* pewter_MTLIOCommandQueueDescriptor_init(MTL::IOCommandQueueDescriptor* self);
NS::UInteger pewter_MTLIOCommandQueueDescriptor_maxCommandBufferCount(const MTL::IOCommandQueueDescriptor* self);
void pewter_MTLIOCommandQueueDescriptor_setMaxCommandBufferCount_(MTL::IOCommandQueueDescriptor* self, NS::UInteger maxCommandBufferCount);
NS::UInteger pewter_MTLIOCommandQueueDescriptor_maxCommandsInFlight(const MTL::IOCommandQueueDescriptor* self);
void pewter_MTLIOCommandQueueDescriptor_setMaxCommandsInFlight_(MTL::IOCommandQueueDescriptor* self, NS::UInteger maxCommandsInFlight);
MTL::IOPriority pewter_MTLIOCommandQueueDescriptor_priority(const MTL::IOCommandQueueDescriptor* self);
void pewter_MTLIOCommandQueueDescriptor_setPriority_(MTL::IOCommandQueueDescriptor* self, MTL::IOPriority priority);
MTL::IOScratchBufferAllocator* pewter_MTLIOCommandQueueDescriptor_scratchBufferAllocator(const MTL::IOCommandQueueDescriptor* self);
void pewter_MTLIOCommandQueueDescriptor_setScratchBufferAllocator_(MTL::IOCommandQueueDescriptor* self, const MTL::IOScratchBufferAllocator* scratchBufferAllocator);
MTL::IOCommandQueueType pewter_MTLIOCommandQueueDescriptor_type(const MTL::IOCommandQueueDescriptor* self);
void pewter_MTLIOCommandQueueDescriptor_setType_(MTL::IOCommandQueueDescriptor* self, MTL::IOCommandQueueType type);
NS::String* pewter_MTLIOFileHandle_label(const MTL::IOFileHandle* self);
void pewter_MTLIOFileHandle_setLabel_(MTL::IOFileHandle* self, const NS::String* label);
extern NS::String* const pewter_MTLIOErrorDomain;
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class IOCommandQueue : public NS::Referencing<IOCommandQueue> {
 public:
  NS::String* label() const { return pewter_MTLIOCommandQueue_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLIOCommandQueue_setLabel_(this, label); }
  MTL::IOCommandBuffer* commandBuffer() { return pewter_MTLIOCommandQueue_commandBuffer(this); }
  MTL::IOCommandBuffer* commandBufferWithUnretainedReferences() { return pewter_MTLIOCommandQueue_commandBufferWithUnretainedReferences(this); }
  void enqueueBarrier() { pewter_MTLIOCommandQueue_enqueueBarrier(this); }
};
class IOScratchBuffer : public NS::Referencing<IOScratchBuffer> {
 public:
  MTL::Buffer* buffer() const { return pewter_MTLIOScratchBuffer_buffer(this); }
};
class IOScratchBufferAllocator : public NS::Referencing<IOScratchBufferAllocator> {
 public:
  MTL::IOScratchBuffer* newScratchBuffer(NS::UInteger minimumSize) { return pewter_MTLIOScratchBufferAllocator_newScratchBufferWithMinimumSize_(this, minimumSize); }
};
class IOCommandQueueDescriptor : public NS::Copying<IOCommandQueueDescriptor> {
 public:
  static MTL::IOCommandQueueDescriptor* alloc() { return pewter_MTLIOCommandQueueDescriptor_alloc(); }
  MTL::IOCommandQueueDescriptor* init() { return pewter_MTLIOCommandQueueDescriptor_init(this); }
  NS::UInteger maxCommandBufferCount() const { return pewter_MTLIOCommandQueueDescriptor_maxCommandBufferCount(this); }
  void setMaxCommandBufferCount(NS::UInteger maxCommandBufferCount) { pewter_MTLIOCommandQueueDescriptor_setMaxCommandBufferCount_(this, maxCommandBufferCount); }
  NS::UInteger maxCommandsInFlight() const { return pewter_MTLIOCommandQueueDescriptor_maxCommandsInFlight(this); }
  void setMaxCommandsInFlight(NS::UInteger maxCommandsInFlight) { pewter_MTLIOCommandQueueDescriptor_setMaxCommandsInFlight_(this, maxCommandsInFlight); }
  MTL::IOPriority priority() const { return pewter_MTLIOCommandQueueDescriptor_priority(this); }
  void setPriority(MTL::IOPriority priority) { pewter_MTLIOCommandQueueDescriptor_setPriority_(this, priority); }
  MTL::IOScratchBufferAllocator* scratchBufferAllocator() const { return pewter_MTLIOCommandQueueDescriptor_scratchBufferAllocator(this); }
  void setScratchBufferAllocator(const MTL::IOScratchBufferAllocator* scratchBufferAllocator) { pewter_MTLIOCommandQueueDescriptor_setScratchBufferAllocator_(this, scratchBufferAllocator); }
  MTL::IOCommandQueueType type() const { return pewter_MTLIOCommandQueueDescriptor_type(this); }
  void setType(MTL::IOCommandQueueType type) { pewter_MTLIOCommandQueueDescriptor_setType_(this, type); }
};
class IOFileHandle : public NS::Referencing<IOFileHandle> {
 public:
  NS::String* label() const { return pewter_MTLIOFileHandle_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLIOFileHandle_setLabel_(this, label); }
};
inline const NS::ErrorDomain& IOErrorDomain = pewter_MTLIOErrorDomain;
}  // namespace MTL
#include "../Foundation/NSError.hpp"
