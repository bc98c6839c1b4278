// Generated from kernels/metal/interface/Metal/MTL4CommandQueue.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL4 {
class CommandBuffer;
class CommandQueue;
class CommandQueueDescriptor;
class CommitFeedback;
class CommitOptions;
}
namespace MTL {
class Buffer;
class Device;
class Drawable;
class Event;
class Heap;
class ResidencySet;
enum SparseTextureMappingMode : NS::UInteger;
class Texture;
}
namespace NS {
class String;
}
namespace MTL4 {
enum CommandQueueError : NS::Integer {
  CommandQueueErrorNone = 0,
  CommandQueueErrorTimeout = 1,
  CommandQueueErrorNotPermitted = 2,
  CommandQueueErrorOutOfMemory = 3,
  CommandQueueErrorDeviceRemoved = 4,
  CommandQueueErrorAccessRevoked = 5,
  CommandQueueErrorInternal = 6,
};
struct UpdateSparseTextureMappingOperation {
  MTL::SparseTextureMappingMode mode;
  MTL::Region textureRegion;
  NS::UInteger textureLevel;
  NS::UInteger textureSlice;
  NS::UInteger heapOffset;
};
struct CopySparseTextureMappingOperation {
  MTL::Region sourceRegion;
  NS::UInteger sourceLevel;
  NS::UInteger sourceSlice;
  MTL::Origin destinationOrigin;
  NS::UInteger destinationLevel;
  NS::UInteger destinationSlice;
};
struct UpdateSparseBufferMappingOperation {
  MTL::SparseTextureMappingMode mode;
  NS::Range bufferRange;
  NS::UInteger heapOffset;
};
struct CopySparseBufferMappingOperation {
  NS::Range sourceRange;
  NS::UInteger destinationOffset;
};
}  // namespace MTL4
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL4::CommitOptions* pewter_MTL4CommitOptions_alloc();
MTL4::CommitOptions* pewter_MTL4CommitOptions_init(MTL4::CommitOptions* self);
void pewter_MTL4CommitOptions_addFeedbackHandler_(MTL4::CommitOptions* self, void* block, void (*block_call)(void*, MTL4::CommitFeedback*), void (*block_release)(void*));
MTL4::CommandQueueDescriptor* pewter_MTL4CommandQueueDescriptor_alloc();
MTL4::CommandQueueDescriptor* pewter_MTL4CommandQueueDescriptor_init(MTL4::CommandQueueDescriptor* self);
dispatch_queue_t pewter_MTL4CommandQueueDescriptor_feedbackQueue(const MTL4::CommandQueueDescriptor* self);
void pewter_MTL4CommandQueueDescriptor_setFeedbackQueue_(MTL4::CommandQueueDescriptor* self, dispatch_queue_t feedbackQueue);
NS::String* pewter_MTL4CommandQueueDescriptor_label(const MTL4::CommandQueueDescriptor* self);
void pewter_MTL4CommandQueueDescriptor_setLabel_(MTL4::CommandQueueDescriptor* self, const NS::String* label);
void pewter_MTL4CommandQueue_addResidencySet_(MTL4::CommandQueue* self, const MTL::ResidencySet* residencySet);
void pewter_MTL4CommandQueue_addResidencySets_count_(MTL4::CommandQueue* self, const MTL::ResidencySet* const* residencySets, NS::UInteger count);
void pewter_MTL4CommandQueue_commit_count_(MTL4::CommandQueue* self, const MTL4::CommandBuffer* const* commandBuffers, NS::UInteger count);
void pewter_MTL4CommandQueue_commit_count_options_(MTL4::CommandQueue* self, const MTL4::CommandBuffer* const* commandBuffers, NS::UInteger count, const MTL4::CommitOptions* options);
void pewter_MTL4CommandQueue_copyBufferMappingsFromBuffer_toBuffer_operations_count_(MTL4::CommandQueue* self, const MTL::Buffer* sourceBuffer, const MTL::Buffer* destinationBuffer, const MTL4::CopySparseBufferMappingOperation* operations, NS::UInteger count);
void pewter_MTL4CommandQueue_copyTextureMappingsFromTexture_toTexture_operations_count_(MTL4::CommandQueue* self, const MTL::Texture* sourceTexture, const MTL::Texture* destinationTexture, const MTL4::CopySparseTextureMappingOperation* operations, NS::UInteger count);
MTL::Device* pewter_MTL4CommandQueue_device(const MTL4::CommandQueue* self);
NS::String* pewter_MTL4CommandQueue_label(const MTL4::CommandQueue* self);
void pewter_MTL4CommandQueue_removeResidencySet_(MTL4::CommandQueue* self, const MTL::ResidencySet* residencySet);
void pewter_MTL4CommandQueue_removeResidencySets_count_(MTL4::CommandQueue* self, const MTL::ResidencySet* const* residencySets, NS::UInteger count);
void pewter_MTL4CommandQueue_signalDrawable_(MTL4::CommandQueue* self, const MTL::Drawable* drawable);
void pewter_MTL4CommandQueue_signalEvent_value_(MTL4::CommandQueue* self, const MTL::Event* event, std::uint64_t value);
void pewter_MTL4CommandQueue_updateBufferMappings_heap_operations_count_(MTL4::CommandQueue* self, const MTL::Buffer* buffer, const MTL::Heap* heap, const MTL4::UpdateSparseBufferMappingOperation* operations, NS::UInteger count);
void pewter_MTL4CommandQueue_updateTextureMappings_heap_operations_count_(MTL4::CommandQueue* self, const MTL::Texture* texture, const MTL::Heap* heap, const MTL4::UpdateSparseTextureMappingOperation* operations, NS::UInteger count);
void pewter_MTL4CommandQueue_waitForEvent_value_(MTL4::CommandQueue* self, const MTL::Event* event, std::uint64_t value);
void pewter_MTL4CommandQueue_waitForDrawable_(MTL4::CommandQueue* self, const MTL::Drawable* drawable);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class CommitOptions : public NS::Referencing<CommitOptions> {
 public:
  static MTL4::CommitOptions* alloc() { return pewter_MTL4CommitOptions_alloc(); }
  MTL4::CommitOptions* init() { return pewter_MTL4CommitOptions_init(this); }
  void addFeedbackHandler(const std::function<void(MTL4::CommitFeedback*)>& block) { const NS::Private::Callback<MTL4::CommitFeedback*> block_callback(block); pewter_MTL4CommitOptions_addFeedbackHandler_(this, block_callback.context, block_callback.call, block_callback.release); }
#ifdef __BLOCKS__
  void addFeedbackHandler(void (^block)(MTL4::CommitFeedback*)) { const NS::Private::Callback<MTL4::CommitFeedback*> block_callback(block); pewter_MTL4CommitOptions_addFeedbackHandler_(this, block_callback.context, block_callback.call, block_callback.release); }
#endif
};
class CommandQueueDescriptor : public NS::Copying<CommandQueueDescriptor> {
 public:
  static MTL4::CommandQueueDescriptor* alloc() { return pewter_MTL4CommandQueueDescriptor_alloc(); }
  MTL4::CommandQueueDescriptor* init() { return pewter_MTL4CommandQueueDescriptor_init(this); }
  dispatch_queue_t feedbackQueue() const { return pewter_MTL4CommandQueueDescriptor_feedbackQueue(this); }
  void setFeedbackQueue(dispatch_queue_t feedbackQueue) { pewter_MTL4CommandQueueDescriptor_setFeedbackQueue_(this, feedbackQueue); }
  NS::String* label() const { return pewter_MTL4CommandQueueDescriptor_label(this); }
  void setLabel(const NS::String* label) { pewter_MTL4CommandQueueDescriptor_setLabel_(this, label); }
};
class CommandQueue : public NS::Referencing<CommandQueue> {
 public:
  void addResidencySet(const MTL::ResidencySet* residencySet) { pewter_MTL4CommandQueue_addResidencySet_(this, residencySet); }
  void addResidencySets(const MTL::ResidencySet* const* residencySets, NS::UInteger count) { pewter_MTL4CommandQueue_addResidencySets_count_(this, residencySets, count); }
  void commit(const MTL4::CommandBuffer* const* commandBuffers, NS::UInteger count) { pewter_MTL4CommandQueue_commit_count_(this, commandBuffers, count); }
  void commit(const MTL4::CommandBuffer* const* commandBuffers, NS::UInteger count, const MTL4::CommitOptions* options) { pewter_MTL4CommandQueue_commit_count_options_(this, commandBuffers, count, options); }
  void copyBufferMappingsFromBuffer(const MTL::Buffer* sourceBuffer, const MTL::Buffer* destinationBuffer, const MTL4::CopySparseBufferMappingOperation* operations, NS::UInteger count) { pewter_MTL4CommandQueue_copyBufferMappingsFromBuffer_toBuffer_operations_count_(this, sourceBuffer, destinationBuffer, operations, count); }
  void copyTextureMappingsFromTexture(const MTL::Texture* sourceTexture, const MTL::Texture* destinationTexture, const MTL4::CopySparseTextureMappingOperation* operations, NS::UInteger count) { pewter_MTL4CommandQueue_copyTextureMappingsFromTexture_toTexture_operations_count_(this, sourceTexture, destinationTexture, operations, count); }
  MTL::Device* device() const { return pewter_MTL4CommandQueue_device(this); }
  NS::String* label() const { return pewter_MTL4CommandQueue_label(this); }
  void removeResidencySet(const MTL::ResidencySet* residencySet) { pewter_MTL4CommandQueue_removeResidencySet_(this, residencySet); }
  void removeResidencySets(const MTL::ResidencySet* const* residencySets, NS::UInteger count) { pewter_MTL4CommandQueue_removeResidencySets_count_(this, residencySets, count); }
  void signalDrawable(const MTL::Drawable* drawable) { pewter_MTL4CommandQueue_signalDrawable_(this, drawable); }
  void signalEvent(const MTL::Event* event, std::uint64_t value) { pewter_MTL4CommandQueue_signalEvent_value_(this, event, value); }
  void updateBufferMappings(const MTL::Buffer* buffer, const MTL::Heap* heap, const MTL4::UpdateSparseBufferMappingOperation* operations, NS::UInteger count) { pewter_MTL4CommandQueue_updateBufferMappings_heap_operations_count_(this, buffer, heap, operations, count); }
  void updateTextureMappings(const MTL::Texture* texture, const MTL::Heap* heap, const MTL4::UpdateSparseTextureMappingOperation* operations, NS::UInteger count) { pewter_MTL4CommandQueue_updateTextureMappings_heap_operations_count_(this, texture, heap, operations, count); }
  void wait(const MTL::Event* event, std::uint64_t value) { pewter_MTL4CommandQueue_waitForEvent_value_(this, event, value); }
  void wait(const MTL::Drawable* drawable) { pewter_MTL4CommandQueue_waitForDrawable_(this, drawable); }
};
}  // namespace MTL4
#include "../Metal/MTLResourceStateCommandEncoder.hpp"
