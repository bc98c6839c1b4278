// One piece of memory that buffers and textures are taken from.
#pragma once

#include "MTLResource.hpp"

namespace MTL {

class Buffer;
class Texture;
class TextureDescriptor;

enum HeapType : NS::Integer { HeapTypeAutomatic = 0, HeapTypePlacement = 1, HeapTypeSparse = 2 };

class HeapDescriptor : public NS::Copying<HeapDescriptor> {
 public:
  static HeapDescriptor* alloc();
  virtual HeapDescriptor* init() = 0;

  virtual NS::UInteger size() const = 0;
  virtual void setSize(NS::UInteger size) = 0;
  virtual HeapType type() const = 0;
  virtual void setType(HeapType type) = 0;
  virtual MTL::ResourceOptions resourceOptions() const = 0;
  virtual void setResourceOptions(MTL::ResourceOptions resourceOptions) = 0;

  MTL::StorageMode storageMode() const { return static_cast<MTL::StorageMode>(resourceOptions() >> 4 & 15); }
  void setStorageMode(MTL::StorageMode mode) { setResourceOptions((resourceOptions() & ~240ul) | mode << 4); }
  MTL::CPUCacheMode cpuCacheMode() const { return static_cast<MTL::CPUCacheMode>(resourceOptions() & 15); }
  void setCpuCacheMode(MTL::CPUCacheMode mode) { setResourceOptions((resourceOptions() & ~15ul) | mode); }
  MTL::HazardTrackingMode hazardTrackingMode() const {
    return static_cast<MTL::HazardTrackingMode>(resourceOptions() >> 8 & 3);
  }
  void setHazardTrackingMode(MTL::HazardTrackingMode mode) {
    setResourceOptions((resourceOptions() & ~768ul) | mode << 8);
  }
};

class Heap : public NS::Referencing<Heap> {
 public:
  virtual NS::String* label() const = 0;
  virtual void setLabel(const NS::String* label) = 0;
  virtual class Device* device() const = 0;
  virtual HeapType type() const = 0;
  virtual MTL::ResourceOptions resourceOptions() const = 0;
  virtual NS::UInteger size() const = 0;
  virtual NS::UInteger usedSize() const = 0;
  virtual NS::UInteger currentAllocatedSize() const = 0;
  /// The longest resource of this alignment that there is room for.
  virtual NS::UInteger maxAvailableSize(NS::UInteger alignment) const = 0;
  /// nullptr where there is no room.
  virtual Buffer* newBuffer(NS::UInteger length, MTL::ResourceOptions options) = 0;
  /// At an offset, of a heap of type placement; overlaps are the caller's.
  virtual Buffer* newBuffer(NS::UInteger length, MTL::ResourceOptions options, NS::UInteger offset) = 0;
  virtual Texture* newTexture(const TextureDescriptor* descriptor) = 0;
  virtual Texture* newTexture(const TextureDescriptor* descriptor, NS::UInteger offset) = 0;
  virtual PurgeableState setPurgeableState(PurgeableState state) = 0;

  MTL::StorageMode storageMode() const { return static_cast<MTL::StorageMode>(resourceOptions() >> 4 & 15); }
};

}  // namespace MTL
