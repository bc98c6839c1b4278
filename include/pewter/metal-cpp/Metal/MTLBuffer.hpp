// Memory that kernels and the program share.
#pragma once

#include "MTLResource.hpp"

namespace MTL {

class Texture;
class TextureDescriptor;

class Buffer : public NS::Referencing<Buffer, Resource> {
 public:
  virtual NS::UInteger length() const = 0;
  virtual void* contents() = 0;
  /// Nothing to do: the memory is one.
  virtual void didModifyRange(NS::Range range) = 0;
  /// A texture whose pixels are the buffer's. nullptr where they do not lie within it.
  virtual Texture* newTexture(const TextureDescriptor* descriptor, NS::UInteger offset,
                              NS::UInteger bytesPerRow) = 0;
  virtual void addDebugMarker(const NS::String* marker, NS::Range range) = 0;
  virtual void removeAllDebugMarkers() = 0;
  /// The address that a kernel finds in an argument buffer.
  virtual std::uint64_t gpuAddress() const = 0;
};

}  // namespace MTL
