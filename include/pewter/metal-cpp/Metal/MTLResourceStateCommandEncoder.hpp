// Generated from kernels/metal/interface/Metal/MTLResourceStateCommandEncoder.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTLCommandEncoder.hpp"

namespace MTL {
class Buffer;
class CommandEncoder;
class Fence;
class ResourceStateCommandEncoder;
class Texture;
}
namespace MTL {
enum SparseTextureMappingMode : NS::UInteger {
  SparseTextureMappingModeMap = 0,
  SparseTextureMappingModeUnmap = 1,
};
struct MapIndirectArguments {
  std::uint32_t regionOriginX;
  std::uint32_t regionOriginY;
  std::uint32_t regionOriginZ;
  std::uint32_t regionSizeWidth;
  std::uint32_t regionSizeHeight;
  std::uint32_t regionSizeDepth;
  std::uint32_t mipMapLevel;
  std::uint32_t sliceId;
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
void pewter_MTLResourceStateCommandEncoder_moveTextureMappingsFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_(MTL::ResourceStateCommandEncoder* self, const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, MTL::Origin sourceOrigin, MTL::Size sourceSize, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, MTL::Origin destinationOrigin);
void pewter_MTLResourceStateCommandEncoder_updateFence_(MTL::ResourceStateCommandEncoder* self, const MTL::Fence* fence);
void pewter_MTLResourceStateCommandEncoder_updateTextureMapping_mode_region_mipLevel_slice_(MTL::ResourceStateCommandEncoder* self, const MTL::Texture* texture, const MTL::SparseTextureMappingMode mode, const MTL::Region region, const NS::UInteger mipLevel, const NS::UInteger slice);
void pewter_MTLResourceStateCommandEncoder_updateTextureMapping_mode_indirectBuffer_indirectBufferOffset_(MTL::ResourceStateCommandEncoder* self, const MTL::Texture* texture, const MTL::SparseTextureMappingMode mode, const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset);
void pewter_MTLResourceStateCommandEncoder_updateTextureMappings_mode_regions_mipLevels_slices_numRegions_(MTL::ResourceStateCommandEncoder* self, const MTL::Texture* texture, const MTL::SparseTextureMappingMode mode, const MTL::Region* regions, const NS::UInteger* mipLevels, const NS::UInteger* slices, NS::UInteger numRegions);
void pewter_MTLResourceStateCommandEncoder_waitForFence_(MTL::ResourceStateCommandEncoder* self, const MTL::Fence* fence);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class ResourceStateCommandEncoder : public NS::Referencing<ResourceStateCommandEncoder, CommandEncoder> {
 public:
  void moveTextureMappingsFromTexture(const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, MTL::Origin sourceOrigin, MTL::Size sourceSize, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, MTL::Origin destinationOrigin) { pewter_MTLResourceStateCommandEncoder_moveTextureMappingsFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_(this, sourceTexture, sourceSlice, sourceLevel, sourceOrigin, sourceSize, destinationTexture, destinationSlice, destinationLevel, destinationOrigin); }
  void updateFence(const MTL::Fence* fence) { pewter_MTLResourceStateCommandEncoder_updateFence_(this, fence); }
  void updateTextureMapping(const MTL::Texture* texture, const MTL::SparseTextureMappingMode mode, const MTL::Region region, const NS::UInteger mipLevel, const NS::UInteger slice) { pewter_MTLResourceStateCommandEncoder_updateTextureMapping_mode_region_mipLevel_slice_(this, texture, mode, region, mipLevel, slice); }
  void updateTextureMapping(const MTL::Texture* texture, const MTL::SparseTextureMappingMode mode, const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset) { pewter_MTLResourceStateCommandEncoder_updateTextureMapping_mode_indirectBuffer_indirectBufferOffset_(this, texture, mode, indirectBuffer, indirectBufferOffset); }
  void updateTextureMappings(const MTL::Texture* texture, const MTL::SparseTextureMappingMode mode, const MTL::Region* regions, const NS::UInteger* mipLevels, const NS::UInteger* slices, NS::UInteger numRegions) { pewter_MTLResourceStateCommandEncoder_updateTextureMappings_mode_regions_mipLevels_slices_numRegions_(this, texture, mode, regions, mipLevels, slices, numRegions); }
  void waitForFence(const MTL::Fence* fence) { pewter_MTLResourceStateCommandEncoder_waitForFence_(this, fence); }
};
}  // namespace MTL
