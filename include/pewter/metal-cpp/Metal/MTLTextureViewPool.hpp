// Generated from kernels/metal/interface/Metal/MTLTextureViewPool.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTLResourceViewPool.hpp"

namespace MTL {
class Buffer;
class ResourceViewPool;
class Texture;
class TextureDescriptor;
class TextureViewDescriptor;
class TextureViewPool;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::ResourceID pewter_MTLTextureViewPool_setTextureView_atIndex_(MTL::TextureViewPool* self, const MTL::Texture* texture, NS::UInteger index);
MTL::ResourceID pewter_MTLTextureViewPool_setTextureView_descriptor_atIndex_(MTL::TextureViewPool* self, const MTL::Texture* texture, const MTL::TextureViewDescriptor* descriptor, NS::UInteger index);
MTL::ResourceID pewter_MTLTextureViewPool_setTextureViewFromBuffer_descriptor_offset_bytesPerRow_atIndex_(MTL::TextureViewPool* self, const MTL::Buffer* buffer, const MTL::TextureDescriptor* descriptor, NS::UInteger offset, NS::UInteger bytesPerRow, NS::UInteger index);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class TextureViewPool : public NS::Referencing<TextureViewPool, ResourceViewPool> {
 public:
  MTL::ResourceID setTextureView(const MTL::Texture* texture, NS::UInteger index) { return pewter_MTLTextureViewPool_setTextureView_atIndex_(this, texture, index); }
  MTL::ResourceID setTextureView(const MTL::Texture* texture, const MTL::TextureViewDescriptor* descriptor, NS::UInteger index) { return pewter_MTLTextureViewPool_setTextureView_descriptor_atIndex_(this, texture, descriptor, index); }
  MTL::ResourceID setTextureViewFromBuffer(const MTL::Buffer* buffer, const MTL::TextureDescriptor* descriptor, NS::UInteger offset, NS::UInteger bytesPerRow, NS::UInteger index) { return pewter_MTLTextureViewPool_setTextureViewFromBuffer_descriptor_offset_bytesPerRow_atIndex_(this, buffer, descriptor, offset, bytesPerRow, index); }
};
}  // namespace MTL
