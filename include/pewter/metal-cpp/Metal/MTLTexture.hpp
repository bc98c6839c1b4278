// Textures of one to three dimensions and arrays of them, each of one mipmap level.
#pragma once

#include "MTLPixelFormat.hpp"
#include "MTLResource.hpp"
#include "MTLTypes.hpp"

namespace MTL {

class Buffer;

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

using TextureUsage = NS::UInteger;
enum : TextureUsage {
  TextureUsageUnknown = 0,
  TextureUsageShaderRead = 1,
  TextureUsageShaderWrite = 2,
  TextureUsageRenderTarget = 4,
  TextureUsagePixelFormatView = 16,
  TextureUsageShaderAtomic = 32,
};

class TextureDescriptor : public NS::Copying<TextureDescriptor> {
 public:
  static TextureDescriptor* texture2DDescriptor(MTL::PixelFormat pixelFormat, NS::UInteger width,
                                                NS::UInteger height, bool mipmapped);
  static TextureDescriptor* textureCubeDescriptor(MTL::PixelFormat pixelFormat, NS::UInteger size,
                                                  bool mipmapped);
  static TextureDescriptor* textureBufferDescriptor(MTL::PixelFormat pixelFormat, NS::UInteger width,
                                                    MTL::ResourceOptions resourceOptions,
                                                    MTL::TextureUsage usage);
  static TextureDescriptor* alloc();
  virtual TextureDescriptor* init() = 0;

  virtual MTL::TextureType textureType() const = 0;
  virtual void setTextureType(MTL::TextureType textureType) = 0;
  virtual MTL::PixelFormat pixelFormat() const = 0;
  virtual void setPixelFormat(MTL::PixelFormat pixelFormat) = 0;
  virtual NS::UInteger width() const = 0;
  virtual void setWidth(NS::UInteger width) = 0;
  virtual NS::UInteger height() const = 0;
  virtual void setHeight(NS::UInteger height) = 0;
  virtual NS::UInteger depth() const = 0;
  virtual void setDepth(NS::UInteger depth) = 0;
  virtual NS::UInteger mipmapLevelCount() const = 0;
  virtual void setMipmapLevelCount(NS::UInteger mipmapLevelCount) = 0;
  virtual NS::UInteger sampleCount() const = 0;
  virtual void setSampleCount(NS::UInteger sampleCount) = 0;
  virtual NS::UInteger arrayLength() const = 0;
  virtual void setArrayLength(NS::UInteger arrayLength) = 0;
  virtual MTL::ResourceOptions resourceOptions() const = 0;
  virtual void setResourceOptions(MTL::ResourceOptions resourceOptions) = 0;
  virtual MTL::TextureUsage usage() const = 0;
  virtual void setUsage(MTL::TextureUsage usage) = 0;

  MTL::CPUCacheMode cpuCacheMode() const { return static_cast<MTL::CPUCacheMode>(resourceOptions() & 15); }
  void setCpuCacheMode(MTL::CPUCacheMode mode) { setResourceOptions((resourceOptions() & ~15ul) | mode); }
  MTL::StorageMode storageMode() const { return static_cast<MTL::StorageMode>(resourceOptions() >> 4 & 15); }
  void setStorageMode(MTL::StorageMode mode) { setResourceOptions((resourceOptions() & ~240ul) | mode << 4); }
  MTL::HazardTrackingMode hazardTrackingMode() const {
    return static_cast<MTL::HazardTrackingMode>(resourceOptions() >> 8 & 3);
  }
  void setHazardTrackingMode(MTL::HazardTrackingMode mode) {
    setResourceOptions((resourceOptions() & ~768ul) | mode << 8);
  }
};

class Texture : public NS::Referencing<Texture, Resource> {
 public:
  virtual MTL::TextureType textureType() const = 0;
  virtual MTL::PixelFormat pixelFormat() const = 0;
  virtual NS::UInteger width() const = 0;
  virtual NS::UInteger height() const = 0;
  virtual NS::UInteger depth() const = 0;
  virtual NS::UInteger mipmapLevelCount() const = 0;
  virtual NS::UInteger sampleCount() const = 0;
  virtual NS::UInteger arrayLength() const = 0;
  virtual MTL::TextureUsage usage() const = 0;
  virtual bool isShareable() const = 0;
  virtual bool isFramebufferOnly() const = 0;
  /// The buffer that has the pixels, if one has.
  virtual class Buffer* buffer() const = 0;
  virtual NS::UInteger bufferOffset() const = 0;
  virtual NS::UInteger bufferBytesPerRow() const = 0;

  /// Pixels out of a region; it must lie within the texture, which pewter::error says otherwise.
  virtual void getBytes(void* pixelBytes, NS::UInteger bytesPerRow, NS::UInteger bytesPerImage,
                        MTL::Region region, NS::UInteger level, NS::UInteger slice) = 0;
  virtual void getBytes(void* pixelBytes, NS::UInteger bytesPerRow, MTL::Region region,
                        NS::UInteger level) = 0;
  virtual void replaceRegion(MTL::Region region, NS::UInteger level, NS::UInteger slice,
                             const void* pixelBytes, NS::UInteger bytesPerRow,
                             NS::UInteger bytesPerImage) = 0;
  virtual void replaceRegion(MTL::Region region, NS::UInteger level, const void* pixelBytes,
                             NS::UInteger bytesPerRow) = 0;
  /// The same pixels in another format of the same size; nullptr if its size is another.
  virtual Texture* newTextureView(MTL::PixelFormat pixelFormat) = 0;
  virtual MTL::ResourceID gpuResourceID() const = 0;
};

}  // namespace MTL
