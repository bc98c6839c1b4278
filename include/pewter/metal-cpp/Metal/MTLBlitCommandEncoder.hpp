// Copies between buffers and textures.
#pragma once

#include "../Foundation/NSTypes.hpp"
#include "MTLCommandEncoder.hpp"
#include "MTLResource.hpp"
#include "MTLTypes.hpp"

namespace MTL {

class Buffer;
class Fence;
class Texture;

/// Copies beyond a buffer or texture are the command buffer's error.
class BlitCommandEncoder : public NS::Referencing<BlitCommandEncoder, CommandEncoder> {
 public:
  virtual void copyFromBuffer(const Buffer* sourceBuffer, NS::UInteger sourceOffset,
                              const Buffer* destinationBuffer, NS::UInteger destinationOffset,
                              NS::UInteger size) = 0;
  virtual void copyFromBuffer(const Buffer* sourceBuffer, NS::UInteger sourceOffset,
                              NS::UInteger sourceBytesPerRow, NS::UInteger sourceBytesPerImage,
                              Size sourceSize, const Texture* destinationTexture,
                              NS::UInteger destinationSlice, NS::UInteger destinationLevel,
                              Origin destinationOrigin) = 0;
  virtual void copyFromTexture(const Texture* sourceTexture, NS::UInteger sourceSlice,
                               NS::UInteger sourceLevel, Origin sourceOrigin, Size sourceSize,
                               const Buffer* destinationBuffer, NS::UInteger destinationOffset,
                               NS::UInteger destinationBytesPerRow,
                               NS::UInteger destinationBytesPerImage) = 0;
  virtual void copyFromTexture(const Texture* sourceTexture, NS::UInteger sourceSlice,
                               NS::UInteger sourceLevel, Origin sourceOrigin, Size sourceSize,
                               const Texture* destinationTexture, NS::UInteger destinationSlice,
                               NS::UInteger destinationLevel, Origin destinationOrigin) = 0;
  virtual void copyFromTexture(const Texture* sourceTexture, const Texture* destinationTexture) = 0;
  virtual void fillBuffer(const Buffer* buffer, NS::Range range, std::uint8_t value) = 0;
  /// Nothing to do: the memory is one.
  virtual void synchronizeResource(const Resource* resource) = 0;
  virtual void synchronizeTexture(const Texture* texture, NS::UInteger slice, NS::UInteger level) = 0;
  virtual void optimizeContentsForCPUAccess(const Texture* texture) = 0;
  virtual void optimizeContentsForGPUAccess(const Texture* texture) = 0;
  virtual void updateFence(const Fence* fence) = 0;
  virtual void waitForFence(const Fence* fence) = 0;
};

}  // namespace MTL
