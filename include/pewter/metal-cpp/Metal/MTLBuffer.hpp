// Generated from kernels/metal/interface/Metal/MTLBuffer.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTLResource.hpp"

namespace MTL {
class Buffer;
enum BufferSparseTier : NS::Integer;
class Device;
class Resource;
class Tensor;
class TensorDescriptor;
class Texture;
class TextureDescriptor;
}
namespace NS {
class Error;
class String;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
void pewter_MTLBuffer_addDebugMarker_range_(MTL::Buffer* self, const NS::String* marker, NS::Range range);
void* pewter_MTLBuffer_contents(MTL::Buffer* self);
void pewter_MTLBuffer_didModifyRange_(MTL::Buffer* self, NS::Range range);
MTL::GPUAddress pewter_MTLBuffer_gpuAddress(const MTL::Buffer* self);
NS::UInteger pewter_MTLBuffer_length(const MTL::Buffer* self);
MTL::Buffer* pewter_MTLBuffer_newRemoteBufferViewForDevice_(MTL::Buffer* self, const MTL::Device* device);
MTL::Tensor* pewter_MTLBuffer_newTensorWithDescriptor_offset_error_(MTL::Buffer* self, const MTL::TensorDescriptor* descriptor, NS::UInteger offset, NS::Error** error);
MTL::Texture* pewter_MTLBuffer_newTextureWithDescriptor_offset_bytesPerRow_(MTL::Buffer* self, const MTL::TextureDescriptor* descriptor, NS::UInteger offset, NS::UInteger bytesPerRow);
MTL::Buffer* pewter_MTLBuffer_remoteStorageBuffer(const MTL::Buffer* self);
void pewter_MTLBuffer_removeAllDebugMarkers(MTL::Buffer* self);
MTL::BufferSparseTier pewter_MTLBuffer_sparseBufferTier(const MTL::Buffer* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class Buffer : public NS::Referencing<Buffer, Resource> {
 public:
  void addDebugMarker(const NS::String* marker, NS::Range range) { pewter_MTLBuffer_addDebugMarker_range_(this, marker, range); }
  void* contents() { return pewter_MTLBuffer_contents(this); }
  void didModifyRange(NS::Range range) { pewter_MTLBuffer_didModifyRange_(this, range); }
  MTL::GPUAddress gpuAddress() const { return pewter_MTLBuffer_gpuAddress(this); }
  NS::UInteger length() const { return pewter_MTLBuffer_length(this); }
  MTL::Buffer* newRemoteBufferViewForDevice(const MTL::Device* device) { return pewter_MTLBuffer_newRemoteBufferViewForDevice_(this, device); }
  MTL::Tensor* newTensor(const MTL::TensorDescriptor* descriptor, NS::UInteger offset, NS::Error** error) { return pewter_MTLBuffer_newTensorWithDescriptor_offset_error_(this, descriptor, offset, error); }
  MTL::Texture* newTexture(const MTL::TextureDescriptor* descriptor, NS::UInteger offset, NS::UInteger bytesPerRow) { return pewter_MTLBuffer_newTextureWithDescriptor_offset_bytesPerRow_(this, descriptor, offset, bytesPerRow); }
  MTL::Buffer* remoteStorageBuffer() const { return pewter_MTLBuffer_remoteStorageBuffer(this); }
  void removeAllDebugMarkers() { pewter_MTLBuffer_removeAllDebugMarkers(this); }
  MTL::BufferSparseTier sparseBufferTier() const { return pewter_MTLBuffer_sparseBufferTier(this); }
};
}  // namespace MTL
