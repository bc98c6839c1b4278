// Generated from kernels/metal/interface/Metal/MTLHeap.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTLAllocation.hpp"

namespace MTL {
class AccelerationStructure;
class AccelerationStructureDescriptor;
class Allocation;
class Buffer;
enum CPUCacheMode : NS::UInteger;
class Device;
enum HazardTrackingMode : NS::UInteger;
class Heap;
class HeapDescriptor;
enum PurgeableState : NS::UInteger;
using ResourceOptions = NS::UInteger;
enum SparsePageSize : NS::Integer;
enum StorageMode : NS::UInteger;
class Texture;
class TextureDescriptor;
}
namespace NS {
class String;
}
namespace MTL {
enum HeapType : NS::Integer {
  HeapTypeAutomatic = 0,
  HeapTypePlacement = 1,
  HeapTypeSparse = 2,
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::HeapDescriptor* pewter_MTLHeapDescriptor_alloc();
MTL::HeapDescriptor* pewter_MTLHeapDescriptor_init(MTL::HeapDescriptor* self);
MTL::CPUCacheMode pewter_MTLHeapDescriptor_cpuCacheMode(const MTL::HeapDescriptor* self);
void pewter_MTLHeapDescriptor_setCpuCacheMode_(MTL::HeapDescriptor* self, MTL::CPUCacheMode cpuCacheMode);
MTL::HazardTrackingMode pewter_MTLHeapDescriptor_hazardTrackingMode(const MTL::HeapDescriptor* self);
void pewter_MTLHeapDescriptor_setHazardTrackingMode_(MTL::HeapDescriptor* self, MTL::HazardTrackingMode hazardTrackingMode);
MTL::SparsePageSize pewter_MTLHeapDescriptor_maxCompatiblePlacementSparsePageSize(const MTL::HeapDescriptor* self);
void pewter_MTLHeapDescriptor_setMaxCompatiblePlacementSparsePageSize_(MTL::HeapDescriptor* self, MTL::SparsePageSize maxCompatiblePlacementSparsePageSize);
MTL::ResourceOptions pewter_MTLHeapDescriptor_resourceOptions(const MTL::HeapDescriptor* self);
void pewter_MTLHeapDescriptor_setResourceOptions_(MTL::HeapDescriptor* self, MTL::ResourceOptions resourceOptions);
NS::UInteger pewter_MTLHeapDescriptor_size(const MTL::HeapDescriptor* self);
void pewter_MTLHeapDescriptor_setSize_(MTL::HeapDescriptor* self, NS::UInteger size);
MTL::SparsePageSize pewter_MTLHeapDescriptor_sparsePageSize(const MTL::HeapDescriptor* self);
void pewter_MTLHeapDescriptor_setSparsePageSize_(MTL::HeapDescriptor* self, MTL::SparsePageSize sparsePageSize);
MTL::StorageMode pewter_MTLHeapDescriptor_storageMode(const MTL::HeapDescriptor* self);
void pewter_MTLHeapDescriptor_setStorageMode_(MTL::HeapDescriptor* self, MTL::StorageMode storageMode);
MTL::HeapType pewter_MTLHeapDescriptor_type(const MTL::HeapDescriptor* self);
void pewter_MTLHeapDescriptor_setType_(MTL::HeapDescriptor* self, MTL::HeapType type);
NS::String* pewter_MTLHeap_label(const MTL::Heap* self);
void pewter_MTLHeap_setLabel_(MTL::Heap* self, const NS::String* label);
MTL::CPUCacheMode pewter_MTLHeap_cpuCacheMode(const MTL::Heap* self);
NS::UInteger pewter_MTLHeap_currentAllocatedSize(const MTL::Heap* self);
MTL::Device* pewter_MTLHeap_device(const MTL::Heap* self);
MTL::HazardTrackingMode pewter_MTLHeap_hazardTrackingMode(const MTL::Heap* self);
NS::UInteger pewter_MTLHeap_maxAvailableSizeWithAlignment_(MTL::Heap* self, NS::UInteger alignment);
MTL::AccelerationStructure* pewter_MTLHeap_newAccelerationStructureWithSize_(MTL::Heap* self, NS::UInteger size);
MTL::AccelerationStructure* pewter_MTLHeap_newAccelerationStructureWithDescriptor_(MTL::Heap* self, const MTL::AccelerationStructureDescriptor* descriptor);
MTL::AccelerationStructure* pewter_MTLHeap_newAccelerationStructureWithSize_offset_(MTL::Heap* self, NS::UInteger size, NS::UInteger offset);
MTL::AccelerationStructure* pewter_MTLHeap_newAccelerationStructureWithDescriptor_offset_(MTL::Heap* self, const MTL::AccelerationStructureDescriptor* descriptor, NS::UInteger offset);
MTL::Buffer* pewter_MTLHeap_newBufferWithLength_options_(MTL::Heap* self, NS::UInteger length, MTL::ResourceOptions options);
MTL::Buffer* pewter_MTLHeap_newBufferWithLength_options_offset_(MTL::Heap* self, NS::UInteger length, MTL::ResourceOptions options, NS::UInteger offset);
MTL::Texture* pewter_MTLHeap_newTextureWithDescriptor_(MTL::Heap* self, const MTL::TextureDescriptor* descriptor);
MTL::Texture* pewter_MTLHeap_newTextureWithDescriptor_offset_(MTL::Heap* self, const MTL::TextureDescriptor* descriptor, NS::UInteger offset);
MTL::ResourceOptions pewter_MTLHeap_resourceOptions(const MTL::Heap* self);
MTL::PurgeableState pewter_MTLHeap_setPurgeableState_(MTL::Heap* self, MTL::PurgeableState state);
NS::UInteger pewter_MTLHeap_size(const MTL::Heap* self);
MTL::StorageMode pewter_MTLHeap_storageMode(const MTL::Heap* self);
MTL::HeapType pewter_MTLHeap_type(const MTL::Heap* self);
NS::UInteger pewter_MTLHeap_usedSize(const MTL::Heap* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class HeapDescriptor : public NS::Copying<HeapDescriptor> {
 public:
  static MTL::HeapDescriptor* alloc() { return pewter_MTLHeapDescriptor_alloc(); }
  MTL::HeapDescriptor* init() { return pewter_MTLHeapDescriptor_init(this); }
  MTL::CPUCacheMode cpuCacheMode() const { return pewter_MTLHeapDescriptor_cpuCacheMode(this); }
  void setCpuCacheMode(MTL::CPUCacheMode cpuCacheMode) { pewter_MTLHeapDescriptor_setCpuCacheMode_(this, cpuCacheMode); }
  MTL::HazardTrackingMode hazardTrackingMode() const { return pewter_MTLHeapDescriptor_hazardTrackingMode(this); }
  void setHazardTrackingMode(MTL::HazardTrackingMode hazardTrackingMode) { pewter_MTLHeapDescriptor_setHazardTrackingMode_(this, hazardTrackingMode); }
  MTL::SparsePageSize maxCompatiblePlacementSparsePageSize() const { return pewter_MTLHeapDescriptor_maxCompatiblePlacementSparsePageSize(this); }
  void setMaxCompatiblePlacementSparsePageSize(MTL::SparsePageSize maxCompatiblePlacementSparsePageSize) { pewter_MTLHeapDescriptor_setMaxCompatiblePlacementSparsePageSize_(this, maxCompatiblePlacementSparsePageSize); }
  MTL::ResourceOptions resourceOptions() const { return pewter_MTLHeapDescriptor_resourceOptions(this); }
  void setResourceOptions(MTL::ResourceOptions resourceOptions) { pewter_MTLHeapDescriptor_setResourceOptions_(this, resourceOptions); }
  NS::UInteger size() const { return pewter_MTLHeapDescriptor_size(this); }
  void setSize(NS::UInteger size) { pewter_MTLHeapDescriptor_setSize_(this, size); }
  MTL::SparsePageSize sparsePageSize() const { return pewter_MTLHeapDescriptor_sparsePageSize(this); }
  void setSparsePageSize(MTL::SparsePageSize sparsePageSize) { pewter_MTLHeapDescriptor_setSparsePageSize_(this, sparsePageSize); }
  MTL::StorageMode storageMode() const { return pewter_MTLHeapDescriptor_storageMode(this); }
  void setStorageMode(MTL::StorageMode storageMode) { pewter_MTLHeapDescriptor_setStorageMode_(this, storageMode); }
  MTL::HeapType type() const { return pewter_MTLHeapDescriptor_type(this); }
  void setType(MTL::HeapType type) { pewter_MTLHeapDescriptor_setType_(this, type); }
};
class Heap : public NS::Referencing<Heap, Allocation> {
 public:
  NS::String* label() const { return pewter_MTLHeap_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLHeap_setLabel_(this, label); }
  MTL::CPUCacheMode cpuCacheMode() const { return pewter_MTLHeap_cpuCacheMode(this); }
  NS::UInteger currentAllocatedSize() const { return pewter_MTLHeap_currentAllocatedSize(this); }
  MTL::Device* device() const { return pewter_MTLHeap_device(this); }
  MTL::HazardTrackingMode hazardTrackingMode() const { return pewter_MTLHeap_hazardTrackingMode(this); }
  NS::UInteger maxAvailableSize(NS::UInteger alignment) { return pewter_MTLHeap_maxAvailableSizeWithAlignment_(this, alignment); }
  MTL::AccelerationStructure* newAccelerationStructure(NS::UInteger size) { return pewter_MTLHeap_newAccelerationStructureWithSize_(this, size); }
  MTL::AccelerationStructure* newAccelerationStructure(const MTL::AccelerationStructureDescriptor* descriptor) { return pewter_MTLHeap_newAccelerationStructureWithDescriptor_(this, descriptor); }
  MTL::AccelerationStructure* newAccelerationStructure(NS::UInteger size, NS::UInteger offset) { return pewter_MTLHeap_newAccelerationStructureWithSize_offset_(this, size, offset); }
  MTL::AccelerationStructure* newAccelerationStructure(const MTL::AccelerationStructureDescriptor* descriptor, NS::UInteger offset) { return pewter_MTLHeap_newAccelerationStructureWithDescriptor_offset_(this, descriptor, offset); }
  MTL::Buffer* newBuffer(NS::UInteger length, MTL::ResourceOptions options) { return pewter_MTLHeap_newBufferWithLength_options_(this, length, options); }
  MTL::Buffer* newBuffer(NS::UInteger length, MTL::ResourceOptions options, NS::UInteger offset) { return pewter_MTLHeap_newBufferWithLength_options_offset_(this, length, options, offset); }
  MTL::Texture* newTexture(const MTL::TextureDescriptor* descriptor) { return pewter_MTLHeap_newTextureWithDescriptor_(this, descriptor); }
  MTL::Texture* newTexture(const MTL::TextureDescriptor* descriptor, NS::UInteger offset) { return pewter_MTLHeap_newTextureWithDescriptor_offset_(this, descriptor, offset); }
  MTL::ResourceOptions resourceOptions() const { return pewter_MTLHeap_resourceOptions(this); }
  MTL::PurgeableState setPurgeableState(MTL::PurgeableState state) { return pewter_MTLHeap_setPurgeableState_(this, state); }
  NS::UInteger size() const { return pewter_MTLHeap_size(this); }
  MTL::StorageMode storageMode() const { return pewter_MTLHeap_storageMode(this); }
  MTL::HeapType type() const { return pewter_MTLHeap_type(this); }
  NS::UInteger usedSize() const { return pewter_MTLHeap_usedSize(this); }
};
}  // namespace MTL
#include "../Metal/MTLResource.hpp"
