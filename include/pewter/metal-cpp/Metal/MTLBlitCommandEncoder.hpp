// Generated from kernels/metal/interface/Metal/MTLBlitCommandEncoder.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTLCommandEncoder.hpp"

namespace MTL {
class BlitCommandEncoder;
class Buffer;
class CommandEncoder;
class CounterSampleBuffer;
class Fence;
class IndirectCommandBuffer;
class Resource;
class Tensor;
class TensorExtents;
class Texture;
}
namespace MTL {
using BlitOption = NS::UInteger;
enum : NS::UInteger {
  BlitOptionNone = 0,
  BlitOptionDepthFromDepthStencil = 1,
  BlitOptionStencilFromDepthStencil = 2,
  BlitOptionRowLinearPVRTC = 4,
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
void pewter_MTLBlitCommandEncoder_copyFromBuffer_sourceOffset_sourceBytesPerRow_sourceBytesPerImage_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_(MTL::BlitCommandEncoder* self, const MTL::Buffer* sourceBuffer, NS::UInteger sourceOffset, NS::UInteger sourceBytesPerRow, NS::UInteger sourceBytesPerImage, MTL::Size sourceSize, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, MTL::Origin destinationOrigin);
void pewter_MTLBlitCommandEncoder_copyFromBuffer_sourceOffset_sourceBytesPerRow_sourceBytesPerImage_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_options_(MTL::BlitCommandEncoder* self, const MTL::Buffer* sourceBuffer, NS::UInteger sourceOffset, NS::UInteger sourceBytesPerRow, NS::UInteger sourceBytesPerImage, MTL::Size sourceSize, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, MTL::Origin destinationOrigin, MTL::BlitOption options);
void pewter_MTLBlitCommandEncoder_copyFromBuffer_sourceOffset_toBuffer_destinationOffset_size_(MTL::BlitCommandEncoder* self, const MTL::Buffer* sourceBuffer, NS::UInteger sourceOffset, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset, NS::UInteger size);
void pewter_MTLBlitCommandEncoder_copyFromTensor_sourceOrigin_sourceDimensions_toTensor_destinationOrigin_destinationDimensions_(MTL::BlitCommandEncoder* self, const MTL::Tensor* sourceTensor, const MTL::TensorExtents* sourceOrigin, const MTL::TensorExtents* sourceDimensions, const MTL::Tensor* destinationTensor, const MTL::TensorExtents* destinationOrigin, const MTL::TensorExtents* destinationDimensions);
void pewter_MTLBlitCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_(MTL::BlitCommandEncoder* self, const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, MTL::Origin sourceOrigin, MTL::Size sourceSize, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, MTL::Origin destinationOrigin);
void pewter_MTLBlitCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toBuffer_destinationOffset_destinationBytesPerRow_destinationBytesPerImage_(MTL::BlitCommandEncoder* self, const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, MTL::Origin sourceOrigin, MTL::Size sourceSize, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset, NS::UInteger destinationBytesPerRow, NS::UInteger destinationBytesPerImage);
void pewter_MTLBlitCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toBuffer_destinationOffset_destinationBytesPerRow_destinationBytesPerImage_options_(MTL::BlitCommandEncoder* self, const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, MTL::Origin sourceOrigin, MTL::Size sourceSize, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset, NS::UInteger destinationBytesPerRow, NS::UInteger destinationBytesPerImage, MTL::BlitOption options);
void pewter_MTLBlitCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_toTexture_destinationSlice_destinationLevel_sliceCount_levelCount_(MTL::BlitCommandEncoder* self, const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, NS::UInteger sliceCount, NS::UInteger levelCount);
void pewter_MTLBlitCommandEncoder_copyFromTexture_toTexture_(MTL::BlitCommandEncoder* self, const MTL::Texture* sourceTexture, const MTL::Texture* destinationTexture);
void pewter_MTLBlitCommandEncoder_copyIndirectCommandBuffer_sourceRange_destination_destinationIndex_(MTL::BlitCommandEncoder* self, const MTL::IndirectCommandBuffer* source, NS::Range sourceRange, const MTL::IndirectCommandBuffer* destination, NS::UInteger destinationIndex);
void pewter_MTLBlitCommandEncoder_fillBuffer_range_value_(MTL::BlitCommandEncoder* self, const MTL::Buffer* buffer, NS::Range range, std::uint8_t value);
void pewter_MTLBlitCommandEncoder_generateMipmapsForTexture_(MTL::BlitCommandEncoder* self, const MTL::Texture* texture);
void pewter_MTLBlitCommandEncoder_getTextureAccessCounters_region_mipLevel_slice_resetCounters_countersBuffer_countersBufferOffset_(MTL::BlitCommandEncoder* self, const MTL::Texture* texture, MTL::Region region, NS::UInteger mipLevel, NS::UInteger slice, bool resetCounters, const MTL::Buffer* countersBuffer, NS::UInteger countersBufferOffset);
void pewter_MTLBlitCommandEncoder_optimizeContentsForCPUAccess_(MTL::BlitCommandEncoder* self, const MTL::Texture* texture);
void pewter_MTLBlitCommandEncoder_optimizeContentsForCPUAccess_slice_level_(MTL::BlitCommandEncoder* self, const MTL::Texture* texture, NS::UInteger slice, NS::UInteger level);
void pewter_MTLBlitCommandEncoder_optimizeContentsForGPUAccess_(MTL::BlitCommandEncoder* self, const MTL::Texture* texture);
void pewter_MTLBlitCommandEncoder_optimizeContentsForGPUAccess_slice_level_(MTL::BlitCommandEncoder* self, const MTL::Texture* texture, NS::UInteger slice, NS::UInteger level);
void pewter_MTLBlitCommandEncoder_optimizeIndirectCommandBuffer_withRange_(MTL::BlitCommandEncoder* self, const MTL::IndirectCommandBuffer* indirectCommandBuffer, NS::Range range);
void pewter_MTLBlitCommandEncoder_resetCommandsInBuffer_withRange_(MTL::BlitCommandEncoder* self, const MTL::IndirectCommandBuffer* buffer, NS::Range range);
void pewter_MTLBlitCommandEncoder_resetTextureAccessCounters_region_mipLevel_slice_(MTL::BlitCommandEncoder* self, const MTL::Texture* texture, MTL::Region region, NS::UInteger mipLevel, NS::UInteger slice);
void pewter_MTLBlitCommandEncoder_resolveCounters_inRange_destinationBuffer_destinationOffset_(MTL::BlitCommandEncoder* self, const MTL::CounterSampleBuffer* sampleBuffer, NS::Range range, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset);
void pewter_MTLBlitCommandEncoder_sampleCountersInBuffer_atSampleIndex_withBarrier_(MTL::BlitCommandEncoder* self, const MTL::CounterSampleBuffer* sampleBuffer, NS::UInteger sampleIndex, bool barrier);
void pewter_MTLBlitCommandEncoder_synchronizeResource_(MTL::BlitCommandEncoder* self, const MTL::Resource* resource);
void pewter_MTLBlitCommandEncoder_synchronizeTexture_slice_level_(MTL::BlitCommandEncoder* self, const MTL::Texture* texture, NS::UInteger slice, NS::UInteger level);
void pewter_MTLBlitCommandEncoder_updateFence_(MTL::BlitCommandEncoder* self, const MTL::Fence* fence);
void pewter_MTLBlitCommandEncoder_waitForFence_(MTL::BlitCommandEncoder* self, const MTL::Fence* fence);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class BlitCommandEncoder : public NS::Referencing<BlitCommandEncoder, CommandEncoder> {
 public:
  void copyFromBuffer(const MTL::Buffer* sourceBuffer, NS::UInteger sourceOffset, NS::UInteger sourceBytesPerRow, NS::UInteger sourceBytesPerImage, MTL::Size sourceSize, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, MTL::Origin destinationOrigin) { pewter_MTLBlitCommandEncoder_copyFromBuffer_sourceOffset_sourceBytesPerRow_sourceBytesPerImage_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_(this, sourceBuffer, sourceOffset, sourceBytesPerRow, sourceBytesPerImage, sourceSize, destinationTexture, destinationSlice, destinationLevel, destinationOrigin); }
  void copyFromBuffer(const MTL::Buffer* sourceBuffer, NS::UInteger sourceOffset, NS::UInteger sourceBytesPerRow, NS::UInteger sourceBytesPerImage, MTL::Size sourceSize, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, MTL::Origin destinationOrigin, MTL::BlitOption options) { pewter_MTLBlitCommandEncoder_copyFromBuffer_sourceOffset_sourceBytesPerRow_sourceBytesPerImage_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_options_(this, sourceBuffer, sourceOffset, sourceBytesPerRow, sourceBytesPerImage, sourceSize, destinationTexture, destinationSlice, destinationLevel, destinationOrigin, options); }
  void copyFromBuffer(const MTL::Buffer* sourceBuffer, NS::UInteger sourceOffset, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset, NS::UInteger size) { pewter_MTLBlitCommandEncoder_copyFromBuffer_sourceOffset_toBuffer_destinationOffset_size_(this, sourceBuffer, sourceOffset, destinationBuffer, destinationOffset, size); }
  void copyFromTensor(const MTL::Tensor* sourceTensor, const MTL::TensorExtents* sourceOrigin, const MTL::TensorExtents* sourceDimensions, const MTL::Tensor* destinationTensor, const MTL::TensorExtents* destinationOrigin, const MTL::TensorExtents* destinationDimensions) { pewter_MTLBlitCommandEncoder_copyFromTensor_sourceOrigin_sourceDimensions_toTensor_destinationOrigin_destinationDimensions_(this, sourceTensor, sourceOrigin, sourceDimensions, destinationTensor, destinationOrigin, destinationDimensions); }
  void copyFromTexture(const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, MTL::Origin sourceOrigin, MTL::Size sourceSize, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, MTL::Origin destinationOrigin) { pewter_MTLBlitCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toTexture_destinationSlice_destinationLevel_destinationOrigin_(this, sourceTexture, sourceSlice, sourceLevel, sourceOrigin, sourceSize, destinationTexture, destinationSlice, destinationLevel, destinationOrigin); }
  void copyFromTexture(const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, MTL::Origin sourceOrigin, MTL::Size sourceSize, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset, NS::UInteger destinationBytesPerRow, NS::UInteger destinationBytesPerImage) { pewter_MTLBlitCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toBuffer_destinationOffset_destinationBytesPerRow_destinationBytesPerImage_(this, sourceTexture, sourceSlice, sourceLevel, sourceOrigin, sourceSize, destinationBuffer, destinationOffset, destinationBytesPerRow, destinationBytesPerImage); }
  void copyFromTexture(const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, MTL::Origin sourceOrigin, MTL::Size sourceSize, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset, NS::UInteger destinationBytesPerRow, NS::UInteger destinationBytesPerImage, MTL::BlitOption options) { pewter_MTLBlitCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_sourceOrigin_sourceSize_toBuffer_destinationOffset_destinationBytesPerRow_destinationBytesPerImage_options_(this, sourceTexture, sourceSlice, sourceLevel, sourceOrigin, sourceSize, destinationBuffer, destinationOffset, destinationBytesPerRow, destinationBytesPerImage, options); }
  void copyFromTexture(const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, NS::UInteger sliceCount, NS::UInteger levelCount) { pewter_MTLBlitCommandEncoder_copyFromTexture_sourceSlice_sourceLevel_toTexture_destinationSlice_destinationLevel_sliceCount_levelCount_(this, sourceTexture, sourceSlice, sourceLevel, destinationTexture, destinationSlice, destinationLevel, sliceCount, levelCount); }
  void copyFromTexture(const MTL::Texture* sourceTexture, const MTL::Texture* destinationTexture) { pewter_MTLBlitCommandEncoder_copyFromTexture_toTexture_(this, sourceTexture, destinationTexture); }
  void copyIndirectCommandBuffer(const MTL::IndirectCommandBuffer* source, NS::Range sourceRange, const MTL::IndirectCommandBuffer* destination, NS::UInteger destinationIndex) { pewter_MTLBlitCommandEncoder_copyIndirectCommandBuffer_sourceRange_destination_destinationIndex_(this, source, sourceRange, destination, destinationIndex); }
  void fillBuffer(const MTL::Buffer* buffer, NS::Range range, std::uint8_t value) { pewter_MTLBlitCommandEncoder_fillBuffer_range_value_(this, buffer, range, value); }
  void generateMipmaps(const MTL::Texture* texture) { pewter_MTLBlitCommandEncoder_generateMipmapsForTexture_(this, texture); }
  void getTextureAccessCounters(const MTL::Texture* texture, MTL::Region region, NS::UInteger mipLevel, NS::UInteger slice, bool resetCounters, const MTL::Buffer* countersBuffer, NS::UInteger countersBufferOffset) { pewter_MTLBlitCommandEncoder_getTextureAccessCounters_region_mipLevel_slice_resetCounters_countersBuffer_countersBufferOffset_(this, texture, region, mipLevel, slice, resetCounters, countersBuffer, countersBufferOffset); }
  void optimizeContentsForCPUAccess(const MTL::Texture* texture) { pewter_MTLBlitCommandEncoder_optimizeContentsForCPUAccess_(this, texture); }
  void optimizeContentsForCPUAccess(const MTL::Texture* texture, NS::UInteger slice, NS::UInteger level) { pewter_MTLBlitCommandEncoder_optimizeContentsForCPUAccess_slice_level_(this, texture, slice, level); }
  void optimizeContentsForGPUAccess(const MTL::Texture* texture) { pewter_MTLBlitCommandEncoder_optimizeContentsForGPUAccess_(this, texture); }
  void optimizeContentsForGPUAccess(const MTL::Texture* texture, NS::UInteger slice, NS::UInteger level) { pewter_MTLBlitCommandEncoder_optimizeContentsForGPUAccess_slice_level_(this, texture, slice, level); }
  void optimizeIndirectCommandBuffer(const MTL::IndirectCommandBuffer* indirectCommandBuffer, NS::Range range) { pewter_MTLBlitCommandEncoder_optimizeIndirectCommandBuffer_withRange_(this, indirectCommandBuffer, range); }
  void resetCommandsInBuffer(const MTL::IndirectCommandBuffer* buffer, NS::Range range) { pewter_MTLBlitCommandEncoder_resetCommandsInBuffer_withRange_(this, buffer, range); }
  void resetTextureAccessCounters(const MTL::Texture* texture, MTL::Region region, NS::UInteger mipLevel, NS::UInteger slice) { pewter_MTLBlitCommandEncoder_resetTextureAccessCounters_region_mipLevel_slice_(this, texture, region, mipLevel, slice); }
  void resolveCounters(const MTL::CounterSampleBuffer* sampleBuffer, NS::Range range, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset) { pewter_MTLBlitCommandEncoder_resolveCounters_inRange_destinationBuffer_destinationOffset_(this, sampleBuffer, range, destinationBuffer, destinationOffset); }
  void sampleCountersInBuffer(const MTL::CounterSampleBuffer* sampleBuffer, NS::UInteger sampleIndex, bool barrier) { pewter_MTLBlitCommandEncoder_sampleCountersInBuffer_atSampleIndex_withBarrier_(this, sampleBuffer, sampleIndex, barrier); }
  void synchronizeResource(const MTL::Resource* resource) { pewter_MTLBlitCommandEncoder_synchronizeResource_(this, resource); }
  void synchronizeTexture(const MTL::Texture* texture, NS::UInteger slice, NS::UInteger level) { pewter_MTLBlitCommandEncoder_synchronizeTexture_slice_level_(this, texture, slice, level); }
  void updateFence(const MTL::Fence* fence) { pewter_MTLBlitCommandEncoder_updateFence_(this, fence); }
  void waitForFence(const MTL::Fence* fence) { pewter_MTLBlitCommandEncoder_waitForFence_(this, fence); }
};
}  // namespace MTL
