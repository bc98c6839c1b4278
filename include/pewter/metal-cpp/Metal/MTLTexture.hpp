// Generated from kernels/metal/interface/Metal/MTLTexture.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTLResource.hpp"

namespace MTL {
class Buffer;
enum CPUCacheMode : NS::UInteger;
class Device;
enum HazardTrackingMode : NS::UInteger;
enum PixelFormat : NS::UInteger;
class Resource;
using ResourceOptions = NS::UInteger;
class SharedTextureHandle;
enum SparsePageSize : NS::Integer;
enum StorageMode : NS::UInteger;
class Texture;
class TextureDescriptor;
enum TextureSparseTier : NS::Integer;
class TextureViewDescriptor;
}
namespace NS {
class String;
}
namespace MTL {
enum TextureType : NS::UInteger {
  TextureType1D = 0,
  TextureType1DArray = 1,
  TextureType2D = 2,
  TextureType2DArray = 3,
  TextureType2DMultisample = 4,
  TextureTypeCube = 5,
  TextureTypeCubeArray = 6,
  TextureType3D = 7,
  TextureType2DMultisampleArray = 8,
  TextureTypeTextureBuffer = 9,
};
enum TextureSwizzle : std::uint8_t {
  TextureSwizzleZero = 0,
  TextureSwizzleOne = 1,
  TextureSwizzleRed = 2,
  TextureSwizzleGreen = 3,
  TextureSwizzleBlue = 4,
  TextureSwizzleAlpha = 5,
};
enum TextureCompressionType : NS::Integer {
  TextureCompressionTypeLossless = 0,
  TextureCompressionTypeLossy = 1,
};
using TextureUsage = NS::UInteger;
enum : NS::UInteger {
  TextureUsageUnknown = 0,
  TextureUsageShaderRead = 1,
  TextureUsageShaderWrite = 2,
  TextureUsageRenderTarget = 4,
  TextureUsagePixelFormatView = 16,
  TextureUsageShaderAtomic = 32,
};
struct TextureSwizzleChannels {
  static constexpr TextureSwizzleChannels Make(MTL::TextureSwizzle red_, MTL::TextureSwizzle green_, MTL::TextureSwizzle blue_, MTL::TextureSwizzle alpha_) { return TextureSwizzleChannels(red_, green_, blue_, alpha_); }
  constexpr TextureSwizzleChannels() = default;
  constexpr TextureSwizzleChannels(MTL::TextureSwizzle red_, MTL::TextureSwizzle green_, MTL::TextureSwizzle blue_, MTL::TextureSwizzle alpha_) : red(red_), green(green_), blue(blue_), alpha(alpha_) {}
  MTL::TextureSwizzle red = {};
  MTL::TextureSwizzle green = {};
  MTL::TextureSwizzle blue = {};
  MTL::TextureSwizzle alpha = {};
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::SharedTextureHandle* pewter_MTLSharedTextureHandle_alloc();
MTL::SharedTextureHandle* pewter_MTLSharedTextureHandle_init(MTL::SharedTextureHandle* self);
MTL::Device* pewter_MTLSharedTextureHandle_device(const MTL::SharedTextureHandle* self);
NS::String* pewter_MTLSharedTextureHandle_label(const MTL::SharedTextureHandle* self);
MTL::TextureDescriptor* pewter_MTLTextureDescriptor_alloc();
MTL::TextureDescriptor* pewter_MTLTextureDescriptor_texture2DDescriptorWithPixelFormat_width_height_mipmapped_(MTL::PixelFormat pixelFormat, NS::UInteger width, NS::UInteger height, bool mipmapped);
MTL::TextureDescriptor* pewter_MTLTextureDescriptor_textureBufferDescriptorWithPixelFormat_width_resourceOptions_usage_(MTL::PixelFormat pixelFormat, NS::UInteger width, MTL::ResourceOptions resourceOptions, MTL::TextureUsage usage);
MTL::TextureDescriptor* pewter_MTLTextureDescriptor_textureCubeDescriptorWithPixelFormat_size_mipmapped_(MTL::PixelFormat pixelFormat, NS::UInteger size, bool mipmapped);
MTL::TextureDescriptor* pewter_MTLTextureDescriptor_init(MTL::TextureDescriptor* self);
bool pewter_MTLTextureDescriptor_allowGPUOptimizedContents(const MTL::TextureDescriptor* self);
void pewter_MTLTextureDescriptor_setAllowGPUOptimizedContents_(MTL::TextureDescriptor* self, bool allowGPUOptimizedContents);
NS::UInteger pewter_MTLTextureDescriptor_arrayLength(const MTL::TextureDescriptor* self);
void pewter_MTLTextureDescriptor_setArrayLength_(MTL::TextureDescriptor* self, NS::UInteger arrayLength);
MTL::TextureCompressionType pewter_MTLTextureDescriptor_compressionType(const MTL::TextureDescriptor* self);
void pewter_MTLTextureDescriptor_setCompressionType_(MTL::TextureDescriptor* self, MTL::TextureCompressionType compressionType);
MTL::CPUCacheMode pewter_MTLTextureDescriptor_cpuCacheMode(const MTL::TextureDescriptor* self);
void pewter_MTLTextureDescriptor_setCpuCacheMode_(MTL::TextureDescriptor* self, MTL::CPUCacheMode cpuCacheMode);
NS::UInteger pewter_MTLTextureDescriptor_depth(const MTL::TextureDescriptor* self);
void pewter_MTLTextureDescriptor_setDepth_(MTL::TextureDescriptor* self, NS::UInteger depth);
MTL::HazardTrackingMode pewter_MTLTextureDescriptor_hazardTrackingMode(const MTL::TextureDescriptor* self);
void pewter_MTLTextureDescriptor_setHazardTrackingMode_(MTL::TextureDescriptor* self, MTL::HazardTrackingMode hazardTrackingMode);
NS::UInteger pewter_MTLTextureDescriptor_height(const MTL::TextureDescriptor* self);
void pewter_MTLTextureDescriptor_setHeight_(MTL::TextureDescriptor* self, NS::UInteger height);
NS::UInteger pewter_MTLTextureDescriptor_mipmapLevelCount(const MTL::TextureDescriptor* self);
void pewter_MTLTextureDescriptor_setMipmapLevelCount_(MTL::TextureDescriptor* self, NS::UInteger mipmapLevelCount);
MTL::PixelFormat pewter_MTLTextureDescriptor_pixelFormat(const MTL::TextureDescriptor* self);
void pewter_MTLTextureDescriptor_setPixelFormat_(MTL::TextureDescriptor* self, MTL::PixelFormat pixelFormat);
MTL::SparsePageSize pewter_MTLTextureDescriptor_placementSparsePageSize(const MTL::TextureDescriptor* self);
void pewter_MTLTextureDescriptor_setPlacementSparsePageSize_(MTL::TextureDescriptor* self, MTL::SparsePageSize placementSparsePageSize);
MTL::ResourceOptions pewter_MTLTextureDescriptor_resourceOptions(const MTL::TextureDescriptor* self);
void pewter_MTLTextureDescriptor_setResourceOptions_(MTL::TextureDescriptor* self, MTL::ResourceOptions resourceOptions);
NS::UInteger pewter_MTLTextureDescriptor_sampleCount(const MTL::TextureDescriptor* self);
void pewter_MTLTextureDescriptor_setSampleCount_(MTL::TextureDescriptor* self, NS::UInteger sampleCount);
MTL::StorageMode pewter_MTLTextureDescriptor_storageMode(const MTL::TextureDescriptor* self);
void pewter_MTLTextureDescriptor_setStorageMode_(MTL::TextureDescriptor* self, MTL::StorageMode storageMode);
MTL::TextureSwizzleChannels pewter_MTLTextureDescriptor_swizzle(const MTL::TextureDescriptor* self);
void pewter_MTLTextureDescriptor_setSwizzle_(MTL::TextureDescriptor* self, MTL::TextureSwizzleChannels swizzle);
MTL::TextureType pewter_MTLTextureDescriptor_textureType(const MTL::TextureDescriptor* self);
void pewter_MTLTextureDescriptor_setTextureType_(MTL::TextureDescriptor* self, MTL::TextureType textureType);
MTL::TextureUsage pewter_MTLTextureDescriptor_usage(const MTL::TextureDescriptor* self);
void pewter_MTLTextureDescriptor_setUsage_(MTL::TextureDescriptor* self, MTL::TextureUsage usage);
NS::UInteger pewter_MTLTextureDescriptor_width(const MTL::TextureDescriptor* self);
void pewter_MTLTextureDescriptor_setWidth_(MTL::TextureDescriptor* self, NS::UInteger width);
MTL::TextureViewDescriptor* pewter_MTLTextureViewDescriptor_alloc();
MTL::TextureViewDescriptor* pewter_MTLTextureViewDescriptor_init(MTL::TextureViewDescriptor* self);
NS::Range pewter_MTLTextureViewDescriptor_levelRange(const MTL::TextureViewDescriptor* self);
void pewter_MTLTextureViewDescriptor_setLevelRange_(MTL::TextureViewDescriptor* self, NS::Range levelRange);
MTL::PixelFormat pewter_MTLTextureViewDescriptor_pixelFormat(const MTL::TextureViewDescriptor* self);
void pewter_MTLTextureViewDescriptor_setPixelFormat_(MTL::TextureViewDescriptor* self, MTL::PixelFormat pixelFormat);
NS::Range pewter_MTLTextureViewDescriptor_sliceRange(const MTL::TextureViewDescriptor* self);
void pewter_MTLTextureViewDescriptor_setSliceRange_(MTL::TextureViewDescriptor* self, NS::Range sliceRange);
MTL::TextureSwizzleChannels pewter_MTLTextureViewDescriptor_swizzle(const MTL::TextureViewDescriptor* self);
void pewter_MTLTextureViewDescriptor_setSwizzle_(MTL::TextureViewDescriptor* self, MTL::TextureSwizzleChannels swizzle);
MTL::TextureType pewter_MTLTextureViewDescriptor_textureType(const MTL::TextureViewDescriptor* self);
void pewter_MTLTextureViewDescriptor_setTextureType_(MTL::TextureViewDescriptor* self, MTL::TextureType textureType);
bool pewter_MTLTexture_allowGPUOptimizedContents(const MTL::Texture* self);
NS::UInteger pewter_MTLTexture_arrayLength(const MTL::Texture* self);
MTL::Buffer* pewter_MTLTexture_buffer(const MTL::Texture* self);
NS::UInteger pewter_MTLTexture_bufferBytesPerRow(const MTL::Texture* self);
NS::UInteger pewter_MTLTexture_bufferOffset(const MTL::Texture* self);
MTL::TextureCompressionType pewter_MTLTexture_compressionType(const MTL::Texture* self);
NS::UInteger pewter_MTLTexture_depth(const MTL::Texture* self);
NS::UInteger pewter_MTLTexture_firstMipmapInTail(const MTL::Texture* self);
bool pewter_MTLTexture_isFramebufferOnly(const MTL::Texture* self);
void pewter_MTLTexture_getBytes_bytesPerRow_bytesPerImage_fromRegion_mipmapLevel_slice_(MTL::Texture* self, void* pixelBytes, NS::UInteger bytesPerRow, NS::UInteger bytesPerImage, MTL::Region region, NS::UInteger level, NS::UInteger slice);
void pewter_MTLTexture_getBytes_bytesPerRow_fromRegion_mipmapLevel_(MTL::Texture* self, void* pixelBytes, NS::UInteger bytesPerRow, MTL::Region region, NS::UInteger level);
MTL::ResourceID pewter_MTLTexture_gpuResourceID(const MTL::Texture* self);
NS::UInteger pewter_MTLTexture_height(const MTL::Texture* self);
IOSurfaceRef pewter_MTLTexture_iosurface(const MTL::Texture* self);
NS::UInteger pewter_MTLTexture_iosurfacePlane(const MTL::Texture* self);
bool pewter_MTLTexture_isShareable(const MTL::Texture* self);
bool pewter_MTLTexture_isSparse(const MTL::Texture* self);
NS::UInteger pewter_MTLTexture_mipmapLevelCount(const MTL::Texture* self);
MTL::Texture* pewter_MTLTexture_newRemoteTextureViewForDevice_(MTL::Texture* self, const MTL::Device* device);
MTL::SharedTextureHandle* pewter_MTLTexture_newSharedTextureHandle(MTL::Texture* self);
MTL::Texture* pewter_MTLTexture_newTextureViewWithPixelFormat_(MTL::Texture* self, MTL::PixelFormat pixelFormat);
MTL::Texture* pewter_MTLTexture_newTextureViewWithPixelFormat_textureType_levels_slices_(MTL::Texture* self, MTL::PixelFormat pixelFormat, MTL::TextureType textureType, NS::Range levelRange, NS::Range sliceRange);
MTL::Texture* pewter_MTLTexture_newTextureViewWithDescriptor_(MTL::Texture* self, const MTL::TextureViewDescriptor* descriptor);
MTL::Texture* pewter_MTLTexture_newTextureViewWithPixelFormat_textureType_levels_slices_swizzle_(MTL::Texture* self, MTL::PixelFormat pixelFormat, MTL::TextureType textureType, NS::Range levelRange, NS::Range sliceRange, MTL::TextureSwizzleChannels swizzle);
NS::UInteger pewter_MTLTexture_parentRelativeLevel(const MTL::Texture* self);
NS::UInteger pewter_MTLTexture_parentRelativeSlice(const MTL::Texture* self);
MTL::Texture* pewter_MTLTexture_parentTexture(const MTL::Texture* self);
MTL::PixelFormat pewter_MTLTexture_pixelFormat(const MTL::Texture* self);
MTL::Texture* pewter_MTLTexture_remoteStorageTexture(const MTL::Texture* self);
void pewter_MTLTexture_replaceRegion_mipmapLevel_slice_withBytes_bytesPerRow_bytesPerImage_(MTL::Texture* self, MTL::Region region, NS::UInteger level, NS::UInteger slice, const void* pixelBytes, NS::UInteger bytesPerRow, NS::UInteger bytesPerImage);
void pewter_MTLTexture_replaceRegion_mipmapLevel_withBytes_bytesPerRow_(MTL::Texture* self, MTL::Region region, NS::UInteger level, const void* pixelBytes, NS::UInteger bytesPerRow);
MTL::Resource* pewter_MTLTexture_rootResource(const MTL::Texture* self);
NS::UInteger pewter_MTLTexture_sampleCount(const MTL::Texture* self);
MTL::TextureSparseTier pewter_MTLTexture_sparseTextureTier(const MTL::Texture* self);
MTL::TextureSwizzleChannels pewter_MTLTexture_swizzle(const MTL::Texture* self);
NS::UInteger pewter_MTLTexture_tailSizeInBytes(const MTL::Texture* self);
MTL::TextureType pewter_MTLTexture_textureType(const MTL::Texture* self);
MTL::TextureUsage pewter_MTLTexture_usage(const MTL::Texture* self);
NS::UInteger pewter_MTLTexture_width(const MTL::Texture* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class SharedTextureHandle : public NS::Copying<SharedTextureHandle> {
 public:
  static MTL::SharedTextureHandle* alloc() { return pewter_MTLSharedTextureHandle_alloc(); }
  MTL::SharedTextureHandle* init() { return pewter_MTLSharedTextureHandle_init(this); }
  MTL::Device* device() const { return pewter_MTLSharedTextureHandle_device(this); }
  NS::String* label() const { return pewter_MTLSharedTextureHandle_label(this); }
};
class TextureDescriptor : public NS::Copying<TextureDescriptor> {
 public:
  static MTL::TextureDescriptor* alloc() { return pewter_MTLTextureDescriptor_alloc(); }
  static MTL::TextureDescriptor* texture2DDescriptor(MTL::PixelFormat pixelFormat, NS::UInteger width, NS::UInteger height, bool mipmapped) { return pewter_MTLTextureDescriptor_texture2DDescriptorWithPixelFormat_width_height_mipmapped_(pixelFormat, width, height, mipmapped); }
  static MTL::TextureDescriptor* textureBufferDescriptor(MTL::PixelFormat pixelFormat, NS::UInteger width, MTL::ResourceOptions resourceOptions, MTL::TextureUsage usage) { return pewter_MTLTextureDescriptor_textureBufferDescriptorWithPixelFormat_width_resourceOptions_usage_(pixelFormat, width, resourceOptions, usage); }
  static MTL::TextureDescriptor* textureCubeDescriptor(MTL::PixelFormat pixelFormat, NS::UInteger size, bool mipmapped) { return pewter_MTLTextureDescriptor_textureCubeDescriptorWithPixelFormat_size_mipmapped_(pixelFormat, size, mipmapped); }
  MTL::TextureDescriptor* init() { return pewter_MTLTextureDescriptor_init(this); }
  bool allowGPUOptimizedContents() const { return pewter_MTLTextureDescriptor_allowGPUOptimizedContents(this); }
  void setAllowGPUOptimizedContents(bool allowGPUOptimizedContents) { pewter_MTLTextureDescriptor_setAllowGPUOptimizedContents_(this, allowGPUOptimizedContents); }
  NS::UInteger arrayLength() const { return pewter_MTLTextureDescriptor_arrayLength(this); }
  void setArrayLength(NS::UInteger arrayLength) { pewter_MTLTextureDescriptor_setArrayLength_(this, arrayLength); }
  MTL::TextureCompressionType compressionType() const { return pewter_MTLTextureDescriptor_compressionType(this); }
  void setCompressionType(MTL::TextureCompressionType compressionType) { pewter_MTLTextureDescriptor_setCompressionType_(this, compressionType); }
  MTL::CPUCacheMode cpuCacheMode() const { return pewter_MTLTextureDescriptor_cpuCacheMode(this); }
  void setCpuCacheMode(MTL::CPUCacheMode cpuCacheMode) { pewter_MTLTextureDescriptor_setCpuCacheMode_(this, cpuCacheMode); }
  NS::UInteger depth() const { return pewter_MTLTextureDescriptor_depth(this); }
  void setDepth(NS::UInteger depth) { pewter_MTLTextureDescriptor_setDepth_(this, depth); }
  MTL::HazardTrackingMode hazardTrackingMode() const { return pewter_MTLTextureDescriptor_hazardTrackingMode(this); }
  void setHazardTrackingMode(MTL::HazardTrackingMode hazardTrackingMode) { pewter_MTLTextureDescriptor_setHazardTrackingMode_(this, hazardTrackingMode); }
  NS::UInteger height() const { return pewter_MTLTextureDescriptor_height(this); }
  void setHeight(NS::UInteger height) { pewter_MTLTextureDescriptor_setHeight_(this, height); }
  NS::UInteger mipmapLevelCount() const { return pewter_MTLTextureDescriptor_mipmapLevelCount(this); }
  void setMipmapLevelCount(NS::UInteger mipmapLevelCount) { pewter_MTLTextureDescriptor_setMipmapLevelCount_(this, mipmapLevelCount); }
  MTL::PixelFormat pixelFormat() const { return pewter_MTLTextureDescriptor_pixelFormat(this); }
  void setPixelFormat(MTL::PixelFormat pixelFormat) { pewter_MTLTextureDescriptor_setPixelFormat_(this, pixelFormat); }
  MTL::SparsePageSize placementSparsePageSize() const { return pewter_MTLTextureDescriptor_placementSparsePageSize(this); }
  void setPlacementSparsePageSize(MTL::SparsePageSize placementSparsePageSize) { pewter_MTLTextureDescriptor_setPlacementSparsePageSize_(this, placementSparsePageSize); }
  MTL::ResourceOptions resourceOptions() const { return pewter_MTLTextureDescriptor_resourceOptions(this); }
  void setResourceOptions(MTL::ResourceOptions resourceOptions) { pewter_MTLTextureDescriptor_setResourceOptions_(this, resourceOptions); }
  NS::UInteger sampleCount() const { return pewter_MTLTextureDescriptor_sampleCount(this); }
  void setSampleCount(NS::UInteger sampleCount) { pewter_MTLTextureDescriptor_setSampleCount_(this, sampleCount); }
  MTL::StorageMode storageMode() const { return pewter_MTLTextureDescriptor_storageMode(this); }
  void setStorageMode(MTL::StorageMode storageMode) { pewter_MTLTextureDescriptor_setStorageMode_(this, storageMode); }
  MTL::TextureSwizzleChannels swizzle() const { return pewter_MTLTextureDescriptor_swizzle(this); }
  void setSwizzle(MTL::TextureSwizzleChannels swizzle) { pewter_MTLTextureDescriptor_setSwizzle_(this, swizzle); }
  MTL::TextureType textureType() const { return pewter_MTLTextureDescriptor_textureType(this); }
  void setTextureType(MTL::TextureType textureType) { pewter_MTLTextureDescriptor_setTextureType_(this, textureType); }
  MTL::TextureUsage usage() const { return pewter_MTLTextureDescriptor_usage(this); }
  void setUsage(MTL::TextureUsage usage) { pewter_MTLTextureDescriptor_setUsage_(this, usage); }
  NS::UInteger width() const { return pewter_MTLTextureDescriptor_width(this); }
  void setWidth(NS::UInteger width) { pewter_MTLTextureDescriptor_setWidth_(this, width); }
};
class TextureViewDescriptor : public NS::Copying<TextureViewDescriptor> {
 public:
  static MTL::TextureViewDescriptor* alloc() { return pewter_MTLTextureViewDescriptor_alloc(); }
  MTL::TextureViewDescriptor* init() { return pewter_MTLTextureViewDescriptor_init(this); }
  NS::Range levelRange() const { return pewter_MTLTextureViewDescriptor_levelRange(this); }
  void setLevelRange(NS::Range levelRange) { pewter_MTLTextureViewDescriptor_setLevelRange_(this, levelRange); }
  MTL::PixelFormat pixelFormat() const { return pewter_MTLTextureViewDescriptor_pixelFormat(this); }
  void setPixelFormat(MTL::PixelFormat pixelFormat) { pewter_MTLTextureViewDescriptor_setPixelFormat_(this, pixelFormat); }
  NS::Range sliceRange() const { return pewter_MTLTextureViewDescriptor_sliceRange(this); }
  void setSliceRange(NS::Range sliceRange) { pewter_MTLTextureViewDescriptor_setSliceRange_(this, sliceRange); }
  MTL::TextureSwizzleChannels swizzle() const { return pewter_MTLTextureViewDescriptor_swizzle(this); }
  void setSwizzle(MTL::TextureSwizzleChannels swizzle) { pewter_MTLTextureViewDescriptor_setSwizzle_(this, swizzle); }
  MTL::TextureType textureType() const { return pewter_MTLTextureViewDescriptor_textureType(this); }
  void setTextureType(MTL::TextureType textureType) { pewter_MTLTextureViewDescriptor_setTextureType_(this, textureType); }
};
class Texture : public NS::Referencing<Texture, Resource> {
 public:
  bool allowGPUOptimizedContents() const { return pewter_MTLTexture_allowGPUOptimizedContents(this); }
  NS::UInteger arrayLength() const { return pewter_MTLTexture_arrayLength(this); }
  MTL::Buffer* buffer() const { return pewter_MTLTexture_buffer(this); }
  NS::UInteger bufferBytesPerRow() const { return pewter_MTLTexture_bufferBytesPerRow(this); }
  NS::UInteger bufferOffset() const { return pewter_MTLTexture_bufferOffset(this); }
  MTL::TextureCompressionType compressionType() const { return pewter_MTLTexture_compressionType(this); }
  NS::UInteger depth() const { return pewter_MTLTexture_depth(this); }
  NS::UInteger firstMipmapInTail() const { return pewter_MTLTexture_firstMipmapInTail(this); }
  bool framebufferOnly() const { return pewter_MTLTexture_isFramebufferOnly(this); }
  void getBytes(void* pixelBytes, NS::UInteger bytesPerRow, NS::UInteger bytesPerImage, MTL::Region region, NS::UInteger level, NS::UInteger slice) { pewter_MTLTexture_getBytes_bytesPerRow_bytesPerImage_fromRegion_mipmapLevel_slice_(this, pixelBytes, bytesPerRow, bytesPerImage, region, level, slice); }
  void getBytes(void* pixelBytes, NS::UInteger bytesPerRow, MTL::Region region, NS::UInteger level) { pewter_MTLTexture_getBytes_bytesPerRow_fromRegion_mipmapLevel_(this, pixelBytes, bytesPerRow, region, level); }
  MTL::ResourceID gpuResourceID() const { return pewter_MTLTexture_gpuResourceID(this); }
  NS::UInteger height() const { return pewter_MTLTexture_height(this); }
  IOSurfaceRef iosurface() const { return pewter_MTLTexture_iosurface(this); }
  NS::UInteger iosurfacePlane() const { return pewter_MTLTexture_iosurfacePlane(this); }
  bool isFramebufferOnly() const { return pewter_MTLTexture_isFramebufferOnly(this); }
  bool isShareable() const { return pewter_MTLTexture_isShareable(this); }
  bool isSparse() const { return pewter_MTLTexture_isSparse(this); }
  NS::UInteger mipmapLevelCount() const { return pewter_MTLTexture_mipmapLevelCount(this); }
  MTL::Texture* newRemoteTextureViewForDevice(const MTL::Device* device) { return pewter_MTLTexture_newRemoteTextureViewForDevice_(this, device); }
  MTL::SharedTextureHandle* newSharedTextureHandle() { return pewter_MTLTexture_newSharedTextureHandle(this); }
  MTL::Texture* newTextureView(MTL::PixelFormat pixelFormat) { return pewter_MTLTexture_newTextureViewWithPixelFormat_(this, pixelFormat); }
  MTL::Texture* newTextureView(MTL::PixelFormat pixelFormat, MTL::TextureType textureType, NS::Range levelRange, NS::Range sliceRange) { return pewter_MTLTexture_newTextureViewWithPixelFormat_textureType_levels_slices_(this, pixelFormat, textureType, levelRange, sliceRange); }
  MTL::Texture* newTextureView(const MTL::TextureViewDescriptor* descriptor) { return pewter_MTLTexture_newTextureViewWithDescriptor_(this, descriptor); }
  MTL::Texture* newTextureView(MTL::PixelFormat pixelFormat, MTL::TextureType textureType, NS::Range levelRange, NS::Range sliceRange, MTL::TextureSwizzleChannels swizzle) { return pewter_MTLTexture_newTextureViewWithPixelFormat_textureType_levels_slices_swizzle_(this, pixelFormat, textureType, levelRange, sliceRange, swizzle); }
  NS::UInteger parentRelativeLevel() const { return pewter_MTLTexture_parentRelativeLevel(this); }
  NS::UInteger parentRelativeSlice() const { return pewter_MTLTexture_parentRelativeSlice(this); }
  MTL::Texture* parentTexture() const { return pewter_MTLTexture_parentTexture(this); }
  MTL::PixelFormat pixelFormat() const { return pewter_MTLTexture_pixelFormat(this); }
  MTL::Texture* remoteStorageTexture() const { return pewter_MTLTexture_remoteStorageTexture(this); }
  void replaceRegion(MTL::Region region, NS::UInteger level, NS::UInteger slice, const void* pixelBytes, NS::UInteger bytesPerRow, NS::UInteger bytesPerImage) { pewter_MTLTexture_replaceRegion_mipmapLevel_slice_withBytes_bytesPerRow_bytesPerImage_(this, region, level, slice, pixelBytes, bytesPerRow, bytesPerImage); }
  void replaceRegion(MTL::Region region, NS::UInteger level, const void* pixelBytes, NS::UInteger bytesPerRow) { pewter_MTLTexture_replaceRegion_mipmapLevel_withBytes_bytesPerRow_(this, region, level, pixelBytes, bytesPerRow); }
  MTL::Resource* rootResource() const { return pewter_MTLTexture_rootResource(this); }
  NS::UInteger sampleCount() const { return pewter_MTLTexture_sampleCount(this); }
  bool shareable() const { return pewter_MTLTexture_isShareable(this); }
  MTL::TextureSparseTier sparseTextureTier() const { return pewter_MTLTexture_sparseTextureTier(this); }
  MTL::TextureSwizzleChannels swizzle() const { return pewter_MTLTexture_swizzle(this); }
  NS::UInteger tailSizeInBytes() const { return pewter_MTLTexture_tailSizeInBytes(this); }
  MTL::TextureType textureType() const { return pewter_MTLTexture_textureType(this); }
  MTL::TextureUsage usage() const { return pewter_MTLTexture_usage(this); }
  NS::UInteger width() const { return pewter_MTLTexture_width(this); }
};
}  // namespace MTL
#include "../Metal/MTLPixelFormat.hpp"
