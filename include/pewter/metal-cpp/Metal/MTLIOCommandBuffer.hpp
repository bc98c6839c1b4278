// Generated from kernels/metal/interface/Metal/MTLIOCommandBuffer.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class Buffer;
class IOCommandBuffer;
class IOFileHandle;
class SharedEvent;
class Texture;
}
namespace NS {
class Error;
class String;
}
namespace MTL {
enum IOStatus : NS::Integer {
  IOStatusPending = 0,
  IOStatusCancelled = 1,
  IOStatusError = 2,
  IOStatusComplete = 3,
};
#ifdef __BLOCKS__
using IOCommandBufferHandler = void (^)(MTL::IOCommandBuffer*);
#endif
using IOCommandBufferHandlerFunction = std::function<void(MTL::IOCommandBuffer*)>;
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::String* pewter_MTLIOCommandBuffer_label(const MTL::IOCommandBuffer* self);
void pewter_MTLIOCommandBuffer_setLabel_(MTL::IOCommandBuffer* self, const NS::String* label);
void pewter_MTLIOCommandBuffer_addBarrier(MTL::IOCommandBuffer* self);
void pewter_MTLIOCommandBuffer_addCompletedHandler_(MTL::IOCommandBuffer* self, void* block, void (*block_call)(void*, MTL::IOCommandBuffer*), void (*block_release)(void*));
void pewter_MTLIOCommandBuffer_commit(MTL::IOCommandBuffer* self);
void pewter_MTLIOCommandBuffer_copyStatusToBuffer_offset_(MTL::IOCommandBuffer* self, const MTL::Buffer* buffer, NS::UInteger offset);
void pewter_MTLIOCommandBuffer_enqueue(MTL::IOCommandBuffer* self);
NS::Error* pewter_MTLIOCommandBuffer_error(const MTL::IOCommandBuffer* self);
void pewter_MTLIOCommandBuffer_loadBuffer_offset_size_sourceHandle_sourceHandleOffset_(MTL::IOCommandBuffer* self, const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger size, const MTL::IOFileHandle* sourceHandle, NS::UInteger sourceHandleOffset);
void pewter_MTLIOCommandBuffer_loadBytes_size_sourceHandle_sourceHandleOffset_(MTL::IOCommandBuffer* self, const void* pointer, NS::UInteger size, const MTL::IOFileHandle* sourceHandle, NS::UInteger sourceHandleOffset);
void pewter_MTLIOCommandBuffer_loadTexture_slice_level_size_sourceBytesPerRow_sourceBytesPerImage_destinationOrigin_sourceHandle_sourceHandleOffset_(MTL::IOCommandBuffer* self, const MTL::Texture* texture, NS::UInteger slice, NS::UInteger level, MTL::Size size, NS::UInteger sourceBytesPerRow, NS::UInteger sourceBytesPerImage, MTL::Origin destinationOrigin, const MTL::IOFileHandle* sourceHandle, NS::UInteger sourceHandleOffset);
void pewter_MTLIOCommandBuffer_popDebugGroup(MTL::IOCommandBuffer* self);
void pewter_MTLIOCommandBuffer_pushDebugGroup_(MTL::IOCommandBuffer* self, const NS::String* string);
void pewter_MTLIOCommandBuffer_signalEvent_value_(MTL::IOCommandBuffer* self, const MTL::SharedEvent* event, std::uint64_t value);
MTL::IOStatus pewter_MTLIOCommandBuffer_status(const MTL::IOCommandBuffer* self);
void pewter_MTLIOCommandBuffer_tryCancel(MTL::IOCommandBuffer* self);
void pewter_MTLIOCommandBuffer_waitForEvent_value_(MTL::IOCommandBuffer* self, const MTL::SharedEvent* event, std::uint64_t value);
void pewter_MTLIOCommandBuffer_waitUntilCompleted(MTL::IOCommandBuffer* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class IOCommandBuffer : public NS::Referencing<IOCommandBuffer> {
 public:
  NS::String* label() const { return pewter_MTLIOCommandBuffer_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLIOCommandBuffer_setLabel_(this, label); }
  void addBarrier() { pewter_MTLIOCommandBuffer_addBarrier(this); }
  void addCompletedHandler(const std::function<void(MTL::IOCommandBuffer*)>& block) { const NS::Private::Callback<MTL::IOCommandBuffer*> block_callback(block); pewter_MTLIOCommandBuffer_addCompletedHandler_(this, block_callback.context, block_callback.call, block_callback.release); }
#ifdef __BLOCKS__
  void addCompletedHandler(void (^block)(MTL::IOCommandBuffer*)) { const NS::Private::Callback<MTL::IOCommandBuffer*> block_callback(block); pewter_MTLIOCommandBuffer_addCompletedHandler_(this, block_callback.context, block_callback.call, block_callback.release); }
#endif
  void commit() { pewter_MTLIOCommandBuffer_commit(this); }
  void copyStatusToBuffer(const MTL::Buffer* buffer, NS::UInteger offset) { pewter_MTLIOCommandBuffer_copyStatusToBuffer_offset_(this, buffer, offset); }
  void enqueue() { pewter_MTLIOCommandBuffer_enqueue(this); }
  NS::Error* error() const { return pewter_MTLIOCommandBuffer_error(this); }
  void loadBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger size, const MTL::IOFileHandle* sourceHandle, NS::UInteger sourceHandleOffset) { pewter_MTLIOCommandBuffer_loadBuffer_offset_size_sourceHandle_sourceHandleOffset_(this, buffer, offset, size, sourceHandle, sourceHandleOffset); }
  void loadBytes(const void* pointer, NS::UInteger size, const MTL::IOFileHandle* sourceHandle, NS::UInteger sourceHandleOffset) { pewter_MTLIOCommandBuffer_loadBytes_size_sourceHandle_sourceHandleOffset_(this, pointer, size, sourceHandle, sourceHandleOffset); }
  void loadTexture(const MTL::Texture* texture, NS::UInteger slice, NS::UInteger level, MTL::Size size, NS::UInteger sourceBytesPerRow, NS::UInteger sourceBytesPerImage, MTL::Origin destinationOrigin, const MTL::IOFileHandle* sourceHandle, NS::UInteger sourceHandleOffset) { pewter_MTLIOCommandBuffer_loadTexture_slice_level_size_sourceBytesPerRow_sourceBytesPerImage_destinationOrigin_sourceHandle_sourceHandleOffset_(this, texture, slice, level, size, sourceBytesPerRow, sourceBytesPerImage, destinationOrigin, sourceHandle, sourceHandleOffset); }
  void popDebugGroup() { pewter_MTLIOCommandBuffer_popDebugGroup(this); }
  void pushDebugGroup(const NS::String* string) { pewter_MTLIOCommandBuffer_pushDebugGroup_(this, string); }
  void signalEvent(const MTL::SharedEvent* event, std::uint64_t value) { pewter_MTLIOCommandBuffer_signalEvent_value_(this, event, value); }
  MTL::IOStatus status() const { return pewter_MTLIOCommandBuffer_status(this); }
  void tryCancel() { pewter_MTLIOCommandBuffer_tryCancel(this); }
  void wait(const MTL::SharedEvent* event, std::uint64_t value) { pewter_MTLIOCommandBuffer_waitForEvent_value_(this, event, value); }
  void waitUntilCompleted() { pewter_MTLIOCommandBuffer_waitUntilCompleted(this); }
};
}  // namespace MTL
